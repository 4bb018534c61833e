"""The board of the 28 hands: what each declarer made of each contract."""

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from barracan.model.contract_play import ContractPlay
from barracan.model.view import SeatView
from barracan.table.barbu.plaque import hand_words
from barracan.table.hud.lettering import BOLD, CENTRE, LABEL, SEMIBOLD, SMALL, write
from barracan.table.hud.people import People
from barracan.table.painting import draw_panel, draw_rule
from barracan.table.themes import fade
from barracan.table.translation import common, translate_text
from barracan.table.tricks.panels import ColumnPanel, paint_mark, points_colour, row, signed

_HEAD: Final = 29.0
_FOOT: Final = 6.0
_COLUMN: Final = 40.0
_COLUMN_PART: Final = 0.136
_TINT: Final = 0.16


class BoardRow(NamedTuple):
    """A contract's name and what each seat made of it; ``now`` is the seat that plays it in this hand."""

    name: str
    results: tuple[int | None, ...]
    now: int = -1


class ContractBoard(ColumnPanel):
    """The board; ``show_board`` fills it."""

    head = ""
    rows: tuple[BoardRow, ...] = ()
    sides: tuple[int, ...] = ()
    declarer = 0

    def show_board(self, view: SeatView, play: ContractPlay, people: People, unit: float) -> None:
        """Show every hand of the match."""
        self.head, self.declarer = hand_words(play), play.declarer
        self.sides = tuple(map(view.side_of, range(view.seats)))
        over = view.turn is None
        self.rows = tuple(
            BoardRow(
                translate_text(each.title), each.results, play.declarer if each.name == play.named and not over else -1
            )
            for each in play.rows
        )
        self.tell(unit, [self.head, *(self._spoken(each, people) for each in self.rows)])

    def _spoken(self, each: BoardRow, people: People) -> str:
        """A row in words: who has made what of it, who plays it now, for whom it is left."""
        translate = QCoreApplication.translate
        told = [
            common("{name} {points}").format(name=people.name(seat), points=signed(points))
            for seat, points in enumerate(each.results)
            if points is not None
        ]
        if each.now >= 0:
            told.append(translate("BarbuTable", "now {name}").format(name=people.name(each.now)))
        left = [seat for seat, points in enumerate(each.results) if points is None and seat != each.now]
        if left:
            told.append(translate("BarbuTable", "left for {names}").format(names=people.names_of(left)))
        return translate("BarbuTable", "{contract}: {results}").format(contract=each.name, results=", ".join(told))

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint the marks over their columns and a row for each contract."""
        u = self.unit
        head, foot, column = _HEAD * u, _FOOT * u, self._column()
        high = (self.area().height() - head - foot) / len(self.rows)
        self._tint(painter)
        title = row(room, 4 * u, head - 4 * u)
        title.setRight(self._middle(0) - 9 * u)
        self.line(painter, title, self.head, LABEL, quiet=True)
        for seat, side in enumerate(self.sides):
            paint_mark(self, painter, side, QPointF(self._middle(seat), 3 * u + head / 2), 12 * u)
        for number, each in enumerate(self.rows):
            top = head + number * high
            if number:
                draw_rule(painter, self.theme, room.left() - 4 * u, room.right() + 4 * u, top)
            name = QRectF(room.left(), top, self._middle(0) - 21 * u - room.left(), high)
            weight = BOLD if each.now >= 0 else SEMIBOLD
            write(painter, name, each.name, self.fitting(each.name, LABEL + 0.5, weight, name.width()), self.theme.text)
            for seat, points in enumerate(each.results):
                cell = QRectF(self._middle(seat) - column / 2, top, column, high)
                self._draw_cell(painter, cell, points, now=seat == each.now)

    def _tint(self, painter: QPainter) -> None:
        column = QRectF(0, 4 * self.unit, self._column() - 3 * self.unit, self.area().height() - 8 * self.unit)
        column.moveCenter(QPointF(self._middle(self.declarer), column.center().y()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(self.theme.accent, _TINT))
        painter.drawRoundedRect(column, 8, 8)

    def _draw_cell(self, painter: QPainter, cell: QRectF, points: int | None, *, now: bool) -> None:
        if now:
            word = QCoreApplication.translate("BarbuTable", "now")
            pill = cell.adjusted(1, 0, -1, 0)
            pill.setHeight(min(cell.height() - 4, 19 * self.unit))
            pill.moveCenter(cell.center())
            draw_panel(painter, pill, 6, fade(self.theme.accent, _TINT), self.theme.accent, 1.6)
            font = self.fitting(word, SMALL + 0.5, SEMIBOLD, pill.width())
            write(painter, pill, word, font, self.theme.accent, CENTRE)
        elif points is None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.text_over(0.45), 1.3))
            painter.drawEllipse(cell.center(), 3.6 * self.unit, 3.6 * self.unit)
        else:
            font = self.font(LABEL + 0.5, SEMIBOLD)
            write(painter, cell, signed(points), font, points_colour(self.theme, points), CENTRE)

    def _column(self) -> float:
        """How wide a seat's column is."""
        return min(_COLUMN * self.unit, _COLUMN_PART * self.area().width())

    def _middle(self, seat: int) -> float:
        """The middle of a seat's column."""
        return self.area().width() - 8 * self.unit - self._column() * (len(self.sides) - seat - 0.5)
