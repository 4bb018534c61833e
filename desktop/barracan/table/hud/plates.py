"""The plates of the seats, with small card backs fanned out."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.value import value
from barracan.table import timings
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import BOLD, CENTRE, LABEL, QUIET, RIGHT, SEMIBOLD, SMALL, fits, width_of, write
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour

FACE: Final = QColor("#FDFAF3")
"""Card stock, as in the card drawings."""
BACK_COLOURS: Final = {"sunburst": QColor("#274B6D"), "lattice": QColor("#7A2B3C"), "rosette": QColor("#39404E")}
_RAY: Final = QColor(255, 255, 255, 46)


def draw_small_back(painter: QPainter, rect: QRectF, back: str = "sunburst") -> None:
    """Paint a back so small that only its colour and border tell."""
    painter.setPen(QPen(QColor(12, 20, 24, 150), 0.8))
    painter.setBrush(FACE)
    painter.drawRoundedRect(rect, 2, 2)
    inner = rect.adjusted(1.6, 1.6, -1.6, -1.6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(BACK_COLOURS[back])
    painter.drawRoundedRect(inner, 1, 1)
    painter.setPen(QPen(_RAY, 0.9))
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def draw_fan(painter: QPainter, room: QRectF, count: int, back: str = "sunburst") -> float:
    """Paint at most twelve backs side by side in this room; returns how wide they came out."""
    shown = min(count, 12)
    if not shown:
        return 0.0
    width = room.height() / 1.4
    step = min(width * 0.62, (room.width() - width) / max(1, shown - 1))
    for number in range(shown):
        draw_small_back(painter, QRectF(room.x() + number * step, room.y(), width, room.height()), back)
    return width + step * (shown - 1)


NAME_SIZE: Final = 15.0
_DOT_EVERY: Final = 420
_ONE_LINE: Final = 50
"""Under this height, at a text scale of 1, a plate has one line."""
_DEALER: Final = 17


@value
class PlateNote:
    """What a game adds to a plate: points at its right, a brass ring round the mark, a word in a pill on its edge."""

    points: str = ""
    ringed: bool = False
    pill: str = ""


NO_NOTE: Final = PlateNote()


@value
class PlateContent:
    """What a plate shows: ``about`` is the level, "you" or "your partner, strong"; ``cards`` replaces the count.

    ``whole`` is the tooltip, where it says more than ``about``.
    """

    seat: int
    side: int
    name: str
    about: str
    count: int
    turn: bool = False
    fanned: bool = True
    cards: str = ""
    back: str = "sunburst"
    whole: str = ""
    brief: str = ""
    """What stands there where ``about`` would be cut."""
    dealer: bool = False
    note: PlateNote = NO_NOTE
    turned_up: bool = False
    """Whether its cards lie open over it."""

    @property
    def words(self) -> str:
        """How many cards are held."""
        return self.cards or card_words(self.count)


def card_words(count: int, in_tray: int = 0, *, covered: bool = False) -> str:
    """How many cards a seat holds, in words; or that its hand is a pot which still lies *covered*."""
    translate = QCoreApplication.translate
    if covered:
        return translate("PlateItem", "pot, unseen")
    words = (
        translate("PlateItem", "1 card") if count == 1 else translate("PlateItem", "{count} cards").format(count=count)
    )
    return translate("PlateItem", "{cards}, {count} in tray").format(cards=words, count=in_tray) if in_tray else words


class PlateItem(HudItem):
    """The plate beside a seat's pile, named ``plate:SEAT``.

    ``show_plate(PlateContent)``; ``set_thinking(True)`` lets three dots appear after 600 ms.
    """

    BLEED = 14.0
    ROLE = QAccessible.Role.StaticText

    def __init__(self, seat: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(f"plate:{seat}", parent)
        self.content = PlateContent(seat, 0, "", "", 0)
        self.dots = 0
        self.beside = 0.0
        """How much at its right other things on the table take."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._next_dot)

    def spoken_name(self) -> str:
        return self.content.name

    def show_plate(self, content: PlateContent) -> None:
        """Show this seat."""
        self.content = content
        about = content.whole or content.about
        deals = QCoreApplication.translate("PlateItem", "deals this hand") if content.dealer else ""
        self.setToolTip(", ".join(filter(None, (content.name, about, deals, content.note.pill))))
        self.redraw()

    def set_beside(self, width: float) -> None:
        """Leave so much at the right free."""
        if width != self.beside:
            self.beside = width
            self.redraw()

    def set_thinking(self, thinking: bool) -> None:
        """Show, a moment from now, that the seat's computer thinks; or stop showing it."""
        if thinking == self._timer.isActive():
            return
        self.dots = 0
        if thinking:
            self._timer.start(timings.THINKING_AFTER)
        else:
            self._timer.stop()
        self.redraw()

    def _next_dot(self) -> None:
        self.dots = self.dots % 3 + 1
        self._timer.setInterval(_DOT_EVERY)
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint ground, ring, mark, names and cards."""
        theme, area = self.theme, self.area()
        if self.content.turn:
            self.draw_glow(painter, area, 14)
        edge = theme.accent if self.content.turn else theme.hairline
        part = 0.8 if self.content.turn else 0.66
        draw_panel(painter, area, 14, theme.panel_over(part), edge, 2.0 if self.content.turn else 1.0)
        pad = round(min(12 * self.ts, area.width() * 0.07))
        if area.height() < _ONE_LINE * self.ts:
            self._draw_line(painter, pad)
            return
        badge = round(min(27 * self.ts, area.height() * 0.38))
        left = pad + badge + round(8 * self.ts)
        room = area.width() - left - pad - self.beside
        stacked = self._names_width() > room and bool(self.content.about) and not self.beside
        names = QRectF(left, round(area.height() * 0.08), room, round(area.height() * (0.50 if stacked else 0.47)))
        self.draw_badge(painter, QRectF(pad, round(names.center().y() - badge / 2) + 1, badge, badge))
        self._draw_names(painter, names, stacked)
        foot = area.height() - names.bottom() - round(5 * self.ts)
        cards = QRectF(pad, names.bottom(), area.width() - 2 * pad - self.beside, foot)
        cards = self._draw_points(painter, cards)
        if not self.content.turned_up:
            self._draw_cards(painter, cards)
        if self.dots:
            self.draw_dots(painter, QPointF(area.right() - 29.12 * self.ts, area.top()))

    def _draw_line(self, painter: QPainter, pad: float) -> None:
        """Mark, name and cards in one line; the level stands there where it has room."""
        area, content = self.area(), self.content
        badge = round(min(24 * self.ts, area.height() - 8))
        self.draw_badge(painter, QRectF(pad, round((area.height() - badge) / 2), badge, badge))
        ring = round((_DEALER / 2 - 2) * self.ts) if content.dealer else 0
        room = QRectF(pad + badge + max(ring, 0) + round(7 * self.ts), 0, 0, area.height())
        words, font = content.words, self.letters(QUIET, SEMIBOLD)
        if width_of(words, font) > 0.55 * area.width():
            words = card_words(content.count)
        count = "" if content.turned_up else str(content.count) if content.fanned else words
        fan = round(30 * self.ts) if content.fanned else 0
        cards = width_of(count, font) + (fan + 5 * self.ts if fan else 0)
        room.setRight(area.width() - pad)
        write(
            painter, QRectF(room.right() - width_of(count, font), 0, cards, area.height()), count, font, self.theme.text
        )
        if fan and not content.turned_up:
            high = min(round(16 * self.ts), area.height() - 8)
            draw_fan(
                painter,
                QRectF(room.right() - cards, (area.height() - high) / 2, fan, high),
                min(content.count, 6),
                content.back,
            )
        room.setRight(room.right() - cards - round(6 * self.ts))
        name = self.letters(NAME_SIZE - 1, SEMIBOLD)
        write(painter, room, content.name, name, self.theme.text)
        room.setLeft(room.left() + width_of(content.name, name) + round(7 * self.ts))
        if width_of(content.about, self.letters(QUIET)) <= room.width():
            write(painter, room.translated(0, 1), content.about, self.letters(QUIET), self.theme.quiet)
        if self.dots:
            self.draw_dots(painter, QPointF(area.right() - 29.12 * self.ts, area.top()))

    def _draw_points(self, painter: QPainter, foot: QRectF) -> QRectF:
        """Write the points at the right; returns the room that is left."""
        points, font = self.content.note.points, self.letters(NAME_SIZE, BOLD)
        if points:
            write(painter, foot, points, font, self.theme.text, RIGHT)
            foot = foot.adjusted(0, 0, -width_of(points, font) - round(8 * self.ts), 0)
        return foot

    def draw_glow(self, painter: QPainter, box: QRectF, radius: float) -> None:
        """Paint the soft light round what bears the ring of the turn."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        glow = QColor(self.theme.accent)
        for reach in range(1, 13, 2):
            glow.setAlphaF(0.3 * (1 - reach / 13) ** 2)
            painter.setPen(QPen(glow, 2.2))
            painter.drawRoundedRect(box.adjusted(-reach, -reach, reach, reach), radius + reach, radius + reach)

    def draw_badge(self, painter: QPainter, box: QRectF) -> None:
        """Paint the side's mark with the name's initial."""
        side = self.content.side
        if self.content.note.ringed:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(self.theme.accent, 2.0))
            painter.drawEllipse(box.center(), 0.66 * box.width(), 0.66 * box.width())
            box = box.adjusted(2, 2, -2, -2)
        draw_mark(painter, side, box, side_colour(self.theme, side), rounding=4)
        room = box.translated(0, box.height() * (0.14 if side % 6 == 2 else 0.02))
        letter, font = self.content.name[:1].upper(), self.letters(SMALL, SEMIBOLD)
        write(painter, room, letter, font, self.theme.accent_text, CENTRE)
        if self.content.dealer:
            self._draw_dealer(painter, box)

    def _draw_dealer(self, painter: QPainter, mark: QRectF) -> None:
        """Paint a ring with a D on the corner of the mark."""
        size = round(_DEALER * self.ts)
        ring = QRectF(0, 0, size, size)
        ring.moveCenter(mark.bottomRight() - QPointF(1, 1))
        ring.moveBottom(min(ring.bottom(), self.area().bottom() - 1))
        draw_panel(painter, ring, size / 2, self.theme.panel, self.theme.text, 1.4)
        letter = QCoreApplication.translate("PlateItem", "D", "the sign of the dealer")
        write(painter, ring, letter, self.letters(SMALL - 1.5, BOLD), self.theme.text, CENTRE)

    def _names_width(self) -> float:
        about = width_of(self.content.about, self.letters(QUIET)) + round(8 * self.ts) if self.content.about else 0
        return width_of(self.content.name, self.letters(NAME_SIZE, SEMIBOLD)) + about

    def _draw_names(self, painter: QPainter, room: QRectF, stacked: bool) -> None:
        """Name and level in one line, or one under the other."""
        name = self.letters(NAME_SIZE, SEMIBOLD)
        if stacked:
            upper = room.adjusted(0, 0, 0, -room.height() * 0.46)
            write(painter, upper, self.content.name, name, self.theme.text)
            lower, font = room.adjusted(0, room.height() * 0.5, 0, 0), self.letters(LABEL)
            cut = self.content.brief and not fits(self.content.about, font, room.width())
            write(painter, lower, self.content.brief if cut else self.content.about, font, self.theme.quiet)
            return
        write(painter, room, self.content.name, name, self.theme.text)
        if self.beside and self._names_width() > room.width():
            return
        x = width_of(self.content.name, name) + round(8 * self.ts)
        write(painter, room.adjusted(x, 1, 0, 1), self.content.about, self.letters(QUIET), self.theme.quiet)

    def _draw_cards(self, painter: QPainter, room: QRectF) -> None:
        font = self.letters(QUIET, SEMIBOLD)
        words = self.content.words
        if not fits(words, font, room.width()):
            words = card_words(self.content.count)
        x = room.x()
        if self.content.fanned:
            most = room.width() - width_of(words, font) - round(10 * self.ts)
            high = min(room.height(), round(22 * self.ts))
            fan = QRectF(x, room.center().y() - high / 2, max(0.8 * high, most), high)
            x += draw_fan(painter, fan, self.content.count, self.content.back) + round(9 * self.ts)
        write(painter, QRectF(x, room.y(), room.right() - x, room.height()), words, font, self.theme.text)

    def draw_dots(self, painter: QPainter, middle: QPointF) -> None:
        """Paint a small pill with three dots, of which one more is bright at a time."""
        dot = 2.6 * self.ts
        pill = QRectF(0, 0, 14 * dot, 6 * dot)
        pill.moveCenter(middle)
        draw_panel(painter, pill, pill.height() / 2, self.theme.panel, self.theme.text_over(0.3))
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(3):
            painter.setBrush(self.theme.accent if number < self.dots else self.theme.text_over(0.3))
            painter.drawEllipse(pill.center() + QPointF((number - 1) * 3.6 * dot, 0), dot, dot)
