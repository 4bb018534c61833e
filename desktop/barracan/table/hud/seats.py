"""Who sits round a table on which hands lie at the window's edges: fans of backs, and name tags."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import LABEL, SEMIBOLD, elide, width_of, write
from barracan.table.hud.plates import BACK_COLOURS, FACE, NAME_SIZE, PlateItem, card_words
from barracan.table.layouts.geometry import Fan, height_of
from barracan.table.painting import draw_panel

_EDGE: Final = QColor(12, 20, 24, 150)
_FRAME: Final = QColor("#D9B24A")
_RAY: Final = QColor(255, 255, 255, 40)
_RAYS: Final = 9
_BADGE: Final = 26


def draw_back(painter: QPainter, width: float, back: str) -> None:
    """Paint a back in the middle of the coordinates: its colour, its frame and its rays."""
    whole = QRectF(-width / 2, -height_of(width) / 2, width, height_of(width))
    radius, rim = 17 / 250 * width, 0.055 * width
    painter.setPen(QPen(_EDGE, 0.8))
    painter.setBrush(FACE)
    painter.drawRoundedRect(whole, radius, radius)
    inner = whole.adjusted(rim, rim, -rim, -rim)
    painter.setPen(QPen(_FRAME, 0.7))
    painter.setBrush(BACK_COLOURS[back])
    painter.drawRoundedRect(inner, 0.6 * radius, 0.6 * radius)
    painter.setPen(QPen(_RAY, 0.9))
    for number in range(_RAYS):
        away = (2 * number / (_RAYS - 1) - 1) * inner.width() / 2
        painter.drawLine(QPointF(away, inner.top() + 1), QPointF(-away, inner.bottom() - 1))
    for number in range(1, _RAYS - 1):
        away = (2 * number / (_RAYS - 1) - 1) * inner.height() / 2
        painter.drawLine(QPointF(inner.left() + 1, away), QPointF(inner.right() - 1, -away))
    painter.setPen(QPen(_FRAME, 0.8))
    painter.setBrush(BACK_COLOURS[back].darker(125))
    painter.drawEllipse(QPointF(0, 0), 0.17 * width, 0.17 * width)


class FanItem(HudItem):
    """The hand of another seat: as many backs as cards, named ``fan:SEAT``."""

    def __init__(self, seat: int, parent: QGraphicsItem | None = None) -> None:
        super().__init__(f"fan:{seat}", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.fan = Fan(QRectF(), 0, ())
        self.part: int | None = None
        self.back = "sunburst"

    def lay(self, fan: Fan) -> None:
        """Lie like this; nothing outside the fan's rect shows."""
        self.fan, self.part = fan, None
        self.set_rect(fan.rect)
        self.redraw()

    def show_part(self, count: int) -> None:
        """Show only so many backs: the others are still on their way."""
        self.part = count
        self.redraw()

    def show_back(self, back: str) -> None:
        """Show backs like this."""
        self.back = back
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the backs, each on the one before."""
        painter.setClipRect(self.area())
        corner = self.fan.rect.topLeft()
        for centre, angle in self.fan.backs[: self.part]:
            painter.save()
            painter.translate(centre - corner)
            painter.rotate(angle)
            draw_back(painter, self.fan.width, self.back)
            painter.restore()


class SeatTag(PlateItem):
    """The mark, name, level and number of cards of a seat, with the ring of its turn round it."""

    PRINTED = False  # it lies on backs, and on the top bar
    at_right = False

    def show_at(self, rect: QRectF, *, at_right: bool) -> None:
        """Stand at the left or right end of this room."""
        self.at_right = at_right
        self.set_rect(rect)
        self.redraw()

    def words(self) -> str:
        """What stands under the name, as its room has it."""
        content, font, room = self.content, self.letters(LABEL), self._room()
        ways = [_join(content.about, content.words), _join(content.brief, content.words), content.words]
        ways += [card_words(content.count), str(content.count)]
        return next((way for way in ways if width_of(way, font) <= room), elide(ways[-1], font, room))

    def natural_width(self) -> float:
        """The width that mark and words take."""
        wide = max(
            width_of(self.content.name, self.letters(NAME_SIZE, SEMIBOLD)), width_of(self.words(), self.letters(LABEL))
        )
        return min(self.area().width(), self._left() + wide + self._pad())

    def draw(self, painter: QPainter) -> None:
        """Paint the ring where it is this seat's turn, mark and words."""
        area, theme = self.area(), self.theme
        wide = self.natural_width()
        left = area.right() - wide if self.at_right else 0.0
        box = QRectF(left, 0, wide, area.height())
        if self.content.turn:
            self.draw_glow(painter, box, box.height() / 2)
            draw_panel(painter, box, box.height() / 2, theme.panel_over(0.8), theme.accent, 2.0)
        badge = round(min(_BADGE * self.ts, 0.66 * area.height()))
        mark = QRectF(left + self._pad() - 2, round((area.height() - badge) / 2), badge, badge)
        self.draw_badge(painter, mark)
        half, room = area.height() / 2, QRectF(left + self._left(), 0, wide - self._left() - self._pad() / 2, 0)
        name = self.letters(NAME_SIZE, SEMIBOLD)
        line = QRectF(room.left(), 0.06 * area.height(), room.width(), half)
        write(painter, line, elide(self.content.name, name, room.width()), name, theme.text)
        write(painter, line.translated(0, half - 0.12 * area.height()), self.words(), self.letters(LABEL), theme.quiet)
        self.draw_dealer(painter, mark)
        if self.dots:
            self.draw_dots(painter, QPointF(box.right() - 0.4 * box.height(), 3))

    def _room(self) -> float:
        return self.area().width() - self._left() - self._pad()

    def _left(self) -> float:
        badge = round(min(_BADGE * self.ts, 0.66 * self.area().height()))
        return self._pad() - 2 + badge + self.gap_after_mark(badge, 8)

    def _pad(self) -> float:
        return round(10 * self.ts)


def _join(about: str, words: str) -> str:
    return ", ".join(part for part in (about, words) if part)
