"""What a hand holds: all its melds, and layouts of several melds side by side that count enough (N3, N5)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

from barracan.games.concan.melds import VALUES, Meld, make
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, NATURAL, PLACE_BIT, RANK_MASKS, SUITED, Run, holds_run, spread
from barracan.model.cards import JOKER, Kind

Layout: TypeAlias = tuple[Meld, ...]
"""Melds side by side."""

_RANKS = range(13)


def melds(hand: Hand, seat: int) -> Iterator[Meld]:
    """Every meld that a hand holds; each choice of the cards that jokers stand for once."""
    jokers = hand.jokers
    for rank in _RANKS:
        held = hand.once >> 4 * rank & 0xF
        if held:
            for stands, missing in _sets(held, jokers):
                yield _set(rank, stands, missing, seat)
    laid = spread(hand.once)
    for suit in range(4):
        yield from _runs(hand, suit, laid, jokers, seat)


@cache
def _sets(held: int, jokers: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """The suits of each set, and those of them that jokers stand for."""
    return tuple(
        (suits, stood)
        for size in (3, 4)
        for suits in combinations(range(4), size)
        for count in range(min(jokers, size - 1) + 1)
        for stood in combinations(suits, count)
        if all(held >> suit & 1 for suit in suits if suit not in stood)
    )


def _set(rank: int, suits: Sequence[int], stood: Sequence[int], seat: int) -> Meld:
    stands = tuple([4 * rank + suit for suit in suits])
    return make(tuple([JOKER if suit in stood else 4 * rank + suit for suit in suits]), stands, None, seat)


def _runs(hand: Hand, suit: int, laid: int, jokers: int, seat: int) -> Iterator[Meld]:
    bits, naturals = PLACE_BIT[suit], NATURAL[suit]
    for first in range(LOW_ACE, HIGH_ACE - 1):
        missing: list[int] = []
        for last in range(first, HIGH_ACE + 1):
            if not laid & bits[last]:
                missing.append(last)
                if len(missing) > jokers:
                    break
            size = last - first + 1
            if size < 3 or len(missing) == size:
                continue
            run = Run(suit, first, last)
            stands = tuple(naturals[first : last + 1])
            for stood in _stood(run, missing, jokers):
                cards = tuple([JOKER if place in stood else naturals[place] for place in range(first, last + 1)])
                if size < HIGH_ACE or hand.holds(cards):  # only the longest run needs two of a kind, its aces
                    yield make(cards, stands, run, seat)


def _stood(run: Run, missing: list[int], jokers: int) -> Iterator[tuple[int, ...]]:
    """The choices of places of a run where jokers lie: the missing ones, and others as long as a natural is left."""
    held = [place for place in range(run.first, run.last + 1) if place not in missing]
    for more in range(min(jokers - len(missing), len(held) - 1) + 1):
        for further in combinations(held, more):
            yield (*missing, *further)


def holds_meld(hand: Hand) -> bool:
    """Whether a hand holds a meld at all."""
    once, jokers = hand.once, hand.jokers
    if jokers >= 2:
        return hand.size > jokers
    laid = spread(once)
    if holds_run(laid):
        return True
    if jokers and laid & (laid >> 4 | laid >> 8):
        return True
    return _holds_set(once, 3 - jokers)


def _holds_set(once: int, least: int) -> bool:
    return any((once & mask).bit_count() >= least for mask in RANK_MASKS)


class Layouts:
    """Layouts: melds of a hand side by side that leave a card in it.

    Attributes:
        hand: all cards that may be laid.
        least: what a layout counts at least.
        jokers: how many jokers it holds at least.
        top: a card that one of its melds holds, if any has to.
    """

    def __init__(self, hand: Hand, seat: int, least: int, jokers: int = 0, top: Kind | None = None) -> None:
        self.hand = hand
        self.least = least
        self.jokers = jokers
        self.top = top
        self._seat = seat

    def hopeless(self) -> bool:
        """Whether a quick look tells that there is none."""
        return most(self.hand, self.top) < self.least

    def __iter__(self) -> Iterator[Layout]:
        """Every layout, each once; melds in one layout stand in a fixed order."""
        if self.hopeless():
            return
        listed = list(melds(self.hand, self._seat))
        with_top = listed
        if self.top is not None:
            with_top = [meld for meld in listed if self.top in meld.cards]
            listed = with_top + [meld for meld in listed if self.top not in meld.cards]
        for first in range(len(with_top)):
            yield from self._from(listed, first, self.hand, ())

    def _from(self, listed: Sequence[Meld], at: int, hand: Hand, chosen: Layout) -> Iterator[Layout]:
        meld = listed[at]
        size = hand.size - len(meld.cards)
        if size < 1 or not hand.holds(meld.cards):
            return
        chosen = (*chosen, meld)
        rest = hand.without(meld.cards)
        if value(chosen) >= self.least and self.hand.jokers - rest.jokers >= self.jokers:
            yield chosen
        if size < 4 or (self.least and value(chosen) + most(rest, None) < self.least):
            return
        for following in range(at, len(listed)):
            yield from self._from(listed, following, rest, chosen)


def value(chosen: Iterable[Meld]) -> int:
    """What melds count together (N5.2)."""
    return sum(meld.value for meld in chosen)


def most(hand: Hand, top: Kind | None) -> int:
    """A bound of what a hand's melds can count together; 0 if no meld holds the card *top*."""
    once, jokers = hand.once, hand.jokers
    laid = spread(once)
    if jokers:
        if jokers >= 2:
            near = laid
        else:
            two, gap = laid & laid >> 4, laid & laid >> 8
            near = two | two << 4 | gap | gap << 8
    else:
        starts = holds_run(laid)
        near = starts | starts << 4 | starts << 8
    near |= near >> 52
    for mask in RANK_MASKS:
        if (once & mask).bit_count() >= 3 - jokers:
            near |= once & mask
    if top is not None and top != JOKER and not near >> top & 1:
        return 0
    total = 10 * jokers
    near &= once & SUITED
    both = near & hand.twice
    for rank, mask in enumerate(RANK_MASKS):
        count = (near & mask).bit_count() + (both & mask).bit_count()
        if count:
            total += count * VALUES[4 * rank]
    return total


def readings(cards: Sequence[Kind], seat: int) -> list[Meld]:
    """Every meld that all these cards are together, by what their jokers stand for; what counts most comes first."""
    hand = Hand(cards)
    found = [meld for meld in melds(hand, seat) if len(meld.cards) == hand.size]
    return sorted(found, key=lambda meld: -meld.value)
