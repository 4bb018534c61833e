"""The options of German whist (G5.2, G6.1)."""

from functools import partial

from barracan.model.options import option
from barracan.model.text import QT_TRANSLATE_NOOP

_option = partial(option, "german_whist")
OPTIONS = (
    _option(
        "all_tricks",
        "G5.2",
        False,
        QT_TRANSLATE_NOOP("german_whist", "Tricks that count"),
        {
            "false": QT_TRANSLATE_NOOP("german_whist", "Only the tricks after the stock is used up count."),
            "true": QT_TRANSLATE_NOOP("german_whist", "All tricks count."),
        },
    ),
    _option(
        "target",
        "G6.1",
        20,
        QT_TRANSLATE_NOOP("german_whist", "Target"),
        QT_TRANSLATE_NOOP("german_whist", "The match ends when one player alone has so many points."),
        most=1000,
    ),
)
