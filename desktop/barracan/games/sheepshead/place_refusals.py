"""Why cards do not go to a place of the table (model.game: ``place_refusal``)."""

from collections.abc import Sequence

from barracan.games.place_refusals import TAKEN_TRICK, TO_TRICK, hand_fault, misplaced
from barracan.games.sheepshead import legality
from barracan.games.sheepshead.moves import Bury
from barracan.games.sheepshead.state import Phase, SheepsheadState
from barracan.games.tricks.moves import PLAYS
from barracan.games.tricks.offers import one_card_fault, picked_cards
from barracan.model.cards import KINDS
from barracan.model.offers import Pick
from barracan.model.places import HAND, TRICKS, PlaceName, read_place
from barracan.model.refusal import Refusal


def place_refusal(state: SheepsheadState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    cards = picked_cards(seat, picks)
    if read_place(place).kind == HAND and state.turn == seat and cards:
        return hand_fault("S4.1", seat, place)
    if state.phase is Phase.BURY and place == "window":
        fault = legality.refusal(state, Bury(seat, tuple(cards)))
    else:
        fault = legality.refusal(state, PLAYS[seat][KINDS[cards[0]] if cards else 0])
    if state.turn != seat or state.phase is not Phase.PLAY:
        assert fault is not None
        return Refusal(fault.clause, fault.reason, (), (place,))
    if len(cards) > 1:
        return one_card_fault("S4.1", cards)
    if read_place(place).kind == TRICKS:
        return misplaced("S4.1", TAKEN_TRICK, place)
    return fault if fault is not None and cards else misplaced("S4.1", TO_TRICK, place)
