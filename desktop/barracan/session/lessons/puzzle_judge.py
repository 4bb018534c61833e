"""Having a move of a puzzle weighed that nobody has weighed before."""

from PySide6.QtCore import QObject, Signal

from barracan.model.moves import Move
from barracan.model.randomness import stream
from barracan.players.inquiry import Past
from barracan.players.protocol import Decision
from barracan.session.lessons.puzzle import MovePuzzle
from barracan.session.worker_pool import WorkerPool


class PuzzleJudge(QObject):
    """Asks expert about one move at a time.

    Signals:
        judged: how much less than the best the move is worth, in thousandths of a point or a percent.
    """

    judged = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._workers = WorkerPool(self)
        self._workers.answered.connect(self._hear)
        self._move: Move | None = None
        self._ticket = 0

    def ask(self, puzzle: MovePuzzle, move: Move) -> None:
        """Have a move weighed; one that was asked about before is forgotten."""
        match = puzzle.match
        seed = stream("puzzle", puzzle.name).getrandbits(63)
        self._move = move
        self._ticket = self._workers.ask(Past(match.game.id, match.game.view(match.state, puzzle.seat), move, seed))

    def close(self) -> None:
        """End the workers."""
        self._workers.close()

    def _hear(self, ticket: int, decision: Decision) -> None:
        weighed = decision.standing(self._move) if self._move is not None else None
        best = decision.standing(decision.move)
        if ticket == self._ticket and weighed is not None and best is not None:
            self.judged.emit(max(0, decision.scale.convert(best.value - weighed.value)))
