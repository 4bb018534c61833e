"""The words on the table of a trick game: who played what, what has been taken, what is being played."""

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.table.furniture.base import FurnitureItem
from barracan.table.furniture.labels import PileCaption, Pill
from barracan.table.furniture.words import said
from barracan.table.layouts.geometry import Layout
from barracan.table.layouts.seating import side_of
from barracan.table.people import People
from barracan.table.seen import headline_of

Make = Callable[[str, Callable[[], FurnitureItem], QRectF], Any]
_SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def label_tricks(item: Make, layout: Layout, view: Any, people: People) -> None:
    """Write everything; *item* makes a label of this name at this rect."""

    def caption(name: str, rect: QRectF, word: str, under: str = "", side: int = -1) -> None:
        item(f"label:{name}", lambda: PileCaption(f"label:{name}"), rect).show_caption(word, under, side)

    for place, rect in layout.labels.items():
        if place.startswith("tricks:"):
            _count(item, view, place, rect)
        elif place.startswith("foundation:"):
            caption(place, rect, _SIGNS[place[-1]])
    leader = view.leader
    for step in range(len(view.trick)):
        seat = (leader + step) % view.seats
        caption(f"trick:{seat}", layout.labels[f"trick:{seat}"], people.name(seat), side=side_of(view, seat))
    for seat, rect in layout.notes.items():
        word, under = people.notes(view, seat)
        if word or under:
            caption(f"note:{seat}", rect, word or under, under if word else "")
    if "window" in layout.labels:
        caption("window", layout.labels["window"], QCoreApplication.translate("PileCaption", "window"))
    if "start" in layout.labels:
        caption("start", layout.labels["start"], QCoreApplication.translate("PileCaption", "start"))
    headline = headline_of(view)
    if headline is not None:
        caption("headline", layout.labels["headline"], said(headline))


def _count(item: Make, view: Any, place: str, rect: QRectF) -> None:
    won = view.won[int(place.partition(":")[2])]
    if won:
        pill = item(f"count:{place}", lambda: Pill(f"count:{place}"), rect)
        pill.show_stock(won)
        wide, high = pill.natural_size()
        pill.set_rect(QRectF(rect.center().x() - wide / 2, rect.center().y() - high / 2, wide, high))
