"""The moment when a widget has been painted for the first time."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class FirstPicture(QWidget):
    """Calls a function once, after the widget has been painted.

    It lies on the widget, a pixel large and with nothing on it, and is painted when that has been. A filter would have
    to understand all kinds of events, which PySide6 learns one by one when the first of any kind comes.
    """

    def __init__(self, widget: QWidget, painted: Callable[[], None]) -> None:
        super().__init__(widget)
        self._painted = painted
        self.resize(1, 1)
        self.show()

    def paintEvent(self, event: "QPaintEvent") -> None:
        """Wait until events run again: then the picture is on the screen."""
        painted, self._painted = self._painted, lambda: None
        QTimer.singleShot(0, painted)
        self.deleteLater()
