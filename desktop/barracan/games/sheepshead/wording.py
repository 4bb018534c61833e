"""Moves of Sheepshead in words, for the list of moves and for announcements."""

from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.state import Pass, Play
from barracan.games.wording import Phrases, join_parts
from barracan.model.cards import card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_DEEDS = {
    "take_window": QT_TRANSLATE_NOOP("sheepshead", "took the window"),
    "pass": QT_TRANSLATE_NOOP("sheepshead", "passed"),
    "bury": QT_TRANSLATE_NOOP("sheepshead", "laid two cards away"),
    "play": QT_TRANSLATE_NOOP("sheepshead", "played {card}"),
}


def describe(move: SheepsheadMove) -> Text:
    """Say what a move did, without its seat's name and without what only its seat knows."""
    card = {"card": card_text(move.card)} if isinstance(move, Play) else {}
    return Text("sheepshead", _DEEDS[move.do], card)


_ADVICE = {
    "take_window": QT_TRANSLATE_NOOP("sheepshead", "Take the window and play alone"),
    "pass": QT_TRANSLATE_NOOP("sheepshead", "Pass, and leave the window"),
    "bury": QT_TRANSLATE_NOOP("sheepshead", "Lay away {cards}"),
    "lead": QT_TRANSLATE_NOOP("sheepshead", "Lead the {card}"),
    "play": QT_TRANSLATE_NOOP("sheepshead", "Play the {card}"),
}


_advice = Phrases("sheepshead", _ADVICE)


def advise(view: SheepsheadView, move: SheepsheadMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case TakeWindow() | Pass():
            return _advice(move.do)
        case Bury():
            return _advice("bury", cards=join_parts([card_text(card) for card in move.cards]))
        case Play():
            return _advice("play" if view.trick else "lead", card=card_text(move.card))
