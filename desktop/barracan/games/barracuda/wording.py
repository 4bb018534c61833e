"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.barracuda.melds import Meld, read
from barracan.games.barracuda.moves import BarracudaMove, Discard, Draw, LayMeld, LayOff, Take
from barracan.games.barracuda.view import BarracudaView
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases
from barracan.model.cards import KINDS, card_text, cards_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TEXTS = {
    "took": QT_TRANSLATE_NOOP("barracuda", "took the top discard for {meld}"),
    "took_off": QT_TRANSLATE_NOOP("barracuda", "took the top discard and laid it off"),
    "laid": QT_TRANSLATE_NOOP("barracuda", "laid {meld}"),
    "advise_draw": QT_TRANSLATE_NOOP("barracuda", "Draw a card from the deck"),
    "advise_take": QT_TRANSLATE_NOOP("barracuda", "Take the {card} from the discard pile and lay {meld}"),
    "advise_take_set": QT_TRANSLATE_NOOP(
        "barracuda", "Take the {card} from the discard pile and lay it off to the set {meld}"
    ),
    "advise_take_run": QT_TRANSLATE_NOOP(
        "barracuda", "Take the {card} from the discard pile and lay it off to the run {meld}"
    ),
}
_text = Phrases("barracuda", _TEXTS, RUMMY)


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
            return _text("off", card=card_text(move.card))
        case Discard():
            return _text("discarded", card=card_text(move.card))


def describe_meld(cards: Sequence[str]) -> Text:
    """Name a run or set with its cards, in the middle of a sentence."""
    meld = read([KINDS[code] for code in cards], 0)
    return _text(meld.kind if isinstance(meld, Meld) else "cards", cards=cards_text(cards))


def advise(view: BarracudaView, move: BarracudaMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("advise_draw")
        case Take():
            return _take(view, move)
        case LayMeld():
            return _text("label_lay", meld=describe_meld(move.cards))
        case LayOff():
            return _off(view, "off", move.card, move.meld)
        case Discard():
            return _text("advise_discard", card=card_text(move.card))


def _take(view: BarracudaView, move: Take) -> Text:
    top = view.discard[-1]
    if move.meld is not None:
        return _off(view, "take", top, move.meld)
    return _text("advise_take", card=card_text(top), meld=describe_meld(move.cards or ()))


def _off(view: BarracudaView, name: str, card: str, number: int) -> Text:
    meld = view.melds[number]
    return _text(f"advise_{name}_{meld.kind}", card=card_text(card), meld=cards_text(meld.cards))
