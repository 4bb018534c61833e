"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.concan.melds import Meld, read
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, NewMeld, Swap, Take
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
