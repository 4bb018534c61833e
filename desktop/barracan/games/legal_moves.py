"""What the lists of legal moves of all games have in common."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Generic

from barracan.model.game import MoveT, StateT


class SeatMoves(ABC, Generic[StateT, MoveT]):
    """The legal moves of the seat to move, listed only as far as they are asked for; ``in`` asks ``refusal``."""

    def __init__(self, state: StateT) -> None:
        self._state = state
        self._seat = -1 if state.turn is None else state.turn

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    def __iter__(self) -> Iterator[MoveT]:
        for do in self.actions():
            yield from self.of(do)

    @abstractmethod
    def actions(self) -> tuple[str, ...]:
        """The actions of which there is at least one legal move."""

    @abstractmethod
    def of(self, do: str) -> Iterator[MoveT]:
        """List the moves of one action, each once."""
