"""Why a move is made, in two sentences at most."""

from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, Swap, Take
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.players.concan.position import Position

_TEXTS = {
    "closed": QT_TRANSLATE_NOOP("advice", "Before the melds-down the top discard can be taken for them alone."),
    "draw": QT_TRANSLATE_NOOP("advice", "An unknown card is worth more than the top discard."),
    "take": QT_TRANSLATE_NOOP("advice", "The {card} can be laid at once."),
    "open": QT_TRANSLATE_NOOP("advice", "Without a melds-down the hand costs a hundred points."),
    "lay": QT_TRANSLATE_NOOP("advice", "Cards on the table cost nothing when the hand ends."),
    "off": QT_TRANSLATE_NOOP("advice", "It fits there, and no meld of the hand needs it."),
    "swap": QT_TRANSLATE_NOOP("advice", "A joker is worth more than the {card}, and costs less if it is left over."),
    "announce": QT_TRANSLATE_NOOP("advice", "An announced joker costs 2 points if it is left over, another one 25."),
    "out": QT_TRANSLATE_NOOP("advice", "The last card wins the hand."),
    "least": QT_TRANSLATE_NOOP("advice", "The {card} does least in this hand."),
}


def _text(name: str, **arguments: int | str) -> Text:
    return Text("advice", _TEXTS[name], arguments)


def reasons(position: Position, move: ConcanMove) -> tuple[Text, ...]:
    """Say why this move, the choice of its position, is made."""
    match move:
        case Draw():
            return (_text("draw" if position.opened else "closed"),) if position.state.discard else ()
        case Take():
            top = shown(position.view.discard[-1])
            return (_text("open"),) if move.melds else (_text("take", card=top),)
        case LayMelds():
            return (_text("lay" if position.opened else "open"),)
        case LayOff():
            return (_text("off"),)
        case Swap():
            return (_text("swap", card=shown(move.card)),)
        case Announce():
            return (_text("announce"),)
        case Discard():
            return (_text("out"),) if position.hand.size == 1 else (_text("least", card=shown(move.card)),)
