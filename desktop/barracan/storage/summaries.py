"""What the lists of matches show, derived from their record lines."""

import json
import sqlite3
from datetime import datetime
from typing import Final, NamedTuple

from barracan.model.replay import SeatNote
from barracan.storage.schema import StrangeValueError, moment, row_of

# The partial index on a line's kind serves only where the query repeats its condition.
_QUERY = """
    SELECT match.id, match.game, match.title, match.state, match.hands,
        (SELECT at FROM line WHERE match = match.id AND number = 0), last.at, last.number,
        (SELECT count(*) FROM line WHERE match = match.id AND kind <> 'move'),
        (SELECT json_group_array(json_array(name, level, side, total, result)) FROM (
            SELECT coalesce(person.shown, seat.name) AS name, level, side, total, result FROM seat
            LEFT JOIN player ON player.id = seat.player
            LEFT JOIN player AS person ON person.id = coalesce(player.merged, player.id)
            WHERE seat.match = match.id ORDER BY seat.seat
        ))
    FROM (
        SELECT match.id AS listed, {moment} AS moment FROM match
        WHERE match.state IN (SELECT value FROM json_each(:states)) AND match.removed {kept}
            AND (:game = '' OR match.game = :game) AND (
            :words = '' OR instr(casefold(match.title), :words) OR match.game IN (SELECT value FROM json_each(:games))
            OR EXISTS (
                SELECT 1 FROM seat
                LEFT JOIN player ON player.id = seat.player
                LEFT JOIN player AS person ON person.id = player.merged
                WHERE seat.match = match.id AND (instr(casefold(seat.name), :words)
                    OR instr(casefold(player.shown), :words) OR instr(casefold(person.shown), :words))
            )
        )
        ORDER BY moment DESC, listed DESC LIMIT :most OFFSET :after
    )
    JOIN match ON match.id = listed
    JOIN line AS last ON last.match = match.id
        AND last.number = (SELECT max(number) FROM line WHERE match = match.id)
    ORDER BY moment DESC, listed DESC
"""
_KINDS: Final = (int, str, str, str, int, int, int, int, int, str)
"""What a row of the list is made of."""
_LAST_LINE = "(SELECT at FROM line WHERE match = match.id ORDER BY number DESC LIMIT 1)"


class _Shelf(NamedTuple):
    """Which matches a list has, and the moment by which they are ordered."""

    states: tuple[str, ...]
    moment: str
    kept: str = "IS NULL"


_SHELVES: Final = {
    "unfinished": _Shelf(("unfinished",), _LAST_LINE),
    "finished": _Shelf(("finished", "given_up"), "match.ended"),
    "by_hand": _Shelf(("pad", "pad_over"), _LAST_LINE),
    "bin": _Shelf(("unfinished", "finished", "given_up", "pad", "pad_over"), "match.removed", "IS NOT NULL"),
}


class Search(NamedTuple):
    """Which matches of a list are wanted: those with these words in a title or a name, or of these games.

    Of *game* alone, if one is named; so many at *most*, those left out that come before *after*.
    """

    words: str = ""
    games: tuple[str, ...] = ()
    game: str = ""
    most: int = -1
    after: int = 0


EVERYTHING: Final = Search()


class MatchSummary(NamedTuple):
    """A match as a list shows it.

    ``hand`` is the hand being played or played last, 0 before the first; ``totals`` are the points of each side after
    the last hand that ended; ``moves`` counts the moves of all hands. The names are those of today, ``winners`` the
    sides for which it counts as won. A match that cannot be read has neither game nor seats.
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
    winners: tuple[int, ...] = ()


def summaries(db: sqlite3.Connection, shelf: str, search: Search) -> list[MatchSummary]:
    """The matches on a shelf, ``unfinished``, ``finished``, ``by_hand`` or ``bin``, the last one first."""
    states, order, kept = _SHELVES[shelf]
    wanted = {
        "states": json.dumps(states),
        "words": search.words.strip().casefold(),
        "games": json.dumps(search.games),
        "game": search.game,
        "most": search.most,
        "after": search.after,
    }
    return [_summary(*row_of(row, *_KINDS)) for row in db.execute(_QUERY.format(moment=order, kept=kept), wanted)]


def count_matches(db: sqlite3.Connection) -> dict[str, int]:
    """How many matches there are in each state, those in the bin left out."""
    rows = db.execute("SELECT state, count(*) FROM match WHERE removed IS NULL GROUP BY state")
    return dict(row_of(row, str, int) for row in rows)


def count_by_shelf(db: sqlite3.Connection) -> dict[str, dict[str, int]]:
    """How many matches of each game lie on each shelf."""
    found: dict[str, dict[str, int]] = {shelf: {} for shelf in _SHELVES}
    rows = db.execute("SELECT game, state, removed IS NOT NULL, count(*) FROM match GROUP BY 1, 2, 3")
    for game, state, removed, count in (row_of(row, str, str, int, int) for row in rows):
        shelf = "bin" if removed else next(name for name, each in _SHELVES.items() if state in each.states)
        found[shelf][game] = found[shelf].get(game, 0) + count
    return found


def _summary(
    match: int, game: str, title: str, state: str, hands: int, started: int, changed: int, last: int, others: int,
    seated: str,
) -> MatchSummary:  # fmt: skip
    seats = [row_of(seat, str, str, int, int, int | None) for seat in json.loads(seated)]
    totals = {side: total for _, _, side, total, _ in seats}
    if sorted(totals) != list(range(len(totals))):
        raise StrangeValueError(f"no sides: {totals!r}")
    return MatchSummary(
        id=match,
        game=game,
        seats=tuple(SeatNote(name, level) for name, level, *_ in seats),
        sides=tuple(tuple(seat for seat, note in enumerate(seats) if note[2] == side) for side in sorted(totals)),
        totals=tuple(totals[side] for side in sorted(totals)),
        hand=hands,
        moves=last + 1 - others,
        started=moment(started),
        changed=moment(changed),
        title=title,
        state=state,
        winners=tuple(sorted({side for _, _, side, _, result in seats if result})),
    )
