"""The little table on the page of a new match: who sits where, round the cards of the game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from barracan.model.replay import HUMAN, SeatNote, write_player
from barracan.model.value import value
from barracan.table.hud.lettering import BOLD, CENTRE, REGULAR, SEMIBOLD, font_of, write
from barracan.table.hud.people import People
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import FELT, Theme, fade, side_colour
from barracan.table.translation import common
from barracan.windows.shell.painted_buttons import PaintedButton

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

_PLACES: Final = {
    2: ("south", "north"),
    3: ("south", "west", "east"),
    4: ("south", "west", "north", "east"),
    5: ("south", "west", "north_west", "north_east", "east"),
    6: ("south", "west", "north_west", "north", "north_east", "east"),
}
"""Where the seats sit, clockwise from the viewer's."""
_ACROSS: Final = {"south": 0.5, "north": 0.5, "north_west": 0.18, "north_east": 0.82, "west": 0.0, "east": 1.0}
_WIDE, _HIGH, _APART = 204, 60, 16
_SHADOW: Final = QColor(0, 0, 0, 11)
_LIT, _MIDDLE = 116, 128
"""How much lighter than a dark ground the middle of the table is, in parts of a hundred; which ground is dark."""
_LEAST_WIDE: Final = 124
"""How wide a seat's card is at least, at the usual type."""


@value
class SeatWords:
    """What a seat card says: its name, who plays there, whose side it is on, and whether something is wrong."""

    name: str
    told: str
    side: int
    faulty: bool = False


