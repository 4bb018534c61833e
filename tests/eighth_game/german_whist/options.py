"""The options of German whist (G5.2, G6.1)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("german_whist", template)


OPTIONS = (
    Option(
        "all_tricks",
        "G5.2",
        False,
        _text(QT_TRANSLATE_NOOP("german_whist", "Tricks that count")),
        {
            "false": _text(QT_TRANSLATE_NOOP("german_whist", "Only the tricks after the stock is used up count.")),
            "true": _text(QT_TRANSLATE_NOOP("german_whist", "All tricks count.")),
        },
    ),
    Option(
        "target",
        "G6.1",
        20,
        _text(QT_TRANSLATE_NOOP("german_whist", "Target")),
        {"": _text(QT_TRANSLATE_NOOP("german_whist", "The match ends when one player alone has so many points."))},
        most=1000,
    ),
)
