"""The options of Buraco: Burraco's (C), with more for aces, and its own (D)."""

from barracan.games.burraco import options as burraco
from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("buraco", template)


_ACES = Option(
    "aces",
    "D5.1",
    "both",
    burraco.ACES.title,
    {
        **burraco.ACES.text,
        "high": _text(QT_TRANSLATE_NOOP("buraco", "Aces lie above the king only.")),
        "low": _text(QT_TRANSLATE_NOOP("buraco", "Aces lie below the deuce only.")),
    },
    choices=("both", "one", "high", "low"),
)
_JOKERS = Option(
    "jokers",
    "D1.1",
    False,
    _text(QT_TRANSLATE_NOOP("buraco", "Jokers")),
    {
        "false": _text(QT_TRANSLATE_NOOP("buraco", "Deuces are the only wildcards.")),
        "true": _text(QT_TRANSLATE_NOOP("buraco", "Each pack has two jokers, which are wildcards too.")),
    },
)
_CUT_BONUS = Option(
    "cut_bonus",
    "D2.3",
    False,
    _text(QT_TRANSLATE_NOOP("buraco", "Cutting for points")),
    {
        "false": _text(QT_TRANSLATE_NOOP("buraco", "The cut counts nothing.")),
        "true": _text(QT_TRANSLATE_NOOP("buraco", "Whoever lifts exactly the cards of the pots gains 100 points.")),
    },
)
_FAILED_OPENING = Option(
    "failed_opening",
    "D4.3",
    "refused",
    _text(QT_TRANSLATE_NOOP("buraco", "Too small an opening")),
    {
        "refused": _text(QT_TRANSLATE_NOOP("buraco", "It is not accepted and costs nothing.")),
        "penalty": _text(QT_TRANSLATE_NOOP("buraco", "It is shown, taken back, and the side needs 15 points more.")),
    },
    choices=("refused", "penalty"),
)
_VALUES = Option(
    "values",
    "D6.1",
    "standard",
    _text(QT_TRANSLATE_NOOP("buraco", "Points of wildcards")),
    {
        "standard": _text(QT_TRANSLATE_NOOP("buraco", "A joker counts 30, a deuce 20.")),
        "brazil": _text(QT_TRANSLATE_NOOP("buraco", "A joker counts 20, a deuce 10.")),
    },
    choices=("standard", "brazil"),
)
_TARGET = Option("target", "D7.1", 3000, burraco.TARGET.title, burraco.TARGET.text, most=burraco.TARGET.most)
_LIMIT = QT_TRANSLATE_NOOP("buraco", "So many minutes are played, whatever the target; 0 is no limit.")
_MINUTES = Option(
    "minutes",
    "D7.2",
    0,
    _text(QT_TRANSLATE_NOOP("buraco", "Minutes")),
    {"": _text(_LIMIT)},
    least=0,
    most=1440,
)
OPTIONS = (
    burraco.THREE_POTS,
    _ACES,
    burraco.SEMI_CLEAN,
    burraco.GOING_OUT,
    burraco.FINAL_DISCARD,
    burraco.FRESH_POT,
    _JOKERS,
    _CUT_BONUS,
    _FAILED_OPENING,
    _VALUES,
    _TARGET,
    _MINUTES,
)
