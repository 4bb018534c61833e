"""The hud of a table: made once, placed by the layout, filled with what a view says."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Signal
from PySide6.QtWidgets import QGraphicsScene

from barracan.model.offers import Target
from barracan.model.places import HAND, place_name
from barracan.model.refusal import Refusal
from barracan.model.view import SeatView
from barracan.session.hand_order import ORDERS
from barracan.table import layers
from barracan.table.cards.faces import BACKS
from barracan.table.hud.action_bar import ActionBar, SeatSign
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import TableStatus, buttons_for, choice_name, choices_of, onward_buttons
from barracan.table.hud.chips import SegmentsItem
from barracan.table.hud.choice_sheet import ChoiceSheet
from barracan.table.hud.people import People
from barracan.table.hud.plates import NO_NOTE, PlateContent, PlateItem, PlateNote, card_words
from barracan.table.hud.seats import FanItem, SeatTag
from barracan.table.hud.top_bar import TopBar, match_content
from barracan.table.layouts.geometry import Layout
from barracan.table.themes import Theme
from barracan.table.translation import common, translate_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from barracan.table.hud.boards import Chooser
    from barracan.table.hud.corner_notes import CornerNote
    from barracan.table.hud.game_content import GameContent
    from barracan.table.hud.notices import FeatLine, RefusalBubble
    from barracan.table.hud.tips import TipLine

HudItemT = TypeVar("HudItemT", bound=HudItem)


def _no_note(_: int) -> PlateNote:
    return NO_NOTE


_SMALL: Final = 0.95
"""Under this scale plates have no room for long words."""


class Hud(QObject):
    """Top bar, action bar, plates, the order of the hand, and the bubble of one scene.

    Signals:
        pressed: a button's name.
        order_chosen: another order of the hand.
        row_chosen: another order of the open discards: ``laid`` or ``sorted``.
        clause_pressed: a clause was asked for.
        sheet_changed: something else is marked on the sheet over the table.

    Attributes:
        board: the board that stands over the table with buttons of its own, if one does.
        sheet: what the game has laid over the table for a choice, if it has.
        onward: the buttons that lead on from a hand that is over, ``None`` while one is played.
    """

    pressed = Signal(str)
    order_chosen = Signal(str)
    row_chosen = Signal(str)
    clause_pressed = Signal(str)
    sheet_changed = Signal()

    def __init__(self, scene: QGraphicsScene, theme: Theme) -> None:
        super().__init__(scene)
        self._scene = scene
        self._theme = theme
        self._scales = (1.0, 1.0)
        self.top_bar = self.add(TopBar(), layers.BARS)
        self.action_bar = self.add(ActionBar(), layers.BARS)
        self.sort = self.add(SegmentsItem("order"), layers.BARS)
        self.row: SegmentsItem | None = None
        self.bubble: RefusalBubble | None = None
        self.chooser: Chooser | None = None
        self.sheet: ChoiceSheet | None = None
        self._sheets: dict[type[ChoiceSheet], ChoiceSheet] = {}
        self.board: HudItem | None = None
        self.feat_line: FeatLine | None = None
        self.tip: TipLine | None = None
        self._note = ""
        self._back = BACKS[0]
        self._melds = True
        self._last_trick = False
        self._order = ORDERS[0]
        self._room = QRectF()
        self.onward: Sequence[str] | None = None
        self.plates: dict[int, PlateItem] = {}
        self.fans: dict[int, FanItem] = {}
        self.corners: dict[str, CornerNote] = {}
        self.top_bar.pressed.connect(self.pressed)
        self.action_bar.pressed.connect(self.pressed)
        self.sort.chosen.connect(self.order_chosen)

    def place(self, layout: Layout) -> None:
        """Put everything where it belongs."""
        self._scales = (layout.scale, layout.text_scale)
        self._room = QRectF(layout.action_bar.left(), layout.top_bar.bottom(), layout.action_bar.width(), 0)
        self._room.setBottom(layout.action_bar.top())
        self._make_seats(layout)
        for item in self._items():
            if (item.s, item.ts) != self._scales:
                item.set_scale(*self._scales)
        self.top_bar.set_middle(layout.middle_of_bar())
        self.top_bar.set_rect(layout.top_bar)
        self.action_bar.set_rect(layout.action_bar)
        self.action_bar.setVisible(not layout.action_bar.isEmpty())
        self.sort.setVisible(layout.sort_control is not None)
        if layout.sort_control is not None:
            self.sort.set_rect(layout.sort_control)
        self._place_row(layout.row_control)
        self._place_seats(layout)

    def _place_seats(self, layout: Layout) -> None:
        """Put plates and fans where they belong; what a drawer lies over from edge to edge is not seen."""
        for seat, rect in layout.plates.items():
            plate = self.plates[seat]
            if isinstance(plate, SeatTag):
                plate.show_at(rect, at_right=seat in layout.fans and layout.fans[seat].at_right)
            else:
                plate.set_rect(rect)
                taken = layout.columns.get(seat, QRectF(rect.right(), 0, 0, 0))
                plate.set_beside(rect.right() - taken.left(), foot=taken.top() >= rect.center().y())
        drawer = layout.panel if layout.drawer else None
        for seat, fan in layout.fans.items():
            self.fans[seat].lay(fan)
            self.fans[seat].setVisible(drawer is None or not _lies_over(drawer, fan.rect))
            self.plates[seat].setVisible(drawer is None or not _lies_over(drawer, layout.plates[seat]))

    def _place_row(self, control: QRectF | None) -> None:
        """Offer to sort open discards where they are many."""
        if control is not None and self.row is None:
            self.row = self.add(SegmentsItem("row"), layers.LABELS)
            self.row.chosen.connect(self._choose_row)
            self._choose_row("laid")
        if self.row is not None:
            self.row.setVisible(control is not None)
        if self.row is not None and control is not None:
            wide = min(control.width(), self.row.natural_width())
            self.row.set_rect(control.adjusted(control.width() - wide, 0, 0, 0))

    def _choose_row(self, order: str) -> None:
        translate = QCoreApplication.translate
        choices = (("laid", translate("RowOrder", "As laid")), ("sorted", translate("RowOrder", "Sorted")))
        assert self.row is not None
        self.row.show_choices(choices, order)
        self.row_chosen.emit(order)

    def _make_seats(self, layout: Layout) -> None:
        """Make the plates and fans of this layout that are not there yet, and take away what it has no use for."""
        kind = SeatTag if layout.fans else PlateItem
        stale = [seat for seat, plate in self.plates.items() if seat not in layout.plates or type(plate) is not kind]
        for seat in stale:
            self._scene.removeItem(self.plates.pop(seat))
        for seat in [seat for seat in self.fans if seat not in layout.fans]:
            self._scene.removeItem(self.fans.pop(seat))
        for seat, rect in layout.plates.items():
            if seat not in self.plates:
                over_bar = rect.top() < layout.top_bar.bottom()
                self.plates[seat] = self.add(kind(seat), layers.BARS + 2 if over_bar else layers.LABELS)
        for seat, fan in layout.fans.items():
            if seat not in self.fans:
                over_bar = fan.rect.top() < layout.top_bar.bottom()
                self.fans[seat] = self.add(FanItem(seat), layers.BARS + 1 if over_bar else layers.LABELS)
                self.fans[seat].show_back(self._back)

    def show_view(
        self, view: SeatView, people: People, *, in_tray: int, note_of: "Callable[[int], PlateNote]" = _no_note
    ) -> None:
        """Say what this view tells; *note_of* is what the game adds to the plate of a seat."""
        self._note, self._melds = people.status_note(view), view.has_tray()
        self._last_trick = view.last_trick() is not None
        self.top_bar.show_match(match_content(view, people))
        self._show_own_seat(view, people, in_tray)
        opened = view.turned_up()
        for seat, plate in self.plates.items():
            own, count, covered = seat == view.seat, view.hand_sizes[seat], view.hand_is_covered(seat)
            plate.show_plate(
                PlateContent(
                    seat=seat,
                    side=view.side_of(seat),
                    name=people.name(seat),
                    about=people.about(view, seat, short=not self.fans and self._scales[0] < _SMALL, styled=False),
                    whole=people.about(view, seat),
                    brief=people.about(view, seat, short=True, styled=False),
                    count=count,
                    turn=view.turn == seat,
                    fanned=not own and not covered,
                    cards=card_words(count, in_tray, covered=covered) if own or covered else "",
                    back=self._back,
                    dealer=view.dealer == seat and not self.fans,
                    note=note_of(seat),
                    turned_up=place_name(HAND, seat) in opened,
                )
            )

    def show_corners(self, layout: Layout, content: "Callable[[], GameContent]") -> None:
        """Tell in corners that have room how the match stands and what was played last."""
        if layout.corners and not self.corners:
            from barracan.table.hud.corner_notes import MatchNote, MovesNote

            self.corners = {
                "match": self.add(MatchNote("corner:match"), layers.GROUND),
                "moves": self.add(MovesNote("corner:moves"), layers.GROUND),
            }
        for name, note in self.corners.items():
            note.hide()
            note.has_room = name in layout.corners
            if note.has_room:
                note.set_rect(layout.corners[name])
                note.show_game(content())
                note.setVisible(note.tells_anything())
        self.top_bar.set_noted("match" in layout.corners)

    def hide_corners_under(self, rects: Sequence[QRectF]) -> None:
        """Show no notes in corners that something else lies over: words would be cut."""
        for note in self.corners.values():
            lies_under = any(note.on_scene(note.area()).intersects(rect) for rect in rects)
            note.setVisible(note.has_room and note.tells_anything() and not lies_under)

    def _show_own_seat(self, view: SeatView, people: People, in_tray: int) -> None:
        """Let the action bar's sign bear the viewer's mark and count where a long hand leaves no room for a tag."""
        if self.fans and view.seat not in self.plates:
            count = view.hand_sizes[view.seat]
            words = card_words(count, in_tray)
            self.action_bar.show_seat(SeatSign(view.side_of(view.seat), people.name(view.seat)[:1].upper(), words))
        else:
            self.action_bar.show_seat(None)

    def show_status(self, now: TableStatus) -> None:
        """Say what may be done now."""
        offer, note = now.offer, translate_text(now.offer.note) if now.offer.note else self._note
        if offer.refusal is not None and now.picked:
            note = translate_text(offer.refusal.reason) if offer.refusal.reason != offer.lead else ""
        self.action_bar.show_status(now.told or translate_text(offer.lead), note, now.yours)
        order = "" if self.sort.isVisible() else self._orders()[self._order]
        here = now._replace(shows_tray=now.shows_tray or not self._melds, last_trick=self._last_trick, order=order)
        buttons = onward_buttons(self.onward) if self.onward is not None else buttons_for(here)
        hidden = self.board is not None or (now.watched and self.onward is None)
        self.action_bar.show_buttons(() if hidden else buttons)
        self._show_choices(choices_of(offer) if now.yours and self.sheet is None else ())

    @property
    def asks(self) -> bool:
        """Whether a choice is shown on a board of its own."""
        return self.sheet is not None or (self.chooser is not None and self.chooser.isVisible())

    @property
    def choices(self) -> HudItem | None:
        """The board on which there is something to choose, if there may be one."""
        return self.board or self.sheet or self.chooser

    def show_sheet(self, kind: type[ChoiceSheet] | None) -> ChoiceSheet | None:
        """Lay the sheet of this kind over the table, or none; returns it."""
        for each, sheet in self._sheets.items():
            sheet.setVisible(each is kind)
        self.sheet = None
        if kind is not None:
            if kind not in self._sheets:
                self._sheets[kind] = self.add(kind("sheet"), layers.PANEL)
                self._sheets[kind].changed.connect(self.sheet_changed)
            self.sheet = self._sheets[kind]
        return self.sheet

    def ask(self, choices: Sequence[tuple[str, str]], about: QRectF) -> None:
        """Lay choices, by name and word, out on a board beside this part of the table."""
        self._board().show_choices([(*choice, "", "") for choice in choices], self._room, about)

    def hint_button(self, name: str) -> None:
        """Mark the button that does what a hint says; with an empty name none is marked."""
        if self.sheet is not None:
            self.sheet.show_hint(name)
        for button in (*self.action_bar.buttons, *(self.chooser.buttons if self.chooser else ())):
            button.set_hinted(button.objectName() == name)

    def hinted_places(self) -> list[QRectF]:
        """Where on the scene lies what a hint has marked: buttons, and what they do as it is chosen on a sheet."""
        buttons = [button.on_scene(button.area()) for button in self.action_bar.buttons if button.hinted]
        return [*buttons, *(self.sheet.hinted_places() if self.sheet is not None else ())]

    def _show_choices(self, targets: Sequence[Target]) -> None:
        """Lay many choices out on a board of their own."""
        if targets or self.chooser is not None:
            self._board().show_choices([_choice(target) for target in targets], self._room)

    def _board(self) -> "Chooser":
        if self.chooser is None:
            from barracan.table.hud.boards import Chooser

            self.chooser = self.add(Chooser(), layers.PANEL)
            self.chooser.pressed.connect(self.pressed)
        return self.chooser

    def show_order(self, order: str) -> None:
        """Mark the hand's order."""
        self._order = order
        self.sort.show_choices(tuple(self._orders().items()), order)

    def _orders(self) -> dict[str, str]:
        words = (common("Suit"), common("Rank"), common("Mine"))
        return dict(zip(ORDERS, words, strict=True))

    def show_refusal(self, refusal: Refusal, point: QPointF, bounds: QRectF) -> None:
        """Say why something is refused, at this point."""
        if self.bubble is None:
            from barracan.table.hud.notices import RefusalBubble

            self.bubble = self.add(RefusalBubble(), layers.BUBBLE)
            self.bubble.clause_pressed.connect(self.clause_pressed)
        self.bubble.show_refusal(refusal, point, bounds)

    def hide_refusal(self) -> bool:
        """Take the bubble away; says whether there was one."""
        if self.bubble is None or not self.bubble.isVisible():
            return False
        self.bubble.leave()
        return True

    def show_tip(self, words: str, about: QRectF, *, upright: bool = False) -> None:
        """Say this beside a part of the table, or *upright* over or under it, while keyboard or pointer stand there."""
        if self.tip is None:
            from barracan.table.hud.tips import TipLine

            self.tip = self.add(TipLine(), layers.BUBBLE)
        self.tip.show_words(words, about, self._scene.sceneRect() if upright else self._room, upright=upright)

    def hide_tip(self) -> None:
        """Say that no more."""
        if self.tip is not None:
            self.tip.hide()

    def show_feats(self, sentences: Sequence[str], speed: float) -> None:
        """Tell at the foot of the table what a player has just done."""
        if self.feat_line is None:
            from barracan.table.hud.notices import FeatLine

            self.feat_line = self.add(FeatLine(), layers.BUBBLE)
        self.feat_line.show_feats(sentences, self._room, speed)

    def show_held(self, seat: int, count: int) -> None:
        """Let fan and tag of a seat have so many cards while others fly there."""
        if seat in self.fans:
            self.fans[seat].show_part(count)
            self.plates[seat].show_plate(replace(self.plates[seat].content, count=count))

    def set_thinking(self, seat: int | None) -> None:
        """Let the plate of this seat tell that its computer thinks."""
        for number, plate in self.plates.items():
            plate.set_thinking(number == seat)

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        for item in self._items():
            item.set_theme(theme)

    def set_back(self, back: str) -> None:
        """Show small backs like this on the plates."""
        self._back = back
        for plate in self.plates.values():
            plate.show_plate(replace(plate.content, back=back))
        for fan in self.fans.values():
            fan.show_back(back)

    def set_left_handed(self, left_handed: bool) -> None:
        """Let the buttons of both bars stand at the left, or at the right as usual."""
        for bar in (self.top_bar, self.action_bar):
            bar.set_left_handed(left_handed)

    def beside_cards(self) -> list[HudItem]:
        """What moves with the cards where the table is laid again."""
        return [
            self.sort,
            *([self.row] if self.row else []),
            *self.plates.values(),
            *self.fans.values(),
            *self.corners.values(),
        ]

    def add(self, item: HudItemT, layer: float) -> HudItemT:
        """Put an item on the scene, in the colours and scales in use; returns it."""
        item.setZValue(layer)
        item.set_theme(self._theme)
        item.set_scale(*self._scales)
        self._scene.addItem(item)
        return item

    def _items(self) -> list[HudItem]:
        made_late = [item for item in (self.bubble, self.chooser, self.feat_line, self.tip) if item is not None]
        seats = [*self.plates.values(), *self.fans.values(), *self.corners.values()]
        row = [self.row] if self.row is not None else []
        return [self.top_bar, self.action_bar, self.sort, *row, *seats, *made_late, *self._sheets.values()]


def _choice(target: Target) -> tuple[str, str, str, str]:
    """A choice as the board shows it: name and word, what it shares with others and what tells it apart."""
    return choice_name(target), translate_text(target.label), translate_text(target.kind), translate_text(target.short)


def _lies_over(drawer: QRectF, rect: QRectF) -> bool:
    """Whether a drawer lies over something from its upper edge to its lower one, which would show beside it alone."""
    return drawer.intersects(rect) and drawer.top() <= rect.top() and rect.bottom() <= drawer.bottom()
