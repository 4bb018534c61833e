"""What a seat sees of any rummy, and the cards that moves of any rummy use."""

from collections import Counter
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from barracan.games.rummy.state import Hand, RummyState
from barracan.model.cards import KINDS, Code, Kind, codes
from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import HAND, MELD, PlaceName, place_name, read_place
from barracan.model.value import value
from barracan.model.view import Cards, SeatView

HIDDEN: Final[Kind] = -1
"""A card without a face."""


@value
class RummyView(SeatView):
    """What a seat sees of any rummy."""

    stock_count: int
    discard: tuple[Code, ...]
    """The whole pile, its top card last; all saw what now lies covered."""
    actions: tuple[Move, ...]
    """Every public action of this hand, in order."""
    open_cards: tuple[tuple[PlaceName, tuple[Code, ...]], ...]
    """What lay face down, by place, once the hand is over: the cards of the other seats, and of pots."""

    def turned_up(self) -> dict[PlaceName, tuple[Code, ...]]:
        """The end of a hand turns all cards up that were dealt."""
        return dict(self.open_cards)

    def next_meld(self) -> PlaceName:
        """Melds belong to the whole table, unless a game says otherwise."""
        return place_name(MELD, len(self.laid_melds()))

    def further_places(self) -> dict[PlaceName, Cards]:
        """The places that only some rummies have, and hands that lie otherwise in these."""
        return {}

    def places(self) -> dict[PlaceName, Cards]:
        """Every place with its cards."""
        places: dict[PlaceName, Cards] = {"stock": (None,) * self.stock_count, "discard": self.discard}
        for seat, size in enumerate(self.hand_sizes):
            places[place_name(HAND, seat)] = self.hand if seat == self.seat else (None,) * size
        melds = {meld.place: meld.cards for meld in self.laid_melds()}
        return {**places, **self.further_places(), **self.turned_up(), **melds}


def shared_fields(state: RummyState, seat: int) -> dict[str, Any]:
    """The fields of the view of any rummy."""
    return {
        **state.public_fields(),
        "seat": seat,
        "hand": codes(state.hands[seat].cards()),
        "hand_sizes": tuple(hand.size for hand in state.hands),
        "stock_count": len(state.stock),
        "discard": codes(state.discard),
        "actions": tuple(state.actions),
        "open_cards": _hands_left(state, seat) if state.ending is not None else (),
    }


def _hands_left(state: RummyState, viewer: int) -> tuple[tuple[PlaceName, tuple[Code, ...]], ...]:
    """What the other seats hold, those that hold anything."""
    return tuple(
        (place_name(HAND, seat), codes(hand.cards()))
        for seat, hand in enumerate(state.hands)
        if seat != viewer and hand.size
    )


def restore(state: RummyState, view: RummyView) -> None:
    """Give a state what any rummy's view tells: other hands are empty, and the cards of the stock have no face."""
    state.restore(view)
    state.hands[view.seat] = Hand(KINDS[code] for code in view.hand)
    state.stock = [HIDDEN] * view.stock_count
    state.discard = [KINDS[code] for code in view.discard]
    state.actions = list(view.actions)


def turn_up(
    state: RummyState, view: RummyView, pots: list[list[Kind]], owners: Mapping[int, int] = MappingProxyType({})
) -> None:
    """Lay the cards that the end of the hand has turned up where they lie; the others that were dealt are the stock.

    *owners* are those of pots that are hands already, which nobody has looked at.
    """
    left: Counter[Kind] = Counter(state.stock)
    for name, cards in view.open_cards:
        place, kinds = read_place(name), [KINDS[code] for code in cards]
        owner = place.owner if place.kind == HAND else owners.get(place.number)
        if owner is not None:
            left.update(state.hands[owner].cards())
            state.hands[owner] = Hand(kinds)
        else:
            left.update(pots[place.number])
            pots[place.number] = kinds
        left.subtract(kinds)
    if view.open_cards:
        state.stock = list(left.elements())


def top_of(view: SeatView, place: PlaceName) -> tuple[Pick, ...]:
    """The top card of a place; none of an empty one."""
    cards = view.places().get(place, ())
    return (Pick(place, cards[-1], len(cards) - 1),) if cards else ()


def without(cards: Iterable[Code], others: Iterable[Code]) -> tuple[Code, ...]:
    """The cards that are left when others are taken away, each as often as it is there."""
    left = Counter(cards)
    left.subtract(others)
    return tuple(left.elements())
