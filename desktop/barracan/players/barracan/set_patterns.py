"""What a complete set is made of: for each type the patterns of cards, as bit masks of kinds, and the ways to lay
what the other types leave.

A mask has one bit a kind. A hand is two masks: kinds held once or more, and kinds held twice. Nothing in a pattern
needs a kind twice but a triplet, which is counted by rank.
"""

from functools import cache, lru_cache
from itertools import combinations
from typing import Final, TypeAlias

from barracan.games.rummy.melds import rank_counts, ranks_with
from barracan.model.cards import JACK, JOKER, KING, NUMBER_OF, QUEEN, RED, Kind

JOKER_BIT: Final = 1 << JOKER
NATURALS: Final = JOKER_BIT - 1
NUMBERS: Final = (1 << 40) - 1
PICTURES: Final = NATURALS ^ NUMBERS
RANK_MASKS: Final = tuple(15 << rank * 4 for rank in range(13))
SUIT_MASKS: Final = tuple(sum(1 << rank * 4 + suit for rank in range(13)) for suit in range(4))


def mask_of(*cards: Kind) -> int:
    """The mask of these kinds."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def bits(mask: int) -> list[Kind]:
    """The kinds of a mask, in their order."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def ranks_of(once: int, twice: int, least: int) -> int:
    """The highest bit of every rank of which a hand holds so many naturals, from one to three."""
    return ranks_with(rank_counts(once) + rank_counts(twice), least)


REDS: Final = mask_of(*(card for card in range(52) if RED[card]))
BLACKS: Final = NATURALS ^ REDS
ODDS: Final = mask_of(*(card for card in range(52) if NUMBER_OF[card] % 2))
EVENS: Final = NUMBERS ^ ODDS
EO_PARTNERS: Final = tuple(
    (EVENS if NUMBER_OF[card] % 2 == 0 else ODDS) & (BLACKS if RED[card] else REDS) if NUMBER_OF[card] else 0
    for card in range(52)
)
"""For each kind the numbers that make evens or odds with it: same parity, other colour (B5.1)."""
OPPOSITES_OF: Final = tuple(
    RANK_MASKS[10 - NUMBER_OF[card]] & (BLACKS if RED[card] else REDS) if NUMBER_OF[card] else 0 for card in range(52)
)
"""For each kind the numbers that make opposites with it (B5.2)."""


def _families() -> list[int]:
    return [
        mask_of(KING * 4 + king, QUEEN * 4 + queen, JACK * 4 + jack)
        for king in range(4)
        for queen in range(4)
        if king != queen
        for jack in (king, queen)
    ]


FAMILIES: Final = tuple(_families())
RUNS: Final = tuple(mask_of(low, low + 4, (low + 8) % 52) for low in range(48))
"""Ace-two-three of clubs first, queen-king-ace of spades last."""


def partials(patterns: tuple[int, ...]) -> dict[int, int]:
    """For each part of a pattern the kinds that bring it a card nearer to some pattern."""
    found: dict[int, int] = {}
    for pattern in patterns:
        part = pattern
        while True:
            found[part] = found.get(part, 0) | pattern ^ part
            if not part:
                break
            part = (part - 1) & pattern
    return found


FAMILY_PARTS: Final = partials(FAMILIES)
RUN_PARTS: Final = partials(RUNS)


End = tuple[int, int, int]
"""Numbers missing, those left over, and those that bring the way nearer."""

_LOW: Final = (1 << 20) - 1


@lru_cache(maxsize=1 << 14)
def plain_pairs(once: int, twice: int, most: int) -> list[End]:
    """Opposites, then evens or odds, each by itself."""
    ends: list[End] = []
    found = False
    for low in bits(once & _LOW):
        for high in bits(once & OPPOSITES_OF[low]):
            used = 1 << low | 1 << high
            found |= _evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, most)
    if found or most < 1:
        return ends
    for low in bits(once):
        used = 1 << low
        _evens_odds(ends, 1, once & ~(used & ~twice), twice & ~used, OPPOSITES_OF[low], most)
    if not once:
        _evens_odds(ends, 2, once, twice, NUMBERS, most)
    return ends


