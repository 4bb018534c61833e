"""Push buttons that show a ring only where keys have led the focus, and how a window knows what is in use."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QWindow
from PySide6.QtWidgets import QPushButton

_BY_KEYS: Final = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
_BY_WINDOW: Final = frozenset({Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
_POINTED: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress})


class InputInUse(QObject):
    """Follows a window: whether keys or a pointer were used last. Before the first press no ring is wanted."""

    keys = False

    def follow(self, window: QWindow) -> None:
        """Follow this window from now on."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Note what was pressed, and let it go where it belongs."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress:
            InputInUse.keys = True
        elif kind in _POINTED:
            InputInUse.keys = False
        return False


def came_by_keys(event: QFocusEvent) -> bool:
    """Whether keys have led the focus here, or a page has while keys are in use."""
    return event.reason() in _BY_KEYS or (event.reason() in _BY_WINDOW and InputInUse.keys)


class PushButton(QPushButton):
    """A button with a ring while it has the focus by keys; where a page gives it the focus, while keys are in use."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring, or not."""
        self._show_ring(came_by_keys(event))
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show none."""
        self._show_ring(False)
        super().focusOutEvent(event)

    def _show_ring(self, ring: bool) -> None:
        if ring != bool(self.property("ring")):
            self.setProperty("ring", ring)
            self.style().unpolish(self)
            self.style().polish(self)
