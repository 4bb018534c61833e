"""Playing worlds to their end by the plan, and what comes of it."""

from collections.abc import Callable

from barracan.games.barbu import course
from barracan.games.barbu.contracts import Contract
from barracan.games.barbu.moves import SEATS, BarbuMove
from barracan.games.barbu.scoring import contract_lines
from barracan.games.barbu.state import BarbuState, Phase
from barracan.players.barbu import plan
from barracan.players.barbu.skill import PLAYOUT
from barracan.players.protocol import POINT

World = Callable[[int], BarbuState]


def play_out(state: BarbuState) -> None:
    """Play a hand to its end, everybody by the plan."""
    while state.turn is not None:
        course.apply(state, plan.choose(state, PLAYOUT))


def contract_scores(state: BarbuState, contract: Contract) -> list[int]:
    """The contract scores that come of playing a contract in a world without doubles."""
    state.doubled = [0] * SEATS
    state.set_contract(contract)
    state.phase = Phase.DOMINOES if contract.rank is not None else Phase.PLAY
    state.turn = state.declarer
    play_out(state)
    return [sum(line.points for line in contract_lines(state, seat)) for seat in range(SEATS)]


def value_after(state: BarbuState, move: BarbuMove) -> int:
    """A seat's points less the mean of all, in thousandths, after a move in a world played to its end."""
    course.apply(state, move)
    play_out(state)
    assert state.ending is not None
    points = state.ending.points
    return (SEATS * points[move.seat] - sum(points)) * POINT // SEATS
