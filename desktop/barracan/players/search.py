"""Which candidate does best in worlds that agree with what a seat sees: in whole numbers, without a game's rules."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, repeat
from math import isqrt
from typing import Final, Protocol, TypeVar

from barracan.players.protocol import Candidate, Decision

MoveT_co = TypeVar("MoveT_co", covariant=True)
WorldT = TypeVar("WorldT")

Row = tuple[int, ...]
Evaluate = Callable[[int], Iterable[int]]
"""Works out the row of an index, number by number."""
Mapper = Callable[[Evaluate, Sequence[int]], list[Row]]
"""Has the row of each index worked out and returns them in the order of the indices; it may raise ``Enough``."""

BATCHES: Final[tuple[int, ...]] = (32, 32, 64, 128)
LARGEST_BATCH: Final = 256
GATE: Final = 1500
"""Thousandths of a standard error by which a candidate must beat the plan's move to be played instead."""
DROP: Final = 2000
"""Thousandths of a standard error by which a candidate must trail the leader to be looked at no more."""


class Enough(Exception):
    """Raised by a mapper to end a search: the batch that is not finished counts for nothing."""


class Stage(Protocol[MoveT_co, WorldT]):
    """One decision of a turn as a game's hooks pose it."""

    @property
    def candidates(self) -> Sequence[MoveT_co]:
        """What can be chosen, the plan's own choice first."""

    def world(self, index: int) -> WorldT:
        """Draw a world from the view, the seed and this index, and from nothing else."""

    def outcome(self, world: WorldT, index: int, candidate: int) -> int:
        """What a candidate comes to in a world, which stays as it was, in thousandths on the decision's scale."""


@dataclass(frozen=True)
class Budget:
    """How many worlds a search may look into, how sure it must be, and after how many worlds each it looks again.

    No candidate is dropped before *fewest* worlds: batches may then be small, so that a search that is broken off early
    has something to go by, and one that is not comes to the same.
    """

    worlds: int
    gate: int = GATE
    drop: int = DROP
    sizes: tuple[int, ...] = BATCHES
    fewest: int = 0

    def batches(self) -> Iterator[range]:
        """The indices of the worlds, batch by batch; the last batch is cut where the budget ends."""
        first = 0
        for size in chain(self.sizes, repeat(LARGEST_BATCH)):
            if first >= self.worlds:
                return
            yield range(first, min(first + size, self.worlds))
            first += size


