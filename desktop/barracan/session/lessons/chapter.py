"""A chapter of a course: steps along a record that is fixed beforehand, and players that follow it."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from itertools import count

from PySide6.QtCore import QObject, QTimer

from barracan.model.match import Match
from barracan.model.moves import Move
from barracan.model.record import read_line
from barracan.model.refusal import Refusal
from barracan.model.replay import FindGame
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.players.inquiry import Past
from barracan.players.protocol import Decision
from barracan.session.lessons.course_text import ChapterText, CourseTextError, StepText
from barracan.session.lessons.plain_form import plain_form
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool

LEARNER = 0
"""The seat of the one who learns."""

_OTHER_MOVE = QT_TRANSLATE_NOOP("lessons", "The rules allow this, but this lesson does not.")
_EARLY = QT_TRANSLATE_NOOP("lessons", "There is something to read before this move.")


class Awaits(Enum):
    """What ends a step: a word that it has been read, the learner's move, or the moves of the others."""

    READING = "reading"
    MOVE = "move"
    OTHERS = "others"


@value
class Step:
    """One card of a chapter.

    Attributes:
        at: the number of moves after which its turn comes.
        text: what it says.
        awaits: what ends it; what awaits no reading awaits moves.
    """

    at: int
    text: StepText
    awaits: Awaits


class Chapter:
    """The steps, and the record that they lead along.

    Attributes:
        game: whose rules it teaches.
        seats: how many sit at its table.
        text: what it says.
        steps: in their order; the last one awaits reading.
        lines: the record of the whole chapter.
        moves: its moves in order.
    """

    def __init__(self, find_game: FindGame, lines: Sequence[str], text: ChapterText) -> None:
        """Read the record; raises ``RecordError`` for a wrong one, ``CourseTextError`` where steps and moves differ."""
        match = Match(find_game)
        self.moves: list[Move] = []
        self._before: list[int] = []
        """How many lines go before each move."""
        for number, line in enumerate(lines):
            match.read(line)
            if read_line(line).get("kind") == "move":
                self._before.append(number)
                self.moves.append(match.moves[-1])
        self.game, self.seats = match.game, len(match.seats)
        self.text = text
        self.lines = tuple(lines)
        self.steps = tuple(self._steps(text.steps))

    def _steps(self, texts: Sequence[StepText]) -> Iterator[Step]:
        """The steps with their places among the moves."""
        at = self.text.after
        for text in texts:
            if text.task and (at == len(self.moves) or self.moves[at].seat != LEARNER):
                raise CourseTextError(f"{text.title}: the next move is not the learner's")
            yield Step(at, text, _awaits(text))
            at += self._made(text, at)
        if at != len(self.moves):
            raise CourseTextError(f"{self.text.title}: {len(self.moves)} moves, and steps for {at}")
        if not texts or _awaits(texts[-1]) is not Awaits.READING:
            raise CourseTextError(f"{self.text.title}: no last step that is read")

    def _made(self, text: StepText, at: int) -> int:
        """How many moves a step leads on."""
        if text.others:
            return next((n for n, move in enumerate(self.moves[at:]) if move.seat == LEARNER), len(self.moves) - at)
        return text.watched or bool(text.task)

    def lines_before(self, step: int) -> list[str]:
        """The record as it stands when the turn of this step comes."""
        at = self.steps[step].at
        return list(self.lines if at == len(self.moves) else self.lines[: self._before[at]])

    def moves_in(self, number: int) -> int:
        """How many moves a record of so many lines of this chapter has."""
        return bisect_left(self._before, number)

    def step_at(self, made: int, now: int) -> int:
        """The step whose turn it is after so many moves, when it was that of step *now*.

        Going on it is the first of this position; after a move that was taken back the one that awaits it again.
        """
        at = max(step.at for step in self.steps if step.at <= made)
        here = [number for number, step in enumerate(self.steps) if step.at == at]
        if now in here:
            return now
        return here[0] if now < here[0] else here[-1]

    def move_of(self, step: int) -> Move | None:
        """The learner's move that this step awaits or, while it is being read, that comes next."""
        awaiting = next((each for each in self.steps[step:] if each.awaits is not Awaits.READING), None)
        return self.moves[awaiting.at] if awaiting and awaiting.awaits is Awaits.MOVE else None

    def is_early(self, step: int, move: Move) -> bool:
        """Whether a later step awaits this move, and its words have not been shown yet."""
        wanted = self.move_of(step) if self.steps[step].awaits is Awaits.READING else None
        return wanted is not None and self._are_same(wanted, move)

    def refusal(self, step: int, move: Move) -> Refusal | None:
        """Why a move that the rules allow has to wait: this step wants another one, or is only read."""
        wanted = self.move_of(step)
        if wanted is None or (self.steps[step].awaits is Awaits.MOVE and self._are_same(wanted, move)):
            return None
        awaiting = next(each for each in self.steps[step:] if each.awaits is Awaits.MOVE)
        reason = _EARLY if self.is_early(step, move) else _OTHER_MOVE
        return Refusal(awaiting.text.clause, Text("lessons", reason))

    def _are_same(self, one: Move, other: Move) -> bool:
        return plain_form(self.game, one) == plain_form(self.game, other)


def _awaits(text: StepText) -> Awaits:
    if text.task:
        return Awaits.MOVE
    return Awaits.OTHERS if text.others else Awaits.READING


class ScriptedThinker(WorkerPool):
    """Answers at once, without a worker, with the move that comes next in a list; hints come from it too.

    *made* tells how many of them have been made, *reading* whether the next one has to wait until something is read.
    """

    def __init__(
        self, moves: Sequence[Move], made: Callable[[], int], reading: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._moves = moves
        self._made = made
        self._reading = reading
        self._waiting = 0
        """The ticket of a question that is answered once what stands there has been read."""
        self._tickets_given = count(1)

    def warm(self, game: str = "") -> None:
        """There is nothing to begin."""

    def follow(self, moves: Sequence[Move]) -> None:
        """Answer with the moves of another list from now on."""
        self.forget()
        self._moves = moves

    def ask(self, question: Question | Past, goes_on: bool = False) -> int:
        """Look up the move after those that have been made."""
        self._waiting = ticket = next(self._tickets_given)
        self.go_on()
        return ticket

    def go_on(self) -> None:
        """Answer what waits for an answer, unless there is still something to be read."""
        if self._waiting and not self._reading():
            ticket, self._waiting = self._waiting, 0
            move = self._moves[self._made()]
            QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, Decision(move)))

    def forget(self) -> None:
        """Answer nothing that was asked before."""
        self._waiting = 0
