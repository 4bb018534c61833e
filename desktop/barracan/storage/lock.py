"""A lock on one match that dies with its program."""

import os
import sys
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
