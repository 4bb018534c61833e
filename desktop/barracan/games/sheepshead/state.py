"""Everything about a match of Sheepshead, hidden cards too."""

from collections.abc import Mapping
from enum import Enum
from typing import Final

from barracan.games.tricks.state import TricksState
from barracan.model.cards import Kind
from barracan.model.options import OptionValue

SEATS: Final = 3
SIDES = tuple((seat,) for seat in range(SEATS))


class Phase(Enum):
    """What is being done in a hand."""

    WINDOW = "window"
    BURY = "bury"
    PLAY = "play"


class SheepsheadState(TricksState):
    """A match of Sheepshead.

    Attributes:
        window: the cards that lie in the window: the two dealt there, none, or the two laid away.
        player: who took the window, ``None`` while nobody has and in The Least.
        passed: who has passed, in order.
        taken_up: the two cards that the Player took.
    """

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(SEATS, SIDES, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.phase = Phase.WINDOW
        self.window: list[Kind] = []
        self.player: int | None = None
        self.passed: list[int] = []
        self.taken_up: list[Kind] = []

    @property
    def least(self) -> bool:
        """Whether The Least is played (S6.1)."""
        return self.phase is Phase.PLAY and self.player is None
