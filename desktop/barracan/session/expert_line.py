"""What would have happened: a hand that is over, played on from expert's choice to its end."""

from typing import Final

from PySide6.QtCore import QObject, Signal

from barracan.model.match import Step
from barracan.model.moves import Move, RecordFault
from barracan.model.randomness import stream
from barracan.model.score import HandEnd
from barracan.players.protocol import Decision
from barracan.session import snapshots
from barracan.session.messages import Happening, Snapshot
from barracan.session.review import WATCHED, Review
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool

PLAYER: Final = "expert"
_WORLDS: Final = 16
"""Worlds that are looked into at each move: enough for a good move, and few enough that nobody waits for it."""
_MOST_MOVES: Final = 2_000
"""A hand is always over long before; one that is not would never end."""


class ExpertLine(QObject):
    """A hand played on from a position by expert at every seat; what is drawn is what lay in the stock.

    Signals:
        moved: a move has been thought out; ``next_step`` makes it.
        failed: the line cannot be played on.
    """

    moved = Signal()
    failed = Signal()

    def __init__(self, thinker: WorkerPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = thinker
        self._thinker.answered.connect(self._hear)
        self._thinker.failed.connect(self._fail)
        self._ticket = 0
        self._next: Move | None = None
        self._made = 0
        self.deals = ""
        self.serious = False

    def start(self, review: Review, position: int, choice: Move) -> None:
        """Begin before the move that led to a position, with what expert would have done there."""
        self.deals = review.deals
        self._ticket = 0
        self.match = review.fork(position - 1)
        self._next, self._made = choice, 0

    def stop(self) -> None:
        """Think no more."""
        self._ticket, self._next = 0, None
        self._thinker.close()

    @property
    def players(self) -> list[str]:
        """Nobody plays at a table that is only looked at."""
        return [WATCHED] * len(self.match.seats)

    @property
    def end(self) -> HandEnd | None:
        """How the hand has ended, once it has."""
        return self.match.state.ending

    @property
    def ready(self) -> bool:
        """Whether the next move is known."""
        return self._next is not None

    def snapshot(self, viewer: int) -> Snapshot:
        """The table as a seat sees it."""
        return snapshots.table_snapshot(self, viewer, undo=False)

    def next_step(self, viewer: int) -> Happening | None:
        """Make the move that has been thought out and tell it as a seat may know it; ``None`` where there is none."""
        move, self._next = self._next, None
        if move is None:
            return None
        try:
            step = self.match.play(move)
        except RecordFault:
            self.failed.emit()
            return None
        self._made += 1
        told = self._tell(viewer, step)
        if self.end is None:
            self._ask()
        return told

    def _tell(self, viewer: int, step: Step) -> Happening:
        moves = self.match.moves
        return snapshots.step_happening(
            self, viewer, step, moves[-1].seat, snapshots.describe(self, moves), undo=False
        )

    def _ask(self) -> None:
        state, game = self.match.state, self.match.game
        if state.turn is None or self._made > _MOST_MOVES:
            self.failed.emit()
            return
        seed = stream("line", self.deals, self.match.number).getrandbits(63)
        self._ticket = self._thinker.ask(Question(game.id, game.view(state, state.turn), PLAYER, seed, _WORLDS))

    def _hear(self, ticket: int, decision: Decision) -> None:
        if ticket == self._ticket:
            self._next = decision.move
            self.moved.emit()

    def _fail(self, ticket: int) -> None:
        if ticket == self._ticket:
            self.failed.emit()
