"""Named styles: what a computer player likes beside winning, within narrow bounds and at every level."""

from collections.abc import Mapping
from types import MappingProxyType

from barracan.model.player_names import spelled
from barracan.model.replay import SeatNote

LEVELS = ("beginner", "casual", "strong", "expert")
PARTNERS = frozenset({"team"})
"""Styles that play like their level where they have no partner."""
STYLES: Mapping[str, tuple[str, ...]] = MappingProxyType({"barracan": ("bold", "collector", "blocker", "team")})
"""The styles of each game that has any."""


def styles(game: str) -> tuple[str, ...]:
    """The styles of a game."""
    return STYLES.get(game, ())


def player_of(game: str, note: SeatNote) -> str:
    """Who plays a seat; a style that the game does not have is none."""
    return spelled(note.player, note.style) if note.player in LEVELS and note.style in styles(game) else note.player
