"""What a computer player answers; plain frozen data that can be pickled."""

from typing import Any

from barracan.model.text import Text
from barracan.model.value import value

CLOCK = "time"
"""The action by which a match's time is called: the clock does it, no player chooses it."""
POINT = 1000
"""Values are whole thousandths of a point, so that sums are the same everywhere."""


@value
class Candidate:
    """A move that was weighed; points are in thousandths.

    Attributes:
        move: what could be done.
        value: the points it is expected to gain over the hand.
        error: the standard error of how far it lies behind the best, 0 where no worlds were looked into.
        risk: in how many of a thousand worlds it comes out worse than the best of the others, 0 without worlds.
    """

    move: Any
    value: int
    error: int = 0
    risk: int = 0


@value
class Decision:
    """The move chosen, and how it was found.

    Attributes:
        move: what the player does.
        candidates: what it weighed, the best first; the move is among them.
        worlds: how many worlds were thought through; with this number the same decision is found again.
        plan_move: what the player's plan alone would do, without looking into worlds.
        reasons: why, in two whole sentences at most.
        clause: where the rules speak of such a move, empty where no one clause does.
    """

    move: Any
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    plan_move: Any = None
    reasons: tuple[Text, ...] = ()
    clause: str = ""

    def standing(self, move: Any) -> Candidate | None:
        """How a move stands among those that were weighed."""
        return next((each for each in self.candidates if each.move == move), None)
