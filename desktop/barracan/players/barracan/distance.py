"""How far a hand is from a complete set that can be laid in one move (B6.5, B6.6), ladders included."""

from functools import cache, lru_cache
from itertools import combinations

from barracan.players.barracan.parts import (
    BLACKS,
    EO_PARTNERS,
    EVENS,
    FAMILIES,
    FAMILY_PARTS,
    JOKER_BIT,
    NUMBERS,
    ODDS,
    OPPOSITES_OF,
    PICTURES,
    RANK_MASKS,
    REDS,
    RUN_PARTS,
    RUNS,
    bits,
)

MOST_LEAVES = 300
"""The best ways counted at most; so many tell the useful cards well enough."""

Option = tuple[int, int, int]
"""Cards missing, the mask of kinds used, the kinds that bring it nearer."""


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


@lru_cache(maxsize=4096)
def family_options(pictures: int) -> list[Option]:
    """The parts of families held, the nearest first."""
    found = {}
    for pattern in FAMILIES:
        part = held = pattern & pictures
        while True:
            found[part] = FAMILY_PARTS[part]
            if not part:
                break
            part = (part - 1) & held
    return sorted((3 - part.bit_count(), part, comp) for part, comp in found.items())


def run_options(once: int, joker: bool) -> list[Option]:
    """The parts of runs held, a joker counted in where there is one, the nearest first."""
    found: dict[int, int] = {0: RUN_PARTS[0]}
    for pattern in RUNS:
        part = pattern & once
        if part:
            found[part] = RUN_PARTS[part]
    options: list[Option] = []
    for part, comp in found.items():
        missing = 3 - part.bit_count()
        options.append((missing, part, comp | JOKER_BIT if missing else 0))
        if joker and missing:
            options.append((missing - 1, part | JOKER_BIT, comp if missing > 1 else 0))
    options.sort()
    return options


def reach(once: int, twice: int, jokers: int, ladder: bool = True) -> Reach:
    """Measure a hand given as masks of the naturals held once and twice, and its number of jokers."""
    return Measure(once, twice, jokers, ladder).result()


class Measure:
    """Goes through the ways to lay all types, and keeps those that lack fewest cards."""

    def __init__(self, once: int, twice: int, jokers: int, ladder: bool) -> None:
        self._once, self._twice, self._jokers = once, twice, jokers
        self._best = 13
        self._leaves: dict[int, int] = {}
        self._count = 0
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
        for more, once_left, twice_left, jokers_left, wanted in triplet_options(once, twice, jokers):
            total = missing + more
            if total > self._best:
                return
            self._pairs(total, once_left, twice_left, jokers_left, comp | wanted)

    def _pairs(self, missing: int, once: int, twice: int, jokers: int, comp: int) -> None:
        """Opposites, then evens or odds, of what is left."""
        found = False
        for low in bits(once & NUMBERS & _LOW):
            for high in bits(once & OPPOSITES_OF[low]):
                used = 1 << low | 1 << high
                found |= self._evens_odds(missing, once & ~(used & ~twice), twice & ~used, jokers, comp)
        if found or missing + 1 > self._best:
            return
        for low in bits(once & NUMBERS):
            used = 1 << low
            self._evens_odds(missing + 1, once & ~(used & ~twice), twice & ~used, jokers, comp | OPPOSITES_OF[low])
        if not once & NUMBERS:
            self._evens_odds(missing + 2, once, twice, jokers, comp | NUMBERS)

    def _evens_odds(self, missing: int, once: int, twice: int, jokers: int, comp: int) -> bool:
        """End a way; whether evens or odds were complete in it."""
        pairs = []
        for parity in (EVENS, ODDS):
            red, black = once & parity & REDS, once & parity & BLACKS
            if red and black:
                pairs.append((red, black))
        if pairs:
            if missing <= self._best:
                free = once
                if len(pairs) == 1:
                    for colour in pairs[0]:
                        if not colour & (colour - 1) and not colour & twice:
                            free &= ~colour
                self._leaf(missing, free, jokers, comp)
            return True
        missing += 1
        if missing > self._best:
            return False
        numbers = once & NUMBERS
        if not numbers:
            self._leaf(missing + 1, once, jokers, comp | NUMBERS)
            return False
        for kind in bits(numbers):
            self._leaf(missing, once & ~(1 << kind & ~twice), jokers, comp | EO_PARTNERS[kind])
        return False

    def _leaf(self, missing: int, free: int, jokers: int, comp: int) -> None:
        if missing < self._best:
            self._best = missing
            self._leaves = {}
            self._count = 0
        elif missing > self._best:
            return
        if jokers:
            free |= JOKER_BIT
        leaves = self._leaves
        if free in leaves:
            leaves[free] |= comp
        elif len(leaves) < MOST_LEAVES:
            leaves[free] = comp

    def _ladders(self, families: list[Option]) -> None:
        """Ways in which a run of numbers carries other categories as rows beside its cards."""
        for index in range(32):
            pattern = RUNS[index]
            held = pattern & self._once
            missing = 3 - held.bit_count()
            if not held or missing > self._best:
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
        for anchor in arm:
            for more, once_left, twice_left, wanted in row_triplets(once, twice, anchor):
                if missing + more <= self._best:
                    others = tuple(other for other in arm if other != anchor)
                    self._side_pairs(missing + more, once_left, twice_left, self._jokers, comp | wanted, others)
        for more, once_left, twice_left, jokers_left, wanted in triplet_options(once, twice, self._jokers):
            if missing + more > self._best:
                break
            self._side_pairs(missing + more, once_left, twice_left, jokers_left, comp | wanted, arm)

    def _side_pairs(self, missing: int, once: int, twice: int, jokers: int, comp: int, arm: tuple[int, ...]) -> None:
        """Opposites and evens or odds, each beside an arm card of its own or by itself."""
        for anchor in arm:
            sides = once & OPPOSITES_OF[anchor]
            others = tuple(other for other in arm if other != anchor)
            if sides:
                for side in bits(sides):
                    used = 1 << side
                    self._side_evens_odds(missing, once & ~(used & ~twice), twice & ~used, jokers, comp, others)
            elif missing < self._best:
                self._side_evens_odds(missing + 1, once, twice, jokers, comp | OPPOSITES_OF[anchor], others)
        for low in bits(once & NUMBERS & _LOW):
            for high in bits(once & OPPOSITES_OF[low]):
                used = 1 << low | 1 << high
                self._side_evens_odds(missing, once & ~(used & ~twice), twice & ~used, jokers, comp, arm)

    def _side_evens_odds(
        self, missing: int, once: int, twice: int, jokers: int, comp: int, arm: tuple[int, ...]
    ) -> None:
        for anchor in arm:
            sides = once & EO_PARTNERS[anchor]
            if sides:
                free = once if sides & (sides - 1) or sides & twice else once & ~sides
                self._leaf(missing, free, jokers, comp)
            elif missing < self._best:
                self._leaf(missing + 1, once, jokers, comp | EO_PARTNERS[anchor])
        if missing <= self._best:
            self._evens_odds(missing, once, twice, jokers, comp)


