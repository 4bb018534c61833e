"""The table of Buraco."""

from barracan.model.view import SeatView
from barracan.table.burraco.table import BurracoTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout


class BuracoTable(BurracoTable):
    """That of Burraco, with what openings need, the first card, the cut and the clock."""

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.buraco.labels import label_buraco_table

        super().write_labels(label, layout, view, people)
        label_buraco_table(label, layout, view)
