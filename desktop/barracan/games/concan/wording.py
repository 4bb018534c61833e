"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.concan.melds import Meld, read
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, NewMeld, Swap, Take
from barracan.games.concan.view import ConcanView, MeldView
from barracan.games.wording import enumerated
from barracan.model.cards import shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "drew": QT_TRANSLATE_NOOP("concan", "drew"),
    "drew_new": QT_TRANSLATE_NOOP("concan", "shuffled a new stock and drew"),
    "took": QT_TRANSLATE_NOOP("concan", "took the top discard"),
    "took_for": QT_TRANSLATE_NOOP("concan", "took the top discard for {melds}"),
    "took_swap": QT_TRANSLATE_NOOP("concan", "took the top discard for {melds}, with a joker swapped for {card}"),
    "laid": QT_TRANSLATE_NOOP("concan", "laid {melds}"),
    "laid_swap": QT_TRANSLATE_NOOP("concan", "laid {melds}, with a joker swapped for {card}"),
    "off": QT_TRANSLATE_NOOP("concan", "laid off {card}"),
    "off_joker": QT_TRANSLATE_NOOP("concan", "laid off a joker as {card}"),
    "swapped": QT_TRANSLATE_NOOP("concan", "swapped {card} for a joker"),
    "announced": QT_TRANSLATE_NOOP("concan", "announced jokers"),
    "discarded": QT_TRANSLATE_NOOP("concan", "discarded {card}"),
    "two": QT_TRANSLATE_NOOP("concan", "{meld} and {other}"),
    "more": QT_TRANSLATE_NOOP("concan", "{meld}, {other} and {more} more"),
    "set": QT_TRANSLATE_NOOP("concan", "a set {cards}"),
    "run": QT_TRANSLATE_NOOP("concan", "a run {cards}"),
    "set_as": QT_TRANSLATE_NOOP("concan", "a set {cards} with a joker as {stands}"),
    "run_as": QT_TRANSLATE_NOOP("concan", "a run {cards} with a joker as {stands}"),
    "cards": QT_TRANSLATE_NOOP("concan", "cards {cards}"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("concan", _TEXTS[key], arguments)


def describe(move: ConcanMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return _text("drew" if move.stock is None else "drew_new")
        case Take():
            return _text("took") if move.melds is None else _describe_melds("took_for", "took_swap", move)
        case LayMelds():
            return _describe_melds("laid", "laid_swap", move)
        case LayOff():
            return (
                _text("off", card=shown(move.card))
                if move.stands is None
                else _text("off_joker", card=shown(move.stands))
            )
        case Swap():
            return _text("swapped", card=shown(move.card))
        case Announce():
            return _text("announced")
        case Discard():
            return _text("discarded", card=shown(move.card))


def _describe_melds(plain: str, swapping: str, move: Take | LayMelds) -> Text:
    melds = _describe_all(move.melds or ())
    if move.swaps:
        return _text(swapping, melds=melds, card=shown_all([swap.card for swap in move.swaps]))
    return _text(plain, melds=melds)


def _describe_all(melds: Sequence[NewMeld]) -> Text:
    first, *others = (describe_meld(meld) for meld in melds)
    if not others:
        return first
    if len(others) == 1:
        return _text("two", meld=first, other=others[0])
    return _text("more", meld=first, other=others[0], more=len(others) - 1)


def describe_meld(new: NewMeld) -> Text:
    """Name a meld with its cards, in the middle of a sentence."""
    meld = read(new, 0)
    if not isinstance(meld, Meld):
        return _text("cards", cards=shown_all(new.cards))
    name = "set" if meld.run is None else "run"
    if new.stands:
        return _text(f"{name}_as", cards=shown_all(new.cards), stands=shown_all(new.stands))
    return _text(name, cards=shown_all(new.cards))


_ADVICE = {
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


def _advice(key: str, /, **arguments: Argument) -> Text:
    return Text("concan", _ADVICE[key], arguments, _NAMED.get(key, ""))


def advise(view: ConcanView, move: ConcanMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _advice("draw" if move.stock is None else "draw_new")
        case Take():
            return _take(view, move)
        case LayMelds(swaps=None):
            return _advice("lay", melds=_melds(move.melds))
        case LayMelds():
            return _advice("lay_swap", card=_swapped(move), melds=_melds(move.melds))
        case LayOff():
            return _lay_off(view.melds[move.meld], move)
        case Swap():
            meld = view.melds[move.meld]
            return _advice(f"swap_{meld.kind}", card=shown(move.card), meld=shown_all(meld.cards))
        case Announce():
            return _advice("announce")
        case Discard():
            return _advice("discard", card=shown(move.card))


def _take(view: ConcanView, move: Take) -> Text:
    top = shown(view.discard[-1])
    if move.melds is None:
        return _advice("take", top=top)
    if move.swaps:
        return _advice("take_swap", top=top, card=_swapped(move), melds=_melds(move.melds))
    return _advice("take_for", top=top, melds=_melds(move.melds))


def _lay_off(meld: MeldView, move: LayOff) -> Text:
    cards = shown_all(meld.cards)
    if move.stands is None:
        return _advice(f"off_{meld.kind}", card=shown(move.card), meld=cards)
    return _advice(f"joker_{meld.kind}", stands=shown(move.stands), meld=cards)


def _melds(melds: Sequence[NewMeld]) -> Argument:
    return enumerated([describe_meld(meld) for meld in melds])


def _swapped(move: Take | LayMelds) -> Argument:
    return shown_all([swap.card for swap in move.swaps or ()])
