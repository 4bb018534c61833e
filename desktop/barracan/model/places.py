"""Places of the table as values, and their names, by which records, events and object names call them."""

from functools import lru_cache
from typing import Final, TypeAlias

from barracan.model.value import value

PlaceName: TypeAlias = str
"""The text form of a place: ``stock``, ``hand:2``, ``pile:0``, ``meld:1:4``, ``melds:0:run``, ``foundation:C``."""

HAND: Final = "hand"
PILE: Final = "pile"
STOCK: Final = "stock"
DISCARD: Final = "discard"
TRICK: Final = "trick"
TRICKS: Final = "tricks"
WINDOW: Final = "window"
POT: Final = "pot"
MELD: Final = "meld"
"""A numbered meld, of the whole table or of a side."""
MELDS: Final = "melds"
"""A side's categories of one type."""
LADDER: Final = "ladder"
FOUNDATION: Final = "foundation"
TRAY: Final = "tray"
BUILDER: Final = "builder"
"""Where a ladder is put together."""
BUTTON: Final = "button"
"""Choices that need no cards."""

_OWNED: Final = frozenset({HAND, TRICKS, MELDS, LADDER})
"""What the first number after these kinds tells is whose the place is."""


@value
class Place:
    """A place of the table.

    Attributes:
        kind: what the name begins with.
        owner: the seat of a hand, else the side whose it is; -1 where it belongs to the whole table.
        number: which of several; -1 where there is only one.
        word: what the name ends in where that is no number: a category, a suit, a button's name.
    """

    kind: str
    owner: int = -1
    number: int = -1
    word: str = ""


@lru_cache(maxsize=1024)
def read_place(name: PlaceName) -> Place:
    """The place of this name."""
    kind, *parts = name.split(":")
    if kind == BUTTON:
        return Place(kind, word=":".join(parts))
    numbers = [int(part) for part in parts if part.isdecimal()]
    owner = numbers.pop(0) if numbers and (kind in _OWNED or len(numbers) > 1) else -1
    return Place(kind, owner, numbers[0] if numbers else -1, ":".join(part for part in parts if not part.isdecimal()))


@lru_cache(maxsize=1024)
def place_name(kind: str, *parts: int | str) -> PlaceName:
    """The name of a place: its kind, then owner, number or word as far as it has them."""
    return ":".join((kind, *map(str, parts)))


_WAY: Final = "|"


def way_name(place: PlaceName, number: int) -> str:
    """The name of one of several ways to go to a place: ``meld:2|1``."""
    return f"{place}{_WAY}{number}"


def read_way(name: str) -> tuple[PlaceName, int | None]:
    """The place that such a name means and the number of the way; ``None`` where the name is that of a place alone."""
    place, _, number = name.partition(_WAY)
    return place, int(number) if number.isdecimal() else None
