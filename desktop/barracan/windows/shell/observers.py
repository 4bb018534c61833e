"""What is done when something happens to the window: a first picture, a signal to end, a hand that is over."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSocketNotifier, QTimer
from PySide6.QtWidgets import QWidget

from barracan.session.system_processes import ENDINGS, is_refused
from barracan.table.timings import single_shot
from barracan.windows.match.match_controller import MatchController
from barracan.windows.shell.shell import report_failures


class FirstPaint(QObject):
    """Calls a function once, after the widget has been painted."""

    def __init__(self, widget: QWidget, painted: Callable[[], None]) -> None:
        super().__init__(widget)
        self._painted = painted
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the first picture; when events run again it is on the screen."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._painted)
        return False


class EndSignals(QObject):
    """Calls a function in the event loop after a signal that asks the program to end.

    Python hears of a signal only while it runs Python code, which an idle window does not: a pipe wakes the event loop
    up. Where that is not to be had, a timer looks twice a second.
    """

    def __init__(self, close: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._close = close
        for number in ENDINGS:
            if not is_refused(number):
                signal.signal(number, self._close_soon)
        if os.name == "posix":
            reading, writing = os.pipe()
            os.set_blocking(writing, False)
            os.set_blocking(reading, False)
            signal.set_wakeup_fd(writing, warn_on_full_buffer=False)
            self._notifier = QSocketNotifier(reading, QSocketNotifier.Type.Read, self)
            self._notifier.activated.connect(lambda: os.read(reading, 64))
        else:
            self._timer = QTimer(self)
            self._timer.timeout.connect(lambda: None)
            self._timer.start(500)

    def _close_soon(self, *_: object) -> None:
        QTimer.singleShot(0, self, self._close)


BREATH = 250
"""Milliseconds between a hand that is over and the next deal."""


class Watch(QObject):
    """Deals the next hand by itself, and begins the same table again when a match is over."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._breath = single_shot(self, BREATH, self._go_on)
        controller.finale.by_itself = True
        controller.hand_ended.connect(self._breath.start)

    def _go_on(self) -> None:
        if self._controller.model.result is not None:
            with report_failures(self._controller.trouble.emit):
                self._controller.start(self._controller.settings)
        else:
            self._controller.next_hand()
        self._controller.revealed.emit()


class Report(QObject):
    """Appends to a file the numbers of the match and of each of its positions, once the table shows that position."""

    def __init__(self, controller: MatchController, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        controller.model.shown.connect(self._note)
        controller.model.happened.connect(self._note)

    def _note(self, _: object = None) -> None:
        os.write(self._file, f"{self._controller.match} {self._controller.model.number}\n".encode())
