"""Why a move is made, in two sentences at most."""

from barracan.games.barracuda.legality import BarracudaMoves
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.model.cards import KINDS, shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.barracuda.position import Position

_TEXTS = {
    "unfit": QT_TRANSLATE_NOOP("advice", "The top discard can be taken for a play alone, and makes none."),
    "draw": QT_TRANSLATE_NOOP("advice", "A card of the deck promises more than the top discard."),
    "take": QT_TRANSLATE_NOOP("advice", "The {card} is played at once, and what else fits stays for the next turn."),
    "lay": QT_TRANSLATE_NOOP("advice", "A hand is emptied by plays alone: each draw is offset by a discard."),
    "out": QT_TRANSLATE_NOOP("advice", "The last card wins the hand."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
    "fits": QT_TRANSLATE_NOOP("advice", "It fits the table, but the others do more in this hand."),
}


def _text(name: str, **arguments: int | str) -> Text:
    return Text("advice", _TEXTS[name], arguments)


def reasons(position: Position, move: BarracudaMove) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            if not position.state.discard:
                return ()
            fits = any(True for _ in BarracudaMoves(position.state).of("take"))
            return (_text("draw" if fits else "unfit"),)
        case Take():
            return (_text("take", card=shown(position.view.discard[-1])),)
        case LayMeld() | LayOff():
            return (_text("lay"),)
        case Discard():
            if position.hand.size == 1:
                return (_text("out"),)
            if position.wanted >> KINDS[move.card] & 1:
                return (_text("fits"),)
            return (_text("least", card=shown(move.card)),)
