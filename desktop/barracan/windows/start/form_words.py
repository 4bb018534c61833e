"""What was measured of forms and levels, in sentences for the page of a new match."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, TypedDict

from PySide6.QtCore import QCoreApplication, QLocale

from barracan.games.catalog import LEVELS
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.resources import resource
from barracan.session.game_parts import find_levels

_ALONE: Final = "alone"
_WINDOW: Final = "played"
"""How a hand ends that has a Player: one who has taken the window."""
_HOW: Final = {
    "flash": QT_TRANSLATE_NOOP("forms", "{share} of 100 hands end with a flash exit."),
    "out": QT_TRANSLATE_NOOP("forms", "{share} of 100 hands end because somebody goes out."),
    "stock": QT_TRANSLATE_NOOP("forms", "{share} of 100 hands end with an empty stock."),
    "deck": QT_TRANSLATE_NOOP("forms", "{share} of 100 hands end with an empty deck."),
}
_TURNS: Final = QT_TRANSLATE_NOOP("forms", "Among strong players a hand has about {turns} turns each.")
_PLAYED: Final = QT_TRANSLATE_NOOP(
    "forms", "Among strong players somebody takes the window in {share} of 100 hands; in the others it is The Least."
)
_AHEAD: Final = QT_TRANSLATE_NOOP("forms", "Ahead of casual players in {share} of 100 hands.")
_LUCK: Final = QT_TRANSLATE_NOOP(
    "forms", "Luck decides much here: an expert would win no more hands than a strong player."
)
_CASUAL: Final = QT_TRANSLATE_NOOP("forms", "Ahead of beginners in {share} of 100 hands.")


class _Form(TypedDict):
    """What was measured of a form: turns a seat, points a side, and how many of a hundred hands end in which way."""

    hands: int
    turns: float
    points: int
    ends: Mapping[str, int]


class _Figures(TypedDict):
    """What was measured of a game: of its forms by their keys, and of levels how often they are ahead of casual."""

    forms: Mapping[str, _Form]
    levels: Mapping[str, int]


def describe_form(game: str, sides: Sequence[Sequence[int]]) -> str:
    """How a form of a game plays, in a sentence; nothing where it was not measured."""
    figures = _measured().get(game)
    if figures is None:
        return ""
    seats = sum(len(side) for side in sides)
    alone = f"{seats} {_ALONE}"
    form = figures["forms"].get(alone if len(sides) == seats and alone in figures["forms"] else str(seats))
    if form is None:
        return ""
    ends = form["ends"]
    if _WINDOW in ends:
        return _say(_PLAYED).format(share=ends[_WINDOW])
    reason = max(ends, key=lambda each: ends[each])
    if reason not in _HOW:
        return ""
    turns = QLocale().toString(form["turns"], "f", 1 if form["turns"] % 1 else 0)
    return " ".join((_say(_TURNS).format(turns=turns), _say(_HOW[reason]).format(share=ends[reason])))


def describe_strength(game: str, level: str) -> str:
    """How often a level is ahead in a game, in a sentence; nothing where it was not measured."""
    figures = _measured().get(game)
    levels = figures["levels"] if figures is not None else {}
    if level == "casual" and "beginner" in levels:
        return _say(_CASUAL).format(share=100 - levels["beginner"])
    return _say(_AHEAD).format(share=levels[level]) if level in levels else ""


def describe_luck(game: str) -> str:
    """Why a game offers no expert, in a sentence; nothing where it does."""
    return "" if not game or find_levels(game)[-1] == LEVELS[-1] else _say(_LUCK)


def _say(template: str) -> str:
    return QCoreApplication.translate("forms", template)


@cache
def _measured() -> Mapping[str, _Figures]:
    """The figures by game; none where the file is not there or not whole."""
    try:
        kept: Mapping[str, _Figures] = json.loads(resource("figures", "forms.json").read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return kept
