"""The card of a puzzle: what is asked, and how good an answer is."""

from typing import NamedTuple

from PySide6.QtCore import Signal

from barracan.session.lessons.puzzle import LadderPuzzle, MovePuzzle, Puzzle
from barracan.table.translation import common, plain_tip, translate_text
from barracan.windows.learn.paper_card import PaperCard
from barracan.windows.learn.stars import Stars
from barracan.windows.shell.controls import set_style
from barracan.windows.shell.formats import tenths


class PuzzlePlace(NamedTuple):
    """Which puzzle of how many it is, what it is called, what is asked if not the usual, and what came of it so far."""

    number: int
    puzzles: int
    title: str
    words: str = ""
    stars: int = 0
    is_tried: bool = False
    is_solved: bool = False


class PuzzleCard(PaperCard):
    """Asks for the best move, or for the best ladder; where a lesson says what to do it says why that was the move.

    Signals:
        answered: what is said to an answer.
    """

    answered = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._by_match = False
        self._reasons = ""
        self._onward = ""
        """What the button says that goes on, once the puzzle has been answered."""
        set_style(self._task, "part", "sentence")
        for each, tip in (
            (self.main, self.tr("Go on to the next puzzle (Page Down)")),
            (self._show, self.tr("Have the best move made")),
            (self._back, self.tr("Go back to the puzzle before (Page Up)")),
            (self._leave, self.tr("Leave the puzzles (Esc)")),
        ):
            each.setToolTip(plain_tip(tip))
        self._stars = Stars()
        self._foot.insertWidget(1, self._stars)

    def ask(self, puzzle: Puzzle, place: PuzzlePlace) -> None:
        """Ask about a puzzle; the card is to be laid anew for it."""
        self._by_match, self._reasons = False, ""
        if isinstance(puzzle, MovePuzzle):
            self._by_match, self._reasons = puzzle.by_match, " ".join(map(translate_text, puzzle.reasons))
        number, count = place.number, place.puzzles
        self._count.setText(self.tr("Puzzle {number} of {count}").format(number=number, count=count))
        self._title.setText(place.title)
        self._words.show()
        self._clause.hide()
        self._words.setText(place.words or self._question(puzzle))
        self._tell_why("")
        self._stars.setVisible(isinstance(puzzle, LadderPuzzle))
        self._stars.show_stars(place.stars)
        self._back.setVisible(count > 1)
        self._show.show()
        self._onward = self.tr("Next puzzle") if count > 1 else common("Finish")
        self.main.setText(self.tr("Skip") if count > 1 else self._onward)
        self.main.setEnabled(count > 1)
        set_style(self.main, "part", "dense")  # to skip is not what is asked for
        self._progress.show_part(number / count)
        self._say("")

    def _question(self, puzzle: Puzzle) -> str:
        if not isinstance(puzzle, LadderPuzzle):
            return self.tr("One move is clearly better than all others. Make it.")
        words = self.tr(
            "Build the ladder that counts most from these cards. Three stars for {most} points, two from {more}, "
            "one from {few}. No ladder takes the joker."
        )
        return words.format(most=puzzle.points, more=puzzle.needed(2), few=puzzle.needed(1))

    def tell_loss(self, loss: int) -> None:
        """Say that a move is so many thousandths of a point, or of a percent, worse than the best."""
        words = self.tr("{points} points less than the best. Look again.")
        if self._by_match:
            words = self.tr("{points}% less chance to win the match than with the best. Look again.")
        self._reply(words.format(points=tenths(loss)))

    def tell_thinking(self) -> None:
        """Say that a move is being weighed."""
        self._reply(self.tr("This move is being weighed."), right=True)

    def tell_no_hint(self) -> None:
        """Say where help is."""
        self._reply(self.tr("There are no hints in a puzzle: Show me makes the move."), right=True)

    def tell_points(self, points: int, stars: int) -> None:
        """Say what a ladder counts that is not the best, and how many stars it earns."""
        told = (
            self.tr("{points} points: no star yet. Another ladder counts more."),
            self.tr("{points} points, one star. Another ladder counts more."),
            self.tr("{points} points, two stars. Another ladder counts more."),
        )
        self._stars.show_stars(stars)
        self._words.hide()
        self._reply(told[stars].format(points=points), right=stars > 0)

    def tell_no_ladder(self) -> None:
        """Say that nothing but a ladder is asked for."""
        self._words.hide()
        self._reply(self.tr("A ladder is asked for here, and nothing else: build one and lay it."))

    def tell_best_ladder(self, points: int, *, shown: bool) -> None:
        """Say that the best ladder has been laid."""
        words = self.tr("This is the best ladder: {points} points.")
        if not shown:
            words = self.tr("Three stars: no other ladder counts {points} points.")
            self._stars.show_stars(3)
        self._end(words.format(points=points))

    def tell_found(self, gap: int, *, shown: bool, late: bool) -> None:
        """Say that the best move has been made, how much the next best is behind, why, and if that was too *late*."""
        found, told = (
            self.tr("Found: {points} points better than the next best."),
            self.tr("This was the move: {points} points better than the next best."),
        )
        if self._by_match:
            found, told = (
                self.tr("Found: {points}% more chance to win the match than with the next best."),
                self.tr("This was the move: {points}% more chance to win the match than with the next best."),
            )
        self._tell_why(self._reasons)
        self._end((told if shown else found).format(points=tenths(gap)), late=late)

    def tell_alike(self, best: str, *, late: bool) -> None:
        """Say that a move is as good as the best, and why that one is made, which is named where it is another one."""
        named = self.tr("This would be as good: {move}.").format(move=best) if best else ""
        self._tell_why(f"{named} {self._reasons}".strip())
        self._end(self.tr("Found: no move is better than this."), late=late)

    def tell_open(self) -> None:
        """Say that the best move can still be made after the one that was tried."""
        self._reply(self.tr("The best move could still be made after this one. Look for it."), right=True)

    def _end(self, words: str, *, late: bool = False) -> None:
        if late:
            counts = self.tr("Only the very first answer to a puzzle counts as solved.")
            words = f"{words} {counts}"
        self._show.hide()
        self.main.setText(self._onward)
        self.main.setEnabled(True)
        set_style(self.main, "part", "main")
        self._words.setText("")
        self._words.hide()
        self._reply(words, right=True)
        self.main.setFocus()

    def _tell_why(self, words: str) -> None:
        self._task.setText(words)
        self._task.setVisible(bool(words))

    def _reply(self, words: str, *, right: bool = False) -> None:
        """Say what an answer is worth, and why where that is told."""
        self.answer(words, right=right)
        self.answered.emit(f"{words} {self._task.text()}".rstrip())
