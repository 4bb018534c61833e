"""Asking computer players, who think in processes of their own."""

import logging
import os
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from itertools import count
from threading import Condition, Thread
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, SignalInstance

from barracan.model.replay import read_player
from barracan.session.system_processes import processor_time
from barracan.session.worker_entry import work
from barracan.session.worker_messages import ENOUGH, FORGET, Answer, Load, Question, There

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
BEAT = 1000
"""Milliseconds after which it is looked, as long as somebody thinks, whether every worker has shown a sign of life."""
STANDSTILL = 5
"""So many beats without a sign of life, beyond the cap, are a standstill."""
KEPT = (2, 3)
"""This part of the time that a turn has left is kept for the decisions that may follow: at its first one, and after.

What is taken leaves half of it, so that lay and discard, which choose among more, get their worlds too where a machine
is so busy that the first decision is broken off.
"""

_log = logging.getLogger(__name__)


class WorkerPool(QObject):
    """Worker processes, begun when warmed up or asked first, kept, and begun again if one dies or stands still.

    There are two where the machine has two cores. They share the worlds of a question, and the first of them answers:
    the same as it would alone.

    Attributes:
        wanted: how many workers there are to be.

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
        self.wanted = min(workers, _cores())
        self._workers: list[_Worker] = []
        self.destroyed.connect(partial(_end_all, self._workers))  # it may go with a page, and nobody closes it
        self._end: Connection | None = None
        self._question: Question | Past | None = None
        self._game = ""
        self._attempts = 0
        self._spent = 0
        self._goes_on = False
        self._asked_at = 0.0
        self._arrived.connect(self._hear)
        self._beginning = self._timer(self._begin)
        self._beginning.setInterval(FIRST_PICTURE)
        self._warming = self._timer(self._beginning.start)
        self._cap = self._timer(self._say_enough)
        self._cap.setObjectName("cap")
        self._cap.setTimerType(Qt.TimerType.PreciseTimer)  # others may be late by a twentieth of their time
        self._beat = self._timer(self._look_after_workers)
        self._beat.setObjectName("beat")
        self._beat.setSingleShot(False)
        self._beat.setInterval(BEAT)

    def warm(self, game: str = "") -> None:
        """Begin the workers soon and load this game's players, so that the first question need not wait for them."""
        self._game = game or self._game
        if self._workers:
            if self._game and self._question is None:
                self._tell(Load(self._game))
        elif not self._beginning.isActive():
            self._warming.start(0)  # the time until workers begin is counted from when events run

    def ask(self, question: "Question | Past", goes_on: bool = False) -> int:
        """Ask and return the ticket that comes back with the answer; a question not answered yet is forgotten.

        A question that *goes_on* belongs to the same turn as the one before, and shares its time.
        """
        self._question = question._replace(ticket=next(self._tickets))
        self._attempts = 0
        self._goes_on = goes_on
        if not goes_on:
            self._spent = 0
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
        self._warming.stop()
        self._beginning.stop()
        self._cap.stop()
        self._beat.stop()
        self._end_workers()

    @property
    def process_ids(self) -> list[int]:
        """The workers' processes, for those who watch over them."""
        return [worker.process_id for worker in self._workers]

    def _timer(self, due: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(due)
        return timer

    def _begin(self) -> None:
        """Begin one worker, and the next a little later, so that the window does not feel it."""
        rank = len(self._workers)
        try:
            if rank == 0:
                ends = _pair() if self.wanted > 1 else (None, None)
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
        if self._question is None:
            if self._game and rank < len(self._workers):
                self._workers[rank].send(Load(self._game))
        elif rank == 0:
            self._send()
        else:
            self._workers[rank].send(self._question)
        if self._end is not None:
            self._beginning.start()

    def _send(self) -> None:
        if self._question is None:
            return
        self._attempts += 1
        self._asked_at = monotonic()
        self._tell(self._question)
        self._watch()
        cap = _cap_of(self._question)
        if cap is None:
            self._cap.stop()
        else:
            left = max(0, cap - self._spent)
            self._cap.start(left - left // KEPT[self._goes_on])

    def _say_enough(self) -> None:
        if self._question is not None:
            self._tell(ENOUGH)

    def _tell(self, message: "Question | Past | Load | There | str | None") -> None:
        for worker in self._workers:
            worker.send(message)

    def _hear(self, worker: "_Worker", answer: Answer | None) -> None:
        if worker not in self._workers:
            return
        if answer is None:
            self._restart("has ended")
        elif self._question is not None and answer.ticket == self._question.ticket:
            if answer.final:
                self._spent += int(1000 * (monotonic() - self._asked_at))
                self.forget()  # the other workers need not think on
            (self.answered if answer.final else self.refined).emit(answer.ticket, answer.decision)

    def _watch(self) -> None:
        """Look after the workers from now on, until nobody thinks any more and each has said that it is there."""
        for worker in self._workers:
            worker.ask_whether_there()
        if not self._beat.isActive():
            self._beat.start()

    def _look_after_workers(self) -> None:
        """Begin the workers again if one stands still; whoever thinks, however slowly, shows signs of life."""
        if self._cap.isActive():
            return
        if self._question is None and all(worker.is_there for worker in self._workers):
            self._beat.stop()
        elif any([worker.silent_beats() >= STANDSTILL for worker in self._workers]):  # noqa: C419 - each is asked
            self._restart("stands still")

    def _restart(self, why: str) -> None:
        _log.warning("a worker of the computer players %s: they are begun again when they are needed", why)
        self._warming.stop()
        self._beginning.stop()
        self._beat.stop()
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
        _end_all(self._workers)
        self._let_go_of_end()

    def _let_go_of_end(self) -> None:
        if self._end is not None:
            self._end.close()
            self._end = None


class _Worker:
    """One process, and the thread that hears from it; the signal *arrived* brings that to the window's thread."""

    def __init__(self, arrived: SignalInstance, rank: int, other: "Connection | None") -> None:
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
        self._silent = 0
        self._asked = self._told = 0
        self._has_spoken = False
        self._processor_time: str | None = None
        self._outbox = _Outbox()
        self._threads = [
            Thread(target=self._listen, args=(self._connection, arrived), daemon=True),
            Thread(target=self._outbox.empty, args=(self._connection,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def process_id(self) -> int:
        return self._process.pid or 0

    def send(self, message: "Question | Past | Load | There | str | None") -> None:
        self._outbox.put(message)

    @property
    def is_there(self) -> bool:
        """Whether it has said so since it was asked for it."""
        return self._told == self._asked

    def ask_whether_there(self) -> None:
        """Have it say that it is there."""
        self._asked += 1
        self.send(There(self._asked))

    def silent_beats(self) -> int:
        """How many times in a row it has shown no sign of life since this was asked before; it is asked for one.

        It lives if it has said anything or has worked at all: on a machine that has no time for it an answer may be
        late, and a process that begins cannot answer yet.
        """
        before, self._processor_time = self._processor_time, None
        if self._has_spoken:
            self._silent = 0
        else:
            self._processor_time = processor_time(self.process_id)
            self._silent = self._silent + 1 if before in {None, self._processor_time} else 0
        self._has_spoken = False
        self.send(There(self._asked))
        return self._silent

    def end(self) -> None:
        self._outbox.close()
        self._process.kill()
        self._process.join()
        for thread in self._threads:
            thread.join()
        self._process.close()
        self._connection.close()

    def _listen(self, connection: "Connection", arrived: SignalInstance) -> None:
        with suppress(RuntimeError):  # the pool has just gone
            try:
                while True:
                    self._note(connection.recv(), arrived)
            except (EOFError, OSError):
                arrived.emit(self, None)

    def _note(self, message: Answer | There, arrived: SignalInstance) -> None:
        """Take what it says; the thread, which waits for more, keeps nothing of it."""
        self._has_spoken = True
        if isinstance(message, There):
            self._told = message.number
        else:
            arrived.emit(self, message)


class _Outbox:
    """What is still to be told to a worker, by a thread: one that stands still takes nothing more after a while."""

    def __init__(self) -> None:
        self._changed = Condition()
        self._left: deque[Question | Past | Load | There | str | None] = deque()
        self._is_open = True

    def put(self, message: "Question | Past | Load | There | str | None") -> None:
        """Have something told; a question, or that there is none, makes up for all before."""
        with self._changed:
            if not isinstance(message, There | str):
                self._left.clear()
            self._left.append(message)
            self._changed.notify()

    def close(self) -> None:
        """Let the thread end that empties this."""
        with self._changed:
            self._is_open = False
            self._changed.notify()

    def empty(self, connection: "Connection") -> None:
        """Tell what comes in until this is closed or the worker is gone, of which the listening thread tells."""
        with suppress(EOFError, OSError):
            while True:
                connection.send(self._take_next())

    def _take_next(self) -> "Question | Past | Load | There | str | None":
        """What is to be told next, once there is something; raises ``EOFError`` when this has been closed."""
        with self._changed:
            self._changed.wait_for(lambda: self._left or not self._is_open)
            if not self._is_open:
                raise EOFError
            return self._left.popleft()


def _end_all(workers: list[_Worker]) -> None:
    while workers:
        workers.pop().end()


def _cap_of(question: "Question | Past") -> int | None:
    """The milliseconds that a turn may take of which the question is a part, if they are counted."""
    if not isinstance(question, Question) or question.unhurried:
        return None
    return CAPS.get(read_player(question.player)[0])


def _pair() -> "tuple[Connection, Connection]":
    """The two ends of a pipe between the workers."""
    import multiprocessing

    return multiprocessing.get_context("spawn").Pipe()


def _cores() -> int:
    """How many cores this program may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
