"""What is marked on the sheets of Barbu: tiles of contracts, chips of suits and ranks, boxes of doubles."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.buttons import Pressable
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import BODY, BOLD, CENTRE, LABEL, QUIET, SEMIBOLD, SMALL, font_of, width_of, write
from barracan.table.painting import draw_panel
from barracan.table.themes import fade
from barracan.table.tricks.panels import SIGNS, fitting_font, suit_colour

_MARKED: Final = 0.22
_HINT: Final = 3.0


class Markable(Pressable):
    """Something that is marked by a press; ``unit`` is how large its text is."""

    RADIUS = 12.0
    unit = 1.0
    hinted = False

    def mark(self, *, marked: bool, possible: bool = True, hinted: bool = False) -> None:
        """Be marked or not; what is not possible takes no press."""
        self.chosen, self.hinted = marked, hinted
        self.setEnabled(possible)
        self.setCursor(Qt.CursorShape.PointingHandCursor if possible else Qt.CursorShape.ArrowCursor)
        self.redraw()

    def draw_ground(self, painter: QPainter, radius: float) -> None:
        """Paint the ground: brass edge where it is marked, violet where it is hinted."""
        theme = self.theme
        part = 0.04 if not self.isEnabled() else 0.15 if self.hovered or self.held else 0.09
        fill = theme.text_over(_MARKED if self.chosen else part)
        edge, width = (theme.accent, 2.0) if self.chosen else (theme.text_over(0.16), 1.0)
        draw_panel(painter, self.area(), radius, theme.panel_over(0.9), QColor(Qt.GlobalColor.transparent))
        draw_panel(painter, self.area(), radius, fill, edge, width)
        if self.hinted:
            draw_panel(painter, self.area(), radius, QColor(Qt.GlobalColor.transparent), theme.hint, _HINT)

    def ink(self, *, quiet: bool = False) -> QColor:
        """The colour of its words."""
        colour = self.theme.quiet if quiet else self.theme.text
        return colour if self.isEnabled() else fade(self.theme.quiet, 0.75)

    def draw_tick(self, painter: QPainter, middle: QPointF, size: float) -> None:
        """Paint the tick of what is marked."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        painter.drawEllipse(middle, size / 2, size / 2)
        box = QRectF(0, 0, 0.7 * size, 0.7 * size)
        box.moveCenter(middle)
        draw_icon(painter, "lay", box, self.theme.accent_text, 3)


class ContractTile(Markable):
    """A contract with its price, or with what was made of it."""

    BLEED = 14.0

    def __init__(self, name: str, parent: QGraphicsItem) -> None:
        super().__init__(f"tile:{name}", parent)
        self.price = self.note = ""

    def show_contract(self, title: str, price: str, note: str, unit: float) -> None:
        """Show this contract."""
        self.word, self.price, self.note, self.unit = title, price, note, unit
        self.setToolTip("")
        self.redraw()

    def spoken_name(self) -> str:
        return ", ".join(filter(None, (self.word, self.price, self.note)))

    def draw(self, painter: QPainter) -> None:
        """Paint title, price and note."""
        area, u = self.area(), self.unit
        self.draw_ground(painter, self.RADIUS)
        pad = min(13 * u, 0.08 * area.width())
        room = area.adjusted(pad, 0, -0.6 * pad, 0)
        third = area.height() / 3.2
        top = 0.1 * third
        rows = ((self.word, BODY, SEMIBOLD), (self.price, 21.0, BOLD), (self.note, LABEL, 400))
        for number, (words, size, weight) in enumerate(rows):
            line = QRectF(room.left(), top + number * third, room.width(), third)
            font = fitting_font(words, size, weight, line.width(), u)
            write(painter, line, words, font, self.ink(quiet=number == 2))
        if self.chosen:
            self.draw_tick(painter, QPointF(area.right() - 3, 3), 21 * u)


