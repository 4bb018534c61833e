"""The levels of Sheepshead, and how each chooses a move."""

from collections.abc import Sequence
from dataclasses import replace

from barracan.games.sheepshead import view as views
from barracan.games.sheepshead.moves import SheepsheadMove, TakeWindow
from barracan.games.sheepshead.state import RANKING, Phase, SheepsheadState
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.moves import Pass
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.certain_points import sure_first
from barracan.players.sheepshead.inference import likely_worlds
from barracan.players.sheepshead.match_odds import scale
from barracan.players.sheepshead.panel import PANEL
from barracan.players.sheepshead.reasons import reasons
from barracan.players.sheepshead.skill import SKILLS, Skill
from barracan.players.sheepshead.worlds import Playing, World
from barracan.players.trials import Moves
from barracan.players.tricks.worlds import different, worlds_of

_CLEARLY = 1000
"""Thousandths of a standard error by which a card must be better to be played instead of one that surely wins."""


def decide(view: SheepsheadView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = likely_worlds(view, inquiry) if skill.guesses else worlds_of("sheepshead", views.determinize, view, inquiry)
    state = draw(0)
    decision = _decide(state, view.seat, skill, draw, inquiry)
    counted = scale(state.totals, int(state.options["target"]))
    return replace(decision, reasons=reasons(state, decision), scale=counted)


def _decide(state: SheepsheadState, seat: int, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = _planned(state, seat, skill)
    moves, usual, gate = [candidate.move for candidate in planned], skill.window_worlds, skill.gate
    if state.phase is Phase.WINDOW:
        moves = [TakeWindow(seat), Pass(seat)]
    elif state.phase is Phase.BURY:
        moves = moves[: skill.buries]
    else:
        usual = skill.played_worlds
        moves = different(moves, state, plan.pack_of(state, seat), RANKING, plan.VALUES)[: skill.candidates]
        if skill.exact and inquiry.state is None and len(planned) > 1:
            moves, sure = sure_first(state, moves)
            gate = _CLEARLY if sure else gate
            planned.sort(key=lambda candidate: candidate.move != moves[0])
    return inquiry.decide(
        planned,
        lambda: moves,
        lambda weighed: Moves(weighed, draw, lambda world: Playing(world, skill).value),
        usual,
        gate,
    )


def _planned(state: SheepsheadState, seat: int, skill: Skill) -> list[Candidate]:
    """What the plan alone thinks of the moves, the best first."""
    found: Sequence[tuple[float, SheepsheadMove]]
    if state.phase is Phase.WINDOW:
        found = plan.weighed_window(state, seat, counts=not skill.window_worlds)
    elif state.phase is Phase.BURY:
        found = plan.weighed_buries(state, seat)
    else:
        found = plan.weighed(state, skill)
    return [Candidate(move, round(value * POINT)) for value, move in found]


PLAYER = Player(
    decide,
    clauses={"take_window": "S3.1", "pass": "S3.1", "bury": "S3.2", "play": "S4.2"},
    spread=7,
    panel=PANEL,
)
