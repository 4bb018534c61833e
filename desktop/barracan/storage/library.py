"""The door to the library."""

import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from barracan.model.text import Text
from barracan.storage.connection import LibraryConnection
from barracan.storage.damage_check import faults
from barracan.storage.derived_rows import derive, is_derived, seal_match
from barracan.storage.errors import DamagedError, HeldError, LibraryError, error_text
from barracan.storage.lock import FileLock
from barracan.storage.schema import is_text_right, is_time_right, line_checksum
from barracan.storage.summaries import EVERYTHING, MatchSummary, Search, summaries

_INSERT = "INSERT INTO line (match, number, at, text, checksum) VALUES (?, ?, ?, ?, ?)"
_BEGINNING_WITH = """
    SELECT match.id FROM match CROSS JOIN line ON line.match = match.id AND line.number = 0
    WHERE line.text = ? ORDER BY match.id
"""
_LINES = "SELECT number, at, text, checksum FROM line WHERE match = ? ORDER BY number"
_MOVE = '{"kind":"move"'
_NOT_ONLY_MOVES = "SELECT EXISTS (SELECT 1 FROM line WHERE match = ? AND number >= ? AND kind <> 'move')"


class _Held:
    """A match that is open here: its lock, and how many lines are stored."""

    def __init__(self, lock: FileLock | None, count: int) -> None:
        self.lock = lock
        self.count = count


