"""A line beside what the keyboard stands on, for what the pointer is told by a tool tip."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import QUIET, SEMIBOLD, line_height, width_of, wrap, write_lines
from barracan.table.painting import draw_panel

_MOST_WIDTH: Final = 260.0
_GAP: Final = 12.0


class FocusTip(HudItem):
    """Words beside a part of the table; the pointer meets what lies under them.

    ``show_words(words, about, bounds)`` puts them at its right, or its left where there is no room.
    """

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("focus_tip", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = ""
        self.hide()

    def spoken_name(self) -> str:
        return self.words

    def show_words(self, words: str, about: QRectF, bounds: QRectF) -> None:
        """Say this beside a part of the scene, within these bounds; with no words say nothing any more."""
        self.words = words
        self.setVisible(bool(words))
        if not words:
            return
        font, pad = self.letters(QUIET, SEMIBOLD), round(10 * self.ts)
        lines = self._lines()
        width = max(width_of(line, font) for line in lines) + 2 * pad + 2
        height = len(lines) * line_height(font) + 1.4 * pad
        x = about.right() + _GAP
        if x + width > bounds.right():
            x = max(bounds.left(), about.left() - _GAP - width)
        y = min(max(bounds.top(), about.center().y() - height / 2), bounds.bottom() - height)
        self.set_rect(QRectF(round(x), round(y), round(width), round(height)))
        self.redraw()

    def _lines(self) -> list[str]:
        return wrap(self.words, self.letters(QUIET, SEMIBOLD), _MOST_WIDTH * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the words."""
        draw_panel(painter, self.area(), 9, self.theme.panel, self.theme.hairline)
        pad = round(10 * self.ts)
        room = self.area().adjusted(pad, 0.7 * pad, -pad, 0)
        write_lines(painter, room, self._lines(), self.letters(QUIET, SEMIBOLD), self.theme.text)
