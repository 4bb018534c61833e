"""The race of a match: the total of each side after each hand, and the way to the target."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from barracan.table.painting import draw_mark
from barracan.table.themes import LIGHT, side_colour
from barracan.windows.score.pen import PAPER
from barracan.windows.score.score_sheet import ScoreSheet

_AXIS, _TARGET, _FIGURES = QColor("#BDB69F"), QColor("#B0455A"), QColor("#6E675A")
_BESIDE: Final = 8.0
"""So far behind the end of its line an expected total stands."""


class Label(NamedTuple):
    """An expected total, written behind the end of its line."""

    room: QRectF
    words: str
    colour: QColor


def draw_race(painter: QPainter, area: QRectF, sheet: ScoreSheet, font: QFont) -> None:
    """Draw a line a side, the hand being played dashed."""
    target = sheet.target or 1
    ends = len(sheet.ends)
    unfinished = 1 if sheet.open_hand is not None else 0
    expected = [
        total + sum(line.points for line in so_far) for total, so_far in zip(sheet.totals, sheet.so_far, strict=False)
    ]
    totals = [*(total for end in sheet.ends for total in end.totals), *expected]
    most, least = max([target, *totals]), min([0, *totals])
    across = (area.width() - 34) / max(4, ends + unfinished)

    def spot(hand: int, total: int) -> QPointF:
        height = area.height() * 0.94 * (total - least) / (most - least)
        return QPointF(area.left() + hand * across, area.bottom() - height)

    painter.setFont(font)
    colours = [side_colour(LIGHT, side) for side in range(len(sheet.sides))]
    goals = [spot(ends + 1, total) for total in expected]
    labels = _labels(zip(goals, (f"{total}?" for total in expected), colours, strict=False), QFontMetricsF(font))
    _draw_axes(
        painter, area, spot(0, target).y(), target, [(n, spot(n, 0).x()) for n in _numbered_hands(ends + unfinished)]
    )
    for side, colour in enumerate(colours):
        points = [spot(0, 0), *(spot(end.hand, end.totals[side]) for end in sheet.ends)]
        _draw_line(painter, side, colour, points, goals[side] if goals else None)
    for label in labels:
        painter.fillRect(label.room, PAPER)  # near the target its line would strike the figures through
        painter.setPen(label.colour)
        painter.drawText(label.room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, label.words)


def _draw_line(painter: QPainter, side: int, colour: QColor, points: Sequence[QPointF], goal: QPointF | None) -> None:
    """Draw the line of a side, its mark after each hand, and where the hand being played would bring it."""
    painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPolyline(QPolygonF(points))
    if goal is not None:
        painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(points[-1], goal)
    for point in points[1:]:
        draw_mark(painter, side, QRectF(point.x() - 4.5, point.y() - 4.5, 9, 9), colour)


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


def _numbered_hands(count: int) -> list[int]:
    """The hands that get a figure: all of a few, some of many."""
    step = max(1, -(-count // 12))
    return list(range(step, max(4, count) + 1, step))


def _labels(goals: Iterable[tuple[QPointF, str, QColor]], metrics: QFontMetricsF) -> list[Label]:
    """Where the expected totals stand: under each other, never on top of each other."""
    height = metrics.height() * 0.85
    labels: list[Label] = []
    for goal, words, colour in sorted(goals, key=lambda each: each[0].y()):
        middle = goal.y() if not labels else max(goal.y(), labels[-1].room.center().y() + height)
        width = metrics.horizontalAdvance(words) + _BESIDE / 2
        labels.append(Label(QRectF(goal.x() + _BESIDE, middle - height / 2, width, height), words, colour))
    return labels
