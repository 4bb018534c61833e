"""Moves tried in worlds, where a game's hooks need no more than a world's number, a copy, and what comes of a move."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, Self, TypeVar


class Copied(Protocol):
    """What can be changed in a copy."""

    def copy(self) -> Self:
        """The same, to be changed apart from this one."""


WorldT = TypeVar("WorldT", bound=Copied)


class Worlds(Protocol[WorldT]):
    """Worlds by number, and what plays any of them on."""

    def world(self, index: int) -> WorldT:
        """Deal what is hidden."""

    def value(self, world: WorldT, move: Any) -> int:
        """What a move comes to for its seat, in thousandths of a point; the world is changed."""


@dataclass(frozen=True, slots=True)
class Moves(Generic[WorldT]):
    """Moves to choose from.

    *playing* takes a world and returns what plays it on after a move and tells, in thousandths of a point, what comes
    of it; each move is made in a copy.
    """

    candidates: Sequence[Any]
    draw: Callable[[int], WorldT]
    playing: Callable[[WorldT], Callable[[WorldT, Any], int]]

    def world(self, index: int) -> tuple[WorldT, Callable[[WorldT, Any], int]]:
        """The world of this number, and what plays it on."""
        world = self.draw(index)
        return world, self.playing(world)

    def outcome(self, world: tuple[WorldT, Callable[[WorldT, Any], int]], index: int, candidate: int) -> int:
        """What comes of a move in a world."""
        state, value = world
        return value(state.copy(), self.candidates[candidate])


def tried(moves: Sequence[Any], worlds: Worlds[WorldT]) -> Moves[WorldT]:
    """Moves to choose from in worlds that are all played on alike."""
    return Moves(moves, worlds.world, lambda _: worlds.value)