@lru_cache(maxsize=1 << 14)
def side_pairs(once: int, twice: int, arm: tuple[int, ...], most: int) -> list[End]:
    """Opposites and evens or odds, each beside an arm card of its own or by itself."""
    ends: list[End] = []
    for anchor in arm:
        sides = once & OPPOSITES_OF[anchor]
        others = tuple(other for other in arm if other != anchor)
        if sides:
            for side in bits(sides):
                used = 1 << side
                _side_evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, others, most)
        elif most > 0:
            _side_evens_odds(ends, 1, once, twice, OPPOSITES_OF[anchor], others, most)
    for low in bits(once & _LOW):
        for high in bits(once & OPPOSITES_OF[low]):
            used = 1 << low | 1 << high
            _side_evens_odds(ends, 0, once & ~(used & ~twice), twice & ~used, 0, arm, most)
    return ends


def _side_evens_odds(
    ends: list[End], missing: int, once: int, twice: int, comp: int, arm: tuple[int, ...], most: int
) -> None:
    for anchor in arm:
        sides = once & EO_PARTNERS[anchor]
        if sides:
            free = once if sides & (sides - 1) or sides & twice else once & ~sides
            ends.append((missing, free, comp))
        elif missing < most:
            ends.append((missing + 1, once, comp | EO_PARTNERS[anchor]))
    _evens_odds(ends, missing, once, twice, comp, most)


def _evens_odds(ends: list[End], missing: int, once: int, twice: int, comp: int, most: int) -> bool:
    """End a way; whether evens or odds were complete in it."""
    red, black = once & _RED_EVENS, once & _BLACK_EVENS
    other_red, other_black = once & _RED_ODDS, once & _BLACK_ODDS
    evens, odds = red != 0 and black != 0, other_red != 0 and other_black != 0
    if evens or odds:
        if missing <= most:
            free = once
            if not (evens and odds):
                if odds:
                    red, black = other_red, other_black
                if not (red & (red - 1) or red & twice):
                    free &= ~red
                if not (black & (black - 1) or black & twice):
                    free &= ~black
            ends.append((missing, free, comp))
        return True
    missing += 1
    if missing > most:
        return False
    if not once:
        ends.append((missing + 1, once, comp | NUMBERS))
        return False
    ends += [(missing, once & ~(1 << kind & ~twice), comp | EO_PARTNERS[kind]) for kind in bits(once)]
    return False


_RED_EVENS: Final = EVENS & REDS
_BLACK_EVENS: Final = EVENS & BLACKS
_RED_ODDS: Final = ODDS & REDS
_BLACK_ODDS: Final = ODDS & BLACKS


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


def triplet_options(once: int, twice: int, jokers: int, most: int) -> list[tuple[int, int, int, int, int]]:
    """The ways to a triplet that lack no more than *most*: missing, once, twice and jokers left, kinds wanted."""
    if most < 0:
        return []
    found = []
    least = max(1, 3 - most - (jokers > 0))
    rest = ranks_of(once, twice, least)
    while rest:  # from the highest rank down, which is nearly the order in the end
        shift = rest.bit_length() - 4
        rest ^= 8 << shift
        mask = 15 << shift
        place = once >> shift & 15 | (twice >> shift & 15) << 4
        others, others_twice = once & ~mask, twice & ~mask
        for size, lefts in _PARTS[place] or _find_parts(place):
            if size < least:
                break
            missing, left, wanted = 3 - size, jokers, mask | JOKER_BIT if size < 3 else 0
            if size < 3 and jokers:
                missing, left, wanted = 2 - size, jokers - 1, mask if size < 2 else 0
            for left_once, left_twice in lefts:
                found.append((missing, others | left_once << shift, others_twice | left_twice << shift, left, wanted))
    if not once:
        found.append((3 - (jokers > 0), once, twice, jokers - (jokers > 0), (1 << 53) - 1))
    found.sort()
    return found


Parts: TypeAlias = tuple[tuple[int, list[tuple[int, int]]], ...]
"""Of one rank, for three cards of it and for two, or for two and one: what is left of it, as held once and twice."""

_PARTS: Final[list[Parts | None]] = [None] * 256
"""Those of each holding of a rank, as bits held once and above them twice, as far as they have been asked for."""


def _find_parts(place: int) -> Parts:
    held, double = place & 15, place >> 4
    largest = min(3, held.bit_count() + double.bit_count())
    sizes = range(largest, max(1, largest - 1) - 1, -1)
    parts: Parts = tuple([(size, sorted(_subsets(held, double, size))) for size in sizes])
    _PARTS[place] = parts
    return parts


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
