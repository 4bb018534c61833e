"""What the words after a command may be; whoever reads one raises ``ArgumentTypeError`` with a sentence."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterable, Sequence

from barracan.games.catalog import CATALOG
from barracan.model.game import AnyGame, Sides
from barracan.model.options import OptionValue
from barracan.model.replay import read_player
from barracan.players.player import LEVELS

_INTEGER = re.compile("-?[0-9]+")
_DECIMAL = re.compile(r"[0-9]+(\.[0-9]+)?")


def integer(word: str) -> int:
    """Reads a whole number."""
    try:
        return read_integer(word)
    except ValueError:
        raise ArgumentTypeError(f"it takes a whole number, not {word!r}") from None


def at_least(least: int, most: int | None = None) -> Callable[[str], int]:
    """Reads a whole number that is no smaller, nor larger than *most*."""
    bounds = f"from {least}" if most is None else f"from {least} to {most}"

    def read(word: str) -> int:
        try:
            number = read_integer(word)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            raise ArgumentTypeError(f"it takes a whole number {bounds}, not {word!r}")
        return number

    return read


def decimal(word: str) -> float:
    """Reads a number that may have decimals and is not below zero."""
    if not _DECIMAL.fullmatch(word):
        raise ArgumentTypeError(f"it takes a number, not {word!r}")
    return float(word)


def read_integer(word: str) -> int:
    """Read a whole number as everybody writes one; raises ``ValueError``, also where only Python takes it for one."""
    if not _INTEGER.fullmatch(word):
        raise ValueError(word)
    return int(word)


def match_number(word: str) -> int:
    """Reads the number of a match of the library."""
    if not is_match_number(word):
        raise ArgumentTypeError(f"it takes the number of a match, not {word!r}")
    return int(word)


def is_match_number(word: str) -> bool:
    """Whether a match can have this number: no library counts as far as nineteen digits."""
    return word.isascii() and word.isdecimal() and len(word) < 19


def not_empty(word: str) -> str:
    """Reads the name of a file or folder: an empty one would mean another place than it says."""
    if not word:
        raise ArgumentTypeError("it takes a name, and this one is empty")
    return word


WORLDS = "how many worlds a level thinks through, if not as many as usual; one that looks into none still does not"
"""What an argument for that is."""


def read_game(name: str) -> AnyGame:
    """Find a game; raises ``ValueError`` with a sentence."""
    if name not in CATALOG:
        raise ValueError(f"There is no game {name!r}: there are {_join_words(list(CATALOG))}.")
    return CATALOG[name]


def read_seats(game: AnyGame, seats: int) -> int:
    """Check a number of seats; raises ``ValueError`` with a sentence."""
    if seats not in game.seat_counts:
        raise ValueError(f"{game.title} is played by {_join_words(game.seat_counts)}, not by {seats}.")
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
    level, style = read_player(word)
    if word in known or (level in LEVELS and style in styles):
        return word
    if style and level in LEVELS and not styles:
        raise ValueError(f"There is no player {word!r}: no player of this game has a style.")
    more = (
        f", and the levels also in the styles {_join_words(styles)}, as in {LEVELS[-1]}:{styles[0]}" if styles else ""
    )
    raise ValueError(f"There is no player {word!r}: there are {_join_words(known)}{more}.")


def read_options(game: AnyGame, words: Sequence[str]) -> dict[str, OptionValue]:
    """Read options written ``NAME=VALUE`` and complete them; raises ``ValueError`` with a sentence."""
    known = {option.name: option for option in game.options}
    values = {option.name: option.default for option in game.options}
    for word in words:
        name, equals, value = word.partition("=")
        if name not in known:
            raise ValueError(f"{game.title} has no option {name!r}: there are {_join_words(known)}.")
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


def _join_words(words: Iterable[object]) -> str:
    return ", ".join(map(str, words))
