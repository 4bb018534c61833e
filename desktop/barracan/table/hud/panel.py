"""The side panel of a table, made when it is first opened."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsScene

from barracan.model.cards import Code
from barracan.model.offers import LadderDraft, LadderRoom
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table import layers
from barracan.table.cards.faces import Faces
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.buttons import find_button, pressables_of
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import Theme

if TYPE_CHECKING:
    from barracan.table.hud.base import HudItem
    from barracan.table.hud.buttons import ButtonItem
    from barracan.table.hud.side_panel import BuilderPage, SidePanel
    from barracan.table.hud.tray_page import TrayPage

_ALWAYS_OPEN: Final = 1600


class Panel(QObject):
    """Opens, closes and fills the panel.

    Signals:
        pressed: a button's name.
        changed: the panel was opened, closed or turned to another page.
        place_pressed: a place of the tray or the builder was pressed.
        draft_returned: the cross of a draft; its number.
        clause_pressed: a clause was asked for.
        ladder_changed: the builder's ladder as the person wants it.
        rects_changed: cards on the panel must be laid again.
        move_pressed: a past move of the list was pressed; its number.
        built_chosen: the builder shows something else.
    """

    pressed = Signal(str)
    changed = Signal()
    place_pressed = Signal(str)
    draft_returned = Signal(int)
    clause_pressed = Signal(str)
    ladder_changed = Signal(object)
    rects_changed = Signal()
    move_pressed = Signal(int)
    built_chosen = Signal()

    def __init__(
        self, scene: QGraphicsScene, theme: Theme, faces: Faces, make_builder: "Callable[[HudItem], BuilderPage]"
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._theme = theme
        self._faces = faces
        self._make_builder = make_builder
        self._tray: TraySnapshot | None = None
        self._wanted: bool | None = None
        self._without_tray: bool | None = None
        """What is wanted where tray and builder are not."""
        self._beside = False
        self.over = ""
        """The page that lies over the table, which does not make room for it; empty while none does."""
        self._pages: tuple[str, ...] = (GAME,)
        self.item: SidePanel | None = None
        self.ask_room: Callable[[LadderDraft], LadderRoom] = lambda _: LadderRoom()

    @property
    def page(self) -> str:
        """The page that can be seen; empty while the panel is closed."""
        return self.item.current if self.item is not None and self.item.isVisible() else ""

    @property
    def main(self) -> "ButtonItem | None":
        """The button that lays the drafts, where it can be seen and pressed."""
        page = self.item.pages()[self.page] if self.item is not None and self.page in (TRAY, LADDER) else None
        return find_button(page, "lay")

    def status(self, picked: Sequence[Code]) -> str:
        """What the builder, where it is shown, says of what may be done now with what is chosen of the hand."""
        builder = self.item.builder if self.item is not None and self.page == LADDER else None
        return builder.status(picked) if builder is not None else ""

    def prepare(self) -> None:
        """Make the panel, while there is time, so that it opens at once."""
        if self.item is None:
            self._side_panel().hide()

    def panel_open(self, width: float) -> bool:
        """Whether the panel is open in a window of this width: as the person wants it, else where there is room."""
        return width >= _ALWAYS_OPEN if self._wanted is None else self._wanted

    def open_page(self, page: str) -> None:
        """Open the panel at this page, if the game has it; the table is not laid again for tray and builder."""
        if page not in self._pages:
            return
        if LADDER in self._pages:
            self.over = "" if page == GAME or (page == TRAY and self._beside) else page
            self._wanted = True if page == GAME else self._wanted
        else:
            if page == GAME:
                self._without_tray = True
            elif not self.page:
                self._without_tray = self._wanted
            self._wanted = True
        self._side_panel().show_tab(page)
        self.changed.emit()

    def close(self) -> None:
        """Close the panel, or only what lies over the table."""
        if self.over:
            self.over = ""
            self._side_panel().show_tab(GAME)
        else:
            self._wanted = False
        self.changed.emit()

    def toggle_page(self, page: str) -> None:
        """Open this page, or close it where it is open; a panel that is always there goes back to the game."""
        if self.page != page:
            self.open_page(page)
        elif self._scene.width() >= _ALWAYS_OPEN and not self.over:
            self._side_panel().show_tab(GAME)
        else:
            self.close()

    def put_away(self) -> None:
        """Tray and builder are done with: what was there before them is there again."""
        if self.over:
            self.close()
        elif self.page in (TRAY, LADDER):
            before = self._wanted
            self._wanted = self._without_tray if LADDER not in self._pages else self._wanted
            self._side_panel().show_tab(GAME)
            if self._wanted != before:  # the table gets its room back
                self.changed.emit()

    def open_for(self, content: TraySnapshot) -> None:
        """Open the page on which the newest draft lies."""
        page = LADDER if content.drafts[-1].ladder is not None else TRAY
        if self.page not in (page, LADDER):
            self.open_page(page)

    def lay_faces(self) -> None:
        """Other faces have come: lay those of the ladder builder so that their indices show."""
        if self.item is not None and self.item.builder is not None:
            self.item.builder.lay_cards()

    def place(self, layout: Layout) -> None:
        """Put the panel where the layout has room for it."""
        self._beside = layout.beside is not None
        if layout.panel is None:
            if self.item is not None:
                self.item.hide()
            return
        panel = self._side_panel()
        if (panel.s, panel.ts) != (layout.scale, layout.text_scale):
            panel.set_scale(layout.scale, layout.text_scale)
        panel.set_closable(layout.drawer or layout.width < _ALWAYS_OPEN, tabbed=not self.over)
        panel.set_rect(layout.panel)
        panel.show()

    def show_view(self, view: SeatView, people: People, moves: Sequence[tuple[int, Text]]) -> None:
        """Fill the pages with what this view tells."""
        self._pages = pages_of(view)
        if self.item is not None:
            panel = self._side_panel()
            panel.offer_pages(self._pages)
            panel.show_game(view, people, moves)
            self._show_builder(view, people)

    def show_tray(self, content: TraySnapshot, view: SeatView, people: People) -> None:
        """Show the drafts, and the ladders among them in the builder."""
        self._tray = content
        if self.item is not None:
            taken = content.taken.card if content.taken is not None else None
            self.item.tray.show_tray(content.drafts, content.verdict, taken)
            self._show_builder(view, people)

    def put_in_builder(self, place: str, codes: Sequence[str]) -> None:
        """Put cards at a place of the ladder builder."""
        if self.item is not None and self.item.builder is not None and codes:
            self.item.builder.put(place, codes)

    def places(self) -> Mapping[str, QRectF]:
        """The places on the panel that take cards, with their rects."""
        return self.item.places() if self.item is not None else {}

    def contents(self) -> list[QRectF]:
        """What is to be seen of a builder that lies over the table, on the scene; empty where none does."""
        builder = self.item.builder if self.item is not None and self.over == LADDER else None
        return builder.contents() if builder is not None else []

    def presses(self) -> list[QRectF]:
        """Where on the scene a builder that lies over the table can be pressed."""
        if self.item is None or self.over != LADDER:
            return []
        return [each.on_scene(each.area()) for each in pressables_of(self.item) if each.isVisible()]

    def draft_rects(self, number: int) -> list[QRectF]:
        """Where the cards of a draft lie; empty while they cannot be seen."""
        return self.item.tray.draft_card_rects(number) if self.item is not None and self.item.isVisible() else []

    def light(self, lit: bool, held: Sequence[Code]) -> None:
        """Light the places of the tray, and those of the builder while these hand cards are chosen."""
        if self.item is not None:
            self.item.tray.set_lit(tuple(self.item.tray.places()) if lit else ())
            if self.item.builder is not None:
                self.item.builder.set_holding(held)

    def show_fitting(self, item: QGraphicsItem | None) -> frozenset[str]:
        """Light the builder's places; returns the cards of the hand that fit at this one, else those at any."""
        builder = self.item.builder if self.item is not None else None
        name = item.objectName() if isinstance(item, QGraphicsObject) else ""
        return builder.show_fitting(name) if builder is not None else frozenset()

    def holds(self, item: QGraphicsItem) -> bool:
        """Whether an item is part of the panel."""
        return self.item is not None and (item is self.item or self.item.isAncestorOf(item))

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        if self.item is not None:
            self.item.set_theme(theme)

    def _side_panel(self) -> "SidePanel":
        if self.item is None:
            from barracan.table.hud.side_panel import SidePanel

            self.item = SidePanel()
            self.item.setZValue(layers.PANEL)
            self.item.set_theme(self._theme)
            self._scene.addItem(self.item)
            self._connect(self.item)
        if LADDER in self._pages and self.item.builder is None:
            builder = self._make_builder(self.item)
            self._connect_builder(builder)
            self.item.add_builder(builder)
        return self.item

    def _connect(self, panel: "SidePanel") -> None:
        panel.tabs.chosen.connect(self.open_page)
        panel.tray.ladder_opened.connect(self._open_ladder)
        panel.closed.connect(self.close)
        panel.game.move_pressed.connect(self.move_pressed)
        panel.tray.moved.connect(self.rects_changed)
        panel.tray.draft_returned.connect(self.draft_returned)
        panel.tray.clear_pressed.connect(lambda: self.pressed.emit("clear"))
        self._connect_page(panel.tray)

    def _open_ladder(self, number: int) -> None:
        if self.item is not None and self.item.builder is not None:
            self.item.builder.choose(number)
            self.open_page(LADDER)

    def _connect_builder(self, builder: "BuilderPage") -> None:
        builder.set_faces(self._faces)
        builder.ask_room = self.ask_room
        builder.ladder_changed.connect(self.ladder_changed)
        builder.chosen.connect(lambda _: self.built_chosen.emit())
        builder.left.connect(lambda: self.draft_returned.emit(0))
        builder.arrange_pressed.connect(lambda number: self.pressed.emit("arrange:" + str(number)))
        self._connect_page(builder)

    def _connect_page(self, page: "TrayPage | BuilderPage") -> None:
        page.place_pressed.connect(self.place_pressed)
        page.lay_pressed.connect(self._lay)
        page.clause_pressed.connect(self.clause_pressed)

    def _lay(self, index: int) -> None:
        """The first button lays the tray, the others lay it in another way."""
        self.pressed.emit("lay" if index == 0 else "lay:" + str(index))

    def _show_builder(self, view: SeatView, people: People) -> None:
        if LADDER in pages_of(view) and self.item is not None and self.item.builder is not None:
            self.item.builder.show_tray(view, people, self._tray)


def pages_of(view: SeatView) -> tuple[str, ...]:
    """The pages of the panel that this game has a use for."""
    pages = (GAME, TRAY) if view.has_tray() else (GAME,)
    return (*pages, LADDER) if view.builds_ladders() else pages