class Library(LibraryConnection):
    """Keeps matches as their record lines.

    A match is written only by who holds it: ``begin`` and ``hold`` take hold, ``release`` and ``close`` let go, and so
    does whatever leaves the file for another.
    """

    def __init__(self, db: sqlite3.Connection, notice: Text | None = None, path: Path | None = None) -> None:
        super().__init__(db, notice, path)
        self._held: dict[int, _Held] = {}

    def close(self) -> None:
        """Let go of all matches, copy everything to the disk and close the file."""
        for match in tuple(self._held):
            self.release(match)
        super().close()

    def holds(self, match: int) -> bool:
        """Whether the match is open for writing here."""
        return match in self._held

    def begin(self, lines: Sequence[str]) -> int:
        """Store a new match with its first lines and hold it; returns its number."""
        lock = None
        try:
            with self._transaction():
                match = self._db.execute("INSERT INTO match DEFAULT VALUES").lastrowid or 0
                lock = self._lock(match)
                self._write(match, 0, lines)
        except LibraryError:
            if lock:
                lock.release()
            raise
        self._held[match] = _Held(lock, len(lines))
        return match

    def write_on(self, match: int, lines: Sequence[str]) -> None:
        """Store the next lines of a match that nobody holds; raises ``HeldError`` if somebody does."""
        self._refuse_held(match)
        self.hold(match)
        try:
            self.append(match, lines)
        finally:
            self.release(match)

    def append(self, match: int, lines: Sequence[str]) -> None:
        """Store the next lines of a match that is held."""
        held = self._held[match]
        if len(lines) == 1 and lines[0].startswith(_MOVE):
            self._append_line(match, held.count, lines[0])
        else:
            with self._transaction():
                self._write(match, held.count, lines)
        held.count += len(lines)

    def _append_line(self, match: int, number: int, text: str) -> None:
        """Store a move that ends no hand; written out, since every move waits for this."""
        try:
            self._check_soundness()
            self._check_file()
            now = _now()
            self._db.execute(_INSERT, (match, number, now, text, line_checksum(match, number, now, text)))
        except (sqlite3.Error, DamagedError):
            with self._failures():
                raise
        self._note_change()

    def take_back(self, match: int, keep: int) -> None:
        """Forget all lines of a match that is held but the first *keep*."""
        with self._transaction():
            (others,) = self._db.execute(_NOT_ONLY_MOVES, (match, keep)).fetchone()
            self._db.execute("DELETE FROM line WHERE match = ? AND number >= ?", (match, keep))
            if others:
                derive(self._db, match)
        self._held[match].count = keep

    def count(self, match: int) -> int:
        """How many lines of a match that is held are stored."""
        return self._held[match].count

    def lines(self, match: int) -> list[str]:
        """The record of a match, every line as it was written."""
        with self._failures():
            rows = self._db.execute(_LINES, (match,)).fetchall()
            for place, (number, at, text, kept) in enumerate(rows):
                if (
                    number != place
                    or not is_text_right(match, number, text, kept)
                    or not is_time_right(match, number, at, kept)
                ):
                    raise DamagedError(error_text("damaged", file=self._name))
        if not rows:
            raise LibraryError(error_text("no_match", match=match))
        return [text for _, _, text, _ in rows]

    def find_by_header(self, header: str) -> list[int]:
        """The matches whose record begins with this line."""
        return self._numbers(_BEGINNING_WITH, header)

    def matches(self) -> list[int]:
        """The numbers of all matches with a record that are not in the bin."""
        return self._numbers("SELECT id FROM match WHERE removed IS NULL AND state NOT LIKE 'pad%' ORDER BY id")

    def everything(self) -> list[int]:
        """The numbers of all matches and pads kept by hand, those in the bin too."""
        return self._numbers("SELECT id FROM match ORDER BY id")

    def _numbers(self, query: str, *values: str) -> list[int]:
        with self._failures():
            return [match for (match,) in self._db.execute(query, values).fetchall()]

    def faults(self) -> list[Text]:
        """What is wrong with the file, a sentence each; none where it is sound."""
        with self._failures():
            return list(faults(self._db))

    def mend_lists(self, match: int) -> bool:
        """Derive what lists show of a match again if it does not agree with its lines; whether that was so."""
        if self.ask(lambda db: is_derived(db, match)):
            return False
        self.change(lambda db: derive(db, match))
        return True

    def find_unfinished(self, search: Search = EVERYTHING) -> list[MatchSummary]:
        """The matches that can be resumed, the one played last first."""
        return self.find_on_shelf("unfinished", search)

    def find_finished(self, search: Search = EVERYTHING) -> list[MatchSummary]:
        """The matches played to their end or given up, the last one first."""
        return self.find_on_shelf("finished", search)

    def find_on_shelf(self, shelf: str, search: Search = EVERYTHING) -> list[MatchSummary]:
        """The matches ``unfinished``, ``finished``, kept ``by_hand`` or in the ``bin``, the last one first."""
        return self.ask(lambda db: summaries(db, shelf, search))

    def hold(self, match: int) -> None:
        """Open a match for writing; raises ``HeldError`` if it is open in another program."""
        if match in self._held:
            return
        lock = self._lock(match)
        try:
            count = len(self.lines(match))
        except LibraryError:
            if lock:
                lock.release()
            raise
        self._held[match] = _Held(lock, count)

    def release(self, match: int) -> None:
        """Let go of a match."""
        held = self._held.pop(match, None)
        if held and held.lock:
            held.lock.release()

    def delete(self, match: int) -> None:
        """Put a match into the bin; raises ``HeldError`` if it is open, here or in another program."""
        with self._closed_to_others(match):
            self._mark_removed(match, _now())

    def restore(self, match: int) -> None:
        """Take a match out of the bin."""
        self._mark_removed(match, None)

    def duplicate(self, match: int) -> int:
        """Store a copy of a match, which counts in no statistics; returns its number."""
        copy = self.begin(self.lines(match))
        self.release(copy)
        with self._transaction():
            self._db.execute("UPDATE match SET copied = 1 WHERE id = ?", (copy,))
            derive(self._db, copy)
        return copy

    def rename(self, match: int, title: str) -> None:
        """Give a match a title of its own; an empty one takes it away."""
        with self._transaction():
            self._db.execute("UPDATE match SET title = ? WHERE id = ?", (title.strip(), match))
            seal_match(self._db, match)

    def give_up(self, match: int, seat: int | None) -> None:
        """End a match before its time: it counts as lost for the side of a seat, or not at all.

        Raises ``HeldError`` if it is open, here or in another program.
        """
        with self._closed_to_others(match), self._transaction():
            self._db.execute("UPDATE match SET given_up = ? WHERE id = ?", (-1 if seat is None else seat, match))
            derive(self._db, match)

    def take_up(self, match: int) -> None:
        """Make a match that was given up one to resume again."""
        with self._transaction():
            self._db.execute("UPDATE match SET given_up = NULL WHERE id = ?", (match,))
            derive(self._db, match)

    def _refuse_held(self, match: int) -> None:
        if match in self._held:
            raise HeldError(error_text("held_here"))

    @contextmanager
    def _closed_to_others(self, match: int) -> Iterator[None]:
        """Keep everybody from opening a match for so long; raises ``HeldError`` if somebody has it open."""
        self._refuse_held(match)
        lock = self._lock(match)
        try:
            yield
        finally:
            if lock:
                lock.release()

    def _mark_removed(self, match: int, moment: int | None) -> None:
        with self._transaction():
            self._db.execute("UPDATE match SET removed = ? WHERE id = ?", (moment, match))
            derive(self._db, match)

    def _write(self, match: int, start: int, lines: Sequence[str]) -> None:
        now = _now()
        self._db.executemany(
            _INSERT,
            [
                (match, number, now, text, line_checksum(match, number, now, text))
                for number, text in enumerate(lines, start)
            ],
        )
        self._db.execute("UPDATE match SET given_up = NULL WHERE id = ?", (match,))
        derive(self._db, match)

    def _lock(self, match: int) -> FileLock | None:
        if not self.path:
            return None
        with self._failures():
            try:
                mode = self.path.stat().st_mode & 0o666
                return FileLock(self.path.with_name(f"{self.path.name}-{match}.lock"), mode)
            except BlockingIOError as error:
                raise HeldError(error_text("held")) from error


def _now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
