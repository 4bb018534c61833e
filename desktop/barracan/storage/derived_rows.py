"""What lists and statistics need of a match, derived from the lines that end its hands: seats, scores, results."""

import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from barracan.model.moves import Line, RecordFault
from barracan.model.record import read_line
from barracan.model.replay import HUMAN
from barracan.storage.schema import MATCH_CHECKSUM, PLAYER_CHECKSUM

_LARGEST = 2**62
"""No total is as large; beyond it SQLite can neither store nor add up."""

_LINES = """
    SELECT text, at FROM (
        SELECT number, text, at FROM line WHERE match = :match AND number = 0
        UNION SELECT number, text, at FROM line
            WHERE match = :match AND kind IN ('hand_end', 'match_end', 'entry', 'closed') AND kind <> 'move'
    ) ORDER BY number
"""
_HANDS = "SELECT count(*) FROM line WHERE match = ? AND kind = 'hand' AND kind <> 'move'"
_STATE = "UPDATE match SET state = ?, game = ?, hands = ?, ended = ? WHERE id = ?"
_SEAT = "INSERT INTO seat (match, seat, side, name, level, player, total, result) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
_SCORE = "INSERT OR REPLACE INTO score (match, hand, side, points, total) VALUES (?, ?, ?, ?, ?)"
_PLAYER = "SELECT id FROM player WHERE shown = :name OR name = :name ORDER BY shown <> :name, merged IS NOT NULL, id"


class _Course(NamedTuple):
    """A match as its lines tell it."""

    header: Line
    scores: list[tuple[int, int, int, int]]
    totals: Sequence[int]
    winners: Sequence[int] | None
    last: int
    pad: bool = False


class _Derived(NamedTuple):
    """What is derived from the lines of a match, as its tables have it; a seat's player stands by name."""

    state: str
    game: str
    hands: int
    ended: int | None
    seats: list[tuple[int, int, str, str, str | None, int, bool | None]]
    scores: list[tuple[int, int, int, int]]


def derive_all(db: sqlite3.Connection) -> None:
    """Derive the rows of every match again."""
    for (match,) in db.execute("SELECT id FROM match ORDER BY id").fetchall():
        derive(db, match)


def derive(db: sqlite3.Connection, match: int) -> None:
    """Bring what is derived from a match's lines up to them; of a match that cannot be read nothing is derived."""
    db.execute("DELETE FROM seat WHERE match = ?", (match,))
    db.execute("DELETE FROM score WHERE match = ?", (match,))
    found = _derive(db, match)
    if found is None:
        db.execute("UPDATE match SET state = 'unfinished' WHERE id = ?", (match,))
    else:
        for seat, side, name, level, player, total, result in found.seats:
            number = _player(db, player) if player is not None else None
            db.execute(_SEAT, (match, seat, side, name, level, number, total, result))
        db.executemany(_SCORE, [(match, *score) for score in found.scores])
        db.execute(_STATE, (found.state, found.game, found.hands, found.ended, match))
    seal_match(db, match)


def is_derived(db: sqlite3.Connection, match: int) -> bool:
    """Whether what is derived of a match agrees with its lines."""
    found = _derive(db, match)
    seats = db.execute("SELECT seat, side, name, level, player, total, result FROM seat WHERE match = ?", (match,))
    scores = db.execute("SELECT hand, side, points, total FROM score WHERE match = ?", (match,))
    state = db.execute("SELECT state, game, hands, ended FROM match WHERE id = ?", (match,)).fetchone()
    if found is None:
        return state[0] == "unfinished" and not seats.fetchall() and not scores.fetchall()
    people = [
        (*each[:4], _find_player(db, each[4]) if each[4] is not None else None, *each[5:]) for each in found.seats
    ]
    return (
        state == found[:4]
        and sorted(seats, key=repr) == sorted(people, key=repr)
        and sorted(scores, key=repr) == sorted({score[:2]: score for score in found.scores}.values(), key=repr)
    )


def seal_match(db: sqlite3.Connection, match: int) -> None:
    """Store the checksum of what stands beside a match's lines."""
    db.execute(f"UPDATE match SET checksum = {MATCH_CHECKSUM} WHERE id = ?", (match,))  # noqa: S608 - a constant


