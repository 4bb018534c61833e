"""The builder's board: arm and rows with their cards, and the dashed places where a card may be put."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneWheelEvent

from barracan.model.cards import Code
from barracan.model.offers import LadderRoom, LadderWay
from barracan.model.places import read_place
from barracan.table.barracan.board_cards import BoardCard, BoardPlace, draw_ring
from barracan.table.barracan.board_layout import LARGEST_CARD, LEADER, BoardLayout, lay_board
from barracan.table.barracan.labels import draw_brace
from barracan.table.barracan.ladder_shape import (
    BOTTOM,
    TOP,
    WAITING,
    LadderShape,
    Spot,
    next_above,
    next_below,
)
from barracan.table.barracan.words import type_word
from barracan.table.cards.court_letters import card_text
from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look, Pressable
from barracan.table.hud.lettering import LABEL, QUIET, RIGHT, SEMIBOLD, fits, width_of, wrap, write, write_lines
from barracan.table.layouts.geometry import INDEX, Index, distance, nearest, united
from barracan.table.themes import panel_ink, side_colour
from barracan.table.translation import common, within_sentence

Category = tuple[str, int, int, int]
_ARROWS: Final[dict[int, QPointF]] = {
    Qt.Key.Key_Left: QPointF(-1, 0),
    Qt.Key.Key_Right: QPointF(1, 0),
    Qt.Key.Key_Up: QPointF(0, -1),
    Qt.Key.Key_Down: QPointF(0, 1),
}
_GROWTH: Final = 1.2
"""By how much cards grow with the window, so that they are 88 wide in one of 1280 by 800."""
_WORTH: Final = 0.9
"""So much smaller may cards be for whole words under rows."""


class LadderBoard(HudItem):
    """Arm, rows and places; clips what is scrolled away and scrolls with the wheel where it must.

    ``show_board(shape, categories, lying, side, waiting)`` shows a shape; ``categories`` are (type, first, last, row),
    those of the types ``lying`` are on the table already; a card that is ``waiting`` lies beside the ladder, selected.
    ``set_holding(cards)`` lights all places while cards are held or selected elsewhere.

    Signals:
        card_placed: one of the board's own new cards moves; carries its spot and the place.
        returned: a new card goes back to the hand; carries its spot.
        place_pressed: a place was pressed while none of the board's cards is selected; carries its name.
    """

    card_placed = Signal(object, str)
    returned = Signal(object)
    place_pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("ladder_board", parent)
        self.shape_shown = LadderShape()
        self.layout = BoardLayout()
        self.categories: tuple[Category, ...] = ()
        self.side = 0
        self.lying: frozenset[str] = frozenset()
        self.cards: list[BoardCard] = []
        self.waiting = ""
        self.places: dict[str, BoardPlace] = {}
        self.selected: Spot | None = None
        self.scrolled = 0.0
        self.upward = self._scroller("ladder_up", self.tr("Upper cards"), "up", -1)
        self.downward = self._scroller("ladder_down", self.tr("Lower cards"), "down", 1)
        self._held: tuple[Code, ...] = ()
        self._shows_fitting = self._terse = False
        self._room = LadderRoom()
        self._faces: Faces | None = None

    def _scroller(self, name: str, word: str, icon: str, step: int) -> ButtonItem:
        button = ButtonItem(ButtonContent(name, word, icon=icon, look=Look.SIGN), self)
        button.setZValue(60)
        button.pressed.connect(lambda _: self.scroll_by(step * self.area().height() / 2))
        return button

    def set_faces(self, faces: Faces) -> None:
        """Take card faces from here; paints again when one arrives."""
        self._faces = faces
        for card in self.cards:
            card.faces = faces
        faces.arrived.connect(self._repaint_cards)
        self.redraw()

    def _index(self) -> Index:
        return self._faces.index if self._faces is not None else INDEX

    def _repaint_cards(self, _: FaceKey) -> None:
        for card in self.cards:
            if card.isVisible():
                card.redraw()

    def show_room(self, room: LadderRoom) -> None:
        """Tell at the places which cards of the hand go there, while they are lit."""
        self._room = room
        self._lay_places()
        self.redraw()

    def show_board(
        self,
        shape: LadderShape,
        categories: Sequence[Category],
        lying: Collection[str],
        side: int,
        waiting: Code = "",
    ) -> None:
        """Show this ladder, and where its arm has grown the place at this end."""
        grown = _end_of_growth(self.shape_shown.arm, shape.arm)
        self.shape_shown, self.categories, self.lying = shape, tuple(categories), frozenset(lying)
        self.side, self.waiting = side, waiting
        self.selected = WAITING if waiting else None
        self._shows_fitting = False
        self.arrange()
        if grown in self.layout.places:
            self._bring_into_view(self.places[grown].area_in_parent())
        self.redraw()

    def set_holding(self, held: Sequence[Code]) -> None:
        """Light the places while these cards are held or selected, and tell what they would be there."""
        if tuple(held) == self._held:
            return
        self._held = tuple(held)
        self._lay_places()

    def show_fitting(self, place: str) -> frozenset[Code]:
        """Light the places until the ladder changes; returns the cards that fit at a place, else those at any."""
        self._shows_fitting = True
        self._lay_places()
        return frozenset(self._fitting(place)) if place in self.layout.places else self._room.cards()

    def contents(self) -> list[QRectF]:
        """Where cards, places and words lie, in own coordinates."""
        if not self.shape_shown.arm:
            return [self.layout.places[TOP], self._hint_room()]
        parts = [*self.layout.cards.values(), *self.layout.names.values()]
        places = [place.area_in_parent() for place in self.places.values() if place.isVisibleTo(self)]
        lying = united([*(each.translated(0, -self.scrolled) for each in parts), *places])
        lying.setLeft(0.0)  # braces and words stand at the left
        return [lying]

    def scroll_by(self, distance: float) -> None:
        """Move the ladder up by this much, as far as there is something to see."""
        self.scrolled = max(0.0, min(self.layout.height - self.area().height(), self.scrolled + distance))
        self.refresh()

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        self.scroll_by(-event.delta() / 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk the places and the new cards with the arrows; what is scrolled away comes into view."""
        towards = _ARROWS.get(event.key())
        focus = self.scene().focusItem()
        if towards is None or not isinstance(focus, Pressable):
            event.ignore()
            return
        stops = [*self.places.values(), *(card for card in self.cards if card.new)]
        visible = [item for item in stops if item.isVisibleTo(self)]
        if item := nearest(
            focus.area_in_parent().center(), {item: item.area_in_parent().center() for item in visible}, towards
        ):
            item.setFocus(Qt.FocusReason.TabFocusReason)
            self._bring_into_view(item.area_in_parent())

    def _bring_into_view(self, rect: QRectF) -> None:
        self.scroll_by(min(0.0, rect.top() - 4) or max(0.0, rect.bottom() + 4 - self.area().bottom()))

    def arrange(self) -> None:
        """Lay cards and places."""
        area = self.area()
        if area.isEmpty():
            return
        whole, brief = self._lay(area, terse=False), self._lay(area, terse=True)
        self._terse = whole.width < _WORTH * brief.width
        self.layout = brief if self._terse else whole
        over = self.layout.height - area.height()
        self.scrolled = max(0.0, min(self.scrolled, over))
        # Clipped only where something is scrolled away: a dragged card is seen beyond the board.
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, over > 0)
        self._lay_cards()
        self._lay_places()
        size = round(28 * self.ts)
        for button, useful, y in (
            (self.upward, self.scrolled > 0, 0.0),
            (self.downward, self.scrolled < over, area.height() - size),
        ):
            button.setVisible(over > 0 and useful)
            button.set_rect(QRectF(area.width() - size, y, size, size))

    def _lay(self, area: QRectF, *, terse: bool) -> BoardLayout:
        """Where everything lies, with names of rows in full or *terse*."""
        shape, braces, largest = self.shape_shown, self._brace_room(), LARGEST_CARD * max(1.0, _GROWTH * self.s)
        names = self._name_widths(terse=terse)
        return lay_board(shape, area.width(), area.height(), self.ts, braces, self._index(), names, largest)

    def _lay_cards(self) -> None:
        spots = (*self.shape_shown.spots(), *((WAITING,) if self.waiting else ()))
        while len(self.cards) < len(spots):
            card = BoardCard(self)
            card.faces = self._faces
            card.pressed.connect(lambda _, card=card: self._select(card.spot))
            card.dragged.connect(self._light)
            card.dropped.connect(self._drop)
            card.returned.connect(self.returned)
            self.cards.append(card)
        for number, card in enumerate(self.cards):
            card.setVisible(number < len(spots))
            if number < len(spots):
                self._lay_card(card, spots[number])

    def _lay_card(self, card: BoardCard, spot: Spot) -> None:
        selected = spot == self.selected
        if spot == WAITING:
            card.show_card(self.waiting, spot, True, selected)
            card.set_rect(self._beside())
            card.setZValue(self.shape_shown.count)
        else:
            card.show_card(self.shape_shown.card(spot), spot, self.shape_shown.is_new(spot), selected)
            card.set_rect(self.layout.cards[spot].translated(0, -self.scrolled))
            card.setZValue(spot.arm + (spot.side + 1) / 20)

    def _beside(self) -> QRectF:
        """Where a waiting card lies: at the right, where it covers nothing if that can be."""
        width, area = self.layout.width, self.area()
        rect = QRectF(area.right() - width - 12, 8, width, round(1.4 * width))
        laid = [other.translated(0, -self.scrolled) for other in self.layout.cards.values()]
        rooms = [rect.translated(0, y) for y in range(0, max(1, round(area.height() - rect.height() - 16)), 8)]
        free = (room for room in reversed(rooms) if not any(room.intersects(other) for other in laid))
        return next(free, rooms[-1])

    def _lay_places(self) -> None:
        for name in self.layout.places:
            if name not in self.places:
                self.places[name] = BoardPlace(name, self)
                self.places[name].pressed.connect(self._press_place)
        for name, place in self.places.items():
            if name in self.layout.places:
                place.set_rect(self.layout.places[name].translated(0, -self.scrolled))
                place.setZValue(50)
                place.show_place(*self._place_words(name))
        self._light()

    def _light(self) -> None:
        """Light the places while cards are held; those of rows are seen only then."""
        chosen = self.selected is not None or any(card.lifted for card in self.cards if card.isVisible())
        held = bool(self._held) or chosen
        for name, place in self.places.items():
            place.set_lit(held or self._shows_fitting)
            seen = held or place.takes_some or name in {TOP, BOTTOM}
            place.setVisible(name in self.layout.places and seen)
        self.redraw()

    def _place_words(self, name: str) -> tuple[str, str, str, str, str]:
        """What stands in a place, its hint, the cards of the hand that could go there, and as what, also in brief."""
        translate, arm = QCoreApplication.translate, self.shape_shown.arm
        offer = " ".join(map(card_text, self._fitting(name)))
        if not arm:
            return "", translate("LadderBoard", "Start the arm here"), "", "", ""
        if name == TOP:
            rank = next_above(arm[0])
            return rank, translate("LadderBoard", "On top of the arm: any {rank}").format(rank=rank), offer, "", ""
        if name == BOTTOM:
            rank = next_below(arm[-1])
            words = translate("LadderBoard", "At the foot of the arm: any {rank}, or a king as its break")
            return rank, words.format(rank=rank), offer, "", ""
        index = read_place(name).number
        beside = translate("LadderBoard", "Beside {card}").format(card=card_text(arm[index]))
        ways = self._ways(index)
        if not ways:
            return beside, beside, "", "", ""
        note, kind = translate("LadderBoard", "{type} with {card}"), type_word(ways[0].kind)
        note = note.format(type=within_sentence(kind), card=card_text(arm[index]))
        best = {way.kind: way for way in reversed(ways)}
        told = [f"{type_word(way.kind)}: {' '.join(map(card_text, way.cards))}" for way in reversed(best.values())]
        return beside, "\n".join((beside, *told)), offer, note, kind

    def _fitting(self, name: str) -> Sequence[Code]:
        """The cards of the hand that go to a place next: of several ways beside an arm card those of the best."""
        if name in {TOP, BOTTOM}:
            ends = self._room.above if name == TOP else self._room.below
            return [card for card in ends if card in self._asked()] if self._asked() else ends
        ways = self._ways(read_place(name).number)
        return ways[0].cards if ways else ()

    def _asked(self) -> tuple[Code, ...]:
        """The cards that places tell of alone, none where they tell of the whole hand."""
        return () if self._shows_fitting else self._held

    def _ways(self, index: int) -> Sequence[LadderWay]:
        """What the hand could put beside an arm card, while cards are held with all of them."""
        held = Counter(self._asked())
        return [way for way in self._room.beside(index) if held <= Counter(way.cards)]

    def _select(self, spot: Spot) -> None:
        self.selected = None if self.selected == spot else spot
        self._lay_cards()
        self._light()
        self.redraw()

    def _press_place(self, name: str) -> None:
        if self.selected is not None and not self._held:
            self.card_placed.emit(self.selected, name)
        else:
            self.place_pressed.emit(name)

    def _drop(self, spot: Spot, point: QPointF) -> None:
        """Move a dragged card to the nearest place within reach; beside the board it goes back to the hand."""
        name = self.place_at(point)
        if name:
            self.card_placed.emit(spot, name)
        elif not self.area().contains(point):
            self.returned.emit(spot)

    def place_at(self, point: QPointF) -> str:
        """The place at a point of the board, or the nearest one within 0.6 of a card."""
        reach = 0.6 * self.layout.width
        best, name = reach, ""
        for place, item in self.places.items():
            if item.isVisibleTo(self):
                away = distance(item.area_in_parent(), point)
                if away < best:
                    best, name = away, place
        return name

    def draw(self, painter: QPainter) -> None:
        """Paint braces for upright categories left of the arm, names of rows at their right."""
        # The table's view does not restore painters between items: a clip must not stay behind.
        painter.save()
        painter.setClipRect(self.area())
        if not self.shape_shown.arm:
            self._draw_hint(painter)
        self._draw_leaders(painter)
        self._draw_categories(painter)
        self._draw_growth(painter)
        self._draw_rings(painter)
        painter.restore()

    def _draw_growth(self, painter: QPainter) -> None:
        """Say left of the places at the arm's ends that it may grow there."""
        translate, places = QCoreApplication.translate, self.layout.places
        words = {TOP: translate("LadderBoard", "may grow up"), BOTTOM: translate("LadderBoard", "may grow down")}
        for name, word in words.items() if self.shape_shown.arm else ():
            if name in places and places[name].left() > 40 * self.ts:
                room = places[name].translated(0, -self.scrolled)
                room.setRect(0, room.top(), room.left() - 12, room.height())
                font = self.letters(LABEL)
                if fits(word, font, room.width()):
                    write(painter, room, word, font, self.theme.quiet, RIGHT)

    def _draw_rings(self, painter: QPainter) -> None:
        """Ring the new cards in gold, under all cards: a ring must not hide the suit of the card above it."""
        for card in self.cards:
            if card.isVisible() and card.new and not card.lifted:
                draw_ring(painter, self.theme, card.area_in_parent(), self.theme.legal)

    def _draw_categories(self, painter: QPainter) -> None:
        for kind, first, last, row in self.categories:
            new = kind not in self.lying
            colour = self.theme.legal if new else side_colour(self.theme, self.side)
            ink = panel_ink(self.theme, colour) if new else self.theme.text
            if first >= 0 and Spot(last) in self.layout.cards:
                room = self.layout.brace(first, last, self._brace_room()).translated(0, -self.scrolled)
                draw_brace(painter, QRectF(room.right() - 9, room.top() + 2, 8, room.height() - 4), colour)
                line = QRectF(room.left(), room.top(), room.width() - 14, room.height())
                write(painter, line, type_word(kind), self.letters(LABEL, SEMIBOLD), ink, RIGHT)
            elif row >= 0:
                self._draw_row_name(painter, kind, row, ink)

    def _hint_room(self) -> QRectF:
        """Where is said how a ladder begins."""
        place = self.layout.places[TOP]
        return QRectF(place.right() + 12, place.top(), self.area().width() - place.right() - 16, place.height())

    def _draw_hint(self, painter: QPainter) -> None:
        """How a ladder begins, beside the first place."""
        words = QCoreApplication.translate(
            "LadderBoard", "The top card goes here: an ace, a king, or a number from 10 down to 3."
        )
        font, room = self.letters(QUIET), self._hint_room()
        write_lines(painter, room, wrap(words, font, room.width()), font, self.theme.quiet)

    def _draw_leaders(self, painter: QPainter) -> None:
        """Lead from arm cards to rows in a further lane, and to lit places where something fits."""
        for name, (start, end) in self.layout.leaders.items():
            row = read_place(name).number
            place = self.places.get(name)
            if Spot(row, 0) not in self.layout.cards and not (place is not None and place.takes_some):
                continue
            ink, down = panel_ink(self.theme, self.theme.legal), QPointF(0, self.scrolled)
            painter.setPen(QPen(ink, 1.6))
            painter.drawLine(start - down, end - down)
            painter.setBrush(ink)
            painter.drawEllipse(end - down - QPointF((LEADER - 8) * self.ts, 0), 2.4, 2.4)

    def _row_words(self, kind: str, *, terse: bool) -> tuple[str, str]:
        """What stands under a row: its type, and if not *terse* whether it is new."""
        if terse:
            return type_word(kind), ""
        lies = kind in self.lying
        return type_word(kind), common("on the table") if lies else common("new")

    def _name_widths(self, *, terse: bool) -> dict[int, float]:
        """How wide the words under each row are."""
        found = {}
        for kind, first, _, row in self.categories:
            if first < 0 <= row:
                name, state = self._row_words(kind, terse=terse)
                wide = width_of(name, self.letters(LABEL, SEMIBOLD)) + 4
                found[row] = wide + (6 + width_of(state, self.letters(LABEL)) if state else 0)
        return found

    def _draw_row_name(self, painter: QPainter, kind: str, row: int, ink: QColor) -> None:
        """The name of a row stands under it."""
        line = self.layout.names.get(row)
        if line is None:
            return
        name, state = self._row_words(kind, terse=self._terse)
        line = line.translated(0, -self.scrolled)
        write(painter, line, name, self.letters(LABEL, SEMIBOLD), ink)
        line.setLeft(line.left() + width_of(name, self.letters(LABEL, SEMIBOLD)) + 6)
        write(painter, line, state, self.letters(LABEL), self.theme.quiet)

    def _brace_room(self) -> float:
        return round(min(96 * self.ts, max(20.0, self.area().width() * 0.27)))


def _end_of_growth(before: Sequence[Code], now: Sequence[Code]) -> str:
    """The place at the end where an arm has grown; nothing where it has not."""
    if not before or len(now) <= len(before):
        return ""
    return BOTTOM if tuple(now[: len(before)]) == tuple(before) else TOP
