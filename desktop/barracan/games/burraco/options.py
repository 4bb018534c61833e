"""The options of Burraco (C2.4, C4.4, C4.9, C7.1, C7.4, C9.6, C10.1), and the terms that a match has by them."""

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.rummy.melds import HIGH_ACE, KING_PLACE, LOW_ACE
from barracan.model.cards import ACE, JOKER, KIND_COUNT, RANK_OF, Kind
from barracan.model.common_texts import common_text
from barracan.model.options import Option, OptionValue, RuleSet, option
from barracan.model.text import QT_TRANSLATE_NOOP, Text

_option = partial(option, "burraco")
THREE_POTS: Option = _option(
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
ACES: Option = _option(
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
    common_text("Last discard"),
    {
        "required": QT_TRANSLATE_NOOP("burraco", "Whoever goes out discards the last card."),
        "free": QT_TRANSLATE_NOOP("burraco", "Whoever goes out may also lay the last cards."),
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
_REACH = common_text("The match ends after the hand in which a side reaches this many points.")
TARGET: Option = _option("target", "C10.1", 2005, common_text("Target"), _REACH, most=100_000)
SHARED: Final[tuple[Option, ...]] = (SEMI_CLEAN, GOING_OUT, FINAL_DISCARD, FRESH_POT)
"""The options that Buraco has unchanged."""
OPTIONS = (THREE_POTS, ACES, *SHARED, TARGET)


DEUCE: Final = 1
"""The rank of the deuces."""
DEUCES: Final = frozenset(range(4, 8))
WILD: Final = DEUCES | {JOKER}
"""What may be a wildcard (C3.1, C3.2); in a hand each of them is one (C3.4)."""
POT_SIZE: Final = 11


def _value(kind: Kind, joker: int, deuce: int) -> int:
    rank = RANK_OF[kind]
    if kind == JOKER:
        return joker
    if rank == DEUCE:
        return deuce
    if rank == ACE:
        return 15
    return 10 if rank >= 7 else 5


STANDARD: Final = tuple(_value(kind, 30, 20) for kind in range(KIND_COUNT))
"""The points of each kind (C9.1)."""
BRAZIL: Final = tuple(_value(kind, 20, 10) for kind in range(KIND_COUNT))
"""The points of each kind as an option of Buraco has them (D6.1)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """The options of a match, made ready.

    Attributes:
        low: the lowest place of runs: 2 where they have no low ace (D5.1).
        high: the highest place of runs: 13 where they have no high ace (D5.1).
        one_ace: whether a run has one natural ace at most (C4.4).
        semi_runs: whether runs may be semi-clean (C4.9).
        semi_groups: whether groups may be semi-clean too (C4.9).
        any_exit: whether any meld of seven cards lets a side go out (C7.1).
        free_exit: whether the hand may be ended by laying all one has (C7.4).
        fresh_hundred: whether a fresh pot counts minus 100 (C9.6).
        pots: the sizes of the pots, in the order of the deck (C2.3, C2.4).
        values: the points of each kind (C9.1).
    """

    def __init__(self, seats: int, options: Mapping[str, OptionValue]) -> None:
        aces = options["aces"]
        self.low = 2 if aces == "high" else LOW_ACE
        self.high = KING_PLACE if aces == "low" else HIGH_ACE
        self.one_ace = aces == "one"
        self.semi_runs = options["semi_clean"] != "off"
        self.semi_groups = options["semi_clean"] == "all"
        self.any_exit = options["going_out"] == "any"
        self.free_exit = options["final_discard"] == "free"
        self.fresh_hundred = options["fresh_pot"] == "hundred"
        self.pots = _pots(seats, str(options["three_pots"]))
        self.values = BRAZIL if options.get("values") == "brazil" else STANDARD

    def points(self, cards: Iterable[Kind]) -> int:
        """What cards count together (C9.1)."""
        values = self.values
        return sum([values[card] for card in cards])


def _pots(seats: int, three_pots: str) -> tuple[int, ...]:
    if seats == 3:
        return tuple(int(size) for size in three_pots.split("-"))
    return (POT_SIZE,) * (3 if seats == 6 else 2)


RULE_SETS = (
    RuleSet(Text("burraco", QT_TRANSLATE_NOOP("burraco", "To 505")), {"target": 505}),
    RuleSet(Text("burraco", QT_TRANSLATE_NOOP("burraco", "To 1005")), {"target": 1005}),
    RuleSet(
        Text("burraco", QT_TRANSLATE_NOOP("burraco", "Italian federation (FIBUR)")),
        {"aces": "one", "semi_clean": "all", "going_out": "any"},
    ),
)
