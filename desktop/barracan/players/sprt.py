"""The sequential test: play on until one of two strengths is clearly the likelier (Wald's test, normalised Elo)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import log, sqrt

from barracan.players.arithmetic import added, squares

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


@dataclass(frozen=True, slots=True)
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
        mean = added(deals) / count
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
