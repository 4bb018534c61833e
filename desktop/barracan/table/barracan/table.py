"""The table of BarraCan."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from barracan.model.offers import Offer
from barracan.model.places import LADDER, MELDS, PILE, TRICKS, PlaceName, place_name
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.centre import pile_compass
from barracan.table.barracan.layout import layout
from barracan.table.barracan.words import TYPES
from barracan.table.game_table import GameTable
from barracan.table.hud.base import HudItem
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions

if TYPE_CHECKING:
    from barracan.table.barracan.ladder_page import LadderPage
    from barracan.table.barracan.names import BarracanNames


class BarracanTable(GameTable):
    """Four open piles round the stock, the areas of the sides, and their ladders."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.barracan.labels import label_piles_table

        label_piles_table(label, layout, view, people)

    def find_pile(self, view: SeatView, name: str) -> PlaceName:
        """The pile at this side of the table."""
        return place_name(PILE, pile_compass(view)[name])

    def find_points(self, view: SeatView) -> Sequence[tuple[int, int, PlaceName]]:
        """Each side's points in its stacks, its tricks and its ladders that are complete."""
        found = []
        for side, table in enumerate(view.side_tables()):
            places = [
                (place_name(MELDS, side, kind), points) for kind, points in zip(TYPES, table.type_points, strict=True)
            ]
            places.append((place_name(TRICKS, side), table.trick_points))
            for number, ladder in enumerate(table.ladders):
                if not ladder.missing:
                    places.append((place_name(LADDER, side, number), ladder.points))
            found += [(side, points, place) for place, points in places if points]
        return found

    def name_places(self, view: SeatView, people: People, offer: Offer, tray: TraySnapshot | None) -> "BarracanNames":
        """What names piles, stacks and ladders."""
        from barracan.table.barracan.names import BarracanNames

        return BarracanNames(view, people, offer, tray)

    def make_builder(self, parent: HudItem) -> "LadderPage":
        """The page on which ladders are built; it loads when it is first needed."""
        from barracan.table.barracan.ladder_page import LadderPage

        return LadderPage(parent)
