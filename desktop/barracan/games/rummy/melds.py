"""Runs: cards of one suit on neighbouring places, 1 the low ace, 2 to 13 deuce to king, 14 the high ace.

A *spread* is a hand's naturals as bits by place and suit, bit ``4 * (place - 1) + suit``: the kinds of a hand with the
aces once more above the kings. So a run is a row of bits four apart, whatever its suit.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, RANK_OF, SUIT_OF, Kind

LOW_ACE: Final = 1
KING_PLACE: Final = 13
HIGH_ACE: Final = 14
SUITED: Final = (1 << 52) - 1
"""The bits of all kinds but the joker."""
_FIRST_SUIT: Final = 0x1111111111111
NATURAL: Final[tuple[tuple[Kind, ...], ...]] = tuple(
    (-1, *(4 * ((place - 1) % 13) + suit for place in range(LOW_ACE, HIGH_ACE + 1))) for suit in range(4)
)
"""For each suit the card that lies naturally on each place from 1 to 14."""
PLACE_BIT: Final[tuple[tuple[int, ...], ...]] = tuple(
    (0, *(1 << 4 * (place - 1) + suit for place in range(LOW_ACE, HIGH_ACE + 1))) for suit in range(4)
)
"""For each suit the bit of each place in a spread."""


class Run(NamedTuple):
    """Where a run lies: its suit, its first and its last place."""

    suit: int
    first: int
    last: int


def spread(kinds: int, low: int = LOW_ACE, high: int = HIGH_ACE) -> int:
    """Lay out the kinds of a hand, as bits, over the places that runs may use."""
    laid = kinds & SUITED
    if high == HIGH_ACE:
        laid |= (kinds & 0xF) << 52
    return laid if low == LOW_ACE else laid & ~0xF


def natural_runs(laid: int, least: int = 3, most: int = 14) -> Iterator[Run]:
    """Every run of a spread without any card missing, from so many to so many cards."""
    for suit in range(4):
        bits = PLACE_BIT[suit]
        for first in range(LOW_ACE, HIGH_ACE + 2 - least):
            last = first
            while last <= HIGH_ACE and laid & bits[last] and last - first < most:
                if last - first + 1 >= least:
                    yield Run(suit, first, last)
                last += 1


def meldable(once: int, high: int = HIGH_ACE) -> int:
    """The kinds, as bits, that lie in any meld without wildcards; a set has no suit twice."""
    one, two, three, four = once, once >> 1, once >> 2, once >> 3
    threes = (one & two & (three | four) | three & four & (one | two)) & _FIRST_SUIT
    starts = holds_run(spread(once, high=high))
    runs = starts | starts << 4 | starts << 8
    return threes * 0xF & once | runs & SUITED | runs >> 52


def holds_run(laid: int) -> int:
    """The first places of all runs of three in a spread, as bits; 0 if there is none."""
    return laid & laid >> 4 & laid >> 8


def where(cards: Sequence[Kind], loose: frozenset[Kind] = frozenset(), high: int = HIGH_ACE) -> Run | None:
    """Where cards lie as a run, written from low to high, if each card but the *loose* ones lies on its own place.

    Loose cards lie anywhere. At least one card has to be none of them.
    """
    firm = [(at, card) for at, card in enumerate(cards) if card not in loose]
    if not firm:
        return None
    at, card = next((pair for pair in firm if RANK_OF[pair[1]] != ACE), firm[0])
    suit = SUIT_OF[card]
    places = (LOW_ACE, HIGH_ACE) if RANK_OF[card] == ACE else (RANK_OF[card] + 1,)
    for place in places:
        first = place - at
        last = first + len(cards) - 1
        if first >= LOW_ACE and last <= high and all(card == NATURAL[suit][first + at] for at, card in firm):
            return Run(suit, first, last)
    return None


RANK_MASKS: Final = tuple(0xF << 4 * rank for rank in range(13))
"""For each rank its four kinds as bits."""
_ONES: Final = sum(RANK_MASKS) // 15
_THREES: Final = 3 * _ONES
_FIVES: Final = 5 * _ONES
_EIGHTS: Final = 8 * _ONES


def rank_counts(naturals: int) -> int:
    """How many of these kinds there are of each rank, in the rank's own four bits."""
    naturals -= naturals >> 1 & _FIVES
    return (naturals & _THREES) + (naturals >> 2 & _THREES)


def ranks_with(counts: int, least: int) -> int:
    """The highest bit of every rank of which so many are counted, from one to seven."""
    return counts + (8 - least) * _ONES & _EIGHTS


def rank_of_all(cards: Sequence[Kind]) -> int | None:
    """The rank that all these cards have, or ``None``; jokers have none."""
    ranks = {RANK_OF[card] for card in cards}
    return ranks.pop() if len(ranks) == 1 and -1 not in ranks else None


def alike(cards: Sequence[Kind]) -> bool:
    """Whether cards without jokers are of one rank or of one suit."""
    return any(len({table[card] for card in cards}) <= 1 for table in (RANK_OF, SUIT_OF))


def of_rank(hand: Hand, rank: int) -> list[Kind]:
    """All cards of a rank that a hand holds, twins as often as they are held."""
    first = 4 * rank
    return [card for card in range(first, first + 4) for _ in range(hand.counts[card])]


def choices(cards: Sequence[Kind], least: int, most: int) -> Iterator[tuple[Kind, ...]]:
    """Every choice of so many to so many of these sorted cards, each once: twins are equal."""
    if least <= 0:
        yield ()
    if most <= 0:
        return
    for at, card in enumerate(cards):
        if len(cards) - at < least:
            return
        if at == 0 or cards[at - 1] != card:
            for more in choices(cards[at + 1 :], least - 1, most - 1):
                yield (card, *more)


LOW: Final = "low"
HIGH: Final = "high"
ENDS: Final = (LOW, HIGH)
"""The ends of a run, as records name them."""


def next_card(run: Run, end: str, highest: int = HIGH_ACE) -> Kind | None:
    """The card that comes next at an end of a run, up to a highest place; ``None`` where there is none."""
    place = run.first - 1 if end == LOW else run.last + 1
    return NATURAL[run.suit][place] if LOW_ACE <= place <= highest else None


def extend(run: Run, end: str) -> Run:
    """A run with one card more at an end."""
    return Run(run.suit, run.first - 1, run.last) if end == LOW else Run(run.suit, run.first, run.last + 1)


def missing_card(cards: Sequence[Kind]) -> Kind | None:
    """The one card that a set of different suits lacks, ``None`` if it lacks none."""
    if len(cards) > 3:
        return None
    first = 4 * RANK_OF[cards[0]]
    return next(card for card in range(first, first + 4) if card not in cards)
