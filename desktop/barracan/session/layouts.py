"""Where the function lies that lays out a game's table; the table itself knows no games."""

from collections.abc import Callable
from typing import Any

from barracan.games.catalog import CATALOG, load_part


def find_layout(game: str) -> Callable[..., Any]:
    """The function that lays out the table of a game, loaded when it is first needed."""
    found: Callable[..., Any] = load_part(CATALOG.entry(game).table)
    return found
