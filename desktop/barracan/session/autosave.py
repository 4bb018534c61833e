"""Storing a match while it is played."""

from collections.abc import Callable, Sequence
from contextlib import suppress

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.storage.errors import DamagedError, HeldError, LibraryError
from barracan.storage.library import Library

_UNSAVED = QT_TRANSLATE_NOOP("session", "{what} The match goes on; it is saved to line {line} of its record.")
_UNSAVED_ALL = QT_TRANSLATE_NOOP("session", "{what} The match goes on, but it is not saved.")


class Autosave:
    """Keeps the library's record of one match equal to the match.

    A library that fails is told about once; each later step tries again to store everything that is missing.

    Attributes:
        match: the library's number of the match, ``None`` while it could not be stored.
        failing: whether something of the match is not stored.
    """

    def __init__(self, library: Library, tell: Callable[[Text], None]) -> None:
        self._library = library
        self._tell = tell
        self._agreed = 0
        self.failing = False
        self.match: int | None = None

    def resume(self, match: int) -> list[str]:
        """Hold a stored match and read its record; raises ``LibraryError``."""
        self._library.hold(match)
        lines = self._library.lines(match)
        self.match, self._agreed = match, len(lines)
        return lines

    def save(self, lines: Sequence[str]) -> None:
        """Make the library's record equal to these lines, which go on from those saved last or are fewer."""
        self._agreed = min(self._agreed, len(lines))
        try:
            try:
                self._store(lines)
            except DamagedError as error:  # the library has begun a new file with what could be read of the old one
                self._tell(error.text)
                self._store(lines)
        except LibraryError as error:
            self._complain(error)
        else:
            self.failing = False

    def close(self) -> None:
        """Let go of the match."""
        if self.match is not None:
            self._library.release(self.match)
            self.match = None

    def _store(self, lines: Sequence[str]) -> None:
        if self.match is not None and not self._library.holds(self.match):
            self.match, self._agreed = self._find_again(lines)
        if self.match is None:
            self.match = self._library.begin(lines)
        else:
            if self._agreed < self._library.count(self.match):
                self._library.take_back(self.match, self._agreed)
            if self._agreed < len(lines):
                self._library.append(self.match, lines[self._agreed :])
        self._agreed = len(lines)

    def _find_again(self, lines: Sequence[str]) -> tuple[int | None, int]:
        """The match in a file that is new to the library, and how many of its lines agree; it is held then."""
        for match in self._library.find_by_header(lines[0]):
            kept = self._library.lines(match)
            agreed = next((at for at, (old, new) in enumerate(zip(kept, lines, strict=False)) if old != new),
                          min(len(kept), len(lines)))  # fmt: skip
            if agreed == len(kept) or agreed > 1:
                with suppress(HeldError):
                    self._library.hold(match)
                    return match, agreed
        return None, 0

    def _complain(self, error: LibraryError) -> None:
        if self.failing:
            return
        self.failing = True
        if self.match is None:
            self._tell(Text("session", _UNSAVED_ALL, {"what": error.text}))
        else:
            self._tell(Text("session", _UNSAVED, {"what": error.text, "line": self._agreed}))
