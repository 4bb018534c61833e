"""The moves of Concan and their record form (N11)."""

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import ClassVar, Final, TypeAlias

from barracan.games.rummy.melds import ENDS
from barracan.model.cards import KINDS, Code
from barracan.model.moves import Line, card_key, cards_key, fault, key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.value import value

JOKER_CODE: Final[Code] = "JK"
_NATURALS: Final[Mapping[Code, int]] = {code: kind for code, kind in KINDS.items() if code != JOKER_CODE}

_AS: Final = {"key": "as"}
"""The record's word for what jokers stand for."""


@value
class NewMeld:
    """A meld as a move lays it: its cards, and what the jokers among them stand for, in their order (N3.4)."""

    cards: tuple[Code, ...]
    stands: tuple[Code, ...] = field(default=(), metadata=_AS)


@value
class SwapPart:
    """A swap that is part of a melds-down: a card of the hand for a joker of a meld (N5.5)."""

    meld: int
    card: Code


@value
class Draw:
    """Take the top card of the stock; *stock* is the order of a new one where the old is used up (N4.3, N7.2)."""

    do: "ClassVar[str]" = "draw"
    seat: int
    stock: tuple[Code, ...] | None = None


@value
class Take:
    """Take the top discard, before one's melds-down together with it (N4.4, N5.4)."""

    do: "ClassVar[str]" = "take"
    seat: int
    melds: tuple[NewMeld, ...] | None = None
    swaps: tuple[SwapPart, ...] | None = None


@value
class LayMelds:
    """Lay melds from the hand; the first time they are the melds-down, which may swap jokers for it (N5, N6.2)."""

    do: "ClassVar[str]" = "meld"
    seat: int
    melds: tuple[NewMeld, ...]
    swaps: tuple[SwapPart, ...] | None = None


@value
class LayOff:
    """Lay one card off to a meld, at an end of a run; *stands* is what a joker stands for (N6.1)."""

    do: "ClassVar[str]" = "layoff"
    seat: int
    meld: int
    card: Code
    end: str | None = None
    stands: Code | None = field(default=None, metadata=_AS)


@value
class Swap:
    """Swap a card of the hand for the joker that stands for it (N6.3)."""

    do: "ClassVar[str]" = "swap"
    seat: int
    meld: int
    card: Code


@value
class Announce:
    """Announce the jokers of one's hand (N8.1)."""

    do: "ClassVar[str]" = "announce"
    seat: int


@value
class Discard:
    """Discard a card, which ends the turn (N4.2)."""

    do: "ClassVar[str]" = "discard"
    seat: int
    card: Code


ConcanMove: TypeAlias = Draw | Take | LayMelds | LayOff | Swap | Announce | Discard


def read_move(line: Line) -> ConcanMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _TEXTS["action"])


_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "Concan’s actions are draw, take, meld, layoff, swap, announce and discard."),
    "no_melds": QT_TRANSLATE_NOOP("record", "A move that melds lays one meld or more."),
    "meld": QT_TRANSLATE_NOOP("record", "A meld is an object."),
    "swap": QT_TRANSLATE_NOOP("record", "A swap is an object."),
    "as": QT_TRANSLATE_NOOP("record", "The key as names one card for each joker, and is there only with a joker."),
    "end": QT_TRANSLATE_NOOP("record", "The key end is low or high."),
}


def _read_lay_off(seat: int, line: Line) -> LayOff:
    card = card_key(line, "card", KINDS)
    if (card == JOKER_CODE) != ("as" in line):
        raise fault(_TEXTS["as"])
    stands = card_key(line, "as", _NATURALS) if "as" in line else None
    end = str(key(line, "end", str)) if "end" in line else None
    if end is not None and end not in ENDS:
        raise fault(_TEXTS["end"])
    return LayOff(seat, key(line, "meld", int), card, end, stands)


_READERS: Mapping[str, Callable[[int, Line], ConcanMove]] = {
    "draw": lambda seat, line: Draw(seat, cards_key(line, "stock", KINDS) if "stock" in line else None),
    "take": lambda seat, line: Take(seat, _read_melds(line) if "melds" in line else None, _read_swaps(line)),
    "meld": lambda seat, line: LayMelds(seat, _read_melds(line), _read_swaps(line)),
    "layoff": _read_lay_off,
    "swap": lambda seat, line: Swap(seat, key(line, "meld", int), card_key(line, "card", KINDS)),
    "announce": lambda seat, _: Announce(seat),
    "discard": lambda seat, line: Discard(seat, card_key(line, "card", KINDS)),
}


def _read_melds(line: Line) -> tuple[NewMeld, ...]:
    melds = key(line, "melds", list)
    if not melds:
        raise fault(_TEXTS["no_melds"])
    return tuple(_read_meld(meld) for meld in melds)


def _read_meld(meld: object) -> NewMeld:
    if type(meld) is not dict:
        raise fault(_TEXTS["meld"])
    cards = cards_key(meld, "cards", KINDS)
    jokers = cards.count(JOKER_CODE)
    if not jokers:
        if "as" in meld:
            raise fault(_TEXTS["as"])
        return NewMeld(cards)
    stands = cards_key(meld, "as", _NATURALS)
    if len(stands) != jokers:
        raise fault(_TEXTS["as"])
    return NewMeld(cards, stands)


def _read_swaps(line: Line) -> tuple[SwapPart, ...] | None:
    if "swaps" not in line:
        return None
    return tuple(_read_swap(swap) for swap in key(line, "swaps", list))


def _read_swap(swap: object) -> SwapPart:
    if type(swap) is not dict:
        raise fault(_TEXTS["swap"])
    return SwapPart(key(swap, "meld", int), card_key(swap, "card", KINDS))
