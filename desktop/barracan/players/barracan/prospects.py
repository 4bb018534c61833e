"""What time and cards are worth where hands are played ahead: whole numbers, worked out once for many hands."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from barracan.model.cards import KIND_COUNT
from barracan.players.arithmetic import power
from barracan.players.barracan.chances import FLASH_A_TURN, OUT_A_TURN, PACE, USUAL_RATES, flash_chance, turns_left
from barracan.players.barracan.discard_stage import PAIRS
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.set_patterns import bits
from barracan.players.barracan.skill import Weights
from barracan.players.protocol import POINT

TENTHS = 10
"""Horizons are counted in tenths, to stay among whole numbers."""
MOST_DRAWS = 56

PLAYED = Weights(trick=2.0).racing()
"""What those weigh by who are thought of."""
PATIENT = replace(PLAYED, turns_to_use=3.0)
"""The same where three or four play each for himself: nearly all turns that the stock gives are then played."""


class Prospects:
    """Worths in thousandths of a point.

    Attributes:
        capital: what so many cards in hand bring, given time.
        bonus: a category of a type that the side lacks.
        drawn: what a draw improves.
        trick: a trick by itself.
        holds: what a held hand is worth that lacks so many cards, by the draws left.
        dangers: what each kind is worth to others on a pile.
    """

    def __init__(
        self, seats: int, opponents: int, unseen: Sequence[int], flash_exit: str, weights: Weights | None = None
    ) -> None:
        self._partners = opponents < seats - 1
        weights = weights or (PLAYED if self._partners or seats == 2 else PATIENT)
        self.capital = tuple(int(POINT * weights.capital(size)) for size in range(112))
        self.bonus = int(POINT * weights.set_bonus)
        self.drawn = int(POINT * weights.draw_gain)
        self.trick = weights.trick
        self._horizons, self.holds = _by_draws(seats, opponents, weights, flash_exit)
        self._paces = [int(TENTHS * turns / weights.turns_to_use) for turns in PACE]
        self.dangers = dangers_of(unseen)

    def horizon(self, playout: Playout, side: int, draws: int) -> int:
        """How much time there is, in tenths: the less where partners play, the nearer a side is to its set."""
        if not self._partners:
            return self._horizons[draws]
        lacking = [table.made.count(0) for table in playout.tables]
        own = lacking.pop(side)
        nearest = min(lacking)
        return min(self._horizons[draws], self._paces[min(own, nearest) if own < 2 else nearest])


@lru_cache(maxsize=32)
def _by_draws(seats: int, opponents: int, weights: Weights, flash_exit: str) -> tuple[list[int], list[list[int]]]:
    """By the draws left: how much time there is, in tenths, and what a held hand is worth that lacks so many cards."""
    danger = 1.0 - power(1.0 - (OUT_A_TURN if flash_exit == "none" else FLASH_A_TURN), opponents)
    draws = range(MOST_DRAWS)
    horizons = [min(TENTHS, int(TENTHS * turns_left(left, danger) / weights.turns_to_use)) for left in draws]
    gain = weights.flash_gain(seats, flash_exit)
    holds = [
        [int(POINT * (weights.hold_rest + gain * flash_chance(missing, rate, left, danger))) for left in draws]
        for missing, rate in enumerate(USUAL_RATES)
    ]
    return horizons, holds


def dangers_of(unseen: Sequence[int]) -> list[int]:
    """What each kind is worth to whoever may pick it up, in thousandths; a joker is kept at any price."""
    total = max(1, sum(unseen))
    dangers = []
    for card in range(KIND_COUNT - 1):
        rank = sum(unseen[card & ~3 : (card & ~3) + 4])
        ways_up = rank * rank // 2 + sum(
            unseen[one] * unseen[other] for one, other in (bits(pair) for pair in PAIRS[card])
        )
        dangers.append(min(700, 170 * POINT * ways_up // (total * total)))
    return [*dangers, 100 * POINT]
