"""The key that leads up: an Esc that follows another at once was meant for what that one let go."""

from typing import Final

from PySide6.QtCore import QElapsedTimer, Qt
from PySide6.QtGui import QKeyEvent

APART: Final = 400
"""Milliseconds between two presses that are meant apart."""


class EscapeKey:
    """Follows the presses of Esc, whatever answers them."""

    def __init__(self) -> None:
        self._since = QElapsedTimer()
        self._apart = APART

    def note(self, event: QKeyEvent) -> None:
        """A key goes down."""
        if event.key() == Qt.Key.Key_Escape:
            self._apart = self._since.elapsed() if self._since.isValid() else APART
            self._since.start()

    def is_meant(self, event: QKeyEvent) -> bool:
        """Whether this press, noted before, may lead away from a table."""
        return not event.isAutoRepeat() and self._apart >= APART
