"""What the lists of matches show, derived from their record lines."""

import json
import logging
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from barracan.model.replay import SeatNote

# The partial index on a line's kind serves only where the query repeats its condition.
_QUERY = """
    SELECT match.id, first.text, first.at, last.at, last.number,
        (SELECT count(*) FROM line WHERE match = match.id AND kind <> 'move'),
        (SELECT text FROM line WHERE match = match.id AND kind = 'hand_end' AND kind <> 'move'
            ORDER BY number DESC LIMIT 1),
        (SELECT count(*) FROM line WHERE match = match.id AND kind = 'hand' AND kind <> 'move')
    FROM match
    JOIN line AS first ON first.match = match.id AND first.number = 0
    JOIN line AS last ON last.match = match.id
        AND last.number = (SELECT max(number) FROM line WHERE match = match.id)
    WHERE match.state = ? AND match.removed IS NULL
    ORDER BY last.at DESC, match.id DESC
"""


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


def summaries(db: sqlite3.Connection, state: str) -> Iterator[MatchSummary]:
    """The matches in this state, the one played last first."""
    for row in db.execute(_QUERY, (state,)):
        try:
            yield _summary(*row)
        except (ValueError, KeyError, TypeError):
            logging.getLogger(__name__).warning("match %s of the library cannot be read", row[0])


def _summary(
    match: int, header: str, started: int, changed: int, last: int, others: int, hand_end: str | None, hands: int
) -> MatchSummary:
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
    )


def _moment(msec: int) -> datetime:
    return datetime.fromtimestamp(msec / 1000, UTC)
