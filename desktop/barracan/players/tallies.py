"""What the games of a cell come to: points and games won, with the 95 % intervals of a sample of deals."""

from array import array
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log, nan, sqrt

from barracan.players.arena import Cell, Row
from barracan.players.arithmetic import squares, sum_in_order

Z = 1.96
"""Standard errors on either side of a mean that hold it in 95 of 100 samples."""


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that is likely to hold the true one: ``nan`` where a single deal tells of no spread."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Tally:
    """How the first player of a cell does against the other.

    Attributes:
        own: its points a hand, and *others* those of a side of the other player.
        ahead: the difference of these.
        won: the share of games won, a shared win in parts; a match that was left unfinished is shared by all.
        par: what equal players win.
        endings: how often games ended so, by the reason and the player who ended them.
        shares: what was won of each deal, in order.
    """

    cell: Cell
    games: int
    own: float
    others: float
    ahead: Estimate
    won: Estimate
    par: float
    endings: Counter[tuple[str, str | None]]
    shares: tuple[float, ...]


class CellSums:
    """Adds up the games of a cell one by one; only deals of which all rotations have been played count.

    Attributes:
        shares: what was won of each deal, in order.
    """

    def __init__(self, cell: Cell, sides: int) -> None:
        self.shares = array("d")
        self._cell = cell
        self._sides = sides
        self._begun: dict[int, list[Row]] = {}
        self._games = 0
        self._own = 0.0
        self._others = 0.0
        self._aheads = array("d")
        self._endings: Counter[tuple[str, str | None]] = Counter()

    def add(self, row: Row) -> None:
        """Take in what one game came to."""
        games = self._begun.setdefault(row["deal"], [])
        games.append(row)
        if len(games) == self._sides:
            self._add_deal(self._begun.pop(row["deal"]))

    def _add_deal(self, games: Sequence[Row]) -> None:
        self._games += len(games)
        for row in games:
            self._own += _own(row)
            self._others += _others(row)
            self._endings[row["reason"], row["by"]] += 1
        self._aheads.append(sum_in_order(_own(row) - _others(row) for row in games) / self._sides)
        self.shares.append(sum_in_order(_share(row) for row in games) / self._sides)

    def tally(self) -> Tally:
        """What the games so far come to."""
        count = max(1, self._games)
        return Tally(
            self._cell,
            self._games,
            self._own / count,
            self._others / count,
            _mean(self._aheads),
            _share_won(self.shares, self._games),
            1 / self._sides,
            self._endings,
            tuple(self.shares),
        )


def _own(row: Row) -> float:
    return float(row["points"][row["rotation"]]) / float(row["hands"])


def _others(row: Row) -> float:
    points = list(row["points"])
    del points[row["rotation"]]
    return float(sum(points)) / len(points) / float(row["hands"])


def _share(row: Row) -> float:
    winners = row["won"] or range(len(row["points"]))
    return 1 / len(winners) if row["rotation"] in winners else 0.0


def _mean(values: Sequence[float]) -> Estimate:
    count = len(values)
    mean = sum_in_order(values) / count if count else 0.0
    if count < 2:
        return Estimate(mean, nan, nan)
    margin = Z * _error(values, mean)
    return Estimate(mean, mean - margin, mean + margin)


def _error(values: Sequence[float], mean: float) -> float:
    count = len(values)
    return sqrt(squares(values, mean) / (count * (count - 1))) if count > 1 else 0.0


def _share_won(shares: Sequence[float], games: int) -> Estimate:
    """Wilson's interval, which is right near none and all, for as many games as the spread over deals is worth."""
    if not shares:
        return Estimate(0.0, 0.0, 1.0)
    mean = sum_in_order(shares) / len(shares)
    error = _error(shares, mean)
    count = mean * (1 - mean) / (error * error) if error and 0 < mean < 1 else float(games)
    middle = (mean + Z * Z / (2 * count)) / (1 + Z * Z / count)
    margin = Z / (1 + Z * Z / count) * sqrt(mean * (1 - mean) / count + Z * Z / (4 * count * count))
    return Estimate(mean, max(0.0, middle - margin), min(1.0, middle + margin))


ELO = 800 / log(10)
"""Normalised Elo of a player who is ahead of the other by one standard deviation of a game's result."""
ERROR = 0.05
"""How often either hypothesis is taken although the other is true."""
BOUND = log((1 - ERROR) / ERROR)
FEWEST = 8
"""So many deals at least are looked at: the spread of fewer is not known."""


class Verdict(Enum):
    """What the test says so far."""

    OPEN = "open"
    LOWER = "lower"
    UPPER = "upper"


@dataclass(frozen=True)
class Sprt:
    """Tells whether a player is stronger by *lower* or by *upper*, in normalised Elo."""

    lower: float = 0.0
    upper: float = 20.0

    def likelihood(self, deals: Sequence[float], games: int, par: float) -> float:
        """How much likelier the upper strength is, as a logarithm.

        *deals* are the shares won of each deal, over its *games* games; *par* is what equal players win.
        """
        count = len(deals)
        if count < FEWEST:
            return 0.0
        mean = sum_in_order(deals) / count
        variance = squares(deals, mean) / count
        spread = sqrt(max(variance, 1 / (4 * count * games)) * games)  # of a single game
        ahead = (mean - par) / spread
        low, high = self.lower / ELO, self.upper / ELO
        return count * games / 2 * log((1 + (ahead - low) ** 2) / (1 + (ahead - high) ** 2))

    def verdict(self, deals: Sequence[float], games: int, par: float) -> Verdict:
        """What the deals played so far say."""
        likelihood = self.likelihood(deals, games, par)
        if likelihood >= BOUND:
            return Verdict.UPPER
        return Verdict.LOWER if likelihood <= -BOUND else Verdict.OPEN
