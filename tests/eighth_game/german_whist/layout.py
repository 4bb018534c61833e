"""The table of German whist: that of a trick game, and the stock at its right."""

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.table.layouts.geometry import Layout, height_of, spot_at
from barracan.table.tricks import layout as tricks

_STEP = 0.3
"""How far a card of the stock lies from the one below, in points."""


def layout(size: QSizeF, view: Any, **wishes: Any) -> Layout:
    """Lay the table of this view."""
    laid = tricks.layout(size, view, **wishes)
    width = laid.pile_width
    trick = laid.outlines["trick"]
    corner = QPointF(trick.right() + width, trick.center().y() - height_of(width) / 2)
    laid.spots["stock"] = tuple(
        spot_at(corner.x() - _STEP * number, corner.y() - _STEP * number, width, strip=width)
        for number in range(len(view.stock))
    )
    laid.outlines["stock"] = QRectF(corner.x(), corner.y(), width, height_of(width))
    return laid
