"""The words on the table of Burraco: columns, captions of melds, counts of the strip."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from barracan.model.places import POT, read_place
from barracan.model.view import SeatView
from barracan.table.burraco.captions import MeldCaption
from barracan.table.burraco.column import ColumnContent, SideColumn
from barracan.table.burraco.layout import COLUMN
from barracan.table.burraco.strip import POTS, ROW
from barracan.table.hud.labels import Label, LabelMaker, Pill
from barracan.table.hud.lettering import CENTRE, LABEL, SEMIBOLD, write
from barracan.table.hud.people import People
from barracan.table.hud.plates import card_words
from barracan.table.layouts.geometry import Layout
from barracan.table.rummy.stands_for import label_wildcards

_ROOM: Final = 4.0
_BESIDE: Final = 0.4
"""Plates that begin right of this part of a column leave its figures the whole height."""


class Caption(Label):
    """A line of quiet words in the middle of its place."""

    PRINTED = True
    word = ""

    def show_word(self, word: str) -> None:
        """Say this."""
        if word != self.word:
            self.word = word
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the words."""
        write(painter, self.area(), self.word, self.letters(LABEL, SEMIBOLD), self.theme.quiet, CENTRE)


def label_burraco_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of Burraco."""
    for side in range(len(view.sides)):
        _label_column(label, layout, view, people, side)
    for meld in view.laid_melds():
        label(MeldCaption, f"caption:{meld.place}", layout.labels[meld.place]).show_meld(meld)
        label_wildcards(label, meld, layout.spots[meld.place], layout.index)
    _label_strip(label, layout, view)


def _label_column(label: LabelMaker, layout: Layout, view: SeatView, people: People, side: int) -> None:
    rect = layout.labels[f"{COLUMN}{side}"]
    seats = view.sides[side]
    plates = [layout.plates[seat].translated(-rect.topLeft()) for seat in seats]
    room = QRectF(0, 0, rect.width(), rect.height())
    if len(seats) == 1:
        room.setTop(plates[0].bottom() + _ROOM)
    elif (left := min(plate.left() for plate in plates)) > _BESIDE * rect.width():
        room.setRight(left - _ROOM)
    else:
        room.setBottom(min(plate.top() for plate in plates) - _ROOM)
    points = view.hand_points(side) or 0
    content = ColumnContent(
        side, people.names_of(seats), points, view.totals[side], view.melding_sides()[side], single=len(seats) == 1
    )
    column = label(SideColumn, f"{COLUMN}{side}", rect)
    column.show_side(content, room)


def _label_strip(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """How many cards stock, pots and row have."""
    places = view.places()
    count = label(Pill, "count:stock")
    count.show_stock(len(places["stock"]))
    card = layout.outlines["stock"]
    wide, high = count.natural_size()
    open_card = bool(places["stock"]) and places["stock"][-1] is not None
    middle = QPointF(card.center().x(), card.bottom() - high / 2 - 4) if open_card else card.center()
    count.centre_on(middle, (wide, high))
    if POTS in layout.labels:
        label(Caption, "caption:pots", layout.labels[POTS]).show_word(pot_words(view))
    if ROW in layout.labels:
        pill = label(Pill, "count:row")
        pill.show_word(card_words(len(places["discard"])))
        wide, high = pill.natural_size()
        at = layout.labels[ROW]
        pill.set_rect(QRectF(round(at.left()), round(at.bottom() - high), wide, high))


def pot_words(view: SeatView) -> str:
    """How many pots are left and how large they are, or where they went; one that is taken may still lie unseen."""
    translate = QCoreApplication.translate
    sizes = [len(cards) for place, cards in view.places().items() if read_place(place).kind == POT]
    left, taken = [size for size in sizes if size], sum(side.pot for side in view.melding_sides())
    unseen = sum(map(view.hand_is_covered, range(view.seats)))
    if unseen == len(left):
        if taken < len(sizes):
            return translate("Pots", "no pot left")
        return translate("Pots", "both pots taken") if taken == 2 else translate("Pots", "all pots taken")
    if unseen:
        return translate("Pots", "{count} pots, {taken} taken").format(count=len(left), taken=unseen)
    if len(left) == 1:
        return translate("Pots", "1 pot of {size}").format(size=left[0])
    if len(set(left)) > 1:
        return translate("Pots", "pots of {sizes}").format(sizes=" · ".join(map(str, left)))
    return translate("Pots", "{count} pots of {size}").format(count=len(left), size=left[0])
