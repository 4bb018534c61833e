"""The arrow from the card of a lesson to what it speaks of."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import atan2, cos, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

_HEAD: Final = 15.0
_HALF_ANGLE: Final = 0.42
_WIDTH: Final = 3.6
_SHORTEST: Final = 44.0
"""Where the two lie nearer to each other no arrow is needed."""
_BENDS: Final = (0.14, -0.14, 0.3, -0.3)
"""How far it bends to the side, in its length; the first is the usual way."""
_SPOTS: Final = ((0.5, 0.5), (0.5, 0.1), (0.5, 0.9), (0.1, 0.5), (0.9, 0.5))
"""From where in a card, and to where in what it speaks of, it may lead; the middle is the usual one."""
_POINTS: Final = 16
"""In so many points it is looked at whether it crosses something."""


class _Way(NamedTuple):
    """A line that bends to the side of the straight one."""

    begin: QPointF
    end: QPointF
    bend: float

    @property
    def middle(self) -> QPointF:
        """The point that pulls the line to the side."""
        begin, end = self.begin, self.end
        return (begin + end) / 2 + QPointF(begin.y() - end.y(), end.x() - begin.x()) * self.bend

    @property
    def length(self) -> float:
        """How far apart its ends lie."""
        return (self.end - self.begin).manhattanLength()

    def crosses(self, rects: Sequence[QRectF]) -> bool:
        """Whether it leads over one of these."""
        begin, middle, end = self.begin, self.middle, self.end
        near = QPolygonF((begin, middle, end)).boundingRect()
        met = [rect for rect in rects if rect.intersects(near)]
        parts = (number / _POINTS for number in range(_POINTS + 1)) if met else ()
        way = [begin * (1 - part) ** 2 + middle * (2 * part * (1 - part)) + end * part**2 for part in parts]
        return any(any(map(rect.contains, way)) for rect in met)


class LessonArrow(QWidget):
    """A curved line over the table; the pointer meets what lies under it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("lesson_arrow")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._way: _Way | None = None
        self._colour = QColor()
        self.hide()

    def point(self, card: QRectF, targets: Sequence[QRectF], colour: QColor, words: Sequence[QRectF] = ()) -> None:
        """Lead from the card to the edge of the nearest target; away where one lies beside it, or there is none.

        Of the ways there it takes one over none of these *words*, if there is any.
        """
        self._colour = colour
        target = min(targets, key=lambda each: _usual_way(card, each).length, default=None)
        usual = _usual_way(card, target) if target is not None else None
        self._way = None
        if usual is not None and target is not None and usual.length >= _SHORTEST:
            self._way = next((way for way in _ways(card, target) if not way.crosses(words)), usual)
        self.setVisible(self._way is not None)
        self.update()

    @property
    def line(self) -> tuple[QPointF, QPointF] | None:
        """Where it begins and ends, ``None`` while there is none."""
        return self._way[:2] if self._way is not None else None

    def crosses(self, rect: QRectF) -> bool:
        """Whether it leads over this."""
        return self._way is not None and self._way.crosses([rect])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line with its head at the end, rimmed so that it is seen on any ground."""
        if self._way is None:
            return
        begin, bend, end = self._way.begin, self._way.middle, self._way.end
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


def _usual_way(card: QRectF, target: QRectF) -> _Way:
    return next(_ways(card, target))


def _ways(card: QRectF, target: QRectF) -> Iterator[_Way]:
    """The ways from a card to the edge of a target, the usual one first."""
    for bend in _BENDS:
        for from_spot, to_spot in product(_SPOTS, _SPOTS):
            begin = _edge_towards(card, _point_in(card, from_spot), target.center())
            yield _Way(begin, _edge_towards(target, _point_in(target, to_spot), begin), bend)


def _point_in(rect: QRectF, spot: tuple[float, float]) -> QPointF:
    return rect.topLeft() + QPointF(spot[0] * rect.width(), spot[1] * rect.height())


def _edge_towards(rect: QRectF, inside: QPointF, point: QPointF) -> QPointF:
    """Where the line from a point in a rect to another one leaves the rect."""
    way = point - inside
    right, down = way.x() > 0, way.y() > 0
    sides = [
        ((rect.right() if right else rect.left()) - inside.x()) / way.x() if way.x() else 1.0,
        ((rect.bottom() if down else rect.top()) - inside.y()) / way.y() if way.y() else 1.0,
    ]
    return inside + way * min(1.0, *sides)
