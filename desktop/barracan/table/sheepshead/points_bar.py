"""The card points so far: one bar of 120, or three in The Least."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from barracan.model.lone_play import LonePlay
from barracan.model.view import SeatView
from barracan.table.hud.lettering import BODY, BOLD, CENTRE, LABEL, QUIET, RIGHT, SEMIBOLD, SMALL, width_of, write
from barracan.table.hud.people import People
from barracan.table.themes import side_colour
from barracan.table.translation import common
from barracan.table.tricks.panels import ColumnPanel, paint_mark, row

_NAME: Final = 84.0
_MOST_NAME: Final = 0.4
"""The names take this part of the width at the most."""
_NOTE: Final = 112.0


class PointsBar(ColumnPanel):
    """The bar; ``show_points`` fills it."""

    names: tuple[str, ...] = ()
    sides: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    player: int | None = None
    least = False
    own = others = ""
    notches: tuple[tuple[int, str], ...] = ()
    all = 120
    laid = 0

    def show_points(self, view: SeatView, play: LonePlay, people: People, unit: float) -> None:
        """Show the card points of each seat, or of the Player and the two others."""
        self.names = tuple(map(people.name, range(view.seats)))
        self.sides = tuple(map(view.side_of, range(view.seats)))
        self.points, self.player, self.least, self.all = play.points, play.player, play.least, play.all
        low, needed, high = play.needed
        self.notches = (
            (low, str(low)),
            (needed, self.tr("{points} wins").format(points=needed)),
            (high, self.tr("{points} Schneider").format(points=high)),
        )
        self.laid = (play.laid_points or 0) if not play.counted else 0
        if play.player is None:
            told = [f"{name} {points}" for name, points in zip(self.names, self.points, strict=True)]
            self.own, self.others = common("Card points"), ""
        else:
            self._tell_player(play, view, people)
            told = [self.own, self.others]
        self.tell(unit, told if play.phase == "play" else [])

    def _tell_player(self, play: LonePlay, view: SeatView, people: People) -> None:
        assert play.player is not None
        own = self.points[play.player]
        words = self.tr("{name}  {points} + laid away")
        if play.counted or play.phase == "bury":
            words = self.tr("{name}  {points}")
        elif play.laid_points is not None:
            words = self.tr("{name}  {points}, with {laid} laid away")
        self.own = words.format(name=people.name(play.player), points=own + self.laid, laid=self.laid)
        rest = [seat for seat in range(view.seats) if seat != play.player]
        points = sum(self.points[seat] for seat in rest)
        self.others = self.tr("{names}  {points}").format(names=people.names_of(rest), points=points)

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint one bar with its notches, or three."""
        if self.least:
            self._draw_three(painter, room)
            return
        u = self.unit
        head = row(room, 4 * u, 24 * u)
        if self.player is not None:
            paint_mark(self, painter, self.sides[self.player], QPointF(room.left() + 6 * u, head.center().y()), 12 * u)
        self.line(painter, head.adjusted(20 * u if self.player is not None else 0, 0, 0, 0), self.own, QUIET, bold=True)
        self.line(painter, head, self.others, QUIET, bold=True, align=RIGHT)
        bar = row(room, 33 * u, 13 * u)
        self._draw_track(painter, bar, self.theme.text_over(0.13))
        if self.player is not None:
            own = self.points[self.player] + self.laid
            rest = sum(self.points) - self.points[self.player]
            colour = side_colour(self.theme, self.sides[self.player])
            self._draw_part(painter, bar, 0, own, colour)
            self._draw_part(painter, bar, self.all - rest, self.all, self.theme.quiet)
        for number, (at, words) in enumerate(self.notches):
            x = bar.left() + bar.width() * at / self.all
            colour = self.theme.accent if number == 1 else self.theme.text_over(0.75)
            painter.setPen(QPen(colour, 2))
            painter.drawLine(QPointF(x, bar.top() - 4 * u), QPointF(x, bar.bottom() + 4 * u))
            place = QRectF(x - 70 * u, bar.bottom() + 5 * u, 140 * u, 18 * u)
            weight = BOLD if number == 1 else 400
            write(painter, place, words, self.font(SMALL + 0.5, weight), self.theme.text, CENTRE)

    def _draw_three(self, painter: QPainter, room: QRectF) -> None:
        u = self.unit
        high = (self.area().height() - 12 * u) / len(self.points)
        fewest = min(self.points)
        bold = self.font(QUIET, SEMIBOLD)
        widest = max(width_of(name, bold) for name in self.names)
        names = max(_NAME * u, min(widest + 26 * u, _MOST_NAME * room.width()))
        for seat, points in enumerate(self.points):
            line = row(room, 6 * u + seat * high, high)
            paint_mark(self, painter, self.sides[seat], QPointF(line.left() + 6 * u, line.center().y()), 12 * u)
            name = QRectF(line.left() + 19 * u, line.top(), names - 24 * u, high)
            write(painter, name, self.names[seat], bold, self.theme.text)
            words = (
                #: Points that are wanted yet.
                common("fewest so far") if points == fewest else self.tr("{count} more").format(count=points - fewest)
            )
            self.line(painter, line, words, LABEL, bold=points == fewest, quiet=points != fewest, align=RIGHT)
            note = max(_NOTE * u, width_of(common("fewest so far"), self.font(LABEL, SEMIBOLD)) + 14 * u)
            figure = QRectF(line.right() - note - 34 * u, line.top(), 34 * u, high)
            write(painter, figure, str(points), self.font(BODY, BOLD), self.theme.text, RIGHT)
            bar = QRectF(line.left() + names, 0, figure.left() - line.left() - names, 12 * u)
            bar.moveCenter(QPointF(bar.center().x(), line.center().y()))
            self._draw_track(painter, bar, self.theme.text_over(0.13))
            self._draw_part(painter, bar, 0, points, side_colour(self.theme, self.sides[seat]))

    def _draw_track(self, painter: QPainter, bar: QRectF, colour: QColor) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawRoundedRect(bar, bar.height() / 2, bar.height() / 2)

    def _draw_part(self, painter: QPainter, bar: QRectF, first: int, last: int, colour: QColor) -> None:
        """Paint a part of the bar, from so many points to so many."""
        if last > first:
            left = bar.left() + bar.width() * max(0, first) / self.all
            right = bar.left() + bar.width() * min(self.all, last) / self.all
            self._draw_track(painter, QRectF(left, bar.top(), max(right - left, bar.height()), bar.height()), colour)
