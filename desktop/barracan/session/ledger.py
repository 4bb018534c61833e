"""Storing a match while it is played."""

from collections.abc import Callable, Sequence

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.storage.errors import DamagedError, LibraryError
from barracan.storage.library import Library

_UNSAVED = QT_TRANSLATE_NOOP("session", "{what} The match goes on; it is saved to line {line} of its record.")
_UNSAVED_ALL = QT_TRANSLATE_NOOP("session", "{what} The match goes on, but it is not saved.")


class Ledger:
    """Keeps the library's record of one match equal to the match.

    A library that fails is told about once; each later step tries again to store everything that is missing.

    Attributes:
        match: the library's number of the match, ``None`` while it could not be stored.
    """

    def __init__(self, library: Library, tell: Callable[[Text], None]) -> None:
        self._library = library
        self._tell = tell
        self._agreed = 0
        self._failing = False
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
            self._store(lines)
        except DamagedError as error:  # the library has set the file aside and begun a new one
            self._tell(error.text)
            self._save_again(lines)
        except LibraryError as error:
            self._complain(error)
        else:
            self._failing = False

    def close(self) -> None:
        """Let go of the match."""
        if self.match is not None:
            self._library.release(self.match)
            self.match = None

    def _save_again(self, lines: Sequence[str]) -> None:
        try:
            self._store(lines)
        except LibraryError as error:
            self._complain(error)

    def _store(self, lines: Sequence[str]) -> None:
        if self.match is None or not self._library.holds(self.match):
            self.match, self._agreed = None, 0
            self.match = self._library.begin(lines)
        else:
            if self._agreed < self._library.count(self.match):
                self._library.take_back(self.match, self._agreed)
            if self._agreed < len(lines):
                self._library.append(self.match, lines[self._agreed :])
        self._agreed = len(lines)

    def _complain(self, error: LibraryError) -> None:
        if self._failing:
            return
        self._failing = True
        if self.match is None:
            self._tell(Text("session", _UNSAVED_ALL, {"what": error.text}))
        else:
            self._tell(Text("session", _UNSAVED, {"what": error.text, "line": self._agreed}))
