"""The options of Burraco (C2.4, C4.4, C4.9, C7.1, C7.4, C9.6, C10.1)."""

from functools import partial

from barracan.model.options import option
from barracan.model.text import QT_TRANSLATE_NOOP

_option = partial(option, "burraco")
THREE_POTS = _option(
    "three_pots",
    "C2.4",
    "18-11",
    QT_TRANSLATE_NOOP("burraco", "Pots for three"),
    {
        "18-11": QT_TRANSLATE_NOOP("burraco", "Two pots: the first has 18 cards, the second 11."),
        "11-11": QT_TRANSLATE_NOOP("burraco", "Two pots of 11 cards."),
        "11-11-11": QT_TRANSLATE_NOOP("burraco", "Three pots of 11 cards, one for each."),
    },
    seats=(3,),
)
ACES = _option(
    "aces",
    "C4.4",
    "both",
    QT_TRANSLATE_NOOP("burraco", "Aces in runs"),
    {
        "both": QT_TRANSLATE_NOOP("burraco", "A run may begin with an ace, end with one, or both."),
        "one": QT_TRANSLATE_NOOP("burraco", "A run has one natural ace at most, at either end."),
    },
)
SEMI_CLEAN = _option(
    "semi_clean",
    "C4.9",
    "off",
    QT_TRANSLATE_NOOP("burraco", "Semi-clean melds"),
    {
        "off": QT_TRANSLATE_NOOP("burraco", "A long meld with a wildcard is dirty."),
        "runs": QT_TRANSLATE_NOOP("burraco", "A run with seven natural cards side by side and a wildcard counts 150."),
        "all": QT_TRANSLATE_NOOP(
            "burraco", "A run or a group with seven natural cards and a wildcard beside them counts 150."
        ),
    },
)
_CLEAN = QT_TRANSLATE_NOOP("burraco", "Going out takes a clean meld.")
_ANY = QT_TRANSLATE_NOOP("burraco", "Going out takes a meld of seven cards, clean or dirty.")
GOING_OUT = _option(
    "going_out",
    "C7.1",
    "clean",
    QT_TRANSLATE_NOOP("burraco", "Going out"),
    {"clean": _CLEAN, "any": _ANY},
)
FINAL_DISCARD = _option(
    "final_discard",
    "C7.4",
    "required",
    QT_TRANSLATE_NOOP("burraco", "Last discard"),
    {
        "required": QT_TRANSLATE_NOOP("burraco", "Who goes out discards the last card."),
        "free": QT_TRANSLATE_NOOP("burraco", "Who goes out may also lay the last cards."),
    },
)
FRESH_POT = _option(
    "fresh_pot",
    "C9.6",
    "value",
    QT_TRANSLATE_NOOP("burraco", "Fresh pot at the end"),
    {
        "value": QT_TRANSLATE_NOOP("burraco", "A pot that was not played yet counts its cards."),
        "hundred": QT_TRANSLATE_NOOP("burraco", "A pot that was not played yet counts minus 100."),
    },
)
_REACH = QT_TRANSLATE_NOOP("burraco", "The match ends after the hand in which a side reaches so many points.")
TARGET = _option("target", "C10.1", 2005, QT_TRANSLATE_NOOP("burraco", "Target"), _REACH, most=100_000)
SHARED = (SEMI_CLEAN, GOING_OUT, FINAL_DISCARD, FRESH_POT)
"""The options that Buraco has unchanged."""
OPTIONS = (THREE_POTS, ACES, *SHARED, TARGET)
