"""The table of Barracuda."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.view import SeatView
from barracan.table.barracuda.layout import landing_of_meld, layout
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.layouts.table_layout import CROWDED


class BarracudaTable(GameTable):
    """The suit board with the sets beside it, the others above, deck and discards below."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def least(self, view: SeatView) -> QSize:
        """As small however many play."""
        return CROWDED

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.barracuda.labels import label_barracuda_table

        label_barracuda_table(label, layout, view, people)

    def tell(self, view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
        """What lies in each lane, and how far the turn is."""
        from barracan.table.barracuda.labels import tell_barracuda

        return tell_barracuda(view, people, counted=counted)

    def find_landings(
        self, view: SeatView, layout: Layout, place: PlaceName, cards: Sequence[Code]
    ) -> tuple[QRectF, ...]:
        """Where chosen cards will lie: a run on its places of the board."""
        if place in layout.under:
            landing = landing_of_meld(layout, cards)
            return (landing,) if landing is not None else ()
        return super().find_landings(view, layout, place, cards)
