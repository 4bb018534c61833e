"""Who can play: four levels, in some games each with a style, and ``random``, in every game of the catalog."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from barracan.games.catalog import CATALOG
from barracan.model.player_names import parted
from barracan.model.randomness import stream
from barracan.players.barbu import player as barbu
from barracan.players.barracan import player as barracan
from barracan.players.barracuda import player as barracuda
from barracan.players.burraco import player as burraco
from barracan.players.clauses import CLAUSES
from barracan.players.concan import player as concan
from barracan.players.inquiry import Inquiry, Past
from barracan.players.protocol import Candidate, Decision
from barracan.players.random_player import any_move
from barracan.players.search import Mapper, serial
from barracan.players.sheepshead import player as sheepshead
from barracan.players.styles import LEVELS, styles

JUDGE = "expert"
RANDOM = "random"
PLAYERS = (*LEVELS, RANDOM)
CHOOSERS: dict[str, Callable[[Any, str, Inquiry], Decision]] = {
    "barracan": barracan.decide,
    "barbu": barbu.decide,
    "sheepshead": sheepshead.decide,
    "burraco": burraco.decide,
    "buraco": burraco.decide,
    "concan": concan.decide,
    "barracuda": barracuda.decide,
}


def decide(
    game: str, view: Any, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move for the seat whose view this is and whose turn it is; the same arguments give the same decision.

    The mapper works out what the worlds come to; who does so, and in which order, changes nothing.
    """
    if player == RANDOM:
        return _random(game, view, seed)
    level, style = parted(player)
    if style and style not in styles(game):
        raise KeyError(player)
    decision = CHOOSERS[game](view, level, Inquiry(seed, worlds, mapper, style))
    return replace(decision, clause=CLAUSES[game].get(decision.move.do, ""))


def weigh(past: Past, *, mapper: Mapper = serial) -> Decision:
    """Weigh a move of a hand that is over, by what could be seen then, or by all cards where they are given."""
    worlds = None if past.state is None else 1
    return CHOOSERS[past.game](
        past.view, JUDGE, Inquiry(past.seed, worlds, mapper, also=(past.move,), state=past.state)
    )


def _random(game_id: str, view: Any, seed: int) -> Decision:
    game = CATALOG[game_id]
    rng = stream("random", seed)
    move = any_move(game, game.determinize(view, rng), rng)  # what is hidden from a seat bears on no move of its own
    return Decision(move, (Candidate(move, 0),), 0, move)
