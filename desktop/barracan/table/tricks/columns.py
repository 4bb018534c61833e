"""The three columns of a table of tricks: boards and plates at the sides, the trick between them."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.table.layouts.frame import CARD_SIZES, SMALLEST_CARD, Frame
from barracan.table.layouts.geometry import CARD_RATIO, LayoutOptions, clamp, height_of

LEAST_BESIDE: Final = 1048.0
"""The width that the table needs beside a panel."""
_APART: Final = 10.0
_LOW: Final = 760.0
"""Under this height everything stands closer."""
_SIDE: Final = (236.0, 300.0)
_PLATE: Final = (180.0, 64.0, 56.0)
"""Width of a plate, its height, and that in a low window."""
_UNDER_PLATE: Final = 7.0
_OPEN_SIZE: Final = 0.61
_TAKEN_ROWS: Final = 1.37
"""How high what lies open under a plate is at most, in cards."""
_LEAST_TEXT: Final = 0.9


class Columns(NamedTuple):
    """What the table between its bars is parted into."""

    zone: QRectF
    left: QRectF
    centre: QRectF
    right: QRectF
    plate: tuple[float, float]
    low: bool
    """Whether the window is so low that things stand closer."""
    unit: float
    """How large what stands in the columns is: text scale, as far as the columns are high enough."""
    back: int
    """The width of backs that lie there."""
    open: int
    """The width of taken cards that lie open."""
    card: float
    """How large cards are to be, by the setting."""

    def plates(self, under_boards: float) -> dict[str, QRectF]:
        """Where plates stand: west and east in the columns from this height on, the others in the middle."""
        wide, high = self.plate
        middle = self.centre.center().x() - wide / 2
        return {
            "west": QRectF(self.left.left(), under_boards, wide, high),
            "east": QRectF(self.right.right() - wide, under_boards, wide, high),
            "north": QRectF(middle, self.zone.top(), wide, high),
            "south": QRectF(middle, self.zone.bottom() - high, wide, high),
        }


def columns(grid: Frame, options: LayoutOptions, boards: float, over_hand: float = 0.0) -> Columns:
    """Part the table; *boards* is how high what stands over the plates is at a text scale of 1.

    *over_hand* is the room that words over the hand take where no bar keeps it free.
    """
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    bottom = grid.bar_top - 9 if grid.bar_height else min(grid.bar_top, grid.hand_top - over_hand)
    zone = QRectF(grid.margin, grid.top_bar + 8, right - grid.margin, bottom - grid.top_bar - 8)
    low = grid.whole_height < _LOW
    open_width = max(SMALLEST_CARD, round(_OPEN_SIZE * grid.hand_width))
    taken = _TAKEN_ROWS * height_of(open_width) + 8
    plate = _PLATE[2] if low else _PLATE[1]
    unit = clamp((zone.height() - taken) / (boards + 12 + plate), _LEAST_TEXT, grid.text_scale)
    side = clamp(0.22 * grid.table_width, _SIDE[0], _SIDE[1] * max(1.0, grid.text_scale))
    back = int((plate * unit - _UNDER_PLATE) / CARD_RATIO)
    wide = min(_PLATE[0] * unit, side - height_of(back) - _APART)
    left = QRectF(zone.left(), zone.top(), side, zone.height())
    far = QRectF(zone.right() - side, zone.top(), side, zone.height())
    centre = QRectF(left.right() + _APART, zone.top(), far.left() - left.right() - 2 * _APART, zone.height())
    size = CARD_SIZES[options.card_size]
    return Columns(zone, left, centre, far, (wide, plate * unit), low, unit, back, open_width, size)
