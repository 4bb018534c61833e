"""What can still be read of a damaged library."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from barracan.storage.derived_rows import derive_all, seal_player
from barracan.storage.errors import transaction
from barracan.storage.schema import LATEST, is_text_right, is_time_right
from barracan.storage.write_ahead_log import Frame, Log, read_log

Value = int | float | str | bytes | None

_DATABASE_MAGIC: Final = b"SQLite format 3\0"
_USUAL_SIZE: Final = 4096
_SIZES: Final = frozenset(1 << power for power in range(9, 17))
_INDEX_INTERIOR, _INDEX_LEAF, _TABLE_LEAF = 0x02, 0x0A, 0x0D
_MOST_PAGES: Final = 2**24
"""No page of a library has a higher number."""
_INT_SIZES: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}


class Row(NamedTuple):
    """A row of some table or index; a table's own number of it, ``None`` in an index or a table without such."""

    number: int | None
    values: tuple[Value, ...]


def read_rows(path: Path, *, with_log: bool = True) -> Iterator[Row]:
    """Every row that can still be made out, of all tables and indexes, in no order; its write-ahead log may count."""
    return _File(path, with_log=with_log).rows()


class _File:
    """The pages of a file as its last commit left them.

    Where a page of the log is damaged, what the pages of its commit stand in for counts as well: it may stand in the
    wrong place.
    """

    def __init__(self, path: Path, *, with_log: bool) -> None:
        try:
            self._data = path.read_bytes()
        except FileNotFoundError:
            self._data = b""
        log = read_log(path) if with_log else Log(b"")
        sound = self._data.startswith(_DATABASE_MAGIC)
        size = int.from_bytes(self._data[16:18], "big") if sound else 0
        size = 65536 if size == 1 else size
        self._size = size if size in _SIZES else log.size or _USUAL_SIZE
        self._usable = self._size - (self._data[20] if sound else 0)
        self._newer: dict[int, bytes] = {}
        self._loose: list[bytes] = []
        if log.size == self._size:
            self._take(log)
        self._count = max(-(-len(self._data) // self._size), *self._newer, 0)

    def rows(self) -> Iterator[Row]:
        free = self._free_pages()
        for number in range(1, self._count + 1):
            if number not in free:
                yield from self._rows_of(self._page(number), 100 if number == 1 else 0)
        for page in self._loose:
            yield from self._rows_of(page, 0)

    def _take(self, log: Log) -> None:
        """Put the pages of all commits of the log in their places."""
        waiting: list[Frame] = []
        for frame in log.frames:
            if not frame.own:
                continue
            waiting.append(frame)
            if frame.ends:
                if not all(each.whole for each in waiting):  # rows may have moved from one of these pages to another
                    self._loose += [self._page(each.page) for each in waiting]
                for each in waiting:
                    self._put(each)
                waiting.clear()
        self._loose += [frame.data for frame in waiting if not frame.whole]

    def _put(self, frame: Frame) -> None:
        if 0 < frame.page < _MOST_PAGES:
            self._newer[frame.page] = frame.data
        else:
            self._loose.append(frame.data)

    def _page(self, number: int) -> bytes:
        start = (number - 1) * self._size
        return self._newer.get(number) or self._data[start : start + self._size]

    def _free_pages(self) -> set[int]:
        """The pages that hold nothing any more, what they show being deleted; none where their list is damaged."""
        free: set[int] = set()
        trunk = int.from_bytes(self._page(1)[32:36], "big")
        while 0 < trunk <= self._count and trunk not in free:
            free.add(trunk)
            words = memoryview(self._page(trunk))
            trunk, leaves = (int.from_bytes(words[at : at + 4], "big") for at in (0, 4))
            for at in range(8, 8 + 4 * min(leaves, len(words) // 4 - 2), 4):
                free.add(int.from_bytes(words[at : at + 4], "big"))
        return free if len(free) == int.from_bytes(self._page(1)[36:40], "big") else set()

    def _rows_of(self, page: bytes, start: int) -> Iterator[Row]:
        kind = page[start] if len(page) > start + 8 else 0
        if kind not in {_INDEX_INTERIOR, _INDEX_LEAF, _TABLE_LEAF}:
            return
        pointers = start + (12 if kind == _INDEX_INTERIOR else 8)
        cells = int.from_bytes(page[start + 3 : start + 5], "big")
        for at in range(pointers, min(pointers + 2 * cells, len(page) - 1), 2):
            try:
                yield self._row(page, kind, int.from_bytes(page[at : at + 2], "big"))
            except (ValueError, IndexError):
                continue

    def _row(self, page: bytes, kind: int, at: int) -> Row:
        if kind == _INDEX_INTERIOR:
            at += 4
        length, at = _varint(page, at)
        number = None
        if kind == _TABLE_LEAF:
            number, at = _varint(page, at)
        return Row(number, _values(self._payload(page, kind, at, length)))

    def _payload(self, page: bytes, kind: int, at: int, length: int) -> bytes:
        """What a cell holds, with what did not fit into its page."""
        room = self._usable - 35 if kind == _TABLE_LEAF else (self._usable - 12) * 64 // 255 - 23
        if length <= room:
            here = length
        else:
            least = (self._usable - 12) * 32 // 255 - 23
            here = least + (length - least) % (self._usable - 4)
            here = least if here > room else here
        parts, missing, seen = [page[at : at + here]], length - here, set[int]()
        further = int.from_bytes(page[at + here : at + here + 4], "big")
        while missing > 0:
            if not 0 < further <= self._count or further in seen:
                raise ValueError("a page is missing")
            seen.add(further)
            more = self._page(further)[: self._usable]
            parts.append(more[4 : 4 + missing])
            missing -= len(parts[-1])
            further = int.from_bytes(more[:4], "big")
        return b"".join(parts)


def _values(payload: bytes) -> tuple[Value, ...]:
    """The columns of a row."""
    header, at = _varint(payload, 0)
    body = header
    values = []
    while at < header:
        kind, at = _varint(payload, at)
        value, body = _value(payload, kind, body)
        values.append(value)
    return tuple(values)


def _value(payload: bytes, kind: int, at: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in {8, 9}:
        return kind - 8, at
    if kind == 7:
        return 0.0, at + 8  # no column of a library is a fraction
    if kind in {10, 11}:
        raise ValueError("no such kind of value")
    size = _INT_SIZES[kind] if kind in _INT_SIZES else (kind - 12) // 2
    found = payload[at : at + size]
    if len(found) < size:
        raise ValueError("a value is cut short")
    if kind in _INT_SIZES:
        return int.from_bytes(found, "big", signed=True), at + size
    return (_text(found) if kind % 2 else found), at + size


def _text(found: bytes) -> str | bytes:
    """A text; its bytes where they are no text any more."""
    try:
        return found.decode("utf-8")
    except UnicodeDecodeError:
        return found


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of one to nine bytes, and where the next one begins."""
    value = 0
    for place in range(8):
        byte = data[at + place]
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at + place + 1
    return value << 8 | data[at + 8], at + 9


_STATES: Final = frozenset(("unfinished", "finished", "given_up", "pad", "pad_over"))
_MOST: Final = 2**31
"""Beyond this no number of a match or a player is to be believed."""

_STEPS: Final = 10_000
"""After so many steps of a statement SQLite asks whether it is given up."""
_FOUND: Final = """CREATE TEMP TABLE found (
    match INTEGER NOT NULL, number INTEGER NOT NULL, at INTEGER, text TEXT NOT NULL
)"""
_TAKE_MATCHES: Final = "INSERT OR IGNORE INTO match (id) SELECT match FROM temp.found WHERE number = 0"
# A line that was found twice counts as it was written last; a match ends where a line is missing. A line whose time is
# spoilt has that of the line before it.
_TAKE_LINES: Final = """
    INSERT INTO line (match, number, at, text, checksum)
    SELECT match, number, time, text, line_checksum(match, number, time, text) FROM (
        SELECT match, number, text, row_number() OVER lines - 1 AS place,
            coalesce(at, max(at) OVER lines, min(at) OVER (PARTITION BY match), 0) AS time
        FROM (SELECT match, number, max(at) AS at, text FROM temp.found GROUP BY match, number)
        WINDOW lines AS (PARTITION BY match ORDER BY number)
    ) WHERE number = place AND match IN (SELECT match FROM temp.found WHERE number = 0)
"""
_NOTE_MATCH: Final = "UPDATE match SET removed = ?, title = ?, copied = ?, given_up = ? WHERE id = ?"
_TAKE_PLAYER: Final = "INSERT OR IGNORE INTO player (id, name, shown, colour, guest) VALUES (?, ?, ?, ?, ?)"
_MERGE: Final = "UPDATE player SET merged = ? WHERE id = ? AND EXISTS (SELECT 1 FROM player WHERE id = ?)"


def salvage(path: Path, db: sqlite3.Connection, *, with_log: bool = True, given_up: Callable[[], bool] = bool) -> int:
    """Put what can be read of a damaged library into a new one; returns the number of matches.

    Lines that are spoilt themselves are left out, with all that follows them in their match. As soon as it is
    *given_up* it raises ``InterruptedError`` or a failure of SQLite.
    """
    db.set_progress_handler(given_up, _STEPS)
    notes: list[tuple[object, ...]] = []
    people: list[tuple[object, ...]] = []
    with transaction(db):
        db.execute(_FOUND)
        for row in read_rows(path, with_log=with_log):
            if given_up():
                raise InterruptedError
            if _is_line(row):
                db.execute("INSERT INTO temp.found VALUES (?, ?, ?, ?)", _read_time(row))
            elif _is_match(row):
                notes.append((*_match_note(row), row.number))
            elif _is_player(row):
                people.append((row.number, *row.values[1:6]))
        db.execute(_TAKE_MATCHES)
        db.execute(_TAKE_LINES)
        db.executemany(_NOTE_MATCH, notes)
        db.executemany(_TAKE_PLAYER, [person[:5] for person in people])
        db.executemany(_MERGE, [(person[5], person[0], person[5]) for person in people if person[5]])
        for person in people:
            seal_player(db, int(str(person[0])))
        derive_all(db)
        (matches,) = db.execute("SELECT count(*) FROM match").fetchone()
        db.execute("DROP TABLE temp.found")
    return int(matches)


def _is_line(row: Row) -> bool:
    """Whether a row is a line of a match, as it was written."""
    match row.values:
        case (int(match), int(number), _, str(text), *rest) if 0 < match < _MOST and 0 <= number < _MOST:
            stored = not rest or (len(rest) == 1 and is_text_right(match, number, text, rest[0]))
            return stored and _is_object(text)
    return False


def _read_time(row: Row) -> tuple[object, ...]:
    """A line's match, number, time and text; no time where that is spoilt."""
    match, number, at, text, *rest = row.values
    known = isinstance(at, int) and 0 <= at < LATEST
    if rest:
        known = known and is_time_right(int(str(match)), int(str(number)), at, rest[0])
    return match, number, at if known else None, text


def _is_object(text: str) -> bool:
    try:
        line = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(line, dict) and isinstance(line.get("kind"), str)


def _is_match(row: Row) -> bool:
    values = row.values
    if row.number is None or not 0 < row.number < _MOST:
        return False
    return len(values) >= 3 and values[0] is None and values[1] in _STATES


def _match_note(row: Row) -> tuple[object, ...]:
    """When it was removed, its title, whether it is a copy, and for whom it was given up."""
    values: list[object] = [*row.values[2:6], *("", 0, None)[len(row.values[3:6]) :]]
    removed, title, copied, given_up = values
    return (
        removed if isinstance(removed, int) and 0 <= removed < LATEST else None,
        title if isinstance(title, str) else "",
        int(bool(copied)),
        given_up if isinstance(given_up, int) and abs(given_up) < _MOST else None,
    )


def _is_player(row: Row) -> bool:
    match row.number, row.values:
        case int(number), (None, str(), str(), str(), 0 | 1, int() | None, *rest) if 0 < number < _MOST:
            return len(rest) < 2
    return False
