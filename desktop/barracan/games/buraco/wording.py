"""Moves in words."""

from collections.abc import Sequence

from barracan.games.buraco.moves import BuracoMove, Refuse, Time
from barracan.games.buraco.view import BuracoView
from barracan.games.burraco import wording
from barracan.games.burraco.moves import Draw
from barracan.games.wording import Phrases
from barracan.model.cards import card_text
from barracan.model.game import Sides
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_text = Phrases(
    "buraco",
    {
        "refused": QT_TRANSLATE_NOOP("buraco", "refused the first card"),
        "time": QT_TRANSLATE_NOOP("buraco", "had the turn when the time was up"),
        "advise_draw": QT_TRANSLATE_NOOP("buraco", "Accept the first card, the {card}"),
        "advise_refuse": QT_TRANSLATE_NOOP("buraco", "Refuse the first card, the {card}, and take the next one"),
        "advise_time": QT_TRANSLATE_NOOP("buraco", "The time of the match is up"),
    },
)


def describe(move: BuracoMove) -> Text:
    """Say what a move did, without its seat's name."""
    match move:
        case Refuse():
            return _text("refused")
        case Time():
            return _text("time")
        case _:
            return wording.describe(move)


def describe_last(moves: Sequence[BuracoMove], sides: Sides) -> Text:
    """Say what the last of these moves did, and which meld it has made longer."""
    return wording.with_grown(describe(moves[-1]), moves[-1], sides)


def advise(view: BuracoView, move: BuracoMove) -> Text:
    """Tell the seat of a view to make a move."""
    match move:
        case Time():
            return _text("advise_time")
        case Draw() | Refuse() if view.top is not None:
            return _text(f"advise_{move.do}", card=card_text(view.top))
        case Refuse():
            raise ValueError("there is no first card to be refused")
        case _:
            return wording.advise(view, move)
