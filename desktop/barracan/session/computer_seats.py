"""The computer players of a table, and the hints they give to people."""

import logging
from collections.abc import Container
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from barracan.model.moves import Move
from barracan.model.randomness import stream
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.live_match import LiveMatch
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool

if TYPE_CHECKING:
    from barracan.players.protocol import Decision

HINT_LEVEL = "expert"

_BROKEN = QT_TRANSLATE_NOOP("session", "The computer player of {name} has failed: a move at random was made.")
_NO_HINT = QT_TRANSLATE_NOOP("session", "The hint has failed. The match is as it was.")
_log = logging.getLogger(__name__)


class ComputerSeats(QObject):
    """Asks a player about a position, from its seat's view; an answer about another position is dropped.

    Attributes:
        move: what the player that was asked does, once that is known.
        worlds: with how many worlds it has come to that, ``None`` where it has not chosen the move itself.

    Signals:
        ready: the move that was asked for is in ``move``.
        hinted: a hint (``Decision``), and then better ones while the player goes on thinking.
        thinking: the seat whose player thinks, ``None`` when it no longer does.
        trouble: a player has failed (``Text``).
    """

    ready = Signal()
    hinted = Signal(object)
    thinking = Signal(object)
    trouble = Signal(object)

    def __init__(self, workers: WorkerPool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workers = workers
        self._workers.answered.connect(self._hear)
        self._workers.refined.connect(self._hear_on_the_way)
        self._workers.failed.connect(self._hear_failure)
        self._match: LiveMatch | None = None
        self._ticket = 0
        self._turn: tuple[int, int, int] | None = None
        self._hinting = False
        self.move: Move | None = None
        self.worlds: int | None = None

    def warm(self, game: str) -> None:
        """Let the workers be there when they are asked first, with the players of this game."""
        self._workers.warm(game)

    def ask(self, match: LiveMatch) -> None:
        """Ask the player of the seat to move for its move."""
        seat = match.mover
        self._put(match, seat, match.chooser(seat), goes_on=self._goes_on(match))
        self.thinking.emit(seat)

    def hint(self, match: LiveMatch) -> None:
        """Ask the strongest player for a hint to the seat to move."""
        if not self._hinting:
            self._put(match, match.mover, HINT_LEVEL, refined=True)
            self._hinting = True

    def forget(self) -> None:
        """Drop what has been asked, and let nobody think about it: the position has changed."""
        self._workers.forget()
        thought = self._match is not None and not self._hinting
        self._match, self._hinting = None, False
        self.move = self.worlds = None
        if thought:
            self.thinking.emit(None)

    def close(self) -> None:
        """End the workers."""
        self.forget()
        self._workers.close()

    def _goes_on(self, match: LiveMatch) -> bool:
        """Whether the seat to move was asked last, and nobody else has moved since."""
        before, moves = self._turn, match.match.moves
        self._turn = (match.state.hand_number, match.mover, len(moves))
        if before is None or before[:2] != self._turn[:2]:
            return False
        return all(move.seat == match.mover for move in moves[before[2] :])

    def _put(self, match: LiveMatch, seat: int, player: str, refined: bool = False, goes_on: bool = False) -> None:
        self._match = match
        view = match.game.view(match.state, seat)
        question = Question(match.game.id, view, player, match.seed_of(seat), refined=refined)
        self._ticket = self._workers.ask(question, goes_on)

    def _hear(self, ticket: int, decision: "Decision") -> None:
        if ticket != self._ticket or self._match is None:
            return
        if self._hinting:
            unprompted = self._match.game.unprompted
            self._match, self._hinting = None, False
            self.hinted.emit(without_reminders(decision, unprompted))
        elif refusal := self._match.refusal(decision.move):
            _log.error("a computer player chose a move that is refused: %s", refusal)
            self._hear_failure(ticket)
        else:
            self.move, self.worlds = decision.move, decision.worlds
            self.ready.emit()

    def _hear_on_the_way(self, ticket: int, decision: "Decision") -> None:
        if ticket == self._ticket and self._hinting and self._match is not None:
            self.hinted.emit(without_reminders(decision, self._match.game.unprompted))

    def _hear_failure(self, ticket: int) -> None:
        if ticket != self._ticket or self._match is None:
            return
        if self._hinting:
            self.forget()
            self.trouble.emit(Text("session", _NO_HINT))
            return
        from barracan.players.player import any_move  # hardly ever needed

        state = self._match.state
        rng = stream("instead", self._match.seed_of(self._match.mover))
        self.move, self.worlds = any_move(self._match.game, state, rng), None
        self.trouble.emit(Text("session", _BROKEN, {"name": self._match.match.seats[self._match.mover].name}))
        self.ready.emit()


def without_reminders(decision: "Decision", unprompted: Container[str]) -> "Decision":
    """A hint that is silent about moves of which a person is not to be reminded: the next best one is told instead."""
    candidates = tuple(each for each in decision.candidates if each.move.do not in unprompted)
    if decision.move.do not in unprompted or not candidates:
        return decision
    move = candidates[0].move
    return replace(decision, move=move, plan_move=move, candidates=candidates, reasons=(), clause="")
