"""How far a hand is from a complete set that can be laid in one move (B6.5, B6.6), ladders included."""

from typing import Final

from barracan.players.barracan.set_patterns import (
    JOKER_BIT,
    NUMBERS,
    PICTURES,
    RUNS,
    End,
    Option,
    bits,
    family_options,
    plain_pairs,
    row_triplets,
    run_options,
    side_pairs,
    triplet_options,
)

MOST_LEAVES: Final = 300
"""The best ways counted at most; so many tell the useful cards well enough."""


class Reach:
    """The distance of a hand, and which cards matter.

    Attributes:
        missing: the fewest cards to be added so that all five types can be laid at once.
        outs: for each kind held that some best way leaves out, the kinds that then lower the distance.
    """

    __slots__ = ("missing", "outs")

    def __init__(self, missing: int, outs: dict[int, int]) -> None:
        self.missing = missing
        self.outs = outs


def reach(once: int, twice: int, jokers: int, ladder: bool = True) -> Reach:
    """Measure a hand given as masks of the naturals held once and twice, and its number of jokers."""
    return Measure(once, twice, jokers, ladder).result()


class Measure:
    """Goes through the ways to lay all types, and keeps those that lack fewest cards."""

    def __init__(self, once: int, twice: int, jokers: int, ladder: bool) -> None:
        self._once, self._twice, self._jokers = once, twice, jokers
        self._best = 13
        self._leaves: dict[int, int] = {}
        families = family_options(once & PICTURES)
        for missing, used, comp in run_options(once, jokers > 0):
            if missing > self._best:
                break
            self._families(families, missing, used, comp)
        if ladder:
            self._ladders(families)

    def result(self) -> Reach:
        """What has been found."""
        outs: dict[int, int] = {}
        for free, comp in self._leaves.items():
            for kind in bits(free):
                outs[kind] = outs.get(kind, 0) | comp
        return Reach(self._best, outs)

    def _take(self, used: int) -> tuple[int, int]:
        return self._once & ~(used & ~self._twice), self._twice & ~used

    def _families(self, families: list[Option], missing: int, run: int, comp: int) -> None:
        jokers = self._jokers - (run >> 52)
        natural = run & ~JOKER_BIT
        once = self._once & ~(natural & ~self._twice)
        twice = self._twice & ~natural
        for more, used, wanted in families:
            total = missing + more
            if total > self._best:
                return
            if used & ~once:
                continue
            rest = once & ~(used & ~twice)
            self._triplets(total, rest, twice & ~used, jokers, comp | wanted if more else comp)

    def _triplets(self, missing: int, once: int, twice: int, jokers: int, comp: int) -> None:
        options = triplet_options(once, twice, jokers, self._best - missing)
        for more, once_left, twice_left, jokers_left, wanted in options:
            total = missing + more
            if total > self._best:
                return
            self._pairs(total, once_left, twice_left, jokers_left, comp | wanted)

    def _pairs(self, missing: int, once: int, twice: int, jokers: int, comp: int) -> None:
        """Opposites, and evens or odds, of what is left."""
        most = self._best - missing
        self._end(plain_pairs(once & NUMBERS, twice & NUMBERS, most), missing, once, jokers, comp)

    def _side_pairs(self, missing: int, once: int, twice: int, jokers: int, comp: int, arm: tuple[int, ...]) -> None:
        """The same, where each may lie beside a card of an arm."""
        most = self._best - missing
        self._end(side_pairs(once & NUMBERS, twice & NUMBERS, arm, most), missing, once, jokers, comp)

    def _end(self, ends: list[End], missing: int, once: int, jokers: int, comp: int) -> None:
        pictures = once & PICTURES
        for more, free, wanted in ends:
            if missing + more <= self._best:
                self._leaf(missing + more, free | pictures, jokers, comp | wanted)

    def _leaf(self, missing: int, free: int, jokers: int, comp: int) -> None:
        if missing < self._best:
            self._best = missing
            self._leaves = {}
        elif missing > self._best:
            return
        if jokers:
            free |= JOKER_BIT
        leaves = self._leaves
        known = leaves.get(free)
        if known is None:
            if len(leaves) < MOST_LEAVES:
                leaves[free] = comp
        elif comp & ~known:
            leaves[free] = known | comp

    def _ladders(self, families: list[Option]) -> None:
        """Ways in which a run of numbers carries other categories as rows beside its cards."""
        for index in range(32):
            pattern = RUNS[index]
            held = pattern & self._once
            if not held:
                continue
            missing = 3 - held.bit_count()
            if missing > self._best:
                continue
            once = self._once & ~(held & ~self._twice)
            twice = self._twice & ~held
            comp = pattern ^ held
            for more, used, wanted in families:
                total = missing + more
                if total > self._best:
                    break
                if used & ~once:
                    continue
                rest = once & ~(used & ~twice)
                self._rows(total, rest, twice & ~used, comp | wanted if more else comp, (index, index + 4, index + 8))

    def _rows(self, missing: int, once: int, twice: int, comp: int, arm: tuple[int, int, int]) -> None:
        self._row_triplets(missing, once, twice, comp, arm, arm)
        self._loose_triplets(missing, once, twice, comp, arm)

    def _row_triplets(
        self, missing: int, once: int, twice: int, comp: int, anchors: tuple[int, ...], arm: tuple[int, ...]
    ) -> None:
        """A triplet beside one of these cards, and the pairs beside the other cards of the arm."""
        for anchor in anchors:
            others = tuple(other for other in arm if other != anchor)
            for more, once_left, twice_left, wanted in row_triplets(once, twice, anchor):
                if missing + more <= self._best:
                    self._side_pairs(missing + more, once_left, twice_left, self._jokers, comp | wanted, others)

    def _loose_triplets(self, missing: int, once: int, twice: int, comp: int, arm: tuple[int, ...]) -> None:
        """A triplet by itself, and the pairs beside the cards of the arm."""
        options = triplet_options(once, twice, self._jokers, self._best - missing)
        for more, once_left, twice_left, jokers_left, wanted in options:
            if missing + more > self._best:
                break
            self._side_pairs(missing + more, once_left, twice_left, jokers_left, comp | wanted, arm)
