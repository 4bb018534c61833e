"""Rings of the focus only where keys have led it: of buttons, fields and lists; and what is in use in a window."""

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QFocusEvent, QWindow
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QLineEdit, QPushButton, QWidget

_BY_KEYS: Final = frozenset(
    {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason, Qt.FocusReason.ShortcutFocusReason}
)
_BY_WINDOW: Final = frozenset({Qt.FocusReason.OtherFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
_POINTED: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin, QEvent.Type.TabletPress})


_RINGED: Final = (QLineEdit, QComboBox, QAbstractItemView)
"""What shows no ring of its own accord."""


class InputInUse(QObject):
    """Follows a window: whether keys or a pointer were used last. Before the first press no ring is wanted.

    Fields and lists get their ring from here, and keep it as long as they have the focus.
    """

    keys = False

    def follow(self, window: QWindow) -> None:
        """Follow this window from now on."""
        window.installEventFilter(self)
        if isinstance(app := QApplication.instance(), QApplication):
            app.focusChanged.connect(self.ring, Qt.ConnectionType.UniqueConnection)

    def ring(self, left: QWidget | None, reached: QWidget | None) -> None:
        """Let what has the focus now bear a ring where keys have led it there."""
        for widget, ring in ((left, False), (reached, InputInUse.keys)):
            if isinstance(widget, _RINGED):
                _show_ring(widget, ring)

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
        _show_ring(self, came_by_keys(event))
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show none."""
        _show_ring(self, False)
        super().focusOutEvent(event)


def _show_ring(widget: QWidget, ring: bool) -> None:
    if ring != bool(widget.property("ring")):
        widget.setProperty("ring", ring)
        widget.style().unpolish(widget)
        widget.style().polish(widget)
