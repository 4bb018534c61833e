"""The options of Burraco (C2.4, C4.4, C4.9, C7.1, C7.4, C9.6, C10.1)."""

from barracan.model.options import Option
from barracan.model.text import QT_TRANSLATE_NOOP, Text


def _text(template: str) -> Text:
    return Text("burraco", template)


THREE_POTS = Option(
    "three_pots",
    "C2.4",
    "18-11",
    _text(QT_TRANSLATE_NOOP("burraco", "Pots for three")),
    {
        "18-11": _text(QT_TRANSLATE_NOOP("burraco", "Two pots: the first has 18 cards, the second 11.")),
        "11-11": _text(QT_TRANSLATE_NOOP("burraco", "Two pots of 11 cards.")),
        "11-11-11": _text(QT_TRANSLATE_NOOP("burraco", "Three pots of 11 cards, one for each.")),
    },
    choices=("18-11", "11-11", "11-11-11"),
    seats=(3,),
)
ACES = Option(
    "aces",
    "C4.4",
    "both",
    _text(QT_TRANSLATE_NOOP("burraco", "Aces in runs")),
    {
        "both": _text(QT_TRANSLATE_NOOP("burraco", "A run may begin with an ace, end with one, or both.")),
        "one": _text(QT_TRANSLATE_NOOP("burraco", "A run has one natural ace at most, at either end.")),
    },
    choices=("both", "one"),
)
SEMI_CLEAN = Option(
    "semi_clean",
    "C4.9",
    "off",
    _text(QT_TRANSLATE_NOOP("burraco", "Semi-clean melds")),
    {
        "off": _text(QT_TRANSLATE_NOOP("burraco", "A long meld with a wildcard is dirty.")),
        "runs": _text(
            QT_TRANSLATE_NOOP("burraco", "A run with seven natural cards side by side and a wildcard counts 150.")
        ),
        "all": _text(
            QT_TRANSLATE_NOOP(
                "burraco", "A run or a group with seven natural cards and a wildcard beside them counts 150."
            )
        ),
    },
    choices=("off", "runs", "all"),
)
_CLEAN = QT_TRANSLATE_NOOP("burraco", "Going out takes a clean meld.")
_ANY = QT_TRANSLATE_NOOP("burraco", "Going out takes a meld of seven cards, clean or dirty.")
GOING_OUT = Option(
    "going_out",
    "C7.1",
    "clean",
    _text(QT_TRANSLATE_NOOP("burraco", "Going out")),
    {"clean": _text(_CLEAN), "any": _text(_ANY)},
    choices=("clean", "any"),
)
FINAL_DISCARD = Option(
    "final_discard",
    "C7.4",
    "required",
    _text(QT_TRANSLATE_NOOP("burraco", "Last discard")),
    {
        "required": _text(QT_TRANSLATE_NOOP("burraco", "Who goes out discards the last card.")),
        "free": _text(QT_TRANSLATE_NOOP("burraco", "Who goes out may also lay the last cards.")),
    },
    choices=("required", "free"),
)
FRESH_POT = Option(
    "fresh_pot",
    "C9.6",
    "value",
    _text(QT_TRANSLATE_NOOP("burraco", "Fresh pot at the end")),
    {
        "value": _text(QT_TRANSLATE_NOOP("burraco", "A pot that was not played yet counts its cards.")),
        "hundred": _text(QT_TRANSLATE_NOOP("burraco", "A pot that was not played yet counts minus 100.")),
    },
    choices=("value", "hundred"),
)
_REACH = QT_TRANSLATE_NOOP("burraco", "The match ends after the hand in which a side reaches so many points.")
TARGET = Option(
    "target", "C10.1", 2005, _text(QT_TRANSLATE_NOOP("burraco", "Target")), {"": _text(_REACH)}, most=100_000
)
OPTIONS = (THREE_POTS, ACES, SEMI_CLEAN, GOING_OUT, FINAL_DISCARD, FRESH_POT, TARGET)
