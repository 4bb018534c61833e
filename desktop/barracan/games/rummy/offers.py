"""What the offers of all rummies have in common: what a person has chosen, and why it does not go to a place."""

from collections.abc import Sequence
from typing import NamedTuple

from barracan.games.rummy.state import RummyState
from barracan.games.rummy.wording import RUMMY
from barracan.model.cards import KINDS, Code, Kind, card_text
from barracan.model.moves import Move
from barracan.model.offers import Offer, Pick, Target
from barracan.model.places import HAND, PlaceName, place_name
from barracan.model.refusal import Refusal
from barracan.model.text import Text


class Chosen(NamedTuple):
    """What a person has chosen: cards of the hand, and the place of a card that lies elsewhere, if there is one."""

    cards: list[Kind]
    beside: PlaceName | None


def read_picks(seat: int, picks: Sequence[Pick]) -> Chosen:
    """Tell cards of the hand from others."""
    own = place_name(HAND, seat)
    beside = next((pick.place for pick in picks if pick.place != own), None)
    return Chosen([KINDS[pick.card] for pick in picks if pick.place == own and pick.card], beside)


def into_hand(lead: Text, seat: int, target: Target) -> Offer:
    """The offer of a card that is drawn or taken by dragging it into the hand."""
    place = Target(place_name(HAND, seat), target.label, target.move)
    return Offer(lead, None, (place,), move=target.move, label=target.label)


def draw_target(move: Move) -> Target:
    """The stock as the place to draw from."""
    return Target("stock", RUMMY("label_draw"), move)


def discard_target(state: RummyState, move: Move, card: Code) -> Target:
    """The pile as the place for a card; the last one of a hand wins it."""
    name = "label_out" if state.hands[move.seat].size == 1 else "label_discard"
    return Target("discard", RUMMY(name, card=card_text(card)), move)


def refusal_at(fault: Refusal | None, place: PlaceName) -> Refusal:
    """The refusal, which there is, said of a place."""
    assert fault is not None
    return Refusal(fault.clause, fault.reason, fault.cards, (place,))
