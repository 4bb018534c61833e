"""The levels of Sheepshead, and how each chooses a move."""

from collections.abc import Sequence

from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import Phase
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.moves import Pass
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import Budget, Mapper, conclude, decided
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.skill import SKILLS
from barracan.players.sheepshead.thinking import Moves, worlds_of


def decide(view: SheepsheadView, level: str, seed: int, worlds: int | None, mapper: Mapper) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = worlds_of(view, seed)
    state = draw(0)
    count = skill.window_worlds if worlds is None else worlds
    moves: Sequence[SheepsheadMove]
    if state.phase is Phase.WINDOW:
        moves, count = [TakeWindow(view.seat), Pass(view.seat)], max(1, count)
    elif state.phase is Phase.BURY:
        moves = [move for _, move in plan.weighed_buries(state, view.seat)[: skill.buries]]
    else:
        planned = plan.weighed(state, skill)
        count = skill.played_worlds if worlds is None else worlds
        if not count or len(planned) == 1:
            candidates = tuple(Candidate(move, round(value * POINT)) for value, move in planned)
            return Decision(planned[0][1], candidates, 0, planned[0][1])
        moves = [move for _, move in planned[: skill.candidates]]
    return decided(moves, conclude(Moves(moves, draw), Budget(count, gate=0), mapper))
