"""The options of Buraco: Burraco's (C), with more for aces, and its own (D)."""

from dataclasses import replace
from functools import partial

from barracan.games.burraco import options as burraco
from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "buraco")
_ACES = replace(
    burraco.ACES,
    clause="D5.1",
    text=burraco.ACES.text
    | {
        "high": Text("buraco", QT_TRANSLATE_NOOP("buraco", "Aces lie above the king only.")),
        "low": Text("buraco", QT_TRANSLATE_NOOP("buraco", "Aces lie below the deuce only.")),
    },
)
_JOKERS = _option(
    "jokers",
    "D1.1",
    False,
    QT_TRANSLATE_NOOP("buraco", "Jokers"),
    {
        "false": QT_TRANSLATE_NOOP("buraco", "Deuces are the only wildcards."),
        "true": QT_TRANSLATE_NOOP("buraco", "Each pack has two jokers, which are wildcards too."),
    },
)
_CUT_BONUS = _option(
    "cut_bonus",
    "D2.3",
    False,
    QT_TRANSLATE_NOOP("buraco", "Cutting for points"),
    {
        "false": QT_TRANSLATE_NOOP("buraco", "The cut counts nothing."),
        "true": QT_TRANSLATE_NOOP("buraco", "Whoever lifts exactly the cards of the pots gains 100 points."),
    },
)
_FAILED_OPENING = _option(
    "failed_opening",
    "D4.3",
    "refused",
    QT_TRANSLATE_NOOP("buraco", "Too small an opening"),
    {
        "refused": QT_TRANSLATE_NOOP("buraco", "It is not accepted and costs nothing."),
        "penalty": QT_TRANSLATE_NOOP("buraco", "It is shown, taken back, and the side needs 15 points more."),
    },
)
_VALUES = _option(
    "values",
    "D6.1",
    "standard",
    QT_TRANSLATE_NOOP("buraco", "Points of wildcards"),
    {
        "standard": QT_TRANSLATE_NOOP("buraco", "A joker counts 30, a deuce 20."),
        "brazil": QT_TRANSLATE_NOOP("buraco", "A joker counts 20, a deuce 10."),
    },
)
_TARGET = replace(burraco.TARGET, clause="D7.1", default=3000)
_MINUTES = _option(
    "minutes",
    "D7.2",
    0,
    QT_TRANSLATE_NOOP("buraco", "Minutes"),
    QT_TRANSLATE_NOOP("buraco", "How many minutes are played, whatever the target; 0 is no limit."),
    least=0,
    most=1440,
)
_OWN = (_JOKERS, _CUT_BONUS, _FAILED_OPENING, _VALUES, _TARGET, _MINUTES)
OPTIONS = (burraco.THREE_POTS, _ACES, *burraco.SHARED, *_OWN)
RULE_SETS = (
    RuleSet(Text("buraco", QT_TRANSLATE_NOOP("buraco", "Brazilian values")), {"values": "brazil"}),
    RuleSet(Text("buraco", QT_TRANSLATE_NOOP("buraco", "With jokers")), {"jokers": True}),
    RuleSet(Text("buraco", QT_TRANSLATE_NOOP("buraco", "Short, to 1000")), {"target": 1000}),
    RuleSet(Text("buraco", QT_TRANSLATE_NOOP("buraco", "One hour")), {"minutes": 60}),
)
