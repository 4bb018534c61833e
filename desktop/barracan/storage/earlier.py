"""What somebody has done in a game before a match, for what there is to remember of that match."""

import sqlite3
from typing import Final, NamedTuple

from barracan.storage.schema import row_of

_MINE: Final = (
    "DROP TABLE IF EXISTS temp.mine",
    "CREATE TEMP TABLE mine (number INTEGER PRIMARY KEY, match INTEGER, side INTEGER, result INTEGER, total INTEGER)",
    """INSERT INTO temp.mine (match, side, result, total)
        SELECT seat.match, min(seat.side), max(seat.result), max(seat.total)
        FROM seat JOIN match ON match.id = seat.match
        WHERE seat.player IN (
            SELECT id FROM player WHERE coalesce(merged, id) = (
                SELECT coalesce(player.merged, player.id)
                FROM seat JOIN player ON player.id = seat.player WHERE seat.match = :match AND seat.seat = :seat
            )
        )
        AND seat.result IS NOT NULL AND match.game = (SELECT game FROM match WHERE id = :match)
        AND seat.match <> :match AND match.removed IS NULL
        GROUP BY seat.match ORDER BY match.ended, match.id""",
)
_MATCHES: Final = "SELECT match, side, result, total FROM temp.mine ORDER BY number"
_HANDS: Final = """
    SELECT count(*), max(score.points), min(score.points)
    FROM temp.mine JOIN score ON score.match = mine.match AND score.side = mine.side
"""
_LEVELS: Final = """
    SELECT DISTINCT seat.level FROM temp.mine
    JOIN seat ON seat.match = mine.match AND seat.side <> mine.side AND seat.player IS NULL
    WHERE mine.result
"""
_MARGIN: Final = """
    SELECT max(apart) FROM (
        SELECT min(abs(mine.total - seat.total)) AS apart FROM temp.mine
        JOIN seat ON seat.match = mine.match AND seat.side <> mine.side WHERE mine.result GROUP BY mine.match
    )
"""


class Earlier(NamedTuple):
    """What somebody has done in a game: matches with the side they were on, wins, the last of them in a row, hands
    with the most and the fewest points of one, the most points of a match, the widest win, the levels beaten.
    """

    matches: tuple[tuple[int, int], ...]
    won: int
    in_a_row: int
    hands: int
    most: int | None
    fewest: int | None
    total: int | None
    margin: int | None
    beaten: frozenset[str]


def earlier(db: sqlite3.Connection, match: int, seat: int) -> Earlier:
    """What the person at a seat of a match has done in other matches of its game that are over, the oldest first."""
    for statement in _MINE:
        db.execute(statement, {"match": match, "seat": seat} if ":match" in statement else {})
    rows = [row_of(row, int, int, int, int) for row in db.execute(_MATCHES)]
    results = [bool(result) for _, _, result, _ in rows]
    lost = [at for at, won in enumerate(results) if not won]
    hands, most, fewest = row_of(db.execute(_HANDS).fetchone(), int, int | None, int | None)
    (margin,) = row_of(db.execute(_MARGIN).fetchone(), int | None)
    return Earlier(
        tuple((number, side) for number, side, _, _ in rows),
        sum(results),
        len(results) - 1 - (lost[-1] if lost else -1),
        hands,
        most,
        fewest,
        max((total for _, _, _, total in rows), default=None),
        margin,
        frozenset(level for (level,) in (row_of(row, str) for row in db.execute(_LEVELS))),
    )
