"""The name of the program as it is drawn."""

from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.resources import resource
from barracan.table.themes import FELT, Theme

WORDMARK_SHAPE: Final = 607.6 / 104
"""How wide it is for its height."""


def draw_wordmark(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the program's name into the left of a rect, as high as that is."""
    from PySide6.QtSvg import QSvgRenderer

    name = "wordmark-light.svg" if theme.name == "light" else "wordmark.svg"
    box = QRectF(rect.topLeft(), QSizeF(rect.height() * WORDMARK_SHAPE, rect.height()))
    QSvgRenderer(str(resource("pictures", name))).render(painter, box)


class Wordmark(QWidget):
    """The program's name at this height."""

    def __init__(self, high: int) -> None:
        super().__init__()
        self._high, self._theme = high, FELT
        self.setAccessibleName("BarraCan")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_theme(self, theme: Theme) -> None:
        """Suit the ground of this theme."""
        self._theme = theme
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as the name is at its height."""
        return QSize(round(self._high * WORDMARK_SHAPE), self._high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the name."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_wordmark(painter, QRectF(self.rect()), self._theme)
