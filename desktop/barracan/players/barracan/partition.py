"""The best categories to lay side by side: an exact choice among all that a hand holds, and a quick one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from barracan.games.barracan import categories
from barracan.games.barracan.categories import ALL_TYPES, EVENS_ODDS, FAMILY, OPPOSITES, RUN, TRIPLET
from barracan.games.barracan.ladders import Ladder, write_ladder
from barracan.games.barracan.moves import CATEGORY_NAMES, Category, Meld
from barracan.games.barracan.state import SideTable
from barracan.games.rummy.state import Hand
from barracan.model.cards import CODES, JACK, JOKER, KING, QUEEN, RED, Kind
from barracan.players.barracan.set_patterns import BLACKS, EVENS, NATURALS, ODDS, RANK_MASKS, REDS, bits, ranks_of

EXACT: Final = 14
WIDTH: Final = 24


@dataclass(frozen=True)
class Unit:
    """What may be laid together: a category by itself, or a ladder.

    Attributes:
        cards: the cards it takes from the hand.
        kinds: the types of its categories.
        points: what it counts (B10.1), a complete ladder's own points included.
        ladder: the ladder as it then stands.
        number: the number of the side's ladder that it adds to, -1 if it starts one.
    """

    cards: tuple[Kind, ...]
    kinds: tuple[int, ...]
    points: int
    ladder: Ladder | None = None
    number: int = -1


Value = Callable[[Unit], int]
Choice = tuple[int, tuple[Unit, ...]]
"""The value of units that lie side by side, and the units."""


def types_of(units: Iterable[Unit]) -> int:
    """The types of their categories, as bits."""
    types = 0
    for unit in units:
        for kind in unit.kinds:
            types |= 1 << kind
    return types


def write_units(units: Iterable[Unit], table: SideTable) -> tuple[Meld, ...]:
    """Units as a move lays them beside what a side has on the table."""
    return tuple(
        write_ladder(len(table.ladders) if unit.number < 0 else unit.number, unit.ladder)
        if unit.ladder
        else Category(CATEGORY_NAMES[unit.kinds[0]], tuple(CODES[card] for card in unit.cards))
        for unit in units
    )


def plain_units(hand: Hand) -> list[Unit]:
    """Every category that the hand holds, by itself."""
    return [
        Unit(cards, (kind,), categories.points(kind, len(cards)))
        for kind, each in enumerate(categories.list_categories(hand))
        for cards in each
    ]


class Layouts:
    """Chooses among the units of one hand; a unit's value is given from outside, and a card kept has none.

    Up to ``EXACT`` cards the choice is the best there is; of larger hands only the most promising parts are followed.
    """

    def __init__(self, hand: Hand, units: list[Unit], value: Value) -> None:
        self._positions = hand.cards()
        self._by_card: list[list[tuple[int, int, Unit]]] = [[] for _ in self._positions]
        for unit in units:
            worth = value(unit)
            if worth > 0:
                for mask in self._masks(unit.cards):
                    self._by_card[(mask & -mask).bit_length() - 1].append((mask, worth, unit))

    def best(self, kept: Callable[[int], int]) -> Choice:
        """The choice worth most, and its value with that of so many cards kept."""
        size = len(self._positions)
        found = None
        for used, (value, units) in self._choices(types=False).items():
            total = value + kept(size - used)
            if found is None or total > found[0]:
                found = total, units
        assert found
        return found

    def best_set(self) -> Choice | None:
        """The choice worth most among those that hold all five types, if there is one."""
        return self._choices(types=True).get(ALL_TYPES)

    def _choices(self, types: bool) -> dict[int, Choice]:
        """The best choice for each number of cards laid, or for each set of types."""
        size = len(self._positions)
        states: dict[int, Choice] = {(1 << size) - 1: (0, ())}
        for place, starting in enumerate(self._by_card):
            if len(states) > WIDTH and size > EXACT:
                states = dict(sorted(states.items(), key=lambda entry: (-entry[1][0], entry[0]))[:WIDTH])
            here = 1 << place
            steps = [
                (needed, (types_of([unit]) if types else len(unit.cards)) << size, worth, unit)
                for needed, worth, unit in starting
            ]
            grown: dict[int, Choice] = {}
            for key, so_far in states.items():
                if key & here:
                    laid, value, units = ~key, *so_far
                    for needed, gained, worth, unit in steps:
                        if needed & laid or (unit.ladder and any(other.ladder for other in units)):
                            continue
                        after = (key ^ needed) | gained if types else (key ^ needed) + gained
                        known = grown.get(after)
                        if known is None or known[0] < value + worth:
                            grown[after] = value + worth, (*units, unit)
                left = key & ~here
                known = grown.get(left)
                if known is None or known[0] < so_far[0]:
                    grown[left] = so_far
            states = grown
        return {key >> size: choice for key, choice in states.items()}

    def _masks(self, cards: tuple[Kind, ...]) -> list[int]:
        """The places of these cards in the hand, for each choice among twins."""
        masks = [0]
        for card in sorted(set(cards)):
            places = [place for place, held in enumerate(self._positions) if held == card]
            wanted = cards.count(card)
            choices = [
                sum(1 << place for place in places[first : first + wanted]) for first in range(len(places) - wanted + 1)
            ]
            masks = [mask | choice for mask in masks for choice in choices]
        return masks


Cards = tuple[Kind, ...]


@lru_cache(maxsize=1 << 15)
def quick_layout(once: int, twice: int, size: int) -> tuple[Unit, ...]:
    """Categories of a hand that lie side by side, found greedily, those worth most a card first."""
    naturals, twins = once & NATURALS, twice & NATURALS
    jokers = size - naturals.bit_count() - twins.bit_count()
    found = _Layout(naturals, twins, jokers, runs_first=False)
    if found.contested:
        other = _Layout(naturals, twins, jokers, runs_first=True)
        if other.points() > found.points():
            found = other
    return tuple(found.units)


@lru_cache(maxsize=1 << 15)
def unit_of(kind: int, cards: Cards) -> Unit:
    """The category of these cards as something to lay."""
    return Unit(cards, (kind,), categories.points(kind, len(cards)))


class _Layout:
    def __init__(self, once: int, twice: int, jokers: int, runs_first: bool) -> None:
        self._once, self._twice = once, twice
        self.units: list[Unit] = []
        self._families()
        if runs_first:
            self._runs()
        before = self._once
        self._triplets()
        self.contested = before != self._once and run_starts(before) != 0
        self._runs()
        for _ in range(jokers):
            self._joker()
        self._opposites()
        self.units += _chains(self._once & ODDS, self._twice & ODDS)
        self.units += _chains(self._once & EVENS, self._twice & EVENS)

    def points(self) -> int:
        return sum(unit.points for unit in self.units)

    def _lay(self, kind: int, cards: Cards) -> None:
        self.units.append(unit_of(kind, cards))
        for card in cards:
            bit = 1 << card
            if self._twice & bit:
                self._twice ^= bit
            elif card != JOKER:
                self._once ^= bit

    def _families(self) -> None:
        while cards := family_of(self._once >> 40, self._twice >> 40):
            self._lay(FAMILY, cards)

    def _runs(self) -> None:
        while True:
            starts = run_starts(self._once)
            if not starts:
                return
            low = (starts & -starts).bit_length() - 1
            self._lay(RUN, _RUN_CARDS[low])

    def _triplets(self) -> None:
        ranks = ranks_of(self._once, self._twice, 3)
        while ranks:
            shift = (ranks & -ranks).bit_length() - 4
            while cards := _three(shift, self._once >> shift & 15, self._twice >> shift & 15):
                self._lay(TRIPLET, cards)
            ranks &= ranks - 1

    def _joker(self) -> None:
        """A joker with two cards, a pair before neighbours in a suit."""
        if ranks := ranks_of(self._once, self._twice, 2):
            shift = (ranks & -ranks).bit_length() - 4
            double = self._twice >> shift & 15
            if double:
                one = other = double.bit_length() - 1
            else:
                one, other = bits(self._once >> shift & 15)[:2]
            self._lay(TRIPLET, (shift + one, shift + other, JOKER))
            return
        laid = self._once | (self._once & 15) << 52
        for gap in (4, 8):
            starts = laid & laid >> gap
            if starts:
                low = (starts & -starts).bit_length() - 1
                one, other = sorted((low, (low + gap) % 52))
                self._lay(RUN, (one, other, JOKER))
                return

    def _opposites(self) -> None:
        for lows, highs in _OPPOSITES:
            while (one := self._once & lows) and (other := self._once & highs):
                self._lay(OPPOSITES, (one.bit_length() - 1, other.bit_length() - 1))


_OPPOSITES: Final = tuple(
    (RANK_MASKS[rank] & low, RANK_MASKS[9 - rank] & high)
    for rank in range(5)
    for low, high in ((REDS, BLACKS), (BLACKS, REDS))
)
"""Low numbers of one colour, and the high ones of the other that make opposites with them."""


@lru_cache(maxsize=1 << 15)
def _chains(once: int, twice: int) -> tuple[Unit, ...]:
    """Evens or odds of numbers of one parity, the longest that begin low."""
    cards = [
        shift + suit for shift in range(0, 40, 4) for bit in (once, twice) for suit in _SUITS_OF[bit >> shift & 15]
    ]
    units = []
    while len(cards) > 1:
        chain = max(_chain(cards), _chain(cards[1:]), key=len)
        if len(chain) < 2:
            break
        units.append(unit_of(EVENS_ODDS, tuple(sorted(chain))))
        for card in chain:
            cards.remove(card)
    return tuple(units)


def _chain(cards: list[Kind]) -> list[Kind]:
    chain = [cards[0]]
    for card in cards:
        if RED[card] != RED[chain[-1]]:
            chain.append(card)
            if len(chain) == 4:
                break
    return chain


def run_starts(once: int) -> int:
    """The lowest cards of all runs held, as bits; an ace lies above a king too."""
    laid = once | (once & 15) << 52
    return laid & laid >> 4 & laid >> 8


_SUITS_OF: Final = tuple(tuple(bits(held)) for held in range(16))
_RUN_CARDS: Final = tuple(tuple(sorted((low, (low + 4) % 52, (low + 8) % 52))) for low in range(48))


@lru_cache(maxsize=1 << 12)
def family_of(once: int, twice: int) -> Cards | None:
    """The largest family of these pictures, given as bits from the jack of clubs on."""
    jacks, queens, kings = once & 15, once >> 4 & 15, once >> 8 & 15
    if not (jacks and queens and kings):
        return None
    best: Cards | None = None
    for king in bits(kings):
        for queen in bits(queens & ~(1 << king)):
            suits = 1 << king | 1 << queen
            found = bits(jacks & suits) + bits(jacks & twice & suits)
            if found and (best is None or len(found) + 2 > len(best)):
                best = (*sorted(JACK * 4 + jack for jack in found), QUEEN * 4 + queen, KING * 4 + king)
    return best


@lru_cache(maxsize=1 << 12)
def _three(shift: int, held: int, double: int) -> Cards | None:
    cards = [shift + suit for suit in (*bits(held), *bits(double))]
    return tuple(sorted(cards[:3])) if len(cards) >= 3 else None
