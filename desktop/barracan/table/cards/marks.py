"""The signs of a card's state: rings, brackets and badges, drawn once for each size and theme."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from barracan.table.layouts.geometry import card_extent
from barracan.table.painting import canvas, draw_focus, draw_outline
from barracan.table.themes import Theme


class Mark(Enum):
    """A state of a card; a card bears one ring at most, brackets and focus beside it.

    Neighbours that moved together are joined: the brackets of the last move stand around all of them. Of a card that
    lies close under words they keep off these.
    """

    REFUSED = "refused"
    CHOSEN = "chosen"
    SELECTED = "selected"
    SWAP = "swap"
    LEGAL = "legal"
    HINT = "hint"
    LAST_MOVE = "last_move"
    JOINED_LEFT = "joined_left"
    JOINED_RIGHT = "joined_right"
    UNDER_WORDS = "under_words"
    FOCUS = "focus"


RINGS: Final = (Mark.REFUSED, Mark.CHOSEN, Mark.SELECTED, Mark.SWAP, Mark.LEGAL, Mark.HINT)
"""In the order in which one hides another."""
BADGED: Final = (Mark.REFUSED, Mark.CHOSEN, Mark.SWAP, Mark.HINT)
BRACKETS_OUT: Final = 5
"""How far outside a card the brackets stand."""
_UNDER_WORDS: Final = 2
"""How far above a card they stand that lies close under words."""
REACH: Final = 14
"""How far marks reach beyond the card."""
BADGE: Final = 24
PILE_BADGE: Final = 18
_SIDES: Final = ((1, Mark.JOINED_LEFT), (-1, Mark.JOINED_RIGHT))
"""The way in which the corners of a side point, and the state in which it has none."""
_RING: Final = 3.0
_EDGE: Final = 1.3
_INK: Final = QColor("#0B1A17")


def ring_of(marks: frozenset[Mark]) -> Mark | None:
    """The ring that these states show."""
    if not marks:  # as most cards have it, each time that anything changes
        return None
    return next((mark for mark in RINGS if mark in marks), None)


def badge_of(marks: frozenset[Mark]) -> Mark | None:
    """The badge that these states show."""
    ring = ring_of(marks)
    return ring if ring in BADGED else None


def draw_ring(painter: QPainter, box: QRectF, theme: Theme, radius: float) -> None:
    """Paint the ring of what may be done round several cards."""
    half = _RING / 2
    colours = ((theme.ring_edge, _RING + 2 * _EDGE), (theme.legal, _RING))
    draw_outline(painter, box.adjusted(-half, -half, half, half), radius + half, *colours)


@lru_cache(maxsize=64)
def marks_pixmap(marks: frozenset[Mark], width: int, across: bool, theme: Theme, ratio: float) -> QPixmap:
    """Ring, brackets and focus outline around a card; the card itself stays free."""
    wide, high = card_extent(width, across)
    pixmap, painter = canvas(QSizeF(wide + 2 * REACH, high + 2 * REACH), ratio)
    card = QRectF(REACH, REACH, wide, high)
    radius = 17 / 250 * width
    ring = ring_of(marks)
    if Mark.FOCUS in marks:
        out = 8 if ring else 5
        draw_focus(painter, theme, card.adjusted(-out, -out, out, out), radius + out)
    if ring is not None:
        half, colours = _RING / 2, ((theme.ring_edge, _RING + 2 * _EDGE), (_colour(theme, ring), _RING))
        draw_outline(painter, card.adjusted(-half, -half, half, half), radius + half, *colours)
    if Mark.LAST_MOVE in marks:
        open_sides = [side for side, joined in _SIDES if joined not in marks]
        out = BRACKETS_OUT if ring is None else 8
        above = _UNDER_WORDS if Mark.UNDER_WORDS in marks else out
        draw_brackets(painter, card.adjusted(-out, -above, out, out), theme, width, open_sides)
    painter.end()
    return pixmap


@lru_cache(maxsize=16)
def badge_pixmap(mark: Mark, size: int, theme: Theme, ratio: float) -> QPixmap:
    """A round badge with the state's own sign: a tick, a cross or a lamp."""
    pixmap, painter = canvas(QSizeF(size + 4, size + 4), ratio)
    painter.setPen(QPen(theme.ring_edge, 1.6))
    painter.setBrush(_colour(theme, mark))
    painter.drawEllipse(QRectF(2, 2, size, size))
    painter.translate(2 + size / 2, 2 + size / 2)
    painter.scale(size / 24, size / 24)
    ink = _INK if theme.name != "light" else QColor("#FFFFFF")
    painter.setPen(QPen(ink, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_sign(mark))
    painter.end()
    return pixmap


@lru_cache(maxsize=8)
def dot_pixmap(theme: Theme, ratio: float) -> QPixmap:
    """The brass dot of a card that is new in the hand."""
    pixmap, painter = canvas(QSizeF(11, 11), ratio)
    painter.setPen(QPen(theme.ring_edge, 1.2))
    painter.setBrush(theme.accent)
    painter.drawEllipse(QRectF(1.5, 1.5, 8, 8))
    painter.end()
    return pixmap


_SWAP: Final = (
    ((-5.5, -2.5), (5.5, -2.5)),
    ((2.5, -5.5), (5.5, -2.5), (2.5, 0.0)),
    ((5.5, 3.0), (-5.5, 3.0)),
    ((-2.5, 0.5), (-5.5, 3.0), (-2.5, 6.0)),
)
"""Two arrows, one to each side."""


def _colour(theme: Theme, mark: Mark) -> QColor:
    colours = (theme.refused, theme.chosen, theme.selected, theme.legal, theme.legal, theme.hint)
    return dict(zip(RINGS, colours, strict=True))[mark]


def draw_brackets(painter: QPainter, box: QRectF, theme: Theme, width: float, sides: Sequence[int] = (1, -1)) -> None:
    """Paint the corners of a box that has changed last; their arms are long for cards of this width."""
    arm = max(9.0, 0.17 * width)
    path = QPainterPath()
    for across, down in product(sides, (1, -1)):
        corner = QPointF(box.left() if across > 0 else box.right(), box.top() if down > 0 else box.bottom())
        path.moveTo(corner + QPointF(across * arm, 0))
        path.lineTo(corner)
        path.lineTo(corner + QPointF(0, down * arm))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    join = Qt.PenJoinStyle.RoundJoin
    for colour, pen in ((theme.ring_edge, 4.6), (theme.last_move, 3.0)):
        painter.setPen(QPen(colour, pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
        painter.drawPath(path)


def _sign(mark: Mark) -> QPainterPath:
    path = QPainterPath()
    lines: tuple[tuple[tuple[float, float], ...], ...] = (((-2.4, 4), (2.4, 4)), ((-1.4, 7), (1.4, 7)))
    if mark is Mark.CHOSEN:
        lines = (((-5, 0.5), (-1.5, 4), (5, -3.5)),)
    elif mark is Mark.REFUSED:
        lines = (((-4, -4), (4, 4)), ((4, -4), (-4, 4)))
    elif mark is Mark.SWAP:
        lines = _SWAP
    else:
        path.addEllipse(QRectF(-4, -7, 8, 8))
    for first, *rest in lines:
        path.moveTo(*first)
        for point in rest:
            path.lineTo(*point)
    return path
