"""The table of any trick game: the trick in a cross, what each seat has taken beside its plate."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.view import SeatView
from barracan.table.layouts.frame import Table, bars, compass, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, Layout, LayoutOptions, height_of
from barracan.table.tricks.columns import Columns, columns
from barracan.table.tricks.trick import lay_takings, lay_trick

_TRICK_HEIGHT: Final = 0.19
_ACROSS: Final = 1.13
_DOWN: Final = 0.525
_HEADLINE: Final = (300.0, 40.0)


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    grid = frame(Table(4, False), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    wide, high = _HEADLINE
    room = columns(grid, options, high)
    laid.meld_width, laid.column_text = room.open, room.unit
    plates = room.plates(max(room.zone.top() + high * grid.text_scale + 8, room.zone.center().y() - room.plate[1]))
    for name, seat in compass(view).items():
        laid.put_plate(view, seat, plates[name])
    lay_takings(laid, view, plates, room)
    tall = _trick_height(room, grid.whole_height)
    lay_trick(laid, view, _cross(room, int(tall / CARD_RATIO)), tall, played=view.turn is not None)
    left, top = room.zone.left() + 4, room.zone.top() - 4
    laid.labels["headline"] = QRectF(left, top, wide * grid.text_scale, high * grid.text_scale)
    return laid


def _trick_height(room: Columns, window: float) -> float:
    free = room.zone.height() - 2 * (room.plate[1] + 13)
    return min(_TRICK_HEIGHT * window * room.card, free / (1 + 2 * _DOWN))


def _cross(room: Columns, width: int) -> dict[str, QPointF]:
    """Where the cards of a trick have their middles."""
    middle, across, down = room.centre.center(), _ACROSS * width, _DOWN * height_of(width)
    return {
        "south": middle + QPointF(0, down),
        "west": middle - QPointF(across, 0),
        "north": middle - QPointF(0, down),
        "east": middle + QPointF(across, 0),
    }
