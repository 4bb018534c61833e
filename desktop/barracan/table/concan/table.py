"""The table of Concan."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize

from barracan.model.cards import Code
from barracan.model.places import PlaceName
from barracan.model.view import SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.concan.layout import HIGH, LIGHT, LOW, layout
from barracan.table.game_table import GameTable
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.layouts.table_layout import CROWDED

_JOKER = "JK"


class ConcanTable(GameTable):
    """The areas of the others above, stock and discards between, the own area below."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def least(self, view: SeatView) -> QSize:
        """As small however many play."""
        return CROWDED

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.concan.labels import label_concan_table

        label_concan_table(label, layout, view, people)

    def write_drafts(self, label: LabelMaker, layout: Layout, view: SeatView, tray: TraySnapshot) -> None:
        """Show the drafts behind the own melds, with what they count together."""
        from barracan.table.concan.labels import label_concan_drafts

        label_concan_drafts(label, layout, tray)

    def find_landings(
        self, view: SeatView, layout: Layout, place: PlaceName, cards: Sequence[Code]
    ) -> tuple[QRectF, ...]:
        """A light under each end of a meld at which a card fits; a new meld lies behind the others."""
        if place in layout.under:
            return (layout.labels["next_meld"],)
        meld = next((meld for meld in view.laid_melds() if meld.place == place), None)
        if meld is None or len(cards) != 1:
            return super().find_landings(view, layout, place, cards)
        ends = zip((LOW, HIGH), meld.ends, strict=True)
        fits = [end for end, takes in ends if takes and cards[0] in (takes, _JOKER)]
        return tuple(layout.labels[f"{LIGHT}:{place}:{end}"] for end in fits)

    def find_end(self, layout: Layout, place: PlaceName, end: str) -> QRectF:
        """The light under an end of a meld with half of the card there, however little room the light has beside it."""
        name = f"{LIGHT}:{place}:{end}"
        if name not in layout.labels:
            return QRectF()
        light, spots = QRectF(layout.labels[name]), layout.spots[place]
        if end == LOW:
            light.setRight(spots[0].rect.center().x())
        else:
            light.setLeft(spots[-1].rect.center().x())
        return light
