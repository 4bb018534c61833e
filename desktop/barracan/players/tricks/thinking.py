"""Worlds of the trick games, and what the moves of a seat come to in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from barracan.games.tricks.state import TricksState
from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry

StateT = TypeVar("StateT", bound=TricksState)
ViewT = TypeVar("ViewT")


def worlds_of(
    game: str, determinize: Callable[[ViewT, Any], StateT], view: ViewT, inquiry: Inquiry
) -> Callable[[int], StateT]:
    """The worlds of a view by number: the same number gives the same world, a new one each time it is asked for."""
    if inquiry.state is not None:
        return lambda _: inquiry.state.copy()
    return lambda number: determinize(view, stream(game, inquiry.seed, number))


@dataclass(frozen=True, slots=True)
class Moves(Generic[StateT]):
    """Moves to choose from.

    *playing* takes a world and returns what plays it on after a move and tells, in thousandths of a point, what comes
    of it; each move is made in a copy.
    """

    candidates: Sequence[Any]
    draw: Callable[[int], StateT]
    playing: Callable[[StateT], Callable[[StateT, Any], int]]

    def world(self, index: int) -> tuple[StateT, Callable[[StateT, Any], int]]:
        """The world of this number, and what plays it on."""
        state = self.draw(index)
        return state, self.playing(state)

    def outcome(self, world: tuple[StateT, Callable[[StateT, Any], int]], index: int, candidate: int) -> int:
        """What comes of a move in a world."""
        state, value = world
        return value(state.copy(), self.candidates[candidate])
