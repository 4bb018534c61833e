"""A puzzle at its table: the person looks for the best move or ladder, and hears what another one is worth."""

from typing import Final

from PySide6.QtCore import QRectF, QTimer, Signal

from barracan.model.moves import Move
from barracan.model.offers import Pick
from barracan.model.places import LADDER as LADDER_PLACE
from barracan.model.places import MELD, MELDS, read_place
from barracan.model.refusal import Refusal
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.session.lessons.chapter import ScriptedThinker
from barracan.session.lessons.puzzle import ALIKE, LadderPuzzle, MovePuzzle, Puzzle
from barracan.session.lessons.puzzle_judge import PuzzleJudge
from barracan.table.hud.button_row import LADDER
from barracan.table.translation import translate_text
from barracan.windows.learn.puzzle_card import PuzzleCard, PuzzlePlace
from barracan.windows.learn.taught_table import TaughtTable
from barracan.windows.match.sounds import Sounds

_FIRST_LOOK: Final = 300
"""Milliseconds after which a puzzle that has been opened is being thought about."""
_MELDED: Final = {LADDER_PLACE, MELD, MELDS}
_LAYING: Final = {"meld", "pickup", "take"}
"""Actions in which the same may be laid in many ways: why one is made is why another one is."""
_NOT_BEST = QT_TRANSLATE_NOOP("lessons", "Another move is better here.")


