"""A side's area: the slots of the five types and the tricks, in a band or a strip; and strips of four single seats."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.table.barracan.fans import strip_head
from barracan.table.barracan.ladder_layout import LaidLadders, Owned, form_of, lay_ladders, room_of
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
_ROW_AIR: Final = 12
_PILL: Final = (31.0, 20.0)
_PILL_LABEL: Final = 27.0
"""How high a row of labels is at the most whose text a pill of that size holds."""
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


def column_slots(
    rows: QRectF, head: QRectF, width: int, label: float, area: Area, index: Index = INDEX
) -> tuple[Slot, ...]:
    """The slots of a strip at the side: two columns, row by row, in the same order.

    Types without melds take no place; what is for them goes to the *head*. Where nothing lies at all, their names do.
    """
    used = _used(area)
    single = rows.width() < 2 * (_column_width(area, width, index) + _PAD) + _LEAST_GAP
    column = rows.width() - 2 * _PAD if single else (rows.width() - 2 * _PAD - _LEAST_GAP) / 2
    columns = 1 if single else 2
    named = not any(used) and not any(area.counts)
    tall = label if named else row_height(width, label)
    slots: list[Slot] = []
    cells = 0
    for number, there in enumerate(used):
        if not there and not named:
            slots.append(Slot(QRectF(), head, ()))
            continue
        left, top = (
            rows.left() + _PAD + (cells % columns) * (column + _LEAST_GAP),
            rows.top() + (cells // columns) * tall,
        )
        cells += 1
        if named:
            words = QRectF(left, top + _LABEL_DROP, column, label)
            slots.append(Slot(words, words, ()))
        elif number < len(area.stacks):
            stack = area.stacks[number]
            fan = _fit_fan(stack, width, 0.30, column, index)
            slots.append(_stack_slot(left, top, column, label, width, stack, fan, area.counts[number] > 1))
        else:
            spread = min(_spread(area.tricks, width), column - height_of(round(TRICK_SIZE * width)))
            slots.append(_tricks_slot(left, column, top, label, width, area.tricks, spread, compact=True))
    return tuple(slots)


def _used(area: Area) -> list[bool]:
    """In which slots something lies."""
    return [*(backs + cards > 0 for backs, cards in area.stacks), area.tricks > 0]


def row_height(width: int, label: float) -> float:
    """The height of a row of melds in a strip."""
    return label + _ROW_AIR + height_of(width)


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
    pill = _pill(left, cards_top + height_of(width), label) if pilled else None
    return Slot(QRectF(left, top + _LABEL_DROP, room, label), spot_at(left, cards_top, width).rect, tuple(spots), pill)


def _pill(left: float, bottom: float, label: float) -> QRectF:
    """Where the count stands on the cards that end there; it grows with text whose row is this high."""
    part = max(1.0, label / _PILL_LABEL)
    wide, high = (part * length for length in _PILL)
    return QRectF(left - 5, bottom + 2 - high, wide, high)


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
    pill = _pill(left, outline.bottom(), label) if compact and tricks > 1 else None
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
    areas: dict[str, QRectF] = field(default_factory=dict)
    rows: dict[str, QRectF] = field(default_factory=dict)
    """The part of a strip in which its melds lie."""
    heads: dict[str, QRectF] = field(default_factory=dict)
    ladders: dict[str, LaidLadders] = field(default_factory=dict)


def lay_strips(
    grid: Frame, left: float, groups: Mapping[str, Sequence[Owned]], areas: Mapping[str, Area], back: Mapping[int, int]
) -> Strips:
    """Part the table right of *left* between the four; *groups* are the neighbours' ladders."""
    wide = _PART * grid.table_width
    width = int(max(SMALLEST_CARD, min(_TALLEST * grid.height / CARD_RATIO, (wide - 36) / 2 / _WIDEST_MELD)))
    laid = Strips(width)
    right = grid.table_width - grid.margin
    for name in ("west", "east"):
        own = max(wide, _two_columns(grid, laid.width, areas[name]))
        edge = left if name == "west" else right - own
        strip = QRectF(edge, grid.band_top, own, grid.centre_bottom - grid.band_top)
        _strip(laid, grid, name, strip, groups[name], areas[name], back)
    band = QRectF(laid.areas["west"].right() + _APART, grid.band_top, 0, grid.band_height + grid.header)
    band.setRight(laid.areas["east"].left() - _APART)
    laid.areas["north"] = band
    return laid


def _two_columns(grid: Frame, card: int, area: Area) -> float:
    """The width that two columns of a strip need whose rows have no room one under another; else none."""
    room = grid.centre_bottom - grid.band_top - strip_head(grid) - grid.header - 2
    if sum(_used(area)) * row_height(card, grid.label) <= room:
        return 0.0
    return 2 * (_column_width(area, card, grid.index) + _PAD) + _LEAST_GAP + 1


def _strip(
    laid: Strips, grid: Frame, name: str, strip: QRectF, group: Sequence[Owned], area: Area, back: Mapping[int, int]
) -> None:
    """A strip with its ladders over its rows; beside them where rows leave no room for the newest."""
    seat = strip_head(grid)
    rows = strip.adjusted(0, seat + grid.header + 2, 0, 0)
    if group:
        need = (sum(_used(area)) + 1) // 2 * row_height(laid.width, grid.label)
        room = room_of(grid, rows.height() - need - _APART, rows.width() - 2 * _PAD, SMALLEST_CARD)
        ladders = lay_ladders(room, rows.left() + _PAD, rows.top(), (group, ()), back)
        if ladders.ladders:
            rows.setTop(ladders.bottom(rows.top()) + _APART)
        else:
            ladders = _beside(grid, laid.width, name, strip, rows, group, area, back)
        laid.ladders[name] = ladders
    laid.heads[name] = QRectF(strip.left(), strip.top() + seat, strip.width(), grid.header)
    laid.areas[name], laid.rows[name] = strip, rows


def _beside(
    grid: Frame,
    card: int,
    name: str,
    strip: QRectF,
    rows: QRectF,
    group: Sequence[Owned],
    area: Area,
    back: Mapping[int, int],
) -> LaidLadders:
    """Ladders beside the rows of their strip, at the outer side; it widens where two columns of rows need it all."""
    room = room_of(grid, rows.height(), rows.width(), SMALLEST_CARD)
    most = max(form_of(owned.ladder).width(SMALLEST_CARD, room.beside) for owned in group)
    room = room._replace(most=most)
    narrow = _column_width(area, card, grid.index) + 2 * _PAD
    tall = sum(_used(area)) * row_height(card, grid.label)
    free = strip.width() - narrow if tall <= rows.height() else 0.0
    wider = max(0.0, most + _APART + _PAD - free)
    inner = 1 if name == "west" else -1
    strip.adjust(0 if inner > 0 else -wider, 0, wider if inner > 0 else 0, 0)
    taken = most + _APART
    rows.setLeft(strip.left() + (taken if inner > 0 else 0))
    rows.setRight(strip.right() - (0 if inner > 0 else taken))
    left = strip.left() + _PAD if inner > 0 else rows.right()
    return lay_ladders(room, left, rows.top(), (group, ()), back)


def _column_width(area: Area, width: int, index: Index) -> float:
    """The least width of a column in which each stack and the tricks have room."""
    least = [
        _stack_width(stack, width, Fan(_LEAST_BACKS * _usual(stack, width, 0).backs, index.beside * width))
        for stack in area.stacks
    ]
    return max(*least, height_of(round(TRICK_SIZE * width)) + 2.0)
