"""What is told of a game where it is chosen, without loading its rules."""

import json
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication

from barracan.games.catalog import CATALOG, GameEntry
from barracan.model.value import value
from barracan.resources import resource
from barracan.table.translation import translate_text
from barracan.windows.shell.formats import game_title


@value
class GameFacts:
    """What a tile tells of a game: for how many it is, how long a match takes, how deep it is from 1 to 3.

    Minutes are 0 and the depth is 0 where nothing was measured.
    """

    id: str
    title: str
    sentence: str
    players: str
    minutes: int = 0
    depth: int = 0


@cache
def measured() -> Mapping[str, Mapping[str, int]]:
    """Minutes and depth of each game as they were measured, by the game's id."""
    kept = json.loads(resource("figures", "games.json").read_text("utf-8"))
    return {game: dict(figures) for game, figures in kept.items()}


def seats_of(game: str) -> tuple[int, int]:
    """The fewest and the most who play a game."""
    counts = CATALOG[game].seat_counts
    return min(counts), max(counts)


def facts_of(entry: GameEntry) -> GameFacts:
    """What a tile tells of a game; the rules of the program's own games are not loaded for it."""
    figures = measured().get(entry.id, {})
    least, most = (figures["least"], figures["most"]) if figures else seats_of(entry.id)
    several = QCoreApplication.translate("GameTile", "{least} to {most}")
    players = str(least) if least == most else several.format(least=least, most=most)
    return GameFacts(
        entry.id,
        entry.title or game_title(entry.id),
        translate_text(entry.sentence),
        players,
        figures.get("minutes", 0),
        figures.get("depth", 0),
    )
