"""Why a move is made in Barbu, in a sentence."""

from barracan.games.barbu import legality
from barracan.games.barbu.contracts import WHOLE_PACK
from barracan.games.barbu.legality import playable
from barracan.games.barbu.moves import BarbuMove, Double, End, Lay, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import cards_of, mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.barbu.contract_choice import later_value
from barracan.players.barbu.plan import values_of
from barracan.players.protocol import POINT, Decision
from barracan.players.tricks.plan import Memory, Sight
from barracan.players.tricks.reasons import why_ducking, why_taking

_TEXTS = {
    "contract": QT_TRANSLATE_NOOP(
        "advice", "Points it comes to, played out with such hands as the others may hold: about {points}."
    ),
    "double": QT_TRANSLATE_NOOP("advice", "Whoever is doubled here is likely to do worse than this hand."),
    "due": QT_TRANSLATE_NOOP("advice", "A double of the declarer is still owed in this round."),
    "no_double": QT_TRANSLATE_NOOP("advice", "Nobody is likely to do clearly worse than this hand."),
    "lay": QT_TRANSLATE_NOOP("advice", "It opens the way for other cards of this hand, or holds up nothing of it."),
    "end": QT_TRANSLATE_NOOP("advice", "The cards that are kept back hold the others up."),
    "stuck": QT_TRANSLATE_NOOP("advice", "No card of this hand can be laid."),
}


def _text(name: str, **arguments: str) -> tuple[Text, ...]:
    return (Text("advice", _TEXTS[name], arguments),)


def reasons(state: BarbuState, decision: Decision, *, waits: bool) -> tuple[Text, ...]:
    """Say why the move of a decision is made, in a world that agrees with what its seat sees."""
    move: BarbuMove = decision.move
    match move:
        case NameContract():
            named = decision.standing(move)
            assert named is not None
            if not decision.worlds:  # nothing has been played out yet
                return ()
            points = round((named.value + later_value(state, move, waits=waits)) / POINT)
            return _text("contract", points=f"{points:+}".replace("-", "−") if points else "0")
        case Double() | Redouble():
            due = state.phase is Phase.DOUBLE and legality.must_double(state, move.seat)
            return _text("due" if due else "double")
        case Play():
            return _why_play(state, move)
        case Lay():
            return _text("lay")
        case End():
            return _text("end")
        case Pass():
            return _text("stuck" if state.phase is Phase.DOMINOES and not state.first_turn else "no_double")


def _why_play(state: BarbuState, move: Play) -> tuple[Text, ...]:
    card, cards = KINDS[move.card], playable(state, state.hands[move.seat])
    sight = Sight(state, move.seat, WHOLE_PACK, state.ranking, Memory())
    if state.ranking.trumps:
        return why_taking(sight, cards, card, frozenset())
    assert state.contract is not None
    costs = values_of(state.contract.name)
    return why_ducking(sight, cards, card, mask_of(each for each in cards_of(cards) if costs[each]))
