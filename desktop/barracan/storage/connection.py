"""The open file of a library, which may turn out to be damaged, and another that takes its place."""

import os
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from errno import EEXIST
from pathlib import Path
from typing import Self, TypeVar

from barracan.files import new_file
from barracan.model.text import Text
from barracan.storage.damage_check import BackgroundCheck, is_sound
from barracan.storage.errors import DamagedError, LibraryError, code_of, error_text, failures, is_damage, transaction
from barracan.storage.library_file import (
    DamagedFile,
    NoLibraryError,
    begin_in_memory,
    file_at,
    open_file,
    open_or_replace,
    replace_file,
)
from barracan.storage.lock import SharedLock
from barracan.storage.write_ahead_log import LogSync

_DOUBTFUL = {sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_MISMATCH, sqlite3.SQLITE_FULL}
_USED_HERE: Counter[tuple[int, int]] = Counter()
"""The files that this process has open."""
_T = TypeVar("_T")


class LibraryConnection:
    """Asks and changes the file of a library. What a method has returned from is committed.

    Every method may raise ``LibraryError``; the file then is as it was before. Where it turns out to be damaged the
    connection raises ``DamagedError``, has set the file aside and begun a new one, or goes on in memory until the file
    is salvaged.

    Attributes:
        path: the file, ``None`` for a library in memory.
        wanted: the file that was asked for when the program began.
        notice: what to tell the person about the opening, if anything.
        unsalvaged: the damaged file that is still to be salvaged; meanwhile the library is in memory.
        on_damage: hears the sentence when the file is set aside later.
    """

    def __init__(self, db: sqlite3.Connection, notice: Text | None = None, path: Path | None = None) -> None:
        self.notice = notice
        self.on_damage: Callable[[Text], object] = bool
        self.wanted = path
        self.unsalvaged: DamagedFile | None = None
        self._salvages_later = False
        self._shared: SharedLock | None = None
        self._use(db, path)

    @classmethod
    def open(cls, path: Path, *, salvage_later: bool = False) -> Self:
        """Open the library of this file, or begin one; raises ``LibraryError`` where that cannot be."""
        path = path.absolute()
        used_here = _is_used_here(path)
        if not salvage_later:
            return cls(*open_or_replace(path, used_here=used_here), path)
        try:
            library = cls(open_file(path, used_here=used_here), path=path)
        except NoLibraryError as wrong:
            library = cls(begin_in_memory())
            library.wanted, library.unsalvaged = path, DamagedFile(path, with_log=not wrong.foreign)
        library._salvages_later = True
        return library

    @classmethod
    def in_memory(cls, wanted: Path | None = None) -> Self:
        """Begin a library that ends with the program, with what can be read of the one wanted, which cannot be had."""
        library = cls(begin_in_memory(wanted))
        library.wanted = wanted
        return library

    def close(self) -> None:
        """Copy everything to the disk and close the file."""
        for thread in (self._check, self._log_sync):
            if thread:
                thread.close()
        if self._file:
            _USED_HERE[self._file] -= 1
        if self._shared:
            self._shared.release()
        with suppress(sqlite3.Error):  # what was committed is in the log, which the next opening reads
            self._db.close()
        if self._shared:
            self._shared.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, question: Callable[[sqlite3.Connection], _T]) -> _T:
        """Answer a question about players, lists or statistics."""
        with self._failures():
            return question(self._db)

    def change(self, change: Callable[[sqlite3.Connection], _T]) -> _T:
        """Make a change to what stands beside the records, whole or not at all."""
        with self._transaction():
            return change(self._db)

    def back_up(self, path: Path) -> None:
        """Copy the whole library to a new file, while it may be in use; raises ``FileExistsError`` if there is one.

        The name is free until the copy is whole. Raises ``OSError`` where it cannot be written.
        """
        if path.exists():
            raise FileExistsError(EEXIST, os.strerror(EEXIST), str(path))
        with new_file(path) as draft, failures(path), closing(sqlite3.connect(draft)) as copy:
            self._copy_to(copy)

    def _copy_to(self, copy: sqlite3.Connection) -> None:
        self._check_soundness()
        self._db.backup(copy)

    def go_on_in(self, path: Path) -> None:
        """Use another file from now on; all matches are let go of, and what was here stays where it is."""
        db, self.notice = open_or_replace(path, used_here=_is_used_here(path))
        self.close()
        self.unsalvaged = None
        self._use(db, path)

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._failures():
            self._check_file()
            with transaction(self._db):
                yield
        self._note_change()

    def _note_change(self) -> None:
        if self._log_sync:
            self._log_sync.note_commit()

    def _check_file(self) -> None:
        """Raise if the file is no longer at its path: what is written to a deleted file is lost without a word."""
        if self._file and file_at(self._name) != self._file:
            raise LibraryError(error_text("vanished", file=self._name))

    def _check_soundness(self) -> None:
        """Raise if the file has been found damaged in the background."""
        if self._check and self._check.damaged:
            raise DamagedError(error_text("damaged", file=self._name))

    @contextmanager
    def _failures(self) -> Iterator[None]:
        try:
            self._check_soundness()
            with failures(self.path or ":memory:"):
                yield
        except LibraryError as error:
            if not self.path or not (isinstance(error, DamagedError) or self._is_spoilt(error.__cause__)):
                raise
            raise DamagedError(self._begin_anew()) from error

    def _is_spoilt(self, error: BaseException | None) -> bool:
        """Whether damage is why a statement has failed that always works: a table is gone, a text no longer JSON."""
        if not isinstance(error, sqlite3.Error) or code_of(error) not in _DOUBTFUL:
            return False
        try:
            return not is_sound(self._db)
        except sqlite3.Error as worse:
            return is_damage(worse)

    def _begin_anew(self) -> Text:
        """Give up a damaged file for a new one with what can be read of it; says so in a sentence."""
        assert self.path
        self.close()
        if self._salvages_later:
            self.unsalvaged, self.notice = DamagedFile(self.path), error_text("being_salvaged", file=self.path)
            self._use(begin_in_memory(), None)
        else:
            self.notice = replace_file(DamagedFile(self.path))
            self._use(open_file(self.path), self.path)
        self.on_damage(self.notice)
        return self.notice

    def _use(self, db: sqlite3.Connection, path: Path | None) -> None:
        """Note which file this is, and let the threads look after it."""
        self._db = db
        self.path = path
        self._name = str(path)
        self._file = file_at(self._name) if path else None
        self._shared = SharedLock(path) if path else None
        if self._file:
            _USED_HERE[self._file] += 1
        self._log_sync = LogSync(path) if path else None
        self._check = BackgroundCheck(path) if path else None


def _is_used_here(path: Path) -> bool:
    """Whether this process has the file at a path open already; a library in memory has none."""
    file = file_at(path)
    return file is not None and _USED_HERE[file] > 0
