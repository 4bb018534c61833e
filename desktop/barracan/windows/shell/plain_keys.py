"""Keys of a page that are pressed without Ctrl, Alt or Shift."""

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_PLAIN: Final = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.KeypadModifier)
_MOST: Final = 9


def is_plain(event: QKeyEvent) -> bool:
    """Whether the key is pressed alone, on the keypad too."""
    return event.modifiers() in _PLAIN


def digit_of(event: QKeyEvent, count: int) -> int | None:
    """Which of so many things the digits 1 to 9 choose, counted from 0; ``None`` where the key chooses none."""
    number = event.key() - Qt.Key.Key_1
    return number if is_plain(event) and 0 <= number < min(_MOST, count) else None
