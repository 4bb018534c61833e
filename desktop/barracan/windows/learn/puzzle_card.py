"""The card of a puzzle: what is asked, and how good an answer is."""

from barracan.table.translation import common
from barracan.windows.learn.paper_card import PaperCard
from barracan.windows.shell.formats import tenths


class PuzzleCard(PaperCard):
    """Asks for the best move."""

    def ask(self, number: int, count: int, title: str) -> None:
        """Ask about the puzzle of this number of so many; the card is to be laid anew for it."""
        self._count.setText(self.tr("Puzzle {number} of {count}").format(number=number, count=count))
        self._title.setText(title)
        self._clause.hide()
        self._words.setText(self.tr("One move is clearly better than all others. Make it."))
        self._task.hide()
        self._back.setVisible(count > 1)
        self._show.show()
        self.main.setText(self.tr("Next puzzle") if count > 1 else common("Finish"))
        self.main.setEnabled(False)
        self._progress.show_part(number / count)
        self._say("")

    def tell_loss(self, loss: int) -> None:
        """Say that a move is so many thousandths of a point worse than the best."""
        self.answer(self.tr("{points} points less than the best. Look again.").format(points=tenths(loss)))

    def tell_thinking(self) -> None:
        """Say that a move is being weighed."""
        self.answer(self.tr("This move is being weighed."), right=True)

    def tell_no_hint(self) -> None:
        """Say where help is."""
        self.answer(self.tr("There are no hints in a puzzle: Show me makes the move."), right=True)

    def tell_found(self, gap: int, *, shown: bool) -> None:
        """Say that the best move has been made, and how much the next best is behind."""
        words = self.tr("This was the move: {points} points better than the next best.")
        if not shown:
            words = self.tr("Found: {points} points better than the next best.")
        self._show.hide()
        self.main.setEnabled(True)
        self.answer(words.format(points=tenths(gap)), right=True)
        self.main.setFocus()
