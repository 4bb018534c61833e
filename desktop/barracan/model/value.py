"""Values: what the parts of the program tell each other."""

from dataclasses import dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

ValueT = TypeVar("ValueT")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(kind: type[ValueT]) -> type[ValueT]:
    """Make a class a dataclass with slots whose objects never change and are compared by their fields.

    That they never change is for the type checker to see. Chosen by ``packaging/benchmarks/values.py``: a frozen
    dataclass with slots takes four times as long to load and five times as long to make, and a table needs dozens
    before it can be seen; compiled ones cannot be unpickled. NamedTuples of different kinds with equal fields are
    equal, which moves and events must not be. Only classes written out by hand load faster, at eight lines each.
    """
    changed: Any = kind
    changed.__eq__, changed.__hash__, changed.__repr__ = _equal, _hash, _represent
    made: Any = dataclass(slots=True, eq=False, repr=False)(kind)
    made._compared = attrgetter(*(each.name for each in fields(made)))
    made._hashed = attrgetter(*(each.name for each in fields(made) if each.hash is not False))
    finished: type[ValueT] = made
    return finished


def _equal(one: Any, other: Any) -> Any:
    if one.__class__ is not other.__class__:
        return NotImplemented
    return one._compared(one) == one._compared(other)


def _hash(one: Any) -> int:
    return hash(one._hashed(one))


def _represent(one: Any) -> str:
    told = (f"{each.name}={getattr(one, each.name)!r}" for each in fields(one))
    return f"{one.__class__.__qualname__}({', '.join(told)})"
