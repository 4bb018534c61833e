"""A side's area: the slots of the five types and the tricks, in a band or in two columns."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from barracan.table.layouts.frame import COMPACT_SLOTS, NORMAL_SLOTS
from barracan.table.layouts.geometry import INDEX, SPARE, Index, Slot, height_of, spot_at

BACK_LEFT: Final = 0.17
BACK_UP: Final = 4
TRICK_SIZE: Final = 0.8
TRICK_STEP: Final = 0.1
_PAD: Final = 14
_LEAST_GAP: Final = 8
_AIR: Final = 0.005
"""How much more than its index shows of a card in a full band."""
_LABEL_GAP: Final = 6
_LABEL_DROP: Final = 1
_PILL: Final = (31.0, 20.0)
_MOST_TRICKS_SPREAD: Final = 0.9


@dataclass(slots=True, eq=False, repr=False)
class Area:
    """What lies in a side's area: for each type the melds before the last and the last one's cards; the tricks."""

    stacks: tuple[tuple[int, int], ...]
    tricks: int


def band_slots(
    band: QRectF, width: int, label: float, area: Area, *, compact: bool, index: Index = INDEX
) -> tuple[Slot, ...]:
    """The slots of a band from the left: the five types, then the tricks at the right corner."""
    spread = 0.30 if compact else 0.36
    widths = [share * width for share in (COMPACT_SLOTS if compact else NORMAL_SLOTS)]
    inner = band.width() - 2 * _PAD
    steps = _steps(area, width, spread, widths, inner, index)
    needs = _needs(area, width, steps, widths, inner)
    gap = max(2.0, (inner - sum(needs)) / (len(needs) - 1))
    left, top = band.left() + _PAD, band.top()
    slots = []
    for number, (stack, step, need) in enumerate(zip(area.stacks, steps, needs, strict=False)):
        last = number == len(area.stacks) - 1 and not compact  # its words leave the gap to those of the tricks
        slots.append(_stack_slot(left, top, need if last else need + gap - 6, label, width, stack, step, compact))
        left += need + gap
    right = band.right() - _PAD
    words = needs[-1] if compact else needs[-1] + gap - 6
    slots.append(_tricks_slot(right, top, label, width, area.tricks, needs[-1], words, compact=compact))
    return tuple(slots)


def column_slots(strip: QRectF, width: int, label: float, area: Area, index: Index = INDEX) -> tuple[Slot, ...]:
    """The slots of a strip at the side: two columns by three rows, in the same order."""
    column = (strip.width() - 2 * _PAD - _LEAST_GAP) / 2
    row = strip.height() / 3
    slots = []
    for number, stack in enumerate(area.stacks):
        left = strip.left() + _PAD + (number % 2) * (column + _LEAST_GAP)
        top = strip.top() + (number // 2) * row
        step = _fitting_step(stack, width, 0.30, column, index)
        slots.append(_stack_slot(left, top, column, label, width, stack, step, compact=True))
    left = strip.left() + _PAD + column + _LEAST_GAP
    top = strip.top() + 2 * row
    right = left + column
    slots.append(_tricks_slot(right, top, label, width, area.tricks, column, column, compact=True, at_left=True))
    return tuple(slots)


def _steps(area: Area, width: int, spread: float, widths: Sequence[float], inner: float, index: Index) -> list[float]:
    """The step of each stack's open meld: the usual one, or tighter where a band is too full."""
    usual = [spread * width] * len(area.stacks)
    most = inner - _LEAST_GAP * len(area.stacks)
    if sum(_needs(area, width, usual, widths, inner)) <= most:
        return usual
    return [
        (index.beside + _AIR) * width if _stack_width(stack, width, step) > slot else step
        for stack, step, slot in zip(area.stacks, usual, widths, strict=False)
    ]


def _needs(area: Area, width: int, steps: Sequence[float], widths: Sequence[float], inner: float) -> list[float]:
    """The width each slot takes: its share, or more where its cards need it; only its cards' in a band too full."""
    stacks = [
        max(slot, _stack_width(stack, width, step))
        for stack, step, slot in zip(area.stacks, steps, widths, strict=False)
    ]
    whole = [*stacks, max(widths[-1], _tricks_width(area.tricks, width))]
    if sum(whole) + _LEAST_GAP * len(stacks) <= inner:
        return whole
    bare = [_stack_width(stack, width, step) for stack, step in zip(area.stacks, steps, strict=False)]
    return [*bare, max(height_of(round(TRICK_SIZE * width)), _tricks_width(area.tricks, width))]


def _fitting_step(stack: tuple[int, int], width: int, spread: float, room: float, index: Index) -> float:
    over = _stack_width(stack, width, spread * width) > room
    if not over or stack[1] < 2:
        return spread * width
    return max((index.beside - SPARE) * width, (room - width - _backs_width(stack[0], width)) / (stack[1] - 1))


def _backs_width(backs: int, width: int) -> float:
    return min(backs * BACK_LEFT, 0.7) * width


def _stack_width(stack: tuple[int, int], width: int, step: float) -> float:
    backs, cards = stack
    return _backs_width(backs, width) + width + max(0, cards - 1) * step


def _stack_slot(
    left: float, top: float, room: float, label: float, width: int, stack: tuple[int, int], step: float, compact: bool
) -> Slot:
    backs, cards = stack
    cards_top = top + label + _LABEL_GAP
    shift = _backs_width(backs, width) / backs if backs else 0.0
    rise = min(BACK_UP, 6 / backs) if backs else 0.0
    spots = [
        spot_at(left + number * shift, cards_top - (backs - number) * rise, width, strip=shift)
        for number in range(backs)
    ]
    start = left + backs * shift
    spots += [spot_at(start + number * step, cards_top, width, strip=step) for number in range(cards)]
    if cards:
        spots[-1] = spots[-1]._replace(strip=width)
    pill = QRectF(left - 5, cards_top + height_of(width) - 18, *_PILL) if compact and backs else None
    return Slot(QRectF(left, top + _LABEL_DROP, room, label), spot_at(left, cards_top, width).rect, tuple(spots), pill)


def _tricks_width(tricks: int, width: int) -> float:
    spread = min(max(0, tricks - 1) * TRICK_STEP, _MOST_TRICKS_SPREAD)
    return height_of(round(TRICK_SIZE * width)) + spread * width


def _tricks_slot(
    right: float,
    top: float,
    label: float,
    width: int,
    tricks: int,
    room: float,
    label_room: float,
    *,
    compact: bool,
    at_left: bool = False,
) -> Slot:
    """Backs crossed, every second one across; the newest lies in front."""
    card = round(TRICK_SIZE * width)
    long = height_of(card)
    taken = max(_tricks_width(tricks, width), room if at_left else min(1.24 * width, room))
    left = right - taken
    middle = top + label + _LABEL_GAP + height_of(width) / 2
    spread = _tricks_width(tricks, width) - long
    step = spread / (tricks - 1) if tricks > 1 else 0.0
    spots = []
    for number in range(tricks):
        across = number % 2 == 1
        wide, high = (long, card) if across else (card, long)
        centre = left + long / 2 + number * step
        spots.append(spot_at(centre - wide / 2, middle - high / 2, card, across=across, strip=step))
    outline = spot_at(left, top + label + _LABEL_GAP, width).rect
    words = max(right - left, min(6.6 * label, label_room))
    pill = QRectF(left - 5, outline.bottom() - 18, *_PILL) if compact and tricks > 1 else None
    return Slot(QRectF(right - words, top + _LABEL_DROP, words, label), outline, tuple(spots), pill)
