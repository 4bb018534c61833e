"""The table of Barbu."""

from PySide6.QtCore import QSize

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

    def tell(self, view: SeatView, people: People) -> tuple[str, ...]:
        """Contract, doubles, points and board."""
        from barracan.table.barbu.labels import tell_barbu

        return tell_barbu(view, people)

    def plate_note(self, view: SeatView, seat: int) -> PlateNote:
        """The declarer's ring, the total, and in dominoes the place or the pass."""
        from barracan.table.barbu.plate_notes import note_of

        return note_of(view, seat)

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
