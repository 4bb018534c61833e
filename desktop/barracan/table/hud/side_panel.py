"""The side panel with its tabs Game and Meld tray, and a builder's where the game has one; also as a drawer."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.model.cards import Code
from barracan.model.offers import LadderDraft, LadderRoom
from barracan.model.text import Text
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.cards.faces import Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import GAME, LADDER, TRAY
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.hud.chips import SegmentsItem
from barracan.table.hud.game_content import NO_SUMMARY, SideSummary, game_content
from barracan.table.hud.game_page import GamePage
from barracan.table.hud.people import People
from barracan.table.hud.tray_page import TrayPage
from barracan.table.painting import draw_panel
from barracan.table.themes import panel_part
from barracan.table.translation import common

_LOW: Final = 240.0
"""Under this height a drawer spares what it can."""


class BuilderPage(HudItem):
    """The page of a builder; the game that has one derives its own from this.

    Signals:
        ladder_changed: carries the LadderDraft that the person wants.
        place_pressed: a place was pressed while no card of the builder is selected; carries its name.
        chosen: something else is being built; carries its number.
        left: the card taken along stays on its pile.
        arrange_pressed: the best ladder out of the hand is asked for; carries the number of the ladder shown.
        lay_pressed, clause_pressed: as on the tray page.

    Attributes:
        ask_room: answers what of the hand could come into a ladder.
    """

    ask_room: Callable[[LadderDraft], LadderRoom] = staticmethod(lambda _: LadderRoom())

    ladder_changed = Signal(object)
    place_pressed = Signal(str)
    chosen = Signal(int)
    left = Signal()
    arrange_pressed = Signal(int)
    lay_pressed = Signal(int)
    clause_pressed = Signal(str)

    def title(self) -> str:
        """The word on its tab."""
        return ""

    def status(self, picked: Sequence[Code]) -> str:
        """What may be done here now with what is chosen of the hand, for the line under the table."""
        return ""

    def summary(self, view: SeatView) -> SideSummary:
        """What the first page says of the viewer's side beside its points."""
        return SideSummary()

    def set_faces(self, faces: Faces) -> None:
        """Take card faces from here."""

    def set_corner(self, width: float) -> None:
        """Leave so much of the upper right corner to what closes the page."""

    def lay_cards(self) -> None:
        """Lay the cards so that the indices of the faces they have now can be read."""

    def show_tray(self, view: SeatView, people: People, tray: TraySnapshot | None) -> None:
        """Show what lies on the table, and what is being built of it in the tray."""

    def renew(self) -> None:
        """Show what it was told while it could not be seen."""

    def choose(self, number: int) -> None:
        """Show what bears this number."""

    def put(self, place: str, cards: Sequence[Code]) -> None:
        """Ask for these cards at one of the builder's places."""

    def set_holding(self, held: Sequence[Code]) -> None:
        """Light the places while these cards are held or selected elsewhere."""

    def show_fitting(self, place: str) -> frozenset[Code]:
        """Light the places; returns the cards of the hand that fit at one of them, else those that fit anywhere."""
        return frozenset()

    def places(self) -> dict[str, QRectF]:
        """The visible places with their rects in the scene; none while the page is not shown."""
        return {}

    def contents(self) -> list[QRectF]:
        """Where on the scene there is something to be seen; what lies over the page keeps off it."""
        return [self.on_scene(self.area())]


