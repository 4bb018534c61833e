"""The words on the table of a rummy: what melds are worth, what wildcards stand for, how many cards lie in piles."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.model.places import POT, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import LaidMeld, SeatView
from barracan.table.hud.labels import LabelMaker, Pill
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.rummy.stands_for import label_wildcards

_WORTH: Final = {
    "clean": QT_TRANSLATE_NOOP("Melds", "clean"),
    "semi_clean": QT_TRANSLATE_NOOP("Melds", "semi-clean"),
    "dirty": QT_TRANSLATE_NOOP("Melds", "dirty"),
}


def label_rummy_table(label: LabelMaker, layout: Layout, view: SeatView, _: People) -> None:
    """Write everything on the table of a rummy."""
    places = view.places()
    stock = label(Pill, "count:stock")
    stock.show_stock(len(places["stock"]))
    stock.centre_on(layout.outlines["stock"].center(), stock.natural_size())
    if pots := [len(cards) for place, cards in places.items() if read_place(place).kind == POT and cards]:
        pill = label(Pill, "count:pots")
        pill.show_word(" · ".join(map(str, pots)))
        pill.centre_on(layout.count_pills["pots"].center(), pill.natural_size())
    for meld in view.laid_melds():
        _label_meld(label, layout, meld)


def _label_meld(label: LabelMaker, layout: Layout, meld: LaidMeld) -> None:
    """What each wildcard stands for, and the worth at the foot of the last card."""
    spots = layout.spots[meld.place]
    label_wildcards(label, meld, spots, layout.index)
    if meld.worth:
        pill = label(Pill, f"worth:{meld.place}")
        pill.show_word(QCoreApplication.translate("Melds", _WORTH[meld.worth]))
        wide, high = pill.natural_size()
        last = spots[-1].rect
        pill.set_rect(QRectF(round(last.right() - wide + 4), round(last.bottom() - high + 4), wide, high))
