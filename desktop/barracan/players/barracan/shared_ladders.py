"""The distance of a hand whose ladders may share the cards of the family too (B9.4), not of a run of numbers alone."""

from typing import NamedTuple

from barracan.games.rummy.hand import Hand
from barracan.model.cards import JACK, KING, QUEEN, RANK_OF
from barracan.players.barracan.distance import Measure, Reach
from barracan.players.barracan.set_patterns import FAMILIES, JOKER_BIT, NATURALS, NUMBERS, PICTURES, RUNS, bits
from barracan.players.barracan.set_ways import family_options, row_triplets, run_options, triplet_options

_PICTURE_RANKS = (JACK, QUEEN, KING)
_NUMBER_RUNS = range(32)


class _Bond(NamedTuple):
    """A run and a family that share a card.

    Attributes:
        once: the kinds of both.
        twice: those of which both need a copy of their own.
        numbers: the numbers of the arm, beside which rows may lie.
        pictures: the kinds of family cards beside which a triplet may lie.
    """

    once: int
    twice: int
    numbers: tuple[int, ...]
    pictures: tuple[int, ...]


def full_reach(hand: Hand) -> Reach:
    """Measure a hand by all that it could lay."""
    return _Measure(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers).result()


class _Measure(Measure):
    def __init__(self, once: int, twice: int, jokers: int) -> None:
        super().__init__(once, twice, jokers, ladder=True)
        self._families_held = family_options(once & PICTURES)
        self._beside_families()
        self._under_runs()
        for bond in _BONDS:
            if (bond[0] & ~once).bit_count() <= self._best:
                self._bound(bond)

    def _beside_families(self) -> None:
        """A triplet beside a card of the family; the run lies by itself."""
        for missing, used, comp in run_options(self._once, self._jokers > 0):
            if missing > self._best:
                break
            natural = used & ~JOKER_BIT
            jokers = self._jokers - (used >> 52)
            for total, once, twice, wanted in self._with_family(missing, natural, comp):
                self._pairs(total, once, twice, jokers, wanted)

    def _under_runs(self) -> None:
        """The same under a run of numbers, beside which the pairs may lie."""
        for index in _NUMBER_RUNS:
            held = RUNS[index] & self._once
            missing = 3 - held.bit_count()
            if held and missing <= self._best:
                for total, once, twice, wanted in self._with_family(missing, held, RUNS[index] ^ held):
                    self._side_pairs(total, once, twice, self._jokers, wanted, (index, index + 4, index + 8))

    def _with_family(self, missing: int, run: int, comp: int) -> list[tuple[int, int, int, int]]:
        """What is left of a hand with this run, each family and each triplet beside that."""
        once, twice = self._take(run)
        found = []
        for more, used, wanted in self._families_held:
            if missing + more > self._best:
                break
            if not used & ~once:
                rest, twins = once & ~(used & ~twice), twice & ~used
                comp_too = comp | wanted if more else comp
                for rank in _PICTURE_RANKS:
                    for lacking, left, left_twice, triplet in row_triplets(rest, twins, rank * 4):
                        if missing + more + lacking <= self._best:
                            found.append((missing + more + lacking, left, left_twice, comp_too | triplet))
        return found

    def _bound(self, bond: _Bond) -> None:
        held, doubled = bond.once & self._once, bond.twice & self._twice
        comp = bond.once ^ held | bond.twice ^ doubled
        missing = (bond.once ^ held).bit_count() + (bond.twice ^ doubled).bit_count()
        if missing > self._best:
            return
        once, twice = self._take(held)
        once, twice = once & ~doubled, twice & ~doubled
        for anchor in (*bond.pictures, *bond.numbers):
            others = tuple(number for number in bond.numbers if number != anchor)
            for more, left, left_twice, wanted in row_triplets(once, twice, anchor):
                if missing + more <= self._best:
                    self._side_pairs(missing + more, left, left_twice, self._jokers, comp | wanted, others)
        options = triplet_options(once, twice, self._jokers, self._best - missing)
        for more, left, left_twice, jokers, wanted in options:
            if missing + more > self._best:
                break
            self._side_pairs(missing + more, left, left_twice, jokers, comp | wanted, bond.numbers)


def _bonds() -> tuple[_Bond, ...]:
    found = []
    for run in RUNS:
        for family in FAMILIES:
            for shared in bits(run & family):
                once, twice = run | family, run & family & ~(1 << shared)
                free = [card for card in bits(family) if card != shared]
                numbers = bits(run & NUMBERS)
                if len(numbers) == 2:  # nine, ten, jack under king and queen
                    found.append(_Bond(once, twice, tuple(numbers), tuple(bits(family))))
                    continue
                found.append(_Bond(once, twice, (), tuple(free)))
                if numbers and numbers[0] < 4:  # ace, king, queen, and beside one of these the family
                    arm = [card for card in bits(run & PICTURES) if RANK_OF[card] != RANK_OF[shared]]
                    found.append(_Bond(once, twice, tuple(numbers), tuple(arm)))
    return tuple(dict.fromkeys(found))


_BONDS = _bonds()
