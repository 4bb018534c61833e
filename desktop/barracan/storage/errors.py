"""What can go wrong with a library, told to people."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.refused_files import reason_of
from barracan.storage.schema import StrangeValueError


class LibraryError(Exception):
    """The library cannot do what it was asked; ``text`` says in one sentence what happened."""

    def __init__(self, text: Text) -> None:
        super().__init__(str(text))
        self.text = text


class HeldError(LibraryError):
    """The match is open, in another program or at the table."""


class DamagedError(LibraryError):
    """The library's file is damaged."""


_TEXTS = {
    "newer": QT_TRANSLATE_NOOP(
        "library",
        "The library {file} was made by a newer version of the program (schema {schema}, this one knows {known});"
        " it was left untouched.",
    ),
    "set_aside": QT_TRANSLATE_NOOP(
        "library", "The file {file} is no library or is damaged: it was set aside as {aside}, and a new library begun."
    ),
    "salvaged": QT_TRANSLATE_NOOP(
        "library",
        "The library {file} is damaged: it was set aside as {aside}. What can be read of it is in a new one"
        " (matches: {matches}); others, or the last moves of some, may be missing.",
    ),
    "being_salvaged": QT_TRANSLATE_NOOP(
        "library", "The library {file} is damaged: what can be read of it is being put into a new one."
    ),
    "set_aside_elsewhere": QT_TRANSLATE_NOOP(
        "library", "The library {file} is damaged: another program has set it aside and begun a new one."
    ),
    "no_folder": QT_TRANSLATE_NOOP("library", "The folder {folder} of the library cannot be used: {reason}."),
    "not_opened": QT_TRANSLATE_NOOP("library", "The library {file} cannot be opened: {reason}."),
    "not_writable": QT_TRANSLATE_NOOP("library", "The library {file} cannot be written: {reason}."),
    "no_wal": QT_TRANSLATE_NOOP(
        "library", "The folder of the library {file} does not allow the way of saving that survives a sudden end."
    ),
    "vanished": QT_TRANSLATE_NOOP("library", "The library {file} has been moved or deleted."),
    "full": QT_TRANSLATE_NOOP("library", "The disk of the library {file} is full: free some space and play on."),
    "limit": QT_TRANSLATE_NOOP(
        "library", "The library {file} may not grow: the system limits the size of files. Raise the limit and play on."
    ),
    "in_memory": QT_TRANSLATE_NOOP("library", "{what} The game goes on in memory; nothing is saved."),
    "busy": QT_TRANSLATE_NOOP("library", "Another program keeps the library {file} busy."),
    "damaged": QT_TRANSLATE_NOOP("library", "The library {file} is damaged."),
    "failed": QT_TRANSLATE_NOOP("library", "The library {file} has failed: {reason}."),
    "held": QT_TRANSLATE_NOOP("library", "This match is open in another program."),
    "held_here": QT_TRANSLATE_NOOP("library", "This match is open at the table: leave it first."),
    "no_library": QT_TRANSLATE_NOOP("library", "There is no library {file}."),
    "no_name": QT_TRANSLATE_NOOP("library", "A player needs a name."),
    "name_taken": QT_TRANSLATE_NOOP("library", "There is a player {player} already: merge the two if they are one."),
    "no_match": QT_TRANSLATE_NOOP("library", "The library has no match {match}."),
}


def error_text(name: str, **arguments: str | int | Path | Text) -> Text:
    """The sentence of this name with its arguments."""
    return Text(
        "library",
        _TEXTS[name],
        {key: value if isinstance(value, int | Text) else str(value) for key, value in arguments.items()},
    )


_DAMAGED = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_DISK = {ENOSPC: "full", EDQUOT: "full", EFBIG: "limit"}
_PROBE = 64 * 1024
"""Bytes that a disk must still take if it is not to count as full."""


@contextmanager
def failures(path: Path | str, otherwise: str = "failed") -> Iterator[None]:
    """Turn what the disk and SQLite may answer into one sentence about the library."""
    try:
        yield
    except (sqlite3.Error, UnicodeDecodeError) as error:
        kind = DamagedError if is_damage(error) else LibraryError
        raise kind(_sentence(path, error, otherwise)) from error
    except StrangeValueError as error:
        raise DamagedError(error_text("damaged", file=path)) from error
    except OSError as error:
        words = "limit" if error.errno == EFBIG else otherwise
        raise LibraryError(error_text(words, file=path, reason=reason_of(error))) from error


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Make all changes of the block or none; what has failed is what is told, not that it cannot be rolled back."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # a full disk may have rolled back already
            db.execute("ROLLBACK")
        raise


def is_damage(error: Exception) -> bool:
    """Whether SQLite says by this that the file is damaged.

    A text that is not UTF-8 has no code of its own; even the words about damage may be such a text.
    """
    undecodable = isinstance(error, sqlite3.OperationalError) and not hasattr(error, "sqlite_errorcode")
    # what a changed number of the format ends in has the code of any wrong statement
    unknown = code_of(error) == sqlite3.SQLITE_ERROR and str(error) == "unsupported file format"
    return undecodable or unknown or isinstance(error, UnicodeDecodeError) or code_of(error) in _DAMAGED


def code_of(error: Exception) -> int:
    """SQLite's primary result code; 0 for an error of the module itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _sentence(path: Path | str, error: Exception, otherwise: str) -> Text:
    if is_damage(error):
        return error_text("damaged", file=path)
    match code_of(error):
        case sqlite3.SQLITE_FULL:
            return error_text(_trouble_of_disk(Path(path)) or "full", file=path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return error_text("busy", file=path)
        case sqlite3.SQLITE_READONLY:
            return error_text("not_writable", file=path, reason=str(error))
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if words := _trouble_of_disk(Path(path)):
            return error_text(words, file=path)
    return error_text(otherwise, file=path, reason=str(error))


def _trouble_of_disk(path: Path) -> str | None:
    """What keeps a library from growing where SQLite says no more than that its disk has failed."""
    try:
        sizes = [file.stat().st_size for file in (path, Path(f"{path}-wal")) if file.exists()]
        probe = path.with_name(f".barracan-{os.urandom(8).hex()}.probe")
        handle = os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        return _DISK.get(error.errno or 0)
    try:
        os.lseek(handle, max(sizes, default=0), os.SEEK_SET)  # a hole costs no room; a limit counts it
        left = _PROBE
        while left:  # what is only half written says why at the next try
            left -= os.write(handle, bytes(left))
        os.fsync(handle)
    except OSError as error:
        return _DISK.get(error.errno or 0)
    else:
        return None
    finally:
        os.close(handle)
        with suppress(OSError):
            probe.unlink()
