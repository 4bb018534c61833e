"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from barracan.games.sheepshead.moves import Bury, SheepsheadMove, TakeWindow
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.moves import Pass, Play
from barracan.games.wording import enumerated
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Argument, Text

_TEXTS = {
    "take_window": QT_TRANSLATE_NOOP("sheepshead", "Take the window and play alone"),
    "pass": QT_TRANSLATE_NOOP("sheepshead", "Pass, and leave the window"),
    "bury": QT_TRANSLATE_NOOP("sheepshead", "Lay away {cards}"),
    "lead": QT_TRANSLATE_NOOP("sheepshead", "Lead the {card}"),
    "play": QT_TRANSLATE_NOOP("sheepshead", "Play the {card}"),
}


def _text(key: str, /, **arguments: Argument) -> Text:
    return Text("sheepshead", _TEXTS[key], arguments)


def advise(view: SheepsheadView, move: SheepsheadMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case TakeWindow() | Pass():
            return _text(move.do)
        case Bury():
            return _text("bury", cards=enumerated([shown(card) for card in move.cards]))
        case Play():
            return _text("play" if view.trick else "lead", card=shown(move.card))
