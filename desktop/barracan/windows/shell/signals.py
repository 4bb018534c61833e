"""Closing the window when the system asks for it: Ctrl C, a closed terminal, a polite end by the desktop."""

import os
import signal
from collections.abc import Callable

from PySide6.QtCore import QObject, QSocketNotifier, QTimer

from barracan.session.end_signals import ENDINGS, is_refused


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
