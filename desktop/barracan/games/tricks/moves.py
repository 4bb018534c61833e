"""The moves that the trick games share, and their record form."""

from typing import ClassVar

from barracan.model.cards import CODES, KINDS, Code
from barracan.model.moves import Line, card_key
from barracan.model.value import value

MOST_SEATS = 4
_CARDS = {code: kind for code, kind in KINDS.items() if code != "JK"}


@value
class Play:
    """Play a card to the trick."""

    do: ClassVar[str] = "play"
    seat: int
    card: Code


@value
class Pass:
    """Do nothing where something could be done, or where nothing can."""

    do: ClassVar[str] = "pass"
    seat: int


PLAYS = tuple(tuple(Play(seat, code) for code in CODES) for seat in range(MOST_SEATS))
"""The plays by seat and kind: they are asked for again and again."""


def natural_key(line: Line) -> Code:
    """Read the key ``card``, which must hold the code of a card that is no joker."""
    return card_key(line, "card", _CARDS)
