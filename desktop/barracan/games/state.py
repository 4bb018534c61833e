"""What the states of all games have in common: beginning and ending hands, what every view has, legal moves."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Generic, TypeAlias

from mypy_extensions import mypyc_attr

from barracan.model.events import Event, HandEnded, MatchEnded
from barracan.model.game import MoveT, Sides, StateT
from barracan.model.moves import LegalMoves
from barracan.model.options import OptionValue
from barracan.model.score import Extra, HandEnd, MatchEnd, ScoreLine
from barracan.model.view import SeatView

Lines: TypeAlias = tuple[tuple[ScoreLine, ...], ...]
"""The explained points of each side."""


@mypyc_attr(allow_interpreted_subclasses=True)
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

    def begin_hand(self, dealer: int) -> None:
        """Count one hand more, and clear the table for its deal."""
        self.clear_table()
        self.ending = None
        self.hand_number += 1
        self.dealer = dealer

    def end_hand(self, reason: str, seat: int | None, lines: Lines, **more: Any) -> list[Event]:
        """End the hand with these explained points for each side; *more* is what else ``HandEnd`` tells of it."""
        points = tuple(sum(line.points for line in side) for side in lines)
        self.totals = [total + gained for total, gained in zip(self.totals, points, strict=True)]
        self.ending = HandEnd(self.hand_number, reason, seat, points, tuple(self.totals), lines, **more)
        self.turn = None
        return [HandEnded(self.hand_number, reason, seat)]

    def end_match(self, winners: tuple[int, ...], extra: Extra | None = None) -> list[Event]:
        """End the match with these sides as winners."""
        self.result = MatchEnd(winners, tuple(self.totals), extra or {})
        return [MatchEnded(winners)]

    def sole_leader(self, target: int) -> tuple[int, ...]:
        """The side that alone has the most points if these reach the target; none otherwise."""
        best = max(self.totals)
        reached = best >= target and self.totals.count(best) == 1
        return (self.totals.index(best),) if reached else ()

    def restore(self, view: SeatView) -> None:
        """Take over what every view tells of a match."""
        self.totals = list(view.totals)
        self.hand_number, self.dealer, self.turn = view.hand_number, view.dealer, view.turn
        self.ending, self.result = view.ending, view.result

    def public_fields(self) -> dict[str, Any]:
        """What every view has of a match, by name: all but its seat, the hand and the sizes of hands."""
        return {
            "seats": self.seats,
            "sides": self.sides,
            "options": self.options,
            "hand_number": self.hand_number,
            "dealer": self.dealer,
            "totals": tuple(self.totals),
            "turn": self.turn,
            "ending": self.ending,
            "result": self.result,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatMoves(LegalMoves[MoveT], Generic[StateT, MoveT]):
    """The legal moves of the seat to move in a state.

    Attributes:
        seat: the seat to move, -1 between hands.
    """

    def __init__(self, state: StateT) -> None:
        self.state = state
        self.seat = -1 if state.turn is None else state.turn
