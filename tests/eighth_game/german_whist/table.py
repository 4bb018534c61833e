"""The table of German whist: that of a trick game, and the stock at its right."""

from PySide6.QtCore import QRectF

from barracan.table.layouts.geometry import Layout, LayoutOptions, height_of, spot_at
from barracan.table.layouts.piles import stock_spots
from barracan.table.tricks.table import TricksTable


class GermanWhistTable(TricksTable):
    """A trick game's table with a stock."""

    def lay_out(self, view, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        laid = super().lay_out(view, options)
        width = laid.pile_width
        trick = laid.outlines["trick"]
        spot = spot_at(trick.right() + width, trick.center().y() - height_of(width) / 2, width, strip=width)
        laid.spots["stock"], laid.buried["stock"] = stock_spots(spot, len(view.stock))
        laid.outlines["stock"] = spot.rect
        if view.stock:
            words = spot.rect.bottom() + 4
            laid.labels["stock"] = QRectF(spot.rect.left(), words, 2 * width, 40 * laid.text_scale)
        return laid
