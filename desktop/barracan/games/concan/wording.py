"""Moves in words, for the list of moves and for announcements."""

from collections.abc import Sequence

from barracan.games.concan.melds import Meld, read
from barracan.games.concan.moves import Announce, ConcanMove, Discard, Draw, LayMelds, LayOff, NewMeld, Swap, Take
from barracan.games.concan.view import ConcanView, MeldView
from barracan.games.rummy.wording import RUMMY
from barracan.games.wording import Phrases, join_parts
from barracan.model.cards import card_text, cards_text
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "drew_new": QT_TRANSLATE_NOOP("concan", "shuffled a new stock and drew"),
    "took": QT_TRANSLATE_NOOP("concan", "took the top discard"),
    "took_for": QT_TRANSLATE_NOOP("concan", "took the top discard for {melds}"),
    "took_swap": QT_TRANSLATE_NOOP("concan", "took the top discard for {melds}, with a joker swapped for {card}"),
    "laid_for": QT_TRANSLATE_NOOP("concan", "laid {melds}"),
    "laid_swap": QT_TRANSLATE_NOOP("concan", "laid {melds}, with a joker swapped for {card}"),
    "off_joker": QT_TRANSLATE_NOOP("concan", "laid off a joker as {card}"),
    "swapped": QT_TRANSLATE_NOOP("concan", "swapped {card} for a joker"),
    "announced": QT_TRANSLATE_NOOP("concan", "announced jokers"),
    "two": QT_TRANSLATE_NOOP("concan", "{meld} and {other}"),
    "more": QT_TRANSLATE_NOOP("concan", "{meld}, {other} and {more} more"),
    "set_as": QT_TRANSLATE_NOOP("concan", "a set {cards} with a joker as {stands}"),
    "run_as": QT_TRANSLATE_NOOP("concan", "a run {cards} with a joker as {stands}"),
    "advise_draw_new": QT_TRANSLATE_NOOP("concan", "Shuffle a new stock and draw a card from it"),
    "advise_take": QT_TRANSLATE_NOOP("concan", "Take the {top} from the discard pile"),
    "advise_take_for": QT_TRANSLATE_NOOP("concan", "Take the {top} from the discard pile and lay {melds}"),
    "advise_take_swap": QT_TRANSLATE_NOOP(
        "concan", "Take the {top} from the discard pile, swap {card} for a joker on the table, and lay {melds}"
    ),
    "advise_lay_swap": QT_TRANSLATE_NOOP("concan", "Swap {card} for a joker on the table, and lay {melds}"),
    "advise_joker_set": QT_TRANSLATE_NOOP("concan", "Lay a joker as {stands} off to the set {meld}"),
    "advise_joker_run": QT_TRANSLATE_NOOP("concan", "Lay a joker as {stands} off to the run {meld}"),
    "advise_swap_set": QT_TRANSLATE_NOOP("concan", "Swap the {card} for the joker in the set {meld}"),
    "advise_swap_run": QT_TRANSLATE_NOOP("concan", "Swap the {card} for the joker in the run {meld}"),
    "advise_announce": QT_TRANSLATE_NOOP("concan", "Announce the jokers of your hand"),
}
_NAMED = {"advise_announce": QT_TRANSLATE_NOOP("concan", "Announce the jokers of {name}’s hand")}
_text = Phrases("concan", _TEXTS, RUMMY, _NAMED)


def describe(move: ConcanMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return _text("drew" if move.stock is None else "drew_new")
        case Take():
            return _text("took") if move.melds is None else _describe_melds("took", move)
        case LayMelds():
            return _describe_melds("laid", move)
        case LayOff():
            return _text("off_joker" if move.stands else "off", card=card_text(move.stands or move.card))
        case Swap():
            return _text("swapped", card=card_text(move.card))
        case Announce():
            return _text("announced")
        case Discard():
            return _text("discarded", card=card_text(move.card))


def _describe_melds(name: str, move: Take | LayMelds) -> Text:
    return _text(
        f"{name}_swap" if move.swaps else f"{name}_for", melds=_describe_all(move.melds or ()), card=_show_swaps(move)
    )


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
        return _text("cards", cards=cards_text(new.cards))
    if new.stands:
        return _text(f"{meld.kind}_as", cards=cards_text(new.cards), stands=cards_text(new.stands))
    return _text(meld.kind, cards=cards_text(new.cards))


def advise(view: ConcanView, move: ConcanMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("advise_draw" if move.stock is None else "draw_new")
        case Take():
            return _take(view, move)
        case LayMelds():
            return _text("advise_lay_swap" if move.swaps else "advise_lay", card=_show_swaps(move), melds=_melds(move))
        case LayOff():
            return _lay_off(view.melds[move.meld], move)
        case Swap():
            meld = view.melds[move.meld]
            return _text(f"advise_swap_{meld.kind}", card=card_text(move.card), meld=cards_text(meld.cards))
        case Announce():
            return _text("advise_announce")
        case Discard():
            return _text("advise_discard", card=card_text(move.card))


def _take(view: ConcanView, move: Take) -> Text:
    top = card_text(view.discard[-1])
    if move.melds is None:
        return _text("advise_take", top=top)
    name = "advise_take_swap" if move.swaps else "advise_take_for"
    return _text(name, top=top, card=_show_swaps(move), melds=_melds(move))


def _lay_off(meld: MeldView, move: LayOff) -> Text:
    cards = cards_text(meld.cards)
    if move.stands is None:
        return _text(f"advise_off_{meld.kind}", card=card_text(move.card), meld=cards)
    return _text(f"advise_joker_{meld.kind}", stands=card_text(move.stands), meld=cards)


def _melds(move: Take | LayMelds) -> Argument:
    return join_parts([describe_meld(meld) for meld in move.melds or ()])


def _show_swaps(move: Take | LayMelds) -> Argument:
    return cards_text([swap.card for swap in move.swaps or ()])
