"""What lies on the builder's board, and where: cards, new ones ringed, and dashed places."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.model.cards import card_text
from barracan.table.accessibility.words import card_name
from barracan.table.barracan.ladder_shape import BOTTOM, TOP, LadderShape, Spot, row_place
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import Pressable
from barracan.table.hud.icons import draw_icon, draw_sign
from barracan.table.hud.lettering import BODY, CENTRE, QUIET, SEMIBOLD, width_of, write
from barracan.table.layouts.geometry import INDEX, SPARE, Index
from barracan.table.painting import draw_dashed, draw_outline
from barracan.table.themes import Theme

_DRAG_AFTER: Final = 6.0


def draw_ring(painter: QPainter, theme: Theme, card: QRectF, colour: QColor) -> None:
    """Paint a ring around a card: three bright with a dark hairline at both sides."""
    draw_outline(painter, card.adjusted(-2, -2, 2, 2), BoardCard.RADIUS + 2, (theme.ring_edge, 5.6), (colour, 3.0))


class BoardPlace(Pressable):
    """A dashed place at the arm's end or beside an arm card; its name is the place's."""

    RADIUS = 7.0

    lit = False
    caption = ""
    hint = ""
    offer = ""

    def show_place(self, caption: str, hint: str, offer: str = "") -> None:
        """Show a short caption inside, or, lit, the cards *offer* that could go here; the hint is the tooltip."""
        self.caption, self.hint, self.word, self.offer = caption, hint, hint, offer
        self.setToolTip(hint)
        self.redraw()

    def words(self) -> str:
        """What stands inside: the caption, or while it is lit the offer, as far as there is room."""
        room, font = self.area().width() - 6, self.letters(QUIET, SEMIBOLD)
        return self.offer if self.lit and self.offer and width_of(self.offer, font) <= room else self.caption

    def set_lit(self, lit: bool) -> None:
        """Show that a card is held."""
        self.lit = lit
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint dashes, brighter while a card is held."""
        bright = self.lit or self.hovered
        edge = self.theme.legal if self.lit else self.theme.text_over(0.6 if self.hovered else 0.26)
        fill = self.theme.text_over(0.14 if bright else 0.03)
        draw_dashed(painter, self.area(), self.RADIUS, edge, fill)
        ink = self.theme.text if bright else self.theme.quiet
        if words := self.words():
            write(painter, self.area(), words, self.letters(QUIET, SEMIBOLD), ink, CENTRE)
        elif bright:
            sign = min(15 * self.ts, self.area().height() - 4)
            middle = self.area().center()
            draw_icon(painter, "tray", QRectF(middle.x() - sign / 2, middle.y() - sign / 2, sign, sign), ink, 2.4)


class BoardCard(Pressable):
    """A card on the board; new ones can be chosen, dragged and taken back.

    Signals:
        dropped: a new card was dragged and let go at this point of the board.
        returned: a new card goes back to the hand.
    """

    RADIUS = 5.0
    BLEED = 16.0
    dropped = Signal(object, QPointF)
    returned = Signal(object)

    def __init__(self, board: HudItem) -> None:
        super().__init__("card", board)
        self._board = board
        self.spot = Spot(0)
        self.code = ""
        self.new = False
        self.selected = False
        self.faces: Faces | None = None
        self._home = QPointF()
        self._grip = QPointF()
        self._dragged = False

    def show_card(self, code: str, spot: Spot, new: bool, selected: bool) -> None:
        """Show this card at this spot."""
        self.code, self.spot, self.new, self.selected = code, spot, new, selected
        self.word = card_text(code)
        self.setObjectName(code)
        self.setCursor(Qt.CursorShape.PointingHandCursor if new else Qt.CursorShape.ArrowCursor)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, new)
        self.redraw()

    def spoken_name(self) -> str:
        name = card_name(self.code)
        return QCoreApplication.translate("Spoken", "{card}, new in the ladder").format(card=name) if self.new else name

    def draw(self, painter: QPainter) -> None:
        """Paint the face, and the ring of a new card."""
        area = self.area()
        if self.faces is None:
            self._draw_plain(painter)
        else:
            look = self.faces.look(FaceKey(self.code, int(area.width())))
            part = area.width() / look.width
            pad = margin(look.width) * part
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area.adjusted(-pad, -pad, pad, pad), look.pixmap, QRectF(look.pixmap.rect()))
        if self.new and self.lifted:
            draw_ring(painter, self.theme, self.area(), self.theme.selected if self.selected else self.theme.legal)
        if self.selected:
            draw_sign(painter, "clear", self.cross(), self.theme.refused, self.theme.panel)

    def _draw_plain(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme.focus_ground, 1))
        painter.setBrush(self.theme.focus)
        painter.drawRoundedRect(self.area(), self.RADIUS, self.RADIUS)
        index = QRectF(3, 2, self.area().width() - 6, 18 * self.ts)
        write(painter, index, self.word, self.letters(BODY, SEMIBOLD), self.theme.focus_ground)

    @property
    def lifted(self) -> bool:
        """Whether it is selected or dragged, and so paints its ring itself, over its neighbours."""
        return self.selected or self._dragged

    def cross(self) -> QRectF:
        """The sign at the corner that takes the card back."""
        size = 20 * self.ts
        return QRectF(self.area().width() - size * 0.7, -size * 0.3, size, size)

    def answers(self) -> bool:
        return self.new and super().answers()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.new:
            return
        super().mousePressEvent(event)
        self._home, self._grip, self._dragged = self.pos(), event.scenePos(), False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.held:
            return
        way = event.scenePos() - self._grip
        if not self._dragged and way.manhattanLength() >= _DRAG_AFTER:
            self._dragged = True
            self.setZValue(1000)
            self._board.redraw()
        if self._dragged:
            self.setPos(self._home + way)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._dragged:
            self._dragged = self.held = False
            self._board.redraw()
            self.setZValue(0)
            self.setPos(self._home)
            self.dropped.emit(self.spot, self._board.mapFromScene(event.scenePos()))
        elif self.selected and self.cross().contains(event.pos()):
            self.held = False
            self.returned.emit(self.spot)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.new:
            self.returned.emit(self.spot)
        else:
            super().keyPressEvent(event)


