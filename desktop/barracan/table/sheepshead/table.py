"""The table of Sheepshead."""

from PySide6.QtCore import QSize

from barracan.model.view import SeatView
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.hud.plates import PlateNote
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.layouts.table_layout import SMALLEST
from barracan.table.sheepshead.layout import layout


class SheepsheadTable(GameTable):
    """Three columns: card sheet, points and trick, match and payments."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def least(self, view: SeatView) -> QSize:
        """As small however many play."""
        return SMALLEST

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.sheepshead.labels import label_sheepshead

        label_sheepshead(label, layout, view, people)

    def tell(self, view: SeatView, people: People) -> tuple[str, ...]:
        """Who plays alone and what the hand pays; counts are of the painted table alone, where a setting has them."""
        from barracan.table.sheepshead.labels import tell_sheepshead

        return tell_sheepshead(view, people, counted=False)

    def plate_note(self, view: SeatView, seat: int) -> PlateNote:
        """The ring of who plays alone, and who has passed."""
        from barracan.table.sheepshead.labels import note_of

        return note_of(view, seat)
