"""Moves of German whist in words, and how a hand ends."""

from barracan.games.tricks.state import Play
from barracan.model.cards import card_text
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from german_whist.view import GermanWhistView

_PLAYED = QT_TRANSLATE_NOOP("german_whist", "played {card}")
_LEAD = QT_TRANSLATE_NOOP("german_whist", "Lead the {card}")
_PLAY = QT_TRANSLATE_NOOP("german_whist", "Play the {card}")
ENDINGS = {"played": QT_TRANSLATE_NOOP("german_whist", "all tricks played")}
FINALES = {"played": QT_TRANSLATE_NOOP("german_whist", "All tricks are played")}


def describe(move: Play) -> Text:
    """Say what a move did, without its seat's name."""
    return Text("german_whist", _PLAYED, {"card": card_text(move.card)})


def advise(view: GermanWhistView, move: Play) -> Text:
    """Tell the seat of a view to make a move."""
    return Text("german_whist", _PLAY if view.trick else _LEAD, {"card": card_text(move.card)})
