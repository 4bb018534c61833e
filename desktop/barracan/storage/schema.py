"""The tables of a library and the numbered steps that lead from one schema to the next."""

import sqlite3
from collections.abc import Sequence
from datetime import UTC, datetime
from types import UnionType
from typing import Any, Final
from zlib import crc32

LATEST: Final = 32_503_680_000_000
"""Milliseconds since 1970 until the year 3000: no time of a library is later."""


class StrangeValueError(Exception):
    """A stored value is none that this program writes: the file is damaged."""


def moment(value: object) -> datetime:
    """The time of a stored number of milliseconds; raises ``StrangeValueError``."""
    if not isinstance(value, int) or not 0 <= value < LATEST:
        raise StrangeValueError(f"no time: {value!r}")
    return datetime.fromtimestamp(value / 1000, UTC)


def row_of(values: Sequence[object], *kinds: type | UnionType) -> tuple[Any, ...]:
    """The values of a row if they are of these kinds; raises ``StrangeValueError``."""
    if len(values) != len(kinds) or not all(map(isinstance, values, kinds)):
        raise StrangeValueError(f"a row of other values: {values!r:.200}")
    return tuple(values)


APPLICATION_ID: Final = int.from_bytes(b"BCan", "big")
"""Marks an SQLite file as a library of this program."""

# A line's kind is read by SQLite from the record's own text, so lists and statistics never depend on a second copy.
MIGRATIONS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE match (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            state TEXT NOT NULL DEFAULT 'unfinished',
            removed INTEGER
        )""",
        """CREATE TABLE line (
            match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            at INTEGER NOT NULL,
            text TEXT NOT NULL,
            kind TEXT NOT NULL AS (json_extract(text, '$.kind')) VIRTUAL,
            PRIMARY KEY (match, number)
        ) WITHOUT ROWID""",
        "CREATE INDEX match_by_state ON match (state, removed)",
        "CREATE INDEX line_by_kind ON line (match, kind, number) WHERE kind <> 'move'",
    ),
    (
        """CREATE TABLE player (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE,
            shown TEXT NOT NULL,
            colour TEXT NOT NULL DEFAULT '',
            guest INTEGER NOT NULL DEFAULT 0,
            merged INTEGER REFERENCES player (id)
        )""",
        "CREATE INDEX player_by_merged ON player (merged)",
        """CREATE TABLE seat (
            match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            side INTEGER NOT NULL,
            name TEXT NOT NULL,
            level TEXT NOT NULL,
            player INTEGER REFERENCES player (id),
            total INTEGER NOT NULL,
            result INTEGER,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX seat_by_player ON seat (player, match, side, result, total) WHERE player IS NOT NULL",
        """CREATE TABLE score (
            match INTEGER NOT NULL REFERENCES match (id) ON DELETE CASCADE,
            hand INTEGER NOT NULL,
            side INTEGER NOT NULL,
            points INTEGER NOT NULL,
            total INTEGER NOT NULL,
            PRIMARY KEY (match, hand, side)
        ) WITHOUT ROWID""",
        "ALTER TABLE match ADD COLUMN title TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE match ADD COLUMN copied INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE match ADD COLUMN given_up INTEGER",
        "ALTER TABLE match ADD COLUMN game TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE match ADD COLUMN hands INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE match ADD COLUMN ended INTEGER",
        "CREATE INDEX match_by_end ON match (state, removed, ended)",
    ),
    (
        "ALTER TABLE line ADD COLUMN checksum INTEGER",
        "UPDATE line SET checksum = checksum(match, number, text)",
    ),
    (
        "ALTER TABLE match ADD COLUMN checksum INTEGER",
        "ALTER TABLE player ADD COLUMN checksum INTEGER",
        "UPDATE line SET checksum = checksum | time_checksum(match, number, at)",
        "UPDATE match SET checksum = row_checksum(id, removed, title, copied, given_up)",
        "UPDATE player SET checksum = row_checksum(id, name, shown, colour, guest, merged)",
        "CREATE TABLE identity (library INTEGER NOT NULL)",
        "INSERT INTO identity VALUES (abs(random() / 2))",
    ),
)
"""Step *n* leads from schema *n* to schema *n* + 1; a step that has been released never changes."""


MATCH_CHECKSUM: Final = "row_checksum(id, removed, title, copied, given_up)"
"""Of what stands beside a match's lines and is not derived from them."""
PLAYER_CHECKSUM: Final = "row_checksum(id, name, shown, colour, guest, merged)"
_WORDS: Final = 0xFFFFFFFF


def checksum(match: int, number: int, text: str) -> int:
    """The lower half of what is stored with a line, by which a text that the disk has changed is known."""
    return crc32(f"{match} {number} {text}".encode())


def time_checksum(match: int, number: int, at: object) -> int:
    """The upper half, by which a time that the disk has changed is known; it is never zero."""
    return (crc32(f"{match} {number} at {at}".encode()) >> 1 or 1) << 32


def line_checksum(match: int, number: int, at: int, text: str) -> int:
    """What is stored with a line."""
    return checksum(match, number, text) | time_checksum(match, number, at)


def is_text_right(match: int, number: int, text: str, kept: object) -> bool:
    """Whether a line's text is the one that was stored."""
    return isinstance(kept, int) and kept & _WORDS == checksum(match, number, text)


def is_time_right(match: int, number: int, at: object, kept: object) -> bool:
    """Whether a line's time is the one that was stored; one that was stored without its checksum is believed."""
    return isinstance(kept, int) and kept & ~_WORDS in {0, time_checksum(match, number, at)}


def row_checksum(*values: object) -> int:
    """What is stored with a match and a player."""
    return crc32(repr(values).encode("utf-8", "surrogatepass"))


def add_functions(db: sqlite3.Connection) -> None:
    """Let SQL know what the tables and questions of a library use."""
    for function, arguments in ((checksum, 3), (time_checksum, 3), (line_checksum, 4), (row_checksum, -1)):
        db.create_function(function.__name__, arguments, function, deterministic=True)
    db.create_function("casefold", 1, lambda text: text and text.casefold(), deterministic=True)
