"""A layout that leaves one card of a hand at most, as it takes to meld out (B4.5)."""

from functools import lru_cache
from typing import Final

from barracan.games.barracan import categories
from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER
from barracan.players.barracan.partition import Unit, family_of, run_starts, unit_of
from barracan.players.barracan.set_patterns import NATURALS, OPPOSITES_OF, bits, ranks_of

UP_TO_FIVE: Final = (1 << 20) - 1
MOST_NODES: Final = 100
"""So many steps find nearly every cover there is."""


@lru_cache(maxsize=1 << 13)
def cover(once: int, twice: int, size: int, wanted: int) -> tuple[Unit, ...]:
    """Categories of all cards but one at most, all types *wanted* (as bits) among them; nothing if none is found."""
    naturals, twins = once & NATURALS, twice & NATURALS
    cards = [*bits(naturals), *bits(twins)]
    hand = Hand(cards + [JOKER] * (size - len(cards)))
    return _Cover(hand, wanted).found


@lru_cache(maxsize=1 << 15)
def types_held(once: int, twice: int, joker: bool) -> int:
    """The types that a hand may hold, as bits; evens or odds are taken for granted, and runs with a joker."""
    naturals = once & NATURALS
    types = 1 << EVENS_ODDS
    if any(naturals & OPPOSITES_OF[card] for card in bits(naturals & UP_TO_FIVE)):
        types |= 1 << OPPOSITES
    if ranks_of(naturals, twice & NATURALS, 2 if joker else 3):
        types |= 1 << TRIPLET
    if joker or run_starts(naturals):
        types |= 1 << RUN
    if family_of(naturals >> 40, (twice & NATURALS) >> 40):
        types |= 1 << FAMILY
    return types


class _Cover:
    """Takes the cards in the order of how few categories they lie in, and tries each of these."""

    def __init__(self, hand: Hand, wanted: int) -> None:
        cards = hand.cards()
        units = [unit_of(kind, each) for kind, listed in enumerate(categories.list_categories(hand)) for each in listed]
        counts = dict.fromkeys(cards, 0)
        for unit in units:
            for card in unit.cards:
                counts[card] += 1
        self.found: tuple[Unit, ...] = ()
        if sum(not counts[card] for card in cards) > 1:
            return
        places: dict[int, list[int]] = {}
        for place, card in enumerate(sorted(cards, key=lambda card: (counts[card], card))):
            places.setdefault(card, []).append(place)
        self._by_place: list[list[tuple[int, Unit]]] = [[] for _ in cards]
        for unit in units:
            for mask in _masks(unit.cards, places):
                self._by_place[(mask & -mask).bit_length() - 1].append((mask, unit))
        for each in self._by_place:
            each.sort(key=_longest)
        self._failed: set[tuple[int, int, bool]] = set()
        self._nodes = MOST_NODES
        chosen: list[Unit] = []
        if self._fill((1 << len(cards)) - 1, wanted, True, chosen):
            self.found = tuple(chosen)

    def _fill(self, left: int, wanted: int, spare: bool, chosen: list[Unit]) -> bool:
        if not left:
            return not wanted
        if not left & left - 1 and spare:
            return not wanted
        key = left, wanted, spare
        if key in self._failed or not self._nodes:
            return False
        self._nodes -= 1
        low = left & -left
        for mask, unit in self._by_place[low.bit_length() - 1]:
            if mask & left == mask:
                chosen.append(unit)
                if self._fill(left ^ mask, wanted & ~(1 << unit.kinds[0]), spare, chosen):
                    return True
                chosen.pop()
        if spare and self._fill(left ^ low, wanted, False, chosen):
            return True
        self._failed.add(key)
        return False


def _longest(entry: tuple[int, Unit]) -> tuple[int, int]:
    return -entry[1].points, entry[0]


def _masks(cards: tuple[int, ...], places: dict[int, list[int]]) -> list[int]:
    """The places of a category's cards; of twins the first, and the second where the first may be laid elsewhere."""
    masks = [0]
    before = -1
    for card in cards:
        held = places[card]
        if card == before:  # the second of two twins: the first is in already, its place is that of the lower one
            masks = [mask | 1 << held[1] for mask in masks if mask >> held[0] & 1]
        elif len(held) == 1:
            masks = [mask | 1 << held[0] for mask in masks]
        else:
            masks = [mask | 1 << place for mask in masks for place in held]
        before = card
    return masks
