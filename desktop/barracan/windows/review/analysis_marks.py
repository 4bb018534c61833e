"""Marks above a scrubber: where in a hand a move was doubtful, an error or a blunder."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from barracan.session.analysis import JudgedHand, Verdict
from barracan.table.themes import FELT, Theme

_HEIGHT: Final = 14
_HALF_HANDLE: Final = 9
"""Half the width of the scrubber's handle, whose middle stands at the position."""
_NEAR: Final = 8


class JudgedMarks(QWidget):
    """A strip that is as wide as the scrubber under it; each mark has its own shape beside its colour.

    Signals:
        chosen: the position before a marked move, which a person has clicked.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("judged_marks")
        self.setFixedHeight(_HEIGHT)
        self.theme: Theme = FELT
        self._range = (0, 1)
        self._marks: list[tuple[int, Verdict]] = []

    def show_marks(self, hand: JudgedHand | None, first: int, last: int) -> None:
        """Show the marks of a hand on a scrubber that runs from *first* to *last*."""
        self._marks = hand.marked() if hand else []
        self._range = (first, max(first + 1, last))
        self.update()

    def spot(self, position: int) -> float:
        """Where a position lies, in pixels from the left."""
        first, last = self._range
        return _HALF_HANDLE + (self.width() - 2 * _HALF_HANDLE) * (position - first) / (last - first)

    def sizeHint(self) -> QSize:
        """No width of its own."""
        return QSize(0, _HEIGHT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the mark under the mouse."""
        near = [(abs(self.spot(at) - event.position().x()), at) for at, _ in self._marks]
        if near and min(near)[0] <= _NEAR:
            self.chosen.emit(min(near)[1] - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a ring, a diamond or a cross for each."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, verdict in self._marks:
            _draw_verdict(painter, QPointF(self.spot(at), _HEIGHT / 2), verdict, self._colour(verdict))

    def _colour(self, verdict: Verdict) -> QColor:
        return self.theme.quiet if verdict is Verdict.DOUBTFUL else self.theme.refused


def _draw_verdict(painter: QPainter, at: QPointF, verdict: Verdict, colour: QColor) -> None:
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if verdict is Verdict.DOUBTFUL:
        painter.drawEllipse(QRectF(at.x() - 3.5, at.y() - 3.5, 7, 7))
    elif verdict is Verdict.ERROR:
        painter.setBrush(colour)
        steps = ((0, -4.5), (4.5, 0), (0, 4.5), (-4.5, 0))
        painter.drawPolygon(QPolygonF([QPointF(at.x() + x, at.y() + y) for x, y in steps]))
    else:
        painter.drawLine(at + QPointF(-4.5, -4.5), at + QPointF(4.5, 4.5))
        painter.drawLine(at + QPointF(-4.5, 4.5), at + QPointF(4.5, -4.5))
