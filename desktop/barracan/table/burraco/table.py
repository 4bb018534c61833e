"""The table of Burraco."""

from barracan.model.view import SeatView
from barracan.table.burraco.layout import layout
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions


class BurracoTable(GameTable):
    """A band for each side with its melds on rails; stock, row and pots in the strip between."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.burraco.labels import label_burraco_table

        label_burraco_table(label, layout, view, people)