PITCH: Final = 0.36
LARGEST_CARD: Final = 88.0
SMALLEST_CARD: Final = 54.0
_GAP: Final = 8.0
_END, _LOW_END, _ROOMY = 40, 26, 420
"""How much of the height the place at an end of the arm takes, in a high board and in a low one."""
_LEAST_STEP: Final = 0.36
_LEAST_PLACE: Final = 30.0


@dataclass(slots=True)
class BoardLayout:
    """The rect of every card and place, in the board's coordinates; ``height`` is what all of it needs."""

    width: float = 0.0
    pitch: float = 0.0
    arm_left: float = 0.0
    height: float = 0.0
    cards: dict[Spot, QRectF] = field(default_factory=dict)
    places: dict[str, QRectF] = field(default_factory=dict)

    def brace(self, first: int, last: int, room: float) -> QRectF:
        """The room of the brace for arm cards *first* to *last*, to the left of the arm."""
        top = self.cards[Spot(first)].top()
        lower = self.cards.get(Spot(last + 1))
        bottom = lower.top() if lower is not None else self.cards[Spot(last)].bottom()
        return QRectF(self.arm_left - room - 6, top, room, bottom - top)


def lay_board(
    shape: LadderShape, width: float, height: float, ts: float, braces: float, index: Index = INDEX
) -> BoardLayout:
    """Lay a shape into a board; *braces* is the room for names left of the arm."""
    end = round((_END if height >= _ROOMY * ts else _LOW_END) * ts)
    card, pitch = _card_and_pitch(shape, width - braces - 8, height - 2 * end - 8, ts, index.below - SPARE)
    board = BoardLayout(card, pitch, braces + 8)
    high = round(card * 1.4)
    if not shape.arm:
        board.places[TOP] = QRectF(board.arm_left, 4, card, high)
        board.height = high + 8
        return board
    board.places[TOP] = QRectF(board.arm_left, 0, card, end - 4)
    top = float(end)
    for number, step in enumerate(_steps(shape, pitch * high, high, height - 2 * end - 8)):
        board.cards[Spot(number)] = QRectF(board.arm_left, round(top), card, high)
        _lay_row(board, shape, number, round(step), width)
        top += step
    bottom = max(rect.bottom() for rect in board.cards.values())
    arm_foot = board.cards[Spot(len(shape.arm) - 1)].bottom()
    board.places[BOTTOM] = QRectF(board.arm_left, arm_foot + 4, card, end - 4)
    board.height = max(bottom + 2, arm_foot + end)
    return board


def _steps(shape: LadderShape, pitch: float, high: float, room: float) -> list[float]:
    """How far each arm card lies above the next; where there is room, so far that rows do not cover each other.

    The last step is the height of a whole card.
    """
    steps = [pitch] * (len(shape.arm) - 1) + [high]
    rows = sorted(index for index, row in shape.rows.items() if row)
    wanted = [(one, other, max(0.0, high + 10 - sum(steps[one:other]))) for one, other in pairwise(rows)]
    missing = sum(more for _, _, more in wanted)
    part = min(1.0, max(0.0, room - sum(steps)) / missing) if missing else 0.0
    for one, other, more in wanted:
        for index in range(one, other):
            steps[index] += part * more / (other - one)
    return steps


def _lay_row(board: BoardLayout, shape: LadderShape, index: int, step: float, width: float) -> None:
    card, cards, arm = board.width, len(shape.rows.get(index, ())), board.cards[Spot(index)]
    top, high = arm.top(), arm.height()
    left = board.arm_left + card + _GAP
    open_row = index not in shape.fixed_rows
    room = width - left - (_LEAST_PLACE + _GAP if open_row else 0)
    shift = card + 4 if cards * (card + 4) <= room else max(_LEAST_STEP * card, (room - card) / max(1, cards - 1))
    for side in range(cards):
        board.cards[Spot(index, side)] = QRectF(round(left + side * shift), top, card, high)
    if open_row:
        slot = min(high, step - 4)
        beside = [rect.right() for spot, rect in board.cards.items() if spot.side >= 0 and rect.bottom() > top]
        start = min(max([left - _GAP, *beside]) + _GAP, width - _LEAST_PLACE)
        board.places[row_place(index)] = QRectF(round(start), top, min(card, width - round(start)), slot)


def _card_and_pitch(
    shape: LadderShape, width: float, room: float, ts: float, least_pitch: float
) -> tuple[float, float]:
    """The largest card at the widest pitch that fits; first the pitch gives way, then the card.

    Cards are small enough, too, for the longest row to lie clear of each other where that is possible.
    """
    steps = max(0, len(shape.arm) - 1)
    row = max((len(cards) for cards in shape.rows.values()), default=0)
    clear = (width - 2 * _GAP - _LEAST_PLACE - 4 * row) / (row + 1)
    card = round(max(SMALLEST_CARD, min(LARGEST_CARD * min(ts, 1.15), clear)))
    while card > SMALLEST_CARD and 1.4 * card * (1 + least_pitch * steps) > room:
        card -= 1
    pitch = (room / (1.4 * card) - 1) / steps if steps else PITCH
    return card, max(least_pitch, min(PITCH, pitch))
