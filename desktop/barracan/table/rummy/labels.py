"""The words on the table of a rummy: what melds are worth, what wildcards stand for, how many cards lie in piles."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from barracan.model.cards import KINDS, card_text
from barracan.model.places import POT, read_place
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import LaidMeld, SeatView
from barracan.table.hud.labels import Label, LabelMaker, Pill
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LABEL,
    width_of,
    write,
)
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT

_UNDER_INDEX: Final = 0.36
_INDEX_WIDTH: Final = 0.26
"""How far down and how wide the index at the upper left of a card is."""
_WORTH: Final = {
    "clean": QT_TRANSLATE_NOOP("Melds", "clean"),
    "semi_clean": QT_TRANSLATE_NOOP("Melds", "semi-clean"),
    "dirty": QT_TRANSLATE_NOOP("Melds", "dirty"),
}


class StandsFor(Label):
    """A small index on a wildcard, under its own: rank and suit of the card for which it stands, or a rank alone."""

    lines: tuple[str, ...] = ()

    def show_index(self, lines: tuple[str, ...]) -> None:
        """Say this, one under the other."""
        self.lines = lines
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height of the sign."""
        width = max((width_of(line, self._font()) for line in self.lines), default=0)
        return round(max(width, 9 * self.ts) + 5 * self.ts), round(len(self.lines) * self._line() + 5 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint ground and lines."""
        area, line = self.area(), self._line()
        draw_panel(painter, area, 4 * self.ts, QColor(FELT.ring_edge), FELT.hairline)
        top = (area.height() - len(self.lines) * line) / 2
        for number, word in enumerate(self.lines):
            write(painter, QRectF(0, top + number * line, area.width(), line), word, self._font(), FELT.text, CENTRE)

    def _line(self) -> float:
        return round(13.5 * self.ts)

    def _font(self) -> QFont:
        return self.letters(LABEL, BOLD)


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
    """What each wildcard stands for under its own index, the worth at the foot of the last card."""
    spots = layout.spots[meld.place]
    for at, (stands, spot) in enumerate(zip(meld.stands, spots, strict=True)):
        if stands:
            sign = label(StandsFor, f"stands:{meld.place}:{at}")
            sign.show_index((_rank(stands[0]), card_text(stands)[-1]) if stands in KINDS else (_rank(stands),))
            wide, high = sign.natural_size()
            left, top = spot.rect.left(), spot.rect.top() + _UNDER_INDEX * spot.rect.height()
            if spot.across:
                left, top = spot.rect.center().x() - wide / 2, spot.rect.center().y() - high / 2
            else:
                left += (min(spot.strip, _INDEX_WIDTH * spot.width) - wide) / 2
            sign.set_rect(QRectF(round(left), round(top), wide, high))
    if meld.worth:
        pill = label(Pill, f"worth:{meld.place}")
        pill.show_word(QCoreApplication.translate("Melds", _WORTH[meld.worth]))
        wide, high = pill.natural_size()
        last = spots[-1].rect
        pill.set_rect(QRectF(round(last.right() - wide + 4), round(last.bottom() - high + 4), wide, high))


def _rank(rank: str) -> str:
    return "10" if rank == "T" else rank
