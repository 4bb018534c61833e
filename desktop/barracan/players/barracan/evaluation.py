"""What a position is worth to its seat: a hand held for a flash exit or cards to build with, and how soon hands end."""

from functools import cached_property
from typing import Final

from barracan.games.barracan.moves import Meld
from barracan.games.rummy.state import Hand
from barracan.model.cards import JOKER
from barracan.players.arithmetic import sum_in_order
from barracan.players.barracan.distance import Reach, reach
from barracan.players.barracan.ladders import family_starts, full_reach, ladder_growths, ladder_starts
from barracan.players.barracan.partition import EXACT, Layouts, Unit, plain_units, types_of, write_units
from barracan.players.barracan.position import Position
from barracan.players.barracan.set_patterns import NATURALS
from barracan.players.barracan.skill import Skill
from barracan.players.protocol import POINT

SMALLEST_HELD: Final = 12
"""Fewer cards are hardly ever enough for all five types at once."""


class Appraisal:
    """Values what may lie in a hand and on the table; amounts named ``..._value`` are in points.

    Attributes:
        danger: how likely an opponent ends the hand before the seat's next turn.
        turns: how many more turns the seat may expect.
        horizon: how much of what cards in hand can still bring there is time for, from 0 to 1.
    """

    def __init__(self, position: Position, skill: Skill) -> None:
        self.position = position
        self.skill = skill
        self.weights = skill.weights
        self.danger = opponents_end(position)
        self.turns = turns_left(position.draws, self.danger)
        turns = min(self.turns, pace(position)) if skill.paces else self.turns
        self.horizon = min(1.0, turns / self.weights.turns_to_use)

    @cached_property
    def reach(self) -> Reach:
        """How far the hand is from a complete set."""
        return self.reach_of(self.position.hand)

    def reach_of(self, hand: Hand) -> Reach:
        """How far a hand is from a complete set; ladders bring it no nearer if a flash exit has to empty it."""
        ladders = self.skill.ladders and self.position.flash_exit != "empty"
        if ladders and self.skill.families:
            return full_reach(hand)
        return reach(hand.once & NATURALS, hand.twice & NATURALS, hand.jokers, ladders)

    @property
    def farthest_hold(self) -> int:
        """How many cards may be missing at this table for a hand to be held."""
        return self.skill.farthest_of_two if self.position.view.seats == 2 else self.skill.farthest_hold

    def units(self, hand: Hand) -> list[Unit]:
        """All that can be laid of a hand."""
        units = plain_units(hand)
        if self.skill.ladders:
            units += ladder_starts(hand)
            if self.skill.families and hand.size <= EXACT:
                units += family_starts(hand)
            for number, ladder in enumerate(self.position.table.ladders):
                units += ladder_growths(hand, ladder, number)
        return units

    def set_bonus(self, unit: Unit) -> float:
        """What a unit is worth for the types that it adds to the side's."""
        made = self.position.table.made
        return sum_in_order(self.weights.set_bonus for kind in unit.kinds if not made[kind]) * self.horizon

    def unit_value(self, unit: Unit) -> int:
        """The points of a unit and what it brings nearer, in thousandths."""
        jokers = self.weights.joker * self.horizon * unit.cards.count(JOKER)
        return int(POINT * (unit.points + self.set_bonus(unit) - jokers))

    def size_value(self, size: int) -> float:
        """What so many cards in hand bring in the turns to come, whatever they are."""
        return self.weights.capital(size) * self.horizon

    def kept_value(self, size: int) -> int:
        """What so many cards bring after the discard, less what is lost if another ends the hand, in thousandths."""
        return int(POINT * (self.size_value(size - 1) - self.weights.risk * self.danger * size))

    def layout(self, hand: Hand) -> tuple[int, tuple[Unit, ...]]:
        """What is best laid of a hand; the value of that and of what is kept, in thousandths."""
        return Layouts(hand, self.units(hand), self.unit_value).best(self.kept_value)

    def hand_value(self, hand: Hand, opened: bool) -> float:
        """What a hand is worth to build with."""
        value, units = self.layout(hand)
        if not opened and count(units) < 2:
            value = self.kept_value(hand.size)
        return value / POINT + self.weights.joker * self.horizon * hand.jokers

    def hold_value(self, rate: float) -> float:
        """What the hand is worth held for a flash exit, if the next draw brings it nearer with this chance."""
        missing = self.reach.missing
        chance = flash_chance(missing, rate, self.position.draws, self.danger)
        return self.flash_gain * chance + self.weights.hold_rest

    @property
    def flash_gain(self) -> float:
        """What a flash exit is worth at this table."""
        return self.weights.flash_gain(self.position.view.seats, self.position.flash_exit)

    @cached_property
    def holds(self) -> bool:
        """Whether an unopened hand, its take made, is better held for a flash exit than opened."""
        if not self.may_hold:
            return False
        position = self.position
        _, units = self.layout(position.hand)
        if count(units) < 2:
            return True
        opening = float(sum(unit.points for unit in units))
        opening += self.size_value(position.hand.size - sum(len(unit.cards) for unit in units) - 1)
        return self.hold_value(self._best_rate()) >= opening + self.opening_liking

    @cached_property
    def may_hold(self) -> bool:
        """Whether the hand may still be held for a flash exit."""
        position = self.position
        if position.flash_exit == "none" or position.opened:
            return False
        if position.hand.size < SMALLEST_HELD or position.draws <= 0:
            return False
        return self.reach.missing <= self.farthest_hold

    @property
    def holding_liking(self) -> float:
        """How much the seat likes a hand that may still be held to be so."""
        flash = self.skill.style.flash
        return flash if flash and self.may_hold else 0.0

    @property
    def opening_liking(self) -> float:
        """How much the seat likes to open beside what that brings."""
        team = self.skill.style.team
        return (team if self.position.partner is not None else 0.0) - self.holding_liking

    def _best_rate(self) -> float:
        """How likely a draw brings the hand nearer after the best discard."""
        best = max((self.position.copies(outs) for outs in self.reach.outs.values()), default=0)
        return best / max(1, self.position.total)

    def completes(self, units: tuple[Unit, ...]) -> bool:
        """Whether the side has a complete set with these (B6.5)."""
        return self.position.table.is_complete_with(types_of(units))

    def as_melds(self, units: tuple[Unit, ...]) -> tuple[Meld, ...]:
        """Units as a move lays them."""
        return write_units(units, self.position.table)


