"""The moves of Barbu and their record form (P11)."""

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from barracan.games.barbu.contracts import NAMES, Contract
from barracan.games.tricks.state import Pass, Play, natural_key
from barracan.model.cards import CODES, RANKS, SUITS, Code
from barracan.model.moves import Line, RecordFault, fault, key, read_by
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value

SEATS: Final = 4


@value
class NameContract:
    """Name a contract (P11.1)."""

    do: "ClassVar[str]" = "contract"
    seat: int
    contract: Contract


@value
class Double:
    """Double or redouble these seats in one's turn (P11.2)."""

    do: "ClassVar[str]" = "double"
    seat: int
    seats: tuple[int, ...]


@value
class Redouble:
    """Redouble these seats in a reply (P11.3)."""

    do: "ClassVar[str]" = "redouble"
    seat: int
    seats: tuple[int, ...]


@value
class Lay:
    """Lay a card in dominoes (P11.5)."""

    do: "ClassVar[str]" = "lay"
    seat: int
    card: Code


@value
class End:
    """Stop laying while one more card could be laid (P11.5)."""

    do: "ClassVar[str]" = "end"
    seat: int


BarbuMove: TypeAlias = NameContract | Double | Redouble | Pass | Play | Lay | End

LAYS: Final = tuple(tuple(Lay(seat, code) for code in CODES) for seat in range(SEATS))
"""The lays by seat and kind."""

_TEXTS = {
    "action": QT_TRANSLATE_NOOP("record", "Barbu’s actions are contract, double, redouble, pass, play, lay and end."),
    "seats": QT_TRANSLATE_NOOP("record", "The key seats needs a list of seats."),
    "contract": QT_TRANSLATE_NOOP("barbu", "There is no such contract. The seven are: {names}."),
    "suit": QT_TRANSLATE_NOOP("barbu", "The trump suit is C, D, H or S."),
    "rank": QT_TRANSLATE_NOOP("barbu", "The starting rank is one of A 2 3 4 5 6 7 8 9 T J Q K."),
}


def read_move(line: Line) -> BarbuMove:
    """Read a move line of which ``seat`` and ``do`` are known to be there; raises ``RecordFault``."""
    return read_by(_READERS, line, _TEXTS["action"])


def write_move(move: BarbuMove) -> Line:
    """Write a move as the keys of its line."""
    keys: Line = {"seat": move.seat, "do": move.do}
    match move:
        case NameContract(contract=contract):
            keys["contract"] = contract.name
            if contract.suit is not None:
                keys["suit"] = contract.suit
            if contract.rank is not None:
                keys["rank"] = contract.rank
        case Double() | Redouble():
            keys["seats"] = list(move.seats)
        case Play() | Lay():
            keys["card"] = move.card
    return keys


def _read_contract(seat: int, line: Line) -> NameContract:
    name = key(line, "contract", str)
    if name not in NAMES:
        raise RecordFault("P3.2", Text("barbu", _TEXTS["contract"], {"names": ", ".join(NAMES)}))
    suit = _read_word(line, "suit", SUITS) if name == "trump" else None
    rank = _read_word(line, "rank", RANKS) if name == "dominoes" else None
    return NameContract(seat, Contract(name, suit, rank))


def _read_word(line: Line, name: str, words: str) -> str:
    """Read the suit or rank that a contract is named with (P3.3)."""
    word = key(line, name, str)
    if len(word) != 1 or word not in words:
        raise RecordFault("P3.3", Text("barbu", _TEXTS[name]))
    return word


def _read_seats(line: Line) -> tuple[int, ...]:
    seats = key(line, "seats", list)
    if any(type(seat) is not int for seat in seats):
        raise fault(_TEXTS["seats"])
    return tuple(seats)


_READERS: Mapping[str, Callable[[int, Line], BarbuMove]] = {
    "contract": _read_contract,
    "double": lambda seat, line: Double(seat, _read_seats(line)),
    "redouble": lambda seat, line: Redouble(seat, _read_seats(line)),
    "pass": lambda seat, _: Pass(seat),
    "play": lambda seat, line: Play(seat, natural_key(line)),
    "lay": lambda seat, line: Lay(seat, natural_key(line)),
    "end": lambda seat, _: End(seat),
}
