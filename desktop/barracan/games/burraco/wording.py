"""Moves in words, for the list of moves and for announcements."""

from collections import Counter

from barracan.games.burraco.melds import Meld
from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.view import BurracoView
from barracan.games.wording import enumerated
from barracan.model.cards import codes, shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Seat, Text

_DREW = QT_TRANSLATE_NOOP("burraco", "drew")
_TOOK = QT_TRANSLATE_NOOP("burraco", "took the discard pile")
_DISCARDED = QT_TRANSLATE_NOOP("burraco", "discarded {card}")
_MELDED = QT_TRANSLATE_NOOP("burraco", "melded {cards}")
_MELDED_TWO = QT_TRANSLATE_NOOP("burraco", "melded {cards} and {other}")
_MELDED_MORE = QT_TRANSLATE_NOOP("burraco", "melded {cards}, {other} and {more} more")
_GROUP = QT_TRANSLATE_NOOP("burraco", "a group {cards}")
_RUN = QT_TRANSLATE_NOOP("burraco", "a run {cards}")
_CLEAN = QT_TRANSLATE_NOOP("burraco", "{name} completes a clean meld: +{points}")
_POT = QT_TRANSLATE_NOOP("burraco", "{name} takes a pot")
_ADDED = QT_TRANSLATE_NOOP("burraco", "added to {cards}")


def clean_meld(seat: int, points: int) -> Text:
    """Tell the table that a seat has made a meld clean (C4.8), with what that counts."""
    return Text("burraco", _CLEAN, {"name": Seat(seat), "points": points})


def pot_taken(seat: int) -> Text:
    """Tell the table that a seat has taken a pot (C6.1)."""
    return Text("burraco", _POT, {"name": Seat(seat)})


def describe(move: BurracoMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Draw():
            return Text("burraco", _DREW)
        case Take():
            return Text("burraco", _TOOK)
        case Discard():
            return Text("burraco", _DISCARDED, {"card": shown(move.card)})
        case Add():
            return Text("burraco", _ADDED, {"cards": shown_all(move.cards)})
        case LayMelds():
            return _describe_melds(move)


def _describe_melds(move: LayMelds) -> Text:
    first, *others = (shown_all(cards) for cards in move.melds)
    if not others:
        return Text("burraco", _MELDED, {"cards": first})
    template = _MELDED_TWO if len(others) == 1 else _MELDED_MORE
    return Text("burraco", template, {"cards": first, "other": others[0], "more": len(others) - 1})


def meld_text(meld: Meld) -> Text:
    """Name a meld with its cards, in the middle of a sentence."""
    return Text("burraco", _GROUP if meld.is_group else _RUN, {"cards": shown_all(codes(meld.cards))})


_ADVICE = {
    "draw": QT_TRANSLATE_NOOP("burraco", "Draw a card from the stock"),
    "take": QT_TRANSLATE_NOOP("burraco", "Take the discard pile, {count} cards"),
    "take_one": QT_TRANSLATE_NOOP("burraco", "Take the {card} from the discard pile"),
    "lay": QT_TRANSLATE_NOOP("burraco", "Lay {melds}"),
    "group": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the group {meld}"),
    "run": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the run {meld}"),
    "discard": QT_TRANSLATE_NOOP("burraco", "Discard the {card}"),
}


def _advice(key: str, /, **arguments: Argument) -> Text:
    return Text("burraco", _ADVICE[key], arguments)


def advise(view: BurracoView, move: BurracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _advice("draw")
        case Take() if len(view.discard) == 1:
            return _advice("take_one", card=shown(view.discard[0]))
        case Take():
            return _advice("take", count=len(view.discard))
        case LayMelds():
            return _advice("lay", melds=enumerated([shown_all(cards) for cards in move.melds]))
        case Add():
            return _add(view, move)
        case Discard():
            return _advice("discard", card=shown(move.card))


def _add(view: BurracoView, move: Add) -> Text:
    meld = view.table[view.side].melds[move.meld]
    new = Counter(move.cards) - Counter(meld.cards)
    return _advice(meld.kind, cards=shown_all(list(new.elements())), meld=shown_all(meld.cards))
