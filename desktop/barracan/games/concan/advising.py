"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from collections.abc import Sequence

from barracan.games.concan.describing import describe_meld
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, NewMeld, Swap, Take
from barracan.games.concan.view import ConcanView, MeldView
from barracan.games.wording import enumerated
from barracan.model.cards import shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "draw": QT_TRANSLATE_NOOP("concan", "Draw a card from the stock"),
    "draw_new": QT_TRANSLATE_NOOP("concan", "Shuffle a new stock and draw a card from it"),
    "take": QT_TRANSLATE_NOOP("concan", "Take the {top} from the discard pile"),
    "take_for": QT_TRANSLATE_NOOP("concan", "Take the {top} from the discard pile and lay {melds}"),
    "take_swap": QT_TRANSLATE_NOOP(
        "concan", "Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}"
    ),
    "lay": QT_TRANSLATE_NOOP("concan", "Lay {melds}"),
    "lay_swap": QT_TRANSLATE_NOOP("concan", "Swap {card} for a joker on the table, and lay {melds}"),
    "off_set": QT_TRANSLATE_NOOP("concan", "Lay the {card} off to the set {meld}"),
    "off_run": QT_TRANSLATE_NOOP("concan", "Lay the {card} off to the run {meld}"),
    "joker_set": QT_TRANSLATE_NOOP("concan", "Lay a joker as {stands} off to the set {meld}"),
    "joker_run": QT_TRANSLATE_NOOP("concan", "Lay a joker as {stands} off to the run {meld}"),
    "swap_set": QT_TRANSLATE_NOOP("concan", "Swap the {card} for the joker in the set {meld}"),
    "swap_run": QT_TRANSLATE_NOOP("concan", "Swap the {card} for the joker in the run {meld}"),
    "announce": QT_TRANSLATE_NOOP("concan", "Announce the jokers of your hand"),
    "discard": QT_TRANSLATE_NOOP("concan", "Discard the {card}"),
}
_NAMED = {"announce": QT_TRANSLATE_NOOP("concan", "Announce the jokers of {name}’s hand")}
"""The same where several people share the screen."""


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("concan", _TEXTS[key], arguments, _NAMED.get(key, ""))


def advise(view: ConcanView, move: ConcanMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("draw" if move.stock is None else "draw_new")
        case Take():
            return _take(view, move)
        case LayMelds(swaps=None):
            return _text("lay", melds=_melds(move.melds))
        case LayMelds():
            return _text("lay_swap", card=_swapped(move), melds=_melds(move.melds))
        case LayOff():
            return _lay_off(view.melds[move.meld], move)
        case Swap():
            meld = view.melds[move.meld]
            return _text(f"swap_{meld.kind}", card=shown(move.card), meld=shown_all(meld.cards))
        case Announce():
            return _text("announce")
        case Discard():
            return _text("discard", card=shown(move.card))


def _take(view: ConcanView, move: Take) -> Text:
    top = shown(view.discard[-1])
    if move.melds is None:
        return _text("take", top=top)
    if move.swaps:
        return _text("take_swap", top=top, card=_swapped(move), melds=_melds(move.melds))
    return _text("take_for", top=top, melds=_melds(move.melds))


def _lay_off(meld: MeldView, move: LayOff) -> Text:
    cards = shown_all(meld.cards)
    if move.stands is None:
        return _text(f"off_{meld.kind}", card=shown(move.card), meld=cards)
    return _text(f"joker_{meld.kind}", stands=shown(move.stands), meld=cards)


def _melds(melds: Sequence[NewMeld]) -> Argument:
    return enumerated([describe_meld(meld) for meld in melds])


def _swapped(move: Take | LayMelds) -> Argument:
    return shown_all([swap.card for swap in move.swaps or ()])
