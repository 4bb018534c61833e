"""The table of German whist: that of a trick game, and the stock at its right."""

from typing import Any

from PySide6.QtCore import QRectF

from barracan.table.layouts.geometry import Layout, LayoutOptions, height_of, spot_at
from barracan.table.layouts.piles import stock_spots
from barracan.table.tricks import layout as tricks


def layout(view: Any, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    laid = tricks.layout(view, options)
    width = laid.pile_width
    trick = laid.outlines["trick"]
    spot = spot_at(trick.right() + width, trick.center().y() - height_of(width) / 2, width, strip=width)
    laid.spots["stock"], laid.buried["stock"] = stock_spots(spot, len(view.stock))
    laid.outlines["stock"] = spot.rect
    if view.stock:
        words = spot.rect.bottom() + 4
        laid.labels["stock"] = QRectF(spot.rect.left(), words, 2 * width, 40 * laid.text_scale)
    return laid
