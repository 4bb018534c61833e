"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from barracan.games.barracuda.describing import describe_meld
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.view import BarracudaView
from barracan.model.cards import shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "draw": QT_TRANSLATE_NOOP("barracuda", "Draw a card from the deck"),
    "take": QT_TRANSLATE_NOOP("barracuda", "Take the {card} from the discard pile and lay {meld}"),
    "take_set": QT_TRANSLATE_NOOP(
        "barracuda", "Take the {card} from the discard pile and lay it off to the set {meld}"
    ),
    "take_run": QT_TRANSLATE_NOOP(
        "barracuda", "Take the {card} from the discard pile and lay it off to the run {meld}"
    ),
    "lay": QT_TRANSLATE_NOOP("barracuda", "Lay {meld}"),
    "off_set": QT_TRANSLATE_NOOP("barracuda", "Lay the {card} off to the set {meld}"),
    "off_run": QT_TRANSLATE_NOOP("barracuda", "Lay the {card} off to the run {meld}"),
    "discard": QT_TRANSLATE_NOOP("barracuda", "Discard the {card}"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("barracuda", _TEXTS[key], arguments)


def advise(view: BarracudaView, move: BarracudaMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("draw")
        case Take():
            return _take(view, move)
        case LayMeld():
            return _text("lay", meld=describe_meld(move.cards))
        case LayOff():
            return _off(view, "off", move.card, move.meld)
        case Discard():
            return _text("discard", card=shown(move.card))


def _take(view: BarracudaView, move: Take) -> Text:
    top = view.discard[-1]
    if move.meld is not None:
        return _off(view, "take", top, move.meld)
    return _text("take", card=shown(top), meld=describe_meld(move.cards or ()))


def _off(view: BarracudaView, name: str, card: str, number: int) -> Text:
    meld = view.melds[number]
    return _text(f"{name}_{meld.kind}", card=shown(card), meld=shown_all(meld.cards))
