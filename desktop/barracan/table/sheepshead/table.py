"""The table of Sheepshead."""

from collections.abc import Sequence

from PySide6.QtCore import QSize

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.view import SeatView
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.hud.plates import PlateNote
from barracan.table.layouts.geometry import Layout, LayoutOptions, Spot
from barracan.table.layouts.table_layout import SMALLEST
from barracan.table.sheepshead.layout import laid_away_places, layout


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

    def write_choice(self, label: LabelMaker, layout: Layout, view: SeatView, cards: Sequence[Code]) -> None:
        """What the cards that are to be laid away count."""
        from barracan.table.sheepshead.labels import label_choice

        label_choice(label, layout, view, cards)

    def find_waiting(self, view: SeatView, layout: Layout) -> tuple[Spot, ...]:
        """The two places of what is laid away."""
        return laid_away_places(layout) if view.turn == view.seat else ()

    def waiting_place(self, view: SeatView) -> PlaceName:
        """Two cards go to the window."""
        play = view.lone_play()
        return "window" if play is not None and play.phase == "bury" and view.turn == view.seat else ""

    def tell(self, view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
        """Who plays alone and what the hand pays, with card points and what is out where they are counted."""
        from barracan.table.sheepshead.labels import tell_sheepshead

        return tell_sheepshead(view, people, counted=counted)

    def plate_note(self, view: SeatView, seat: int) -> PlateNote:
        """The ring of who plays alone, and who has passed."""
        from barracan.table.sheepshead.labels import note_of

        return note_of(view, seat)
