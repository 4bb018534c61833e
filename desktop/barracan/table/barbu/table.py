"""The table of Barbu."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize

from barracan.model.cards import Code
from barracan.model.places import FOUNDATION, PlaceName, read_place
from barracan.model.view import SeatView
from barracan.table.barbu.layout import layout
from barracan.table.game_table import GameTable
from barracan.table.hud.choice_sheet import ChoiceSheet
from barracan.table.hud.labels import LabelMaker
from barracan.table.hud.people import People
from barracan.table.hud.plates import PlateNote
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.layouts.table_layout import SMALLEST


class BarbuTable(GameTable):
    """Three columns: contract and board, the trick or the rows, the doubles."""

    def lay_out(self, view: SeatView, options: LayoutOptions) -> Layout:
        """Lay the table of this view."""
        return layout(view, options)

    def least(self, view: SeatView) -> QSize:
        """As small however many play."""
        return SMALLEST

    def write_labels(self, label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
        """Write everything beside the cards."""
        from barracan.table.barbu.labels import label_barbu

        label_barbu(label, layout, view, people)

    def tell(self, view: SeatView, people: People, *, counted: bool) -> tuple[str, ...]:
        """Contract, doubles, points and board."""
        from barracan.table.barbu.labels import tell_barbu

        return tell_barbu(view, people)

    def plate_note(self, view: SeatView, seat: int) -> PlateNote:
        """The declarer's ring, the total, and in dominoes the place or the pass."""
        from barracan.table.barbu.plate_notes import note_of

        return note_of(view, seat)

    def find_landings(
        self, view: SeatView, layout: Layout, place: PlaceName, cards: Sequence[Code]
    ) -> tuple[QRectF, ...]:
        """Where a row goes on, with a chosen card or with those of the hand that fit, once rows are laid."""
        play = view.contract_play()
        if cards or play is None or read_place(place).kind != FOUNDATION:
            return super().find_landings(view, layout, place, cards)
        fitting = (f"{place}:{code}" for code in play.ends if code[1] == place[-1] and code in view.hand)
        return tuple(layout.landings[end].rect for end in fitting if end in layout.landings)

    def find_end(self, layout: Layout, place: PlaceName, end: str) -> QRectF:
        """The place of the card with which a row goes on there."""
        landing = layout.landings.get(f"{place}:{end}")
        return QRectF(landing.rect) if landing is not None else QRectF()

    def is_other_end(self, view: SeatView, layout: Layout, place: PlaceName, end: str, at: QPointF) -> bool:
        """Whether a row goes on there with another card."""
        from barracan.table.barbu.rows import ends_of

        play = view.contract_play()
        ends = ends_of(layout, view, play, place[-1]) if play is not None and end else {}
        return any(code != end and shown.rect.contains(at) for code, shown in ends.items())

    def choice_sheet(self, view: SeatView) -> type[ChoiceSheet] | None:
        """The sheet of contracts, or the boxes of doubles."""
        play = view.contract_play()
        if play is not None and play.phase == "contract":
            from barracan.table.barbu.contract_sheet import ContractSheet

            return ContractSheet
        if play is not None and play.phase == "doubling":
            from barracan.table.barbu.doubling_sheet import DoublingSheet

            return DoublingSheet
        return None
