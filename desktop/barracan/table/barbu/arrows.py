"""Doubles as arrows: pale from who doubles to who is doubled, thick with two heads where one is redoubled."""

from collections.abc import Mapping
from itertools import combinations
from math import hypot
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from barracan.model.view import SeatView
from barracan.table.themes import Theme

_DARK_EDGE: Final = 2.6


class Arrow(NamedTuple):
    """A double: who has doubled whom; ``both`` says that it is a redouble, ``meant`` that it is only ticked."""

    source: int
    target: int
    both: bool = False
    meant: bool = False


def arrows_of(view: SeatView) -> list[Arrow]:
    """The doubles of a hand, one arrow a pair."""
    found = []
    for one, other in combinations(range(view.seats), 2):
        there, back = other in view.doubles_of(one), one in view.doubles_of(other)
        if there or back:
            found.append(
                Arrow(one, other, both=True) if there and back else Arrow(*((one, other) if there else (other, one)))
            )
    return found


def draw_arrows(
    painter: QPainter, theme: Theme, arrows: list[Arrow], ends: Mapping[tuple[int, int], QPointF], size: float
) -> None:
    """Paint arrows; *ends* has for each pair of seats the point at which the first one's end stands."""
    for arrow in arrows:
        start, end = ends[arrow.source, arrow.target], ends[arrow.target, arrow.source]
        _draw_arrow(painter, theme, start, end, arrow, size)


def _draw_arrow(painter: QPainter, theme: Theme, start: QPointF, end: QPointF, arrow: Arrow, size: float) -> None:
    brass = arrow.both or arrow.meant
    colour, width = (theme.accent if brass else theme.text), size * (0.42 if brass else 0.22)
    length = hypot(end.x() - start.x(), end.y() - start.y()) or 1.0
    way = QPointF((end.x() - start.x()) / length, (end.y() - start.y()) / length)
    line_end = end - way * size
    line_start = start + way * size if arrow.both else start
    for pen in (QPen(theme.ring_edge, width + _DARK_EDGE), QPen(colour, width)):
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if arrow.meant and pen.color() == colour:
            pen.setDashPattern([2.6, 1.2])
        painter.setPen(pen)
        painter.drawLine(line_start, line_end)
    _draw_head(painter, theme, end, way, size, brass=brass)
    if arrow.both:
        _draw_head(painter, theme, start, way * -1, size, brass=True)


def _draw_head(painter: QPainter, theme: Theme, tip: QPointF, way: QPointF, size: float, *, brass: bool) -> None:
    across = QPointF(-way.y(), way.x()) * (0.52 * size)
    back = tip - way * (1.25 * size)
    painter.setPen(QPen(theme.ring_edge, 1.2))
    painter.setBrush(theme.accent if brass else theme.text)
    painter.drawPolygon(QPolygonF([tip, back + across, back - across]))
