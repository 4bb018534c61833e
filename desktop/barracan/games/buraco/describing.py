"""Moves in words."""

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.burraco import describing
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_REFUSED = QT_TRANSLATE_NOOP("buraco", "refused the first card")
_TIME = QT_TRANSLATE_NOOP("buraco", "had the turn when the time was up")


def describe(move: BuracoMove) -> Text:
    """Say what a move did, without its seat's name."""
    if isinstance(move, Refuse):
        return Text("buraco", _REFUSED)
    if isinstance(move, Time):
        return Text("buraco", _TIME)
    return describing.describe(move)
