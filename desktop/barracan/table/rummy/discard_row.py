"""A discard pile of which only the top card can be taken: spread, the others washed, the oldest under a pill."""

from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.places import DISCARD
from barracan.table.layouts.geometry import SPARE, Layout, Spot, height_of, spot_at

_STEP: Final = 0.36
_CLEAR: Final = 0.18
"""How far the top card stands from the others, in card widths."""


def lay_discard_row(laid: Layout, count: int, room: QRectF, width: int) -> None:
    """Lay so many cards of this width from the left of a room in the middle of its height; tell where the next lies."""
    top = room.center().y() - height_of(width) / 2
    spots, buried = _row(laid, count, room, width, top)
    laid.spots[DISCARD] = spots
    laid.outlines[DISCARD] = spot_at(room.left(), top, width).rect
    laid.landings[DISCARD] = _row(laid, count + 1, room, width, top)[0][-1]
    if buried:
        laid.buried[DISCARD] = buried
        first = spots[0].rect
        laid.count_pills[DISCARD] = QRectF(first.left() + 3, first.bottom() - 24, first.width(), 20)


def _row(laid: Layout, count: int, room: QRectF, width: int, top: float) -> tuple[tuple[Spot, ...], int]:
    """The spots from the oldest card on, and how many of these lie under the next one."""
    covered, free = count - 1, room.width() - (2 + _CLEAR) * width
    if covered < 1:
        return (tuple(spot_at(room.left(), top, width) for _ in range(count)), 0)
    least = (laid.index.beside - SPARE / 2) * width
    shown = min(covered, max(1, 1 + int(free / least)))
    step = min(_STEP * width, free / (shown - 1)) if shown > 1 else 0.0
    older = covered - shown
    lefts = [room.left()] * older + [room.left() + number * step for number in range(shown)]
    strips = [step] * (covered - 1) + [width]
    spots = [
        spot_at(left, top, width, strip=strip)._replace(washed=True) for left, strip in zip(lefts, strips, strict=True)
    ]
    return (*spots, spot_at(lefts[-1] + (1 + _CLEAR) * width, top, width)), older
