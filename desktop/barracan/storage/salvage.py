"""What can still be read of a damaged library."""

import json
import sqlite3
from pathlib import Path
from typing import Final

from barracan.storage.derived_rows import derive_all, seal_player
from barracan.storage.failures import transaction
from barracan.storage.raw_pages import Row, read_rows
from barracan.storage.schema import is_text_right, is_time_right
from barracan.storage.stored_values import LATEST

_STATES: Final = frozenset(("unfinished", "finished", "given_up", "pad", "pad_over"))
_MOST: Final = 2**31
"""Beyond this no number of a match or a player is to be believed."""

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


def salvage(path: Path, db: sqlite3.Connection, *, with_log: bool = True) -> int:
    """Put what can be read of a damaged library into a new one; returns the number of matches.

    Lines that are spoilt themselves are left out, with all that follows them in their match.
    """
    notes: list[tuple[object, ...]] = []
    people: list[tuple[object, ...]] = []
    with transaction(db):
        db.execute(_FOUND)
        for row in read_rows(path, with_log=with_log):
            if _is_line(row):
                db.execute("INSERT INTO temp.found VALUES (?, ?, ?, ?)", _timed(row))
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


def _timed(row: Row) -> tuple[object, ...]:
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
    return row.number is not None and len(values) >= 3 and values[0] is None and values[1] in _STATES


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
