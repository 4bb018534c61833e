"""A card that lies across other cards: its art is turned, its index stays upright."""

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from barracan.table.layouts.geometry import Index, height_of

Draw: TypeAlias = Callable[[QPainter, QRectF], object]
_FACE = QColor("#FDFAF3")
_EDGE = 0.008
"""How wide the edge of a card is, in widths."""
_ROUND = 0.05


def draw_turned(painter: QPainter, draw: Draw, width: int, index: Index, *, covered: bool) -> None:
    """Paint a card across at the painter's origin, its index upright at the upper left and turned at the lower right.

    Where they are to be *covered*, the corners that hold the turned indices are empty.
    """
    wide, high = height_of(width), width
    upright = QRectF(0, 0, high, wide)
    corner = QRectF(0, 0, (index.beside - 0.01) * width, (index.below - 0.01) * wide)
    painter.save()
    painter.translate(0, high)
    painter.rotate(-90)
    draw(painter, upright)
    if covered:
        emptied = corner.adjusted(0, 0, _ROUND * width, _ROUND * width)
        _empty(painter, emptied, width)
        _turn_round(painter, high, wide)
        _empty(painter, emptied, width)
    painter.restore()
    for turned in (False, True):
        painter.save()
        if turned:
            _turn_round(painter, wide, high)
        _empty(painter, corner, width)
        painter.setClipRect(corner)
        draw(painter, upright)
        painter.restore()


def _empty(painter: QPainter, corner: QRectF, width: int) -> None:
    """Let a corner show nothing but card stock, up to the card's edge."""
    edge = _EDGE * width
    path = QPainterPath()
    path.addRoundedRect(corner.adjusted(edge, edge, 0, 0), _ROUND * width, _ROUND * width)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(path, _FACE)


def _turn_round(painter: QPainter, wide: float, high: float) -> None:
    painter.translate(wide, high)
    painter.rotate(180)
