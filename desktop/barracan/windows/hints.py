"""Which cards on the table a hint points at."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from barracan.model.cards import KINDS
from barracan.model.handling import Pick
from barracan.model.view import SeatView

_SOURCES: Final = {"draw": "stock", "pass": "stock", "take": "discard"}
"""Where a move takes a card from that names none."""


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
