"""The log: one file in the user's log folder, which also hears of crashes and of failures in slots."""

import faulthandler
import logging
import os
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import TextIO

from barracan.files import PRIVATE, make_private, make_private_folder

LONGEST = 1_000_000
"""Bytes after which a new log begins; the one before is kept beside it."""

_log = logging.getLogger(__name__)


class LogFile:
    """Writes to the log until it is closed.

    Attributes:
        path: the file, ``None`` where none can be written; the log then goes to stderr.
    """

    def __init__(self, folder: Path) -> None:
        self.path: Path | None = None
        self._file: TextIO | None = None
        try:
            self._file = self._open(folder)
        except OSError as trouble:
            print(f"The log cannot be written: {trouble.strerror}.", file=sys.stderr)  # noqa: T201 - there is no log
        self._handler = logging.StreamHandler(self._file or sys.stderr)
        self._handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        logging.getLogger().addHandler(self._handler)
        if self._file:
            faulthandler.enable(self._file)

    def close(self) -> None:
        """Stop writing."""
        faulthandler.disable()
        logging.getLogger().removeHandler(self._handler)
        if self._file:
            self._file.close()

    def _open(self, folder: Path) -> TextIO:
        make_private_folder(folder)
        path, old = folder / "barracan.log", folder / "barracan.old.log"
        make_private(path, old)
        if path.exists() and path.stat().st_size > LONGEST:
            path.replace(old)
        handle = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, PRIVATE)
        file = os.fdopen(handle, "a", encoding="utf-8")
        self.path = path
        return file


def log_failures(tell: Callable[[], None]) -> None:
    """Log every exception that nobody has caught, in slots and in threads, and tell the person that it happened."""

    def log_failure(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        _log.error("a failure of the program", exc_info=(kind, error, trace))
        tell()

    sys.excepthook = log_failure
    threading.excepthook = lambda heard: _log.error(
        "a failure in a thread",
        exc_info=(heard.exc_type, heard.exc_value or heard.exc_type(), heard.exc_traceback),
    )
