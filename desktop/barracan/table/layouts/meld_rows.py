"""Melds in rows: the largest cards at which all of them have room in their areas."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import CARD_RATIO, Spot, height_of, spot_at

_STEPS: Final = (0.36, 0.30, 0.24)
_TURNED_STEP: Final = 0.46
"""A card that lies across shows its whole index only so far in."""
_BETWEEN: Final = 12
_LINE_GAP: Final = 7
_LAST_RESORT: Final = 34


class MeldRow(NamedTuple):
    """A meld to be laid: its place, how many cards it has, and how many of the last lie across."""

    place: str
    count: int
    turned: int = 0

    def width(self, card: int, step: float) -> float:
        """How wide it is with cards of this width."""
        if not self.count:
            return card
        strips = sum(self._strip(at, card, step) for at in range(self.count - 1))
        return strips + (height_of(card) if self.turned else card)

    def spots(self, left: float, top: float, card: int, step: float) -> tuple[Spot, ...]:
        """Where its cards lie, from this corner on."""
        spots = []
        for at in range(self.count):
            across = at >= self.count - self.turned
            strip = self._strip(at, card, step)
            drop = (height_of(card) - card) / 2 if across else 0
            spots.append(spot_at(left, top + drop, card, across=across, strip=strip))
            left += strip
        return (*spots[:-1], spots[-1]._replace(strip=spots[-1].size[0])) if spots else ()

    def _strip(self, at: int, card: int, step: float) -> float:
        return (_TURNED_STEP if at >= self.count - self.turned else step) * card


class Size(NamedTuple):
    """The width of the cards and the step from one to the next, in widths."""

    card: int
    step: float

    @property
    def line(self) -> float:
        """The height of a line of melds with the gap under it."""
        return height_of(self.card) + _LINE_GAP


def fitting(widest: int, areas: Sequence[tuple[float, float, Sequence[MeldRow]]]) -> Size | None:
    """The largest cards with which the melds fit into every area, given as width, height and melds."""
    for card in range(widest, SMALLEST_CARD - 1, -2):
        for step in _STEPS:
            size = Size(card, step)
            if all(lines(melds, width, size) * size.line - _LINE_GAP <= height for width, height, melds in areas):
                return size
    return None


def shrunk(widest: int, areas: Sequence[tuple[float, float, Sequence[MeldRow]]]) -> Size:
    """The same below the size at which cards are comfortable to read, for tables that are too full."""
    size = Size(min(widest, SMALLEST_CARD), _STEPS[-1])
    while size.card > _LAST_RESORT and any(
        lines(melds, width, size) * size.line - _LINE_GAP > height for width, height, melds in areas
    ):
        size = Size(size.card - 1, size.step)
    return size


def lines(melds: Sequence[MeldRow], width: float, size: Size) -> int:
    """How many lines these melds take."""
    return len(_broken(melds, width, size))


def lay_rows(melds: Sequence[MeldRow], area: QRectF, size: Size) -> Mapping[str, tuple[Spot, ...]]:
    """The spots of every meld, line by line."""
    laid = {}
    for number, line in enumerate(_broken(melds, area.width(), size)):
        left = area.left()
        for meld in line:
            laid[meld.place] = meld.spots(left, area.top() + number * size.line, size.card, size.step)
            left += meld.width(size.card, size.step) + _BETWEEN
    return laid


def corner(melds: Sequence[MeldRow], area: QRectF, size: Size) -> QRectF:
    """Where the last of these melds begins, as the outline of a card."""
    broken = _broken(melds, area.width(), size)
    before = broken[-1][:-1]
    left = area.left() + sum(meld.width(size.card, size.step) + _BETWEEN for meld in before)
    return QRectF(left, area.top() + (len(broken) - 1) * size.line, size.card, CARD_RATIO * size.card)


def _broken(melds: Sequence[MeldRow], width: float, size: Size) -> list[list[MeldRow]]:
    """The melds in lines of this width."""
    broken: list[list[MeldRow]] = []
    room = -1.0
    for meld in melds:
        need = meld.width(size.card, size.step)
        if need > room:
            broken.append([])
            room = width
        broken[-1].append(meld)
        room -= need + _BETWEEN
    return broken
