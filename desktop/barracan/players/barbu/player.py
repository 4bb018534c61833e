"""The levels of Barbu, and how each chooses a move."""

from dataclasses import replace
from functools import partial

from barracan.games.barbu import view as views
from barracan.games.barbu.contracts import WHOLE_PACK
from barracan.games.barbu.doubling import must_double
from barracan.games.barbu.moves import BarbuMove, NameContract
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.games.tricks.moves import Pass
from barracan.players.barbu import plan
from barracan.players.barbu.contract_choice import (
    best_double,
    contracts_left,
    gained,
    likely_scores,
    planned_contracts,
    value_of_naming,
)
from barracan.players.barbu.panel import PANEL
from barracan.players.barbu.plan import values_of
from barracan.players.barbu.reasons import reasons
from barracan.players.barbu.skill import CERTAIN, SKILLS, Skill
from barracan.players.barbu.worlds import Playing, World, contract_scores
from barracan.players.inquiry import Inquiry
from barracan.players.player import Player
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import decided, tabulate, worked_out
from barracan.players.trials import Moves
from barracan.players.tricks.worlds import different, worlds_of


def decide(view: BarbuView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    draw = worlds_of("barbu", views.determinize, view, inquiry)
    state = draw(0)
    skill = SKILLS[level]
    decision = _decide(state, skill, draw, inquiry)
    return replace(decision, reasons=reasons(state, decision, waits=skill.waits))


def _decide(state: BarbuState, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    seat = state.turn
    assert seat is not None
    if state.phase in {Phase.PLAY, Phase.DOMINOES}:
        return _decide_card(state, skill, draw, inquiry)
    if state.phase is not Phase.CONTRACT:
        return _decide_double(state, seat, skill, draw, inquiry)
    return inquiry.decide(
        planned_contracts(state, seat),
        lambda: (NameContract(seat, contract) for contract in contracts_left(state, seat)),
        lambda moves: Moves(moves, draw, lambda _: partial(value_of_naming, waits=skill.waits)),
        skill.spoken_worlds,
        gate=0,
    )


def _decide_card(state: BarbuState, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = plan.weighed(state, skill)

    def widened() -> list[BarbuMove]:
        own = [move for _, move in planned]
        if state.phase is Phase.PLAY and state.contract is not None:
            own = different(own, state, WHOLE_PACK, state.ranking, values_of(state.contract.name))
        return own[: skill.candidates]

    return inquiry.decide(
        [Candidate(move, round(value * POINT)) for value, move in planned],
        widened,
        lambda moves: Moves(moves, draw, lambda world: Playing(world, skill).value),
        skill.played_worlds,
        skill.gate,
    )


def _decide_double(state: BarbuState, seat: int, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    """By what everybody scores in worlds that are played without doubles, else by the look of the hand."""
    contract = state.contract
    assert contract is not None
    margins = skill.margins if inquiry.state is None else CERTAIN
    looks = [likely_scores(state, seat, contract)]
    planned = best_double(state, seat, looks, margins)
    budget = inquiry.budget(skill.spoken_worlds, gate=0)
    scores = worked_out(lambda index: contract_scores(draw(index), contract), budget, inquiry.mapper)
    chosen = best_double(state, seat, scores, margins) if scores else planned
    owed = state.phase is Phase.DOUBLE and must_double(state, seat)
    moves = inquiry.candidates([chosen] if owed else [chosen, Pass(seat)])
    table = tabulate([gained(move, scores or looks) for move in moves], range(len(moves)), budget)
    return replace(decided(moves, table), move=chosen, worlds=len(scores), plan_move=planned)


PLAYER = Player(
    decide,
    clauses={"contract": "P3.1", "double": "P4.1", "redouble": "P4.5", "play": "P5.2", "lay": "P8.1", "end": "P8.4"},
    spread=240,
    panel=PANEL,
)
