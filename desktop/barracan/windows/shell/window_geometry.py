"""The size and place of the window: from one time to the next, and on its screen."""

from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QSettings, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from barracan.files import make_private

_ROOM_TO_SPARE: Final = 2200
"""A screen so wide shows the window at a usual size; a smaller one gives it nearly all its room."""
_USUAL: Final = QSize(1920, 1080)
_FILLING: Final = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


def restore(window: QWidget, file: Path) -> None:
    """Let the window lie as it did last, or as suits the screen."""
    make_private(file)
    geometry = _settings(file).value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):
        room = QGuiApplication.primaryScreen().availableGeometry().size()
        window.resize(room * 0.9 if room.width() < _ROOM_TO_SPARE else _USUAL)


def keep(window: QWidget, file: Path) -> None:
    """Remember how the window lies."""
    settings = _settings(file)
    settings.setValue("geometry", window.saveGeometry())
    settings.sync()
    make_private(file)


def _settings(file: Path) -> QSettings:
    return QSettings(str(file), QSettings.Format.IniFormat)


class OnScreen(QObject):
    """Keeps a window that must grow on its screen, whole; where the screen has too little room the window takes that.

    How wide the frame is, a window learns only when it is shown.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._least = QSize()
        self._frame = self._frame_now
        window.installEventFilter(self)

    def set_least(self, least: QSize) -> None:
        """Let the window be no smaller than this, as far as the screen allows it."""
        self._least = least
        least = self._least_here()
        self._take(least, self._window.size().expandedTo(least))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Reckon again with a frame of another width."""
        if event.type() == QEvent.Type.Move and self._frame_now != self._frame:
            self._frame = self._frame_now
            QTimer.singleShot(0, self, self._make_room_for_frame)  # not in the midst of a move
        return False

    @property
    def _frame_now(self) -> QSize:
        """What the frame takes in width and height."""
        return self._window.frameGeometry().size() - self._window.size()

    def _least_here(self) -> QSize:
        """The least size of the window inside its frame on this screen."""
        return self._least.boundedTo(self._window.screen().availableGeometry().size() - self._frame_now)

    def _make_room_for_frame(self) -> None:
        """Take back what the window has grown too far for its least size."""
        before, size, least = self._window.minimumSize(), self._window.size(), self._least_here()
        if size.width() == before.width():
            size.setWidth(least.width())
        if size.height() == before.height():
            size.setHeight(least.height())
        self._take(least, size)

    def _take(self, least: QSize, size: QSize) -> None:
        """Have this least size and this size, whole on the screen."""
        window = self._window
        changes = size != window.size() and not window.windowState() & _FILLING
        window.setMinimumSize(least)
        if changes:
            window.resize(size)
            self._pull_in()

    def _pull_in(self) -> None:
        """Move the window as far as it must to lie on its screen."""
        window = self._window
        room, frame = window.screen().availableGeometry(), window.frameGeometry()
        left = max(room.left(), min(frame.left(), room.left() + room.width() - frame.width()))
        top = max(room.top(), min(frame.top(), room.top() + room.height() - frame.height()))
        if window.isVisible() and QPoint(left, top) != frame.topLeft():
            window.move(left, top)
