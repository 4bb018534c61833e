"""Which cards follow each other and which beat which; hands as bit masks of kinds."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from barracan.model.cards import RANKS, SUITS, Kind

Mask: TypeAlias = int
"""A set of cards, one bit for each kind."""

HIGH_TO_LOW: Final = tuple(RANKS.index(rank) for rank in "AKQJT98765432")
"""The ranks of a full suit with the ace high."""


def mask_of(cards: Iterable[Kind]) -> Mask:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: Mask) -> list[Kind]:
    """The cards of a set in the order of kinds."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


def suit_cards(suit: int) -> tuple[Kind, ...]:
    """The cards of one suit of the pack, from high to low."""
    return tuple(rank * len(SUITS) + suit for rank in HIGH_TO_LOW)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ranking:
    """The suits of a game as its play knows them, and its trumps.

    Attributes:
        suits: the cards of each suit.
        suit_of: for each kind the number of its suit, -1 for a card that is not in the pack.
        trumps: the cards of the trump suit, none where there are no trumps.
        higher: for each kind the cards of its suit above it.
        beaters: for each kind the cards that take a trick from it.
    """

    def __init__(self, suits: Sequence[Sequence[Kind]], trump: int | None = None) -> None:
        """Take the suits, each from high to low, and the number of the trump suit."""
        self.suits: tuple[Mask, ...] = tuple(mask_of(suit) for suit in suits)
        self.trumps: Mask = 0 if trump is None else self.suits[trump]
        suit_of, higher = [-1] * 52, [0] * 52
        for number, suit in enumerate(suits):
            for at, card in enumerate(suit):
                suit_of[card] = number
                higher[card] = mask_of(suit[:at])
        self.suit_of = tuple(suit_of)
        self.higher: tuple[Mask, ...] = tuple(higher)
        self.beaters: tuple[Mask, ...] = tuple(
            above if self.trumps >> card & 1 else above | self.trumps for card, above in enumerate(higher)
        )

    def highest(self, mask: Mask) -> Kind:
        """The highest card of a set that lies in one suit."""
        return next(card for card in cards_of(mask) if not self.higher[card] & mask)
