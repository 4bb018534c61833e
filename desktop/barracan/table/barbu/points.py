"""What each player has of this hand so far, doubles counted."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from barracan.model.view import SeatView
from barracan.table.hud.lettering import BODY, BOLD, LABEL, QUIET, RIGHT, width_of, write
from barracan.table.hud.people import People
from barracan.table.translation import common
from barracan.table.tricks.panels import ColumnPanel, Figure, paint_mark, points_colour, row, signed


class HandPoints(ColumnPanel):
    """Four figures; ``show_points`` fills it."""

    figures: tuple[Figure, ...] = ()
    over = False

    def show_points(self, view: SeatView, people: People, unit: float) -> None:
        """Show the points of a hand as they stand now."""
        self.over = view.turn is None
        self.figures = tuple(
            Figure(view.side_of(seat), people.name(seat), view.hand_points(view.side_of(seat)) or 0)
            for seat in range(view.seats)
        )
        told = [common("{name} {points}").format(name=each.name, points=signed(each.points)) for each in self.figures]
        self.tell(unit, [self._head(), ", ".join(told)])

    def _head(self) -> str:
        return common("This hand") if self.over else self.tr("This hand so far")

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint the head and two rows of figures."""
        u, head = self.unit, 24 * self.unit
        self.line(painter, row(room, 4 * u, head), self._head(), LABEL, bold=True)
        if (
            width_of(self._head(), self.font(LABEL)) + width_of(common("doubles counted"), self.font(LABEL))
            < room.width() - 20
        ):
            self.line(painter, row(room, 4 * u, head), common("doubles counted"), LABEL, quiet=True, align=RIGHT)
        high = (self.area().height() - head - 8 * u) / 2
        half = (room.width() - 18 * u) / 2
        for number, each in enumerate(self.figures):
            left = room.left() + (number % 2) * (half + 18 * u)
            self._draw_figure(painter, QRectF(left, head + 2 * u + (number // 2) * high, half, high), each)

    def _draw_figure(self, painter: QPainter, room: QRectF, each: Figure) -> None:
        u = self.unit
        paint_mark(self, painter, each.side, QPointF(room.left() + 6 * u, room.center().y()), 11 * u)
        points, font = signed(each.points), self.font(BODY, BOLD)
        write(painter, room, points, font, points_colour(self.theme, each.points), RIGHT)
        name = room.adjusted(19 * u, 0, -width_of(points, font) - 4 * u, 0)
        self.line(painter, name, each.name, QUIET, bold=True)