class SidePanel(HudItem):
    """The panel; its pages ``game``, ``tray`` and ``builder`` show themselves and have their own signals.

    ``set_rect`` makes it a panel or, wide and low, a drawer. ``show_tab`` turns to a page; who hears of a chosen tab
    decides whether it may.

    Signals:
        closed: the cross of a drawer was pressed.
    """

    closed = Signal()

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("side_panel", parent)
        self.tabs = SegmentsItem("tab", self)
        self.game = GamePage(self)
        self.tray = TrayPage(self)
        self.builder: BuilderPage | None = None
        self.cross = ButtonItem(ButtonContent("close_panel", common("Close"), icon="clear", look=Look.SIGN), self)
        self.cross.pressed.connect(lambda _: self.closed.emit())
        self.cross.hide()
        self.current = ""
        self.offered: tuple[str, ...] = (GAME, TRAY)
        self.show_tab(GAME)

    def spoken_name(self) -> str:
        return QCoreApplication.translate("Spoken", "side panel")

    def show_tab(self, name: str) -> None:
        """Turn to this page."""
        titles = {GAME: common("Game"), TRAY: common("Meld tray")}
        if self.builder is not None:
            titles[LADDER] = self.builder.title()
        words = [(key, titles[key]) for key in self.offered]
        self.tabs.show_choices(words, name)
        for key, page in self.pages().items():
            page.setVisible(key == name)
        if self.builder is not None and name == LADDER:
            self.builder.renew()
        if name != self.current:
            self.current = name
            self.tray.moved.emit()

    def show_game(self, view: SeatView, people: People, moves: Sequence[tuple[int, Text]]) -> None:
        """Show the match, its last moves and what else the first page has of this view."""
        summary = self.builder.summary(view) if self.builder is not None and LADDER in self.offered else NO_SUMMARY
        self.game.show_game(game_content(view, people, moves, summary))

    def add_builder(self, builder: BuilderPage) -> None:
        """Offer this page too."""
        self.builder = builder
        builder.hide()
        self.offer_pages((*self.offered, LADDER))
        self.arrange()

    def offer_pages(self, names: tuple[str, ...]) -> None:
        """Offer these pages and no others."""
        if names != self.offered:
            self.offered = names
            self.show_tab(self.current if self.current in names else GAME)

    def set_closable(self, closable: bool, *, tabbed: bool = True) -> None:
        """Show what closes the panel, as a drawer has it; one that is not *tabbed* holds one page alone."""
        sign = ButtonContent("close_panel", common("Close"), icon="clear", look=Look.SIGN)
        alone = ButtonContent("close_panel", common("Close"), "Esc")
        self.cross.show_button(alone if not tabbed and self.current == LADDER else sign)
        self.cross.setVisible(closable)
        self.tabs.setVisible(tabbed)
        self.arrange()

    def pages(self) -> dict[str, HudItem]:
        """The pages by name."""
        pages: dict[str, HudItem] = {GAME: self.game, TRAY: self.tray}
        return pages if self.builder is None else {**pages, LADDER: self.builder}

    def places(self) -> dict[str, QRectF]:
        """Where cards may be dropped on the page that is shown, by name, in the scene."""
        if not self.isVisible():
            return {}
        return {**self.tray.places(), **(self.builder.places() if self.builder is not None else {})}

    def arrange(self) -> None:
        """Place tabs and pages; a low panel has narrower tabs at the left."""
        area = self.area()
        if area.isEmpty():
            return
        pad = round(10 * self.ts) if area.height() > _LOW * self.ts else 8
        worded = self.cross.content.look is not Look.SIGN
        high, cross = round(38 * self.ts), round(self.cross.natural_width() if worded else 32 * self.ts)
        room = area.width() - 2 * pad - (cross + 4 if self.cross.isVisibleTo(self) else 0)
        self.tabs.set_rect(QRectF(pad, pad, min(room, 480 * self.ts), high))
        tall = round(32 * self.ts)
        y = pad if worded else pad + (high - tall) / 2
        self.cross.set_rect(QRectF(area.width() - pad - cross, y, cross, tall))
        tabbed = self.tabs.isVisibleTo(self)
        top = pad + high + round(12 * self.ts) if tabbed else pad
        if self.builder is not None:
            self.builder.set_corner(0.0 if tabbed else cross + 8.0)
        for page in self.pages().values():
            inset = pad + (round(6 * self.ts) if page is not self.tray else 0)
            beside = cross + 6 if page is self.tray and not tabbed else 0
            page.set_rect(QRectF(inset, top, area.width() - 2 * inset - beside, area.height() - top - pad))

    def draw(self, painter: QPainter) -> None:
        """Paint the ground."""
        part = 1.0 if self.cross.isVisibleTo(self) else panel_part(self.theme)  # nothing shines through a drawer
        draw_panel(painter, self.area(), 16, self.theme.panel_over(part), self.theme.hairline)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take presses beside the parts, so that nothing under a drawer answers."""
