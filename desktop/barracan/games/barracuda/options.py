"""The options of Barracuda (U4.6, U7.1, U8.2)."""

from functools import partial

from barracan.model.common_texts import common_text
from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "barracuda")
OPTIONS = (
    _option(
        "final_discard",
        "U4.6",
        True,
        common_text("Last discard"),
        {
            "true": QT_TRANSLATE_NOOP("barracuda", "Every turn ends with a discard, the last one too."),
            "false": QT_TRANSLATE_NOOP("barracuda", "A play may use up the hand, which then ends without one."),
        },
    ),
    _option(
        "limit",
        "U7.1",
        100,
        QT_TRANSLATE_NOOP("barracuda", "Limit"),
        QT_TRANSLATE_NOOP("barracuda", "The match ends after the hand in which somebody has more points."),
        most=1000,
    ),
    _option(
        "point_cents",
        "U8.2",
        1,
        QT_TRANSLATE_NOOP("barracuda", "Cents a point"),
        QT_TRANSLATE_NOOP("barracuda", "What each loser pays for each point of their own."),
        least=0,
        most=1000,
    ),
    _option(
        "hand_cents",
        "U8.2",
        5,
        QT_TRANSLATE_NOOP("barracuda", "Cents a hand"),
        QT_TRANSLATE_NOOP("barracuda", "What each loser pays for each point that the winner is ahead."),
        least=0,
        most=1000,
    ),
)
RULE_SETS = (
    RuleSet(Text("barracuda", QT_TRANSLATE_NOOP("barracuda", "Last card without a discard")), {"final_discard": False}),
    RuleSet(common_text("Short, to 50"), {"limit": 50}),
)
