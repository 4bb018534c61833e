"""The race to the target as a pen would draw it."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from barracan.table.furniture.marks import draw_mark
from barracan.table.themes import LIGHT
from barracan.windows.score_sheet import ScoreSheet

_AXIS, _TARGET, _FIGURES = QColor("#BDB69F"), QColor("#B0455A"), QColor("#6E675A")


def draw_race(painter: QPainter, area: QRectF, sheet: ScoreSheet, font: QFont) -> None:
    """Draw a line a side, the hand being played dashed."""
    target = sheet.target or 1
    ends = len(sheet.ends)
    playing = 1 if sheet.playing is not None else 0
    totals = [total for end in sheet.ends for total in end.totals]
    most, least = max([target, *totals]), min([0, *totals])
    across = (area.width() - 34) / max(4, ends + playing)

    def spot(hand: int, total: int) -> QPointF:
        height = area.height() * 0.94 * (total - least) / (most - least)
        return QPointF(area.left() + hand * across, area.bottom() - height)

    painter.setFont(font)
    _draw_axes(painter, area, spot(0, target).y(), target, [(n, spot(n, 0).x()) for n in _shown(ends + playing)])
    labels: list[tuple[float, float, str, QColor]] = []
    for side in range(len(sheet.sides)):
        colour = LIGHT.sides[side % len(LIGHT.sides)]
        points = [spot(0, 0), *(spot(end.hand, end.totals[side]) for end in sheet.ends)]
        painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(points))
        if playing:
            total = sheet.totals[side] + sum(line.points for line in sheet.so_far[side])
            expected = spot(ends + 1, total)
            painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(points[-1], expected)
            labels.append((expected.y(), expected.x(), f"{total}?", colour))
        for point in points[1:]:
            draw_mark(painter, side, QRectF(point.x() - 4.5, point.y() - 4.5, 9, 9), colour)
    _write_labels(painter, labels, QFontMetricsF(font).height() * 0.85)


def _draw_axes(painter: QPainter, area: QRectF, target_y: float, target: int, hands: list[tuple[int, float]]) -> None:
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QPen(_AXIS, 1.4))
    painter.drawPolyline(QPolygonF([area.topLeft(), area.bottomLeft(), area.bottomRight()]))
    painter.setPen(QPen(_TARGET, 1.6, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(area.left(), target_y), QPointF(area.right(), target_y))
    painter.drawText(QPointF(area.left() + 8, target_y + metrics.ascent() + 3), str(target))
    painter.setPen(_FIGURES)
    for number, x in hands:
        words = str(number)
        painter.drawText(QPointF(x - metrics.horizontalAdvance(words) / 2, area.bottom() + metrics.ascent() + 2), words)


def _shown(count: int) -> list[int]:
    """The hands that get a figure: all of a few, some of many."""
    step = max(1, -(-count // 12))
    return list(range(step, max(4, count) + 1, step))


def _write_labels(painter: QPainter, labels: list[tuple[float, float, str, QColor]], height: float) -> None:
    """Write the expected totals under each other, never on top of each other."""
    lowest = float("-inf")
    for y, x, words, colour in sorted(labels, key=lambda label: label[0]):
        lowest = max(y, lowest + height)
        painter.setPen(colour)
        painter.drawText(QPointF(x + 8, lowest + height * 0.35), words)
