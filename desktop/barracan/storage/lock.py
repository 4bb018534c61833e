"""Locks that die with their program: of one match, and of a library that is open."""

import os
import struct
import sys
from contextlib import suppress
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


_SHARED_BYTES = {"": (0x40000002, 510), "-shm": (128, 1)}
"""Where SQLite's readers lock a library, and the index of its log, and how much of them."""


class FileLock:
    """A locked file. The system lets go of it at the instant its program ends, however that happens."""

    def __init__(self, path: Path, mode: int = 0o644) -> None:
        """Lock *path*; raises ``BlockingIOError`` at once if another program holds it."""
        self._path = path
        while True:
            self._handle = os.open(path, os.O_RDWR | os.O_CREAT, mode)
            try:
                _lock(self._handle)
            except OSError:
                os.close(self._handle)
                raise
            if self._is_at_its_path():
                return
            os.close(self._handle)

    def release(self) -> None:
        """Let go of the lock and take its file away."""
        if sys.platform == "win32":  # an open file cannot be deleted there
            os.close(self._handle)
            self._remove()
        else:
            self._remove()
            os.close(self._handle)

    def _is_at_its_path(self) -> bool:
        """Whether the file is still there: its last holder may have taken it away just before it was locked here."""
        try:
            return os.path.samestat(os.fstat(self._handle), self._path.stat())
        except FileNotFoundError:
            return False

    def _remove(self) -> None:
        try:
            self._path.unlink()
        except OSError:
            return  # a file left behind does no harm: what counts is the lock on it


class SharedLock:
    """Keeps other programs from taking a library that is open here for one that nobody has open.

    SQLite has such a lock of its own. On Linux the system drops it as soon as anything in this program closes the file,
    as a file dialog does that has looked into it; who leaves the library last elsewhere then deletes the log that is
    still written here, and who opens it cuts the index of the log, which ends this program when it reads there. This
    lock, of the same bytes of both files, belongs to its handles and stays. Elsewhere it does nothing.
    """

    def __init__(self, path: Path) -> None:
        self._handles: dict[int, tuple[int, int]] = {}
        if sys.platform == "linux":
            for ending, part in _SHARED_BYTES.items():
                with suppress(OSError):
                    handle = os.open(os.path.realpath(path) + ending, os.O_RDONLY)
                    self._handles[handle] = part
                    self._set(handle, fcntl.F_RDLCK)

    def release(self) -> None:
        """Let go of the bytes; SQLite may find now that nobody else has the file open."""
        if sys.platform == "linux":
            for handle in self._handles:
                with suppress(OSError):
                    self._set(handle, fcntl.F_UNLCK)

    def close(self) -> None:
        """Close the files, which SQLite must have done before."""
        for handle in self._handles:
            os.close(handle)
        self._handles.clear()

    if sys.platform == "linux":

        def _set(self, handle: int, kind: int) -> None:
            wanted = struct.pack("hhqqi0q", kind, os.SEEK_SET, *self._handles[handle], 0)
            fcntl.fcntl(handle, fcntl.F_OFD_SETLK, wanted)
