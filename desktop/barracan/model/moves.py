"""A move: one choice of one seat, and its record form."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Protocol, TypeAlias, TypeVar

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
