"""The options of Sheepshead (S3.3, S7.1)."""

from functools import partial

from barracan.model.common_texts import common_text
from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "sheepshead")
OPTIONS = (
    _option(
        "least",
        "S3.3",
        True,
        QT_TRANSLATE_NOOP("sheepshead", "The Least"),
        {
            "true": QT_TRANSLATE_NOOP(
                "sheepshead", "If all three pass, everybody plays for as few card points as possible."
            ),
            "false": QT_TRANSLATE_NOOP("sheepshead", "If all three pass, the hand is over and nobody scores."),
        },
    ),
    _option(
        "target",
        "S7.1",
        10,
        common_text("Target"),
        QT_TRANSLATE_NOOP(
            "sheepshead", "The match ends when one player alone leads with this many game points or more."
        ),
        most=1000,
    ),
)
RULE_SETS = (
    RuleSet(Text("sheepshead", QT_TRANSLATE_NOOP("sheepshead", "Short, to 5")), {"target": 5}),
    RuleSet(Text("sheepshead", QT_TRANSLATE_NOOP("sheepshead", "Without The Least")), {"least": False}),
)
