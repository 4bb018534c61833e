"""Answering questions in a process of its own, where the players are loaded."""

import os
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from threading import Condition, Lock, Thread
from typing import TYPE_CHECKING, Any

from barracan.players.inquiry import Past
from barracan.players.levels import decide, weigh
from barracan.players.player import find_player
from barracan.players.protocol import Decision
from barracan.players.search import Enough
from barracan.session.end_signals import leave_endings_to_the_program
from barracan.session.worker_messages import Answer, Load, Question, There
from barracan.session.world_shares import Forgotten, SharedWorlds

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICENESS = 5
_BELOW_NORMAL = 0x4000


def answer(connection: "Connection[Any, Any]", rank: int, other: "Connection[Any, Any] | None") -> None:
    """Answer the newest question, and only that, as a worker of this rank."""
    leave_endings_to_the_program()
    _step_back()
    inbox = Inbox(connection)
    sharing = SharedWorlds(rank, other)
    while True:
        question = inbox.wait()
        if isinstance(question, Load):
            with suppress(Exception):  # whoever asks these players is told
                find_player(question.game)
            continue
        sharing.begin(question.ticket, inbox.heed)
        try:
            for found in _answers(question, sharing):
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

    def __init__(self, connection: "Connection[Any, Any]") -> None:
        self._connection = connection
        self._arrived = Condition()
        self._question: Question | Past | Load | None = None
        self._is_new = False
        self._enough = False
        self._sending = Lock()
        Thread(target=self._listen, daemon=True).start()

    def send(self, said: Answer | There) -> None:
        """Tell the program something."""
        with self._sending:
            self._connection.send(said)

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

    def _take(self, said: Question | Past | Load | There | str | None) -> None:
        if isinstance(said, There):
            self.send(said)
            return
        with self._arrived:
            if isinstance(said, str):
                self._enough = True
                return
            self._question, self._is_new, self._enough = said, said is not None, False
            self._arrived.notify()


def _answers(question: Question | Past, sharing: SharedWorlds) -> Iterator[Answer]:
    """The answer; before it, where that is wanted, what could be answered after no batch, after one, after two..."""
    refined = isinstance(question, Question) and question.refined
    for batches in count() if refined else (None,):
        sharing.allow(batches)
        decision = _think(question, sharing)
        yield Answer(question.ticket, decision, not sharing.held_back)
        if not sharing.held_back:
            return


def _think(question: Question | Past, sharing: SharedWorlds) -> Decision:
    if isinstance(question, Question):
        game, view, player, seed, worlds, *_ = question
        return decide(game, view, player, seed, worlds, mapper=sharing)
    return weigh(question, mapper=sharing)


def _step_back() -> None:
    """Let everything else go first, so that the window never feels that somebody thinks."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), _BELOW_NORMAL)
    else:
        os.nice(_NICENESS)
