"""The process in which computer players think. PySide6 is never imported here."""

import os
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from queue import SimpleQueue

    from barracan.players.inquiry import Past


class Question(NamedTuple):
    """What a computer player is asked: all that it gets to know, and the ticket that comes back with its answer."""

    game: str
    view: Any
    level: str
    seed: int
    worlds: int | None = None
    ticket: int = 0


def work(connection: "Connection[Any, Any]") -> None:
    """Answer questions, the newest first and only that, until the program at the other end is gone."""
    import signal  # the window, which loads this module for its questions, needs none of these
    from queue import SimpleQueue
    from threading import Thread

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl C in a terminal is for the program, which then ends this
    questions: SimpleQueue[Question | Past] = SimpleQueue()
    Thread(target=_listen, args=(connection, questions), daemon=True).start()
    from barracan.players.levels import decide, weigh

    while True:
        question = _newest(questions)
        if isinstance(question, Question):
            decision = decide(question.game, question.view, question.level, question.seed, question.worlds)
        else:
            decision = weigh(question)
        connection.send((question.ticket, decision))


def _listen(connection: "Connection[Any, Any]", questions: "SimpleQueue[Question | Past]") -> None:
    try:
        while True:
            questions.put(connection.recv())
    except (EOFError, OSError):
        os._exit(0)  # the program has ended, however that happened: nobody waits for an answer


def _newest(questions: "SimpleQueue[Question | Past]") -> "Question | Past":
    from queue import Empty

    question = questions.get()
    try:
        while True:
            question = questions.get_nowait()
    except Empty:
        return question
