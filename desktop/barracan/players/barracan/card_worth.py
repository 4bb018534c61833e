"""What the cards of a hand are worth to work with: each in points, and all that nothing is laid with, roughly."""

from functools import reduce
from operator import or_
from typing import Final, NamedTuple

from barracan.games.barracan.categories import EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.legality import strength
from barracan.model.cards import JOKER, KIND_COUNT, SUIT_OF, Kind
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import (
    EO_PARTNERS,
    FAMILIES,
    NUMBERS,
    OPPOSITES_OF,
    PICTURES,
    RANK_MASKS,
    RUNS,
    SUIT_MASKS,
    bits,
)

JOKER_WORTH: Final = 5.0


def working_values(position: Position, reach: float) -> list[float]:
    """How many points each kind held is likely to bring; *reach* is the number of cards that may still come by."""
    values = [0.0] * KIND_COUNT
    hand = position.hand
    once = hand.once & (1 << 52) - 1
    total = max(1, position.total)
    made = position.table.made
    weights = [3.0 if not made[kind] else 2.0 for kind in range(5)]

    def chance(mask: int) -> float:
        return min(1.0, position.copies(mask) * reach / total)

    for pattern in RUNS:
        held = pattern & once
        count = held.bit_count()
        if count == 3:
            _share(values, held, weights[RUN], 3)
        elif count == 2:
            _share(values, held, weights[RUN] * chance(pattern ^ held), 2)
    for pattern in FAMILIES:
        held = pattern & once
        count = held.bit_count()
        if count == 3:
            _share(values, held, weights[FAMILY], 3)
        elif count == 2:
            _share(values, held, weights[FAMILY] * 0.6 * chance(pattern ^ held), 2)
    for mask in RANK_MASKS:
        held = once & mask
        if held:
            count = held.bit_count() + (hand.twice & held).bit_count()
            comes = chance(mask)
            gain = 1.0 if count >= 3 else comes if count == 2 else comes * comes / 3
            _share(values, held, weights[TRIPLET] * gain, count)
    for card in bits(once & NUMBERS):
        others = once & OPPOSITES_OF[card]
        values[card] += weights[OPPOSITES] * 0.7 * (0.5 if others else 0.25 * chance(OPPOSITES_OF[card]))
        values[card] += weights[EVENS_ODDS] * (0.2 if once & EO_PARTNERS[card] else 0.05)
    for card in bits(once & PICTURES):
        values[card] += 0.1
    _add_tricks(position, values)
    values[JOKER] = JOKER_WORTH
    return values


def _share(values: list[float], mask: int, worth: float, cards: int) -> None:
    for card in bits(mask):
        values[card] += worth / cards


def _add_tricks(position: Position, values: list[float]) -> None:
    """High cards win tricks, all the more of suits that lie open."""
    state = position.state
    open_piles = state.open_piles(position.seat)
    for suit in range(4):
        lying = sum(
            any(SUIT_OF[card] == suit for card in state.piles[pile][state.stoppers[pile] + 1 :]) for pile in open_piles
        )
        for card in bits(position.hand.once & SUIT_MASKS[suit]):
            order = strength(state, card)
            if order >= 8:
                values[card] += (order - 7) * 0.08 * (1 + lying)


class _Worths(NamedTuple):
    """What each card is worth that may lie in such a category with another, in thousandths of a point."""

    triplet: int
    run: int
    opposites: int
    family: int


def links(card: Kind, once: int, twice: int, lacking: int) -> int:
    """What a card has to work with in thousandths of a point, the more for types, as bits, that its side lacks."""
    worths = _WORTHS[lacking]
    rank = RANK_MASKS[card >> 2]
    worth = worths.triplet * ((once & rank).bit_count() + (twice & rank).bit_count() - 1)
    worth += worths.run * (once & _SUITED[card]).bit_count() + _HIGH[card >> 2]
    if once & OPPOSITES_OF[card]:
        worth += worths.opposites
    elif court := once & _COURT[card]:
        worth += worths.family * court.bit_count()
    return worth


def _worths(lacking: int) -> _Worths:
    return _Worths(
        triplet=1200 if lacking >> TRIPLET & 1 else 300,
        run=900 if lacking >> RUN & 1 else 300,
        opposites=500 if lacking >> OPPOSITES & 1 else 150,
        family=400 if lacking >> FAMILY & 1 else 0,
    )


_WORTHS: Final = tuple(_worths(lacking) for lacking in range(32))
"""The same for each set of lacking types."""
_SUITED: Final = tuple(
    sum(
        1 << card % 4 + 4 * rank
        for rank in range(13)
        if 0 < abs(rank - card // 4) <= 2 or (card < 4 and rank >= 11) or (card >= 44 and not rank)
    )
    for card in range(52)
)
"""For each card those of its suit that lie in a run with it."""
_COURT: Final = tuple(
    reduce(or_, (pattern ^ 1 << card for pattern in FAMILIES if pattern >> card & 1), 0) for card in range(52)
)
"""For each card the pictures that lie in a family with it."""
_HIGH: Final[tuple[int, ...]] = (200, 0, 0, 0, 0, 0, 0, 0, 50, 100, 150, 200, 250)
"""What a rank is worth for tricks and families."""
