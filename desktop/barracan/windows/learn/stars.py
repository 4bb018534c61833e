"""Three stars, of which some are earned."""

from typing import Final

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.table.hud.icons import draw_icon
from barracan.table.themes import LIGHT

MOST: Final = 3
_SIDE: Final = 20
_DIM: Final = 0.22


class Stars(QWidget):
    """A row of stars on paper; words beside it say as much."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("stars")
        self.earned = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_stars(self, earned: int) -> None:
        """Let so many of them shine."""
        self.earned = earned
        self.update()

    def sizeHint(self) -> QSize:
        """The three beside each other, as high as a line."""
        high = max(_SIDE, round(1.2 * self.fontMetrics().height()))
        return QSize(MOST * high, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint those that are earned in the accent, the others faintly."""
        high = self.height()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for number in range(MOST):
                ink = LIGHT.accent if number < self.earned else LIGHT.text_over(_DIM)
                draw_icon(painter, "star", QRectF(number * high, 0, high, high), ink, 0)
