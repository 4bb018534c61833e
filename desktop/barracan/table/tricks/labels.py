"""The words on the table of any trick game: what has been taken, what is being played."""

from PySide6.QtCore import QCoreApplication, QRectF

from barracan.model.view import SeatView
from barracan.table.hud.labels import LabelMaker, NameTag, PileCaption
from barracan.table.hud.people import People
from barracan.table.layouts.geometry import Layout
from barracan.table.translation import translate_text
from barracan.table.tricks.marks import count_tricks, mark_trick


def label_trick_table(label: LabelMaker, layout: Layout, view: SeatView, people: People) -> None:
    """Write everything on the table of a trick game."""
    count_tricks(label, layout, view)
    mark_trick(label, layout, view)
    if "stock" in layout.labels:
        stock, count = QCoreApplication.translate("Spoken", "stock"), len(view.places()["stock"])
        label(PileCaption, "label:stock", layout.labels["stock"]).show_caption(stock, str(count))
    _headline(label, view, people, layout.labels["headline"])


def _headline(label: LabelMaker, view: SeatView, people: People, rect: QRectF) -> None:
    """What is being played, with the mark of the seat that has chosen it."""
    headline, note, seat = people.headline(view), view.headline_note(), view.headline_seat()
    if not headline:
        return
    words = headline, translate_text(note.with_names(people.names)) if note is not None else ""
    if seat is None:
        label(PileCaption, "label:headline", rect).show_caption(*words)
    else:
        label(NameTag, "tag:headline", rect).show_tag(view.side_of(seat), *words)
