"""Which cards may still come, and how near a card of a hand is to a meld of three, in cards that complete it."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from barracan.games.rummy.melds import HIGH_ACE, KING_PLACE, LOW_ACE, NATURAL
from barracan.games.rummy.state import Hand, bits
from barracan.model.cards import JOKER, KIND_COUNT, Kind


def copies(cards: Iterable[Kind]) -> list[int]:
    """How many cards of each kind these are."""
    counts = [0] * KIND_COUNT
    for card in cards:
        counts[card] += 1
    return counts


def _pairs(highest: int) -> tuple[tuple[tuple[Kind, Kind], ...], ...]:
    found: list[set[tuple[Kind, Kind]]] = [set() for _ in range(52)]
    threes: list[tuple[Kind, ...]] = []
    for rank in range(13):
        threes += combinations(range(4 * rank, 4 * rank + 4), 3)
    for suit in range(4):
        threes += [NATURAL[suit][first : first + 3] for first in range(LOW_ACE, highest - 1)]
    for three in threes:
        for at, card in enumerate(three):
            found[card].add((three[at - 2], three[at - 1]))
    return tuple(tuple(sorted(pairs)) for pairs in found)


PAIRS_HIGH: Final = _pairs(HIGH_ACE)
"""For each kind the pairs that make a set or run of three with it where aces are high, too."""
PAIRS_LOW: Final = _pairs(KING_PLACE)
"""The same where aces are low."""


def go_together(card: Kind, other: Kind) -> bool:
    """Whether two cards, neither a joker, and a third make a set or run of three."""
    return JOKER not in {card, other} and any(other in pair for pair in PAIRS_HIGH[card])


def goes_alone(hand: Hand, card: Kind) -> bool:
    """Whether a hand holds a card once, and no other that makes a set or run of three with it and a third."""
    near = 0
    for one, other in PAIRS_HIGH[card]:
        near |= 1 << one | 1 << other
    return hand.counts[card] == 1 and not hand.once & near


class Completing:
    """What completes melds of three; answers are kept, since the same few cards come again and again."""

    def __init__(self, pairs: Sequence[Sequence[tuple[Kind, Kind]]]) -> None:
        found: list[dict[int, int]] = [{} for _ in pairs]
        for card, listed in enumerate(pairs):
            for one, other in (*listed, *(pair[::-1] for pair in listed)):
                found[card][1 << one] = found[card].get(1 << one, 0) | 1 << other
        self._near = [sorted(each.items()) for each in found]
        self._neighbours = [sum(bit for bit, _ in each) for each in self._near]
        self._known: list[dict[int, int]] = [{} for _ in pairs]

    def of(self, card: Kind, once: int) -> int:
        """The kinds, as bits, that make a set or run with a card and another of those held; none that is held."""
        held = once & self._neighbours[card]
        known = self._known[card]
        if held not in known:
            wanted = 0
            for bit, completing in self._near[card]:
                if held & bit:
                    wanted |= completing
            known[held] = wanted
        return known[held] & ~once


WITH_HIGH_ACES: Final = Completing(PAIRS_HIGH)
WITH_LOW_ACES: Final = Completing(PAIRS_LOW)


def outs(card: Kind, hand: Hand, copies: Sequence[int]) -> int:
    """How many cards still to come make a meld of three with this card and one other of the hand, aces high too.

    *copies* tells how many of each kind may come.
    """
    return sum([copies[wanted] for wanted in bits(WITH_HIGH_ACES.of(card, hand.once))])
