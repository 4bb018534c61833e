"""Worlds of the trick games, and what the moves of a seat come to in them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from barracan.games.tricks.ranking import Mask, Ranking, mask_of
from barracan.games.tricks.state import TricksState
from barracan.model.cards import KINDS
from barracan.model.randomness import stream
from barracan.players.inquiry import Inquiry

StateT = TypeVar("StateT", bound=TricksState)
ViewT = TypeVar("ViewT")


def worlds_of(
    game: str, determinize: Callable[[ViewT, Any], StateT], view: ViewT, inquiry: Inquiry
) -> Callable[[int], StateT]:
    """The worlds of a view by number: the same number gives the same world, a new one each time it is asked for."""
    if inquiry.state is not None:
        return lambda _: inquiry.state.copy()
    return lambda number: determinize(view, stream(game, inquiry.seed, number))


def different(
    plays: Sequence[Any], state: TricksState, pack: Mask, ranking: Ranking, values: Sequence[float]
) -> list[Any]:
    """These plays of the seat to move, but for those that do what one before does: no other seat has a card between."""
    assert state.turn is not None
    others = pack & ~state.hands[state.turn] & ~sum(state.taken) & ~mask_of(state.trick)
    if state.trick:
        others |= 1 << state.best
    higher = ranking.higher
    found: dict[tuple[int, float, Mask], Any] = {}
    for play in plays:
        card = KINDS[play.card]
        found.setdefault((ranking.suit_of[card], values[card], higher[card] & others), play)
    return list(found.values())


@dataclass(frozen=True, slots=True)
class Moves(Generic[StateT]):
    """Moves to choose from.

    *playing* takes a world and returns what plays it on after a move and tells, in thousandths of a point, what comes
    of it; each move is made in a copy.
    """

    candidates: Sequence[Any]
    draw: Callable[[int], StateT]
    playing: Callable[[StateT], Callable[[StateT, Any], int]]

    def world(self, index: int) -> tuple[StateT, Callable[[StateT, Any], int]]:
        """The world of this number, and what plays it on."""
        state = self.draw(index)
        return state, self.playing(state)

    def outcome(self, world: tuple[StateT, Callable[[StateT, Any], int]], index: int, candidate: int) -> int:
        """What comes of a move in a world."""
        state, value = world
        return value(state.copy(), self.candidates[candidate])
