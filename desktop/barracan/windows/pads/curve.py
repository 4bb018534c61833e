"""The part of the matches that a person has won, as a curve."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from barracan.storage.statistics import Sum
from barracan.table.themes import fade
from barracan.windows.shell.formats import percent

AXIS = 0.75
"""How much of the text's colour the words at the axes have."""


class Curve(QWidget):
    """The part of the matches that was won, as it has run."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("curve")
        self.setMinimumHeight(180)
        self._sums: Sequence[Sum] = ()

    def show_sums(self, sums: Sequence[Sum]) -> None:
        """Draw these running sums."""
        self._sums = sums
        if sums:
            last = sums[-1]
            words = self.tr("Won {won} of {matches} matches: {part}")
            if last.matches == 1:
                words = self.tr("Won {won} of one match: {part}")
            part = won_part(last.won, last.matches)
            self.setAccessibleName(words.format(won=last.won, matches=last.matches, part=part))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw axes, curve and its end."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            metrics = QFontMetricsF(painter.font())
            beside, high = metrics.horizontalAdvance(percent(100)) + 10, metrics.height()
            area = QRectF(self.rect()).adjusted(beside, high * 0.6, -beside, -high * 1.3)
            self._draw_axis(painter, area, beside, high)
            if self._sums:
                self._draw_curve(painter, area, high)

    def _draw_axis(self, painter: QPainter, area: QRectF, beside: float, high: float) -> None:
        """Draw lines at none, half and all of the matches, with their figures *beside* them."""
        for part in (0, 50, 100):
            y = area.bottom() - area.height() * part / 100
            painter.setPen(QPen(fade(self._ink(), 0.25), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(fade(self._ink(), AXIS))
            box = QRectF(0, y - high / 2, beside - 8, high)
            painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, percent(part))

    def _draw_curve(self, painter: QPainter, area: QRectF, high: float) -> None:
        """Draw the curve, what it has come to, and under it after how many matches."""
        last = self._sums[-1]
        most = max(4, last.matches)
        points = [
            QPointF(
                area.left() + area.width() * each.matches / most,
                area.bottom() - area.height() * each.won / each.matches,
            )
            for each in self._sums
        ]
        accent = self.palette().color(QPalette.ColorRole.Highlight)
        painter.setPen(QPen(accent, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(points))
        painter.setBrush(accent)
        painter.drawEllipse(points[-1], 4, 4)
        painter.setPen(self._ink())
        painter.drawText(points[-1] + QPointF(9, high * 0.3), won_part(last.won, last.matches))
        painter.setPen(fade(self._ink(), AXIS))
        below = QRectF(area.left(), area.bottom() + 4, area.width(), high)
        after = self.tr("after one match") if last.matches == 1 else self.tr("after {matches} matches")
        painter.drawText(below, Qt.AlignmentFlag.AlignRight, after.format(matches=last.matches))

    def _ink(self) -> QColor:
        return self.palette().color(QPalette.ColorRole.WindowText)


def won_part(part: int, whole: int) -> str:
    """A part of a whole in words, a dash where there is no whole."""
    return percent(round(100 * part / whole)) if whole else "–"
