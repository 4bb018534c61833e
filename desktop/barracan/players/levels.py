"""Who can play: four levels, in some games each with a style, and ``random``, in every game of the catalog."""

from dataclasses import replace
from typing import Any

from barracan.games.catalog import CATALOG
from barracan.model.randomness import stream
from barracan.model.replay import read_player
from barracan.players.inquiry import Inquiry, Past
from barracan.players.player import find_player
from barracan.players.protocol import Candidate, Decision
from barracan.players.random_player import any_move
from barracan.players.search import Mapper, serial
from barracan.players.styles import LEVELS

JUDGE = "expert"
RANDOM = "random"
PLAYERS = (*LEVELS, RANDOM)


def decide(
    game: str, view: Any, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move for the seat whose view this is and whose turn it is; the same arguments give the same decision.

    The mapper works out what the worlds come to; who does so, and in which order, changes nothing.
    """
    if player == RANDOM:
        return _random(game, view, seed)
    level, style = read_player(player)
    known = find_player(game)
    if style and style not in known.styles:
        raise KeyError(player)
    decision = known.decide(view, level, Inquiry(seed, worlds, mapper, style))
    return replace(decision, clause=known.clauses.get(decision.move.do, ""), spread=known.spread)


def weigh(past: Past, *, mapper: Mapper = serial) -> Decision:
    """Weigh a move of a hand that is over, by what could be seen then, or by all cards where they are given."""
    worlds = None if past.state is None else 1
    known = find_player(past.game)
    inquiry = Inquiry(past.seed, worlds, mapper, also=(past.move,), state=past.state)
    return replace(known.decide(past.view, JUDGE, inquiry), spread=known.spread)


def _random(game_id: str, view: Any, seed: int) -> Decision:
    game = CATALOG[game_id]
    rng = stream("random", seed)
    move = any_move(game, game.determinize(view, rng), rng)  # what is hidden from a seat bears on no move of its own
    return Decision(move, (Candidate(move, 0),), 0, move)
