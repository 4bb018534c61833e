"""The levels of Sheepshead, and how each chooses a move."""

from collections.abc import Sequence

from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import Phase
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.moves import Pass
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.skill import SKILLS, Skill
from barracan.players.sheepshead.thinking import World, points_after, worlds_of

Weighed = list[tuple[float, SheepsheadMove]]


def decide(view: SheepsheadView, level: str, seed: int, worlds: int | None) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    world = worlds_of(view, seed)
    state = world(0)
    if state.phase is Phase.WINDOW:
        count = max(1, skill.window_worlds if worlds is None else worlds)
        return _thought([TakeWindow(view.seat), Pass(view.seat)], world, count, None)
    if state.phase is Phase.BURY:
        planned = [move for _, move in plan.weighed_buries(state, view.seat)[: skill.buries]]
        return _thought(planned, world, skill.window_worlds if worlds is None else worlds, None)
    return _decide_card(plan.weighed(state, skill), skill, world, skill.played_worlds if worlds is None else worlds)


def _decide_card(planned: Weighed, skill: Skill, world: World, worlds: int) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    if not worlds or len(planned) == 1:
        return _decision(planned, 0, planned[0][1])
    return _thought([move for _, move in planned[: skill.candidates]], world, worlds, planned[0][1])


def _thought(moves: Sequence[SheepsheadMove], world: World, worlds: int, planned: SheepsheadMove | None) -> Decision:
    """The best of these moves by what comes of them in worlds; the first of them where there are no worlds."""
    if len(moves) == 1 or not worlds:
        return _decision([(0.0, move) for move in moves], 0, planned or moves[0])
    seat = moves[0].seat
    found: Weighed = [
        (sum(points_after(world(number), seat, move) for number in range(worlds)) / worlds, move) for move in moves
    ]
    found.sort(key=lambda each: -each[0])
    return _decision(found, worlds, planned or moves[0])


def _decision(found: Weighed, worlds: int, planned: SheepsheadMove) -> Decision:
    candidates = tuple(Candidate(move, round(value * POINT)) for value, move in found)
    return Decision(found[0][1], candidates, worlds, planned)