def seal_player(db: sqlite3.Connection, player: int) -> None:
    """Store the checksum of a player, and of those who are the same person."""
    db.execute(
        f"UPDATE player SET checksum = {PLAYER_CHECKSUM} WHERE id = ? OR merged = ?",  # noqa: S608 - a constant
        (player, player),
    )


def _derive(db: sqlite3.Connection, match: int) -> _Derived | None:
    removed, copied, given_up = db.execute(
        "SELECT removed, copied, given_up FROM match WHERE id = ?", (match,)
    ).fetchone()
    rows = db.execute(_LINES, {"match": match}).fetchall()
    try:
        course = _course([(read_line(text), at) for text, at in rows])
        seats = _seats(course.header)
    except (RecordFault, ValueError, KeyError, TypeError, IndexError):
        return None
    counts = removed is None and not copied and not course.header.get("practice")
    loser = seats[given_up][0] if given_up is not None and 0 <= given_up < len(seats) else None
    state = _state(course, given_up)
    (hands,) = db.execute(_HANDS, (match,)).fetchone()
    return _Derived(
        state,
        course.header["game"],
        hands or max((score[0] for score in course.scores), default=0),
        course.last if state != "unfinished" else None,
        [
            (seat, side, name, level, name if level == HUMAN else None, course.totals[side],
             _result(course.winners, side, loser) if counts else None)
            for seat, (side, name, level) in enumerate(seats)
        ],
        course.scores,
    )  # fmt: skip


def _course(lines: list[tuple[Line, int]]) -> _Course:
    from barracan.storage.pads import is_pad, parse_pad  # a library that is opened to play on needs none of it

    header = lines[0][0]
    if is_pad(header):
        pad = parse_pad([line for line, _ in lines])
        scores = [
            (each.hand, side, points, each.totals[side])
            for each in pad.hands
            for side, points in enumerate(each.points)
        ]
        return _Course(header, scores, pad.totals, pad.winners, lines[-1][1], pad=True)
    sides = len(header["sides"])
    totals, winners, scores = [0] * sides, None, []
    for line, _ in lines[1:]:
        if line["kind"] == "match_end":
            totals, winners = [int(total) for total in line["totals"]], [int(winner) for winner in line["winners"]]
            continue
        totals = [int(total) for total in line["totals"]]
        scores += [(int(line["hand"]), side, int(line["points"][side]), totals[side]) for side in range(sides)]
    if len(totals) < sides:
        raise IndexError
    if any(abs(number) > _LARGEST for row in (totals, *scores) for number in row):
        raise ValueError("a number that no table holds")
    return _Course(header, scores, totals, winners, lines[-1][1])


def _seats(header: Line) -> list[tuple[int, str, str]]:
    """Side, name and player of each seat."""
    sides = {seat: number for number, side in enumerate(header["sides"]) for seat in side}
    return [(sides[seat], _text(note["name"]), _text(note["player"])) for seat, note in enumerate(header["seats"])]


def _text(words: object) -> str:
    """What SQLite can store of a text: half a character that a record names is shown as a question mark."""
    return str(words).encode("utf-8", "replace").decode("utf-8")


def _state(course: _Course, given_up: int | None) -> str:
    if course.pad:
        return "pad" if course.winners is None else "pad_over"
    if course.winners is not None:
        return "finished"
    return "unfinished" if given_up is None else "given_up"


def _result(winners: Sequence[int] | None, side: int, loser: int | None) -> bool | None:
    """Whether a side has won; ``None`` where the match does not count for it."""
    if winners is not None:
        return side in winners
    return False if side == loser else None


def _find_player(db: sqlite3.Connection, name: str) -> int | None:
    found = db.execute(_PLAYER, {"name": name}).fetchone()
    return int(found[0]) if found else None


def _player(db: sqlite3.Connection, name: str) -> int:
    """The player of this name, who is made when first met."""
    found = _find_player(db, name)
    if found is None:
        found = db.execute("INSERT INTO player (name, shown) VALUES (?, ?)", (name, name)).lastrowid or 0
        seal_player(db, found)
    return found