_LOW = (1 << 20) - 1


@lru_cache(maxsize=1 << 14)
def triplet_options(once: int, twice: int, jokers: int) -> list[tuple[int, int, int, int, int]]:
    """The ways to a triplet: (missing, once and twice and jokers left, kinds wanted), the nearest first."""
    found = []
    rest = once
    while rest:
        mask = 15 << ((rest & -rest).bit_length() - 1 & ~3)
        rest &= ~mask
        held, double = once & mask, twice & mask
        most = min(3, held.bit_count() + double.bit_count())
        for size in (most, most - 1) if most > 1 else (1,):
            for left_once, left_twice in _subsets(held, double, size):
                after, after_twice = once & ~mask | left_once, twice & ~mask | left_twice
                if size < 3 and jokers:
                    found.append((2 - size, after, after_twice, jokers - 1, mask if size < 2 else 0))
                else:
                    found.append((3 - size, after, after_twice, jokers, mask | JOKER_BIT if size < 3 else 0))
    if not found:
        found.append((3 - (jokers > 0), once, twice, jokers - (jokers > 0), (1 << 53) - 1))
    found.sort()
    return found


@cache
def _subsets(held: int, double: int, size: int) -> tuple[tuple[int, int], ...]:
    """Every choice of so many cards of one rank: what is left of it, as held once and twice."""
    cards = [1 << kind for kind in bits(held)] + [1 << kind for kind in bits(double)]
    found = {}
    for chosen in combinations(sorted(cards), size):
        once, twice = held, double
        for card in chosen:
            if twice & card:
                twice ^= card
            else:
                once ^= card
        found[chosen] = once, twice
    return tuple(found.values())


def row_triplets(once: int, twice: int, anchor: int) -> list[tuple[int, int, int, int]]:
    """The ways to the two side cards of a triplet beside an arm card."""
    mask = RANK_MASKS[anchor >> 2]
    held, double = once & mask, twice & mask
    count = held.bit_count() + double.bit_count()
    if not count:
        return [(2, once, twice, mask)]
    most = min(2, count)
    return [
        (2 - size, once & ~mask | left_once, twice & ~mask | left_twice, mask if size < 2 else 0)
        for size in range(most, 0, -1)
        for left_once, left_twice in _subsets(held, double, size)
    ]
