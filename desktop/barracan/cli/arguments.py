"""What the words after a command may be; whoever reads one raises ``ArgumentTypeError`` with a sentence."""

import re
from argparse import ArgumentTypeError
from collections.abc import Callable

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
