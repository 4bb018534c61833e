"""Playing worlds to their end by the plan, and what comes of it."""

from collections.abc import Callable

from barracan.games.sheepshead import course
from barracan.games.sheepshead.cards import VALUE_OF
from barracan.games.sheepshead.moves import SheepsheadMove
from barracan.games.sheepshead.state import SEATS, Phase, SheepsheadState
from barracan.games.tricks.moves import Pass
from barracan.games.tricks.ranking import cards_of
from barracan.players.protocol import POINT
from barracan.players.sheepshead import plan
from barracan.players.sheepshead.skill import PLAYOUT

World = Callable[[int], SheepsheadState]


def play_out(state: SheepsheadState) -> None:
    """Play a hand to its end, everybody by the plan; nobody further takes the window."""
    while (seat := state.turn) is not None:
        move: SheepsheadMove
        if state.phase is Phase.WINDOW:
            move = Pass(seat)
        elif state.phase is Phase.BURY:
            move = plan.weighed_buries(state, seat)[0][1]
        else:
            move = plan.weighed(state, PLAYOUT)[0][1]
        course.apply(state, move)


def value_after(state: SheepsheadState, move: SheepsheadMove) -> int:
    """A seat's points less the mean of the others', in thousandths, after a move in a world played to its end.

    The card points, one thousandth each, decide between moves that score the same.
    """
    course.apply(state, move)
    play_out(state)
    assert state.ending is not None
    points, seat = state.ending.points, move.seat
    return (SEATS * points[seat] - sum(points)) * POINT // (SEATS - 1) + _card_points(state, seat)


def _card_points(state: SheepsheadState, seat: int) -> int:
    """The card points that are good for a seat: those that it and its ally took, in The Least those of others."""
    taken = [sum(VALUE_OF[card] for card in cards_of(cards)) for cards in state.taken]
    if state.player is None:
        return -taken[seat]
    return taken[seat] if state.player == seat else -taken[state.player]
