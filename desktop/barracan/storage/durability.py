"""The background thread that makes commits safe against a power cut."""

import logging
import os
import sqlite3
import threading
from pathlib import Path

PAUSE = 0.5
"""Seconds between a change and its copy to the disk."""
COMMITS = 250
"""After so many commits the write-ahead log is carried over into the library."""

_sync = getattr(os, "fdatasync", os.fsync)
_log = logging.getLogger(__name__)


class Keeper:
    """Copies the write-ahead log to the disk soon after each change, and keeps it short.

    Commits themselves do not wait for the disk (``synchronous=NORMAL``): they survive the death of the program at any
    instant; within a second, when this thread has been at work, a power cut too.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._changed = threading.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="library keeper", daemon=True)
        self._thread.start()

    def changed(self) -> None:
        """Note that something was committed; returns at once."""
        self._commits += 1
        if not self._changed.is_set():
            self._changed.set()

    def close(self) -> None:
        """Copy what is left and end the thread."""
        self._closing.set()
        self._changed.set()
        self._thread.join()

    def _run(self) -> None:
        carried = 0
        synced_folder = False
        while not self._closing.is_set():
            self._changed.wait()
            self._closing.wait(PAUSE)
            self._changed.clear()
            commits = self._commits
            try:
                _sync_file(Path(f"{self._path}-wal"))
                if not synced_folder:
                    _sync_folder(self._path.parent)
                    synced_folder = True
                if commits - carried >= COMMITS:
                    self._checkpoint()
                    carried = commits
            except (OSError, sqlite3.Error) as error:
                _log.warning("the library %s was not copied to the disk: %s", self._path, error)

    def _checkpoint(self) -> None:
        """Carry the log over into the library; the next commit then begins the log anew."""
        db = sqlite3.connect(self._path, isolation_level=None)
        try:
            db.execute("PRAGMA wal_autocheckpoint = 0")
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            db.close()


def _sync_file(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        _sync(handle)
    finally:
        os.close(handle)


def _sync_folder(folder: Path) -> None:
    """Make the names of new files in a folder safe; Windows opens no folders and needs no such step."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
