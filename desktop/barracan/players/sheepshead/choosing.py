"""The levels of Sheepshead, and how each chooses a move."""

from dataclasses import replace

from barracan.games.sheepshead import seeing
from barracan.games.sheepshead.cards import RANKING
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import Phase, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.moves import Pass
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import conclude, decided
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.forcing import sure_first
from barracan.players.sheepshead.guessing import likely_worlds
from barracan.players.sheepshead.reasons import reasons
from barracan.players.sheepshead.skill import SKILLS, Skill
from barracan.players.sheepshead.thinking import Playing, World
from barracan.players.sheepshead.winning import scale
from barracan.players.tricks.thinking import different, worlds_of
from barracan.players.trying import Moves

_CLEARLY = 1000
"""Thousandths of a standard error by which a card must be better to be played instead of one that surely wins."""


def decide(view: SheepsheadView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = likely_worlds(view, inquiry) if skill.guesses else worlds_of("sheepshead", seeing.determinize, view, inquiry)
    state = draw(0)
    decision = _decide(state, view.seat, skill, draw, inquiry)
    counted = scale(state.totals, int(state.options["target"]))
    return replace(decision, reasons=reasons(state, decision), scale=counted)


def _decide(state: SheepsheadState, seat: int, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    count, gate = inquiry.count(skill.window_worlds), skill.gate
    moves: list[SheepsheadMove]
    if state.phase is Phase.WINDOW:
        moves, count = [TakeWindow(seat), Pass(seat)], max(1, count)
        if not skill.window_worlds:
            moves.sort(key=lambda move: isinstance(move, TakeWindow) != plan.counts_enough(state, seat))
            return Decision(moves[0], tuple(Candidate(move, 0) for move in moves), 0, moves[0])
    elif state.phase is Phase.BURY:
        moves = [move for _, move in plan.weighed_buries(state, seat)[: skill.buries]]
    else:
        planned = plan.weighed(state, skill)
        count = inquiry.count(skill.played_worlds) if skill.played_worlds else 0
        if not count or len(planned) == 1:
            candidates = tuple(Candidate(move, round(value * POINT)) for value, move in planned)
            return Decision(planned[0][1], candidates, 0, planned[0][1])
        moves = different([move for _, move in planned], state, plan.pack_of(state, seat), RANKING, plan.VALUES)
        moves = moves[: skill.candidates]
        if skill.exact and inquiry.state is None:
            moves, sure = sure_first(state, moves)
            gate = _CLEARLY if sure else gate
    moves = inquiry.candidates(moves)
    weighing = Moves(moves, draw, lambda world: Playing(world, skill).value)
    return decided(moves, conclude(weighing, inquiry.budget(count, gate), inquiry.mapper))
