"""Who plays in the arena: the levels, and the panel of each game."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from barracan.players import levels
from barracan.players.panel import barracan
from barracan.players.protocol import Candidate, Decision
from barracan.players.search import Mapper, serial

_PANELS: Mapping[str, tuple[Mapping[str, Any], Callable[[Any, str], Any]]] = MappingProxyType(
    {"barracan": (barracan.STYLES, barracan.choose)}
)
"""For each game the styles of its panel by name, and how one of them chooses a move."""


def panel(game: str) -> tuple[str, ...]:
    """The panel of a game: ``random``, and the plain players that it has."""
    return (levels.RANDOM, *(_PANELS[game][0] if game in _PANELS else ()))


def names(game: str) -> tuple[str, ...]:
    """Whoever may play this game in the arena."""
    return (*levels.LEVELS, *panel(game))


def decide(
    game: str, view: Any, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move as a level or as a member of the panel."""
    if game not in _PANELS or player not in _PANELS[game][0]:
        return levels.decide(game, view, player, seed, worlds, mapper=mapper)
    move = _PANELS[game][1](view, player)
    return Decision(move, (Candidate(move, 0),), 0, move)
