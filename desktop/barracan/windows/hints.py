"""Which cards on the table a hint points at, and what it says."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from PySide6.QtCore import QLocale

from barracan.model.cards import KINDS
from barracan.model.handling import Pick
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView

_SOURCES: Final = {"draw": "stock", "pass": "stock", "take": "discard"}
"""Where a move takes a card from that names none."""
_LAYS: Final = ("meld", "pickup")
"""Moves whose marked cards do not tell which melds they make."""
_MOVE: Final = QT_TRANSLATE_NOOP("hints", "Hint: {what}.")
_GAIN: Final = QT_TRANSLATE_NOOP("hints", "It is worth about {points} points more than the next best move.")
_POINT: Final = 1000
"""Players value moves in whole thousandths of a point."""
_LEAST_GAIN: Final = 0.1
"""A gain that is told, in points."""


def hinted_picks(move: Any, view: SeatView) -> list[Pick]:
    """The cards that a move takes up: of the viewer's hand, of piles, else the top of the stock or of the discard pile.

    A move is read as the data that it is: codes are cards, and what has a pile and a position is a card in a pile.
    """
    places = view.places()
    own = f"hand:{view.seat}"
    spare = Counter(places.get(own, ()))
    picks = []
    for found in _parts(move):
        if isinstance(found, tuple):
            pile, at = found
            cards = places.get(f"pile:{pile}", ())
            if cards:
                picks.append(Pick(f"pile:{pile}", cards[at], at % len(cards)))
        elif spare[found] > 0:
            spare[found] -= 1
            picks.append(Pick(own, found))
    source = _SOURCES.get(move.do, "")
    if not picks and places.get(source):
        picks.append(Pick(source, places[source][-1], len(places[source]) - 1))
    return picks


def reasons_of(decision: Any, what: Text, *, marked: bool = True) -> list[Text]:
    """Why a move is good: the reasons and the points; first the move, unless the cards that are marked tell it."""
    told = [Text("hints", _MOVE, {"what": what})] if decision.move.do in _LAYS or not marked else []
    told += decision.reasons
    ahead = [candidate.value for candidate in decision.candidates if candidate.move != decision.move]
    own = [candidate.value for candidate in decision.candidates if candidate.move == decision.move]
    gain = (own[0] - max(ahead)) / _POINT if own and ahead else 0.0
    if gain >= _LEAST_GAIN:
        told.append(Text("hints", _GAIN, {"points": QLocale().toString(gain, "f", 1)}))
    return told


def _parts(value: Any) -> Iterator[str | tuple[int, int]]:
    """The codes in a value, and piles with positions, -1 for the top."""
    if isinstance(value, str):
        if value in KINDS:
            yield value
    elif isinstance(value, tuple):
        for part in value:
            yield from _parts(part)
    elif is_dataclass(value):
        pile = getattr(value, "pile", None)
        if pile is not None:
            yield pile, getattr(value, "at", -1)
        for field in fields(value):
            yield from _parts(getattr(value, field.name))
