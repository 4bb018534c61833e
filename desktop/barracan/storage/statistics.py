"""What a person has won and lost: every figure is one question to the library's file."""

import sqlite3
from datetime import datetime
from typing import Final, NamedTuple

from barracan.storage.schema import moment, row_of

MOST_SUMS: Final = 200
"""Of a longer course, so many running sums are drawn."""

# Every figure begins with the matches of one person, which are gathered once.
_GATHERED = (
    "DROP TABLE IF EXISTS temp.me",
    """CREATE TEMP TABLE me (
        number INTEGER PRIMARY KEY, match INTEGER, side INTEGER, result INTEGER, total INTEGER, game TEXT, hands INTEGER
    )""",
    """INSERT INTO temp.me (match, side, result, total, game, hands)
        SELECT seat.match, min(seat.side), max(seat.result), max(seat.total), match.game, match.hands
        FROM seat JOIN match ON match.id = seat.match
        WHERE seat.player IN (SELECT id FROM player WHERE id = :player OR merged = :player)
        AND seat.result IS NOT NULL AND (:game = '' OR match.game = :game)
        GROUP BY seat.match ORDER BY match.ended, match.id""",
)
_STANDING = """
    SELECT count(*), coalesce(sum(result), 0),
        (SELECT count(DISTINCT seat.match) FROM match JOIN seat ON seat.match = match.id
            WHERE match.state IN ('unfinished', 'pad') AND match.removed IS NULL AND (:game = '' OR match.game = :game)
            AND seat.player IN (SELECT id FROM player WHERE id = :player OR merged = :player)),
        coalesce(sum(hands), 0)
    FROM temp.me
"""
_BY_GAME = """
    SELECT game, count(*), sum(result), avg(total), min(total), max(total), 1.0 * sum(total) / nullif(sum(hands), 0)
    FROM temp.me GROUP BY game ORDER BY 2 DESC, 1
"""
_BY_PERSON = """
    SELECT person.shown, found.matches, found.won FROM (
        SELECT coalesce(player.merged, player.id) AS person, count(*) AS matches, sum(me.result) AS won
        FROM temp.me JOIN seat ON seat.match = me.match AND seat.side {beside} me.side
        JOIN player ON player.id = seat.player
        WHERE coalesce(player.merged, player.id) <> :player GROUP BY 1
    ) AS found JOIN player AS person ON person.id = found.person ORDER BY 2 DESC, 1
"""
_BY_LEVEL = """
    SELECT level, count(*), sum(result) FROM (
        SELECT DISTINCT me.match, seat.level, me.result
        FROM temp.me JOIN seat ON seat.match = me.match AND seat.side <> me.side AND seat.player IS NULL
    ) GROUP BY level ORDER BY 2 DESC, 1
"""
_COURSE = """
    SELECT sum(sum(result)) OVER (ORDER BY max(number)), max(number)
    FROM temp.me GROUP BY (number - 1) / ((SELECT count(*) FROM temp.me) / :most + 1)
"""
_HISTORY = """
    WITH found AS (
        SELECT DISTINCT seat.match FROM seat
        WHERE seat.player IN (SELECT id FROM player WHERE id = :player OR merged = :player)
    ), listed AS (
        SELECT match.id, coalesce(match.ended, (SELECT max(at) FROM line WHERE line.match = match.id)) AS at
        FROM found JOIN match ON match.id = found.match
        WHERE match.removed IS NULL AND (:game = '' OR match.game = :game)
        ORDER BY 2 DESC, 1 DESC LIMIT :most OFFSET :after
    )
    SELECT match.id, match.game, match.title, match.state, listed.at,
        (SELECT group_concat(coalesce(person.shown, seat.name), ', ') FROM seat
            LEFT JOIN player ON player.id = seat.player
            LEFT JOIN player AS person ON person.id = coalesce(player.merged, player.id)
            WHERE seat.match = match.id),
        max(mine.result), max(mine.total), match.hands
    FROM listed JOIN match ON match.id = listed.id
    JOIN seat AS mine ON mine.match = match.id
        AND mine.player IN (SELECT id FROM player WHERE id = :player OR merged = :player)
    GROUP BY match.id ORDER BY listed.at DESC, match.id DESC
"""


class Standing(NamedTuple):
    """Matches won or lost, those that are being played, and the hands of the former."""

    matches: int
    won: int
    unfinished: int
    hands: int


class GameShare(NamedTuple):
    """What somebody has done in one game: points are averages a match, the least and the most, and averages a hand."""

    game: str
    matches: int
    won: int
    points: float
    least: int
    most: int
    points_a_hand: float | None


class Share(NamedTuple):
    """What somebody has done against or with another, named by name or level."""

    name: str
    matches: int
    won: int


class Sum(NamedTuple):
    """The matches won, and the matches played, up to a moment."""

    won: int
    matches: int


class Figures(NamedTuple):
    """All about somebody: in all, in each game, against and with each person, against each level, and in time.

    What is played most comes first; a match against two of a level counts once.
    """

    standing: Standing
    games: list[GameShare]
    opponents: list[Share]
    partners: list[Share]
    levels: list[Share]
    course: list[Sum]


class Played(NamedTuple):
    """A match of somebody's; ``won`` is ``None`` where it does not count."""

    match: int
    game: str
    title: str
    state: str
    at: datetime
    names: str
    won: bool | None
    total: int
    hands: int


def figures(db: sqlite3.Connection, player: int, game: str = "") -> Figures:
    """What somebody has won and lost, in all games or in one."""
    wanted = {"player": player, "game": game}
    for statement in _GATHERED:
        db.execute(statement, wanted)
    return Figures(
        Standing(*row_of(db.execute(_STANDING, wanted).fetchone(), int, int, int, int)),
        [GameShare(*row_of(row, str, int, int, float, int, int, float | None)) for row in db.execute(_BY_GAME)],
        [Share(*row_of(row, str, int, int)) for row in db.execute(_BY_PERSON.format(beside="<>"), wanted)],
        [Share(*row_of(row, str, int, int)) for row in db.execute(_BY_PERSON.format(beside="="), wanted)],
        [Share(*row_of(row, str, int, int)) for row in db.execute(_BY_LEVEL)],
        [Sum(*row_of(row, int, int)) for row in db.execute(_COURSE, {"most": MOST_SUMS})],
    )


def history(db: sqlite3.Connection, player: int, game: str = "", most: int = -1, after: int = 0) -> list[Played]:
    """The matches that somebody was in, the last one first."""
    wanted = {"player": player, "game": game, "most": most, "after": after}
    return [
        Played(match, played, title, state, moment(at), names, _truth(won), total, hands)
        for match, played, title, state, at, names, won, total, hands in (
            row_of(row, int, str, str, str, int, str, int | None, int, int) for row in db.execute(_HISTORY, wanted)
        )
    ]


def _truth(won: int | None) -> bool | None:
    return None if won is None else bool(won)