class SuitChip(Markable):
    """A suit or a rank with how many of it are in the hand."""

    def __init__(self, name: str, parent: QGraphicsItem) -> None:
        super().__init__(f"chip:{name}", parent)
        self.suit = self.note = ""

    def show_chip(self, word: str, suit: str, note: str, unit: float) -> None:
        """Show a suit's sign, or a rank, and the note."""
        self.word, self.suit, self.note, self.unit = word, suit, note, unit
        self.redraw()

    def spoken_name(self) -> str:
        return ", ".join(filter(None, (self.word, self.note)))

    def radius(self) -> float:
        return self.area().height() / 2

    def draw(self, painter: QPainter) -> None:
        """Paint sign or rank, and the note where it has room."""
        self.draw_ground(painter, self.radius())
        u, area = self.unit, self.area()
        sign = SIGNS.get(self.suit, self.word)
        font = font_of((20 if self.suit else BODY) * u, SEMIBOLD)
        ink = suit_colour(self.theme, self.suit) if self.suit else self.ink()
        note = font_of(QUIET * u)
        words = width_of(sign, font) + (8 * u + width_of(self.note, note) if self.note else 0)
        if not self.note or words > area.width() - 8:
            write(painter, area.adjusted(2, 0, -2, 0), sign, font, ink, CENTRE)
            return
        x = (area.width() - words) / 2
        write(painter, QRectF(x, 0, words, area.height()), sign, font, ink)
        x += width_of(sign, font) + 8 * u
        write(painter, QRectF(x, 0, area.width() - x, area.height()), self.note, note, self.ink())


class DoubleBox(Markable):
    """A box that doubles a seat when it is ticked; ``locked`` where the rules ask for it."""

    def __init__(self, seat: int, parent: QGraphicsItem) -> None:
        super().__init__(f"double_box:{seat}", parent)
        self.seat = seat
        self.name = self.duty = ""
        self.locked = False

    def show_box(self, word: str, name: str, duty: str, unit: float) -> None:
        """Show what a tick does; *duty* says that it is asked for."""
        self.word, self.name, self.duty, self.unit = word, name, duty, unit
        self.setToolTip(duty)
        self.redraw()

    def spoken_name(self) -> str:
        words = self.tr("{double} {name}").format(double=self.word, name=self.name)
        ticked = self.tr("ticked") if self.chosen else ""
        return ", ".join(filter(None, (words, ticked, self.duty)))

    def natural_width(self) -> float:
        """How wide it wants to be."""
        return 48 * self.unit + width_of(self.word, font_of(BODY * self.unit, SEMIBOLD))

    def radius(self) -> float:
        return self.area().height() / 2

    def draw(self, painter: QPainter) -> None:
        """Paint box and word."""
        self.draw_ground(painter, self.radius())
        u, area = self.unit, self.area()
        size = 19 * u
        box = QRectF(10 * u, (area.height() - size) / 2, size, size)
        if self.chosen:
            draw_panel(painter, box, 5, self.theme.accent, self.theme.accent)
            sign = "lock" if self.locked else "lay"
            draw_icon(painter, sign, box.adjusted(3, 3, -3, -3), self.theme.accent_text, 3)
        else:
            draw_panel(painter, box, 5, QColor(Qt.GlobalColor.transparent), self.theme.text_over(0.6), 1.6)
        room = QRectF(box.right() + 8 * u, 0, area.width() - box.right() - 10 * u, area.height())
        write(painter, room, self.word, font_of(BODY * u, SEMIBOLD), self.theme.text)


def write_under(painter: QPainter, box: QRectF, words: str, unit: float, colour: QColor) -> None:
    """Write a short line under a box."""
    line = QRectF(box.left() - 20 * unit, box.bottom() + 1, box.width() + 40 * unit, 20 * unit)
    write(painter, line, words, font_of((SMALL + 0.5) * unit, SEMIBOLD), colour, CENTRE)