@dataclass(frozen=True)
class Sums:
    """What some numbers add up to: how many they are, their sum, and the sum of their squares."""

    count: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Sums":
        """Add these up."""
        return cls(len(numbers), sum(numbers), sum(number * number for number in numbers))

    @property
    def mean(self) -> int:
        """The mean, rounded half up; 0 of nothing."""
        return (2 * self.total + self.count) // (2 * self.count) if self.count else 0

    @property
    def error(self) -> int:
        """The standard error of the mean, rounded down; 0 of fewer than two."""
        if self.count < 2:
            return 0
        return isqrt(self._spread // (self.count * self.count * (self.count - 1)))

    def exceeds(self, errors: int) -> bool:
        """Whether the mean is above 0 by more than so many thousandths of its standard error."""
        if self.count < 2 or self.total <= 0:
            return self.total > 0 and not errors
        return 1_000_000 * self.total * self.total * (self.count - 1) > errors * errors * self._spread

    @property
    def _spread(self) -> int:
        return self.count * self.squares - self.total * self.total


@dataclass(frozen=True)
class Standing:
    """How a candidate stands.

    Attributes:
        outcomes: what it came to, in thousandths.
        over_plan: what it came to more than the plan's choice did in the same worlds.
        over_leader: the same over the candidate that leads.
        worse: in how many of the worlds it came to less than its rival: the leader, or the leader's closest follower.
        alive: whether it is still looked at.
    """

    outcomes: Sums = Sums()
    over_plan: Sums = Sums()
    over_leader: Sums = Sums()
    worse: int = 0
    alive: bool = True

    @property
    def risk(self) -> int:
        """In how many of a thousand worlds it came to less than its rival."""
        return 1000 * self.worse // max(1, self.outcomes.count)


@dataclass(frozen=True)
class Table:
    """The standings after some batches, in the order of the candidates.

    Attributes:
        standings: one for each candidate.
        worlds: how many worlds were looked into; with this number the same table is found again.
        leader: the candidate that does best.
        chosen: what to play: the leader if it beats the plan's choice clearly, else the plan's choice.
    """

    standings: tuple[Standing, ...]
    worlds: int = 0
    leader: int = 0
    chosen: int = 0


def serial(evaluate: Evaluate, indices: Sequence[int]) -> list[Row]:
    """Work out one row after the other."""
    return [tuple(evaluate(index)) for index in indices]


def search(stage: Stage[MoveT_co, WorldT], budget: Budget, mapper: Mapper = serial) -> Iterator[Table]:
    """Yield the table after each batch, until one candidate is left or the budget is spent."""
    columns: list[list[int]] = [[] for _ in stage.candidates]
    alive = list(range(len(columns)))
    if len(alive) < 2:
        return

    def evaluate(index: int) -> Iterator[int]:
        world = stage.world(index)
        return (stage.outcome(world, index, candidate) for candidate in alive)

    for batch in budget.batches():
        try:
            rows = mapper(evaluate, batch)
        except Enough:
            return
        for candidate, numbers in zip(alive, zip(*rows, strict=True), strict=True):
            columns[candidate] += numbers
        table = tabulate(columns, alive, budget)
        yield table
        alive = [candidate for candidate in alive if table.standings[candidate].alive]
        if len(alive) == 1:
            return


def conclude(stage: Stage[MoveT_co, WorldT], budget: Budget, mapper: Mapper = serial) -> Table:
    """The table at the end of the search; without a finished batch the plan's choice is played."""
    table = Table(tuple(Standing() for _ in stage.candidates))
    for table in search(stage, budget, mapper):  # noqa: B007 - the last one counts
        pass
    return table


def decision_from(candidates: Sequence[MoveT_co], table: Table) -> Decision:
    """The decision that a table comes to; candidates are compared in the worlds that they share with the leader."""
    best = table.standings[table.leader].outcomes.mean
    found = [
        Candidate(move, best + standing.over_leader.mean, standing.over_leader.error, standing.risk)
        for move, standing in zip(candidates, table.standings, strict=True)
    ]
    found.sort(key=lambda candidate: -candidate.value)
    return Decision(candidates[table.chosen], tuple(found), table.worlds, candidates[0])


def compute_rows(evaluate: Evaluate, budget: Budget, mapper: Mapper = serial) -> list[Row]:
    """The rows of all worlds of a budget, or of as many whole batches as the mapper works out."""
    found: list[Row] = []
    for batch in budget.batches():
        try:
            found += mapper(evaluate, batch)
        except Enough:
            break
    return found


def tabulate(columns: Sequence[Sequence[int]], alive: Sequence[int], budget: Budget) -> Table:
    """The standings of candidates by what each came to in the worlds that it was looked at in."""
    plan, worlds = columns[0], len(columns[alive[0]])
    leader = max(alive, key=lambda candidate: sum(columns[candidate]))  # the first of those that are level
    best = columns[leader]
    lead = _over(best, plan)
    follower = _follower(columns, leader)
    standings = []
    for candidate, column in enumerate(columns):
        # The plan's choice is given up only where the gate lets another pass.
        drop = budget.drop if candidate else max(budget.drop, budget.gate)
        stays = candidate in alive and (worlds < budget.fewest or not _over(best, column).exceeds(drop))
        rival = columns[follower] if candidate == leader else best
        worse = sum(mine < theirs for mine, theirs in zip(column, rival, strict=False))
        standings.append(Standing(Sums.of(column), _over(column, plan), _over(column, best), worse, stays))
    chosen = leader if 0 not in alive or lead.exceeds(budget.gate) else 0
    return Table(tuple(standings), worlds, leader, chosen)


def _follower(columns: Sequence[Sequence[int]], leader: int) -> int:
    """The candidate that comes closest to the leader in the worlds that they share; the leader where it is alone."""
    best = columns[leader]
    others = [candidate for candidate in range(len(columns)) if candidate != leader]
    return max(others, key=lambda other: _over(columns[other], best).mean, default=leader)


def _over(column: Sequence[int], other: Sequence[int]) -> Sums:
    """What one column has more than another in the worlds that both were looked at in."""
    return Sums.of([mine - theirs for mine, theirs in zip(column, other, strict=False)])
