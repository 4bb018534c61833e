"""What the moves of a hand were worth: the loss against expert's own choice, and the luck of the draws."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from barracan.model.moves import Move
from barracan.players.protocol import POINTS, SPREAD, Decision, Scale

LIMITS = (700, 2_000, 5_000)
"""From which loss on a move is doubtful, an error, a blunder: thousandths of a point, in BarraCan; where the match is
at stake, thousandths of a percent of the chance to win it, in any game."""


class Verdict(IntEnum):
    """How bad a move was."""

    GOOD = 0
    DOUBTFUL = 1
    ERROR = 2
    BLUNDER = 3


@dataclass(frozen=True)
class Judgement:
    """What a move was worth, in thousandths of a point or of a percent of the chance to win the match.

    Attributes:
        best: what expert does instead; the move itself where expert agrees.
        loss: what was lost by not doing it.
        error: the standard error of the loss.
        verdict: how bad that is.
        value: what the move is expected to come to, counted from now to the hand's end.
        expected: what expert's choice comes to.
        worlds: how many worlds were looked into; where there were none, values are the plan's own.
        scale: which of the two it is.
        spread: how widely the points of a hand spread in this game.
    """

    best: Move
    loss: int
    error: int
    verdict: Verdict
    value: int
    expected: int
    worlds: int
    scale: Scale = POINTS
    spread: int = SPREAD


def judge(decision: Decision, move: Move) -> Judgement | None:
    """Judge a move by the table of candidates in which it stands.

    ``None`` where it does not stand in it, or where expert likes something else better by its plan alone: the values of
    a plan put moves in order and are no points.
    """
    made, best = decision.standing(move), decision.standing(decision.move)
    if made is None or best is None or (made.value < best.value and not decision.worlds):
        return None
    scale = decision.scale
    value, expected, error = scale.convert(made.value), scale.convert(best.value), scale.convert(made.error)
    loss = max(0, expected - value)
    found = verdict(loss, error, scale, decision.spread)
    return Judgement(decision.move, loss, error, found, value, expected, decision.worlds, scale, decision.spread)


def verdict(loss: int, error: int = 0, scale: Scale = POINTS, spread: int = SPREAD) -> Verdict:
    """How bad a loss is; one below its own error is none, and one that is not clear of it is doubtful at most."""
    if loss < error:
        return Verdict.GOOD
    limits = LIMITS if scale.match else [limit * spread // SPREAD for limit in LIMITS]
    found = Verdict(sum(loss > limit for limit in limits))
    return min(found, Verdict.DOUBTFUL) if loss < 2 * error else found


def correct_by_next(judgement: Judgement, after: Judgement) -> Judgement:
    """A judgement, knowing the one of the next move of the same turn: what that could still put right is not lost."""
    loss = min(judgement.loss, max(0, judgement.expected - after.expected))
    found = verdict(loss, judgement.error, judgement.scale, judgement.spread)
    return replace(judgement, loss=loss, verdict=found)


def luck(drawing: Judgement | None, after: Judgement | None) -> int | None:
    """What a draw brought beyond what it was expected to, on the scale of both; ``None`` where no worlds tell."""
    if drawing is None or after is None or not drawing.worlds or not after.worlds:
        return None
    return after.expected - drawing.value


def lessons(judgements: Sequence[Judgement | None], most: int = 3) -> list[int]:
    """Which moves to learn from: the dearest that are errors at least, dearest first, by their place in the list."""
    bad = [(each.loss, -at) for at, each in enumerate(judgements) if each and each.verdict >= Verdict.ERROR]
    return [-at for _, at in sorted(bad, reverse=True)[:most]]
