"""Who sits where, and with whom."""

from typing import Final

from barracan.model.view import SeatView

_COMPASS: Final = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}


def compass(view: SeatView) -> dict[str, int]:
    """Which seat sits at which side of the table; the viewer is south, then clockwise."""
    return {name: (view.seat + turn) % view.seats for turn, name in enumerate(_COMPASS[view.seats])}


def side_of(view: SeatView, seat: int) -> int:
    """The side a seat belongs to."""
    return next(number for number, seats in enumerate(view.sides) if seat in seats)
