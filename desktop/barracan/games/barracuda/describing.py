"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.barracuda.melds import Meld, read
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.model.cards import KINDS, shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "drew": QT_TRANSLATE_NOOP("barracuda", "drew"),
    "took": QT_TRANSLATE_NOOP("barracuda", "took the top discard for {meld}"),
    "took_off": QT_TRANSLATE_NOOP("barracuda", "took the top discard and laid it off"),
    "laid": QT_TRANSLATE_NOOP("barracuda", "laid {meld}"),
    "off": QT_TRANSLATE_NOOP("barracuda", "laid off {card}"),
    "discarded": QT_TRANSLATE_NOOP("barracuda", "discarded {card}"),
    "set": QT_TRANSLATE_NOOP("barracuda", "a set {cards}"),
    "run": QT_TRANSLATE_NOOP("barracuda", "a run {cards}"),
    "cards": QT_TRANSLATE_NOOP("barracuda", "cards {cards}"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("barracuda", _TEXTS[key], arguments)


def describe(move: BarracudaMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return _text("drew")
        case Take():
            return _text("took_off") if move.cards is None else _text("took", meld=describe_meld(move.cards))
        case LayMeld():
            return _text("laid", meld=describe_meld(move.cards))
        case LayOff():
            return _text("off", card=shown(move.card))
        case Discard():
            return _text("discarded", card=shown(move.card))


def describe_meld(cards: Sequence[str]) -> Text:
    """Name a run or set with its cards, in the middle of a sentence."""
    meld = read([KINDS[code] for code in cards], 0)
    name = "cards" if not isinstance(meld, Meld) else "set" if meld.run is None else "run"
    return _text(name, cards=shown_all(cards))
