"""Score pads kept by hand, for games at a real table: lines like those of a record, and nothing is ever rubbed out."""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from typing import Final, NamedTuple

from barracan.model.game import Sides
from barracan.model.moves import Line, RecordFault
from barracan.model.record import read_line, write_line
from barracan.model.replay import SeatNote
from barracan.model.text import QT_TRANSLATE_NOOP, Text

PAD: Final = "pad"
"""The kind of a pad's first line."""
ENTRY: Final = "entry"
CLOSED: Final = "closed"


_WRONG: Final = QT_TRANSLATE_NOOP("record", "This is no pad kept by hand.")


class Correction(NamedTuple):
    """What stood on the pad before, and when it was struck out."""

    points: tuple[int, ...]
    at: datetime


class PadHand(NamedTuple):
    """The points of a hand that count, and those that were written first."""

    hand: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    struck_out: tuple[Correction, ...]


class Pad(NamedTuple):
    """A pad as its lines tell it; ``winners`` is ``None`` while it is kept."""

    game: str
    seats: tuple[SeatNote, ...]
    sides: Sides
    target: int | None
    hands: tuple[PadHand, ...]
    winners: tuple[int, ...] | None

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each side after the last hand."""
        return self.hands[-1].totals if self.hands else (0,) * len(self.sides)


def pad_line(game: str, seats: Sequence[SeatNote], sides: Sides, target: int | None) -> str:
    """The line that begins a pad."""
    notes = [{"name": seat.name, "player": seat.player} for seat in seats]
    return write_line({"kind": PAD, "game": game, "seats": notes, "sides": [list(side) for side in sides],
                       "target": target})  # fmt: skip


def entry_line(hand: int, points: Sequence[int], at: datetime) -> str:
    """The line that writes, or corrects, the points of a hand."""
    return write_line({"kind": ENTRY, "hand": hand, "points": list(points), "at": round(at.timestamp())})


def closed_line(pad: Pad, winners: Sequence[int]) -> str:
    """The line that says who has won; an entry after it opens the pad again."""
    return write_line({"kind": CLOSED, "winners": list(winners), "totals": list(pad.totals)})


def is_pad(line: Line) -> bool:
    """Whether a first line begins a pad, not a record."""
    return bool(line["kind"] == PAD)


def read_pad(texts: Iterable[str]) -> Pad:
    """Read a pad from its lines; raises ``RecordFault`` where one is not of their form."""
    try:
        return parse_pad([read_line(text) for text in texts])
    except (KeyError, ValueError, TypeError, IndexError, OverflowError) as error:
        raise RecordFault("pad", Text("record", _WRONG)) from error


def parse_pad(lines: Sequence[Line]) -> Pad:
    """Read a pad from its lines as objects."""
    first = lines[0]
    written: dict[int, list[tuple[tuple[int, ...], datetime]]] = {}
    winners = None
    for line in lines[1:]:
        if line["kind"] == CLOSED:
            winners = tuple(line["winners"])
            continue
        winners = None
        entry = tuple(line["points"]), datetime.fromtimestamp(line["at"], UTC)
        written.setdefault(line["hand"], []).append(entry)
    totals = [0] * len(first["sides"])
    hands = []
    for hand, entries in sorted(written.items()):
        points, _ = entries[-1]
        totals = [total + more for total, more in zip(totals, points, strict=True)]
        struck_out = tuple(Correction(old, at) for (old, _), (_, at) in pairwise(entries))
        hands.append(PadHand(hand, points, tuple(totals), struck_out))
    seats = tuple(SeatNote(seat["name"], seat["player"]) for seat in first["seats"])
    sides = tuple(tuple(side) for side in first["sides"])
    return Pad(first["game"], seats, sides, first["target"], tuple(hands), winners)
