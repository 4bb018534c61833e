"""What would have happened, shown: expert's line step by step, the wash over the table, both results side by side."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from barracan.model.moves import Move
from barracan.model.score import HandEnd
from barracan.session.expert_line import ExpertLine
from barracan.session.messages import Snapshot
from barracan.session.review import Review
from barracan.session.worker_pool import WorkerPool
from barracan.table.themes import FELT, Theme, fade
from barracan.table.translation import common
from barracan.windows.shell.controls import ElidedLabel, label

_PACE: Final = 420
"""Milliseconds from one move of the line to the next."""


class LineShow(QObject):
    """Plays expert's line, a move at a time.

    Signals:
        stepped: the next move has been made; its happening.
        over: the line has come to its end, or cannot go on.
    """

    stepped = Signal(object)
    over = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._line: ExpertLine | None = None
        self._viewer = 0
        self._actual: HandEnd | None = None
        self._hurried = False
        self.active = False
        self.failed = False
        self.position = 0
        self._pace = QTimer(self)
        self._pace.setInterval(_PACE)
        self._pace.timeout.connect(self.forward)

    @property
    def line(self) -> ExpertLine:
        """The line, which is made when it is first wanted."""
        if self._line is None:
            self._line = ExpertLine(WorkerPool(self), self)
            self._line.moved.connect(self._hurry_on)
            self._line.failed.connect(self._fail)
        return self._line

    @property
    def is_over(self) -> bool:
        """Whether the line has come to the hand's end."""
        return self.active and self.line.end is not None

    def points(self) -> list[tuple[int, int]]:
        """Each side's points of the hand as it was, and in the line; none before that is over."""
        end = self.line.end if self.active else None
        return list(zip(self._actual.points, end.points, strict=True)) if self._actual and end else []

    def start(self, review: Review, position: int, choice: Move, viewer: int) -> Snapshot:
        """Begin before the move that led to a position; returns the table there."""
        self.position, self._viewer, self.active, self._hurried, self.failed = position, viewer, True, False, False
        number = max(at for at, first in enumerate(review.hands) if first <= position)
        self._actual = review.ends[number]
        self.line.start(review, position, choice)
        self._pace.start()
        return self.line.snapshot(viewer)

    def stop(self) -> None:
        """Leave the line."""
        if self.active:
            self.active = False
            self._pace.stop()
            self.line.stop()

    def pause_or_run(self) -> None:
        """Let the line stand still, or go on."""
        if self._pace.isActive():
            self._pace.stop()
        elif not self.is_over:
            self._pace.start()

    def forward(self) -> None:
        """Make the next move of the line, if it has been thought out."""
        if not self.active or not self.line.ready:
            return
        told = self.line.next_step(self._viewer)
        if told is not None and not self._hurried:
            self.stepped.emit(told)
        if self.line.end is not None:
            self._pace.stop()
            self.over.emit()
        elif self._hurried and self.line.ready:
            self.forward()

    def to_end(self) -> None:
        """Play the rest without showing it."""
        self._hurried = True
        self._pace.stop()
        self.forward()

    def _hurry_on(self) -> None:
        if self._hurried:
            self.forward()

    def _fail(self) -> None:
        self.failed = True
        self._pace.stop()
        self.over.emit()


class LineWash(QWidget):
    """Lies over the table while a line is shown: what happens there did not happen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme: Theme = FELT
        self.setObjectName("line_wash")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Wash the table in the hint's colour, with its edge."""
        theme, area = self.theme, QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(area, fade(theme.hint, 0.10))
            painter.setPen(QPen(theme.hint, 3))
            painter.drawRoundedRect(area.adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)


class ResultsCard(QFrame):
    """Both results of a hand, side by side."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("line_results")
        self.setProperty("part", "card")
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(16, 12, 16, 12)
        self._grid.setHorizontalSpacing(16)
        self._grid.setColumnStretch(0, 1)
        self._cells: list[QLabel] = []

    def show_results(self, rows: Sequence[tuple[str, int, int]]) -> None:
        """Show each side's points of the hand as it was, and in expert's line."""
        for cell in self._cells:
            cell.deleteLater()
        self._cells = []
        for column, words in enumerate((self.tr("Points of the hand"), self.tr("As it was"), common("Expert’s line"))):
            self._put(words, 0, column, "quiet" if column < 2 else "hinted")
        for number, (names, was, would) in enumerate(rows, 1):
            self._put(names, number, 0, "name")
            self._put(_signed(was), number, 1, "lead")
            self._put(_signed(would), number, 2, "lead")

    def _put(self, words: str, row: int, column: int, part: str) -> None:
        cell = ElidedLabel(words, part, (words,)) if row and not column else label(words, part, wrap=not row)
        align = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
        cell.setAlignment(align | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(cell, row, column)
        self._cells.append(cell)


def _signed(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)
