"""A legal move by chance."""

from typing import Any

from barracan.model.game import AnyGame
from barracan.model.randomness import Stream, choose
from barracan.players.protocol import CLOCK


def any_move(game: AnyGame, state: Any, rng: Stream) -> Any:
    """A kind of action drawn evenly among those that a player may choose, then a move of it."""
    moves = game.legal_moves(state)
    return moves.pick(choose([do for do in moves.actions() if do != CLOCK], rng), rng)
