"""A course: steps along a record that is fixed beforehand, and players that follow it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from itertools import count

from PySide6.QtCore import QObject, QTimer

from barracan.model.cards import Code
from barracan.model.game import AnyGame
from barracan.model.match import Match
from barracan.model.moves import Move
from barracan.model.places import PlaceName
from barracan.model.refusal import Refusal
from barracan.model.replay import SeatNote
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.value import value
from barracan.players.inquiry import Past
from barracan.players.protocol import Decision
from barracan.session.worker_messages import Question
from barracan.session.worker_pool import WorkerPool

LEARNER = 0
"""The seat of the one who learns."""

_OTHER_MOVE = QT_TRANSLATE_NOOP("lessons", "The rules allow this, only not this lesson. {way}")


class Awaits(Enum):
    """What ends a step: a word that it has been read, the learner's move, or the moves of the others."""

    READING = "reading"
    MOVE = "move"
    OTHERS = "others"


@value
class Lit:
    """Cards that a step speaks of: these codes at a place, or all that lie there."""

    place: PlaceName
    cards: tuple[Code, ...] = ()


@value
class Step:
    """One card of the course.

    Attributes:
        at: the number of moves after which its turn comes.
        title, words: what it says and why, in a few sentences.
        clause: where the rules say it.
        awaits: what ends it.
        way: what to do instead of another move, in one sentence.
        lit: what it speaks of; a step that awaits a move lights the cards of that move.
    """

    at: int
    title: Text
    words: Text
    clause: str
    awaits: Awaits
    way: Text | None = None
    lit: tuple[Lit, ...] = ()

    def after(self, at: int) -> "Step":
        """The same step after so many moves."""
        return replace(self, at=at)


class Course:
    """The steps, and the record that they lead along.

    Attributes:
        game: whose rules it teaches.
        steps: in their order; the last one awaits reading.
        lines: the record of the whole course.
        moves: its moves in order.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: Sequence[SeatNote],
        deal: tuple[int, Sequence[Code]],
        moves: Sequence[Move],
        steps: Sequence[Step],
    ) -> None:
        self.steps = tuple(steps)
        self.moves = tuple(moves)
        self.game = game
        match = Match.begin(game, seats, {})
        match.deal(*deal)
        self._dealt = match.number
        for move in moves:
            match.play(move)
        self.lines = tuple(match.lines)

    def lines_before(self, step: int) -> list[str]:
        """The record as it stands when the turn of this step comes."""
        at = self.steps[step].at
        return list(self.lines if at == len(self.moves) else self.lines[: self._dealt + at])

    def moves_in(self, number: int) -> int:
        """How many moves a record of so many lines of this course has."""
        return min(number - self._dealt, len(self.moves))

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

    def refusal(self, step: int, move: Move) -> Refusal | None:
        """Why a move that the rules allow has to wait: this step wants another one."""
        wanted = self.move_of(step)
        if wanted is None or self._plain_form(wanted) == self._plain_form(move):
            return None
        awaiting = next(each for each in self.steps[step:] if each.awaits is Awaits.MOVE)
        assert awaiting.way
        return Refusal(awaiting.clause, Text("lessons", _OTHER_MOVE, {"way": awaiting.way}))

    def _plain_form(self, move: Move) -> object:
        """A move in a form in which the order of cards and melds is of no matter where the rules say so."""
        return _sort(self.game.write_move(move))


def _sort(value: object, key: str = "") -> object:
    if isinstance(value, dict):
        return tuple((name, _sort(value[name], name)) for name in sorted(value))
    if isinstance(value, list):
        parts = [_sort(part) for part in value]
        return tuple(parts if key == "arm" else sorted(parts, key=repr))
    return value


class ScriptedThinker(WorkerPool):
    """Answers at once, without a worker, with the move that comes next in a list; hints come from it too.


    *made* tells how many of them have been made.
    """

    def __init__(self, moves: Sequence[Move], made: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._moves = moves
        self._made = made
        self._tickets_given = count(1)

    def warm(self, game: str = "") -> None:
        """There is nothing to begin."""

    def ask(self, question: Question | Past, goes_on: bool = False) -> int:
        """Look up the move after those that have been made."""
        ticket, move = next(self._tickets_given), self._moves[self._made()]
        QTimer.singleShot(0, self, lambda: self.answered.emit(ticket, Decision(move)))
        return ticket
