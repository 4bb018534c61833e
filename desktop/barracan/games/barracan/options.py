"""The options of BarraCan (B1.3, B6.6, B8.2, B11.1)."""

from functools import partial

from barracan.model.common_texts import common_text
from barracan.model.options import RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "barracan")
OPTIONS = (
    _option(
        "partnership",
        "B1.3",
        True,
        QT_TRANSLATE_NOOP("barracan", "Partnership"),
        {
            "true": QT_TRANSLATE_NOOP(
                "barracan", "Partners sit opposite each other and share melds, ladders, tricks and points."
            ),
            "false": QT_TRANSLATE_NOOP("barracan", "Everybody plays alone."),
        },
        seats=(4,),
    ),
    _option(
        "flash_exit",
        "B6.6",
        "any",
        common_text("Flash exit"),
        {
            "any": QT_TRANSLATE_NOOP("barracan", "All five categories at once end the hand, whatever is left."),
            "empty": QT_TRANSLATE_NOOP(
                "barracan", "All five categories at once end the hand only if one card at most is left."
            ),
            "none": QT_TRANSLATE_NOOP("barracan", "Nobody ends a hand by a flash exit."),
        },
    ),
    _option(
        "trick_ace",
        "B8.2",
        "high",
        QT_TRANSLATE_NOOP("barracan", "Aces in tricks"),
        {
            "high": QT_TRANSLATE_NOOP("barracan", "An ace beats the king of its suit."),
            "low": QT_TRANSLATE_NOOP("barracan", "An ace is the lowest card of its suit."),
        },
    ),
    _option(
        "target",
        "B11.1",
        100,
        common_text("Target"),
        common_text("The match ends after the hand in which a side reaches this many points."),
        most=100_000,
    ),
)
RULE_SETS = (
    RuleSet(Text("barracan", QT_TRANSLATE_NOOP("barracan", "Without flash exit")), {"flash_exit": "none"}),
    RuleSet(common_text("Short, to 50"), {"target": 50}),
    RuleSet(Text("barracan", QT_TRANSLATE_NOOP("barracan", "Everybody alone")), {"partnership": False}),
)
