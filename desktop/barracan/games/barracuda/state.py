"""Everything about a match of Barracuda, hidden cards too."""

from collections.abc import Mapping
from enum import Enum

from mypy_extensions import mypyc_attr

from barracan.games.barracuda.melds import Meld
from barracan.games.rummy.state import RummyState
from barracan.model.game import Sides
from barracan.model.options import OptionValue


class Phase(Enum):
    """What a turn has come to."""

    DRAW = "draw"
    """Before the draw."""
    PLAY = "play"
    """Before the one play that the turn may have (U4.1)."""
    DISCARD = "discard"
    """After it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class BarracudaState(RummyState):
    """A match of Barracuda: the hand being played and both columns of those before.

    Attributes:
        hand_totals: the sums of the hands column (U6.2).
        columns: for each hand that is over the points and the hands column.
        melds: the melds of the whole table in the order laid (U3.6).
    """

    def __init__(self, seats: int, sides: Sides, options: Mapping[str, OptionValue]) -> None:
        self.may_play_out = not options["final_discard"]
        self.hand_totals = [0] * seats
        self.columns: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
        super().__init__(seats, sides, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.phase = Phase.DRAW
        self.melds: list[Meld] = []

    @property
    def least_kept(self) -> int:
        """How many cards a play must leave in the hand (U4.6)."""
        return 0 if self.may_play_out else 1
