"""The layout of any game's table, for either hand; and the least size for which one is made."""

from typing import Final

from PySide6.QtCore import QSize, QSizeF

from barracan.model.view import SeatView
from barracan.session.game_parts import find_table
from barracan.table.layouts.geometry import Layout, LayoutOptions

SMALLEST, CROWDED = QSize(1024, 700), QSize(1280, 768)
"""The least table; the second is that of one that more areas share."""
LARGER_WORDS: Final = QSize(1112, 760)
"""The least page whose words are larger than usual."""
WATCHED: Final = QSize(684, 480)
"""The least table that is only looked at."""
_NEARLY: Final = 0.97
"""The part of its least size at which nothing need shrink yet: the frame of the window has taken the rest."""
_LEAST_SCALE: Final = 0.4
"""At which nothing can be read any more; a widget that has no size yet has less room still."""


def lay_out(game: str, view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this game."""
    size = table_size(options.size, watched=options.window is not None)
    laid: Layout = find_table(game).lay_out(view, options._replace(size=size))
    return laid.with_panel_at_left() if options.left_handed else laid


def table_size(room: QSizeF, *, watched: bool = False) -> QSizeF:
    """The size of the table in this room: that of the least one where there is none, as while it is not shown."""
    least = WATCHED if watched else SMALLEST
    too_small = room.width() < _NEARLY * least.width() or room.height() < _NEARLY * least.height()
    return room.expandedTo(QSizeF(least)) if too_small else room


def least_table(game: str, view: SeatView) -> QSize:
    """The smallest table of this game on which every card can be read."""
    least: QSize = find_table(game).least(view)
    return least


def shrunk_into(room: QSize, least: QSize = SMALLEST) -> float:
    """The scale of what is made for this size at least where there is so much room, at most 1."""
    scale = min(room.width() / least.width(), room.height() / least.height())
    return 1.0 if scale >= _NEARLY else max(_LEAST_SCALE, scale)
