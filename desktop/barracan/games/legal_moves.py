"""What the lists of legal moves of all games have in common."""

from typing import Generic

from barracan.model.game import LegalMoves, MoveT, StateT


class SeatMoves(LegalMoves[MoveT], Generic[StateT, MoveT]):
    """The legal moves of the seat to move in a state."""

    def __init__(self, state: StateT) -> None:
        self._state = state
        self._seat = -1 if state.turn is None else state.turn
