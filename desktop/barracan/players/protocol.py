"""What a computer player answers; plain frozen data that can be pickled."""

from typing import Any, Final

from barracan.model.moves import Move
from barracan.model.text import Text
from barracan.model.value import value

CLOCK: Final = "time"
"""The action by which a match's time is called: the clock does it, no player chooses it."""
POINT: Final = 1000
"""Values are whole thousandths of a point, so that sums are the same everywhere."""
SPREAD: Final = 100
"""How widely the points of a hand spread in BarraCan, of which other games' spreads are percentages."""


@value
class Scale:
    """What values count, in thousandths: points of a hand, or how far a match is won.

    Attributes:
        match: how much more a match that is won is worth than one that is lost, 0 where points are counted.
        plain: whether values are the points by which a hand leaves a side ahead, and count nothing else.
    """

    match: int = 0
    plain: bool = True

    def convert(self, worth: int) -> int:
        """A worth as people are told it: in thousandths of a point, or of a percent of the chance to win the match."""
        return 100 * POINT * worth // self.match if self.match else worth


POINTS: Final = Scale()


@value
class Candidate:
    """A move that was weighed; what it is worth is in thousandths, on the decision's scale.

    Attributes:
        move: what could be done.
        value: what it is expected to come to.
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
        scale: what the values count where worlds were thought through; those of a plan put moves in order alone.
        spread: how widely the points of a hand spread in this game, as a percentage of what they do in BarraCan.
    """

    move: Any
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    plan_move: Any = None
    reasons: tuple[Text, ...] = ()
    clause: str = ""
    scale: Scale = POINTS
    spread: int = SPREAD

    def standing(self, move: Move) -> Candidate | None:
        """How a move stands among those that were weighed."""
        return next((each for each in self.candidates if each.move == move), None)


def only(move: Move) -> Decision:
    """The decision of a player that weighs nothing else."""
    return Decision(move, (Candidate(move, 0),), 0, move)
