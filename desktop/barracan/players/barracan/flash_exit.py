"""What a hand held for a flash exit waits for, and what it can do without, as quick as playing ahead needs it."""

from functools import lru_cache
from typing import Final, NamedTuple

from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, Kind
from barracan.players.barracan.discard_stage import A_USEFUL_CARD
from barracan.players.barracan.distance import reach
from barracan.players.barracan.ladders import ladder_starts
from barracan.players.barracan.partition import Layouts, Unit, plain_units
from barracan.players.barracan.set_patterns import FAMILIES, JOKER_BIT, NATURALS, PICTURES, bits, ranks_of
from barracan.players.protocol import POINT

FEW: Final = 6
"""Useful cards are few below so many of a hundred that may still come; a hand with more seldom finds a better aim."""


class Aim(NamedTuple):
    """The distance of a hand between turns.

    Attributes:
        missing: the fewest cards to be added so that all five types can be laid at once.
        outs: the kinds that bring it nearer, as bits.
        spare: the kinds held that may each be discarded without losing any of them.
    """

    missing: int
    outs: int
    spare: tuple[Kind, ...]


Ways = tuple[int, tuple[tuple[Kind, int], ...]]
"""The cards missing, and for each kind held that a best way leaves out the kinds that bring the rest nearer."""


@lru_cache(maxsize=1 << 14)
def ways(once: int, twice: int, size: int, ladder: bool) -> Ways:
    """Measure a hand; the answer for a hand is kept, for it comes again in many worlds."""
    naturals, twins = once & NATURALS, twice & NATURALS
    found = reach(naturals, twins, size - naturals.bit_count() - twins.bit_count(), ladder)
    return found.missing, tuple(sorted(found.outs.items()))


def aim_of(hand: Hand, ladder: bool) -> Aim:
    """The aim of a hand between turns."""
    missing, free = ways(hand.once, hand.twice, hand.size, ladder)
    wanted = 0
    for _, outs in free:
        wanted |= outs
    return Aim(missing, wanted, tuple(kind for kind, outs in free if outs == wanted and kind != JOKER))


@lru_cache(maxsize=1 << 12)
def flash_units(once: int, twice: int, size: int, ladder: bool) -> tuple[Unit, ...]:
    """What a hand lays for a flash exit (B6.6), all of it worth most; nothing if it lacks a type."""
    naturals, twins = once & NATURALS, twice & NATURALS
    cards = [*bits(naturals), *bits(twins)]
    hand = Hand(cards + [JOKER] * (size - len(cards)))
    units = plain_units(hand) + (ladder_starts(hand) if ladder else [])
    found = Layouts(hand, units, lambda unit: POINT * unit.points + 1).best_set()
    return found[1] if found else ()


@lru_cache(maxsize=1 << 15)
def wants(once: int, twice: int) -> int:
    """The kinds with which, on top of a pile, two cards of the hand make a category (B7.1), as bits."""
    laid = once & NATURALS
    wanted = 15 * (ranks_of(laid, twice, 2) >> 3)
    laid |= (laid & 15) << 52
    pairs, gaps = laid & laid >> 4, laid & laid >> 8
    runs = (pairs >> 4 | pairs << 8 | gaps << 4) & _WITH_HIGH_ACES
    if wanted or pairs or gaps:
        wanted |= JOKER_BIT
    return wanted | runs & NATURALS | runs >> 52 | _family_tops(once & PICTURES)


_WITH_HIGH_ACES: Final = (1 << 56) - 1


@lru_cache(maxsize=1 << 12)
def _family_tops(pictures: int) -> int:
    tops = 0
    for pattern in FAMILIES:
        lacking = pattern & ~pictures
        if lacking & lacking - 1 == 0:
            tops |= lacking or pattern
    return tops


class Waiting:
    """Chooses what a held hand discards.

    It is told the kinds of which one copy and of which two may still come, as bits, what each kind is worth to others
    on a pile in thousandths of a point, and how many cards may still come.
    """

    def __init__(self, once: int, twice: int, dangers: list[int], total: int) -> None:
        self._once, self._twice, self._dangers = once, twice, dangers
        self._each = A_USEFUL_CARD * POINT // max(1, total)
        self._few = total * FEW // 100

    def _useful(self, outs: int) -> int:
        """How many copies of these kinds may still come."""
        return (outs & self._once).bit_count() + (outs & self._twice).bit_count()

    def has_few(self, aim: Aim) -> bool:
        """Whether a hand waits for so few cards that it looks at every other one for a way to wait for more."""
        return self._useful(aim.outs) < self._few

    def discard(self, hand: Hand, free: tuple[tuple[Kind, int], ...], missing: int) -> tuple[Kind, Aim]:
        """The card that a hand does best without, and what it then waits for."""
        dangers = self._dangers
        best, chosen, aim = -(1 << 60), -1, 0
        for kind, outs in free:
            if kind != JOKER:
                worth = self._useful(outs) * self._each - dangers[kind]
                if worth > best:
                    best, chosen, aim = worth, kind, outs
        if chosen < 0:
            chosen = max(bits(hand.once & NATURALS) or [JOKER], key=lambda kind: -dangers[kind])
        spare = tuple(kind for kind, outs in free if outs == aim and kind not in (chosen, JOKER))
        return chosen, Aim(missing, aim, spare)
