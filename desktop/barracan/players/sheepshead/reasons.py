"""Why a move is made in Sheepshead, in a sentence."""

from barracan.games.sheepshead.legality import playable
from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import PLAIN_SUITS, RANKING, SEATS, VALUE_OF, SheepsheadState
from barracan.games.tricks.ranking import mask_of
from barracan.games.tricks.state import Pass, Play
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.protocol import Decision
from barracan.players.sheepshead.plan import pack_of
from barracan.players.tricks.plan import Memory, Sight
from barracan.players.tricks.reasons import why_ducking, why_taking

_TEXTS = {
    "take": QT_TRANSLATE_NOOP(
        "advice", "Played out with such hands as the others may hold, the Player gains more often than he loses."
    ),
    "pass": QT_TRANSLATE_NOOP(
        "advice", "Played out with such hands as the others may hold, the Player loses too much with this hand."
    ),
    "points": QT_TRANSLATE_NOOP("advice", "Card points that are laid away count for the Player: {points}."),
    "void": QT_TRANSLATE_NOOP("advice", "A suit is emptied, which can be trumped from now on."),
    "keep": QT_TRANSLATE_NOOP("advice", "What takes tricks stays in the hand."),
}


_text = Phrases("advice", _TEXTS)


def reasons(state: SheepsheadState, decision: Decision) -> tuple[Text, ...]:
    """Say why the move of a decision is made, in a world that agrees with what its seat sees."""
    move: SheepsheadMove = decision.move
    match move:
        case TakeWindow() | Pass():
            if not decision.worlds:  # nothing has been played out yet
                return ()
            return (_text("take" if isinstance(move, TakeWindow) else "pass"),)
        case Bury():
            return _why_bury(state, move)
        case Play():
            return _why_play(state, move)


def _why_bury(state: SheepsheadState, move: Bury) -> tuple[Text, ...]:
    buried = [KINDS[code] for code in move.cards]
    hand = state.hands[move.seat]
    left = hand & ~mask_of(buried)
    points = sum(VALUE_OF.get(card, 0) for card in buried)
    found = [_text("points", points=points)] if points else []
    if any(hand & mask_of(suit) and not left & mask_of(suit) for suit in PLAIN_SUITS):
        found.append(_text("void"))
    return tuple(found) or (_text("keep"),)


def _why_play(state: SheepsheadState, move: Play) -> tuple[Text, ...]:
    card, seat = KINDS[move.card], move.seat
    cards = playable(state, state.hands[seat])
    sight = Sight(state, seat, pack_of(state, seat), RANKING, Memory())
    if state.player is None:
        return why_ducking(sight, cards, card, mask_of(each for each, points in VALUE_OF.items() if points))
    allies = frozenset(other for other in range(SEATS) if state.player not in {other, seat} and other != seat)
    return why_taking(sight, cards, card, allies)
