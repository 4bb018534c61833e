"""Melds in rows: the largest cards at which all of them have room in their areas."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.value import value
from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, SPARE, Index, Spot, height_of, spot_at

_LAST_RESORT: Final = 34
_WORTH_OF_SIZE: Final = 0.6
"""How much the size of a card counts against how much of it shows, in card widths."""


@value
class MeldRow:
    """A meld to be laid: its place, how many cards it has, and how many of the last lie across."""

    place: str
    count: int
    turned: int = 0

    def width(self, size: "Size") -> float:
        """How wide it is when it is laid so."""
        if not self.count:
            return size.card
        strips = sum(self._strip(at, size) for at in range(self.count - 1))
        return strips + (height_of(size.card) if self.turned else size.card)

    def spots(self, left: float, top: float, size: "Size") -> tuple[Spot, ...]:
        """Where its cards lie, from this corner on."""
        card, spots = size.card, []
        for at in range(self.count):
            across = at >= self.count - self.turned
            strip = self._strip(at, size)
            drop = (height_of(card) - card) / 2 if across else 0
            spots.append(spot_at(left, top + drop, card, across=across, strip=strip))
            left += strip
        return (*spots[:-1], spots[-1]._replace(strip=spots[-1].size[0])) if spots else ()

    def _strip(self, at: int, size: "Size") -> float:
        return (size.turned if at >= self.count - self.turned else size.step) * size.card


class Size(NamedTuple):
    """How melds are laid: the width of the cards, the step from one to the next in widths, the gaps between melds.

    ``turned`` is the step from a card that lies across, in widths.
    """

    card: int
    step: float = 0.36
    between: int = 12
    line_gap: int = 7
    turned: float = INDEX.turned

    @property
    def line(self) -> float:
        """The height of a line of melds with the gap under it."""
        return height_of(self.card) + self.line_gap

    def height(self, melds: Sequence[MeldRow], width: float) -> float:
        """How high these melds are in lines of this width."""
        return len(_broken(melds, width, self)) * self.line - self.line_gap

    def length(self, melds: Sequence[MeldRow]) -> float:
        """How long these melds are in one line."""
        return sum(meld.width(self) + self.between for meld in melds)


_PACKINGS: Final = ((0.36, 12, 7), (0.30, 12, 7), (0.24, 12, 7), (0.22, 8, 4))
"""Step, gap between melds and gap between lines: the closest that still shows every index."""


def _packed(card: int, index: Index, packing: tuple[float, int, int]) -> Size:
    step, between, line_gap = packing
    return Size(card, max(step, index.beside - SPARE), between, line_gap, index.turned)


def sizes(widest: int, index: Index = INDEX) -> list[Size]:
    """Ways to lay melds, the easiest to read first: large cards of which much shows."""
    cards = range(max(widest, SMALLEST_CARD), SMALLEST_CARD - 1, -2)
    found = [_packed(card, index, packing) for card in cards for packing in _PACKINGS]
    return sorted(found, key=lambda size: size.card * (_WORTH_OF_SIZE + size.step), reverse=True)


def last_resorts(index: Index = INDEX) -> Iterator[Size]:
    """The same below that, for tables that are too full."""
    for card in range(SMALLEST_CARD - 1, _LAST_RESORT - 1, -1):
        yield _packed(card, index, _PACKINGS[-1])


def lay_rows(melds: Sequence[MeldRow], area: QRectF, size: Size) -> Mapping[str, tuple[Spot, ...]]:
    """The spots of every meld, line by line."""
    laid = {}
    for number, line in enumerate(_broken(melds, area.width(), size)):
        left = area.left()
        for meld in line:
            laid[meld.place] = meld.spots(left, area.top() + number * size.line, size)
            left += meld.width(size) + size.between
    return laid


def corner(melds: Sequence[MeldRow], area: QRectF, size: Size) -> QRectF:
    """Where the last of these melds begins, as the outline of a card."""
    broken = _broken(melds, area.width(), size)
    before = broken[-1][:-1]
    left = area.left() + sum(meld.width(size) + size.between for meld in before)
    return QRectF(left, area.top() + (len(broken) - 1) * size.line, size.card, CARD_RATIO * size.card)


def _broken(melds: Sequence[MeldRow], width: float, size: Size) -> list[list[MeldRow]]:
    """The melds in lines of this width."""
    broken: list[list[MeldRow]] = []
    room = -1.0
    for meld in melds:
        need = meld.width(size)
        if need > room:
            broken.append([])
            room = width
        broken[-1].append(meld)
        room -= need + size.between
    return broken
