"""Names of places that every rummy has, made once."""

from barracan.model.events import Seats
from barracan.model.places import PlaceName

MOST_SEATS = 6
HANDS: tuple[PlaceName, ...] = tuple(f"hand:{seat}" for seat in range(MOST_SEATS))
"""The hand of each seat."""
ALONE: tuple[Seats, ...] = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
"""Each seat as the only one that sees a card."""
