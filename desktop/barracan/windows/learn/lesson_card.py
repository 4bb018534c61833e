"""The card of a lesson: how far the course is, what happens and why, and the buttons that lead through it."""

from itertools import pairwise

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QWidget

from barracan.session.lessons.chapter import Awaits, Chapter, Step
from barracan.table.themes import Theme
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import MIDDLE, NO_MARGINS, STRETCH, lay_column, lay_row

_WORDS = 15.5
"""The size of the words, at scale 1."""
_MEASURE = 1120
"""The longest line of words, at scale 1."""


class LessonCard(QFrame):
    """Lies at the top of the table and covers nothing it speaks of.

    Attributes:
        main: the button that goes on.

    Signals:
        back, again, forward, restarted, left: the buttons.
        clause_asked: the clause of the step was pressed.
    """

    back = Signal()
    again = Signal()
    forward = Signal()
    restarted = Signal()
    left = Signal()
    clause_asked = Signal(str)

    def __init__(self, chapter: Chapter) -> None:
        super().__init__()
        self.setObjectName("lesson_card")
        self._chapter = chapter
        self._count = label(part="quiet", name="lesson_count")
        self._title = label(part="lead", name="lesson_title")
        self._clause = button("", "lesson_clause", "clause", tip=self.tr("Read it in the rules"))
        self._clause.clicked.connect(lambda: self.clause_asked.emit(self._clause.text()))
        self.words = label(wrap=True, name="lesson_words")
        self.words.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._task = label(part="name", wrap=True, name="lesson_task")
        self.main = button("", "lesson_next", "main")
        self._skip = button(self.tr("Skip"), "lesson_skip", tip=self.tr("Let it be done for you (Page Down)"))
        self._back = button(self.tr("Back"), "lesson_back", tip=self.tr("One step back (Page Up)"))
        self._again = button(self.tr("Again"), "lesson_again", tip=self.tr("Begin this step again"))
        self._restart = button(self.tr("From the start"), "lesson_restart", "quiet")
        self._leave = button(self.tr("Leave"), "lesson_leave", "quiet")
        self._progress = _Progress()
        for each, signal in (
            (self.main, self.forward),
            (self._skip, self.forward),
            (self._back, self.back),
            (self._again, self.again),
            (self._restart, self.restarted),
            (self._leave, self.left),
        ):
            each.clicked.connect(signal)
        for each in (self._clause, self._skip, self._back, self._again, self._restart, self._leave):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()

    @property
    def sentences(self) -> str:
        """All that the card says, a line each."""
        return "\n".join(each.text() for each in (self._title, self.words, self._task) if each.text())

    def show_step(self, number: int) -> None:
        """Show this step of the course."""
        step, last = self._chapter.steps[number], len(self._chapter.steps) - 1
        self._count.setText(self.tr("{number} of {count}").format(number=number + 1, count=last + 1))
        self._title.setText(step.text.title)
        self._clause.setText(step.text.clause)
        self._clause.setAccessibleName(self.tr("Clause {clause} of the rules").format(clause=step.text.clause))
        self._say(step)
        self._task.setVisible(bool(step.text.task))
        self.main.setText(self.tr("Finish") if number == last else self.tr("Next"))
        self.main.setAccessibleDescription(self.sentences)
        reading = step.awaits is Awaits.READING
        self.main.setVisible(reading)
        self._skip.setVisible(not reading)
        self._back.setEnabled(number > 0)
        self._again.setEnabled(not reading)
        self._restart.setEnabled(number > 0)
        self._progress.show_part(number / last)
        self.setAccessibleName(self.sentences)

    def focus(self) -> None:
        """Take the keyboard."""
        (self.main if self.main.isVisible() else self._skip).setFocus(Qt.FocusReason.TabFocusReason)

    def dress(self, theme: Theme, scale: float) -> None:
        """Take the colours of a theme and a scale of type."""
        ground, task = theme.panel.name(), theme.accent.name()
        self.setStyleSheet(
            f"#lesson_card {{ background: {ground}; }} #lesson_task {{ color: {task}; }}"
            f" #lesson_words, #lesson_task {{ font-size: {round(_WORDS * scale)}px; }}"
        )
        self.words.setMaximumWidth(round(_MEASURE * scale))
        self._column.setContentsMargins(round(18 * scale), round(4 * scale), round(14 * scale), round(4 * scale))
        self._progress.setFixedHeight(round(4 * scale))

    def fit(self, width: int) -> None:
        """Be so wide, and as high as the longest words of the course need, so that the table never moves."""
        margins = self._column.contentsMargins()
        room = min(self.words.maximumWidth(), width - margins.left() - margins.right())
        shown = self.words.text(), self._task.text()
        for each in (self.words, self._task):
            each.ensurePolished()  # the page is placed before it is first shown, and must know its type by then
        heights = []
        for step in self._chapter.steps:
            self._say(step)
            heights.append(sum(each.heightForWidth(room) for each in (self.words, self._task) if each.text()))
        self.text.setFixedHeight(max(heights))
        self.words.setText(shown[0])
        self._task.setText(shown[1])
        if (layout := self.layout()) is not None:
            layout.invalidate()
        self.resize(width, self.sizeHint().height())

    def _say(self, step: Step) -> None:
        self.words.setText(step.text.words)
        self._task.setText(step.text.task)

    def _build(self) -> None:
        told = lay_row(self._title, self._clause, self._count, spacing=10, align=MIDDLE)
        ways = (self._leave, self._restart, self._back, self._again, self._skip, self.main)
        head = lay_row(told, STRETCH, *ways, spacing=10)
        self.text = QWidget()
        lay_column(self.words, self._task, STRETCH, inside=self.text, margins=NO_MARGINS, spacing=0)
        self._column = lay_column(head, self.text, spacing=0)
        lay_column(self._column, self._progress, inside=self, margins=NO_MARGINS, spacing=0)
        order = (self._clause, self.main, self._skip, self._again, self._back, self._restart, self._leave)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)


class _Progress(QWidget):
    """A line that tells how much of the course is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("lesson_progress")
        self._part = 0.0

    def show_part(self, part: float) -> None:
        """Fill this part of the line, from 0 to 1."""
        self._part = part
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the track and the part that is done."""
        with QPainter(self) as painter:
            track = self.palette().color(QPalette.ColorRole.WindowText)
            track.setAlphaF(0.18)
            painter.fillRect(self.rect(), track)
            done = QRectF(0, 0, self.width() * self._part, self.height())
            painter.fillRect(done, self.palette().color(QPalette.ColorRole.Highlight))
