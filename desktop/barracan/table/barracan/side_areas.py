"""A side's area: the slots of the five types and the tricks, in a band or a strip; and strips of four single seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.table.barracan.ladder_layout import FIRST_SIDE, NEXT_SIDE, Column, LaidLadder, Rungs, fits, lay_column
from barracan.table.layouts.frame import COMPACT_SLOTS, NORMAL_SLOTS, SMALLEST_CARD, Frame
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, SPARE, Index, Slot, cross_spots, height_of, spot_at

BACK_LEFT: Final = 0.17
BACK_UP: Final = 4
TRICK_SIZE: Final = 0.8
TRICK_STEP: Final = 0.1
_PAD: Final = 14
_LEAST_GAP: Final = 8
_TIGHT_GAP: Final = 2
_AIR: Final = 0.005
"""How much more than its index shows of a card in a full band."""
_LABEL_GAP: Final = 6
_BOX_PAD: Final = 7
"""How far the box that takes drops in a rail begins before its name."""
_LABEL_DROP: Final = 1
_PILL: Final = (31.0, 20.0)
_MOST_TRICKS_SPREAD: Final = 0.9
_MOST_BACKS: Final = 0.7
_CLOSER: Final = 0.05
_LEAST_BACKS: Final = 0.2
"""Down to this part of their width backs close up where a band is too full."""


class Fan(NamedTuple):
    """How wide the cards of a stack lie, in pixels."""

    backs: float
    """What all backs together show."""
    step: float
    """From one card of the open meld to the next."""


@dataclass(slots=True, eq=False, repr=False)
class Area:
    """What lies in a side's area: for each type the melds before the last and the last one's cards; the tricks."""

    stacks: tuple[tuple[int, int], ...]
    tricks: int
    counts: tuple[int, ...]
    """The melds of each type, those in ladders too."""


class Columns(NamedTuple):
    """The six columns that several bands share, for a card of this width: where each begins and how wide it is."""

    width: int
    offsets: tuple[float, ...]
    """From the band's left edge."""
    needs: tuple[float, ...]
    gap: float
    """Between two columns."""
    fans: tuple[tuple[Fan, ...], ...]
    """Of each band's stacks."""
    spreads: tuple[float, ...]
    """Of each band's tricks."""
    compact: bool


def share_columns(room: float, widest: int, areas: Sequence[Area], *, compact: bool, index: Index = INDEX) -> Columns:
    """The columns of bands as wide as *room*, in which all these areas lie; cards shrink where one is too full."""
    width = fitting_width(room, widest, areas, index)
    widths = [share * width for share in (COMPACT_SLOTS if compact else NORMAL_SLOTS)]
    inner = room - 2 * _PAD
    fans, spreads = _fans(areas, width, 0.30 if compact else 0.36, widths, inner, index)
    needs = _needs(areas, width, fans, spreads, widths, inner)
    gap = max(float(_TIGHT_GAP), (inner - sum(needs)) / (len(needs) - 1))
    offsets = [_PAD + sum(needs[:number]) + number * gap for number in range(len(needs))]
    return Columns(width, tuple(offsets), tuple(needs), gap, tuple(map(tuple, fans)), tuple(spreads), compact)


def band_slots(band: QRectF, columns: Columns, number: int, label: float, area: Area) -> tuple[Slot, ...]:
    """The slots of a band from the left: the five types, then the tricks at the right corner; *number* tells which of
    the areas that share the columns lies here.
    """
    top, gap, compact = band.top(), columns.gap, columns.compact
    slots = []
    for at, (stack, fan) in enumerate(zip(area.stacks, columns.fans[number], strict=True)):
        left, room = band.left() + columns.offsets[at], columns.needs[at] + gap - 6
        pilled = compact and area.counts[at] > 1
        slots.append(_stack_slot(left, top, room, label, columns.width, stack, fan, pilled))
    left, need, spread = band.left() + columns.offsets[-1], columns.needs[-1], columns.spreads[number]
    slots.append(_tricks_slot(left, need, top, label, columns.width, area.tricks, spread, compact=compact))
    return tuple(slots)


def rail_slots(rail: QRectF, columns: Columns, header: float) -> tuple[Slot, ...]:
    """The slots of a rail, in which nothing lies: names on the columns, under its *header*, and boxes for drops."""
    slots, top = [], rail.top() + header
    for offset, need in zip(columns.offsets, columns.needs, strict=True):
        left = rail.left() + offset
        right = min(left + need + columns.gap - 6, rail.right() - _PAD / 2)
        box = QRectF(left - _BOX_PAD, rail.top() + 3, right - left + 4, rail.height() - 6)
        slots.append(Slot(QRectF(left, top, right - left, rail.bottom() - top), box, ()))
    return tuple(slots)


