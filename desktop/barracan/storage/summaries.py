"""What the lists of matches show, derived from their record lines."""

import json
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Final, NamedTuple

from barracan.model.replay import SeatNote

# The partial index on a line's kind serves only where the query repeats its condition.
_QUERY = """
    SELECT match.id, first.text, first.at, last.at, last.number,
        (SELECT count(*) FROM line WHERE match = match.id AND kind <> 'move'),
        (SELECT text FROM line WHERE match = match.id AND kind = 'hand_end' AND kind <> 'move'
            ORDER BY number DESC LIMIT 1),
        match.hands, match.title, match.state
    FROM (
        SELECT match.id AS listed, {moment} AS moment FROM match
        WHERE match.state IN (SELECT value FROM json_each(:states)) AND match.removed IS NULL AND (
            :like = '%%' OR match.title LIKE :like ESCAPE '!' OR match.game IN (SELECT value FROM json_each(:games))
            OR EXISTS (SELECT 1 FROM seat LEFT JOIN player ON player.id = seat.player WHERE seat.match = match.id
                AND (seat.name LIKE :like ESCAPE '!' OR player.shown LIKE :like ESCAPE '!'))
        )
        ORDER BY moment DESC, listed DESC LIMIT :limit
    )
    JOIN match ON match.id = listed
    JOIN line AS first ON first.match = match.id AND first.number = 0
    JOIN line AS last ON last.match = match.id
        AND last.number = (SELECT max(number) FROM line WHERE match = match.id)
    ORDER BY moment DESC, listed DESC
"""
_MOMENTS = {
    "unfinished": "(SELECT at FROM line WHERE match = match.id ORDER BY number DESC LIMIT 1)",
    "finished": "match.ended",
}


class Search(NamedTuple):
    """Which matches of a list are wanted: those with these words in a title or a name, or of these games."""

    words: str = ""
    games: tuple[str, ...] = ()
    most: int = -1


EVERYTHING: Final = Search()


class MatchSummary(NamedTuple):
    """A match as a list shows it.

    ``hand`` is the hand being played or played last, 0 before the first; ``totals`` are the points of each side after
    the last hand that ended; ``moves`` counts the moves of all hands.
    """

    id: int
    game: str
    seats: tuple[SeatNote, ...]
    sides: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]
    hand: int
    moves: int
    started: datetime
    changed: datetime
    title: str = ""
    state: str = "unfinished"


def summaries(db: sqlite3.Connection, states: Sequence[str], search: Search) -> Iterator[MatchSummary]:
    """The matches in these states, the one played last first."""
    wanted = {
        "states": json.dumps(states),
        "like": f"%{_escaped(search.words.strip())}%",
        "games": json.dumps(search.games),
        "limit": search.most,
    }
    for row in db.execute(_QUERY.format(moment=_MOMENTS[states[0]]), wanted):
        try:
            yield _summary(*row)
        except (ValueError, KeyError, TypeError):
            logging.getLogger(__name__).warning("match %s of the library cannot be read", row[0])


def _escaped(words: str) -> str:
    return words.replace("!", "!!").replace("%", "!%").replace("_", "!_")


def _summary(
    match: int, header: str, started: int, changed: int, last: int, others: int, hand_end: str | None, hands: int,
    title: str, state: str,
) -> MatchSummary:  # fmt: skip
    line = json.loads(header)
    sides = tuple(map(tuple, line["sides"]))
    return MatchSummary(
        id=match,
        game=line["game"],
        seats=tuple(SeatNote(seat["name"], seat["player"]) for seat in line["seats"]),
        sides=sides,
        totals=tuple(json.loads(hand_end)["totals"]) if hand_end else (0,) * len(sides),
        hand=hands,
        moves=last + 1 - others,
        started=_moment(started),
        changed=_moment(changed),
        title=title,
        state=state,
    )


def _moment(msec: int) -> datetime:
    return datetime.fromtimestamp(msec / 1000, UTC)
