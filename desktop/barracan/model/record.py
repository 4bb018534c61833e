"""Lines of a record as JSON: strict reading, canonical writing."""

import json
import re
from collections.abc import Sequence
from typing import NamedTuple, NoReturn

from barracan.model.cards import Code
from barracan.model.moves import Line, fault
from barracan.model.text import QT_TRANSLATE_NOOP, Text

LINE_LIMIT = 64 * 1024
"""Bytes of a line, its line feed not counted."""
RECORD_LIMIT = 64 * 1024 * 1024
"""Bytes of a whole record."""
DEEPEST = 100
"""Lists and objects that lie in each other, the line itself the first."""
ENDING = ".cards.jsonl"

_LONGEST_INTEGER = 4300
_HUGE: int = 10 ** (_LONGEST_INTEGER - 1)
_HALVES = re.compile(r"[\ud800-\udfff]")
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*"?|[\[\]{}]')
"""A text, whose brackets mean nothing, or a bracket."""
_TEXTS = {
    "json": QT_TRANSLATE_NOOP("record", "This line is not JSON."),
    "object": QT_TRANSLATE_NOOP("record", "A line of a record is one JSON object."),
    "deep": QT_TRANSLATE_NOOP("record", "The line has lists or objects nested more than {deepest} deep."),
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
    if _is_deep(text):
        raise fault(_TEXTS["deep"], deepest=DEEPEST)
    try:
        value = _DECODER.decode(text)
    except ValueError:
        raise fault(_TEXTS["json"]) from None
    if type(value) is not dict:
        raise fault(_TEXTS["object"])
    return value


def _is_deep(text: str) -> bool:
    """Whether lists and objects are nested deeper than they may be; told before JSON's own reader recurses."""
    if text.count("[") + text.count("{") <= DEEPEST:
        return False
    depth = 0
    for sign in _NESTING.findall(text):
        if sign in "[{":
            depth += 1
            if depth > DEEPEST:
                return True
        elif sign in "]}":
            depth -= 1
    return False


def write_line(line: Line) -> str:
    """Write one line without its line feed, the same text for the same line everywhere."""
    text = json.dumps(line, ensure_ascii=False, separators=(",", ":"))
    if text.isascii() or not _HALVES.search(text):
        return text
    return json.dumps(line, separators=(",", ":"))  # half a character is no UTF-8, its number is


class Seal(NamedTuple):
    """The seal of a hand's deck; salt and deck stay empty until the hand is over."""

    hand: int
    digest: str
    salt: str = ""
    deck: tuple[Code, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether the digest is that of the deck."""
        return self.digest == seal_digest(self.salt, self.deck)


def seal_digest(salt: str, deck: Sequence[Code]) -> str:
    """The SHA-256 of the salt and the codes in deck order, a blank between each two, in hexadecimal digits."""
    from hashlib import sha256  # brings OpenSSL, which a match that is only looked at need not wait for

    return sha256(" ".join((salt, *deck)).encode()).hexdigest()


def read_seal(line: Line) -> Seal | None:
    """The seal in a right hand line, ``None`` where it names none."""
    digest, salt = line.get("seal"), line.get("salt")
    if isinstance(digest, str) and isinstance(salt, str):
        return Seal(line["hand"], digest, salt, tuple(line["deck"]))
    return None
