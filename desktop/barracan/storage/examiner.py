"""The background thread that looks a library through for damage, some time after it was opened."""

import logging
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from barracan.storage.schema import MIGRATIONS

AFTER = 5.0
"""Seconds after the opening: until then the program has better things to do."""

_STRAY: Final = (
    "SELECT 1 FROM match WHERE state NOT IN ('unfinished', 'finished', 'given_up', 'pad', 'pad_over')",
    "SELECT 1 FROM match WHERE NOT EXISTS (SELECT 1 FROM line WHERE match = match.id AND number = 0)",
    "SELECT 1 FROM line WHERE number = 0 AND match NOT IN (SELECT id FROM match)",
)
_DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}
"""The last for texts that are no longer JSON, and tables that are no longer there."""

_log = logging.getLogger(__name__)


class Examiner:
    """Reads the whole file once; what it finds is met where the library is used next.

    Attributes:
        damaged: whether something is wrong with the file.
    """

    def __init__(self, path: Path) -> None:
        self.damaged = False
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="library examiner", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """End the thread."""
        self._closing.set()
        if self._db:
            with suppress(sqlite3.ProgrammingError):  # it has just come to its end
                self._db.interrupt()
        self._thread.join()

    def _run(self) -> None:
        if self._closing.wait(AFTER):
            return
        try:
            with closing(sqlite3.connect(f"{self._path.as_uri()}?mode=ro", uri=True, check_same_thread=False)) as db:
                self._db = db
                self.damaged = not is_sound(db)
        except sqlite3.Error as error:
            self.damaged = error.sqlite_errorcode & 0xFF in _DAMAGE
            if not self.damaged:  # closed meanwhile, moved away, busy
                _log.info("the library %s was not looked through: %s", self._path, error)


def is_sound(db: sqlite3.Connection) -> bool:
    """Whether a library's pages are whole and none of its matches has come loose; a newer one is not judged."""
    if db.execute("PRAGMA user_version").fetchone() != (len(MIGRATIONS),):
        return True  # another program has brought it to its schema meanwhile
    (judged,) = db.execute("PRAGMA quick_check(1)").fetchone()
    return judged == "ok" and not any(db.execute(f"{query} LIMIT 1").fetchone() for query in _STRAY)
