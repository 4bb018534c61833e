"""Answering questions in a process of its own, which shares the worlds of each with another."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from threading import Condition, Lock, Thread
from typing import TYPE_CHECKING

from barracan.garbage import collect_seldom
from barracan.players.inquiry import Past
from barracan.players.player import decide, find_player, weigh
from barracan.players.protocol import Decision
from barracan.players.search import Enough, Evaluate, Row
from barracan.session.system_processes import leave_endings_to_the_program
from barracan.session.worker_messages import Answer, Load, Question, There

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


_NICENESS = 5
_BELOW_NORMAL = 0x4000


Batch = tuple[int, int, int]
"""A question's ticket, how many batches went before, and the first world: the same in every worker."""


class Forgotten(Exception):
    """Nobody waits for the answer any more."""


class SharedWorlds:
    """Works out the rows of a batch of worlds together with another worker.

    Each begins with its own half and tells each row; then it takes up what the other has not told yet. A row is the
    same whoever works it out, so it does not matter whether the other is quick, late, or gone. Rows are kept as long
    as the question: thinking about it again begins where it stopped.

    Attributes:
        held_back: whether a batch was refused because so many were not allowed.
    """

    def __init__(self, rank: int = 0, other: "Connection | None" = None) -> None:
        self._rank = rank
        self._other = other
        self._rows: dict[Batch, dict[int, Row]] = {}
        self._ticket = 0
        self._heed: Callable[[int], None] = lambda ticket: None
        self.allow(None)
        if other is not None:
            Thread(target=self._listen, args=(other,), daemon=True).start()

    def begin(self, ticket: int, heed: Callable[[int], None]) -> None:
        """Think about another question from now on; *heed* is called between outcomes and may raise to stop that."""
        self._ticket, self._heed = ticket, heed
        for batch in list(self._rows):
            if batch[0] < ticket:
                del self._rows[batch]

    def allow(self, batches: int | None) -> None:
        """Think about the question from its beginning, but no more batches than these."""
        self._allowed = batches
        self._begun = 0
        self.held_back = False

    def __call__(self, evaluate: Evaluate, indices: Sequence[int]) -> list[Row]:
        """The rows of these worlds, in their order."""
        if self._begun == self._allowed:
            self.held_back = True
            raise Enough
        batch = (self._ticket, self._begun, indices[0])
        self._begun += 1
        rows = self._rows.setdefault(batch, {})
        for place in self._order(len(indices)):
            if place not in rows:
                rows[place] = tuple(self._heed_each(evaluate(indices[place])))
                self._tell(batch, place, rows[place])
        return [rows[place] for place in range(len(indices))]

    def _heed_each(self, row: Iterable[int]) -> Iterator[int]:
        """Look after each outcome whether more are wanted."""
        for outcome in row:
            self._heed(self._ticket)
            yield outcome

    def _order(self, size: int) -> Iterator[int]:
        """The own half from its beginning, then the other's from its end, which the other comes to last."""
        yield from range(self._rank, size, 2)
        yield from reversed(range(1 - self._rank, size, 2))

    def _tell(self, batch: Batch, place: int, row: Row) -> None:
        if self._other is not None:
            try:
                self._other.send((batch, place, row))
            except OSError:
                self._other = None

    def _listen(self, other: "Connection") -> None:
        try:
            while True:
                batch, place, row = other.recv()
                if batch[0] >= self._ticket:
                    self._rows.setdefault(batch, {})[place] = row
        except (EOFError, OSError):
            return  # it is gone, and the program begins both again


def answer(connection: "Connection", rank: int, other: "Connection | None") -> None:
    """Answer the newest question, and only that, as a worker of this rank."""
    leave_endings_to_the_program()
    _step_back()
    collect_seldom()
    inbox = Inbox(connection)
    shared = SharedWorlds(rank, other)
    while True:
        question = inbox.wait()
        if isinstance(question, Load):
            with suppress(Exception):  # whoever asks these players is told
                find_player(question.game)
            continue
        shared.begin(question.ticket, inbox.heed)
        try:
            for found in _answers(question, shared):
                if rank == 0:
                    inbox.send(found)
        except Forgotten:
            continue
        except Exception:  # the first worker breaks down of the same, and tells of it
            if rank == 0:
                raise


class Inbox:
    """What the program has said last; a thread listens to it, so that players can look between two outcomes.

    That thread also answers whether anybody is there, however long a player thinks.
    """

    def __init__(self, connection: "Connection") -> None:
        self._connection = connection
        self._arrived = Condition()
        self._question: Question | Past | Load | None = None
        self._is_new = False
        self._enough = False
        self._sending = Lock()
        Thread(target=self._listen, daemon=True).start()

    def send(self, message: Answer | There) -> None:
        """Tell the program something; the process ends where that has ended."""
        with self._sending:
            try:
                self._connection.send(message)
            except OSError:
                os._exit(0)  # often before the thread that listens has heard of it

    def wait(self) -> Question | Past | Load:
        """The newest question or game to be loaded, once there is one that has not been looked at."""
        with self._arrived:
            self._arrived.wait_for(lambda: self._is_new)
            self._is_new = False
            assert self._question is not None
            return self._question

    def heed(self, ticket: int) -> None:
        """Stop thinking about a question if that is wanted: raises ``Forgotten`` or ``Enough``."""
        question = self._question
        if question is None or question.ticket != ticket:
            raise Forgotten
        if self._enough:
            raise Enough

    def _listen(self) -> None:
        try:
            while True:
                self._take(self._connection.recv())
        except (EOFError, OSError):
            os._exit(0)  # the program has ended, however that happened: nobody waits for an answer

    def _take(self, message: Question | Past | Load | There | str | None) -> None:
        if isinstance(message, There):
            self.send(message)
            return
        with self._arrived:
            if isinstance(message, str):
                self._enough = True
                return
            self._question, self._is_new, self._enough = message, message is not None, False
            self._arrived.notify()


def _answers(question: Question | Past, shared: SharedWorlds) -> Iterator[Answer]:
    """The answer; before it, where that is wanted, what could be answered after no batch, after one, after two..."""
    refined = isinstance(question, Question) and question.refined
    for batches in count() if refined else (None,):
        shared.allow(batches)
        decision = _think(question, shared)
        yield Answer(question.ticket, decision, not shared.held_back)
        if not shared.held_back:
            return


def _think(question: Question | Past, shared: SharedWorlds) -> Decision:
    if isinstance(question, Question):
        game, view, player, seed, worlds, *_ = question
        return decide(game, view, player, seed, worlds, mapper=shared)
    return weigh(question, mapper=shared)


def _step_back() -> None:
    """Let everything else go first, so that the window never feels that somebody thinks."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
