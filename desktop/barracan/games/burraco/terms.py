"""What the options of a match come to: the numbers and limits that the rules ask for."""

from collections.abc import Iterable, Mapping

from barracan.games.rummy.melds import HIGH_ACE, KING_PLACE, LOW_ACE
from barracan.model.cards import ACE, JOKER, KIND_COUNT, RANK_OF, Kind
from barracan.model.options import OptionValue

DEUCE = 1
"""The rank of the deuces."""
DEUCES = frozenset(range(4, 8))
WILD = DEUCES | {JOKER}
"""What may be a wildcard (C3.1, C3.2); in a hand each of them is one (C3.4)."""
POT_SIZE = 11


def _value(kind: Kind, joker: int, deuce: int) -> int:
    rank = RANK_OF[kind]
    if kind == JOKER:
        return joker
    if rank == DEUCE:
        return deuce
    if rank == ACE:
        return 15
    return 10 if rank >= 7 else 5


STANDARD = tuple(_value(kind, 30, 20) for kind in range(KIND_COUNT))
"""The points of each kind (C9.1)."""
BRAZIL = tuple(_value(kind, 20, 10) for kind in range(KIND_COUNT))
"""The points of each kind as an option of Buraco has them (D6.1)."""


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
