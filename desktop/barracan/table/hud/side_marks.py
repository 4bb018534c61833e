"""The sides' marks: disc, diamond, triangle, square, pentagon and star."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF


def side_mark(side: int, box: QRectF) -> QPainterPath:
    """The outline of a side's mark, optically as large as a disc in this box."""
    path = QPainterPath()
    shape = side % 6
    if shape == 0:
        path.addEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5))
    elif shape == 3:
        inset = box.width() * 0.08
        path.addRect(box.adjusted(inset, inset, -inset, -inset))
    elif shape == 5:
        path.addPolygon(_star(box))
    else:
        corners, turn = {1: (4, 0.0), 2: (3, 0.0), 4: (5, 0.0)}[shape]
        path.addPolygon(_regular(corners, box, turn))
    path.closeSubpath()
    return path


def _regular(corners: int, box: QRectF, turn: float) -> QPolygonF:
    radius = box.width() / 2 * (1.16 if corners == 3 else 1.04)
    centre = box.center() + QPointF(0, box.height() * (0.09 if corners == 3 else 0.0))
    angles = (turn + 2 * pi * corner / corners for corner in range(corners))
    return QPolygonF([centre + QPointF(radius * sin(angle), -radius * cos(angle)) for angle in angles])


def _star(box: QRectF) -> QPolygonF:
    points = []
    for corner in range(10):
        radius = box.width() / 2 * (1.1 if corner % 2 == 0 else 0.58)
        angle = pi * corner / 5
        points.append(box.center() + QPointF(radius * sin(angle), -radius * cos(angle)))
    return QPolygonF(points)


def draw_mark(painter: QPainter, side: int, box: QRectF, colour: QColor, rounding: float = 1.5) -> None:
    """Paint a side's mark with softened corners."""
    painter.setBrush(colour)
    if side % 6 == 0:
        painter.setPen(Qt.PenStyle.NoPen)
    else:
        painter.setPen(
            QPen(colour, rounding, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
    painter.drawPath(side_mark(side, box))
