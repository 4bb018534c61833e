"""How a match went: the way of each side from hand to hand, and the target."""

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPolygonF

from barracan.table.hud.lettering import width_of, write
from barracan.table.painting import draw_mark
from barracan.table.themes import Theme, side_colour


class _Plot(NamedTuple):
    """Where a total after a hand stands: the hands from the left, the totals from the least to the most."""

    area: QRectF
    hands: int
    low: int
    high: int

    def at(self, hand: int, total: int) -> QPointF:
        """The point for this total after this hand; 0 is before the first."""
        x = self.area.left() + self.area.width() * hand / max(1, self.hands)
        return QPointF(x, self.area.bottom() - self.area.height() * (total - self.low) / (self.high - self.low))


class RaceLook(NamedTuple):
    """The colours, the type of the figure at the target, and the size of the mark that ends the way of a side."""

    theme: Theme
    font: QFont
    mark: float


def draw_race(
    painter: QPainter, room: QRectF, totals: Sequence[Sequence[int]], target: int | None, look: RaceLook
) -> None:
    """Paint the totals of all sides after each hand, of one at least, and the target."""
    figures = [0, *(each for hand in totals for each in hand), *([target] if target else [])]
    beside = width_of(str(target), look.font) + 14 if target else 8.0
    low, high = min(figures), max(*figures, min(figures) + 1)
    plot = _Plot(room.adjusted(4, 0, -beside - 8, -6), len(totals), low, high)
    if target:
        _draw_target(painter, plot, target, beside, look)
    for side in range(len(totals[0])):
        _draw_way(painter, plot, side, [0, *(each[side] for each in totals)], look)


def _draw_target(painter: QPainter, plot: _Plot, target: int, beside: float, look: RaceLook) -> None:
    y = plot.at(0, target).y()
    painter.setPen(QPen(look.theme.text_over(0.5), 1.2, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(plot.area.left(), y), QPointF(plot.area.right(), y))
    write(painter, QRectF(plot.area.right() + 12, y - 10, beside, 20), str(target), look.font, look.theme.text)


def _draw_way(painter: QPainter, plot: _Plot, side: int, totals: Sequence[int], look: RaceLook) -> None:
    colour, size = side_colour(look.theme, side), look.mark
    points = [plot.at(hand, total) for hand, total in enumerate(totals)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(points))
    end = points[-1]
    draw_mark(painter, side, QRectF(end.x() - size / 2, end.y() - size / 2, size, size), colour)
