"""How a decision is thought through: what a player is told beside the view and the level."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

from barracan.players.protocol import Candidate, Decision
from barracan.players.search import Budget, Mapper, Stage, conclude, decided, serial

MoveT = TypeVar("MoveT")


class Past(NamedTuple):
    """A move of a hand that is over, to be weighed: what its seat saw, and all cards where they are to count."""

    game: str
    view: Any
    move: Any
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

    def budget(self, usual: int, gate: int) -> Budget:
        """The budget of a search; where all cards are known nothing stands against the better move."""
        return Budget(self.count(usual), gate if self.state is None else 0)

    def candidates(self, own: Iterable[MoveT]) -> list[MoveT]:
        """The player's own candidates, and what else is to be weighed."""
        return list(dict.fromkeys((*own, *self.also)))

    def decide(
        self,
        planned: Sequence[Candidate],
        widened: Callable[[], Iterable[MoveT]],
        stage: Callable[[list[MoveT]], Stage[MoveT, Any]],
        usual: int,
        gate: int,
    ) -> Decision:
        """Try moves in worlds; who finishes no batch of them, or has nothing to choose, follows what is planned."""
        first = planned[0].move
        moves = self.candidates(widened()) if usual and self.count(usual) else []
        if len(moves) > 1:
            table = conclude(stage(moves), self.budget(usual, gate), self.mapper)
            if table.worlds:
                return replace(decided(moves, table), plan_move=first)
        return Decision(first, tuple(planned), 0, first)
