"""A puzzle at its table: the person looks for the best move, and hears what another one costs."""

from PySide6.QtCore import Signal

from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.lessons.chapter import ScriptedThinker
from barracan.session.lessons.puzzle import Puzzle
from barracan.session.lessons.puzzle_judge import PuzzleJudge
from barracan.table.accessibility.words import read_out
from barracan.windows.learn.puzzle_card import PuzzleCard
from barracan.windows.learn.taught_table import TaughtTable
from barracan.windows.match.sounds import Sounds

_NOT_BEST = QT_TRANSLATE_NOOP("lessons", "Another move is better here.")


class PuzzlePage(TaughtTable):
    """Shows one puzzle after the other.

    Signals:
        solved: the puzzle's name, and whether it was found at the first try.
        following, preceding: the next puzzle is wanted, or the one before.
    """

    solved = Signal(str, bool)
    following = Signal()
    preceding = Signal()

    def __init__(self, sounds: Sounds) -> None:
        self.card = PuzzleCard()
        self.puzzle: Puzzle | None = None
        self._tries = 0
        self._is_over = False
        self._judge: PuzzleJudge | None = None
        super().__init__("puzzle_page", ScriptedThinker((), lambda: 0, lambda: True), self.card, sounds)
        self.card.shown.connect(self._show_best)

    def open_puzzle(self, puzzle: Puzzle, number: int, count: int, title: str) -> None:
        """Put the table as it stands in a puzzle."""
        self.puzzle, self._tries, self._is_over = puzzle, 0, False
        self.open_lines(puzzle.lines)
        self.card.ask(number, count, title)
        self.place()
        self.announcer.say(read_out(self.card.sentences))

    def judge(self, move: Move) -> Refusal | None:
        """Only the best move is made; of others it is said what they cost."""
        if self.puzzle is None or self._is_over:
            return None
        loss = self.puzzle.loss(move)
        if loss == 0:
            self._find(shown=False)
            return None
        self._tries += 1
        if loss is None:
            self._weigh(move)
        else:
            self.card.tell_loss(loss)
        return Refusal("", Text("lessons", _NOT_BEST))

    def picks(self) -> list[Pick]:
        """A puzzle lights nothing."""
        return []

    def press(self, name: str) -> None:
        """There are no hints."""
        if name == "hint":
            self.card.tell_no_hint()
        else:
            super().press(name)

    def answer(self, refusal: Refusal) -> None:
        """Leave to the card what has been said of a move; other refusals are told there."""
        if str(refusal.reason) != _NOT_BEST:
            super().answer(refusal)
        self.scene.hud.hide_refusal()

    def forward(self) -> None:
        """Go on to the next puzzle once this one is solved."""
        if self._is_over:
            self.following.emit()
        else:
            self._show_best()

    def back(self) -> None:
        """Go to the puzzle before."""
        self.preceding.emit()

    def end(self) -> None:
        """Let go of the table and of who judges for good."""
        if self._judge is not None:
            self._judge.close()
        super().end()

    def _find(self, *, shown: bool) -> None:
        """The best move is being made."""
        assert self.puzzle is not None  # a table without one has no moves
        self._is_over = True
        self.card.tell_found(self.puzzle.best.value - self.puzzle.moves[1].value, shown=shown)
        self.solved.emit(self.puzzle.name, not shown and not self._tries)

    def _show_best(self) -> None:
        if self.puzzle is not None and not self._is_over:
            self._find(shown=True)
            self.session.intents.tray_clear()
            self.session.intents.submit(self.puzzle.best.move)

    def _weigh(self, move: Move) -> None:
        """Have a move weighed that nobody thought of."""
        assert self.puzzle is not None
        if self._judge is None:
            self._judge = PuzzleJudge(self)
            self._judge.judged.connect(self._hear)
        self._judge.ask(self.puzzle, move)
        self.card.tell_thinking()

    def _hear(self, loss: int) -> None:
        if not self._is_over:
            self.card.tell_loss(loss)
