"""Finding what a hand can lay: new groups and runs, and what may be added to melds, each once."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from barracan.games.burraco.melds import Meld, group, run
from barracan.games.burraco.options import DEUCE, DEUCES, WILD, Terms
from barracan.games.rummy.melds import LOW_ACE, NATURAL, PLACE_BIT, RANK_MASKS, SUITED, Run, choices, of_rank, spread
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER, Kind

GROUP_RANKS: Final = tuple(rank for rank in range(13) if rank != DEUCE)
_WILDS = (JOKER, *sorted(DEUCES))
_DEUCE_PLACE: Final = DEUCE + 1
_DEUCE_BITS: Final = 0xF << 4 * DEUCE


def wilds_of(hand: Hand) -> list[Kind]:
    """The different wildcards of a hand."""
    return [card for card in _WILDS if hand.counts[card]]


def holds_new_meld(hand: Hand, terms: Terms, taken_ranks: Iterable[int] = ()) -> bool:
    """Whether a hand holds any group or run, groups of these ranks left out."""
    once, twice = hand.once, hand.twice
    laid = spread(once, terms.low, terms.high)
    if laid & laid >> 4 & laid >> 8:
        return True
    wilds = sum([hand.counts[card] for card in _WILDS])
    if wilds:
        pairs = laid & (laid >> 4 | laid >> 8)
        if wilds > 1 and pairs:
            return True
        naturals = laid & ~_DEUCE_BITS
        if naturals & (naturals >> 4 | naturals >> 8):
            return True
    ranks = [rank for rank in GROUP_RANKS if rank not in taken_ranks]
    needed = 2 if wilds else 3
    for rank in ranks:
        mask = RANK_MASKS[rank]
        held = once & mask
        if held & (held - 1) or twice & held:
            count = sum(hand.counts[4 * rank : 4 * rank + 4])
            if count >= needed:
                return True
    return False


def new_groups(hand: Hand, ranks: Iterable[int]) -> Iterator[Meld]:
    """Every group of these ranks that a hand holds."""
    wilds = wilds_of(hand)
    for rank in ranks:
        cards = of_rank(hand, rank)
        if len(cards) + bool(wilds) < 3:
            continue
        for naturals in choices(cards, 2, len(cards)):
            if len(naturals) >= 3:
                yield group(naturals, None)
            for wild in wilds:
                yield group(naturals, wild)


def new_runs(hand: Hand, suits: Iterable[int], terms: Terms) -> Iterator[Meld]:
    """Every run of these suits that a hand holds."""
    laid = spread(hand.once, terms.low, terms.high)
    wilds = wilds_of(hand)
    for suit in suits:
        available = _places(laid, suit)
        for first in range(terms.low, terms.high - 1):
            for last, missing in _reaches(available, first, first + 2, terms.high, bool(wilds)):
                for found in _with_wild(Run(suit, first, last), missing, wilds, 0, terms):
                    if _is_held(hand, found, terms):
                        yield found


def _reaches(available: int, first: int, least: int, high: int, wild: bool) -> Iterator[tuple[int, int]]:
    """The last places to which a run from this place reaches, with the place that it lacks, or 0."""
    missing = 0
    for last in range(first, high + 1):
        if not available >> last & 1:
            if missing or not wild:
                return
            missing = last
        if last >= least:
            yield last, missing


def _is_held(hand: Hand, meld: Meld, terms: Terms) -> bool:
    """Whether the hand holds a run: only an ace at both ends and two deuces may be there once too often."""
    counts, naturals = hand.counts, NATURAL[meld.suit]
    if meld.low_ace and meld.high_ace and (terms.one_ace or counts[naturals[LOW_ACE]] < 2):
        return False
    deuce, at = naturals[_DEUCE_PLACE], _DEUCE_PLACE - meld.first
    wild_deuce = counts[deuce] == 1 and meld.wild >= 0 and meld.cards[meld.wild] == deuce
    return not (wild_deuce and 0 <= at < len(meld.cards) and at != meld.wild)


def _places(laid: int, suit: int) -> int:
    """The places of a suit in a spread, as bits 1 to 14."""
    places = 0
    for place, bit in enumerate(PLACE_BIT[suit]):
        if laid & bit:
            places |= 1 << place
    return places


def new_melds(hand: Hand, terms: Terms, ranks: Sequence[int], suits: Sequence[int]) -> Iterator[Meld]:
    """Every group of these ranks and every run of these suits that a hand holds."""
    yield from new_runs(hand, suits, terms)
    yield from new_groups(hand, ranks)


def additions(hand: Hand, meld: Meld, terms: Terms) -> Iterator[Meld]:
    """Everything that a meld can become by cards of a hand (C4.6)."""
    if meld.is_group:
        yield from _more_of_group(hand, meld)
    else:
        yield from _longer_runs(hand, meld, terms)


def _more_of_group(hand: Hand, meld: Meld) -> Iterator[Meld]:
    cards = of_rank(hand, meld.rank)
    old = [card for at, card in enumerate(meld.cards) if at != meld.wild]
    if meld.wild >= 0:
        for naturals in choices(cards, 1, len(cards)):
            yield group([*old, *naturals], meld.cards[meld.wild])
        return
    wilds = wilds_of(hand)
    for naturals in choices(cards, 0, len(cards)):
        if naturals:
            yield group([*old, *naturals], None)
        for wild in wilds:
            yield group([*old, *naturals], wild)


def _longer_runs(hand: Hand, meld: Meld, terms: Terms) -> Iterator[Meld]:
    """Runs that keep all naturals in their places; wildcards and deuces may go elsewhere."""
    suit = meld.suit
    deuce = NATURAL[suit][_DEUCE_PLACE]
    fixed = [meld.first + at for at, card in enumerate(meld.cards) if card not in WILD]
    old_deuces = meld.cards.count(deuce)
    old_wild = next((card for card in meld.cards if card in WILD and card != deuce), None)
    available = _places(spread(hand.once & SUITED, terms.low, terms.high), suit)
    for place in fixed:
        available |= 1 << place
    if old_deuces:
        available |= 1 << _DEUCE_PLACE
    wilds = [old_wild] if old_wild is not None else wilds_of(hand)
    if old_deuces and deuce not in wilds and old_wild is None:
        wilds.append(deuce)
    fixed_bits = sum(1 << place for place in fixed)
    lowest, highest = min(fixed), max(fixed)
    size = len(meld.cards)
    for first in range(lowest, terms.low - 1, -1):
        if (_span(first, lowest) & ~available).bit_count() > bool(wilds):
            break
        for last, missing in _reaches(available, first, max(highest, first + size), terms.high, bool(wilds)):
            for after in _with_wild(Run(suit, first, last), missing, wilds, fixed_bits, terms):
                if not (terms.one_ace and after.low_ace and after.high_ace) and _keeps(hand, meld, after, old_wild):
                    yield after


def _span(first: int, last: int) -> int:
    return (1 << last + 1) - (1 << first)


def _with_wild(place: Run, missing: int, wilds: Sequence[Kind], fixed: int, terms: Terms) -> Iterator[Meld]:
    """The runs on these places with no wildcard or one, which takes the place of no card that lies already."""
    suit, first, last = place
    if not missing:
        yield run(place)
    for at in (missing,) if missing else range(first, last + 1):
        if fixed >> at & 1 or (at == last and first > terms.low):
            continue
        for wild in wilds:
            if wild != NATURAL[suit][at]:
                yield run(place, at, wild)


def _keeps(hand: Hand, meld: Meld, after: Meld, old_wild: Kind | None) -> bool:
    """Whether a run has all cards that were in it and gets the others from the hand."""
    if old_wild is not None and (after.wild < 0 or after.cards[after.wild] != old_wild):
        return False
    gained = list(after.cards)
    for card in meld.cards:
        if card not in gained:
            return False
        gained.remove(card)
    return hand.holds(gained)


def fits(hand: Hand, meld: Meld, terms: Terms) -> bool:
    """Whether any card of a hand can be added to a meld."""
    if meld.wild < 0 and wilds_of(hand) and len(meld.cards) < (terms.high - terms.low + 1 if meld.suit >= 0 else 99):
        return True
    if meld.is_group:
        return bool(hand.once & RANK_MASKS[meld.rank])
    return next(_longer_runs(hand, meld, terms), None) is not None
