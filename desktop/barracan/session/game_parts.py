"""What the catalog tells a table about its game: how it is laid out, and the styles of its computer players."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from barracan.games.catalog import CATALOG, LEVELS, load_part
from barracan.model.game import AnyGame, Sides
from barracan.model.randomness import choose, stream
from barracan.model.replay import SeatNote, read_options
from barracan.session.messages import MatchSettings


@cache
def find_table(game: str) -> Any:
    """The table of a game, made when it is first needed; ``table.game_table`` tells what it can do."""
    return load_part(CATALOG.entry(game).table)()


def find_levels(game: str, played: str = "") -> tuple[str, ...]:
    """The levels that a game offers, weakest first, and the one that a seat is *played* at, even if it is no more."""
    offered = CATALOG.entry(game).levels if game else LEVELS
    return tuple(level for level in LEVELS if level in offered or level == played)


ANY = "any"
"""Stands for one of the styles, which the number of the match chooses."""
Offered = Sequence[tuple[str, ...]]
"""The styles that each seat can be given."""


def find_styles(game: str, sides: Sides) -> Offered:
    """The styles at a table: those that are about a partner only for who has one."""
    partner = {seat: len(side) > 1 for side in sides for seat in side}
    entry = CATALOG.entry(game)
    return [
        tuple(style for style in entry.styles if partner[seat] or style not in entry.partner_styles)
        for seat in range(len(partner))
    ]


def choose_styles(game: AnyGame, settings: MatchSettings, number: str) -> list[SeatNote]:
    """Who sits at a table, each with a style of its own where any will do."""
    if all(note.style != ANY for note in settings.seats):
        return list(settings.seats)
    sides = settings.sides or game.sides(len(settings.seats), read_options(game, settings.options))
    found = find_styles(game.id, sides)
    return [
        note._replace(style=choose(found[seat], stream("style", number, seat))) if note.style == ANY else note
        for seat, note in enumerate(settings.seats)
    ]
