"""The card of a lesson: what happens and why, and what to do."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from barracan.session.lessons.chapter import Awaits, Chapter
from barracan.table.cards.court_letters import spell
from barracan.table.translation import common
from barracan.windows.learn.paper_card import PaperCard
from barracan.windows.shell.controls import button


class LessonCard(PaperCard):
    """Shows the steps of chapters, and on the last one the way to a match of the person's own.

    Signals:
        match_wanted: that way was taken.
    """

    match_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._match = button(common("New match"), "lesson_match", "dense", do=self.match_wanted)
        self._match.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._ways.insertWidget(self._ways.indexOf(self.main), self._match)
        QWidget.setTabOrder(self.main, self._match)

    def show_step(self, chapter: Chapter, number: int) -> None:
        """Show this step of a chapter; the card is to be laid anew for it."""
        step, last = chapter.steps[number], len(chapter.steps) - 1
        self._count.setText(self.tr("Step {number} of {count}").format(number=number + 1, count=last + 1))
        self._title.setText(spell(step.text.title))
        self._clause.setText(step.text.clause)
        self._clause.setAccessibleName(self.tr("Clause {clause} of the rules").format(clause=step.text.clause))
        self._words.setText(spell(step.text.words))
        self._task.setText(spell(step.text.task))
        self._task.setVisible(bool(step.text.task))
        self.main.setText(common("Finish") if number == last else common("Next"))
        self.main.setAccessibleDescription(self.sentences)
        self.main.setEnabled(step.awaits is not Awaits.MOVE)
        self._show.setVisible(step.awaits is Awaits.MOVE)
        self._match.setVisible(number == last)
        self._back.setEnabled(number > 0)
        self._progress.show_part(number / last)
        self._say("")

    def answer(self, words: str, *, right: bool = False) -> None:
        """Say whether a move is right; what is to be done is said once where that is the answer."""
        self._task.setVisible(self._task.text() not in ("", words))
        super().answer(words, right=right)

    def wait(self) -> None:
        """Let nobody go on while moves are made; the focus does not pass on to the button that goes back."""
        if self.main.hasFocus():
            self.setFocus()
        self.main.setEnabled(False)
