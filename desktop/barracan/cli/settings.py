"""The settings of a match as the command line writes them."""

from collections.abc import Sequence
from typing import Any

from barracan.cli.arguments import read_integer
from barracan.games.catalog import CATALOG
from barracan.model.game import AnyGame, Sides
from barracan.model.options import OptionValue
from barracan.model.player_names import parted
from barracan.players.styles import LEVELS

WORLDS = "how many worlds a level thinks through, if not as many as usual; one that looks into none still does not"
"""What an argument for that is."""


def read_game(name: str) -> AnyGame:
    """Find a game; raises ``ValueError`` with a sentence."""
    if name not in CATALOG:
        raise ValueError(f"There is no game {name!r}: there are {_listed(list(CATALOG))}.")
    return CATALOG[name]


def read_seats(game: AnyGame, seats: int) -> int:
    """Check a number of seats; raises ``ValueError`` with a sentence."""
    if seats not in game.seat_counts:
        raise ValueError(f"{game.title} is played by {_listed(game.seat_counts)}, not by {seats}.")
    return seats


def read_players(words: str, seats: int, known: Sequence[str], styles: Sequence[str]) -> tuple[str, ...]:
    """Read one name for each seat; raises ``ValueError`` with a sentence."""
    players = read_names(words, known, styles)
    if len(players) != seats:
        raise ValueError(f"Each seat has one player: --players names {len(players)} for {seats} seats.")
    return players


def read_names(words: str, known: Sequence[str], styles: Sequence[str]) -> tuple[str, ...]:
    """Read names of players parted by commas; raises ``ValueError`` with a sentence."""
    return tuple(read_name(word, known, styles) for word in words.split(","))


def read_name(word: str, known: Sequence[str], styles: Sequence[str]) -> str:
    """Read the name of a player, who may have one of these styles if it is a level; raises ``ValueError``."""
    level, style = parted(word)
    if word in known or (level in LEVELS and style in styles):
        return word
    if style and level in LEVELS and not styles:
        raise ValueError(f"There is no player {word!r}: no player of this game has a style.")
    more = f", and the levels also in the styles {_listed(styles)}, as in {LEVELS[-1]}:{styles[0]}" if styles else ""
    raise ValueError(f"There is no player {word!r}: there are {_listed(known)}{more}.")


def read_options(game: AnyGame, words: Sequence[str]) -> dict[str, OptionValue]:
    """Read options written ``NAME=VALUE`` and complete them; raises ``ValueError`` with a sentence."""
    known = {option.name: option for option in game.options}
    values = {option.name: option.default for option in game.options}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            raise ValueError(f"{game.title} has no option {name!r}: there are {_listed(known)}.")
        if not equals:
            raise ValueError(f"An option is written NAME=VALUE, which {word!r} is not.")
        values[name] = known[name].parse(value)
    return values


def read_sides(game: AnyGame, words: str, seats: int, options: dict[str, OptionValue]) -> Sides:
    """Read sides written ``0,2/1,3``, in any order, which the game's rules allow; raises ``ValueError``."""
    right = game.sides(seats, options)
    try:
        stated = sorted(tuple(sorted(read_integer(seat) for seat in side.split(","))) for side in words.split("/"))
    except ValueError:
        raise ValueError(f"Sides are written like 0,2/1,3, which {words!r} is not.") from None
    for sides in (right, *game.other_sides(seats, options)):
        if stated == sorted(sides):
            return sides
    written = "/".join(",".join(map(str, side)) for side in right)
    raise ValueError(f"The sides of this match are {written}, not {words}.")


def _listed(words: Sequence[object] | dict[str, Any]) -> str:
    return ", ".join(map(str, words))
