"""The moves of Barracuda and their record form (U9)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, card_key, cards_key, fault, key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.value import value


@value
class Draw:
    """Draw the top card of the deck (U4.2)."""

    do: "ClassVar[str]" = "draw"
    seat: int


@value
class Take:
    """Take the top discard and use it: in a run or set with two cards of the hand, or laid off (U4.4)."""

    do: "ClassVar[str]" = "take"
    seat: int
    cards: tuple[Code, ...] | None = None
    meld: int | None = None


@value
class LayMeld:
    """Lay a run or set of three from the hand (U3.1, U3.2)."""

    do: "ClassVar[str]" = "meld"
    seat: int
    cards: tuple[Code, ...]


@value
class LayOff:
    """Add one card of the hand to a run or set on the table (U3.3)."""

    do: "ClassVar[str]" = "layoff"
    seat: int
    meld: int
    card: Code


@value
class Discard:
    """Discard a card, which ends the turn (U4.1)."""

    do: "ClassVar[str]" = "discard"
    seat: int
    card: Code


BarracudaMove: TypeAlias = Draw | Take | LayMeld | LayOff | Discard


def read_move(line: Line) -> BarracudaMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _TEXTS["action"])


_CARDS: Final[Mapping[Code, int]] = {code: kind for code, kind in KINDS.items() if code != "JK"}
_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "Barracuda’s actions are draw, take, meld, layoff and discard."),
    "use": QT_TRANSLATE_NOOP("record", "A take has either cards or meld: the card taken is used at once."),
}


def _read_take(seat: int, line: Line) -> Take:
    if ("cards" in line) == ("meld" in line):
        raise fault(_TEXTS["use"])
    if "cards" in line:
        return Take(seat, cards_key(line, "cards", _CARDS))
    return Take(seat, meld=key(line, "meld", int))


_READERS: Mapping[str, Callable[[int, Line], BarracudaMove]] = {
    "draw": lambda seat, _: Draw(seat),
    "take": _read_take,
    "meld": lambda seat, line: LayMeld(seat, cards_key(line, "cards", _CARDS)),
    "layoff": lambda seat, line: LayOff(seat, key(line, "meld", int), card_key(line, "card", _CARDS)),
    "discard": lambda seat, line: Discard(seat, card_key(line, "card", _CARDS)),
}
