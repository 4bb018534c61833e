"""The lines of earlier scores: read again out of records a little at a time, while nothing moves at the table."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Final, TypeAlias

from PySide6.QtCore import QObject, QTimer

from barracan.games.catalog import find_game
from barracan.model.moves import RecordFault
from barracan.model.record import read_line
from barracan.model.replay import Replay
from barracan.model.score import HandEnd, ScoreLine
from barracan.storage.errors import LibraryError

LineKey: TypeAlias = tuple[str, str]
"""What a line of the score is told by, whatever cards it names."""
AT_MOST: Final = 60
"""So many matches are read, the latest first."""
_SLICE: Final = 0.004
"""Seconds of work at a time; a frame has four times as many."""
_PAUSE: Final = 24
"""Milliseconds between them."""


def key_of(line: ScoreLine) -> LineKey:
    """What a line is told by."""
    return line.what.context, line.what.template


def keys_of(end: HandEnd, side: int) -> set[LineKey]:
    """The lines that brought a side points in a hand."""
    return {key_of(line) for line in end.lines[side] if line.points > 0 and not line.tally}


class EarlierLines(QObject):
    """Counts in how many hands of earlier matches each line has brought a side points.

    Attributes:
        counts: the hands, by what their lines are told by.
        hands: how many hands have been read.
        read: how many matches have been read.
    """

    def __init__(
        self,
        lines_of: Callable[[int], Sequence[str]],
        matches: Sequence[tuple[int, int]],
        waits: Callable[[], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.counts: Counter[LineKey] = Counter()
        self.hands = self.read = 0
        self._lines_of = lines_of
        self._waits = waits
        self._work = self._read_all(matches[-AT_MOST:][::-1])
        self._timer = QTimer(self)
        self._timer.setInterval(_PAUSE)
        self._timer.timeout.connect(self.go_on)
        self._timer.start()

    def stop(self) -> None:
        """Read no more."""
        self._timer.stop()

    def go_on(self) -> None:
        """Read for a moment, unless the table moves."""
        end = perf_counter() + _SLICE
        while not self._waits() and perf_counter() < end:
            try:
                next(self._work)
            except (StopIteration, LibraryError):
                self.stop()
                return

    def _read_all(self, matches: Sequence[tuple[int, int]]) -> Iterator[None]:
        for number, side in matches:
            found: list[HandEnd] = []
            try:
                yield from self._read_match(number, found)
            except RecordFault:
                continue  # a record that is wrong, or a pad kept by hand, tells nothing
            self.read += 1
            self.hands += len(found)
            for end in found:
                self.counts.update(keys_of(end, side))

    def _read_match(self, number: int, found: list[HandEnd]) -> Iterator[None]:
        """Read a match line by line, and find the ends of its hands."""
        replay = Replay(find_game)
        for text in self._lines_of(number):
            line = read_line(text)
            replay.read(line)
            if line.get("kind") == "hand_end" and replay.state.ending is not None:
                found.append(replay.state.ending)
            yield
