"""Names of places that every rummy has, made once."""

from barracan.model.events import Seats
from barracan.model.places import HAND, PlaceName, place_name

MOST_SEATS = 6
HANDS: tuple[PlaceName, ...] = tuple(place_name(HAND, seat) for seat in range(MOST_SEATS))
"""The hand of each seat."""
ALONE: tuple[Seats, ...] = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
"""Each seat as the only one that sees a card."""
