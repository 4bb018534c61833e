"""Worlds of the trick games, and the plays that differ in them."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

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
