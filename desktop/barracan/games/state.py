"""What the states of all games have in common, and the lists of their legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Generic

from barracan.model.game import LegalMoves, MoveT, Sides, StateT
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd


class MatchState(ABC):
    """A match in which no hand is dealt yet; what a hand has on the table is the game's own."""

    def __init__(self, seats: int, sides: Sides, options: Mapping[str, OptionValue]) -> None:
        self.seats = seats
        self.sides = sides
        self.options = options
        self.totals = [0] * len(sides)
        self.hand_number = 0
        self.dealer = -1
        self.turn: int | None = None
        self.ending: HandEnd | None = None
        self.result: MatchEnd | None = None
        self.clear_table()

    @abstractmethod
    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""


class SeatMoves(LegalMoves[MoveT], Generic[StateT, MoveT]):
    """The legal moves of the seat to move in a state."""

    def __init__(self, state: StateT) -> None:
        self._state = state
        self._seat = -1 if state.turn is None else state.turn
