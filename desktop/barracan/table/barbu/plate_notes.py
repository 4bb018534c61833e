"""What a plate of Barbu says beside name and cards."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import SeatView
from barracan.table.hud.lettering import figure
from barracan.table.hud.plates import PlateNote
from barracan.table.tricks.marks import passed_words

_PLACES: Final = (
    QT_TRANSLATE_NOOP("BarbuTable", "1st, {points}"),
    QT_TRANSLATE_NOOP("BarbuTable", "2nd, {points}"),
    QT_TRANSLATE_NOOP("BarbuTable", "3rd, {points}"),
    QT_TRANSLATE_NOOP("BarbuTable", "4th, {points}"),
)


def note_of(view: SeatView, seat: int) -> PlateNote:
    """The total of a seat, whether it declares, and how it goes in dominoes."""
    play = view.contract_play()
    if play is None:
        return PlateNote()
    pill = ""
    translate = QCoreApplication.translate
    if seat in play.out:
        place = play.out.index(seat)
        pill = translate("BarbuTable", _PLACES[place]).format(points=play.places[place])
    elif seat in play.passed:
        pill = passed_words()
    points = figure(view.totals[view.side_of(seat)])
    return PlateNote(points=points, ringed=seat == play.declarer, pill=pill)
