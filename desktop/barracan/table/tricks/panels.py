"""What stands in the columns of a table of tricks: panels whose text is as large as the columns allow."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter

from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import (
    BOLD,
    LABEL,
    LEFT,
    REGULAR,
    SEMIBOLD,
    SMALL,
    fits,
    font_of,
    signed_figure,
    width_of,
    write,
)
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import Theme, side_colour

PANEL_PART: Final = 0.66
_RADIUS: Final = 14.0
_RED: Final = frozenset("HD")
SIGNS: Final = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}


def suit_colour(theme: Theme, suit: str) -> QColor:
    """The colour of a suit's sign on a panel."""
    return theme.refused if suit in _RED else theme.text


def points_colour(theme: Theme, points: int) -> QColor:
    """The colour of points on a panel."""
    return theme.refused if points < 0 else theme.text


def signed(points: int) -> str:
    """Points with their sign, as contracts are counted."""
    return signed_figure(points) if points else "0"


def fitting_font(words: str, size: float, weight: int, width: float, unit: float) -> QFont:
    """Letters of this size, or smaller ones in which these words fit into this width."""
    font = font_of(size * unit, weight)
    while size > SMALL and not fits(words, font, width):
        size -= 0.5
        font = font_of(size * unit, weight)
    return font


class Figure(NamedTuple):
    """A side with a figure that is its own."""

    side: int
    name: str
    points: int


class ColumnPanel(Label):
    """A panel of the columns; ``unit`` is how large its text is.

    Its words are read out where the pointer, the keyboard or a reader comes to it.
    """

    PRINTED = True
    ROLE = QAccessible.Role.StaticText
    unit = 1.0
    words = ""
    sentences: tuple[str, ...] = ()

    def spoken_name(self) -> str:
        return self.words

    def tell(self, unit: float, words: Sequence[str]) -> None:
        """Take this size of text, and these sentences for readers; draw again."""
        self.unit, self.sentences = unit, tuple(filter(None, words))
        self.words = "; ".join(self.sentences)
        self.redraw()

    def font(self, size: float, weight: int = REGULAR) -> QFont:
        """Letters of this size in the columns."""
        return font_of(size * self.unit, weight)

    def fitting(self, words: str, size: float, weight: int, width: float) -> QFont:
        """Letters of this size, or smaller ones in which these words fit into this width."""
        return fitting_font(words, size, weight, width, self.unit)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, then what stands on it."""
        draw_panel(painter, self.area(), _RADIUS, self.theme.panel_over(PANEL_PART), self.theme.hairline)
        self.draw_content(painter, self.area().adjusted(14 * self.unit, 0, -14 * self.unit, 0))

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint what stands on the ground."""

    def draw_badge(self, painter: QPainter, middle: QPointF, size: float, side: int, letter: str = "") -> None:
        """Paint a side's mark, with its initial where there is one."""
        box = QRectF(0, 0, size, size)
        box.moveCenter(middle)
        draw_mark(painter, side, box, side_colour(self.theme, side), rounding=2 if letter else 1.5)
        if letter:
            room = box.translated(0, box.height() * (0.14 if side % 6 == 2 else 0.02))
            write(
                painter, room, letter, font_of(0.62 * size, BOLD), self.theme.accent_text, Qt.AlignmentFlag.AlignCenter
            )

    def line(
        self,
        painter: QPainter,
        room: QRectF,
        words: str,
        size: float = LABEL,
        *,
        bold: bool = False,
        quiet: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> float:
        """Write one line into this room, smaller where it has no room otherwise; returns how wide it runs."""
        font = self.fitting(words, size, SEMIBOLD if bold else REGULAR, room.width())
        write(painter, room, words, font, self.theme.quiet if quiet else self.theme.text, align)
        return width_of(words, font)


def paint_mark(panel: ColumnPanel, painter: QPainter, side: int, middle: QPointF, size: float) -> None:
    """Paint a side's mark round a point."""
    box = QRectF(0, 0, size, size)
    box.moveCenter(middle)
    draw_mark(painter, side, box, side_colour(panel.theme, side))


def row(room: QRectF, top: float, high: float) -> QRectF:
    """A row of a room, this far under its top."""
    return QRectF(room.left(), room.top() + top, room.width(), high)
