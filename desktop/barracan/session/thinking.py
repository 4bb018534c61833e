"""Asking computer players, who think in processes of their own."""

import logging
import os
from itertools import count
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from barracan.model.player_names import parted
from barracan.session.worker import ENOUGH, FORGET, Answer, Question, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from barracan.players.inquiry import Past

ATTEMPTS = 2
"""How often a question is asked before its player counts as broken."""
FIRST_PICTURE = 100
"""Milliseconds that a window gets to be painted before a worker is begun, which takes 15 of them."""
WORKERS = 2
CAPS = {"strong": 1200, "expert": 2500}
"""Milliseconds that a level may think about all decisions of a turn together, however slow the machine is."""
KEPT = 3
"""This part of the time that a turn has left is kept, at each decision, for those that may follow it."""

_log = logging.getLogger(__name__)


class Thinker(QObject):
    """Worker processes, begun when they are warmed up or asked first, kept, and begun anew if one dies.

    There are two where the machine has two cores. They share the worlds of a question, and the first of them answers:
    the same as it would alone.

    Signals:
        answered: the ticket of a question, and the ``Decision``.
        refined: the ticket of a question, and a ``Decision`` found on the way, if such are wanted.
        failed: the ticket of a question whose player broke down each time it was asked.
    """

    answered = Signal(int, object)
    refined = Signal(int, object)
    failed = Signal(int)
    _arrived = Signal(object, object)

    def __init__(self, parent: QObject | None = None, workers: int = WORKERS) -> None:
        super().__init__(parent)
        self._tickets = count(1)
        self._wanted = min(workers, _cores())
        self._workers: list[_Worker] = []
        self._end: Connection | None = None
        self._question: Question | Past | None = None
        self._attempts = 0
        self._spent = 0
        self._asked_at = 0.0
        self._arrived.connect(self._hear)
        self._beginning = self._timer(self._begin)
        self._beginning.setInterval(FIRST_PICTURE)
        self._cap = self._timer(self._say_enough)
        self._cap.setTimerType(Qt.TimerType.PreciseTimer)  # others may be late by a twentieth of their time

    def warm(self) -> None:
        """Begin the workers soon, so that the first question need not wait for them."""
        if not self._workers and not self._beginning.isActive():
            self._beginning.start()

    def ask(self, question: "Question | Past", goes_on: bool = False) -> int:
        """Ask and return the ticket that comes back with the answer; a question not answered yet is forgotten.

        A question that *goes_on* belongs to the same turn as the one before, and shares its time.
        """
        self._question = question._replace(ticket=next(self._tickets))
        self._attempts = 0
        if not goes_on:
            self._spent = 0
        self._asked_at = monotonic()
        if self._workers:
            self._send()
        else:
            self.warm()
        return self._question.ticket

    def forget(self) -> None:
        """Stop thinking: nobody waits for an answer any more."""
        if self._question is not None:
            self._question = None
            self._cap.stop()
            self._tell(FORGET)

    def close(self) -> None:
        """End the workers at once."""
        self._question = None
        self._beginning.stop()
        self._cap.stop()
        self._end_workers()

    @property
    def process_ids(self) -> list[int]:
        """The workers' processes, for those who watch over them."""
        return [worker.process_id for worker in self._workers]

    def _timer(self, due) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(due)
        return timer

    def _begin(self) -> None:
        """Begin one worker, and the next a little later: the window shall not feel it."""
        rank = len(self._workers)
        try:
            if rank == 0:
                ends = _pair() if self._wanted > 1 else (None, None)
                self._end = ends[1]
                self._workers.append(_Worker(self._arrived, rank, ends[0]))
            elif self._end is not None:
                self._workers.append(_Worker(self._arrived, rank, self._end))
                self._end = None
        except OSError as failure:
            _log.warning("a worker of the computer players cannot be begun: %s", failure)
            self._let_go_of_end()
            if rank == 0:
                self._give_up()
            return
        if rank == 0:
            self._send()
        elif self._question is not None:
            self._workers[rank].send(self._question)
        if self._end is not None:
            self._beginning.start()

    def _send(self) -> None:
        if self._question is None:
            return
        self._attempts += 1
        self._tell(self._question)
        level, _ = parted(getattr(self._question, "player", ""))
        cap = CAPS.get(level)
        if cap is None:
            self._cap.stop()
        else:
            left = max(0, cap - self._spent)
            self._cap.start(left - left // KEPT)

    def _say_enough(self) -> None:
        if self._question is not None:
            self._tell(ENOUGH)

    def _tell(self, said: "Question | Past | str | None") -> None:
        for worker in self._workers:
            worker.send(said)

    def _hear(self, worker: "_Worker", answer: Answer | None) -> None:
        if worker not in self._workers:
            return
        if answer is None:
            self._begin_anew()
        elif self._question is not None and answer.ticket == self._question.ticket:
            if answer.final:
                self._spent += int(1000 * (monotonic() - self._asked_at))
                self.forget()  # the other workers need not think on
            (self.answered if answer.final else self.refined).emit(answer.ticket, answer.decision)

    def _begin_anew(self) -> None:
        _log.warning("a worker of the computer players has ended: they are begun anew when they are needed")
        self._beginning.stop()
        self._end_workers()
        if self._question is None:
            return
        if self._attempts < ATTEMPTS:
            self._begin()
        else:
            self._give_up()

    def _give_up(self) -> None:
        self._cap.stop()
        if self._question is not None:
            ticket, self._question = self._question.ticket, None
            self.failed.emit(ticket)

    def _end_workers(self) -> None:
        workers, self._workers = self._workers, []
        for worker in workers:
            worker.end()
        self._let_go_of_end()

    def _let_go_of_end(self) -> None:
        if self._end is not None:
            self._end.close()
            self._end = None


class _Worker:
    """One process, and the thread that hears from it; the signal *arrived* brings that to the window's thread."""

    def __init__(self, arrived, rank: int, other: "Connection | None") -> None:
        import multiprocessing  # not needed before the first table is painted

        spawn = multiprocessing.get_context("spawn")
        self._connection, there = spawn.Pipe()
        self._process = spawn.Process(target=work, args=(there, rank, other), name="barracan player", daemon=True)
        try:
            self._process.start()
        finally:
            there.close()
            if other is not None:
                other.close()
        self._thread = Thread(target=self._listen, args=(self._connection, arrived), daemon=True)
        self._thread.start()

    @property
    def process_id(self) -> int:
        return self._process.pid or 0

    def send(self, said: "Question | Past | str | None") -> None:
        try:
            self._connection.send(said)
        except OSError:
            return  # it has just died; the listening thread tells of that

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._thread.join()
        self._connection.close()

    def _listen(self, connection: "Connection", arrived) -> None:
        try:
            while True:
                arrived.emit(self, connection.recv())
        except (EOFError, OSError):
            arrived.emit(self, None)


def _pair() -> tuple[Any, Any]:
    """The two ends of a pipe between the workers."""
    import multiprocessing

    return multiprocessing.get_context("spawn").Pipe()


def _cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
