"""Reading JSON of any depth, for the rare line that is nested deeper than the library's reader goes."""

import re
from json import JSONDecoder
from json.decoder import scanstring  # type: ignore[attr-defined]  # the library's own reader of texts
from typing import Any

_SPACE = re.compile(r"[ \t\n\r]*")
_OPENINGS = re.compile(r"\[(?:[ \t\n\r]*\[)*")
_CLOSINGS = re.compile(r"\](?:[ \t\n\r]*\])*")
_SCALAR = re.compile(r"[^\s\[\]{},:\"]+", re.ASCII)


def read(text: str, scalars: JSONDecoder) -> Any:
    """Read JSON without recursion; *scalars* reads what is no list and no object. Raises ``ValueError``."""
    return _Reader(text, scalars).read()


class _Reader:
    """Reads token by token; ``_open`` are the lists and objects not yet closed, ``_keys`` their pending keys."""

    def __init__(self, text: str, scalars: JSONDecoder) -> None:
        self._text = text
        self._scalars = scalars
        self._at = 0
        self._open: list[Any] = []
        self._keys: list[str] = []

    def read(self) -> Any:
        value = self._value()
        while self._open:
            self._skip()
            closings = _CLOSINGS.match(self._text, self._at)
            if closings:
                value = self._close_lists(value, closings)
            elif self._follows("}"):
                value = self._close(value, dict)
            else:
                value = self._next(value)
        self._skip()
        if self._at != len(self._text):
            raise ValueError("more than one value")
        return value

    def _value(self) -> Any:
        """Read a value that is whole, or open lists and objects down to the first one that is."""
        while True:
            self._skip()
            sign = self._text[self._at : self._at + 1]
            if sign == "[":
                self._open_lists()
                if self._text[self._at : self._at + 1] == "]":
                    self._at += 1
                    return self._open.pop()
            elif sign == "{":
                self._at += 1
                self._open.append({})
                if self._follows("}"):
                    return self._open.pop()
                self._begin_item()
            elif sign == '"':
                return self._string()
            else:
                return self._scalar()

    def _open_lists(self) -> None:
        """Open as many lists as begin here, one in the other: the common kind of depth, in one step."""
        openings = _OPENINGS.match(self._text, self._at)
        if openings:
            self._open += ([] for _ in range(openings.group().count("[")))
            self._at = openings.end()
            self._skip()

    def _close_lists(self, value: Any, closings: re.Match[str]) -> Any:
        """Close as many lists as end here; more than are open leave the rest of the text to be refused."""
        for bracket in re.finditer(r"\]", closings.group()):
            value = self._close(value, list)
            if not self._open:
                self._at = closings.start() + bracket.end()
                return value
        self._at = closings.end()
        return value

    def _begin_item(self) -> None:
        if isinstance(self._open[-1], dict):
            self._skip()
            if self._text[self._at : self._at + 1] != '"':
                raise ValueError("a key is a text")
            self._keys.append(self._string())
            if not self._follows(":"):
                raise ValueError("a key needs a colon")

    def _put(self, value: Any) -> None:
        if isinstance(self._open[-1], list):
            self._open[-1].append(value)
        else:
            self._open[-1][self._keys.pop()] = value

    def _close(self, value: Any, kind: type) -> Any:
        if type(self._open[-1]) is not kind:
            raise ValueError("a list ends with ] and an object with }")
        self._put(value)
        return self._open.pop()

    def _next(self, value: Any) -> Any:
        if not self._follows(","):
            raise ValueError("a comma is missing")
        self._put(value)
        self._begin_item()
        return self._value()

    def _follows(self, sign: str) -> bool:
        self._skip()
        if self._text[self._at : self._at + 1] != sign:
            return False
        self._at += 1
        return True

    def _skip(self) -> None:
        space = _SPACE.match(self._text, self._at)
        self._at = space.end() if space else self._at

    def _string(self) -> str:
        value, self._at = scanstring(self._text, self._at + 1, True)
        return str(value)

    def _scalar(self) -> Any:
        word = _SCALAR.match(self._text, self._at)
        if word is None:
            raise ValueError("a value is missing")
        self._at = word.end()
        return self._scalars.decode(word.group())
