"""Moves of Sheepshead in words, for the list of moves and for announcements."""

from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.tricks.moves import Pass, Play
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_TOOK = QT_TRANSLATE_NOOP("sheepshead", "took the window")
_PASSED = QT_TRANSLATE_NOOP("sheepshead", "passed")
_BURIED = QT_TRANSLATE_NOOP("sheepshead", "laid two cards away")
_PLAYED = QT_TRANSLATE_NOOP("sheepshead", "played {card}")


def describe(move: SheepsheadMove) -> Text:
    """Say what a move did, without its seat's name and without what only its seat knows."""
    match move:
        case TakeWindow():
            return Text("sheepshead", _TOOK)
        case Pass():
            return Text("sheepshead", _PASSED)
        case Bury():
            return Text("sheepshead", _BURIED)
        case Play(card=card):
            return Text("sheepshead", _PLAYED, {"card": shown(card)})
