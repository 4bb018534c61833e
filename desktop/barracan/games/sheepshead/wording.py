"""Moves of Sheepshead in words, for the list of moves and for announcements."""

from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.state import Pass, Play
from barracan.games.tricks.wording import TRICK_GAMES
from barracan.games.wording import Phrases, join_parts
from barracan.model.cards import card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TOOK = QT_TRANSLATE_NOOP("sheepshead", "took the window")
_LAID_AWAY = QT_TRANSLATE_NOOP("sheepshead", "laid two cards away")


def describe(move: SheepsheadMove) -> Text:
    """Say what a move did, without its seat's name and without what only its seat knows."""
    match move:
        case TakeWindow():
            return Text("sheepshead", _TOOK)
        case Pass():
            return TRICK_GAMES("passed")
        case Bury():
            return Text("sheepshead", _LAID_AWAY)
        case Play():
            return TRICK_GAMES("played", card=card_text(move.card))


_ADVICE = {
    "take_window": QT_TRANSLATE_NOOP("sheepshead", "Take the window and play alone"),
    "pass": QT_TRANSLATE_NOOP("sheepshead", "Pass, and leave the window"),
    "bury": QT_TRANSLATE_NOOP("sheepshead", "Lay away {cards}"),
}


_advice = Phrases("sheepshead", _ADVICE, TRICK_GAMES)


def advise(view: SheepsheadView, move: SheepsheadMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case TakeWindow() | Pass():
            return _advice(move.do)
        case Bury():
            return _advice("bury", cards=join_parts([card_text(card) for card in move.cards]))
        case Play():
            return _advice("advise_play" if view.trick else "advise_lead", card=card_text(move.card))
