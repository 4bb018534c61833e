"""The tables of a library and the numbered steps that lead from one schema to the next."""

from typing import Final

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
)
"""Step *n* leads from schema *n* to schema *n* + 1; a step that has been released never changes."""
