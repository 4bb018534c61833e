"""The five categories (B5): judging given cards, and listing all that a hand holds.

A category is a sorted tuple of kinds; types are indexes in the order of B5.
"""

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import combinations, pairwise, permutations
from typing import Final, TypeAlias

from barracan.games.rummy.state import Hand
from barracan.model.cards import JACK, JOKER, KING, NUMBER_OF, QUEEN, RANK_OF, RED, SUIT_OF, Kind

EVENS_ODDS: Final = 0
OPPOSITES: Final = 1
TRIPLET: Final = 2
RUN: Final = 3
FAMILY: Final = 4
TYPES: Final = range(5)
ALL_TYPES: Final = 0b11111
LARGEST: Final = 6
"""A family of six has the most cards (B5.5)."""

Cards: TypeAlias = tuple[Kind, ...]
Listing: TypeAlias = tuple[list[Cards], list[Cards], list[Cards], list[Cards], list[Cards]]
"""The categories of a hand, a list for each type."""

_RED: Final = 0b0110
_BLACK: Final = 0b1001


def points(kind: int, size: int) -> int:
    """The points of a category of this type with so many cards (B10.1); a triplet of four scores as a triplet."""
    if kind == EVENS_ODDS:
        return size - 1
    if kind == FAMILY:
        return size
    return 2 if kind == OPPOSITES else 3


def stands(kind: int, cards: Iterable[Kind]) -> bool:
    """Whether these cards are a category of this type (B5); the answers for thousands of cards are not kept."""
    ordered = tuple(sorted(cards))
    return len(ordered) <= LARGEST and _stands(kind, ordered)


@lru_cache(maxsize=1 << 16)
def _stands(kind: int, cards: Cards) -> bool:
    return _JUDGES[kind](cards)


def _evens_odds(cards: Cards) -> bool:
    if not 2 <= len(cards) <= 4:
        return False
    numbers = [NUMBER_OF[card] for card in cards]
    if 0 in numbers or len({number & 1 for number in numbers}) != 1:
        return False
    return colours_alternate(cards, 0) or colours_alternate(cards, 1)


def colours_alternate(cards: Cards, first: int) -> bool:
    """Whether sorted numbers can stand in ascending order, red at the places of parity *first*, black at the others.

    Equal numbers may stand in either order, so each number needs as many reds as its places ask for (B5.1).
    """
    place = 0
    while place < len(cards):
        number = NUMBER_OF[cards[place]]
        reds = wanted = 0
        while place < len(cards) and NUMBER_OF[cards[place]] == number:
            reds += RED[cards[place]]
            wanted += place & 1 == first
            place += 1
        if reds != wanted:
            return False
    return True


def _opposites(cards: Cards) -> bool:
    if len(cards) != 2:
        return False
    low, high = cards
    return NUMBER_OF[low] * NUMBER_OF[high] > 0 and NUMBER_OF[low] + NUMBER_OF[high] == 11 and RED[low] != RED[high]


def _naturals(cards: Cards) -> Cards | None:
    """The cards of a triplet or run without its joker, ``None`` if it has the wrong size or two jokers (B5.6)."""
    if len(cards) != 3 or cards[1] == JOKER:
        return None
    return cards[:-1] if cards[-1] == JOKER else cards


def _triplet(cards: Cards) -> bool:
    naturals = _naturals(cards)
    return naturals is not None and RANK_OF[naturals[0]] == RANK_OF[naturals[-1]]


def _run(cards: Cards) -> bool:
    naturals = _naturals(cards)
    if naturals is None or len({SUIT_OF[card] for card in naturals}) != 1:
        return False
    ranks = [RANK_OF[card] for card in naturals]
    return _consecutive(ranks) or (ranks[0] == 0 and _consecutive([*ranks[1:], 13]))


def _consecutive(ranks: list[int]) -> bool:
    """Whether three ranks follow each other, or two leave one place for a joker; ranks ascend."""
    return len(set(ranks)) == len(ranks) and ranks[-1] - ranks[0] <= 2


def _family(cards: Cards) -> bool:
    if not 3 <= len(cards) <= 6 or cards[-1] == JOKER:
        return False
    *jacks, queen, king = cards
    if RANK_OF[king] != KING or RANK_OF[queen] != QUEEN or SUIT_OF[king] == SUIT_OF[queen]:
        return False
    parents = (SUIT_OF[king], SUIT_OF[queen])
    return all(RANK_OF[jack] == JACK and SUIT_OF[jack] in parents for jack in jacks)


