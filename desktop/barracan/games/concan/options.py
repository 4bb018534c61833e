"""The options of Concan (N5.1, N7.1, N10.1)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("concan", template)


OPTIONS = (
    Option(
        "threshold",
        "N5.1",
        51,
        _text(QT_TRANSLATE_NOOP("concan", "Threshold")),
        {"": _text(QT_TRANSLATE_NOOP("concan", "The first melds of a hand count so many points together, or more."))},
        most=140,
    ),
    Option(
        "restock",
        "N7.1",
        1,
        _text(QT_TRANSLATE_NOOP("concan", "New stocks")),
        {"": _text(QT_TRANSLATE_NOOP("concan", "So many times in a hand the discards are shuffled into a new stock."))},
        least=0,
        most=9,
    ),
    Option(
        "hands",
        "N10.1",
        9,
        _text(QT_TRANSLATE_NOOP("concan", "Hands")),
        {"": _text(QT_TRANSLATE_NOOP("concan", "The match is over after so many hands."))},
        most=99,
    ),
)
