"""How many cards lie in the stock of a rummy, and how many of its discards are out of sight."""

from PySide6.QtCore import QCoreApplication

from barracan.model.places import DISCARD, STOCK
from barracan.model.view import SeatView
from barracan.table.hud.labels import LabelMaker, Pill
from barracan.table.layouts.geometry import Layout


def label_stock(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """Write on the stock how many cards it has."""
    pill = label(Pill, "count:stock")
    pill.show_stock(len(view.places()[STOCK]))
    pill.centre_on(layout.outlines[STOCK].center(), pill.natural_size())


def label_older_discards(label: LabelMaker, layout: Layout) -> None:
    """Write how many discards lie under those that have room."""
    if older := layout.buried.get(DISCARD, 0):
        pill = label(Pill, "count:discard")
        translate = QCoreApplication.translate
        one, several = translate("Pill", "1 older"), translate("Pill", "{count} older")
        pill.show_word(one if older == 1 else several.format(count=older))
        pill.centre_on(layout.count_pills[DISCARD].center(), pill.natural_size())
