"""The options of Concan (N5.1, N7.1, N10.1)."""

from functools import partial

from barracan.model.common_texts import common_text
from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "concan")
OPTIONS = (
    _option(
        "threshold",
        "N5.1",
        51,
        QT_TRANSLATE_NOOP("concan", "Threshold"),
        QT_TRANSLATE_NOOP("concan", "The first melds of a hand count this many points together, or more."),
        most=140,
    ),
    _option(
        "restock",
        "N7.1",
        1,
        QT_TRANSLATE_NOOP("concan", "New stocks"),
        QT_TRANSLATE_NOOP("concan", "How often in a hand the discards are shuffled into a new stock."),
        least=0,
        most=9,
    ),
    _option(
        "hands",
        "N10.1",
        9,
        common_text("Hands"),
        QT_TRANSLATE_NOOP("concan", "The match is over after this many hands."),
        most=99,
    ),
)
RULE_SETS = (
    RuleSet(Text("concan", QT_TRANSLATE_NOOP("concan", "Tournament, four hands")), {"hands": 4}),
    RuleSet(Text("concan", QT_TRANSLATE_NOOP("concan", "Short, three hands")), {"hands": 3}),
)
