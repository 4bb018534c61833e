"""Values as they come out of a library's tables: whatever the disk has made of them, they are judged before use."""

from collections.abc import Sequence
from datetime import UTC, datetime
from types import UnionType
from typing import Any, Final

LATEST: Final = 32_503_680_000_000
"""Milliseconds since 1970 until the year 3000: no time of a library is later."""


class StrangeValueError(Exception):
    """A stored value is none that this program writes: the file is damaged."""


def moment(value: object) -> datetime:
    """The time of a stored number of milliseconds; raises ``StrangeValueError``."""
    if not isinstance(value, int) or not 0 <= value < LATEST:
        raise StrangeValueError(f"no time: {value!r}")
    return datetime.fromtimestamp(value / 1000, UTC)


def row_of(values: Sequence[object], *kinds: type | UnionType) -> tuple[Any, ...]:
    """The values of a row if they are of these kinds; raises ``StrangeValueError``."""
    if len(values) != len(kinds) or not all(map(isinstance, values, kinds)):
        raise StrangeValueError(f"a row of other values: {values!r:.200}")
    return tuple(values)