class SeatCard(PaintedButton):
    """A seat: its mark with an initial, its name, who plays there; it can be dragged onto another.

    Signals:
        dropped: it was let go at this point of the table.
    """

    dropped = Signal(QPoint)

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(f"seat_{seat}", "", parent)
        self.seat = seat
        self.setCheckable(True)
        self._words = SeatWords("", "", 0)
        self._pressed_at: QPoint | None = None
        self._home = QRect()
        self._dragged = False

    def show_words(self, words: SeatWords) -> None:
        """Say this."""
        self._words = words
        self.setText(words.name)
        self.setAccessibleName(words.name or common("Seat {seat}").format(seat=self.seat + 1))
        self.setAccessibleDescription(words.told)
        self.update()

    def settle(self, rect: QRect) -> None:
        """Lie here."""
        self._home = rect
        self.setGeometry(rect)

    def rounding(self) -> float:
        """The radius of its corners."""
        return 12

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the card."""
        theme, scale, words = self.theme, self.scale, self._words
        edge = theme.refused if words.faulty else theme.accent if self.isChecked() else theme.hairline
        fill = theme.panel_over(0.9 if not self.is_lit else 0.8)
        draw_panel(painter, rect, 12, fill, edge, 2 if self.isChecked() or words.faulty else 1)
        mark = QRectF(14 * scale, rect.center().y() - 16 * scale, 32 * scale, 32 * scale)
        colour = side_colour(theme, words.side)
        draw_mark(painter, words.side, mark, colour)
        write(painter, mark, words.name[:1].upper(), font_of(14 * scale, BOLD), initial_ink(theme), CENTRE)
        left = mark.right() + 11 * scale
        room = rect.right() - left - 10 * scale
        font = font_of(16 * scale, SEMIBOLD)
        name = QRectF(left, rect.center().y() - (23 if words.told else 11.5) * scale, room, 23 * scale)
        write(painter, name, words.name, font, theme.text)
        told = QRectF(left, rect.center().y() + 1, room, 20 * scale)
        write(painter, told, words.told, font_of(13.5 * scale, REGULAR), theme.quiet)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Be taken up."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed_at, self._dragged = event.position().toPoint(), False
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the mouse once it has gone far enough."""
        if self._pressed_at is None:
            return
        here = event.position().toPoint()
        if (here - self._pressed_at).manhattanLength() >= QApplication.startDragDistance():
            self._dragged = True
        if self._dragged:
            self.raise_()
            self.move(self.mapToParent(here) - self._pressed_at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Be let go: on another seat they change places."""
        at, self._pressed_at = self._pressed_at, None
        if at is not None and self._dragged:
            self._dragged = False
            self.setDown(False)
            self.dropped.emit(self.mapToParent(event.position().toPoint()))
            self.setGeometry(self._home)
            return
        super().mouseReleaseEvent(event)


class SeatTable(QWidget):
    """An oval table with a card a seat.

    Signals:
        selected: the seat that was clicked.
        swapped: the two seats that change places.
    """

    selected = Signal(int)
    swapped = Signal(int, int)

    def __init__(self, most: int, picture: Callable[[QRectF], "QPixmap | None"]) -> None:
        super().__init__()
        self.setObjectName("seat_table")
        self._picture = picture
        self._theme: Theme = FELT
        self._scale = 1.0
        self._count = most
        self.cards = [SeatCard(seat, self) for seat in range(most)]
        for card in self.cards:
            card.clicked.connect(lambda _, card=card: self.selected.emit(card.seat))
            card.dropped.connect(lambda point, card=card: self._drop(card, point))

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self._theme, self._scale = theme, scale
        for card in self.cards:
            card.wear(theme, scale)
        self.setMinimumSize(round(3 * _LEAST_WIDE * scale) + 2 * _APART, round(240 * scale))
        self._arrange()

    def show_seats(self, seats: Sequence[SeatWords], chosen: int) -> None:
        """Show these seats, one of them chosen."""
        self._count = len(seats)
        for card in self.cards:
            card.setVisible(card.seat < self._count)
            if card.seat < self._count:
                card.show_words(seats[card.seat])
                card.setChecked(card.seat == chosen)
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the table for the new size."""
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the oval with the cards of the game on it."""
        theme, oval = self._theme, self._oval()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_SHADOW)
            for reach in range(1, 14, 2):
                painter.drawEllipse(oval.adjusted(-reach, 4 - reach, reach, 4 + reach))
            gradient = QRadialGradient(oval.center(), oval.width() / 2)
            dark = theme.centre.lightness() < _MIDDLE
            gradient.setColorAt(0, theme.centre.lighter(_LIT) if dark else theme.centre)
            gradient.setColorAt(1, theme.centre if dark else theme.middle)
            painter.setBrush(gradient)
            painter.setPen(QPen(fade(theme.accent, 0.6), 2))
            painter.drawEllipse(oval)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.text_over(0.08), 1))
            painter.drawEllipse(oval.adjusted(9, 9, -9, -9))
            place = self._picture_rect(oval)
            picture = self._picture(place)
            if picture is not None:
                painter.drawPixmap(place.topLeft(), picture)

    def _picture_rect(self, oval: QRectF) -> QRectF:
        high = round(0.86 * oval.height())
        wide = round(min(0.62 * oval.width(), 1.5 * high))
        return QRectF(round(oval.center().x() - wide / 2), round(oval.center().y() - high / 2), wide, high)

    def _card_size(self) -> tuple[float, float]:
        return min(_WIDE * self._scale, (self.width() - 2 * _APART) / 3), _HIGH * self._scale

    def _oval(self) -> QRectF:
        wide, high = self._card_size()
        room = QRectF(self.rect()).adjusted(0.62 * wide, high + 4, -0.62 * wide, -high - 4)
        tall = min(room.height(), 0.66 * room.width())
        return QRectF(room.left(), room.center().y() - tall / 2, room.width(), tall)

    def _arrange(self) -> None:
        wide, high = self._card_size()
        oval = self._oval()
        for card, place in zip(self.cards, _PLACES.get(self._count, ()), strict=False):
            x = _ACROSS[place] * (self.width() - wide)
            y = oval.center().y() - high / 2
            if place == "south":
                y = oval.bottom() + 4
            elif place.startswith("north"):
                y = oval.top() - high - 4
            card.settle(QRectF(x, y, wide, high).toRect())
        self.update()

    def _drop(self, card: SeatCard, point: QPoint) -> None:
        for other in self.cards[: self._count]:
            if other is not card and other.geometry().contains(point):
                self.swapped.emit(card.seat, other.seat)
                return


def seat_words(
    seats: Sequence[SeatNote], sides: Sequence[Sequence[int]], here: str, faulty: int | None
) -> list[SeatWords]:
    """What the cards of these seats say; *here* is said of persons."""
    side_of = {seat: number for number, side in enumerate(sides) for seat in side}
    people = People(tuple(note.name for note in seats), tuple(write_player(note.player, note.style) for note in seats))
    return [
        SeatWords(note.name, here if note.player == HUMAN else people.level(seat), side_of[seat], faulty == seat)
        for seat, note in enumerate(seats)
    ]


def initial_ink(theme: Theme) -> QColor:
    """The colour of the letter in a mark."""
    return theme.panel if theme.name == "light" else theme.accent_text
