"""Opening a library's file: making it, bringing it to this schema, setting it aside if it is none."""

import sqlite3
import time
from contextlib import closing, suppress
from datetime import datetime
from errno import EISDIR
from os import strerror
from os.path import samestat
from pathlib import Path

from barracan.model.text import Text
from barracan.storage.derived import derive_all
from barracan.storage.errors import LibraryError, told
from barracan.storage.failures import code_of, failures, is_damage, transaction
from barracan.storage.schema import APPLICATION_ID, MIGRATIONS, add_functions

BUSY_MSEC = 1500
"""How long one commit waits for another program's."""

_COMPANIONS = ("", "-wal", "-shm", "-journal")


class _NoLibraryError(Exception):
    """The file is damaged, or is something else than a library."""


def open_file(path: Path) -> tuple[sqlite3.Connection, Text | None]:
    """Open the library's file, or begin a new one; the text says if another file was set aside for that.

    Raises ``LibraryError`` if there can be no library at this path, or if it was made by a newer version.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise LibraryError(told("no_folder", folder=path.parent, reason=error.strerror or str(error))) from error
    with failures(path, "not_opened"):
        try:
            return _opened(path), None
        except _NoLibraryError:
            return begin_anew(path)


def begin_anew(path: Path) -> tuple[sqlite3.Connection, Text]:
    """Set a file aside that is damaged or no library, and begin one in its place with what can be read of it.

    The text says so. The old file stays where it is until the new one is whole.
    """
    from barracan.storage.salvage import salvage  # hardly ever needed

    draft, before = _free_name(path, "salvaged"), path.stat()
    try:
        with closing(_opened(draft)) as db:
            matches = salvage(path, db)
        if not samestat(path.stat(), before):  # another program has been faster
            return _opened(path), told("set_aside_elsewhere", file=path)
        aside = _set_aside(path)
        draft.rename(path)
    finally:
        for companion in _COMPANIONS:
            Path(f"{draft}{companion}").unlink(missing_ok=True)
    words = "salvaged" if matches else "set_aside"
    return _opened(path), told(words, file=path, aside=aside.name, matches=matches)


def begin_in_memory(path: Path | None) -> sqlite3.Connection:
    """Begin a library without a file; where one lies at the path that can be read and not written, it has all of it."""
    db = sqlite3.connect(":memory:", isolation_level=None)
    ways = [f"{path.absolute().as_uri()}?{how}" for how in ("mode=ro", "mode=ro&immutable=1")] if path else []
    for way in ways:
        with suppress(sqlite3.Error), closing(sqlite3.connect(way, uri=True)) as source:
            if _pragma(source, "application_id") == APPLICATION_ID and _pragma(source, "user_version") == len(
                MIGRATIONS
            ):
                source.backup(db)
                break
    migrate(db, Path(":memory:"))
    return db


def _opened(path: Path) -> sqlite3.Connection:
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    _refuse_newer(path)
    db = sqlite3.connect(path, timeout=BUSY_MSEC / 1000, isolation_level=None)
    try:
        _judge(db)
        _settle(db, path)
        migrate(db, path)
        db.execute("BEGIN IMMEDIATE")  # a file that cannot be written says so here
        db.execute("ROLLBACK")
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        db.close()
        if is_damage(error):
            raise _NoLibraryError from error
        raise
    except BaseException:
        db.close()
        raise
    return db


def _refuse_newer(path: Path) -> None:
    """Refuse a newer library before a real connection could change one byte of it."""
    try:
        if not path.stat().st_size:
            return
    except FileNotFoundError:
        return
    with closing(sqlite3.connect(f"{path.as_uri()}?mode=ro&immutable=1", uri=True)) as db:
        try:
            if _pragma(db, "application_id") == APPLICATION_ID:
                _check_version(_pragma(db, "user_version"), path)
        except (sqlite3.DatabaseError, UnicodeDecodeError):
            return  # the real connection says what is wrong


def _check_version(version: int, path: Path) -> None:
    if version > len(MIGRATIONS):
        raise LibraryError(told("newer", file=path, schema=version, known=len(MIGRATIONS)))


def _judge(db: sqlite3.Connection) -> None:
    """Accept a library or an empty database; anything else is another program's."""
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    application = _pragma(db, "application_id")
    if application != APPLICATION_ID and (tables or application):
        raise _NoLibraryError
    if application == APPLICATION_ID and not {"match", "line"} <= tables:
        raise _NoLibraryError


def _settle(db: sqlite3.Connection, path: Path) -> None:
    """Set up how a connection writes."""
    if _journal_mode(db) != "wal":
        raise LibraryError(told("no_wal", file=path))
    db.execute("PRAGMA synchronous = NORMAL")
    db.execute("PRAGMA wal_autocheckpoint = 0")
    db.execute("PRAGMA foreign_keys = ON")


def _journal_mode(db: sqlite3.Connection) -> str:
    """Ask for a write-ahead log; SQLite itself does not wait here for another program that begins the same file."""
    deadline = time.monotonic() + BUSY_MSEC / 1000
    while True:
        try:
            return str(db.execute("PRAGMA journal_mode = WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if code_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def migrate(db: sqlite3.Connection, path: Path) -> None:
    """Bring a library to this program's schema, each step in a transaction of its own, after a copy of the whole."""
    version = _pragma(db, "user_version")
    _check_version(version, path)
    if 0 < version < len(MIGRATIONS):
        _copy(db, _free_name(path, f"schema-{version}"))
    add_functions(db)
    for number in range(version + 1, len(MIGRATIONS) + 1):
        with transaction(db):
            if _pragma(db, "user_version") < number:  # another program may have been faster
                for statement in MIGRATIONS[number - 1]:
                    db.execute(statement)
                if version and number == len(MIGRATIONS):
                    derive_all(db)
                db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                db.execute(f"PRAGMA user_version = {number}")


def _copy(db: sqlite3.Connection, path: Path) -> None:
    with closing(sqlite3.connect(path)) as copy:
        db.backup(copy)


def _set_aside(path: Path) -> Path:
    """Rename a file that is no library, with what belongs to it; nothing is ever overwritten."""
    aside = _free_name(path, "set-aside")
    for companion in _COMPANIONS:
        source = Path(f"{path}{companion}")
        if source.exists():
            source.rename(f"{aside}{companion}")
    return aside


def _free_name(path: Path, what: str) -> Path:
    """A dated name beside *path* that no file has."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    number = 1
    while True:
        again = f"-{number}" if number > 1 else ""
        name = path.with_name(f"{path.stem}-{what}-{stamp}{again}{path.suffix}")
        if not any(Path(f"{name}{companion}").exists() for companion in _COMPANIONS):
            return name
        number += 1


def _pragma(db: sqlite3.Connection, name: str) -> int:
    (value,) = db.execute(f"PRAGMA {name}").fetchone()
    return int(value)
