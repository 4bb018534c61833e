"""The words on the table of a trick game: who played what, what has been taken, what is being played."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.model.places import FOUNDATION, TRICKS, read_place
from barracan.model.view import SeatView
from barracan.table.hud.labels import LabelMaker, PileCaption, Pill, SuitSign
from barracan.table.hud.name_tag import NameTag
from barracan.table.hud.people import People, doubles_of
from barracan.table.hud.seat_note import Pointing, SeatNote
from barracan.table.layouts.geometry import Layout, bounds
from barracan.table.layouts.seating import compass
from barracan.table.translation import translate_text

_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def label_trick_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of a trick game."""

    def caption(name: str, rect: QRectF, word: str, under: str = "", side: int = -1) -> None:
        label(PileCaption, f"label:{name}", rect).show_caption(word, under, side)

    for place, rect in layout.labels.items():
        if read_place(place).kind == TRICKS:
            _count(label, view, place, _backs(layout, view, place, rect))
        elif read_place(place).kind == FOUNDATION:
            label(SuitSign, f"label:{place}", rect).show_sign(_SIGNS[read_place(place).word])
    leader = view.trick_leader() or 0
    for step in range(len(view.places()["trick"])):
        seat = (leader + step) % view.seats
        caption(f"trick:{seat}", layout.labels[f"trick:{seat}"], people.name(seat), side=view.side_of(seat))
    for seat, rect in layout.notes.items():
        _note(label, view, people, seat, rect)
    if "window" in layout.labels:
        caption("window", layout.labels["window"], QCoreApplication.translate("PileCaption", "window"))
    if "stock" in layout.labels:
        stock, count = QCoreApplication.translate("Spoken", "stock"), len(view.places()["stock"])
        caption("stock", layout.labels["stock"], stock, str(count))
    if "start" in layout.labels:
        caption("start", layout.labels["start"], QCoreApplication.translate("PileCaption", "start"))
    _headline(label, view, people, layout.labels["headline"])


def _headline(label: LabelMaker, view: SeatView, people: People, rect: QRectF) -> None:
    """What is being played, with the mark of the seat that has chosen it."""
    headline, note, seat = people.headline(view), view.headline_note(), view.headline_seat()
    if not headline:
        return
    words = headline, translate_text(note.naming(people.names)) if note is not None else ""
    if seat is None:
        label(PileCaption, "label:headline", rect).show_caption(*words)
    else:
        label(NameTag, "tag:headline", rect).show_tag(view.side_of(seat), *words)


def _note(label: LabelMaker, view: SeatView, people: People, seat: int, rect: QRectF) -> None:
    word = people.note(view, seat)
    words = QCoreApplication.translate("SeatNote", "doubles"), QCoreApplication.translate("SeatNote", "redoubles")
    pointings = [
        Pointing(points, tuple((view.side_of(other), people.name(other)) for other in seats))
        for points, seats in zip(words, doubles_of(view, seat), strict=True)
        if seats
    ]
    if word or pointings:
        sides = {seat: name for name, seat in compass(view).items()}
        at_side, east = sides[seat] in ("west", "east"), sides[seat] == "east"
        note = label(SeatNote, f"note:{seat}", rect)
        note.show_note(word, pointings, right=east or not at_side, centred=not at_side)


def _backs(layout: Layout, view: SeatView, place: str, rect: QRectF) -> QRectF:
    """What the backs of a place cover; where all its cards lie open, where backs would lie."""
    cards = view.places()[place]
    covered = bounds(spot for spot, code in zip(layout.spots[place], cards, strict=True) if code is None)
    return rect if covered.isEmpty() else covered


def _count(label: LabelMaker, view: SeatView, place: str, rect: QRectF) -> None:
    won = view.tricks_won()[read_place(place).owner]
    if won:
        pill = label(Pill, f"count:{place}", rect)
        pill.show_stock(won)
        pill.centre_on(rect.center(), pill.natural_size())
