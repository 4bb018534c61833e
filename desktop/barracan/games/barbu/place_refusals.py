"""Why cards do not go to a place of the table (model.game: ``place_refusal``)."""

from collections.abc import Sequence

from barracan.games.barbu import legality
from barracan.games.barbu.moves import LAYS
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.place_refusals import TAKEN_TRICK, TO_TRICK, hand_fault, misplaced
from barracan.games.tricks.moves import PLAYS
from barracan.games.tricks.offers import one_card_fault, picked_cards
from barracan.model.cards import KINDS
from barracan.model.offers import Pick
from barracan.model.places import HAND, TRICKS, PlaceName, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_FOUNDATION = QT_TRANSLATE_NOOP("barbu", "Each suit has a foundation of its own. Lay the card on that of its suit.")


def place_refusal(state: BarbuState, seat: int, picks: Sequence[Pick], place: PlaceName) -> Refusal:
    """Why these picks do not go there."""
    cards = picked_cards(seat, picks)
    dominoes = state.phase is Phase.DOMINOES
    kind = KINDS[cards[0]] if cards else 0
    fault = legality.refusal(state, LAYS[seat][kind] if dominoes else PLAYS[seat][kind])
    clause = "P8.4" if dominoes else "P5.1"
    if state.turn != seat or state.phase not in {Phase.DOMINOES, Phase.PLAY}:
        assert fault is not None
        return Refusal(fault.clause, fault.reason, (), (place,))
    if read_place(place).kind == HAND:
        return hand_fault(clause, seat, place)
    if len(cards) > 1:
        return one_card_fault(clause, cards)
    if read_place(place).kind == TRICKS:
        return misplaced(clause, TAKEN_TRICK, place)
    if fault is not None and cards:
        return fault
    if dominoes:
        return Refusal("P8.1", Text("barbu", _FOUNDATION), places=(place,))
    return misplaced(clause, TO_TRICK, place)
