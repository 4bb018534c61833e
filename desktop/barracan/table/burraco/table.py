"""The table of Burraco."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.burraco.homes import homes_of
from barracan.table.burraco.layout import layout
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.rummy.rails import DRAFTS


class BurracoTable(GameTable):
    """A band for each side with its melds on rails; stock, row and pots in the strip between."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.burraco.labels import label_burraco_table

        label_burraco_table(label, layout, view, people)

    def write_drafts(self, label: LabelMaker, layout: Layout, view: SeatView, tray: TraySnapshot) -> None:
        """Show the drafts where they would lie, on the own rails."""
        from barracan.table.burraco.sides import STEP
        from barracan.table.rummy.drafts import label_drafts

        if DRAFTS in layout.labels:
            label_drafts(label, tray, layout.labels[DRAFTS], layout.meld_width, STEP)

    def find_homes(self, view: SeatView, layout: Layout, card: Code) -> Mapping[PlaceName, tuple[QRectF, ...]]:
        """At the ends of runs that it goes on with, at the end of a group of its rank."""
        own = view.side_of(view.seat)
        homes = {meld.place: homes_of(meld, card, layout) for meld in view.laid_melds() if meld.side == own}
        return {place: rects for place, rects in homes.items() if rects}

    def find_landings(
        self, view: SeatView, layout: Layout, place: PlaceName, cards: Sequence[Code]
    ) -> tuple[QRectF, ...]:
        """Where one chosen card would lie in a meld; elsewhere as at other tables."""
        meld = next((meld for meld in view.laid_melds() if meld.place == place), None)
        if meld is not None:
            return homes_of(meld, cards[0], layout) if len(cards) == 1 else ()
        return super().find_landings(view, layout, place, cards)
