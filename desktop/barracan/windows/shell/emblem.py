"""The program's emblem: a family of three cards, fanned."""

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from barracan.resources import resource

_CARDS = (("JH", -17), ("QS", 0), ("KH", 17))
_HEIGHT_TO_WIDTH = 1.4


class Emblem(QWidget):
    """Jack, queen and king that make a family."""

    def __init__(self, height: int) -> None:
        super().__init__()
        self._faces = [(QSvgRenderer(str(resource("cards", "classic", f"{code}.svg"))), turn) for code, turn in _CARDS]
        self.setFixedSize(QSize(round(height * 1.25), height))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the cards, each turned about a point below them."""
        high = self.height() * 0.80
        box = QRectF(-high / _HEIGHT_TO_WIDTH / 2, -high * 1.32, high / _HEIGHT_TO_WIDTH, high)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(self.width() / 2, self.height() * 1.16))
            for face, turn in self._faces:
                painter.save()
                painter.rotate(turn)
                painter.setPen(QColor(4, 16, 13, 0))
                painter.setBrush(QColor(4, 16, 13, 60))
                painter.drawRoundedRect(box.translated(-1.5, 1.5), 4, 4)
                face.render(painter, box)
                painter.restore()