_JUDGES = (_evens_odds, _opposites, _triplet, _run, _family)


def in_order(kind: int, cards: Cards) -> Cards:
    """The cards of a category as people lay them: colours alternate (B5.1), a run's joker and ace take their places."""
    if kind == EVENS_ODDS:
        ways = permutations(cards)
        return next(
            way
            for way in ways
            if all(NUMBER_OF[one] <= NUMBER_OF[other] and RED[one] != RED[other] for one, other in pairwise(way))
        )
    return _run_in_order(cards) if kind == RUN else cards


def _run_in_order(cards: Cards) -> Cards:
    naturals = tuple(sorted(card for card in cards if card != JOKER))
    high = RANK_OF[naturals[0]] == 0 and RANK_OF[naturals[-1]] >= QUEEN
    if high:
        naturals = (*naturals[1:], naturals[0])
    if len(naturals) == len(cards):
        return naturals
    first, second = naturals
    if (RANK_OF[second] - RANK_OF[first]) % 13 == 2:
        return first, JOKER, second
    return (JOKER, first, second) if high else (first, second, JOKER)


def list_categories(hand: Hand) -> Listing:
    """List every category that can be made of the hand, each choice of card kinds once."""
    once, twice, joker = hand.once, hand.twice, hand.counts[JOKER] > 0
    return (
        _list_evens_odds(once, twice),
        _list_opposites(once),
        _list_triplets(once, twice, joker),
        _list_runs(once, joker),
        _list_families(once, twice),
    )


def holds_any(hand: Hand) -> bool:
    """Whether the hand holds a category at all."""
    once, twice, joker = hand.once, hand.twice, hand.counts[JOKER] > 0
    return bool(
        _list_opposites(once)
        or _list_triplets(once, twice, joker)
        or _list_runs(once, joker)
        or _list_evens_odds(once, twice)
        or _list_families(once, twice)
    )


Blocks: TypeAlias = tuple[list[Cards], list[Cards], list[Cards]]
"""The choices of cards of one number that can stand side by side: with a black card more, with neither, a red one."""

_BLOCKS: Final[list[Blocks | None]] = [None] * (10 * 256)
"""Those of each number by the suits that are held once and twice, as far as they have been asked for."""


def _find_blocks(place: int) -> Blocks:
    """Find the choices that belong at a place of the table, and note them there."""
    rank, once, twice = place >> 8, place >> 4 & 15, place & 15
    held = [rank * 4 + suit for suit in range(4) for bit in (once, twice) if bit >> suit & 1]
    found: Blocks = ([], [], [])
    for size in range(1, min(4, len(held)) + 1):
        for cards in sorted(set(combinations(held, size))):
            surplus = 2 * sum([RED[card] for card in cards]) - size
            if abs(surplus) <= 1:
                found[surplus + 1].append(cards)
    _BLOCKS[place] = found
    return found


_PARITIES: Final[tuple[int, ...]] = tuple(sum(15 << rank * 4 for rank in range(first, 10, 2)) for first in (0, 1))
"""The cards of odd numbers, and those of even ones."""


def _list_evens_odds(once: int, twice: int) -> list[Cards]:
    return [
        *_chains(0, once & _PARITIES[0], twice & _PARITIES[0]),
        *_chains(1, once & _PARITIES[1], twice & _PARITIES[1]),
    ]


@lru_cache(maxsize=256)
def _chains(first: int, once: int, twice: int) -> list[Cards]:
    """The chains of these numbers, of one parity: a hand is asked for them several times in a turn.

    They grow number by number; a chain knows the colour that must come next, if its start is settled. Lists hold chains
    of fewer than four cards; longer ones are whole and only found.
    """
    found: list[Cards] = []
    either: list[Cards] = []
    next_red: list[Cards] = []
    next_black: list[Cards] = []
    for rank in range(first, 10, 2):
        shift = rank * 4
        held = once >> shift & 15
        if not held:
            continue
        place = rank << 8 | held << 4 | twice >> shift & 15
        blacks, evens, reds = _BLOCKS[place] or _find_blocks(place)
        black_before, red_before, either_before = next_black, next_red, either
        if evens:  # of both colours: chains of this number must not go on with each other
            black_before, red_before, either_before = next_black[:], next_red[:], either[:]
        for cards in evens:
            _grow(black_before, cards, found, next_black)
        for cards in reds:
            _begin(cards, found, next_black)
            _grow(red_before, cards, found, next_black)
            _grow(either_before, cards, found, next_black)
        for cards in blacks:
            _begin(cards, found, next_red)
            _grow(black_before, cards, found, next_red)
            _grow(either_before, cards, found, next_red)
        for cards in evens:
            _grow(red_before, cards, found, next_red)
        for cards in evens:
            _begin(cards, found, either)
            _grow(either_before, cards, found, either)
    return found


