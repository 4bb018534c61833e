"""The clock of a match that is played on time."""

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from barracan.model.match import Match
from barracan.model.record import read_line

MINUTES: Final = "minutes"
"""The option that says how long a match is played; 0 is no limit."""
SPENT: Final = "time"
"""The free key of a move's line that keeps how many seconds had been played by then."""
_TICK: Final = 250


class Clock(QObject):
    """Counts the seconds of play; it runs only while a hand is being played.

    Signals:
        ticked: the seconds left, whenever they have changed.
    """

    ticked = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._limit = 0
        self._spent = 0.0
        self._told = -1
        self._since: float | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK)
        self._timer.timeout.connect(self._tick)

    @property
    def is_set(self) -> bool:
        """Whether this match is played on time."""
        return self._limit > 0

    @property
    def seconds_left(self) -> int:
        """The seconds left."""
        return max(0, self._limit - self.seconds_played)

    @property
    def is_up(self) -> bool:
        """Whether the time of the match is up."""
        return self.is_set and self.seconds_left == 0

    @property
    def seconds_played(self) -> int:
        """The seconds played."""
        return int(self._spent + (monotonic() - self._since if self._since is not None else 0))

    def wind(self, match: Match) -> None:
        """Take the time of this match, as far as it has been played."""
        self.stop()
        self._limit = 60 * int(match.state.options.get(MINUTES, 0))
        self._spent = _spent(match) if self._limit else 0
        self._told = -1

    def run(self, running: bool) -> None:
        """Run while a hand is being played, and tell at once what is left."""
        if not self.is_set:
            return
        if running and self._since is None:
            self._since = monotonic()
            self._timer.start()
        elif not running:
            self.stop()
        self._tick()

    def stop(self) -> None:
        """Stand still."""
        if self._since is not None:
            self._spent += monotonic() - self._since
            self._since = None
        self._timer.stop()

    def _tick(self) -> None:
        if self.seconds_left != self._told:
            self._told = self.seconds_left
            self.ticked.emit(self._told)


def _spent(match: Match) -> int:
    """The seconds played by the last move that tells them."""
    for text in reversed(match.lines):
        spent = read_line(text).get(SPENT)
        if isinstance(spent, int):
            return max(0, spent)
    return 0
