"""The table of a game of tricks."""

from barracan.model.view import SeatView
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.tricks.layout import layout


class TricksTable(GameTable):
    """The trick in the middle, the seats round it."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.tricks.labels import label_trick_table

        label_trick_table(label, layout, view, people)
