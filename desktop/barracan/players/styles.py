"""Named styles: what a computer player likes beside winning, within narrow bounds and at every level."""

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote, write_player

LEVELS = ("beginner", "casual", "strong", "expert")


def styles(game: str) -> tuple[str, ...]:
    """The styles of a game."""
    return CATALOG.entry(game).styles


def player_of(game: str, note: SeatNote) -> str:
    """Who plays a seat; a style that the game does not have is none."""
    styled = note.player in LEVELS and note.style in styles(game)
    return write_player(note.player, note.style) if styled else note.player
