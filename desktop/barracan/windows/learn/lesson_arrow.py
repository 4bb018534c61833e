"""The arrow from the card of a lesson to what it speaks of."""

from collections.abc import Sequence
from math import atan2, cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

_HEAD: Final = 15.0
_HALF_ANGLE: Final = 0.42
_WIDTH: Final = 3.6
_SHORTEST: Final = 44.0
"""Where the two lie nearer to each other no arrow is needed."""


class LessonArrow(QWidget):
    """A curved line over the table; the pointer meets what lies under it.

    Attributes:
        line: where it begins and ends, ``None`` while there is none.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lesson_arrow")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.line: tuple[QPointF, QPointF] | None = None
        self._colour = QColor()
        self.hide()

    def point(self, card: QRectF, targets: Sequence[QRectF], colour: QColor) -> None:
        """Lead from the card to the edge of the nearest target; away where one lies beside it, or there is none."""
        self._colour = colour
        line = min((_line(card, target) for target in targets), key=_length, default=None)
        self.line = line if line is not None and _length(line) >= _SHORTEST else None
        self.setVisible(self.line is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line with its head at the end, rimmed so that it is seen on any ground."""
        if self.line is None:
            return
        begin, end = self.line
        across = QPointF(begin.y() - end.y(), end.x() - begin.x()) * 0.14
        bend = (begin + end) / 2 + across
        angle = atan2(end.y() - bend.y(), end.x() - bend.x())
        foot = end - QPointF(cos(angle), sin(angle)) * _HEAD * 0.8
        path = QPainterPath(begin)
        path.quadTo(bend, foot)
        head = QPolygonF([end, *(end - QPointF(cos(each), sin(each)) * _HEAD for each in (
            angle - _HALF_ANGLE, angle + _HALF_ANGLE))])  # fmt: skip
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for ink, wider in ((QColor(0, 0, 0, 150), 2.6), (self._colour, 0.0)):
                painter.setPen(QPen(ink, _WIDTH + wider, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawPath(path)
                painter.setPen(QPen(ink, 1 + wider))
                painter.setBrush(ink)
                painter.drawPolygon(head)


def _line(card: QRectF, target: QRectF) -> tuple[QPointF, QPointF]:
    begin = _edge_towards(card, target.center())
    return begin, _edge_towards(target, begin)


def _length(line: tuple[QPointF, QPointF]) -> float:
    return (line[1] - line[0]).manhattanLength()


def _edge_towards(rect: QRectF, point: QPointF) -> QPointF:
    """Where the line from the middle of a rect to a point leaves the rect."""
    middle = rect.center()
    way = point - middle
    if way.isNull():
        return middle
    sides = [
        (rect.width() / 2) / abs(way.x()) if way.x() else 2 * pi,
        (rect.height() / 2) / abs(way.y()) if way.y() else 2 * pi,
    ]
    return middle + way * min(1.0, *sides)
