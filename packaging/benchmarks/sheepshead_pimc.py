"""A plain double-dummy Monte Carlo player of Sheepshead, against the levels.

``python packaging/benchmarks/sheepshead_pimc.py [--players expert,pimc] [--deals N] [--seed N] [--out FILE]
[--workers N | --cluster ADDRESS]``

It solves the last eight tricks, in The Least three; the window and what is laid away are expert's. The first player
named has one seat and the second the two others, each deal from every seat. A run that was broken off goes on with
its file. Run it in the development environment.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from barracan.games.sheepshead.legality import playable
from barracan.games.sheepshead.play import put_down
from barracan.games.sheepshead.view import SheepsheadView
from barracan.games.tricks.ranking import cards_of
from barracan.games.tricks.state import PLAYS, Play
from barracan.model.cards import KINDS
from barracan.model.randomness import Stream, choose
from barracan.players.sheepshead.least import Contest
from barracan.players.sheepshead.outlook import SCORES
from barracan.players.sheepshead.solver import Rest
from pimc import Peer, main

if TYPE_CHECKING:
    from collections.abc import Callable

    from barracan.games.sheepshead.state import SheepsheadState
    from barracan.model.view import SeatView

EXACT = 8
"""So many tricks at the end are solved double-dummy, in The Least so many:"""
EXACT_LEAST = 3
SEATS = 3


def cards(state: SheepsheadState) -> list[int]:
    """What the seat to move may play."""
    assert state.turn is not None
    return cards_of(playable(state, state.hands[state.turn]))


def moves(state: SheepsheadState) -> list[Play]:
    """The plays of the seat to move."""
    assert state.turn is not None
    return [PLAYS[state.turn][card] for card in cards(state)]


def scores(world: SheepsheadState, rng: Stream) -> Callable[[Play], float]:
    """What a card brings its seat more than the mean of all, in game points."""
    rest, contest = Rest(blurred=False), Contest()
    exact = EXACT_LEAST if world.player is None else EXACT

    def score(move: Play) -> float:
        after = world.copy()
        put_down(after, move.seat, KINDS[move.card])
        while after.turn is not None and after.hands[after.turn].bit_count() > exact:
            put_down(after, after.turn, choose(cards(after), rng))
        points = [0] * SEATS
        if after.player is None:
            points = list(contest.points(after))
        else:
            shares = rest.outlook(after)
            points[after.player] = SCORES[shares.index(max(shares))]
        return points[move.seat] - sum(points) / SEATS

    return score


def thinks(view: SeatView) -> bool:
    """Whether a card is to be played."""
    return isinstance(view, SheepsheadView) and view.phase == "play"


PLAYER = Peer("sheepshead", 1, "game points", thinks, moves, scores)

if __name__ == "__main__":
    raise SystemExit(main(PLAYER, __file__))
