"""A move: one choice of one seat, its record form, and which moves are legal."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from barracan.model.randomness import choose
from barracan.model.text import QT_TRANSLATE_NOOP, Text

Line: TypeAlias = dict[str, Any]
"""A line of a record, as JSON reads it."""


class Move(Protocol):
    """One action (``do``) of one seat; every game has its own frozen dataclasses."""

    @property
    def seat(self) -> int:
        """Whose move it is."""

    @property
    def do(self) -> str:
        """The action's word in the record."""


ListedT_co = TypeVar("ListedT_co", bound=Move, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class LegalMoves(ABC, Generic[ListedT_co]):
    """The legal moves of the seat to move, listed only as far as they are asked for."""

    @abstractmethod
    def actions(self) -> tuple[str, ...]:
        """The actions (``do``) of which there is at least one legal move."""

    @abstractmethod
    def of(self, do: str) -> Iterator[ListedT_co]:
        """List the moves of one action, each once."""

    def pick(self, do: str, rng: Random) -> ListedT_co:
        """Choose a move of this action at random; rare ones may never come. Raises ``ValueError`` if there is none."""
        moves = list(self.of(do))
        if not moves:
            raise ValueError(f"There is no legal move {do!r}.")
        return choose(moves, rng)

    def __iter__(self) -> Iterator[ListedT_co]:
        for do in self.actions():
            yield from self.of(do)

    def __contains__(self, move: object) -> bool:
        """Whether the rules accept this move; a game that lists many moves asks its ``refusal`` instead."""
        return any(move == listed for listed in self)


def write_fields(move: Move) -> Line:
    """Write a move as the keys of its line, by the names of its fields or the ``key`` in their metadata.

    Fields that have their default are left out.
    """
    keys: Line = _write_value(move)
    return {"seat": move.seat, "do": move.do, **keys}


def _write_value(value: Any) -> Any:
    if is_dataclass(value):
        pairs = [(each, getattr(value, each.name)) for each in fields(value)]
        return {each.metadata.get("key", each.name): _write_value(held) for each, held in pairs if held != each.default}
    return [_write_value(each) for each in value] if isinstance(value, tuple) else value


ReadT = TypeVar("ReadT", bound=Move)
KeyT = TypeVar("KeyT")


class RecordFault(Exception):
    """A line of a record is not of the form that its rules file or the record page gives."""

    def __init__(self, clause: str, reason: Text) -> None:
        super().__init__(f"{clause}: {reason}")
        self.clause = clause
        self.reason = reason


_KIND_WORDS: Mapping[type, str] = {
    int: QT_TRANSLATE_NOOP("record", "The key {key} needs a whole number."),
    str: QT_TRANSLATE_NOOP("record", "The key {key} needs a text."),
    bool: QT_TRANSLATE_NOOP("record", "The key {key} needs true or false."),
    list: QT_TRANSLATE_NOOP("record", "The key {key} needs a list."),
    dict: QT_TRANSLATE_NOOP("record", "The key {key} needs an object."),
}
_MISSING = QT_TRANSLATE_NOOP("record", "The key {key} is missing.")
_NO_CARD = QT_TRANSLATE_NOOP("record", "The key {key} needs a card, such as TD or JK.")


def fault(template: str, **arguments: int | str) -> RecordFault:
    """Make a fault of the record page itself."""
    return RecordFault("record", Text("record", template, arguments))


def key(line: Mapping[str, object], name: str, wanted: type[KeyT]) -> KeyT:
    """Read a key that must be there and of exactly this type (a truth value is no number)."""
    try:
        value = line[name]
    except KeyError:
        raise fault(_MISSING, key=name) from None
    if type(value) is not wanted:
        raise fault(_KIND_WORDS[wanted], key=name)
    return value


def card_key(line: Mapping[str, object], name: str, known: Mapping[str, int]) -> str:
    """Read a key that must hold the code of a card."""
    value = key(line, name, str)
    if value not in known:
        raise fault(_NO_CARD, key=name)
    return value


def cards_key(line: Mapping[str, object], name: str, known: Mapping[str, int]) -> tuple[str, ...]:
    """Read a key that must hold a list of codes of cards, also an empty one."""
    value = key(line, name, list)
    if not all(type(card) is str and card in known for card in value):
        raise fault(_NO_CARD, key=name)
    return tuple(value)


def read_by(readers: Mapping[str, Callable[[int, Line], ReadT]], line: Line, unknown: str) -> ReadT:
    """Read a move line by its action's reader; *unknown* says which actions there are."""
    reader = readers.get(line["do"])
    if reader is None:
        raise fault(unknown)
    return reader(line["seat"], line)
