"""The ways to lay a run, a family and a triplet of what is held: each with what it lacks and leaves, the nearest first.

Hands are masks of the naturals held once and twice, and a number of jokers.
"""

from functools import cache, lru_cache
from itertools import combinations

from barracan.players.barracan.parts import (
    FAMILIES,
    FAMILY_PARTS,
    JOKER_BIT,
    RANK_MASKS,
    RUN_PARTS,
    RUNS,
    bits,
    ranks_of,
)

Option = tuple[int, int, int]
"""Cards missing, the mask of kinds used, the kinds that bring it nearer."""


@lru_cache(maxsize=4096)
def family_options(pictures: int) -> list[Option]:
    """The parts of families held."""
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
    """The parts of runs held, a joker counted in where there is one."""
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


@lru_cache(maxsize=1 << 14)
def triplet_options(once: int, twice: int, jokers: int, most: int) -> list[tuple[int, int, int, int, int]]:
    """The ways to a triplet that lack no more than *most*: missing, once, twice and jokers left, kinds wanted."""
    if most < 0:
        return []
    found = []
    least = max(1, 3 - most - (jokers > 0))
    rest = ranks_of(once, twice, least)
    while rest:
        mask = 15 << ((rest & -rest).bit_length() - 4)
        rest &= rest - 1
        held, double = once & mask, twice & mask
        largest = min(3, held.bit_count() + double.bit_count())
        for size in (largest, largest - 1) if largest > least else (largest,):
            for left_once, left_twice in _subsets(held, double, size):
                after, after_twice = once & ~mask | left_once, twice & ~mask | left_twice
                if size < 3 and jokers:
                    found.append((2 - size, after, after_twice, jokers - 1, mask if size < 2 else 0))
                else:
                    found.append((3 - size, after, after_twice, jokers, mask | JOKER_BIT if size < 3 else 0))
    if not once:
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
