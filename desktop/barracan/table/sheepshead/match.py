"""How the match stands, and what the hand can still pay."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from barracan.model.lone_play import LonePlay
from barracan.model.view import SeatView
from barracan.table.hud.lettering import BODY, BOLD, LABEL, QUIET, RIGHT, figure, width_of, write
from barracan.table.hud.people import People
from barracan.table.painting import draw_rule
from barracan.table.themes import side_colour
from barracan.table.translation import translate_text
from barracan.table.tricks.panels import ColumnPanel, Figure, paint_mark, row

_MOST_STEPS: Final = 20


class MatchPanel(ColumnPanel):
    """The totals with their way to the target; ``show_match`` fills it."""

    figures: tuple[Figure, ...] = ()
    target = 10
    head = hand = ""

    def show_match(self, view: SeatView, people: People, unit: float) -> None:
        """Show each total."""
        self.target = view.target() or 10
        self.head = self.tr("Match to {target}").format(target=self.target)
        self.hand = self.tr("hand {number}").format(number=view.hand_number)
        self.figures = tuple(
            Figure(view.side_of(seat), people.name(seat), view.totals[view.side_of(seat)]) for seat in range(view.seats)
        )
        told = [f"{each.name} {figure(each.points)}" for each in self.figures]
        self.tell(unit, [self.head, *told])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint head and a row for each player."""
        u, head = self.unit, 28 * self.unit
        self.line(painter, row(room, 3 * u, head), self.head, LABEL)
        self.line(painter, row(room, 3 * u, head), self.hand, LABEL, quiet=True, align=RIGHT)
        high = (self.area().height() - head - 6 * u) / len(self.figures)
        for number, each in enumerate(self.figures):
            self._draw_player(painter, row(room, head + number * high, high), each)

    def _draw_player(self, painter: QPainter, line: QRectF, each: Figure) -> None:
        u = self.unit
        upper = QRectF(line.left(), line.top(), line.width(), 0.62 * line.height())
        paint_mark(self, painter, each.side, QPointF(line.left() + 6 * u, upper.center().y()), 13 * u)
        self.line(painter, upper.adjusted(20 * u, 0, -40 * u, 0), each.name, QUIET, bold=True)
        write(painter, upper, figure(each.points), self.font(18, BOLD), self.theme.text, RIGHT)
        steps = min(self.target, _MOST_STEPS)
        bar = QRectF(line.left() + 20 * u, upper.bottom() + 1, line.width() - 60 * u, 5 * u)
        done = round(steps * max(0, min(each.points, self.target)) / self.target)
        wide = bar.width() / steps
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(steps):
            filled = number < done
            painter.setBrush(side_colour(self.theme, each.side) if filled else self.theme.text_over(0.14))
            box = QRectF(bar.left() + number * wide, bar.top(), max(2.0, wide - 4 * u), bar.height())
            painter.drawRoundedRect(box, bar.height() / 2, bar.height() / 2)


class Payments(ColumnPanel):
    """What the hand pays, struck where it can no longer happen; ``show_payments`` fills it."""

    head = ""
    lines: tuple[tuple[str, str, bool], ...] = ()

    def show_payments(self, play: LonePlay, people: People, unit: float, *, counted: bool) -> None:
        """Show each line, struck only where card points are *counted*."""
        self.head = translate_text(play.head.with_names(people.names))
        self.lines = tuple(
            (translate_text(each.words), "" if each.points is None else figure(each.points), counted and each.struck)
            for each in play.payments
        )
        gone = self.tr("{result}: out of reach")
        told = [gone.format(result=words) if struck else f"{words} {pays}" for words, pays, struck in self.lines]
        self.tell(unit, [self.head, *told])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint the head and a line for each result."""
        u, head = self.unit, 28 * self.unit
        wide = self.line(painter, row(room, 3 * u, head), self.head, LABEL, bold=True)
        note, font = self.tr("struck: out of reach"), self.font(LABEL)
        if wide + width_of(note, font) + 12 * u < room.width():
            self.line(painter, row(room, 3 * u, head), note, LABEL, quiet=True, align=RIGHT)
        high = min(25 * u, (self.area().height() - head - 8 * u) / max(1, len(self.lines)))
        for number, (words, pays, struck) in enumerate(self.lines):
            line = row(room, head + 3 * u + number * high, high)
            if number:
                draw_rule(painter, self.theme, line.left(), line.right(), line.top())
            long = self.line(painter, line, words, QUIET, bold=not struck, quiet=struck)
            self.line(painter, line, pays, BODY, bold=not struck, quiet=struck, align=RIGHT)
            if struck:
                painter.setPen(QPen(self.theme.quiet, 1.4))
                middle = line.center().y() + 1
                painter.drawLine(
                    QPointF(line.left() - 2, middle), QPointF(line.left() + min(long, room.width()) + 2, middle)
                )
