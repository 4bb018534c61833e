"""Asking computer players, who think in a process of their own."""

import logging
from itertools import count
from threading import Thread
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from barracan.session.worker import Question, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from barracan.players.inquiry import Past

ATTEMPTS = 2
"""How often a question is asked before its player counts as broken."""
FIRST_PICTURE = 100
"""Milliseconds that a window gets to be painted before a worker is begun, which takes 15 of them."""

_log = logging.getLogger(__name__)


class Thinker(QObject):
    """A worker process, begun when it is warmed up or asked first, kept, and begun anew if it dies.

    Signals:
        answered: the ticket of a question, and the ``Decision``.
        failed: the ticket of a question whose player broke down each time it was asked.
    """

    answered = Signal(int, object)
    failed = Signal(int)
    _arrived = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tickets = count(1)
        self._worker: _Worker | None = None
        self._question: Question | Past | None = None
        self._attempts = 0
        self._arrived.connect(self._hear)
        self._beginning = QTimer(self)
        self._beginning.setSingleShot(True)
        self._beginning.setInterval(FIRST_PICTURE)
        self._beginning.timeout.connect(self._begin)

    def warm(self) -> None:
        """Begin the worker soon, so that the first question need not wait for it."""
        if self._worker is None and not self._beginning.isActive():
            self._beginning.start()

    def ask(self, question: "Question | Past") -> int:
        """Ask and return the ticket that comes back with the answer; a question not answered yet is forgotten."""
        self._question = question._replace(ticket=next(self._tickets))
        self._attempts = 0
        if self._worker:
            self._send()
        else:
            self.warm()
        return self._question.ticket

    def close(self) -> None:
        """End the worker at once."""
        self._question = None
        self._beginning.stop()
        if self._worker:
            self._worker.end()
            self._worker = None

    @property
    def process_id(self) -> int | None:
        """The worker's process, for those who watch over it."""
        return self._worker.process.pid if self._worker else None

    def _begin(self) -> None:
        self._worker = _Worker(self._arrived)
        if self._question:
            self._send()

    def _send(self) -> None:
        self._attempts += 1
        if self._worker:
            self._worker.send(self._question)

    def _hear(self, worker: "_Worker", answer: tuple[int, Any] | None) -> None:
        if worker is not self._worker:
            return
        if answer is None:
            self._begin_anew()
        elif self._question and answer[0] == self._question.ticket:
            self._question = None
            self.answered.emit(*answer)

    def _begin_anew(self) -> None:
        _log.warning("the worker of the computer players has ended and is begun anew when it is needed")
        if self._worker:
            self._worker.end()
            self._worker = None
        if self._question is None:
            return
        if self._attempts < ATTEMPTS:
            self._begin()
        else:
            ticket, self._question = self._question.ticket, None
            self.failed.emit(ticket)


class _Worker:
    """One process, and the thread that hears from it; the signal *arrived* brings that to the window's thread."""

    def __init__(self, arrived) -> None:
        import multiprocessing  # not needed before the first table is painted

        spawn = multiprocessing.get_context("spawn")
        self._connection, there = spawn.Pipe()
        self.process = spawn.Process(target=work, args=(there,), name="barracan player", daemon=True)
        self.process.start()
        there.close()
        self._thread = Thread(target=self._listen, args=(self._connection, arrived), daemon=True)
        self._thread.start()

    def send(self, question: "Question | Past | None") -> None:
        try:
            self._connection.send(question)
        except OSError:
            return  # it has just died; the listening thread tells of that

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self._thread.join()
        self._connection.close()

    def _listen(self, connection: "Connection", arrived) -> None:
        try:
            while True:
                arrived.emit(self, connection.recv())
        except (EOFError, OSError):
            arrived.emit(self, None)