class PuzzlePage(TaughtTable):
    """Shows one puzzle after the other.

    Signals:
        solved: the puzzle's name, and whether it was found with the very first answer.
        starred: the puzzle's name, and how many stars a ladder has earned.
        following, preceding: the next puzzle is wanted, or the one before.
    """

    solved = Signal(str, bool)
    starred = Signal(str, int)
    following = Signal()
    preceding = Signal()

    def __init__(self, sounds: Sounds) -> None:
        self.card = PuzzleCard()
        self.puzzle: Puzzle | None = None
        self._start = 0
        """The position in the record at which it is asked."""
        self._counts = False
        """Whether the next answer is the first one ever, or stars can be earned: nothing else counts as solved."""
        self._is_solved = False
        """Whether it counts as solved since an earlier time."""
        self._is_alone = False
        """Whether no other puzzle follows."""
        self._is_over = False
        self._is_told = False
        """Whether a move is being made of which all has been said."""
        self._is_crowded = False
        """Whether the card has no room where it hides no melds."""
        self._judge: PuzzleJudge | None = None
        self._weighed: Move | None = None
        super().__init__("puzzle_page", ScriptedThinker((), lambda: 0, lambda: True), self.card, sounds)
        self.card.shown.connect(self._show_best)
        self.card.answered.connect(lambda words: self.announcer.say(self.announcer.read_out(words)))
        self._looking = QTimer(self, singleShot=True)
        self._looking.setInterval(_FIRST_LOOK)
        self._looking.timeout.connect(self.scene.panel.prepare)  # the next puzzle may ask for a ladder

    def open_puzzle(self, puzzle: Puzzle, place: PuzzlePlace) -> None:
        """Put the table as it stands in a puzzle, the builder open where a ladder is asked for."""
        self.puzzle, self._is_over, self._is_crowded = puzzle, False, False
        self._is_solved, self._is_alone = place.is_solved, place.puzzles == 1
        self._counts = not place.is_tried or isinstance(puzzle, LadderPuzzle)
        self._weighed = None
        self.card.ask(puzzle, place)
        self.tell_subject(self.card.count)
        self.scene.display.wait()  # until all is as it is to be, so that it is laid once
        if isinstance(puzzle, LadderPuzzle):
            self.place()
            self.scene.panel.open_page(LADDER)
        else:
            self.scene.panel.put_away()
        with self.opening():
            self.open_lines(puzzle.lines)
            self.scene.display.wake()
        self._start = self.model.number
        if isinstance(puzzle, LadderPuzzle) and self.scene.panel.page != LADDER:  # the first one of this table
            self.scene.panel.open_page(LADDER)
        if not self.lies_above() and self._hides_melds():
            self._is_crowded = True
            self.scene.display.wait()
            self.place()
            self.scene.display.wake()
        self._table.setFocus()
        self._looking.start()
        self.announcer.say(self.announcer.read_out(self.card.sentences))

    def judge(self, move: Move) -> Refusal | None:
        """Only the best move is made, also once more after it was taken back; of others it is said what they cost."""
        if self.puzzle is None or self._is_told or self.model.number != self._start:
            return None
        ladder = isinstance(self.puzzle, LadderPuzzle) and self._judge_ladder(self.puzzle, move)
        if ladder or (isinstance(self.puzzle, MovePuzzle) and self._judge_move(self.puzzle, move)):
            return None
        return Refusal("", Text("lessons", _NOT_BEST))

    def _judge_move(self, puzzle: MovePuzzle, move: Move) -> bool:
        """Whether no move is better than this; of another one it is said what it costs."""
        if puzzle.goes_with(move):
            self.card.tell_open()
            return False
        loss = puzzle.loss(move)
        if loss is not None and loss < ALIKE:
            self._find(shown=False, instead=move if loss > 0 else None)
            return True
        if loss is None:
            self._weigh(puzzle, move)
        else:
            self._miss(loss)
        return False

    def _miss(self, loss: int) -> None:
        """Tell what a move costs; the first answer to the puzzle has been given with it."""
        self.card.tell_loss(loss)
        if self._counts and self.puzzle is not None:
            self._counts = False
            self.solved.emit(self.puzzle.name, False)

    def _judge_ladder(self, puzzle: LadderPuzzle, move: Move) -> bool:
        """Whether this lays a ladder as good as the best; of another one it is said what it counts."""
        points = puzzle.count(move)
        if points is None:
            self.card.tell_no_ladder()
            return False
        stars = puzzle.stars(points)
        if points < puzzle.points:
            self.card.tell_points(points, stars)
        self.starred.emit(puzzle.name, stars)
        if points == puzzle.points:
            self._find(shown=False)
        return points == puzzle.points

    def lies_above(self) -> bool:
        """A builder takes the whole table, and of a position everything is to be seen."""
        return super().lies_above() or isinstance(self.puzzle, LadderPuzzle) or self._is_crowded

    def _hides_melds(self) -> bool:
        """Whether the card lies over cards that have been laid."""
        layout = self.scene.layout
        if layout is None:
            return False
        melds = (layout.area(name) for name in layout.spots if read_place(name).kind in _MELDED and layout.spots[name])
        return any(rect.intersects(QRectF(self.card.geometry())) for rect in self.shrink(melds))

    def picks(self) -> list[Pick]:
        """A puzzle lights nothing."""
        return []

    def press(self, name: str) -> None:
        """There are no hints, and nothing is arranged."""
        if name.partition(":")[0] in {"hint", "arrange"}:
            self.card.tell_no_hint()
        else:
            super().press(name)

    def answer(self, refusal: Refusal) -> None:
        """Leave to the card what has been said of a move; other refusals are told there."""
        if str(refusal.reason) != _NOT_BEST:
            super().answer(refusal)

    def forward(self) -> None:
        """Go on to the next puzzle, whether this one is solved or not; where there is no other one, leave it."""
        if not self._is_alone:
            self.following.emit()
        elif self._is_over:
            self.closed.emit()

    def back(self) -> None:
        """Go to the puzzle before."""
        self.preceding.emit()

    def end(self) -> None:
        """Let go of the table and of who judges for good."""
        if self._judge is not None:
            self._judge.close()
        super().end()

    def _name_best(self, puzzle: MovePuzzle, instead: Move) -> str:
        """The best move in words, nothing where another one differs from it only in what is laid."""
        if instead.do == puzzle.best.do and instead.do in _LAYING:
            return ""
        game = puzzle.match.game
        return translate_text(game.advise(game.view(puzzle.match.state, puzzle.seat), puzzle.best))

    def _find(self, *, shown: bool, instead: Move | None = None) -> None:
        """The best move is being made, or instead one that is as good."""
        assert self.puzzle is not None  # a table without one has no moves
        is_first, self._counts, self._is_over = self._counts and not shown, False, True
        late = not shown and not is_first and not self._is_solved
        if isinstance(self.puzzle, LadderPuzzle):
            self.card.tell_best_ladder(self.puzzle.points, shown=shown)
        elif isinstance(self.puzzle, MovePuzzle) and instead is not None:
            self.card.tell_alike(self._name_best(self.puzzle, instead), late=late)
        elif isinstance(self.puzzle, MovePuzzle):
            self.card.tell_found(self.puzzle.lead, shown=shown, late=late)
        self._is_solved |= is_first
        self.solved.emit(self.puzzle.name, is_first)

    def _show_best(self) -> None:
        if self.puzzle is not None and not self._is_over:
            self._find(shown=True)
            self.session.intents.tray_clear()
            self._make(self.puzzle.best)

    def _make(self, move: Move) -> None:
        """Make a move of which all has been said."""
        self._is_told = True
        self.session.intents.submit(move)
        self._is_told = False

    def _weigh(self, puzzle: MovePuzzle, move: Move) -> None:
        """Have a move weighed that nobody thought of."""
        if self._judge is None:
            self._judge = PuzzleJudge(self)
            self._judge.judged.connect(self._hear)
        self._weighed = move
        self._judge.ask(puzzle, move)
        self.card.tell_thinking()

    def _hear(self, loss: int) -> None:
        """Tell what a move costs that was weighed; one that costs nothing is as good as the best, and made."""
        if self.puzzle is None or self._weighed is None or self.model.number != self._start:
            return
        if isinstance(self.puzzle, MovePuzzle):
            self.puzzle.learn(self._weighed, loss)
        if loss >= ALIKE:
            self._miss(loss)
            return
        self._find(shown=False, instead=self._weighed)
        self._make(self._weighed)
