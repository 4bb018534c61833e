"""Which sound belongs to a step of a match."""

from barracan.model.events import CardMoved, HandDealt
from barracan.model.places import DISCARD, FOUNDATION, LADDER, MELD, MELDS, PILE, TRICK, TRICKS, read_place
from barracan.model.view import SeatView
from barracan.session.messages import Happening

_LAID = frozenset({MELD, MELDS, LADDER})
_SHOWN = frozenset({PILE, DISCARD, TRICK, TRICKS, FOUNDATION})


def sound_of(happening: Happening) -> str:
    """The sound of a step, empty where it makes none."""
    if any(isinstance(event, HandDealt) for event in happening.events):
        return "shuffle"
    moved = [event for event in happening.events if isinstance(event, CardMoved)]
    if not moved:
        return ""
    if any(read_place(event.target).kind == TRICKS for event in moved):
        return "trick"
    if sum(read_place(event.target).kind in _LAID for event in moved) > 1:
        return "meld"
    last = moved[-1]
    if last.turned:
        return "turn"
    if last.source == "stock":
        return "draw"
    return "lay" if read_place(last.target).kind in _LAID | _SHOWN else "slide"


def your_turn(happening: Happening, before: SeatView | None) -> bool:
    """Whether it has become the viewer's turn with this step."""
    view = happening.view
    return view.turn == view.seat and (before is None or before.turn != view.seat)
