"""Worlds of the trick games, and what the moves of a seat come to in them."""

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry

StateT = TypeVar("StateT")
ViewT = TypeVar("ViewT")


def worlds_of(
    game: str, determinize: Callable[[ViewT, Any], StateT], view: ViewT, inquiry: Inquiry
) -> Callable[[int], StateT]:
    """The worlds of a view by number: the same number gives the same world, a new one each time it is asked for."""
    if inquiry.state is not None:
        return lambda _: deepcopy(inquiry.state)
    return lambda number: determinize(view, stream(game, inquiry.seed, number))


@dataclass(frozen=True, slots=True)
class Moves(Generic[StateT]):
    """Moves to choose from; a world is drawn for each of them anew, since playing it out changes it.

    *value* plays a world out after a move and tells what it comes to, in thousandths of a point.
    """

    candidates: Sequence[Any]
    draw: Callable[[int], StateT]
    value: Callable[[StateT, Any], int]

    def world(self, index: int) -> int:
        """Which world is meant."""
        return index

    def outcome(self, world: int, index: int, candidate: int) -> int:
        """What comes of a move in a world that is played to its end."""
        return self.value(self.draw(world), self.candidates[candidate])
