"""How a decision is thought through: what a player is told beside the view and the level, and moves tried in worlds."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from barracan.model.moves import Move
from barracan.model.view import SeatView
from barracan.players.protocol import Candidate, Decision
from barracan.players.search import BATCHES, Budget, Mapper, Stage, conclude, decision_from, serial

MoveT = TypeVar("MoveT")
DrawnT = TypeVar("DrawnT")
MoveT_contra = TypeVar("MoveT_contra", contravariant=True)


class Copied(Protocol):
    """What can be changed in a copy."""

    def copy(self) -> Self:
        """The same, to be changed apart from this one."""


WorldT = TypeVar("WorldT", bound=Copied)


class Past(NamedTuple):
    """A move of a hand that is over, to be weighed: what its seat saw, and all cards where they are to count."""

    game: str
    view: SeatView
    move: Move
    seed: int
    state: Any = None
    ticket: int = 0


class Inquiry(NamedTuple):
    """Who asks, and how much is to be thought.

    Attributes:
        seed: from which the worlds are drawn.
        worlds: how many are looked into, ``None`` for as many as the level does.
        mapper: who works out what the worlds come to; it changes nothing about the decision.
        style: what the player likes, empty for nothing in particular.
        also: moves that are weighed beside the player's own candidates, where worlds are looked into; only of a hand
            that is over.
        state: the one world to look into where all cards of a hand that is over are known; no player gets it.
    """

    seed: int
    worlds: int | None = None
    mapper: Mapper = serial
    style: str = ""
    also: tuple[Any, ...] = ()
    state: Any = None

    def count(self, usual: int) -> int:
        """How many worlds are looked into by a level that usually looks into so many."""
        return usual if self.worlds is None else self.worlds

    def budget(self, usual: int, gate: int, sizes: tuple[int, ...] = BATCHES, fewest: int = 0) -> Budget:
        """The budget of a search; where all cards are known nothing stands against the better move."""
        return Budget(self.count(usual), gate if self.state is None else 0, sizes=sizes, fewest=fewest)

    def candidates(self, own: Iterable[MoveT]) -> list[MoveT]:
        """The player's own candidates, and what else is to be weighed."""
        return list(dict.fromkeys((*own, *self.also)))

    def decide(
        self,
        planned: Sequence[Candidate],
        widened: Callable[[], Iterable[MoveT]],
        stage: Callable[[list[MoveT]], Stage[MoveT, DrawnT]],
        usual: int,
        gate: int,
        sizes: tuple[int, ...] = BATCHES,
        fewest: int = 0,
    ) -> Decision:
        """Try moves in worlds; who finishes no batch of these, or has nothing to choose, follows what is planned."""
        first = planned[0].move
        moves = self.candidates(widened()) if usual and self.count(usual) else []
        if len(moves) > 1:
            table = conclude(stage(moves), self.budget(usual, gate, sizes, fewest), self.mapper)
            if table.worlds:
                return replace(decision_from(moves, table), plan_move=first)
        return Decision(first, tuple(planned), 0, first)


class Worlds(Protocol[WorldT, MoveT_contra]):
    """Worlds by number, and what plays any of them on."""

    def world(self, index: int) -> WorldT:
        """Deal what is hidden."""

    def value(self, world: WorldT, move: MoveT_contra) -> int:
        """What a move comes to for its seat, in thousandths of a point; the world is changed."""


def _likes_nothing(_move: object) -> int:
    return 0


class Moves(Generic[WorldT, MoveT]):
    """Moves to choose from.

    *play_on* takes a world and returns what plays it on after a move and tells, in thousandths of a point, what comes
    of it; each move is made in a copy. *likes* tells what a move is worth to its player beside that.
    """

    def __init__(
        self,
        candidates: Sequence[MoveT],
        draw: Callable[[int], WorldT],
        play_on: Callable[[WorldT], Callable[[WorldT, MoveT], int]],
        likes: Callable[[MoveT], int] = _likes_nothing,
    ) -> None:
        self.candidates = candidates
        self.liked = [likes(move) for move in candidates]
        self.draw = draw
        self.play_on = play_on

    def world(self, index: int) -> tuple[WorldT, Callable[[WorldT, MoveT], int]]:
        """The world of this number, and what plays it on."""
        world = self.draw(index)
        return world, self.play_on(world)

    def outcome(self, world: tuple[WorldT, Callable[[WorldT, MoveT], int]], index: int, candidate: int) -> int:
        """What comes of a move in a world."""
        state, value = world
        return value(state.copy(), self.candidates[candidate]) + self.liked[candidate]


def trials(
    moves: Sequence[MoveT], worlds: Worlds[WorldT, MoveT], likes: Callable[[MoveT], int] = _likes_nothing
) -> Moves[WorldT, MoveT]:
    """Moves to choose from in worlds that are all played on alike."""
    return Moves(moves, worlds.world, lambda _: worlds.value, likes)
