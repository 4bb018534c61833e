"""What of a hand belongs together: the rest of a meld of which a card is chosen, and chosen cards split into melds."""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final, TypeVar

from barracan.games.rummy.state import Hand
from barracan.model.cards import ACE, RANK_OF, SUIT_OF, Kind

MeldT = TypeVar("MeldT")
_LEAST: Final = 3
_HIGH: Final = 13
"""The place after the king."""
_MOST: Final = 13
"""More cards are not split: that would take too long."""


def rest_of_meld(hand: Hand, chosen: Sequence[Kind], *, low: bool, high: bool, distinct: bool = False) -> list[Kind]:
    """What makes the meld of the last chosen card whole, where the hand holds one such meld without wildcards alone.

    Chosen cards that lie in no meld of their own make none with it either: then nothing is whole.

    *low* and *high* say whether an ace may begin or end a run, *distinct* whether the cards of a group are of different
    suits.
    """
    card = chosen[-1]
    groups = _group(hand, card, distinct)
    ends = ACE if low else ACE + 1, _HIGH if high else _HIGH - 1
    runs = {tuple(_run(hand, card, place, ends)) for place in _places(card, low, high)}
    melds = [meld for meld in (groups, *(list(run) for run in runs)) if len(meld) >= _LEAST]
    if len(melds) != 1:
        return []
    rest, others = melds[0], []
    for each in chosen:
        if each in rest:
            rest.remove(each)
        else:
            others.append(each)
    return [] if 0 < len(others) < _LEAST else rest


def split_into_melds(
    cards: Sequence[Kind], wild: Callable[[Kind], bool], read: Callable[[Sequence[Kind]], Sequence[MeldT]]
) -> list[MeldT]:
    """The melds into which these cards part, where there is one way alone; *read* gives readings of some."""
    if not 2 * _LEAST <= len(cards) <= _MOST:
        return []
    ways: dict[tuple[tuple[Kind, ...], ...], list[MeldT]] = {}
    for parts, found in _splits(sorted(cards, key=wild), wild, read):
        ways[tuple(sorted(parts))] = found
        if len(ways) > 1:
            return []
    return next(iter(ways.values()), [])


def _splits(
    cards: Sequence[Kind], wild: Callable[[Kind], bool], read: Callable[[Sequence[Kind]], Sequence[MeldT]]
) -> Iterator[tuple[list[tuple[Kind, ...]], list[MeldT]]]:
    if not cards:
        yield [], []
        return
    first, others = cards[0], cards[1:]
    if wild(first):
        return
    kin = [at for at, card in enumerate(others) if wild(card) or _are_kin(first, card)]
    for count in range(_LEAST - 1, len(kin) + 1):
        for picked in combinations(kin, count):
            part = (first, *[others[at] for at in picked])
            readings = read(part)
            if readings:
                left = [card for at, card in enumerate(others) if at not in picked]
                for parts, found in _splits(left, wild, read):
                    yield [tuple(sorted(part)), *parts], [readings[0], *found]


def _are_kin(one: Kind, other: Kind) -> bool:
    """Whether two cards may lie in one meld."""
    return RANK_OF[one] == RANK_OF[other] or SUIT_OF[one] == SUIT_OF[other]


def _group(hand: Hand, card: Kind, distinct: bool) -> list[Kind]:
    rank = RANK_OF[card]
    if rank < 0:
        return []
    kinds = [kind for kind in range(4 * rank, 4 * rank + 4) if hand.counts[kind]]
    if distinct:
        return kinds
    return [kind for kind in kinds for _ in range(hand.counts[kind])]


def _places(card: Kind, low: bool, high: bool) -> list[int]:
    """The places on which a card may lie in a run: the ace lies at an end."""
    if RANK_OF[card] == ACE:
        return [place for place, may in ((ACE, low), (_HIGH, high)) if may]
    return [RANK_OF[card]] if RANK_OF[card] > ACE else []


def _run(hand: Hand, card: Kind, place: int, ends: tuple[int, int]) -> list[Kind]:
    """The longest run of a hand through a card on this place, within these."""
    suit = SUIT_OF[card]
    first = last = place
    while first > ends[0] and hand.counts[_at(first - 1, suit)]:
        first -= 1
    while last < ends[1] and hand.counts[_at(last + 1, suit)]:
        last += 1
    return [_at(at, suit) for at in range(first, last + 1)]


def _at(place: int, suit: int) -> Kind:
    return 4 * (place % 13) + suit
