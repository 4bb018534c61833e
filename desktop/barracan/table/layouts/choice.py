"""The layout of a game's table, for either hand."""

from typing import Any

from PySide6.QtCore import QSizeF

from barracan.model.view import SeatView
from barracan.session.game_parts import find_layout
from barracan.table.layouts.geometry import Layout


def layout(size: QSizeF, game: str, view: SeatView, **wishes: Any) -> Layout:
    """Lay the table of this game, for the left hand where that is wished."""
    laid: Layout = find_layout(game)(size, view, **wishes)
    if not wishes.get("mirrored"):
        return laid
    from barracan.table.layouts.geometry import mirrored

    return mirrored(laid)
