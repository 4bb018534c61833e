"""Writing a pad to a file while the window goes on."""

import multiprocessing
from contextlib import suppress
from tempfile import TemporaryDirectory

from PySide6.QtCore import QObject, QTimer, Signal

from barracan.files import draft_name
from barracan.windows.pad_process import Order, Told, write_pad

_OFTEN = 60
"""Milliseconds between two looks at how far it is."""


class PadWriting(QObject):
    """One process that writes one file; raises ``OSError`` where none can be started.

    Signals:
        went_on: how many of how many matches are written.
        ended: the trouble there was (``Text`` or a reason in words), ``None`` if there was none.
    """

    went_on = Signal(int, int)
    ended = Signal(object)

    def __init__(self, order: Order, parent: QObject, copy: TemporaryDirectory[str] | None = None) -> None:
        super().__init__(parent)
        self._copy = copy
        self._draft = draft_name(order.path)
        spawn = multiprocessing.get_context("spawn")
        self._connection, there = spawn.Pipe(duplex=False)
        wanted = (there, order, self._draft)
        self._process = spawn.Process(target=write_pad, args=wanted, name="barracan pad", daemon=True)
        try:
            self._process.start()
        except OSError:
            if copy:
                copy.cleanup()
            raise
        there.close()
        self._look = QTimer(self)
        self._look.timeout.connect(self._hear)
        self._look.start(_OFTEN)

    def cancel(self) -> None:
        """Give it up; no part of the file is left."""
        self._end()
        with suppress(OSError):  # the folder has gone, or takes no change any more
            self._draft.unlink(missing_ok=True)

    def _hear(self) -> None:
        told: Told | None = None
        try:
            while self._connection.poll() and not (told and told.over):
                told = self._connection.recv()
        except EOFError:
            told = Told(0, 0, over=True, trouble=self.tr("the writing broke off"))
        if told and told.over:
            self.cancel()
            self.ended.emit(told.trouble)
        elif told:
            self.went_on.emit(told.done, told.matches)

    def _end(self) -> None:
        self._look.stop()
        self._process.kill()
        self._process.join()
        self._connection.close()
        if self._copy:
            self._copy.cleanup()
