"""A library's file: where it lies, opening it, bringing it to this schema, setting it aside if it is none."""

import os
import sqlite3
import time
from collections.abc import Callable, Mapping
from contextlib import closing, suppress
from datetime import datetime
from errno import EISDIR
from os import strerror
from os.path import samestat
from pathlib import Path
from typing import NamedTuple

import platformdirs

from barracan.files import PRIVATE, draft_of, make_private, make_private_folder
from barracan.model.text import Text
from barracan.refused_files import reason_of
from barracan.storage.damage_check import has_form
from barracan.storage.derived_rows import derive_all
from barracan.storage.errors import LibraryError, code_of, error_text, failures, is_damage, transaction
from barracan.storage.schema import APPLICATION_ID, MIGRATIONS, add_functions
from barracan.storage.write_ahead_log import has_log, is_log_spoilt

BUSY_MSEC = 1500
"""How long one commit waits for another program's."""

_BEYOND_BELIEF = 1 << 16
"""No schema has such a number."""
_COMPANIONS = ("", "-wal", "-shm", "-journal")


class NoLibraryError(Exception):
    """The file is damaged, or is something else than a library; ``foreign`` is a log that is another library's."""

    def __init__(self, *, foreign: bool = False) -> None:
        super().__init__()
        self.foreign = foreign


class DamagedFile(NamedTuple):
    """A file to salvage, and whether its log counts."""

    path: Path
    with_log: bool = True


def open_file(path: Path, *, used_here: bool = False) -> sqlite3.Connection:
    """Open the library's file, or begin a new one; *used_here* says that this process has it open already.

    Raises ``LibraryError`` if there can be no library at this path, or if it was made by a newer version, and
    ``NoLibraryError`` if what lies there must be replaced first.
    """
    try:
        prepare(path)
    except OSError as error:
        raise LibraryError(error_text("no_folder", folder=path.parent, reason=reason_of(error))) from error
    with failures(path, "not_opened"):
        if not used_here:
            _check_log(path)
        return _open_file(path)


def open_or_replace(path: Path, *, used_here: bool = False) -> tuple[sqlite3.Connection, Text | None]:
    """Open the library's file as ``open_file`` does; what is replaced for that is told by the text."""
    try:
        return open_file(path, used_here=used_here), None
    except NoLibraryError as wrong:
        notice = replace_file(DamagedFile(path, with_log=not wrong.foreign))
        return open_file(path), notice


def replace_file(damaged: DamagedFile, given_up: Callable[[], bool] = bool) -> Text:
    """Set a file aside that is damaged or no library, and put one in its place with what can be read of it.

    The text says so. The old file stays where it is until the new one is whole, and where it is *given_up* meanwhile.
    Raises ``LibraryError``.
    """
    from barracan.storage.salvage import salvage  # hardly ever needed

    path = damaged.path
    with failures(path):
        path.touch()  # a log may be all that is left
        draft, before = _free_name(path, "salvaged"), path.stat()
        draft.touch(PRIVATE)
        draft.chmod(before.st_mode & 0o777)
        try:
            with closing(_open_file(draft)) as db:
                matches = salvage(path, db, with_log=damaged.with_log, given_up=given_up)
            if not samestat(path.stat(), before):  # another program has been faster
                return error_text("set_aside_elsewhere", file=path)
            aside = _set_aside(path)
            draft.rename(path)
        finally:
            for companion in _COMPANIONS:
                Path(f"{draft}{companion}").unlink(missing_ok=True)
    return error_text("salvaged" if matches else "set_aside", file=path, aside=aside.name, matches=matches)


def begin_in_memory(path: Path | None = None) -> sqlite3.Connection:
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


def _open_file(path: Path) -> sqlite3.Connection:
    if path.is_dir():
        raise IsADirectoryError(EISDIR, strerror(EISDIR))
    _judge_file(path)
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
            raise NoLibraryError from error
        raise
    except BaseException:
        db.close()
        raise
    return db


def _check_log(path: Path) -> None:
    """Raise where SQLite would throw away, or pass over, moves that stand in the log alone."""
    if is_log_spoilt(path) or (has_log(path) and not (path.exists() and path.stat().st_size)):
        raise NoLibraryError


