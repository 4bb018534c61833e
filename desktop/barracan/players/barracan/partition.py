"""The best categories to lay side by side: an exact choice among all that a hand holds."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from barracan.games.barracan import categories
from barracan.games.barracan.categories import ALL_TYPES
from barracan.games.barracan.ladders import Ladder, write_ladder
from barracan.games.barracan.moves import CATEGORY_NAMES, Category, Meld
from barracan.games.barracan.state import SideTable
from barracan.games.rummy.hand import Hand
from barracan.model.cards import CODES, Kind

EXACT = 14
WIDTH = 24


@dataclass(frozen=True, slots=True)
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


def written(units: Iterable[Unit], table: SideTable) -> tuple[Meld, ...]:
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
        for kind, each in enumerate(categories.listing(hand))
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
            grown: dict[int, Choice] = {}
            for key, so_far in states.items():
                if key & here:
                    for needed, worth, unit in starting:
                        if needed & key == needed and not (unit.ladder and any(other.ladder for other in so_far[1])):
                            after = key ^ needed
                            if types:
                                after |= types_of([unit]) << size
                            else:
                                after += len(unit.cards) << size
                            _improve(grown, after, so_far, worth, unit)
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


def _improve(states: dict[int, Choice], key: int, so_far: Choice, worth: int, unit: Unit) -> None:
    known = states.get(key)
    if known is None or known[0] < so_far[0] + worth:
        states[key] = so_far[0] + worth, (*so_far[1], unit)
