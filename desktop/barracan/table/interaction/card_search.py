"""Going to a card by its name: a slash, its rank, its suit."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from barracan.model.cards import Code
from barracan.table.cards.court_letters import read_rank

_RANKS: Final = {"1": "T", "0": "T"}


class CardSearch:
    """Takes the keys after the slash, until a card is named or Escape is pressed."""

    def __init__(self, seek: Callable[[Code], object]) -> None:
        self._seek = seek
        self._typed: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether the next key is a letter of the card."""
        return self._typed is not None

    def begin(self) -> None:
        """Wait for a rank."""
        self._typed = ""

    def take(self, event: QKeyEvent) -> None:
        """Take a rank, or the suit after it."""
        letter = event.text().upper()
        if not letter or event.key() == Qt.Key.Key_Escape:
            self._typed = None
            return
        code = self._typed + letter if self._typed else _RANKS.get(letter) or read_rank(letter)
        if len(code) < 2:
            self._typed = code
            return
        self._typed = None
        self._seek(code)
