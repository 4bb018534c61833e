"""A damaged library is salvaged in a thread of its own; what is played meanwhile, in memory, goes into the new file."""

import logging
from threading import Event, Thread

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication

from barracan.model.text import Text
from barracan.storage.errors import LibraryError, error_text
from barracan.storage.exchange import move
from barracan.storage.library_file import DamagedFile, replace_file
from barracan.windows.shell.shell import Feature, Shell

_log = logging.getLogger(__name__)


class LibrarySalvage(Feature):
    """Salvages the library while the window is used; who closes the window meanwhile finds the damaged file as it was.

    Only where something has been played meanwhile does the closing wait for the new file.

    Signals:
        ended: the library has its new file, or stays in memory where there can be none; the sentence about it.
    """

    ended = Signal(object)
    _finished = Signal()

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._thread: Thread | None = None
        self._given_up = Event()
        self._failure: Text | None = None
        self._told = Text("", "")
        self._finished.connect(self._take_over)
        self._pages.ended.connect(self._close)

    def begin(self) -> None:
        """Salvage the library if it is damaged and that is not under way."""
        damaged = self._library.unsalvaged
        if damaged is not None and self._thread is None:
            self._thread = Thread(target=self._run, args=(damaged,), name="library salvage", daemon=True)
            self._thread.start()

    def _run(self, damaged: DamagedFile) -> None:
        try:
            self._told = replace_file(damaged, self._given_up.is_set)
        except LibraryError as failure:
            self._failure = failure.text
        if not self._given_up.is_set():
            self._finished.emit()

    def _take_over(self) -> None:
        """Go on in the new file, with what has been played in memory."""
        thread, self._thread = self._thread, None
        damaged, self._library.unsalvaged = self._library.unsalvaged, None
        if thread is None or damaged is None:  # closed, or saved elsewhere meanwhile
            return
        thread.join()
        if self._failure is None:
            try:
                move(self._library, damaged.path)
            except LibraryError as failure:
                self._failure = failure.text
        told = self._told if self._failure is None else error_text("in_memory", what=self._failure)
        _log.warning("%s", told)
        self.ended.emit(told)

    def _close(self) -> None:
        if self._thread is None:
            return
        if self._library.everything():
            self._pages.window().hide()
            QGuiApplication.sync()
            self._thread.join()
            self._take_over()
        else:
            self._given_up.set()
            self._thread.join()
            self._thread = None
