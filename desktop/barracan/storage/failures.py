"""What the disk and SQLite may answer, turned into one sentence about the library."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EDQUOT, EFBIG, ENOSPC
from pathlib import Path

from barracan.model.text import Text
from barracan.storage.errors import DamagedError, LibraryError, told
from barracan.storage.stored_values import StrangeValueError

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
        raise DamagedError(told("damaged", file=path)) from error
    except OSError as error:
        words = "limit" if error.errno == EFBIG else otherwise
        raise LibraryError(told(words, file=path, reason=error.strerror or str(error))) from error


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
    return undecodable or isinstance(error, UnicodeDecodeError) or code_of(error) in _DAMAGED


def code_of(error: Exception) -> int:
    """SQLite's primary result code; 0 for an error of the module itself."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def _sentence(path: Path | str, error: Exception, otherwise: str) -> Text:
    if is_damage(error):
        return told("damaged", file=path)
    match code_of(error):
        case sqlite3.SQLITE_FULL:
            return told(_trouble_of_disk(Path(path)) or "full", file=path)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return told("busy", file=path)
        case sqlite3.SQLITE_READONLY:
            return told("not_writable", file=path, reason=str(error))
        case sqlite3.SQLITE_IOERR | sqlite3.SQLITE_CANTOPEN if words := _trouble_of_disk(Path(path)):
            return told(words, file=path)
    return told(otherwise, file=path, reason=str(error))


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
