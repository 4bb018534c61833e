"""Lines of a record as JSON: strict reading, canonical writing."""

import json
from typing import Any, NoReturn

from barracan.model.moves import Line, fault
from barracan.model.text import QT_TRANSLATE_NOOP, Text

LINE_LIMIT = 64 * 1024
"""Bytes of a line, its line feed not counted."""
RECORD_LIMIT = 64 * 1024 * 1024
"""Bytes of a whole record."""
ENDING = ".cards.jsonl"

_LONGEST_INTEGER = 4300
_HUGE: int = 10 ** (_LONGEST_INTEGER - 1)
_TEXTS = {
    "json": QT_TRANSLATE_NOOP("record", "This line is not JSON."),
    "object": QT_TRANSLATE_NOOP("record", "A line of a record is one JSON object."),
    "empty_line": QT_TRANSLATE_NOOP("record", "An empty line is not part of a record."),
}


class RecordError(Exception):
    """A record is wrong: at which line, by which clause, and why in words."""

    def __init__(self, line: int, clause: str, reason: Text) -> None:
        super().__init__(f"{line}: {clause}: {reason}")
        self.line = line
        self.clause = clause
        self.reason = reason


def _refuse_constant(word: str) -> NoReturn:
    raise ValueError(word)


def _integer(digits: str) -> int:
    """Read an integer of any length; one longer than Python reads is kept as the largest power of ten it can write."""
    if len(digits) <= _LONGEST_INTEGER:
        return int(digits)
    return -_HUGE if digits[0] == "-" else _HUGE


_DECODER = json.JSONDecoder(parse_constant=_refuse_constant, parse_int=_integer)


def read_line(text: str) -> Line:
    """Read one line without its line feed; raises ``RecordFault`` if it is no JSON object."""
    if not text:
        raise fault(_TEXTS["empty_line"])
    try:
        value = _decode(text)
    except ValueError:
        raise fault(_TEXTS["json"]) from None
    if type(value) is not dict:
        raise fault(_TEXTS["object"])
    return value


def _decode(text: str) -> Any:
    try:
        return _DECODER.decode(text)
    except RecursionError:
        from barracan.model import deep_json  # hardly ever needed

        return deep_json.read(text, _DECODER)


def write_line(line: Line | dict[str, Any]) -> str:
    """Write one line without its line feed, the same text for the same line everywhere."""
    return json.dumps(line, ensure_ascii=False, separators=(",", ":"))
