"""Melds: groups and runs, what a meld becomes by new cards, and what it is worth (C3, C4)."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from barracan.games.burraco.options import DEUCE, WILD, Terms
from barracan.games.rummy.melds import HIGH_ACE, LOW_ACE, NATURAL, Run, where
from barracan.games.wording import Phrases
from barracan.model.cards import ACE, CODES, RANK_OF, SUIT_OF, Kind, card_text
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP

LONG: Final = 7
"""So many cards make a meld clean or dirty (C4.8)."""
CLEAN: Final = "clean"
SEMI_CLEAN: Final = "semi_clean"
DIRTY: Final = "dirty"

_TEXTS = {
    "three": QT_TRANSLATE_NOOP("burraco", "A meld is a group or a run of three cards or more. Add cards to it."),
    "wilds": QT_TRANSLATE_NOOP("burraco", "A meld has one wildcard at most, not {count}. Leave the others out."),
    "wild_group": QT_TRANSLATE_NOOP(
        "burraco", "There are no groups of deuces or jokers. Add two cards of another rank."
    ),
    "neither": QT_TRANSLATE_NOOP(
        "burraco", "These cards are neither of one rank nor of one suit. Change those that do not belong."
    ),
    "run": QT_TRANSLATE_NOOP("burraco", "In a run each card lies on its place, from low to high. The {card} does not."),
    "no_low_ace": QT_TRANSLATE_NOOP("burraco", "In this match no run begins below the 2: aces lie after the king."),
    "no_high_ace": QT_TRANSLATE_NOOP("burraco", "In this match no run goes on after the king: aces lie before the 2."),
    "book_end": QT_TRANSLATE_NOOP(
        "burraco", "A wildcard at the end of a run lies at its low end. Put the {card} there."
    ),
    "one_ace": QT_TRANSLATE_NOOP("burraco", "A run has one natural ace in this match. Leave one of the two."),
    "kind": QT_TRANSLATE_NOOP("burraco", "A group stays a group and a run stays a run. Add cards that go on with it."),
    "lost": QT_TRANSLATE_NOOP("burraco", "All cards stay in their meld. Put the {card} back."),
    "no_new": QT_TRANSLATE_NOOP("burraco", "Nothing moves in a meld without a new card. Add one."),
    "ace": QT_TRANSLATE_NOOP("burraco", "An ace keeps its end of the run. Add cards at the other end."),
}


_refuse = Phrases("burraco", _TEXTS).refusal


class Meld(NamedTuple):
    """A meld as it lies: its cards in order, a group's rank or a run's suit and first place, its wildcard's index.

    What does not apply is -1. A group's wildcard lies first.
    """

    cards: tuple[Kind, ...]
    rank: int
    suit: int
    first: int
    wild: int

    @property
    def is_group(self) -> bool:
        """Whether this is a group."""
        return self.rank >= 0

    @property
    def last(self) -> int:
        """The last place of a run."""
        return self.first + len(self.cards) - 1

    @property
    def low_ace(self) -> bool:
        """Whether a natural ace lies at place 1."""
        return self.first == LOW_ACE and self.wild != 0

    @property
    def high_ace(self) -> bool:
        """Whether a natural ace lies at place 14."""
        return not self.is_group and self.last == HIGH_ACE and self.wild != len(self.cards) - 1


def cards_of(melds: Sequence[Meld]) -> list[Kind]:
    """All cards of melds."""
    return [card for meld in melds for card in meld.cards]


def group(naturals: Sequence[Kind], wild: Kind | None) -> Meld:
    """A group of these naturals of one rank, with a wildcard or none."""
    cards = tuple(sorted(naturals))
    rank = RANK_OF[cards[0]]
    return Meld(cards, rank, -1, -1, -1) if wild is None else Meld((wild, *cards), rank, -1, -1, 0)


def run(place: Run, wild_place: int = 0, wild: Kind = -1) -> Meld:
    """A run with a wildcard on one of its places, or on none."""
    suit, first, last = place
    if not wild_place:
        return Meld(NATURAL[suit][first : last + 1], -1, suit, first, -1)
    cards = (*NATURAL[suit][first:wild_place], wild, *NATURAL[suit][wild_place + 1 : last + 1])
    return Meld(cards, -1, suit, first, wild_place - first)


def read(cards: Sequence[Kind], terms: Terms) -> Meld | Refusal:
    """Read a meld as it is written, or say why it is none."""
    if len(cards) < 3:
        return _refuse("C4.1", "three", cards)
    naturals = [card for card in cards if card not in WILD]
    if not naturals:
        return _refuse("C4.2", "wild_group", cards)
    if len(naturals) > 1 and all(RANK_OF[card] == RANK_OF[naturals[0]] for card in naturals):
        return _read_group(cards, naturals)
    return _read_run(cards, naturals, terms)


def _read_group(cards: Sequence[Kind], naturals: Sequence[Kind]) -> Meld | Refusal:
    wilds = [card for card in cards if card in WILD]
    if len(wilds) > 1:
        return _refuse("C3.3", "wilds", wilds, count=len(wilds))
    return group(naturals, wilds[0] if wilds else None)


def _read_run(cards: Sequence[Kind], naturals: Sequence[Kind], terms: Terms) -> Meld | Refusal:
    found = where(cards, WILD)
    if found is None:
        return _run_fault(cards, naturals)
    suit, first, last = found
    wilds = [at for at, card in enumerate(cards) if card != NATURAL[suit][first + at]]
    if len(wilds) > 1:
        return _refuse("C3.3", "wilds", [cards[at] for at in wilds], count=len(wilds))
    if first < terms.low or last > terms.high:
        aces = [card for card in naturals if RANK_OF[card] == ACE]
        return _refuse("D5.1", "no_low_ace" if first < terms.low else "no_high_ace", aces)
    wild = wilds[0] if wilds else -1
    if wild == len(cards) - 1 and first > terms.low:
        return _refuse("C4.5", "book_end", cards[-1:], card=card_text(CODES[cards[-1]]))
    meld = Meld(tuple(cards), -1, suit, first, wild)
    if terms.one_ace and meld.low_ace and meld.high_ace:
        return _refuse("C4.4", "one_ace", (cards[0], cards[-1]))
    return meld


def _run_fault(cards: Sequence[Kind], naturals: Sequence[Kind]) -> Refusal:
    if len({SUIT_OF[card] for card in naturals}) > 1:
        return _refuse("C4.1", "neither", naturals)
    firsts = Counter(RANK_OF[card] + 1 - at for at, card in enumerate(cards) if card in naturals)
    usual = firsts.most_common(1)[0][0]
    odd = [card for at, card in enumerate(cards) if card in naturals and RANK_OF[card] + 1 - at != usual]
    at_fault = odd or list(cards)
    return _refuse("C4.3", "run", at_fault[:1], card=card_text(CODES[at_fault[0]]))


def grow(meld: Meld, cards: Sequence[Kind], terms: Terms) -> Meld | Refusal:
    """What a meld becomes when these are all its cards as they lie, or why it does not (C4.6)."""
    after = read(cards, terms)
    if isinstance(after, Refusal):
        return after
    if after.is_group != meld.is_group:
        return _refuse("C4.6", "kind", cards)
    lost = list((Counter(meld.cards) - Counter(cards)).elements())
    if lost:
        return _refuse("C4.6", "lost", lost, card=card_text(CODES[lost[0]]))
    if len(cards) == len(meld.cards):
        return _refuse("C4.6", "no_new")
    if (meld.low_ace and not after.low_ace) or (meld.high_ace and not after.high_ace):
        return _refuse("C4.6", "ace", [card for card in meld.cards if RANK_OF[card] == ACE])
    return after


def new_cards(meld: Meld, after: Meld) -> list[Kind]:
    """The cards that a meld has gained."""
    gained = list(after.cards)
    for card in meld.cards:
        gained.remove(card)
    return gained


def quality(meld: Meld, terms: Terms) -> str:
    """Whether a meld is clean, semi-clean or dirty, or ``""`` while it is short (C4.8, C4.9)."""
    count = len(meld.cards)
    if count < LONG:
        return ""
    if meld.wild < 0:
        return CLEAN
    if count > LONG:
        if meld.is_group:
            return SEMI_CLEAN if terms.semi_groups else DIRTY
        if terms.semi_runs and max(meld.wild, count - 1 - meld.wild) >= LONG:
            return SEMI_CLEAN
    return DIRTY


def lets_out(meld: Meld, terms: Terms) -> bool:
    """Whether a side that has this meld may go out (C7.1)."""
    return len(meld.cards) >= LONG and (meld.wild < 0 or terms.any_exit)


def arrangements(cards: Sequence[Kind], terms: Terms, before: Meld | None = None) -> list[Meld]:
    """Every way in which these cards, in any order, lie as a meld; *before* is the meld without the new ones."""
    naturals = [card for card in cards if card not in WILD]
    if len(cards) < 3 or not naturals:
        return []
    found = _group_of(cards, naturals)
    if not found and len({SUIT_OF[card] for card in naturals}) == 1:
        orders = _run_orders(cards, SUIT_OF[naturals[0]], terms)
        found = [meld for order in orders if isinstance(meld := read(order, terms), Meld)]
    if before is not None:
        found = [meld for meld in found if not isinstance(grow(before, meld.cards, terms), Refusal)]
    return found


def _group_of(cards: Sequence[Kind], naturals: Sequence[Kind]) -> list[Meld]:
    if len(cards) - len(naturals) > 1 or len({RANK_OF[card] for card in naturals}) > 1:
        return []
    wild = next((card for card in cards if card in WILD), None)
    return [group(naturals, wild)]


def _run_orders(cards: Sequence[Kind], suit: int, terms: Terms) -> list[tuple[Kind, ...]]:
    """The orders that may be runs: each natural on a place of its own, a wildcard in the gap or at an end."""
    deuce = NATURAL[suit][DEUCE + 1]
    fixed = [RANK_OF[card] + 1 for card in cards if card not in WILD and RANK_OF[card] != ACE]
    aces = sum(RANK_OF[card] == ACE for card in cards)
    wilds = [card for card in cards if card in WILD]
    orders: dict[tuple[Kind, ...], None] = {}
    for ends in ((), (LOW_ACE,), (HIGH_ACE,), (LOW_ACE, HIGH_ACE)):
        if len(ends) != aces:
            continue
        for natural_deuce in (True, False):
            loose = wilds.copy()
            places = {*fixed, *ends}
            if natural_deuce:
                if deuce not in loose:
                    continue
                loose.remove(deuce)
                places.add(DEUCE + 1)
            if len(loose) <= 1 and len(places) + len(loose) == len(cards):
                for order in _orders(sorted(places), loose, suit, terms):
                    orders[order] = None
    return list(orders)


def _orders(places: Sequence[int], loose: Sequence[Kind], suit: int, terms: Terms) -> list[tuple[Kind, ...]]:
    first, last = places[0], places[-1]
    gaps = [place for place in range(first, last) if place not in places]
    if not loose:
        return [] if gaps else [NATURAL[suit][first : last + 1]]
    if len(gaps) > 1:
        return []
    if gaps:
        place = gaps[0]
    elif first > terms.low:
        place = first = first - 1
    elif last < terms.high:
        place = last = last + 1
    else:
        return []
    return [(*NATURAL[suit][first:place], loose[0], *NATURAL[suit][place + 1 : last + 1])]
