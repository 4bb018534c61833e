"""The layout of a hand that is worth most, by whatever a meld is worth."""

from collections.abc import Callable, Sequence
from itertools import islice

from barracan.games.concan.meld_partitions import Layout, melds
from barracan.games.concan.melds import Meld
from barracan.games.rummy.hand import Hand
from barracan.model.cards import JOKER, RANK_OF

_MOST_STEPS = 4000
"""Hands with both jokers hold hundreds of melds; what has not been found after so many steps is left."""


def sensible(meld: Meld, hand: Hand) -> bool:
    """Whether a meld wastes no joker: none stands for a card that is held, none makes a set of three one of four."""
    jokers = meld.cards.count(JOKER)
    if not jokers:
        return True
    if meld.run is None and len(meld.cards) > 3:
        return False
    if meld.swaps & hand.once and (meld.run is not None or _held(meld, hand) >= 3):
        return False
    return len(meld.cards) - jokers >= 2


def _held(meld: Meld, hand: Hand) -> int:
    """How many suits of a set's rank a hand has."""
    return (hand.once >> 4 * RANK_OF[meld.stands[0]] & 0xF).bit_count()


class Search:
    """Looks for the layout that is worth most and leaves at least one card."""

    def __init__(self, hand: Hand, seat: int, worth: Callable[[Meld], int], jokers: int = 0) -> None:
        self._least_jokers = jokers
        self._hand = hand
        listed = [(worth(meld), meld) for meld in melds(hand, seat) if sensible(meld, hand)]
        listed = sorted((pair for pair in listed if pair[0] > 0), key=lambda pair: -pair[0])
        self._listed: Sequence[tuple[int, Meld]] = list(islice(listed, 150))
        self._best: tuple[int, Layout] = (0, ())
        self._steps = 0

    def best(self) -> tuple[int, Layout]:
        """The worth of the best layout, and its melds; nothing if none is worth anything."""
        self._look(0, self._hand, 0, ())
        return self._best

    def _look(self, start: int, hand: Hand, found: int, chosen: Layout) -> None:
        if found > self._best[0] and self._hand.jokers - hand.jokers >= self._least_jokers:
            self._best = (found, chosen)
        if hand.size < 4:
            return
        for at in range(start, len(self._listed)):
            worth, meld = self._listed[at]
            self._steps += 1
            if self._steps > _MOST_STEPS:
                return
            if hand.size > len(meld.cards) and hand.holds(meld.cards):
                self._look(at, hand.without(meld.cards), found + worth, (*chosen, meld))
