"""The write-ahead log of a library, read from its bytes: SQLite itself passes over what it finds damaged in silence."""

import logging
import os
import sqlite3
import struct
import threading
import time
from pathlib import Path
from typing import Final, NamedTuple

_HEADER, _FRAME = 32, 24
_MAGIC: Final = {0x377F0682: "<", 0x377F0683: ">"}
_INDEX_HEADER: Final = 48
_TRIES, _PAUSE = 4, 0.02
"""Another program may be writing while the log is read; what is wrong then is right a moment later."""
_WORD: Final = 0xFFFFFFFF


class Frame(NamedTuple):
    """A page as a commit, or the beginning of one, has written it.

    Attributes:
        page: its number.
        ends: whether a commit ends here.
        own: whether it belongs to the log as it was begun last, and is not left over from before.
        whole: whether its bytes are those that were written.
    """

    page: int
    ends: bool
    own: bool
    whole: bool
    data: bytes


class Log:
    """A log; ``size`` is that of its pages, 0 where even that cannot be told."""

    def __init__(self, data: bytes) -> None:
        self.size = 0
        self.frames: list[Frame] = []
        self.salts = data[16:24]
        if len(data) < _HEADER:
            return
        order = _MAGIC.get(int.from_bytes(data[:4], "big"), "<")
        size = int.from_bytes(data[8:12], "big")
        self.size = size if size in {1 << power for power in range(9, 17)} else 4096
        found = _sums(order, data[:24], (0, 0))
        self.is_begun_right = struct.pack(">2I", *found) == data[24:32]
        self._read(data, order)

    def _read(self, data: bytes, order: str) -> None:
        places = range(_HEADER, len(data) - _FRAME - self.size + 1, _FRAME + self.size)
        if not self.is_begun_right and places:
            self.salts = data[_HEADER + 8 : _HEADER + 16]  # those of the first frame
        before = struct.unpack(">2I", data[24:32])
        for at in places:
            body = data[at + _FRAME : at + _FRAME + self.size]
            own = _nearly(data[at + 8 : at + 16], self.salts)
            if not own:
                before = struct.unpack(">2I", data[at + 16 : at + 24])
                self.frames.append(Frame(0, False, False, False, b""))
                continue
            sums = _sums(order, data[at : at + 8] + body, before)
            stated = struct.unpack(">2I", data[at + 16 : at + 24])
            whole = sums == stated and data[at + 8 : at + 16] == self.salts
            page, size = struct.unpack(">2I", data[at : at + 8])
            self.frames.append(Frame(page, size > 0, own, whole, body))
            before = stated

    @property
    def committed_count(self) -> int:
        """So many frames SQLite takes: up to the end of the last commit before which nothing is damaged."""
        taken = 0
        if self.size and self.is_begun_right:
            for number, frame in enumerate(self.frames, 1):
                if not (frame.own and frame.whole):
                    break
                taken = number if frame.ends else taken
        return taken

    @property
    def has_more(self) -> bool:
        """Whether a commit stands behind what SQLite takes."""
        return any(frame.own and frame.ends for frame in self.frames[self.committed_count :])


def read_log(path: Path) -> Log:
    """The log beside a library's file, an empty one where there is none."""
    try:
        return Log(Path(f"{path}-wal").read_bytes())
    except OSError:
        return Log(b"")


def has_log(path: Path) -> bool:
    """Whether a log with something in it lies beside a library's file."""
    try:
        return Path(f"{path}-wal").stat().st_size > _HEADER + _FRAME
    except OSError:
        return False


def is_log_spoilt(path: Path) -> bool:
    """Whether commits stand in the log, or stood there, that SQLite would pass over.

    Not to be asked where this process has the library open: closing the index would take its locks away.
    """
    if not has_log(path) and not _count_frames(path, None):
        return False
    for _ in range(_TRIES):
        counted = _count_frames(path, None)
        log = read_log(path)
        known = _count_frames(path, log.salts) if counted else 0
        if not (log.committed_count < known if counted and known else log.has_more):
            return False
        time.sleep(_PAUSE)
    return True


def _count_frames(path: Path, salts: bytes | None) -> int:
    """So many frames were committed as the index beside the log has it, if it is of the log of these salts."""
    try:
        index = Path(f"{path}-shm").read_bytes()[: 2 * _INDEX_HEADER]
    except OSError:
        return 0
    first = index[:_INDEX_HEADER]
    if len(index) < 2 * _INDEX_HEADER or first != index[_INDEX_HEADER:] or not any(first):
        return 0
    order = "<" if struct.unpack("<I", first[:4])[0] == 3_007_000 else ">"
    if _sums(order, first[:40], (0, 0)) != struct.unpack(f"{order}2I", first[40:48]):
        return 0
    if salts is not None and first[32:40] != salts:
        return 0
    return int(struct.unpack(f"{order}I", first[16:20])[0])


def _nearly(salts: bytes, right: bytes) -> bool:
    """Whether these are the salts but for one bit: those of an earlier log differ in many."""
    return salts == right or (int.from_bytes(salts, "big") ^ int.from_bytes(right, "big")).bit_count() == 1


def _sums(order: str, data: bytes, before: tuple[int, ...]) -> tuple[int, int]:
    """SQLite's checksum of these bytes, going on from that of what comes before."""
    one, two = before
    words = iter(struct.unpack(f"{order}{len(data) // 4}I", data))
    for left, right in zip(words, words, strict=True):
        one = one + left + two & _WORD
        two = two + right + one & _WORD
    return one, two


PAUSE = 0.5
"""Seconds between a change and its copy to the disk."""
COMMITS = 250
"""After so many commits the write-ahead log is carried over into the library."""

_log = logging.getLogger(__name__)


class LogSync:
    """Copies the write-ahead log to the disk soon after each change, and keeps it short.

    Commits themselves do not wait for the disk (``synchronous=NORMAL``): they survive the death of the program at any
    instant; within a second, when this thread has been at work, a power cut too.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._commits = 0
        self._changed = threading.Event()
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="library log", daemon=True)
        self._thread.start()

    def note_commit(self) -> None:
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
        """Carry the log over into the library; the next commit then begins a new log."""
        db = sqlite3.connect(self._path, isolation_level=None)
        try:
            db.execute("PRAGMA wal_autocheckpoint = 0")
            db.execute("PRAGMA wal_checkpoint(PASSIVE)")
        finally:
            db.close()


def _sync_file(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        sync = getattr(os, "fdatasync", os.fsync)
        sync(handle)
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
