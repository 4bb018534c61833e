"""The session of one table."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from barracan.model.game import AnyGame
from barracan.model.record import Seal
from barracan.model.replay import FindGame
from barracan.session.computer_seats import ComputerSeats
from barracan.session.intents import PersonIntents
from barracan.session.live_match import LiveMatch
from barracan.session.messages import MatchSettings
from barracan.session.open_table import OpenTable
from barracan.session.progress import Pace, Progress
from barracan.session.table_model import TableModel
from barracan.session.worker_pool import WorkerPool
from barracan.storage.library import Library


class TableSession(QObject):
    """The one writer of a match: every intent ends here, is judged, made, stored, and told to the table's model.

    Attributes:
        model: the table as it stands now.
        intents: what a person at this table may want done.
        workers: where computer players think.

    Signals:
        trouble: a failure of the program in words (``Text``).
    """

    trouble = Signal(object)

    def __init__(
        self, library: Library, find_game: FindGame, workers: WorkerPool | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._library = library
        self._find_game = find_game
        self.model = TableModel(self)
        self.workers = workers or WorkerPool(self)
        self._computers = ComputerSeats(self.workers, self)
        self._computers.hinted.connect(self.model.hint)
        self._computers.thinking.connect(self.model.set_thinking)
        self._computers.trouble.connect(self.trouble)
        self._progress = Progress(self.model, self._computers, self)
        self.intents = PersonIntents(self.model, self._progress, self._computers)

    @property
    def pace(self) -> Pace:
        """How long things take at least."""
        return self._progress.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._progress.pace = pace

    @property
    def rest(self) -> int:
        """Milliseconds that are left before anything follows by itself."""
        return self._progress.rest

    @property
    def table(self) -> OpenTable:
        """The open match with everything about it, hidden cards too; asked only while one is open."""
        assert self._progress.table is not None
        return self._progress.table

    @property
    def is_open(self) -> bool:
        """Whether a match is open."""
        return self._progress.table is not None

    @property
    def game(self) -> AnyGame:
        """The game that is played, as the catalog has it."""
        return self.table.live.game

    @property
    def record(self) -> Sequence[str]:
        """The lines of the match being played, stored or not; none where no match is open."""
        return self.table.live.match.lines if self.is_open else ()

    @property
    def stored(self) -> int | None:
        """The library's number of the match being played, ``None`` if there is none or it could not be stored."""
        return self.table.live.stored if self.is_open else None

    @property
    def unsaved(self) -> bool:
        """Whether something of the match being played could not be stored."""
        return self.is_open and self.table.live.unsaved

    def save(self) -> None:
        """Store what is not stored yet of the match being played."""
        if self.is_open:
            self.table.live.save()

    def make_only_moves(self, forced: bool) -> None:
        """Let a person's only move be made by itself from now on, or no longer."""
        self._progress.forced = forced

    def start(self, settings: MatchSettings) -> None:
        """Begin a new match and deal; raises ``RecordFault`` for settings that the rules refuse."""
        self.leave()
        table = self._open(LiveMatch.begin(self._library, self._find_game, settings, self.trouble.emit))
        if table.is_shown:
            self._progress.show(table)
        self._progress.deal(table)

    def resume(self, match: int) -> None:
        """Go on with a stored match exactly where it stood; raises ``LibraryError`` if that cannot be."""
        self.leave()
        self._progress.begin(self._open(LiveMatch.resume(self._library, self._find_game, match, self.trouble.emit)))

    def next_hand(self) -> None:
        """Deal the next hand after one that is over."""
        if self.is_open and self.table.live.state.turn is None and self.table.live.state.result is None:
            self._progress.deal(self.table)

    def show_again(self) -> None:
        """Tell the table as it stands once more, for one that begins to look on."""
        if self.is_open:
            self._progress.show_again(self.table)

    def leave(self) -> None:
        """Let go of the match; it can be resumed as it stands."""
        self._progress.close()

    def close(self) -> None:
        """Let go of the match and end the workers."""
        self.leave()
        self._computers.close()

    def seals(self) -> list[Seal]:
        """The seals of the open match's decks; what is under the seal of a hand being played is left out."""
        return self.table.live.seals()

    def seat(self, seat: int, player: str) -> None:
        """Let another play this seat from the next move on: a level of the computer, or ``human`` for a person."""
        if self.is_open:
            self._progress.seat(self.table, seat, player)

    def lift_curtain(self, seat: int) -> None:
        """The person of this seat is there and wants to see the hand."""
        if self.is_open:
            self._progress.lift_curtain(self.table, seat)

    def _open(self, live: LiveMatch) -> OpenTable:
        table = OpenTable(live)
        self._progress.open(table)
        return table
