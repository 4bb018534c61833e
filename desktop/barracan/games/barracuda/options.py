"""The options of Barracuda (U4.6, U7.1, U8.2)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("barracuda", template)


OPTIONS = (
    Option(
        "final_discard",
        "U4.6",
        True,
        _text(QT_TRANSLATE_NOOP("barracuda", "Last discard")),
        {
            "true": _text(QT_TRANSLATE_NOOP("barracuda", "Every turn ends with a discard, the last one too.")),
            "false": _text(QT_TRANSLATE_NOOP("barracuda", "A play may use up the hand, which then ends without one.")),
        },
    ),
    Option(
        "limit",
        "U7.1",
        100,
        _text(QT_TRANSLATE_NOOP("barracuda", "Limit")),
        {"": _text(QT_TRANSLATE_NOOP("barracuda", "The match ends after the hand in which somebody has more points."))},
        most=1000,
    ),
    Option(
        "point_cents",
        "U8.2",
        1,
        _text(QT_TRANSLATE_NOOP("barracuda", "Cents a point")),
        {"": _text(QT_TRANSLATE_NOOP("barracuda", "What each loser pays for each point of their own."))},
        least=0,
        most=1000,
    ),
    Option(
        "hand_cents",
        "U8.2",
        5,
        _text(QT_TRANSLATE_NOOP("barracuda", "Cents a hand")),
        {"": _text(QT_TRANSLATE_NOOP("barracuda", "What each loser pays for each point that the winner is ahead."))},
        least=0,
        most=1000,
    ),
)
