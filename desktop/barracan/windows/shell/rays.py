"""The rays behind pages and in the pictures of games."""

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from barracan.table.themes import Theme, fade


def draw_rays(painter: QPainter, rect: QRectF, centre: QPointF, count: int, colour: QColor) -> None:
    """Paint rays that go out from a point, as many sectors as gaps between them."""
    reach = 1.2 * (rect.width() + rect.height())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)  # so faint edges need none, which costs much
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for number in range(count):
        angles = (radians(360 * (number + edge) / count) for edge in (0.0, 0.5))
        painter.drawConvexPolygon([centre, *(centre + QPointF(cos(angle), sin(angle)) * reach for angle in angles)])
    painter.restore()


def ray_colour(theme: Theme) -> QColor:
    """What the rays behind a page are painted in."""
    return fade(theme.text, 0.035)
