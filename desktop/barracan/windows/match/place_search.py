"""The search for the place that costs least, of all that a card may take on a table; in plain numbers, for speed."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from math import inf
from operator import itemgetter, or_
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QRectF, QSizeF

Weighed: TypeAlias = tuple[QRectF, float]
"""A part of a table with how much a covered pixel of it weighs."""
_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
PlacedEdge: TypeAlias = tuple[float, int]
"""A left or an upper edge that a card may have, after what it weighs that the card is away from where it should be."""
_Strip: TypeAlias = tuple[float, float, float]
"""What of a thing lies between two edges of a card: its top, its bottom, and what a row of its pixels weighs."""


class CardSize(NamedTuple):
    """A size of a card, what it weighs, and the edges that the card may have, those that weigh least first."""

    size: QSizeF
    weight: float
    lefts: Sequence[PlacedEdge]
    tops: Sequence[PlacedEdge]

    def area(self) -> float:
        """How much of the table the card takes."""
        return self.size.width() * self.size.height()

    def places(self) -> Iterator[tuple[int, int]]:
        """Left and top of each place."""
        return ((left, top) for _, left in self.lefts for _, top in self.tops)


def find_cheapest(offered: Iterable[CardSize], rects: Iterable[QRectF], things: Iterable[Weighed]) -> QRectF | None:
    """The place that costs least of those that keep off some rects, ``None`` where there is none."""
    kept = [_edges(rect) for rect in rects]
    weighed = [(_edges(rect), weight) for rect, weight in sorted(things, key=itemgetter(1), reverse=True)]
    best, least = None, inf
    for offer in sorted(offered, key=CardSize.area):  # a small card covers least: what costs more is soon given up
        wide, high = offer.size.width(), offer.size.height()
        every = (1 << len(offer.tops)) - 1
        walls = list(_walls(kept, [top for _, top in offer.tops], high)) if offer.weight < least else []
        for away, left in offer.lefts:
            beside = offer.weight + away
            if beside >= least:
                break
            right = left + wide
            taken = 0
            for wall_left, wall_right, rows in walls:
                if left < wall_right and wall_left < right:
                    taken |= rows
            strips = _cut(weighed, left, right) if taken != every else []
            for above, top in _free(offer.tops, every ^ taken):
                cost = beside + above
                if cost >= least:
                    break
                cost += _weigh_covered(top, top + high, strips, least - cost)
                if cost < least:
                    best, least = QRectF(left, top, wide, high), cost
    return best


def _walls(rects: Iterable[_Edges], tops: Sequence[int], high: float) -> Iterator[tuple[float, float, int]]:
    """Where rects begin and end, and under which of the upper edges a card so high covers them: a bit for each."""
    ordered = sorted((top, 1 << number) for number, top in enumerate(tops))
    begins = [top for top, _ in ordered]
    ends = [top + high for top in begins]
    before = [0, *accumulate(map(itemgetter(1), ordered), or_)]
    for left, top, right, bottom in rects:
        if covers := before[bisect_left(begins, bottom)] & ~before[bisect_right(ends, top)]:
            yield left, right, covers


def _free(tops: Sequence[PlacedEdge], free: int) -> Iterator[PlacedEdge]:
    """The upper edges whose bits are set, in their order."""
    while free:
        lowest = free & -free
        free ^= lowest
        yield tops[lowest.bit_length() - 1]


def _edges(rect: QRectF) -> _Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _cut(things: Iterable[tuple[_Edges, float]], left: float, right: float) -> list[_Strip]:
    """What of some things lies between these edges."""
    return [
        (top, bottom, weight * (min(right, ends) - max(left, begins)))
        for (begins, top, ends, bottom), weight in things
        if left < ends and begins < right
    ]


def _weigh_covered(top: float, bottom: float, strips: Iterable[_Strip], most: float) -> float:
    """How much all weighs that a place covers; what weighs as much as *most* is not weighed to the end."""
    covered = 0.0
    for begins, ends, weight in strips:
        if top < ends and begins < bottom:
            last, first = bottom if bottom < ends else ends, top if top > begins else begins  # noqa: FURB136 - faster
            covered += weight * (last - first)
            if covered >= most:
                return inf
    return covered


def shared_area(one: QRectF, other: QRectF) -> float:
    """The area that two have in common."""
    wide = min(one.right(), other.right()) - max(one.left(), other.left())
    high = min(one.bottom(), other.bottom()) - max(one.top(), other.top())
    return wide * high if wide > 0 and high > 0 else 0.0
