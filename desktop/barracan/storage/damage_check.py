"""What can be wrong with a library's file, found by looking through it."""

import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.storage.errors import code_of, is_damage
from barracan.storage.schema import LATEST, MIGRATIONS, add_functions

_TEXTS: Final = {
    "sqlite": QT_TRANSLATE_NOOP("library", "The file is not whole: {fault}"),
    "unreadable": QT_TRANSLATE_NOOP("library", "A value of the table {table} cannot be read."),
    "form": QT_TRANSLATE_NOOP("library", "The tables are not those of a library."),
    "loose": QT_TRANSLATE_NOOP("library", "In the table {table} something belongs to nothing."),
    "numbers": QT_TRANSLATE_NOOP("library", "The lines of match {row} are not numbered one after the other."),
    "match": QT_TRANSLATE_NOOP("library", "The title or another note of match {row} has changed since it was stored."),
    "player": QT_TRANSLATE_NOOP("library", "Player {row} has changed since it was stored."),
    "derived": QT_TRANSLATE_NOOP("library", "What lists show of match {row} does not agree with its lines."),
    "identity": QT_TRANSLATE_NOOP("library", "The library’s own number makes no sense."),
    "sequence": QT_TRANSLATE_NOOP("library", "The numbers for new matches or players make no sense."),
}
_STRAY: Final = {
    "match": """SELECT id FROM match WHERE (
        state IN ('unfinished', 'finished', 'given_up', 'pad', 'pad_over') AND typeof(title) = 'text'
        AND (removed IS NULL OR typeof(removed) = 'integer' AND removed BETWEEN 0 AND :latest)
        AND copied IN (0, 1) AND (given_up IS NULL OR typeof(given_up) = 'integer')
        AND checksum IS row_checksum(id, removed, title, copied, given_up) AND id BETWEEN 1 AND :most
    ) IS NOT TRUE""",
    "derived": """SELECT id FROM match WHERE (
        typeof(game) = 'text' AND typeof(hands) = 'integer'
        AND (ended IS NULL OR typeof(ended) = 'integer' AND ended BETWEEN 0 AND :latest)
    ) IS NOT TRUE UNION SELECT match FROM seat WHERE (
        typeof(seat) = 'integer' AND typeof(side) = 'integer' AND typeof(name) = 'text' AND typeof(level) = 'text'
        AND typeof(total) = 'integer' AND (result IS NULL OR result IN (0, 1))
    ) IS NOT TRUE UNION SELECT match FROM score WHERE (
        typeof(hand) = 'integer' AND typeof(side) = 'integer'
        AND typeof(points) = 'integer' AND typeof(total) = 'integer'
    ) IS NOT TRUE""",
    "player": """SELECT id FROM player WHERE (
        typeof(name) = 'text' AND typeof(shown) = 'text' AND typeof(colour) = 'text' AND guest IN (0, 1)
        AND checksum IS row_checksum(id, name, shown, colour, guest, merged) AND id BETWEEN 1 AND :most
        AND (merged IS NULL OR merged IN (SELECT id FROM player AS person WHERE person.merged IS NULL))
    ) IS NOT TRUE""",
    "numbers": """SELECT match.id FROM match LEFT JOIN line ON line.match = match.id GROUP BY match.id
        HAVING count(number) = 0 OR min(number) <> 0 OR max(number) <> count(*) - 1
        OR NOT min(typeof(line.at) = 'integer' AND line.at BETWEEN 0 AND :latest)""",
    "identity": """SELECT 0 FROM (SELECT count(*) AS rows, max(typeof(library)) AS kind, min(library) AS least
        FROM identity) WHERE (rows = 1 AND kind = 'integer' AND least >= 0) IS NOT TRUE""",
    "sequence": """SELECT 0 FROM sqlite_sequence WHERE (
        name IN ('match', 'player') AND typeof(seq) = 'integer' AND seq BETWEEN
            coalesce(CASE name WHEN 'match' THEN (SELECT max(id) FROM match) ELSE (SELECT max(id) FROM player) END, 0)
            AND :most
    ) IS NOT TRUE""",
}
_BOUNDS: Final = {"latest": LATEST - 1, "most": 2**31}
"""No time is later, and no match or player has a higher number."""


def faults(db: sqlite3.Connection, *, most: int = 100) -> Iterator[Text]:
    """What is wrong with the file as such, so many sentences of each kind at most; none where it is sound."""
    add_functions(db)
    try:
        for (fault,) in db.execute(f"PRAGMA integrity_check({most})"):  # the quick one passes over stale indexes
            if fault != "ok":
                yield _fault("sqlite", fault=fault)
        if not has_form(db, len(MIGRATIONS)):
            yield _fault("form")
        for table, *_ in db.execute("PRAGMA foreign_key_check"):
            yield _fault("loose", table=table)
        for name, query in _STRAY.items():
            for (row,) in islice(db.execute(query, _BOUNDS), most):
                yield _fault(name, row=row)
        for table in ("match", "player", "seat"):
            yield from _unreadable(db, table)
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        # that a statement makes no sense says that a table is gone, or a text no longer JSON
        if not is_damage(error) and code_of(error) != sqlite3.SQLITE_ERROR:
            raise
        yield _fault("sqlite", fault=str(error))


def has_form(db: sqlite3.Connection, schema: int) -> bool:
    """Whether a file has the tables, columns and indexes of this schema and no others."""
    return _form(db) == _form_of(schema)


@cache
def _form_of(schema: int) -> frozenset[tuple[object, ...]]:
    with closing(sqlite3.connect(":memory:")) as db:
        add_functions(db)
        for step in MIGRATIONS[:schema]:
            for statement in step:
                db.execute(statement)
        return _form(db)


def _form(db: sqlite3.Connection) -> frozenset[tuple[object, ...]]:
    query = """SELECT entry.type, entry.name, tbl_name, field.name, field.type, field."notnull", field.pk, field.hidden
        FROM sqlite_schema AS entry LEFT JOIN pragma_table_xinfo(entry.name) AS field
        WHERE entry.name NOT LIKE 'sqlite\\_stat%' ESCAPE '\\'"""
    return frozenset(db.execute(query))


def _unreadable(db: sqlite3.Connection, table: str) -> Iterator[Text]:
    """Reads all rows of a table: a text that is not UTF-8 is met by nothing else."""
    try:
        for _ in db.execute(f"SELECT * FROM {table}"):  # noqa: S608 - a name of ours
            pass
    except sqlite3.OperationalError as error:
        if hasattr(error, "sqlite_errorcode"):
            raise
        yield _fault("unreadable", table=table)


def _fault(name: str, **arguments: str | int) -> Text:
    return Text("library", _TEXTS[name], arguments)


AFTER = 5.0
"""Seconds after the opening: until then the program has better things to do."""

_log = logging.getLogger(__name__)


class BackgroundCheck:
    """Reads the whole file once; what it finds is met where the library is used next.

    Attributes:
        damaged: whether something is wrong with the file.
    """

    def __init__(self, path: Path) -> None:
        self.damaged = False
        self._path = path
        self._db: sqlite3.Connection | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="library check", daemon=True)
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
