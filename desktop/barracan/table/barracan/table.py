"""The table of BarraCan."""

from barracan.model.view import SeatView
from barracan.table.barracan.layout import layout
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions


class BarracanTable(GameTable):
    """Four open piles round the stock, the areas of the sides, and their ladders."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.barracan.labels import label_piles_table

        label_piles_table(label, layout, view, people)
