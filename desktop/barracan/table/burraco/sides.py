"""The areas of the sides: a column with figures and plates, and two rails of melds beside it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.value import value
from barracan.model.view import LaidMeld
from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import INDEX, Index, Spot
from barracan.table.rummy.rails import GAP, RailMeld, RailSize, in_order, lay_on_rails, steps

STEP: Final = 0.46
_APART: Final = 0.34
"""Down to this step runs and groups keep their own rails."""
_LAST_RESORT: Final = 34
"""The card that is tried even where rails are lower; under it the width alone decides."""
_BESIDE_COLUMN: Final = 3
"""How far from column and edge rails begin and end, in pads."""
_NARROW_GAP: Final = 6.0
_TICKS: Final = 48.0
_DIGIT: Final = 8.0
"""Widths of a caption at a text scale of 1: its seven ticks, and a digit of its points."""


@value
class Side:
    """A side's area, and the melds that lie in it."""

    number: int
    band: QRectF
    column: QRectF
    rails: tuple[QRectF, ...]
    """Where cards begin: captions stand above."""
    runs: tuple[LaidMeld, ...]
    groups: tuple[LaidMeld, ...]


@value
class Fit:
    """How the melds of a side lie: the size, and the spots of each."""

    size: RailSize
    spots: Mapping[str, tuple[Spot, ...]]


@value
class Lines:
    """How rails lie in a band: how many, and the heights of captions, of gaps between and under them, and of pads."""

    count: int
    caption: float
    gap: float
    pad: float


def side_of(number: int, band: QRectF, column: float, lines: Lines, melds: Sequence[LaidMeld]) -> Side:
    """The area of a side in this band, with a column of this width."""
    beside = _BESIDE_COLUMN * lines.pad
    left, right = band.left() + column + beside, band.right() - beside
    rail = (band.height() - lines.gap) / lines.count
    over = lines.caption + lines.pad
    pitch = rail + lines.gap / 2 / max(1, lines.count - 1)
    rails = tuple(
        QRectF(left, band.top() + over + at * pitch - min(at, 1), right - left, rail - over)
        for at in range(lines.count)
    )
    runs, groups = in_order(melds)
    return Side(number, band, QRectF(band.left(), band.top(), column, band.height()), rails, tuple(runs), tuple(groups))


def fit_sides(
    sides: Sequence[Side], widest: int, text_scale: float, index: Index = INDEX, *, over: int = 0
) -> list[Fit]:
    """How the melds of all sides lie: their cards are as large as the fullest side allows, steps as each side does.

    Where only cards of the width *over* or smaller would have room, nothing lies.
    """
    for card in range(max(widest, _LAST_RESORT), over, -1):
        ways = list(_ways(card, index))
        if all(_fit(side, card, text_scale, index, ways[-1]) for side in sides):
            fits = ((_fit(side, card, text_scale, index, way) for way in ways) for side in sides)
            return [next(filter(None, each)) for each in fits]
    return [Fit(RailSize(max(1, over), INDEX.beside), {}) for _ in sides]


def _fit(side: Side, card: int, text_scale: float, index: Index, way: tuple[float, float, bool, float]) -> Fit | None:
    step, ticks, mixed, gap = way
    size = RailSize(card, step, index.turned, gap)
    runs, groups = ([_rail_meld(meld, ticks * text_scale) for meld in melds] for melds in (side.runs, side.groups))
    spots = lay_on_rails(runs, groups, side.rails, size, mixed=mixed)
    return Fit(size, spots) if spots is not None else None


def _ways(card: int, index: Index) -> Iterator[tuple[float, float, bool, float]]:
    """Steps, the width of a caption's ticks, whether groups may lie above, and the gaps.

    First the step gives way a little, then groups lie above too, then the step gives way, then the ticks do; before
    cards become smaller than they ever should, gaps do too. The last way is the closest.
    """
    tried = steps(STEP, index)
    if card >= SMALLEST_CARD:
        yield from ((step, _TICKS, False, GAP) for step in tried if step >= _APART)
        yield from ((step, _TICKS, True, GAP) for step in tried)
    yield tried[-1], _TICKS, True, GAP
    yield tried[-1], 0.0, True, GAP
    if card <= SMALLEST_CARD:
        yield tried[-1], 0.0, True, _NARROW_GAP


def _rail_meld(meld: LaidMeld, ticks: float) -> RailMeld:
    caption = 0.0 if meld.worth else ticks + _DIGIT * len(str(meld.points))
    return RailMeld(meld.place, len(meld.cards), meld.cards_across, caption)
