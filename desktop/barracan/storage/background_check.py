"""The background thread that looks a library through for damage, some time after it was opened."""

import logging
import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path

from barracan.storage.damage_check import faults
from barracan.storage.failures import is_damage
from barracan.storage.schema import MIGRATIONS

AFTER = 5.0
"""Seconds after the opening: until then the program has better things to do."""

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
        except (sqlite3.Error, UnicodeDecodeError) as error:
            self.damaged = is_damage(error)
            if not self.damaged:  # closed meanwhile, moved away, busy
                _log.info("the library %s was not looked through: %s", self._path, error)


def is_sound(db: sqlite3.Connection) -> bool:
    """Whether nothing is wrong with a library's file as such; a newer one is not judged."""
    if db.execute("PRAGMA user_version").fetchone() != (len(MIGRATIONS),):
        return True  # another program has brought it to its schema meanwhile
    return next(faults(db, most=1), None) is None
