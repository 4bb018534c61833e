"""What commands print: always one line, whatever a record or a file name contains."""

import sys
from collections.abc import Callable
from typing import BinaryIO, TypeVar

from barracan.model.record import RecordError

FoundT = TypeVar("FoundT")
RIGHT, WRONG, UNREADABLE = 0, 1, 2
"""Exit codes."""
LONGEST = 500
"""Characters of a sentence; what is longer is cut."""


def one_line(text: str) -> str:
    """Write what can't be printed, line breaks first of all, by its number."""
    return "".join(letter if letter.isprintable() else ascii(letter)[1:-1] for letter in text)


def count_phrase(number: int, one: str, several: str) -> str:
    """Write a number with its noun."""
    return f"{number} {one if number == 1 else several}"


def sentence(text: object) -> str:
    """Write a sentence in one line of bearable length; records may put very long words into it."""
    line = one_line(str(text))
    return line if len(line) <= LONGEST else f"{line[:LONGEST]}…"


def read_file(path: str, read: Callable[[BinaryIO], FoundT], tell: Callable[[str, FoundT], None]) -> int:
    """Have a record's file read, tell what was found or say in a sentence what is wrong, and return the exit code."""
    try:
        with open(path, "rb") as stream:  # noqa: PTH123 - a path keeps no name that has a NUL
            found = read(stream)
    except RecordError as wrong:
        print(verdict(path, wrong))
        return WRONG
    except (OSError, ValueError) as failure:
        print(unreadable(path, failure), file=sys.stderr)
        return UNREADABLE
    tell(path, found)
    return RIGHT


def verdict(path: str, wrong: RecordError) -> str:
    """Say where a record is wrong, by which clause, and why."""
    return f"{one_line(path)}:{wrong.line}: {wrong.clause}: {sentence(wrong.reason)}"


def unreadable(path: str, failure: OSError | ValueError) -> str:
    """Say in a sentence that a file can't be read."""
    reason = failure.strerror if isinstance(failure, OSError) and failure.strerror else str(failure)
    return f"{one_line(path)}: The file can't be read: {sentence(reason)}."


def unwritable(path: object, failure: OSError) -> str:
    """Say in a sentence that a file can't be written."""
    return f"{one_line(str(path))} can't be written: {sentence(failure.strerror or failure)}."
