"""The tables of a library and the numbered steps that lead from one schema to the next."""

from typing import Final
from zlib import crc32

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
)
"""Step *n* leads from schema *n* to schema *n* + 1; a step that has been released never changes."""


def checksum(match: int, number: int, text: str) -> int:
    """What is stored with a line, by which a line that the disk has changed is known; SQL knows this function too."""
    return crc32(f"{match} {number} {text}".encode())
