"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from collections import Counter

from barracan.games.burraco.moves import Add, BurracoMove, Discard, Draw, LayMelds, Take
from barracan.games.burraco.view import BurracoView
from barracan.games.wording import enumerated
from barracan.model.cards import shown, shown_all
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "draw": QT_TRANSLATE_NOOP("burraco", "Draw a card from the stock"),
    "take": QT_TRANSLATE_NOOP("burraco", "Take the discard pile, {count} cards"),
    "take_one": QT_TRANSLATE_NOOP("burraco", "Take the {card} from the discard pile"),
    "lay": QT_TRANSLATE_NOOP("burraco", "Lay {melds}"),
    "group": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the group {meld}"),
    "run": QT_TRANSLATE_NOOP("burraco", "Add {cards} to the run {meld}"),
    "discard": QT_TRANSLATE_NOOP("burraco", "Discard the {card}"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("burraco", _TEXTS[key], arguments)


def advise(view: BurracoView, move: BurracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Draw():
            return _text("draw")
        case Take() if len(view.discard) == 1:
            return _text("take_one", card=shown(view.discard[0]))
        case Take():
            return _text("take", count=len(view.discard))
        case LayMelds():
            return _text("lay", melds=enumerated([shown_all(cards) for cards in move.melds]))
        case Add():
            return _add(view, move)
        case Discard():
            return _text("discard", card=shown(move.card))


def _add(view: BurracoView, move: Add) -> Text:
    meld = view.table[view.side].melds[move.meld]
    new = Counter(move.cards) - Counter(meld.cards)
    return _text(meld.kind, cards=shown_all(list(new.elements())), meld=shown_all(meld.cards))
