"""What cards that nothing is laid with have to work with in a hand, quickly and roughly."""

from functools import reduce
from operator import or_
from typing import NamedTuple

from barracan.games.barracan.categories import FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.model.cards import Kind
from barracan.players.barracan.set_patterns import FAMILIES, OPPOSITES_OF, RANK_MASKS


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


_WORTHS = tuple(_worths(lacking) for lacking in range(32))
"""The same for each set of lacking types."""
_SUITED = tuple(
    sum(
        1 << card % 4 + 4 * rank
        for rank in range(13)
        if 0 < abs(rank - card // 4) <= 2 or (card < 4 and rank >= 11) or (card >= 44 and not rank)
    )
    for card in range(52)
)
"""For each card those of its suit that lie in a run with it."""
_COURT = tuple(
    reduce(or_, (pattern ^ 1 << card for pattern in FAMILIES if pattern >> card & 1), 0) for card in range(52)
)
"""For each card the pictures that lie in a family with it."""
_HIGH = (200, 0, 0, 0, 0, 0, 0, 0, 50, 100, 150, 200, 250)
"""What a rank is worth for tricks and families."""
