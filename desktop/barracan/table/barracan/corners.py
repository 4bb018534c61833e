"""Where notes have room in the corners of the centre: they yield to piles, ladders and drawers."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.view import SeatView
from barracan.table.layouts.frame import Frame
from barracan.table.layouts.geometry import NOTE_HEAD, NOTE_MOVE, NOTE_SIDE, Layout

_LEAST_WINDOW: Final = 1180
_WIDE, _WIDEST = 206, 262
"""How wide notes are at a text scale of 1, and at most where a corner has the room."""
_MOST_MOVES, _LEAST_MOVES = 4, 3
_APART: Final = 6
_CAPTION: Final = 150


def lay_corners(laid: Layout, grid: Frame, view: SeatView) -> None:
    """Lay the match at the upper left, and the last moves at the lower right; with four seats at the upper right."""
    if grid.width < _LEAST_WINDOW or laid.panel is not None or laid.zone is not None or laid.action_bar.isEmpty():
        return
    taken, ts = _taken(laid, grid), grid.text_scale
    match = (NOTE_HEAD + NOTE_SIDE * len(view.sides)) * ts
    top, foot = grid.centre_top + _APART, grid.centre_bottom - _APART - match
    for left, at in ((laid.centre.left(), top), (grid.left, top), (laid.centre.left(), foot)):
        note = QRectF(left + 4, at, _WIDE * ts, match)
        if _is_free(note, taken, laid.centre):
            laid.corners["match"] = note
            taken = [*taken, note]
            break
    corners = ("bottom", "top") if view.seats == 2 else ("top", "bottom")
    for count, wide, corner in (
        (count, wide, corner)
        for wide in (_WIDEST, _WIDE)
        for count in range(_MOST_MOVES, _LEAST_MOVES - 1, -1)
        for corner in corners
    ):
        high = (NOTE_HEAD + NOTE_MOVE * count) * ts
        top = grid.centre_top + _APART if corner == "top" else grid.centre_bottom - _APART - high
        note = QRectF(grid.right - wide * ts, top, wide * ts, high)
        if _is_free(note, taken, laid.centre):
            laid.corners["moves"] = note
            return


def _taken(laid: Layout, grid: Frame) -> list[QRectF]:
    """What lies in the centre: lanes with their captions, names and hands."""
    fans = [fan.rect for fan in laid.fans.values()]
    wide = _CAPTION * grid.text_scale
    captions = []
    for place, lane in laid.lanes.items():
        if place in laid.labels:
            room = laid.labels[place]
            beside = (
                lane.adjusted(-wide, 0, wide, 0) if room.top() < lane.bottom() and room.bottom() > lane.top() else lane
            )
            captions.append(room.intersected(beside.adjusted(0, -room.height() - 8, 0, room.height() + 8)))
    return [*laid.lanes.values(), *captions, *laid.plates.values(), *fans]


def _is_free(note: QRectF, taken: Sequence[QRectF], centre: QRectF) -> bool:
    reach = note.adjusted(-_APART, -_APART / 2, _APART, _APART / 2)
    return centre.contains(note) and not any(reach.intersects(rect) for rect in taken)
