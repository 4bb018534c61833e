"""Who plays in the arena: the levels, and the panel of each game."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from barracan.players import levels
from barracan.players.panel import barracan, rummies, tricks
from barracan.players.protocol import Candidate, Decision
from barracan.players.search import Mapper, serial
from barracan.players.styles import LEVELS

_PANELS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {"barracan": tuple(barracan.STYLES)}
    | {game: tuple(styles) for game, styles in rummies.STYLES.items()}
    | {game: tuple(styles) for game, styles in tricks.STYLES.items()}
)
"""The names of each game's panel."""


def panel(game: str) -> tuple[str, ...]:
    """The panel of a game: ``random``, and the plain players that it has."""
    return (levels.RANDOM, *_PANELS[game])


def names(game: str) -> tuple[str, ...]:
    """Whoever may play this game in the arena."""
    return (*LEVELS, *panel(game))


def decide(
    game: str, view: Any, player: str, seed: int, worlds: int | None = None, *, mapper: Mapper = serial
) -> Decision:
    """Choose a move as a level or as a member of the panel."""
    if player not in _PANELS[game]:
        return levels.decide(game, view, player, seed, worlds, mapper=mapper)
    move = _move(game, view, player)
    return Decision(move, (Candidate(move, 0),), 0, move)


def _move(game: str, view: Any, player: str) -> Any:
    if game == "barracan":
        return barracan.choose(view, player)
    return rummies.choose(game, view, player) if game in rummies.STYLES else tricks.choose(game, view)