def count(units: tuple[Unit, ...]) -> int:
    """How many categories these are (B6.1)."""
    return sum(len(unit.kinds) for unit in units)


USUAL_RATES: Final[tuple[float, ...]] = (0.0, 0.15, 0.32, 0.5, 0.65, 0.8)
"""How likely a draw brings a hand nearer to its complete set, by the number of cards missing."""

PACE: Final[tuple[float, ...]] = (0.6, 1.5, 5.0, 6.0, 6.2, 6.2)
"""How many more turns a seat has where partners play, by how many types the side that is nearest to its set lacks."""

FLASH_A_TURN: Final = 0.062
"""How likely an unopened hand, about which nothing is known, makes a flash exit in one turn."""

OUT_A_TURN: Final = 0.01
"""How likely a hand about which nothing is known ends in one turn where nobody makes a flash exit."""


def others_end(position: Position, seat: int) -> float:
    """How likely this seat ends the hand in one of its turns."""
    if position.hunts(seat):
        return FLASH_A_TURN if position.sizes[seat] >= 12 else FLASH_A_TURN / 6
    table = position.state.tables[position.state.side_of[seat]]
    size = position.sizes[seat]
    if table.complete_sets:
        return 0.3 if size <= 2 else 0.15 if size <= 4 else 0.05
    return 0.05 if size <= 3 and min(sorted(table.made)[1:]) else OUT_A_TURN


def opponents_end(position: Position) -> float:
    """How likely an opponent ends the hand before this seat's next turn."""
    goes_on = 1.0
    for seat in position.opponents:
        goes_on *= 1.0 - others_end(position, seat)
    return 1.0 - goes_on


def flash_chance(missing: int, rate: float, draws: int, danger: float) -> float:
    """How likely a hand that lacks so many cards makes a flash exit before anybody else ends the hand.

    *rate* is the chance that the next draw brings it nearer, *danger* that others end the hand between two draws.
    """
    rates = [*USUAL_RATES[:missing], rate] if missing < len(USUAL_RATES) else [*USUAL_RATES, rate]
    at = [0.0] * len(rates)
    at[-1] = 1.0
    done = 0.0
    for _ in range(draws):
        for place in range(1, len(at)):
            step = at[place] * rates[place]
            at[place] -= step
            at[place - 1] += step
        done += at[0]
        at[0] = 0.0
        at = [share * (1.0 - danger) for share in at]
    return done


def turns_left(draws: int, danger: float) -> float:
    """How many more turns may be expected."""
    goes_on, turns = 1.0, 0.0
    for _ in range(draws):
        goes_on *= 1.0 - danger
        turns += goes_on
    return turns


def pace(position: Position) -> float:
    """How many more turns a seat may expect where partners play."""
    return min(PACE[table.made.count(0)] for table in position.state.tables)
