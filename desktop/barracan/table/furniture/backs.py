"""Small card backs, as a plate fans them out."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

FACE: Final = QColor("#FDFAF3")
"""Card stock, as in the card drawings."""
BACK_COLOURS: Final = {"sunburst": QColor("#274B6D"), "lattice": QColor("#7A2B3C"), "rosette": QColor("#39404E")}
_RAY: Final = QColor(255, 255, 255, 46)


def draw_small_back(painter: QPainter, rect: QRectF, back: str = "sunburst") -> None:
    """Paint a back so small that only its colour and border tell."""
    painter.setPen(QPen(QColor(12, 20, 24, 150), 0.8))
    painter.setBrush(FACE)
    painter.drawRoundedRect(rect, 2, 2)
    inner = rect.adjusted(1.6, 1.6, -1.6, -1.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BACK_COLOURS[back])
    painter.drawRoundedRect(inner, 1, 1)
    painter.setPen(QPen(_RAY, 0.9))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def draw_fan(painter: QPainter, room: QRectF, count: int, back: str = "sunburst") -> float:
    """Paint at most twelve backs side by side in this room; returns how wide they came out."""
    shown = min(count, 12)
    if not shown:
        return 0.0
    width = room.height() / 1.4
    step = min(width * 0.62, (room.width() - width) / max(1, shown - 1))
    for number in range(shown):
        draw_small_back(painter, QRectF(room.x() + number * step, room.y(), width, room.height()), back)
    return width + step * (shown - 1)
