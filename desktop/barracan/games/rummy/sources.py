"""Where the cards of a move come from, as far as every rummy has it."""

from collections import Counter
from collections.abc import Iterable

from barracan.model.cards import Code
from barracan.model.offers import Pick
from barracan.model.places import PlaceName
from barracan.model.view import SeatView


def top_of(view: SeatView, place: PlaceName) -> tuple[Pick, ...]:
    """The top card of a place; none of an empty one."""
    cards = view.places().get(place, ())
    return (Pick(place, cards[-1], len(cards) - 1),) if cards else ()


def without(cards: Iterable[Code], others: Iterable[Code]) -> tuple[Code, ...]:
    """The cards that are left when others are taken away, each as often as it is there."""
    left = Counter(cards)
    left.subtract(others)
    return tuple(left.elements())