def _begin(cards: Cards, found: list[Cards], ends: list[Cards]) -> None:
    """Begin a chain with cards of one number: list it if it is a category, and where it may go on."""
    if len(cards) > 1:
        found.append(cards)
    ends.append(cards)


def _grow(chains: list[Cards], cards: Cards, found: list[Cards], ends: list[Cards]) -> None:
    """Let the chains that are short enough go on with these cards of one number."""
    room = 4 - len(cards)
    for chain in chains:
        if len(chain) <= room:
            longer = chain + cards
            found.append(longer)
            if len(chain) < room:
                ends.append(longer)


_PAIRS: Final[list[list[Cards] | None]] = [None] * (5 * 256)
"""The pairs of each two opposite numbers by the suits held of the lower and of the higher one, once asked for."""


def _find_pairs(place: int) -> list[Cards]:
    """Find the pairs that belong at a place of the table, and note them there."""
    low, high = place >> 8, 9 - (place >> 8)
    lows = [low * 4 + suit for suit in range(4) if place >> 4 >> suit & 1]
    highs = [high * 4 + suit for suit in range(4) if place >> suit & 1]
    found: list[Cards] = [(one, other) for one in lows for other in highs if RED[one] != RED[other]]
    _PAIRS[place] = found
    return found


def _list_opposites(once: int) -> list[Cards]:
    found: list[Cards] = []
    for low in range(5):
        lows, highs = once >> low * 4 & 15, once >> 36 - low * 4 & 15
        if lows and highs:
            place = low << 8 | lows << 4 | highs
            pairs = _PAIRS[place]
            found += _find_pairs(place) if pairs is None else pairs
    return found


_TRIPLETS: Final[list[list[Cards] | None]] = [None] * (13 * 512)
"""The triplets of each rank by the suits held once and twice, and whether there is a joker, once asked for."""


def _find_triplets(place: int) -> list[Cards]:
    """Find the triplets that belong at a place of the table, and note them there."""
    rank, once, twice = place >> 9, place >> 5 & 15, place >> 1 & 15
    held = [rank * 4 + suit for suit in range(4) for bit in (once, twice) if bit >> suit & 1]
    found: set[Cards] = set(combinations(held, 3))
    if place & 1:
        found |= {(*pair, JOKER) for pair in combinations(held, 2)}
    _TRIPLETS[place] = listed = sorted(found)
    return listed


def _list_triplets(once: int, twice: int, joker: bool) -> list[Cards]:
    found: list[Cards] = []
    naturals = once & ~(1 << JOKER)
    while naturals:
        shift = (naturals & -naturals).bit_length() - 1 & ~3
        held = naturals >> shift & 15
        double = twice >> shift & 15
        if held & (held - 1) or double:
            place = shift << 7 | held << 5 | double << 1 | joker
            triplets = _TRIPLETS[place]
            found += _find_triplets(place) if triplets is None else triplets
        naturals ^= held << shift
    return found


def _add_high_aces(once: int) -> int:
    """The naturals with the aces again above the kings, so that Q K A lies four bits apart like any run."""
    naturals = once & ~(1 << JOKER)
    return naturals | (naturals & 15) << 52


_RUNS: Final = tuple(tuple(sorted((low, low + 4, (low + 8) % 52))) for low in range(48))
_NEIGHBOURS: Final = tuple((*sorted((low, (low + 4) % 52)), JOKER) for low in range(52))
_GAPS: Final = tuple((*sorted((low, (low + 8) % 52)), JOKER) for low in range(48))


def _list_runs(once: int, joker: bool) -> list[Cards]:
    wrapped = _add_high_aces(once)
    neighbours = wrapped & wrapped >> 4
    found = _at_bits(neighbours & wrapped >> 8, _RUNS)
    if joker:
        found += _at_bits(neighbours, _NEIGHBOURS)
        found += _at_bits(wrapped & wrapped >> 8, _GAPS)
    return found


def _at_bits(mask: int, table: tuple[Cards, ...]) -> list[Cards]:
    found = []
    while mask:
        lowest = mask & -mask
        found.append(table[lowest.bit_length() - 1])
        mask ^= lowest
    return found


