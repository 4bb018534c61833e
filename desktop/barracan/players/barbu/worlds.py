"""Playing worlds to their end by the plan, the last cards exactly, and what comes of it."""

from collections.abc import Callable, Sequence
from functools import partial

from barracan.games.barbu import legality, play
from barracan.games.barbu.contracts import HEARTS, Contract
from barracan.games.barbu.moves import SEATS, BarbuMove, Lay
from barracan.games.barbu.play import HAND_SIZE
from barracan.games.barbu.scoring import contract_lines
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.state import Pass, Play
from barracan.model.cards import KINDS
from barracan.players.barbu import plan
from barracan.players.barbu.plan import PLAYOUT, TRICKS, Skill, values_of
from barracan.players.protocol import POINT
from barracan.players.tricks.endgame import Contest

World = Callable[[int], BarbuState]


class Playing:
    """Plays the moves of one world on, and remembers how its last cards are best played."""

    def __init__(self, state: BarbuState, skill: Skill) -> None:
        self._rates = rates(state)
        self._exact = skill.exact if max(map(int.bit_count, state.hands)) <= skill.exact else skill.ahead
        self._ending: Contest | None = None

    def value(self, state: BarbuState, move: BarbuMove) -> int:
        """A seat's points less the mean of all, in thousandths, after a move, which changes the state."""
        make(state, move)
        scores = self.scores(state)
        points = sum(rate * score for rate, score in zip(self._rates[move.seat], scores, strict=True))
        return (SEATS * points - sum(scores)) * POINT // SEATS  # what doubles bring to one they take from another

    def scores(self, state: BarbuState) -> list[int]:
        """The contract scores at the end of the hand."""
        exact = 0 if state.phase is Phase.DOMINOES else self._exact
        while (seat := state.turn) is not None and state.hands[seat].bit_count() > exact:
            make(state, plan_move(state))
        scores = [sum(line.points for line in contract_lines(state, each)) for each in range(SEATS)]
        if state.turn is None:
            return scores
        self._ending = self._ending or ending(state, self._rates)
        return [score + gain for score, gain in zip(scores, self._ending.gains(state), strict=True)]


def plan_move(state: BarbuState) -> BarbuMove:
    """What the seat to move does in thought, by what it sees alone."""
    return plan.choose(state, PLAYOUT)


def make(state: BarbuState, move: BarbuMove) -> None:
    """Make a move of a hand's play in thought."""
    if isinstance(move, Play):
        play.put_down(state, move.seat, KINDS[move.card])
    elif isinstance(move, Lay):
        play.lay(state, move.seat, KINDS[move.card])
    else:
        play.lay_none(state, move.seat, passing=isinstance(move, Pass))


def rates(state: BarbuState) -> list[list[int]]:
    """How much each contract score counts for the points of each seat (P9.2)."""
    found = [[0] * SEATS for _ in range(SEATS)]
    for one in range(SEATS):
        for other in range(SEATS):
            if one != other:
                times = (state.doubled[one] >> other & 1) + (state.doubled[other] >> one & 1)
                found[one][other] = -times
        found[one][one] = 1 - sum(found[one])
    return found


def ending(state: BarbuState, rates: Sequence[Sequence[int]]) -> Contest:
    """The last cards of a contract, where the points of a seat are these rates of all contract scores."""
    assert state.contract is not None
    name = state.contract.name
    following = partial(legality.following, highest=state.options["trump_led"] == "highest")
    barred = HEARTS if legality.hearts_barred(state) else 0
    return Contest(state.ranking, values_of(name), TRICKS.get(name, (0,) * HAND_SIZE), rates, following, barred)


def contract_scores(state: BarbuState, contract: Contract) -> list[int]:
    """The contract scores that come of playing a contract in a world without doubles."""
    state.doubled = [0] * SEATS
    state.set_contract(contract)
    state.phase = Phase.DOMINOES if contract.rank is not None else Phase.PLAY
    state.turn = state.declarer
    return Playing(state, PLAYOUT).scores(state)
