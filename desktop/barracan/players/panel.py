"""Who plays in the arena: the levels, and the panel of each game, cheap players that never change."""

from typing import Any

from barracan.players import levels
from barracan.players.player import find_player
from barracan.players.protocol import Candidate, Decision
from barracan.players.search import Mapper, serial
from barracan.players.styles import LEVELS


def panel(game: str) -> tuple[str, ...]:
    """The panel of a game: ``random``, and the plain players that it has."""
    return (levels.RANDOM, *find_player(game).panel)


def names(game: str) -> tuple[str, ...]:
    """Whoever may play this game in the arena."""
    return (*LEVELS, *panel(game))


def decide(
    game: str, view: Any, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move as a level or as a member of the panel."""
    choose = find_player(game).panel.get(player)
    if choose is None:
        return levels.decide(game, view, player, seed, worlds, mapper=mapper)
    move = choose(view)
    return Decision(move, (Candidate(move, 0),), 0, move)