def least_width(areas: Sequence[Area], width: int, index: Index = INDEX) -> float:
    """The width of bands in whose columns all cards lie clear of each other, backs as close as they may."""
    step = (index.beside + _AIR) * width
    fans = [[Fan(_LEAST_BACKS * _usual(stack, width, 0).backs, step) for stack in area.stacks] for area in areas]
    spreads = [_LEAST_BACKS * _spread(area.tricks, width) for area in areas]
    return sum(_bare(areas, width, fans, spreads)) + _TIGHT_GAP * (len(COMPACT_SLOTS) - 1) + 2 * _PAD


def fitting_width(room: float, widest: int, areas: Sequence[Area], index: Index = INDEX) -> int:
    """The card's width, or a smaller one where areas are too full for bands as wide as *room*."""
    return next((w for w in range(widest, SMALLEST_CARD, -1) if least_width(areas, w, index) <= room), SMALLEST_CARD)


def column_slots(strip: QRectF, width: int, label: float, area: Area, index: Index = INDEX) -> tuple[Slot, ...]:
    """The slots of a strip at the side: two columns by three rows, in the same order."""
    column = (strip.width() - 2 * _PAD - _LEAST_GAP) / 2
    row = strip.height() / 3
    slots = []
    for number, stack in enumerate(area.stacks):
        left = strip.left() + _PAD + (number % 2) * (column + _LEAST_GAP)
        top = strip.top() + (number // 2) * row
        fan = _fit_fan(stack, width, 0.30, column, index)
        slots.append(_stack_slot(left, top, column, label, width, stack, fan, area.counts[number] > 1))
    left = strip.left() + _PAD + column + _LEAST_GAP
    top = strip.top() + 2 * row
    spread = min(_spread(area.tricks, width), column - height_of(round(TRICK_SIZE * width)))
    slots.append(_tricks_slot(left, column, top, label, width, area.tricks, spread, compact=True))
    return tuple(slots)


def _fans(
    areas: Sequence[Area], width: int, step: float, widths: Sequence[float], inner: float, index: Index
) -> tuple[list[list[Fan]], list[float]]:
    """The fans of each area's stacks and the spread of its tricks: as usual, or closer where a band is too full.

    First the melds close up that are wider than their slots, then all, then the backs.
    """
    usual = [[_usual(stack, width, step) for stack in area.stacks] for area in areas]
    spreads, tight = [_spread(area.tricks, width) for area in areas], (index.beside + _AIR) * width
    if _over(areas, width, usual, spreads, inner) <= -(_LEAST_GAP - _TIGHT_GAP) * (len(widths) - 1):
        return usual, spreads
    fans = [
        [
            fan._replace(step=tight) if _stack_width(stack, width, fan) > slot else fan
            for stack, fan, slot in zip(area.stacks, each, widths, strict=False)
        ]
        for area, each in zip(areas, usual, strict=True)
    ]
    if _over(areas, width, fans, spreads, inner) <= 0:
        return fans, spreads
    fans = [[fan._replace(step=tight) for fan in each] for each in fans]
    over = _over(areas, width, fans, spreads, inner)
    backs = sum(max(column) for column in _backs(fans, spreads))
    share = max(_LEAST_BACKS, 1 - max(0.0, over) / backs) if backs else 1.0
    while over > 0 and share > _LEAST_BACKS:
        closer = [[fan._replace(backs=share * fan.backs) for fan in each] for each in fans]
        if _over(areas, width, closer, [share * spread for spread in spreads], inner) <= 0:
            break
        share = max(_LEAST_BACKS, share - _CLOSER)
    closed = [[fan._replace(backs=share * fan.backs) for fan in each] for each in fans]
    return closed, [share * spread for spread in spreads]


def _backs(fans: Sequence[Sequence[Fan]], spreads: Sequence[float]) -> list[tuple[float, ...]]:
    """What backs show in each column, by area."""
    shown = [[*(fan.backs for fan in each), spread] for each, spread in zip(fans, spreads, strict=True)]
    return list(zip(*shown, strict=True))


def _over(
    areas: Sequence[Area], width: int, fans: Sequence[Sequence[Fan]], spreads: Sequence[float], inner: float
) -> float:
    """By how much the cards alone are wider than the band."""
    return sum(_bare(areas, width, fans, spreads)) + _TIGHT_GAP * (len(COMPACT_SLOTS) - 1) - inner


def _needs(
    areas: Sequence[Area],
    width: int,
    fans: Sequence[Sequence[Fan]],
    spreads: Sequence[float],
    widths: Sequence[float],
    inner: float,
) -> list[float]:
    """The width each column takes: its share, or more where its cards need it, for which others give of their share."""
    bare = _bare(areas, width, fans, spreads)
    whole = [max(slot, need) for slot, need in zip(widths, bare, strict=True)]
    over = sum(whole) + _LEAST_GAP * (len(widths) - 1) - inner
    spare = sum(whole) - sum(bare)
    if over <= 0 or spare <= 0:
        return whole
    given = min(1.0, over / spare)
    return [wide - given * (wide - need) for wide, need in zip(whole, bare, strict=True)]


def _bare(areas: Sequence[Area], width: int, fans: Sequence[Sequence[Fan]], spreads: Sequence[float]) -> list[float]:
    """The width that the cards of each column take in the area that has most."""
    long = height_of(round(TRICK_SIZE * width))
    taken = [
        [*(_stack_width(stack, width, fan) for stack, fan in zip(area.stacks, each, strict=True)), long + spread]
        for area, each, spread in zip(areas, fans, spreads, strict=True)
    ]
    return [max(column) for column in zip(*taken, strict=True)]


def _fit_fan(stack: tuple[int, int], width: int, step: float, room: float, index: Index) -> Fan:
    """The fan of a stack in a column: the open meld closes up first, then the backs."""
    fan, covered = _usual(stack, width, step), max(0, stack[1] - 1)
    if covered and _stack_width(stack, width, fan) > room:
        tight = (index.beside - SPARE) * width
        fan = fan._replace(step=max(tight, (room - width - fan.backs) / covered))
    over = max(0.0, _stack_width(stack, width, fan) - room)
    return fan._replace(backs=max(_LEAST_BACKS * fan.backs, fan.backs - over))


def _usual(stack: tuple[int, int], width: int, step: float) -> Fan:
    return Fan(min(stack[0] * BACK_LEFT, _MOST_BACKS) * width, step * width)


def _stack_width(stack: tuple[int, int], width: int, fan: Fan) -> float:
    return fan.backs + width + max(0, stack[1] - 1) * fan.step


def _spread(tricks: int, width: int) -> float:
    """How much of the tricks under the newest shows."""
    return min(max(0, tricks - 1) * TRICK_STEP, _MOST_TRICKS_SPREAD) * width


def _stack_slot(
    left: float, top: float, room: float, label: float, width: int, stack: tuple[int, int], fan: Fan, pilled: bool
) -> Slot:
    backs, cards = stack
    cards_top = top + label + _LABEL_GAP
    shift = fan.backs / backs if backs else 0.0
    rise = min(BACK_UP, 6 / backs) if backs else 0.0
    spots = [
        spot_at(left + number * shift, cards_top - (backs - number) * rise, width, strip=shift)
        for number in range(backs)
    ]
    start = left + backs * shift
    spots += [spot_at(start + number * fan.step, cards_top, width, strip=fan.step) for number in range(cards)]
    if cards:
        spots[-1] = spots[-1]._replace(strip=width)
    pill = QRectF(left - 5, cards_top + height_of(width) - 18, *_PILL) if pilled else None
    return Slot(QRectF(left, top + _LABEL_DROP, room, label), spot_at(left, cards_top, width).rect, tuple(spots), pill)


def _tricks_slot(
    left: float,
    room: float,
    top: float,
    label: float,
    width: int,
    tricks: int,
    spread: float,
    *,
    compact: bool,
) -> Slot:
    """The slot of the tricks, crossed, whose newest lies in front."""
    card = round(TRICK_SIZE * width)
    long = height_of(card)
    middle = top + label + _LABEL_GAP + height_of(width) / 2
    step = spread / (tricks - 1) if tricks > 1 else 0.0
    spots = cross_spots(QPointF(left + long / 2, middle), card, tricks, step)
    outline = spot_at(left, top + label + _LABEL_GAP, width).rect
    pill = QRectF(left - 5, outline.bottom() - 18, *_PILL) if compact and tricks > 1 else None
    return Slot(QRectF(left, top + _LABEL_DROP, room, label), outline, tuple(spots), pill)


_PART: Final = 0.19
"""The width of a strip, of the table's."""
_APART: Final = 8
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
    _band(laid, grid, groups["north"], least_width([north], SMALLEST_CARD, grid.index))
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
