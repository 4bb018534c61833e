"""Four seats that play singly: strips at both sides, a band between them, and where their ladders stand."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from PySide6.QtCore import QRectF

from barracan.table.barracan.ladder_layout import FIRST_SIDE, NEXT_SIDE, Column, LaidLadder, Rungs, fits, lay_column
from barracan.table.barracan.side_area import Area, least_width
from barracan.table.layouts.frame import SMALLEST_CARD, Frame
from barracan.table.layouts.geometry import CARD_RATIO, height_of

_PART: Final = 0.19
"""The width of a strip, of the table's."""
_APART: Final = 8
_PAD: Final = 14
_TALLEST: Final = 0.109
_WIDEST_MELD: Final = 1.9


@dataclass(slots=True, eq=False, repr=False)
class Strips:
    """The areas of four single seats; all by side of the table."""

    width: int
    """Of a card in a strip."""
    tag: float = 0.0
    """The height of our name tag where our ladders stand beside the west's strip."""
    areas: dict[str, QRectF] = field(default_factory=dict)
    rows: dict[str, QRectF] = field(default_factory=dict)
    """The part of a strip in which its melds lie."""
    ladders: dict[str, list[LaidLadder]] = field(default_factory=dict)

    @property
    def left(self) -> float:
        """Where the room of the piles begins: right of the west's strip, and of north's ladders where they are long."""
        hanging = [
            ladder.rect for ladder in self.ladders["north"] if ladder.rect.bottom() > self.areas["north"].bottom()
        ]
        return max([self.areas["west"].right(), *(rect.right() for rect in hanging)]) + _APART


def lay_strips(grid: Frame, groups: Mapping[str, Sequence[Rungs]], north: Area) -> Strips:
    """Part the table between the four; *groups* are everybody's ladders, *north* what lies in the north's band."""
    wide = _PART * grid.table_width
    width = int(max(SMALLEST_CARD, min(_TALLEST * grid.height / CARD_RATIO, (wide - 36) / 2 / _WIDEST_MELD)))
    laid = Strips(width)
    left, foot = _own_ladders(laid, grid, groups["south"])
    right = grid.table_width - grid.margin
    _strip(laid, grid, "west", QRectF(left, grid.band_top, wide, foot - grid.band_top), groups["west"])
    tall = grid.centre_bottom - grid.band_top
    _strip(laid, grid, "east", QRectF(right - wide, grid.band_top, wide, tall), groups["east"])
    _band(laid, grid, groups["north"], least_width(north, SMALLEST_CARD, grid.index))
    return laid


def _own_ladders(laid: Strips, grid: Frame, group: Sequence[Rungs]) -> tuple[float, float]:
    """Our ladders from our band's foot up; returns where the strip above them begins, and where it ends.

    Where they are too tall to leave the strip its rows, it stands right of them.
    """
    laid.tag, tag = 60 * grid.text_scale, 40 * grid.text_scale + 10
    head = grid.band_top + _header(grid) + _least_rows(grid, laid.width)
    bottom, braces = grid.own_band.bottom() - 4, 92 * grid.scale if grid.wide else 0
    right = grid.margin + grid.ladder_zone
    column = Column(grid.margin + 2, right, head, bottom, tag, grid.caption, braces, grid.index)
    under = fits(column, (), group)
    if not under:
        column.top, column.gap, column.braces = grid.band_top, laid.tag + 4, 0
        column.right = column.left + max(
            rungs.width(SMALLEST_CARD, column.least_side, column.least_side) for rungs in group
        )
    laid.ladders["south"] = lay_column(column, grid.meld_width, (), group)[1]
    if not group:
        return grid.margin, grid.centre_bottom
    if not under:
        return column.right + _APART, grid.centre_bottom
    top = min(ladder.caption.top() for ladder in laid.ladders["south"])
    return grid.margin, min(grid.centre_bottom, top - tag)


def _strip(laid: Strips, grid: Frame, name: str, strip: QRectF, group: Sequence[Rungs]) -> None:
    """A strip with its ladders over its rows, or beside them where they are too tall for that."""
    rows = strip.adjusted(0, _header(grid), 0, 0)
    least = _least_rows(grid, laid.width)
    above = Column(
        rows.left() + _PAD, rows.right() - 10, rows.top(), rows.bottom() - least, 0, grid.caption, index=grid.index
    )
    if fits(above, group, ()):
        laid.ladders[name] = lay_column(above, laid.width, group, ())[0]
        if group:
            rows.setTop(max(ladder.rect.bottom() for ladder in laid.ladders[name]) + _APART)
    else:
        need = max(rungs.width(SMALLEST_CARD, above.least_side, above.least_side) for rungs in group) + _APART
        strip.adjust(-need if name == "east" else 0, 0, need if name == "west" else 0, 0)
        rows.moveLeft(strip.left() + (need if name == "west" else 0))
        left = strip.left() + _PAD if name == "west" else strip.right() - need
        beside = Column(left, left + need - _APART, rows.top() + 4, rows.bottom(), 0, grid.caption, index=grid.index)
        laid.ladders[name] = lay_column(beside, laid.width, group, ())[0]
    laid.areas[name], laid.rows[name] = strip, rows


def _band(laid: Strips, grid: Frame, group: Sequence[Rungs], least: float) -> None:
    """North's band between the strips, its ladders left of it; their rows tighten where it would be too narrow."""
    left, right = laid.areas["west"].right() + _APART, laid.areas["east"].left() - _APART
    beside = grid.index.beside
    for first, following in ((FIRST_SIDE, NEXT_SIDE), (beside, beside)):
        need = max((rungs.width(SMALLEST_CARD, first, following) for rungs in group), default=-_APART)
        if right - left - need - _APART >= least:
            break
    column = Column(left, left + need, grid.band_top + 2, grid.centre_bottom, 0, grid.caption, index=grid.index)
    laid.ladders["north"] = lay_column(column, grid.meld_width, group, ())[0]
    left += need + _APART
    laid.areas["north"] = QRectF(left, grid.band_top, right - left, grid.band_height + grid.header)


def _header(grid: Frame) -> float:
    return grid.header + 2


def _least_rows(grid: Frame, width: int) -> float:
    """The height of three rows of melds."""
    return 3 * (grid.label + 12 + height_of(width))
