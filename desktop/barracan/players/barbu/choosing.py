"""The levels of Barbu, and how each chooses a move."""

from barracan.games.barbu.moves import BarbuMove
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.players.barbu import plan
from barracan.players.barbu.skill import SKILLS, Skill
from barracan.players.barbu.speaking import weighed_contracts, weighed_doubles
from barracan.players.barbu.thinking import World, points_after, worlds_of
from barracan.players.protocol import POINT, Candidate, Decision

Weighed = list[tuple[float, BarbuMove]]


def decide(view: BarbuView, level: str, seed: int, worlds: int | None) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    world = worlds_of(view, seed)
    state = world(0)
    if state.phase in {Phase.PLAY, Phase.DOMINOES}:
        return _decide_card(state, skill, world, skill.played_worlds if worlds is None else worlds)
    count = max(1, skill.spoken_worlds if worlds is None else worlds)
    if state.phase is Phase.CONTRACT:
        found = weighed_contracts(state, view.seat, world, count)
    else:
        found = weighed_doubles(state, view.seat, world, count)
    return _decision(found, count, found[0][1])


def _decide_card(state: BarbuState, skill: Skill, world: World, worlds: int) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = plan.weighed(state, skill)
    if not worlds or len(planned) == 1:
        return _decision(planned, 0, planned[0][1])
    seat = planned[0][1].seat
    thought: Weighed = []
    for _, move in planned[: skill.candidates]:
        total = sum(points_after(world(number), seat, move) for number in range(worlds))
        thought.append((total / (4 * worlds), move))
    thought.sort(key=lambda each: -each[0])
    return _decision(thought, worlds, planned[0][1])


def _decision(found: Weighed, worlds: int, planned: BarbuMove) -> Decision:
    candidates = tuple(Candidate(move, round(value * POINT)) for value, move in found)
    return Decision(found[0][1], candidates, worlds, planned)
