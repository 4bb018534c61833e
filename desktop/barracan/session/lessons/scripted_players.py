"""The players of a course: they do what it has written down."""

from collections.abc import Callable, Sequence
from itertools import count

from PySide6.QtCore import QObject, QTimer

from barracan.model.moves import Move
from barracan.players.inquiry import Past
from barracan.players.protocol import Decision
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool


class ScriptedThinker(WorkerPool):
    """Answers at once, without a worker, with the move that comes next in a list; hints come from it too.


    *made* tells how many of them have been made.
    """

    def __init__(self, moves: Sequence[Move], made: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves = moves
        self._made = made
        self._tickets_given = count(1)

    def warm(self, game: str = "") -> None:
        """There is nothing to begin."""

    def ask(self, question: Question | Past, goes_on: bool = False) -> int:
        """Look up the move after those that have been made."""
        ticket, move = next(self._tickets_given), self._moves[self._made()]
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, Decision(move)))
        return ticket
