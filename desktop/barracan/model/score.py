"""A score that explains itself, and how hands and matches end."""

from collections.abc import Mapping
from dataclasses import field
from typing import Final, TypeAlias

from barracan.model.cards import Code
from barracan.model.text import Text
from barracan.model.value import value

Extra: TypeAlias = Mapping[str, list[int]]


@value
class ScoreLine:
    """One line of a side's score: what counts, how many of it, the points and the clause that gives them.

    A ``tally`` only tells how many there are: what comes of them stands in another line. ``cards`` are those that it
    counts, where they are to be named; ``at`` is where it stands among the lines of its clause, where that is fixed.
    """

    what: Text
    count: int
    points: int
    clause: str
    tally: bool = False
    cards: tuple[Code, ...] = ()
    at: int = 0


@value
class HandEnd:
    """How a hand ended: the reason's word, who ended it, points and totals a side, the explained lines a side.

    ``extra`` holds the further columns that a game's rules file asks for in the record; ``played`` says what was
    played where that changes from hand to hand, ``declarer`` whose choice it was, ``doubles`` whom each seat doubled;
    ``signs`` are what a game's score sheet has instead of a side's points.
    """

    hand: int
    reason: str
    seat: int | None
    points: tuple[int, ...]
    totals: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    extra: Extra = field(default_factory=dict)
    played: Text | None = None
    signs: Mapping[int, str] = field(default_factory=dict)
    declarer: int | None = None
    doubles: tuple[tuple[int, ...], ...] = ()


@value
class SheetRow:
    """A line that a game's score sheet has below the hands: what it tells, and a figure or a sign for each side."""

    what: Text
    entries: tuple[str, ...] = ()


@value
class SheetForm:
    """The form in which a game's score sheet is kept, where it is not running totals beside the points.

    ``hands`` are the lines of a sheet that is ruled for a whole match, every so many of them a ``block``; ``summed``
    has the points of the hands under one another and their sum below, ``signed`` each with its sign and a stroke for
    none; ``note`` tells how they are counted.
    """

    hands: int = 0
    block: int = 0
    summed: bool = False
    signed: bool = False
    note: Text | None = None


@value
class PastHands:
    """The hands of a match that are over: what each side has of them on the sheet, who wins, and how they count."""

    entries: tuple[tuple[str, ...], ...]
    wins: Text
    note: Text


USUAL_FORM: Final = SheetForm()


def highest(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the most points."""
    return tuple(side for side, total in enumerate(totals) if total == max(totals))


def lowest(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides with the fewest points."""
    return tuple(side for side, total in enumerate(totals) if total == min(totals))


@value
class MatchEnd:
    """Who won: side indexes, the totals, and a game's further columns."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    extra: Extra = field(default_factory=dict)
