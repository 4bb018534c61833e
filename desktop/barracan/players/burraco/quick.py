"""What melds become and what a hand lays, found quickly, for thought; answers are kept, as the same few come again."""

from collections.abc import Mapping
from functools import lru_cache

from barracan.games.burraco.melds import Meld, arrangements, group, run
from barracan.games.burraco.terms import DEUCES, Terms
from barracan.games.rummy.groups import of_rank
from barracan.games.rummy.hand import Hand
from barracan.games.rummy.runs import HIGH_ACE, NATURAL, PLACE_BIT, Run, spread
from barracan.model.cards import JOKER, Kind

DEUCE_BITS = sum(1 << card for card in DEUCES)
WILD_BITS = DEUCE_BITS | 1 << JOKER


@lru_cache(1 << 14)
def longer(meld: Meld, terms: Terms) -> tuple[int, Mapping[Kind, Meld]]:
    """The kinds that lengthen a meld by themselves and are no wildcard there, as bits, and what it becomes."""
    if meld.is_group:
        kinds = [4 * meld.rank + suit for suit in range(4)]
    else:
        places = {meld.first - 1, meld.last + 1, *([meld.first + meld.wild] if meld.wild >= 0 else [])}
        kinds = [NATURAL[meld.suit][place] for place in sorted(places) if terms.low <= place <= terms.high]
    found = {}
    for card in kinds:
        for after in arrangements((*meld.cards, card), terms, meld):
            if (after.wild < 0) == (meld.wild < 0):
                found[card] = after
                break
    return sum(1 << card for card in found), found


@lru_cache(1 << 14)
def with_wild(meld: Meld, wild: Kind, terms: Terms) -> Meld | None:
    """What a meld without a wildcard becomes by one."""
    return next(iter(arrangements((*meld.cards, wild), terms, meld)), None)


@lru_cache(1 << 14)
def bridged(meld: Meld, wild: Kind, far: Kind, terms: Terms) -> Meld | None:
    """What a run without a wildcard becomes by a card a place away and a wildcard between."""
    return next(iter(arrangements((*meld.cards, far, wild), terms, meld)), None)


@lru_cache(1 << 14)
def far_kinds(meld: Meld, terms: Terms) -> int:
    """The kinds that lie a place away from a run without a wildcard, as bits."""
    if meld.is_group or meld.wild >= 0:
        return 0
    places = [place for place in (meld.first - 2, meld.last + 2) if terms.low <= place <= terms.high]
    return sum({1 << NATURAL[meld.suit][place] for place in places})


@lru_cache(1 << 15)
def longest_run(laid: int) -> Meld | None:
    """The longest run without a wildcard of a spread."""
    best: Run | None = None
    for suit in range(4):
        bits = PLACE_BIT[suit]
        first = 1
        while first <= HIGH_ACE:
            last = first
            while last <= HIGH_ACE and laid & bits[last]:
                last += 1
            if last - first >= 3 and (best is None or last - 1 - first > best.last - best.first):
                best = Run(suit, first, last - 1)
            first = last + 1
    if best is None:
        return None
    if best.last - best.first == 13:  # both ends are the same ace
        best = Run(best.suit, best.first, best.last - 1)
    return run(best)


def natural_meld(hand: Hand, groups: int, terms: Terms) -> Meld | None:
    """The largest new meld without a wildcard; *groups* are the ranks of which the side has a group, as bits."""
    laid = spread(hand.once, terms.low, terms.high)
    found = longest_run(laid) if laid & laid >> 4 & laid >> 8 else None
    most = len(found.cards) if found else 2
    once, counts = hand.once & ~WILD_BITS, hand.counts
    rank = 0
    while once:
        if once & 0xF and not groups >> rank & 1:
            size = sum(counts[4 * rank : 4 * rank + 4])
            if size > most:
                most, found = size, group(of_rank(hand, rank), None)
        once >>= 4
        rank += 1
    return found


def wild_of(hand: Hand) -> Kind:
    """A wildcard of a hand, a joker last; -1 if there is none."""
    deuces = hand.once & DEUCE_BITS
    if deuces:
        return (deuces & -deuces).bit_length() - 1
    return JOKER if hand.counts[JOKER] else -1


def dirty_meld(hand: Hand, groups: int, terms: Terms) -> Meld | None:
    """A new meld of two naturals and a wildcard, the first that is found."""
    wild = wild_of(hand)
    if wild < 0:
        return None
    once = hand.once & ~WILD_BITS
    for rank in range(13):
        if once >> 4 * rank & 0xF and not groups >> rank & 1 and sum(hand.counts[4 * rank : 4 * rank + 4]) == 2:
            return group(of_rank(hand, rank), wild)
    laid = spread(once, terms.low, terms.high)
    pairs = laid & (laid >> 4 | laid >> 8)
    return _pair_run(pairs, laid, wild, terms) if pairs else None


@lru_cache(1 << 14)
def _pair_run(pairs: int, laid: int, wild: Kind, terms: Terms) -> Meld | None:
    while pairs:
        bit = pairs & -pairs
        pairs ^= bit
        other = bit << 4 if laid & bit << 4 else bit << 8
        kinds = tuple((each.bit_length() - 1) % 52 for each in (bit, other))
        if kinds[0] != kinds[1] and (found := arrangements((*kinds, wild), terms)):
            return found[0]
    return None
