"""Moves in words."""

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import wording
from barracan.games.burraco.moves import Draw
from barracan.model.cards import shown
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_REFUSED = QT_TRANSLATE_NOOP("buraco", "refused the first card")
_TIME = QT_TRANSLATE_NOOP("buraco", "had the turn when the time was up")


def describe(move: BuracoMove) -> Text:
    """Say what a move did, without its seat's name."""
    if isinstance(move, Refuse):
        return Text("buraco", _REFUSED)
    if isinstance(move, Time):
        return Text("buraco", _TIME)
    return wording.describe(move)


_ACCEPT = QT_TRANSLATE_NOOP("buraco", "Accept the first card, the {card}")
_REFUSE = QT_TRANSLATE_NOOP("buraco", "Refuse the first card, the {card}, and take the next one")
_TIME_ADVICE = QT_TRANSLATE_NOOP("buraco", "The time of the match is up")


def advise(view: BuracoView, move: BuracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    if isinstance(move, Time):
        return Text("buraco", _TIME_ADVICE)
    if view.top is not None and isinstance(move, Draw | Refuse):
        return Text("buraco", _ACCEPT if isinstance(move, Draw) else _REFUSE, {"card": shown(view.top)})
    assert not isinstance(move, Refuse)
    return wording.advise(view, move)
