"""A panel of the page of lessons that paints itself and lays the buttons that lie on it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from barracan.table.painting import draw_panel
from barracan.table.themes import FELT, Theme
from barracan.windows.start.game_tile import panel_fill


class LearnPanel(QWidget):
    """The base of such panels.

    Attributes:
        theme: the colours in use.
        scale: how large its type is.
        radius: that of its corners.
    """

    radius = 16

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.theme: Theme = FELT
        self.scale = 1.0

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self.theme, self.scale = theme, scale
        self.updateGeometry()
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the buttons where they belong in this size."""
        self.arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the panel, and what stands on it."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            rect = QRectF(self.rect())
            draw_panel(painter, rect, self.radius, panel_fill(self.theme, lit=False), self.theme.hairline)
            self.draw(painter, rect)

    def arrange(self) -> None:
        """Lay the buttons."""
        raise NotImplementedError

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what stands on the panel."""
        raise NotImplementedError
