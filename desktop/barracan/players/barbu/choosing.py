"""The levels of Barbu, and how each chooses a move."""

from barracan.games.barbu.moves import NameContract
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.barbu.view import BarbuView
from barracan.players.barbu import plan
from barracan.players.barbu.skill import SKILLS, Skill
from barracan.players.barbu.speaking import Contracts, contracts_left, weighed_doubles
from barracan.players.barbu.thinking import Moves, World, contract_scores, worlds_of
from barracan.players.protocol import POINT, Candidate, Decision
from barracan.players.search import Budget, Enough, Mapper, conclude, decided


def decide(view: BarbuView, level: str, seed: int, worlds: int | None, mapper: Mapper) -> Decision:
    """Choose a move at this level."""
    skill = SKILLS[level]
    draw = worlds_of(view, seed)
    state = draw(0)
    if state.phase in {Phase.PLAY, Phase.DOMINOES}:
        return _decide_card(state, skill, draw, skill.played_worlds if worlds is None else worlds, mapper)
    count = max(1, skill.spoken_worlds if worlds is None else worlds)
    if state.phase is not Phase.CONTRACT:
        return _decide_double(state, view.seat, draw, count, mapper)
    contracts = [NameContract(view.seat, contract) for contract in contracts_left(state, view.seat)]
    return decided(contracts, conclude(Contracts(contracts, draw), Budget(count, gate=0), mapper))


def _decide_card(state: BarbuState, skill: Skill, draw: World, worlds: int, mapper: Mapper) -> Decision:
    """By the plan, or among its best moves by what comes of them in worlds."""
    planned = plan.weighed(state, skill)
    if not worlds or len(planned) == 1:
        candidates = tuple(Candidate(move, round(value * POINT)) for value, move in planned)
        return Decision(planned[0][1], candidates, 0, planned[0][1])
    moves = [move for _, move in planned[: skill.candidates]]
    return decided(moves, conclude(Moves(moves, draw), Budget(worlds, gate=0), mapper))


def _decide_double(state: BarbuState, seat: int, draw: World, worlds: int, mapper: Mapper) -> Decision:
    """By what everybody scores in worlds that are played without doubles."""
    contract = state.contract
    assert contract is not None
    try:
        scores = mapper(lambda index: tuple(contract_scores(draw(index), contract)), range(worlds))
    except Enough:
        scores = []
    found = weighed_doubles(state, seat, scores)
    return Decision(found[0].move, tuple(found), len(scores), found[0].move)
