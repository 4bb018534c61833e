"""Moves in words for somebody who could make them: whole sentences without their full stop."""

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import advising
from barracan.games.burraco.moves import Draw
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_ACCEPT = QT_TRANSLATE_NOOP("buraco", "Accept the first card, the {card}")
_REFUSE = QT_TRANSLATE_NOOP("buraco", "Refuse the first card, the {card}, and take the next one")
_TIME = QT_TRANSLATE_NOOP("buraco", "The time of the match is up")


def advise(view: BuracoView, move: BuracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    if isinstance(move, Time):
        return Text("buraco", _TIME)
    if view.top is not None and isinstance(move, Draw | Refuse):
        return Text("buraco", _ACCEPT if isinstance(move, Draw) else _REFUSE, {"card": shown(view.top)})
    assert not isinstance(move, Refuse)
    return advising.advise(view, move)
