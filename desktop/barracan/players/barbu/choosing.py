"""The levels of Barbu, and how each chooses a move."""

from dataclasses import replace
from functools import partial

from barracan.games.barbu import seeing
from barracan.games.barbu.contracts import WHOLE_PACK
from barracan.games.barbu.moves import NameContract
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.players.barbu import plan
from barracan.players.barbu.reasons import reasons
from barracan.players.barbu.skill import SKILLS, Margins, Skill
from barracan.players.barbu.speaking import contracts_left, value_of_naming, weighed_doubles
from barracan.players.barbu.thinking import Playing, World, contract_scores
from barracan.players.barbu.worth import values_of
from barracan.players.inquiry import Inquiry
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import Enough, conclude, decided
from barracan.players.tricks.thinking import different, worlds_of
from barracan.players.trying import Moves


def decide(view: BarbuView, level: str, inquiry: Inquiry) -> Decision:
    """Choose a move at this level."""
    draw = worlds_of("barbu", seeing.determinize, view, inquiry)
    state = draw(0)
    skill = SKILLS[level]
    decision = _decide(state, skill, draw, inquiry)
    return replace(decision, reasons=reasons(state, decision, waits=skill.waits))


def _decide(state: BarbuState, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    seat = state.turn
    assert seat is not None
    if state.phase in {Phase.PLAY, Phase.DOMINOES}:
        return _decide_card(state, skill, draw, inquiry)
    inquiry = inquiry._replace(worlds=max(1, inquiry.count(skill.spoken_worlds)))
    if state.phase is not Phase.CONTRACT:
        return _decide_double(state, seat, skill.margins, draw, inquiry)
    contracts = inquiry.candidates(NameContract(seat, contract) for contract in contracts_left(state, seat))
    weighing = Moves(contracts, draw, lambda _: partial(value_of_naming, waits=skill.waits))
    return decided(contracts, conclude(weighing, inquiry.budget(1, gate=0), inquiry.mapper))


def _decide_card(state: BarbuState, skill: Skill, draw: World, inquiry: Inquiry) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = plan.weighed(state, skill)
    if not skill.played_worlds or not inquiry.count(skill.played_worlds) or len(planned) == 1:
        candidates = tuple(Candidate(move, round(value * POINT)) for value, move in planned)
        return Decision(planned[0][1], candidates, 0, planned[0][1])
    own = [move for _, move in planned]
    if state.phase is Phase.PLAY and state.contract is not None:
        own = different(own, state, WHOLE_PACK, state.ranking, values_of(state.contract.name))
    moves = inquiry.candidates(own[: skill.candidates])
    budget = inquiry.budget(skill.played_worlds, skill.gate)
    weighing = Moves(moves, draw, lambda world: Playing(world, skill).value)
    return decided(moves, conclude(weighing, budget, inquiry.mapper))


def _decide_double(state: BarbuState, seat: int, margins: Margins, draw: World, inquiry: Inquiry) -> Decision:
    """By what everybody scores in worlds that are played without doubles."""
    contract = state.contract
    assert contract is not None
    try:
        scores = inquiry.mapper(lambda index: tuple(contract_scores(draw(index), contract)), range(inquiry.count(1)))
    except Enough:
        scores = []
    found = weighed_doubles(state, seat, scores, margins)
    return Decision(found[0].move, tuple(found), len(scores), found[0].move)
