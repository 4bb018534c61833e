"""The moves of Burraco and their record form (C11)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, RecordFault, card_key, cards_key, fault, key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

Cards: TypeAlias = tuple[Code, ...]


@value
class Draw:
    """Take the top card of the stock (C5.2)."""

    do: "ClassVar[str]" = "draw"
    seat: int


@value
class Take:
    """Take the whole discard pile (C5.3)."""

    do: "ClassVar[str]" = "take"
    seat: int


@value
class LayMelds:
    """Lay one new meld or several; a run is written from low to high (C5.4)."""

    do: "ClassVar[str]" = "meld"
    seat: int
    melds: tuple[Cards, ...]


@value
class Add:
    """Add to a meld of one's own side; ``cards`` are all its cards as they lie afterwards (C4.6)."""

    do: "ClassVar[str]" = "add"
    seat: int
    meld: int
    cards: Cards


@value
class Discard:
    """Discard a card, which ends the turn (C5.1)."""

    do: "ClassVar[str]" = "discard"
    seat: int
    card: Code


BurracoMove: TypeAlias = Draw | Take | LayMelds | Add | Discard


def read_move(line: Line) -> BurracoMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(READERS, line, _TEXTS["action"])


_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "Burraco’s actions are draw, take, meld, add and discard."),
    "no_melds": QT_TRANSLATE_NOOP("record", "A move that melds lays one meld or more."),
    "meld": QT_TRANSLATE_NOOP("record", "A meld is a list of cards."),
}


def _read_lay(seat: int, line: Line) -> LayMelds:
    """Read a move that lays new melds."""
    melds = key(line, "melds", list)
    if not melds:
        raise RecordFault("C5.4", Text("record", _TEXTS["no_melds"]))
    if not all(type(cards) is list for cards in melds):
        raise fault(_TEXTS["meld"])
    return LayMelds(seat, tuple(cards_key({"melds": cards}, "melds", KINDS) for cards in melds))


READERS: Final[Mapping[str, Callable[[int, Line], BurracoMove]]] = {
    "draw": lambda seat, _: Draw(seat),
    "take": lambda seat, _: Take(seat),
    "meld": _read_lay,
    "add": lambda seat, line: Add(seat, key(line, "meld", int), cards_key(line, "cards", KINDS)),
    "discard": lambda seat, line: Discard(seat, card_key(line, "card", KINDS)),
}
"""How the line of each action is read; those of Buraco are among its own."""
