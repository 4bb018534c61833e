"""What moves bring where strong players play the hand on to its end: a judge beside expert's own search."""

from math import sqrt
from random import Random
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from barracan.model.game import AnyGame

PLAYER: Final = "strong"
MOST, FEW, BETWEEN = 200, 40, 20
"""Worlds at most, before the first look at what they brought, and between two looks."""
CERTAIN: Final = 3.0
"""So many errors apart two moves differ beyond doubt, however often that is looked at."""
LONGEST: Final = 2_000
"""Moves after which a hand is given up."""


class Lead(NamedTuple):
    """By how much a move leads another in points, the error of that, and in how many worlds."""

    points: float
    error: float
    worlds: int

    @property
    def holds(self) -> bool:
        """Whether the move leads by more than the error: that it leads at all has been found by the search."""
        return self.points > self.error


def find_lead(game: "AnyGame", view: Any, best: Any, other: Any, worlds: int = MOST) -> Lead:
    """Play a hand on after both moves in the same worlds, until it is beyond doubt which of them brings more."""
    leads: list[float] = []
    for lead in _leads(game, view, best, other, worlds):
        leads.append(lead)
        if len(leads) >= FEW and len(leads) % BETWEEN == 0 and abs(fmean(leads)) > CERTAIN * _error(leads):
            break
    return Lead(fmean(leads), _error(leads), len(leads))


def _leads(game: "AnyGame", view: Any, best: Any, other: Any, worlds: int) -> "Iterator[float]":
    """By how much the best move leads in each world, in points."""
    for number in range(worlds):
        brought = [_bring(game, view, move, number) for move in (best, other)]
        yield brought[0] - brought[1]


def _bring(game: "AnyGame", view: Any, move: Any, number: int) -> float:
    """By how much a hand leaves the side that has made a move ahead, in points."""
    from barracan.players.player import decide
    from barracan.session.review import hand_lead

    state = game.determinize(view, Random(number))
    side = next(side for side, seats in enumerate(state.sides) if view.seat in seats)
    chance = Random(f"played on {number}")
    for _ in range(LONGEST):
        game.apply(state, move)
        if state.ending is not None:
            return hand_lead(game, state.ending, side) / 1000
        move = decide(game.id, game.view(state, state.turn), PLAYER, chance.getrandbits(63)).move
    raise ValueError(f"a hand of {game.id} does not end")


def _error(leads: list[float]) -> float:
    return pstdev(leads) / sqrt(len(leads))
