"""The plates of the seats, with small card backs fanned out."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.value import value
from barracan.table import timings
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LABEL,
    QUIET,
    RIGHT,
    SEMIBOLD,
    SMALL,
    fits,
    font_of,
    width_of,
    write,
)
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour

FACE: Final = QColor("#FDFAF3")
"""Card stock, as in the card drawings."""
BACK_COLOURS: Final = {"sunburst": QColor("#274B6D"), "lattice": QColor("#7A2B3C"), "rosette": QColor("#39404E")}
_RAY: Final = QColor(255, 255, 255, 46)


def open_top(height: float, scale: float) -> int:
    """How far under the top of a plate with two lines, so high, cards lie open: close under mark and name."""
    return _badge(height, scale) + 2


def _badge(height: float, scale: float) -> int:
    return round(min(27 * scale, height * 0.38))


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
_THREE_LINES: Final = 60
"""From this height on a level that has no room beside the name stands under it."""
_NAMES_TOP, _NAMES_PART = 0.08, 0.47
"""Where in the height of a plate with two lines the names begin, and how much of it they take."""
_LEAST_OF_TWO: Final = 40
"""From this height on it may have two lines, if one is too little."""
_LINE_FANS: Final = (30, 16, 0)
"""How wide the backs in one line are, as a name leaves them room."""
_DEALER: Final = 17
_DEALER_PART: Final = 0.74
"""How wide the dealer's ring is at most, in widths of the mark."""
_BESIDE_MARK, _OVER_FOOT = 1.5, 4.0
"""How far the middle of the dealer's ring is from the corner of the mark."""
_RING: Final = 0.66
"""The radius of the ring of who plays alone, in widths of the mark."""


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
    PRINTED = True
    ROLE = QAccessible.Role.StaticText

    def __init__(self, seat: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(f"plate:{seat}", parent)
        self.content = PlateContent(seat, 0, "", "", 0)
        self.dots = 0
        self.beside = 0.0
        """How much at its right other things on the table take."""
        self.beside_name = 0.0
        """How much of that is beside the name too."""
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

    def set_beside(self, width: float, *, foot: bool = False) -> None:
        """Leave so much at the right free, at the *foot* alone or beside the name too."""
        name = 0.0 if foot else width
        if (width, name) != (self.beside, self.beside_name):
            self.beside, self.beside_name = width, name
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
        if self._is_one_line(pad):
            self._draw_line(painter, pad)
        else:
            self._draw_two_lines(painter, pad)
        if self.dots:
            self.draw_dots(painter, QPointF(area.right() - 29.12 * self.ts, area.top()))

    def _is_one_line(self, pad: float) -> bool:
        """Whether it is too low for two lines: one nearly so high has them if one would cut the name or points."""
        high = self.area().height() / self.ts
        if _LEAST_OF_TWO <= high < _ONE_LINE:
            room = self._line_room(pad)
            return not self.content.note.points and self._has_whole_name(room.width(), *self._line_cards(room.width()))
        return high < _ONE_LINE

    def _draw_two_lines(self, painter: QPainter, pad: float) -> None:
        """Mark, name and level, and under them cards and points."""
        area = self.area()
        badge = _badge(area.height(), self.ts)
        left = pad + badge + self.gap_after_mark(badge, 8)
        room = area.width() - left - pad - self.beside_name
        high = area.height() >= _THREE_LINES * self.ts and not self.content.turned_up
        stacked = high and self._names_width() > room and bool(self.content.about) and not self.beside
        names = QRectF(left, round(area.height() * _NAMES_TOP), room, 0)
        names.setHeight(round(area.height() * (0.50 if stacked else _NAMES_PART)))
        if self.content.turned_up:
            names = QRectF(left, 0, room, badge + 1)
        mark = QRectF(pad, round(names.center().y() - badge / 2) + 1, badge, badge)
        self.draw_badge(painter, mark)
        self._draw_names(painter, names, stacked)
        foot = area.height() - names.bottom() - round(5 * self.ts)
        cards = QRectF(pad, names.bottom(), area.width() - 2 * pad - self.beside, foot)
        cards = self._draw_points(painter, cards)
        if not self.content.turned_up:
            self._draw_cards(painter, cards)
        self.draw_dealer(painter, mark)

    def _line_badge(self) -> int:
        return round(min(24 * self.ts, self.area().height() - 8))

    def _line_room(self, pad: float) -> QRectF:
        """Where name and cards stand in a plate of one line."""
        badge, area = self._line_badge(), self.area()
        left = pad + badge + self.gap_after_mark(badge, 7)
        return QRectF(left, 0, area.width() - pad - self.beside - left, area.height())

    def _line_cards(self, room: float) -> tuple[str, int]:
        """What one line says of the cards, and how wide the fan beside it is: they yield before the name is cut."""
        content, font = self.content, self.letters(QUIET, SEMIBOLD)
        if content.turned_up:
            return "", 0
        number = str(content.count)
        ways = [(number, round(wide * self.ts)) for wide in _LINE_FANS]
        if not content.fanned:
            whole = width_of(content.words, font) <= 0.55 * self.area().width()
            ways = [(content.words if whole else card_words(content.count), 0)]
            ways += [(number, 0)] if content.words == card_words(content.count) else []
        return next((way for way in ways if self._has_whole_name(room, *way)), ways[-1])

    def _has_whole_name(self, room: float, words: str, fan: int) -> bool:
        room -= self._line_cards_width(words, fan) + round(6 * self.ts)
        return fits(self.content.name, self.letters(NAME_SIZE - 1, SEMIBOLD), room)

    def _line_cards_width(self, words: str, fan: int) -> float:
        return width_of(words, self.letters(QUIET, SEMIBOLD)) + (fan + 5 * self.ts if fan else 0)

    def _draw_line(self, painter: QPainter, pad: float) -> None:
        """Mark, name and cards in one line; the level stands there where it has room."""
        area, content, badge = self.area(), self.content, self._line_badge()
        mark = QRectF(pad, round((area.height() - badge) / 2), badge, badge)
        self.draw_badge(painter, mark)
        self.draw_dealer(painter, mark)
        room = self._line_room(pad)
        words, fan = self._line_cards(room.width())
        cards = self._line_cards_width(words, fan)
        font = self.letters(QUIET, SEMIBOLD)
        wide = width_of(words, font)
        write(painter, QRectF(room.right() - wide, 0, wide + 1, area.height()), words, font, self.theme.text)
        if fan:
            high = min(round(16 * self.ts), area.height() - 8)
            backs = QRectF(room.right() - cards, (area.height() - high) / 2, fan, high)
            draw_fan(painter, backs, min(content.count, 6), content.back)
        room.setRight(room.right() - cards - round(6 * self.ts))
        name = self.letters(NAME_SIZE - 1, SEMIBOLD)
        write(painter, room, content.name, name, self.theme.text)
        room.setLeft(room.left() + width_of(content.name, name) + round(7 * self.ts))
        if width_of(content.about, self.letters(QUIET)) <= room.width() and not content.turned_up:
            write(painter, room.translated(0, 1), content.about, self.letters(QUIET), self.theme.quiet)

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
            painter.drawEllipse(box.center(), _RING * box.width(), _RING * box.width())
            box = box.adjusted(2, 2, -2, -2)
        draw_mark(painter, side, box, side_colour(self.theme, side), rounding=4)
        room = box.translated(0, box.height() * (0.14 if side % 6 == 2 else 0.02))
        letter, font = self.content.name[:1].upper(), self.letters(SMALL, SEMIBOLD)
        write(painter, room, letter, font, self.theme.accent_text, CENTRE)

    def gap_after_mark(self, mark: float, usual: float) -> int:
        """How far from a mark of this width words begin: behind the rings on it."""
        ringed = (_RING - 0.5) * mark + 1 if self.content.note.ringed else 0.0
        dealer = self._dealer_size(mark) / 2 + _BESIDE_MARK * self.ts if self.content.dealer else 0.0
        return round(max(usual * self.ts, max(ringed, dealer) + 4 * self.ts if ringed or dealer else 0.0))

    def draw_dealer(self, painter: QPainter, mark: QRectF) -> None:
        """Paint a ring with a D on the corner of the dealer's mark, over what lies under it."""
        if not self.content.dealer:
            return
        size = self._dealer_size(mark.width())
        ring = QRectF(0, 0, size, size)
        ring.moveCenter(mark.bottomRight() + QPointF(_BESIDE_MARK * self.ts, -_OVER_FOOT * self.ts))
        ring.moveBottom(min(ring.bottom(), self.area().bottom() - 1))
        draw_panel(painter, ring, size / 2, self.theme.panel, self.theme.text, 1.4)
        letter = QCoreApplication.translate("PlateItem", "D", "the sign of the dealer")
        write(painter, ring, letter, font_of(0.6 * size, BOLD), self.theme.text, CENTRE)

    def _dealer_size(self, mark: float) -> int:
        return round(min(_DEALER * self.ts, _DEALER_PART * mark))

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
            whole = (words for words in (self.content.about, self.content.brief) if fits(words, font, room.width()))
            write(painter, lower, next(whole, ""), font, self.theme.quiet)
            return
        write(painter, room, self.content.name, name, self.theme.text)
        font = self.letters(QUIET)
        beside = room.adjusted(width_of(self.content.name, name) + round(8 * self.ts), 1, 0, 1)
        words = [each for each in (self.content.about, self.content.brief) if each and fits(each, font, beside.width())]
        if words:
            write(painter, beside, words[0], font, self.theme.quiet)

    def _draw_cards(self, painter: QPainter, room: QRectF) -> None:
        font = self.letters(QUIET, SEMIBOLD)
        ways = self.content.words, card_words(self.content.count)
        words = next((each for each in ways if fits(each, font, room.width())), str(self.content.count))
        x = room.x()
        high, gap = min(room.height(), round(22 * self.ts)), round(10 * self.ts)
        if self.content.fanned and fits(words, font, room.width() - 0.8 * high - gap):
            most = room.width() - width_of(words, font) - gap
            fan = QRectF(x, room.center().y() - high / 2, max(0.8 * high, most), high)
            wide = draw_fan(painter, fan, self.content.count, self.content.back)
            x += wide + round(9 * self.ts) if wide else 0
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
