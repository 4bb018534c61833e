"""Which cards on the table a hint points at, and what it says."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, Final

from barracan.model.cards import KINDS
from barracan.model.handling import Pick
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.windows.words import points_word

_SOURCES: Final = {"draw": "stock", "pass": "stock", "take": "discard"}
"""Where a move takes a card from that names none."""
_LAYS: Final = ("meld", "pickup")
_MOVE: Final = QT_TRANSLATE_NOOP("hints", "Hint: {what}.")
_NEXT: Final = QT_TRANSLATE_NOOP("hints", "Next best, about {points} points behind: {what}.")
_RISK: Final = QT_TRANSLATE_NOOP("hints", "In {share} of 100 deals that may be, the next best comes out better.")
_LEAST_GAIN: Final = 100
"""A gain that is told, in thousandths of a point."""


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


def is_marked(move: Any) -> bool:
    """Whether marked cards say what the move is; they do not tell melds apart."""
    return move.do not in _LAYS


def hint_of(decision: Any, describe: Callable[[Any], Text]) -> list[Text]:
    """What a hint says: the move, why it is good, the next best move with what it lacks, and the risk."""
    told = [Text("hints", _MOVE, {"what": describe(decision.move)}), *decision.reasons]
    own = decision.standing(decision.move)
    others = [candidate for candidate in decision.candidates if candidate.move != decision.move]
    if own is None or not others or not decision.worlds:  # a plan's values put moves in order, they are no points
        return told
    next_best = max(others, key=lambda candidate: candidate.value)
    gain = own.value - next_best.value
    if gain >= _LEAST_GAIN:
        told.append(Text("hints", _NEXT, {"what": describe(next_best.move), "points": points_word(gain)}))
        if own.risk:
            told.append(Text("hints", _RISK, {"share": round(own.risk / 10)}))
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
