"""Everything about a match of Buraco: Burraco's state and what Buraco adds."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.burraco.state import BurracoState
from barracan.model.cards import Kind
from barracan.model.game import Sides
from barracan.model.options import OptionValue
from barracan.model.score import ScoreLine, highest
from barracan.model.text import QT_TRANSLATE_NOOP, Text

CUT_BONUS: Final = 100
LOW_MINIMUM: Final = 50
HIGH_MINIMUM: Final = 75
HIGH_FROM: Final = 1500
RAISE: Final = 15
"""The points of an opening, the total from which more are asked for, and what a failure adds (D4.2, D4.4)."""
_CUT = QT_TRANSLATE_NOOP("buraco", "Exact cut")


@mypyc_attr(allow_interpreted_subclasses=True)
class BuracoState(BurracoState):
    """A match of Buraco.

    Attributes:
        choosing: whether the first seat still has to accept or refuse the first card (D3.1).
        refused: the card that was refused, if one was.
        cut: the number of cards cut, if cuts are counted (D2.3).
        minimums: what each side needs to open (D4.2, D4.4).
        failures: the numbers of those actions that were failed openings (D4.4).
        failed: whether the seat to move has failed to open in this turn.
        time_up: whether the time of the match is up (D7.2).
    """

    def __init__(self, seats: int, sides: Sides, options: Mapping[str, OptionValue]) -> None:
        self.time_up = False
        super().__init__(seats, sides, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.choosing = False
        self.refused: Kind | None = None
        self.cut: int | None = None
        self.minimums = [LOW_MINIMUM] * len(self.sides)
        self.failures: list[int] = []
        self.failed = False

    def opened(self, side: int) -> bool:
        """Whether a side has opened in this hand (D4.1)."""
        return bool(self.tables[side].melds)

    def set_cut(self, cut: int | None) -> None:
        """Note the cut of the hand, and what each side needs to open (D2.3, D4.2)."""
        self.cut = cut
        for side, total in enumerate(self.totals):
            start = total + sum(line.points for line in self.bonus_lines(side))
            self.minimums[side] = HIGH_MINIMUM if start >= HIGH_FROM else LOW_MINIMUM

    def bonus_lines(self, side: int) -> tuple[ScoreLine, ...]:
        """The points of an exact cut (D2.3)."""
        if self.cut != sum(self.terms.pots) or self.side_of[(self.dealer - 1) % self.seats] != side:
            return ()
        return (ScoreLine(Text("buraco", _CUT), 1, CUT_BONUS, "D2.3"),)

    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match now that a hand has ended (D7)."""
        if not self.options["minutes"]:
            return super().winners()
        return highest(tuple(self.totals)) if self.time_up else ()
