"""The draw of cards that settles before a match who begins."""

from collections.abc import Sequence
from random import Random

from barracan.model.cards import Code
from barracan.model.text import Text
from barracan.model.value import value

_RANKS, _SUITS = "23456789T", "HSDC"


@value
class FirstDraw:
    """A card a seat, what it settles in words, and the clause that has it so."""

    cards: tuple[Code, ...]
    words: Text
    clause: str


def draw_cards(order: Sequence[int], random: Random) -> tuple[Code, ...]:
    """Draw a card for each seat, no two of one rank, which rise in this order of the seats."""
    ranks = sorted(random.sample(_RANKS, len(order)), key=_RANKS.index)
    drawn = dict(zip(order, ranks, strict=True))
    return tuple(drawn[seat] + random.choice(_SUITS) for seat in sorted(order))
