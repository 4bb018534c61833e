"""Files that are opened from outside the window: by another program, or by the system."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from barracan.windows.shell.shell import Feature, Shell

if TYPE_CHECKING:
    from barracan.windows.shell.handover import Receiver, Request


class OpenedFiles(Feature):
    """Brings the window to the front for whoever asks, and opens the file that is asked for once no curtain is down.

    Signals:
        opened: the path of the file.
    """

    opened = Signal(object)

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._waiting: Path | None = None
        self._receiver: Receiver | None = None
        self._pages.currentChanged.connect(lambda: QTimer.singleShot(0, self, self._open))
        self._pages.ended.connect(self._close)

    def listen(self) -> None:
        """Hear what second programs on this library ask for, from now on; one in memory for good has none."""
        from barracan.windows.shell.handover import Receiver

        if self._receiver is None:
            self._receiver = Receiver(self)
            self._receiver.asked.connect(self._answer)
        unsalvaged = self._library.unsalvaged
        path = self._library.path if unsalvaged is None else unsalvaged.path
        if path is not None:
            self._receiver.listen(path)

    def hear_system(self) -> None:
        """Open what the system asks for: macOS starts no second program for a file."""
        events = FileOpenEvents(self)
        events.asked.connect(self.take)
        app = QGuiApplication.instance()
        if app is not None:
            app.installEventFilter(events)

    def take(self, file: Path) -> None:
        """Open a file, now or when the curtain has been lifted."""
        self._waiting = file
        self._open()

    def _answer(self, request: "Request") -> None:
        bring_forward(self._pages.window(), request.token)
        if request.file is not None:
            self.take(request.file)

    def _open(self) -> None:
        if self._waiting is not None and not self._pages.covered:
            file, self._waiting = self._waiting, None
            self.opened.emit(file)

    def _close(self) -> None:
        if self._receiver is not None:
            self._receiver.close()


class FileOpenEvents(QObject):
    """Hears Qt's events of files that the person opens outside the program.

    Signals:
        asked: the path of a file.
    """

    asked = Signal(object)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Tell of the file, and let nobody else have the event."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().eventFilter(watched, event)


def bring_forward(window: QWidget, token: str = "") -> None:
    """Show a window before all others; on Wayland only who hands over a *token* may have that."""
    if token and QGuiApplication.platformName().startswith("wayland"):
        os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt takes it from there, once
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