def _judge_file(path: Path) -> None:
    """Refuse a newer library, and a log of another one, before a real connection could change one byte of the file."""
    try:
        if not path.stat().st_size:
            return
    except FileNotFoundError:
        return
    identities = set()
    for how in ("mode=ro&immutable=1", *(("mode=ro",) if has_log(path) else ())):  # without its log, and with it
        with (
            suppress(sqlite3.DatabaseError, UnicodeDecodeError),  # the real connection says what is wrong
            closing(sqlite3.connect(f"{path.as_uri()}?{how}", uri=True)) as db,
        ):
            if _pragma(db, "application_id") == APPLICATION_ID:
                _check_version(db, path)
                identities.add(_identity(db))
    if len(identities - {0}) > 1:
        raise NoLibraryError(foreign=True)


def _identity(db: sqlite3.Connection) -> int:
    """The number of a library, 0 where it has none yet."""
    try:
        found = db.execute("SELECT library FROM identity").fetchone()
    except sqlite3.OperationalError as error:
        if code_of(error) == sqlite3.SQLITE_ERROR:  # no such table
            return 0
        raise
    return found[0] if found and isinstance(found[0], int) else 0


def _check_version(db: sqlite3.Connection, path: Path) -> int:
    """The schema of a library; raises for one that is newer, and for a number that the disk has changed."""
    version, known = _pragma(db, "user_version"), len(MIGRATIONS)
    if version == known or (not version and _pragma(db, "application_id") != APPLICATION_ID):
        return version
    if version < known:
        if not has_form(db, version) and has_form(db, known):
            raise NoLibraryError
        return version
    flipped = (version ^ known).bit_count() == 1 or version >= _BEYOND_BELIEF
    if flipped and has_form(db, known):  # a newer program has other tables
        raise NoLibraryError
    raise LibraryError(error_text("newer", file=path, schema=version, known=known))


def _judge(db: sqlite3.Connection) -> None:
    """Accept a library or an empty database; anything else is another program's."""
    tables = {name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    application = _pragma(db, "application_id")
    if application != APPLICATION_ID and (tables or application):
        raise NoLibraryError
    if application == APPLICATION_ID and not {"match", "line"} <= tables:
        raise NoLibraryError


def _settle(db: sqlite3.Connection, path: Path) -> None:
    """Set up how a connection writes."""
    if _journal_mode(db) != "wal":
        raise LibraryError(error_text("no_wal", file=path))
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
    version = _check_version(db, path)
    if 0 < version < len(MIGRATIONS):
        _copy(db, path, _free_name(path, f"schema-{version}"))
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


def _copy(db: sqlite3.Connection, of: Path, path: Path) -> None:
    path.touch(PRIVATE)
    path.chmod(of.stat().st_mode & 0o777 if of.exists() else PRIVATE)
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


def file_at(path: Path | str) -> tuple[int, int] | None:
    """Which file lies at a path, if any."""
    try:
        found = os.stat(path)  # noqa: PTH116 - twice as fast as Path.stat, and asked for every move
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _pragma(db: sqlite3.Connection, name: str) -> int:
    (value,) = db.execute(f"PRAGMA {name}").fetchone()
    return int(value)


VARIABLE = "BARRACAN_LIBRARY"


def library_path(named: str | Path | None = None, environment: Mapping[str, str] = os.environ) -> Path:
    """The library's file: the one named, else that of ``BARRACAN_LIBRARY``, else the person's own."""
    if chosen := named or environment.get(VARIABLE):
        path = Path(chosen)
        with suppress(RuntimeError):  # of somebody who is not here: shells leave such a name as it is too
            path = path.expanduser()
        return path.absolute()
    return own_path()


def own_path() -> Path:
    """Where the person has moved the library, else its place in the user's data folder."""
    with suppress(OSError, ValueError):
        moved = Path(_note().read_text(encoding="utf-8").rstrip("\n"))
        if moved.is_absolute():
            return moved
    return _usual_path()


def _usual_path() -> Path:
    return platformdirs.user_data_path("barracan", appauthor=False) / "library.sqlite"


def prepare(path: Path) -> None:
    """Make the folder of a library; in its default place it and the library are for their owner alone.

    A file that a person named keeps the rights it has. Raises ``OSError``.
    """
    if path != _usual_path():
        path.parent.mkdir(parents=True, exist_ok=True)
        return
    make_private_folder(path.parent)
    make_private(*path.parent.glob(f"{path.stem}*"))
    with suppress(OSError):  # who can only read it may still do so
        path.touch(PRIVATE)


def remember(path: Path) -> None:
    """Look for the person's own library there from now on; raises ``OSError`` where that cannot be noted."""
    note = _note()
    make_private_folder(note.parent)
    with draft_of(note, PRIVATE) as draft:
        draft.write_text(f"{path}\n", encoding="utf-8")


def _note() -> Path:
    return platformdirs.user_config_path("barracan", appauthor=False) / "library-place.txt"