@cache
def _jack_choices(once: int, twice: int) -> tuple[Cards, ...]:
    """The choices of one to four jacks of those held, as bits of suits."""
    jacks = [JACK * 4 + suit for suit in range(4) for bit in (once, twice) if bit >> suit & 1]
    choices = {chosen for size in range(1, len(jacks) + 1) for chosen in combinations(jacks, size)}
    return tuple(sorted(choices))


def _list_families(once: int, twice: int) -> list[Cards]:
    jacks, queens, kings = once >> JACK * 4 & 15, once >> QUEEN * 4 & 15, once >> KING * 4 & 15
    found: list[Cards] = []
    if not (jacks and queens and kings):
        return found
    double = twice >> JACK * 4 & 15
    for king in range(4):
        for queen in range(4):
            if kings >> king & 1 and queens >> queen & 1 and king != queen:
                suits = 1 << king | 1 << queen
                parents = (QUEEN * 4 + queen, KING * 4 + king)
                found += [chosen + parents for chosen in _jack_choices(jacks & suits, double & suits)]
    return found


def with_top(hand: Hand, top: Kind) -> list[tuple[int, Cards]]:
    """List the categories that a pick-up of this top card can make with the hand, as (type, cards) (B7.1, B7.2)."""
    if top == JOKER:
        return [
            (TRIPLET, cards)
            for cards in _list_triplets(hand.once & ~(1 << JOKER), hand.twice, joker=True)
            if cards[-1] == JOKER
        ] + [(RUN, cards) for cards in _list_runs(hand.once & ~(1 << JOKER), joker=True) if cards[-1] == JOKER]
    found = [(TRIPLET, cards) for cards in _triplets_with(hand, top)]
    found += [(RUN, cards) for cards in _runs_with(hand.once, top)]
    if RANK_OF[top] >= JACK:
        found += [(FAMILY, cards) for cards in _families_with(hand, top)]
    return found


def beside(hand: Hand, anchor: Kind) -> list[tuple[int, Cards]]:
    """List the categories of one natural card with cards of the hand, jokers left out, as (type, cards)."""
    once, twice = hand.once & ~(1 << JOKER), hand.twice
    found = [(TRIPLET, cards) for cards in _triplets_with(hand, anchor)]
    found += [(RUN, cards) for cards in _runs_with(once, anchor)]
    number = NUMBER_OF[anchor]
    if number:
        partners = once >> (10 - number) * 4 & 15 & (_BLACK if RED[anchor] else _RED)
        found += [
            (OPPOSITES, (min(anchor, other), max(anchor, other)))
            for other in range((10 - number) * 4, (10 - number) * 4 + 4)
            if partners >> (other & 3) & 1
        ]
        first = (number - 1) & 1
        numbers = _PARITIES[first]
        chains = _chains(first, (once | 1 << anchor) & numbers, (twice | once & 1 << anchor) & numbers)
        found += [(EVENS_ODDS, cards) for cards in chains if anchor in cards]
    else:
        found += [(FAMILY, cards) for cards in _families_with(hand, anchor)]
    return found


def _triplets_with(hand: Hand, top: Kind) -> list[Cards]:
    shift = top & ~3
    held, double = hand.once >> shift & 15, hand.twice >> shift & 15
    if not (held & (held - 1) or double):
        return []
    cards = [shift + suit for suit in range(4) for bit in (held, double) if bit >> suit & 1]
    return [tuple(sorted((*pair, top))) for pair in sorted(set(combinations(cards, 2)))]


@cache
def _runs_of(card: Kind) -> tuple[tuple[int, Cards], ...]:
    """The runs that hold a card, each with the mask of its two other cards among the naturals, high aces included."""
    places = (card, card + 52) if card < 4 else (card,)
    return tuple(
        ((1 << low | 1 << low + 4 | 1 << low + 8) & ~(1 << place), _RUNS[low])
        for place in places
        for low in (place - 8, place - 4, place)
        if 0 <= low < 48
    )


def _runs_with(once: int, top: Kind) -> list[Cards]:
    wrapped = _add_high_aces(once)
    return [cards for mask, cards in _runs_of(top) if wrapped & mask == mask]


def _families_with(hand: Hand, top: Kind) -> list[Cards]:
    """The families that hold the top card: those of the hand with it that need it."""
    once, twice = hand.once | 1 << top, hand.twice | hand.once & 1 << top
    return [cards for cards in _list_families(once, twice) if top in cards]
