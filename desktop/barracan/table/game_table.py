"""What the table of one game adds to what all tables have."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize

from barracan.model.cards import Code
from barracan.model.offers import Offer
from barracan.model.places import PlaceName
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.hud.base import HudItem
from barracan.table.hud.choice_sheet import ChoiceSheet
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.hud.plates import NO_NOTE, PlateNote
from barracan.table.layouts.geometry import Layout, LayoutOptions, Spot
from barracan.table.layouts.table_layout import CROWDED, SMALLEST

if TYPE_CHECKING:
    from barracan.table.accessibility.names import TableNames
    from barracan.table.hud.side_panel import BuilderPage


class GameTable:
    """How a game is laid out, and what stands beside its cards; packages with games of their own derive from it."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view, for the right hand."""
        raise NotImplementedError

    def least(self, view: SeatView) -> QSize:
        """The smallest table on which every card can be read."""
        return CROWDED if len(view.sides) > 2 else SMALLEST

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Make the labels that this game has, at their places on the table."""

    def write_drafts(self, label: LabelMaker, layout: Layout, view: SeatView, tray: TraySnapshot) -> None:
        """Make the labels that tell where the drafts of the tray would lie."""

    def write_choice(self, label: LabelMaker, layout: Layout, view: SeatView, cards: Sequence[Code]) -> None:
        """Make the labels that tell what these chosen cards come to."""

    def find_homes(self, view: SeatView, layout: Layout, card: Code) -> Mapping[PlaceName, tuple[QRectF, ...]]:
        """Where a card of the open discards would lie in melds of the viewer's side, by place."""
        return {}

    def find_landings(
        self, view: SeatView, layout: Layout, place: PlaceName, cards: Sequence[Code]
    ) -> tuple[QRectF, ...]:
        """Where these chosen cards may come to lie at a place that takes them; none where nothing tells."""
        landing = layout.landings.get(place)
        if landing is None and len(cards) == 1:
            landing = layout.landings.get(f"{place}:{cards[0]}")
        return (landing.rect,) if landing is not None else ()

    def find_waiting(self, view: SeatView, layout: Layout) -> tuple[Spot, ...]:
        """Where cards of the hand wait once they are chosen, one after another; none where they stay in it."""
        return ()

    def waiting_place(self, view: SeatView) -> PlaceName:
        """The place at which chosen cards wait until there are enough of them; empty where there is none."""
        return ""

    def is_other_end(self, view: SeatView, layout: Layout, place: PlaceName, end: str, at: QPointF) -> bool:
        """Whether this point means another end of a place than this one."""
        return False

    def find_end(self, layout: Layout, place: PlaceName, end: str) -> QRectF:
        """The part of the table that means this end of a place; empty where the table does not tell ends apart."""
        return QRectF()

    def tell(self, view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
        """What boards beside the cards say, in sentences for the table in text, with what is *counted*."""
        return ()

    def plate_note(self, view: SeatView, seat: int) -> PlateNote:
        """What a plate says beside name and cards."""
        return NO_NOTE

    def find_pile(self, view: SeatView, name: str) -> PlaceName:
        """The pile at this side of the table; empty where the game has one pile or trick for all sides."""
        return ""

    def find_points(self, view: SeatView) -> Sequence[tuple[int, int, PlaceName]]:
        """Each side's points with the place in which they lie, on a table that has places for them."""
        return ()

    def name_places(self, view: SeatView, people: People, offer: Offer, tray: TraySnapshot | None) -> "TableNames":
        """What names the places and cards of this view."""
        from barracan.table.accessibility.names import TableNames  # for who hears the table alone

        return TableNames(view, people, offer, tray)

    def make_builder(self, parent: HudItem) -> "BuilderPage":
        """The page of the panel on which ladders are built, for a game whose views say that it builds them."""
        raise NotImplementedError

    def choice_sheet(self, view: SeatView) -> type[ChoiceSheet] | None:
        """What is laid over the table for a choice, where buttons in rows would not do."""
        return None
