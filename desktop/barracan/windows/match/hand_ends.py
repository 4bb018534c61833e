"""The ends of the hands of the match that is open."""

from collections.abc import Callable, Iterable

from barracan.model.replay import FindGame
from barracan.model.score import HandEnd


class HandEnds:
    """Keeps them as they come; those of a match that is resumed are read from its record once they are wanted."""

    def __init__(self, find_game: FindGame, read_record: Callable[[], Iterable[str]]) -> None:
        self._find_game = find_game
        self._read_record = read_record
        self._known: list[HandEnd] | None = None

    def begin(self) -> None:
        """A match begins, of which no hand is over."""
        self._known = []

    def forget(self) -> None:
        """Another match is open, whose record has not been read."""
        self._known = None

    def add(self, end: HandEnd) -> None:
        """A hand is over; the record that is read now may tell of it already."""
        known = self._read()
        if not known or known[-1].hand < end.hand:
            known.append(end)

    def all(self) -> tuple[HandEnd, ...]:
        """Those of all hands so far."""
        return tuple(self._read())

    def _read(self) -> list[HandEnd]:
        if self._known is None:
            from barracan.windows.score.score_sheet import hand_ends  # a match that is only begun needs none

            self._known = hand_ends(self._find_game, self._read_record())
        return self._known
