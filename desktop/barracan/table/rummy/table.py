"""The table of a rummy."""

from barracan.model.view import SeatView
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.rummy.layout import layout


class RummyTable(GameTable):
    """Stock, discard row and pots in the middle, the melds of the sides above and below."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.rummy.labels import label_rummy_table

        label_rummy_table(label, layout, view, people)
