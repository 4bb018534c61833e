"""Which sound belongs to what happens at the table."""

from typing import Any

from barracan.model.events import CardMoved, HandDealt
from barracan.session.messages import Happening

OFTEN = ("slide", "lay", "turn", "draw", "select")
"""Sounds of which there are three, at slightly other pitches."""
ALL = (*OFTEN, "refused", "shuffle", "meld", "trick", "ladder", "your_turn", "hand_end", "match_end")
_LAID = ("meld:", "melds:", "ladder:")
_SHOWN = ("pile:", "discard", "trick", "foundation:")


def sound_of(happening: Happening, before: Any) -> str:
    """The sound of a step, empty where it makes none; *before* is the view that was shown before it, if any."""
    if any(isinstance(event, HandDealt) for event in happening.events):
        return "shuffle"
    moved = [event for event in happening.events if isinstance(event, CardMoved)]
    if not moved:
        return ""
    if _complete(happening.view) > _complete(before):
        return "ladder"
    if any(event.target.startswith("tricks:") for event in moved):
        return "trick"
    if sum(event.target.startswith(_LAID) for event in moved) > 1:
        return "meld"
    last = moved[-1]
    if last.turned:
        return "turn"
    if last.source == "stock":
        return "draw"
    return "lay" if last.target.startswith((*_LAID, *_SHOWN)) else "slide"


def your_turn(happening: Happening, before: Any) -> bool:
    """Whether it has become the viewer's turn with this step."""
    view = happening.view
    return view.turn == view.seat and (before is None or before.turn != view.seat)


def _complete(view: Any) -> int:
    """How many ladders have all their categories."""
    sides = getattr(view, "table", ())
    return sum(not ladder.missing for side in sides for ladder in getattr(side, "ladders", ()))
