"""How the parts of the table are painted: grounds, dashes, rules, outlines, and the marks of the sides."""

from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from barracan.table.themes import RAYS, Theme, is_high_contrast

_GROUND_RADIUS, _CENTRE_HEIGHT = 0.66, 0.46
SECTORS: Final = 40
"""So many rays go out behind a page or a moment."""


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


def draw_panel(painter: QPainter, rect: QRectF, radius: float, fill: QColor, edge: QColor, width: float = 1.0) -> None:
    """Paint a rounded ground with its edge inside the rect."""
    inset = width / 2
    painter.setBrush(fill)
    painter.setPen(QPen(edge, width))
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius, radius)


def draw_dashed(
    painter: QPainter, rect: QRectF, radius: float, edge: QColor, fill: QColor | Qt.BrushStyle = Qt.BrushStyle.NoBrush
) -> None:
    """Paint a place that waits for cards."""
    pen = QPen(edge, 1.5)
    pen.setDashPattern([4, 3])
    painter.setBrush(fill)
    painter.setPen(pen)
    painter.drawRoundedRect(rect.adjusted(0.75, 0.75, -0.75, -0.75), radius, radius)


def draw_rule(painter: QPainter, theme: Theme, left: float, right: float, y: float) -> None:
    """Paint a hairline between two parts of a page."""
    painter.fillRect(QRectF(left, round(y), right - left, 1), theme.text_over(0.12))


def canvas(size: QSizeF, ratio: float) -> tuple[QPixmap, QPainter]:
    """A transparent picture of this size for a screen of this pixel ratio, and what paints on it."""
    pixmap = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter


def draw_outline(painter: QPainter, rect: QRectF, radius: float, *lines: tuple[QColor, float]) -> None:
    """Stroke a rounded rect with lines of these colours and widths, one on another."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width in lines:
        painter.setPen(QPen(colour, width))
        painter.drawRoundedRect(rect, radius, radius)


def draw_focus(painter: QPainter, theme: Theme, rect: QRectF, radius: float) -> None:
    """Outline what has the keyboard's focus."""
    draw_outline(painter, rect, radius, (theme.focus_ground, 5.4), (theme.focus, 2.6))


def table_ground(theme: Theme, size: QSizeF) -> QRadialGradient:
    """The ground of a table of this size, lighter in the middle."""
    centre = QPointF(size.width() / 2, size.height() * _CENTRE_HEIGHT)
    gradient = QRadialGradient(centre, _GROUND_RADIUS * max(size.width(), size.height()))
    for at, colour in ((0.0, theme.centre), (0.55, theme.middle), (1.0, theme.edge)):
        gradient.setColorAt(at, colour)
    return gradient


def paint_ground(theme: Theme, size: QSize, ratio: float, source: QPointF) -> QPixmap:
    """The ground of a page of this size for a screen of this pixel ratio, with rays from a point but in high contrast.

    So faint edges need no smoothing, which would cost much.
    """
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    room = QRectF(QPointF(0, 0), QSizeF(size))
    with QPainter(pixmap) as painter:
        painter.fillRect(room, table_ground(theme, room.size()))
        if not is_high_contrast(theme):
            draw_rays(painter, room, source, theme.text_over(RAYS), SECTORS)
    return pixmap


def draw_rays(painter: QPainter, rect: QRectF, source: QPointF, colour: QColor, sectors: int) -> None:
    """Paint sectors round a point, with gaps as wide as they are, inside what the painter is clipped to.

    The first lies astride the level line, so that no edge runs along a line of words.
    """
    reach = 1.2 * (rect.width() + rect.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(sectors):
        angles = (2 * pi * (number + edge) / sectors for edge in (-0.25, 0.25))
        painter.drawConvexPolygon([source, *(source + QPointF(cos(angle), sin(angle)) * reach for angle in angles)])
    painter.restore()
