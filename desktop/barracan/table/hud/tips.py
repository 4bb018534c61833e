"""A line beside what the keyboard stands on or the pointer rests on."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import QUIET, SEMIBOLD, line_height, width_of, wrap, write_lines
from barracan.table.painting import draw_panel

_MOST_WIDTH: Final = 260.0
_GAP: Final = 12.0


class TipLine(HudItem):
    """Words beside a part of the table; the pointer meets what lies under them.

    ``show_words(words, about, bounds)`` puts them at its right, or its left where there is no room; *upright* under it,
    in the lower half over it, where the hand lies.
    """

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("tip", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.words = ""
        self.hide()

    def spoken_name(self) -> str:
        return self.words

    def show_words(self, words: str, about: QRectF, bounds: QRectF, *, upright: bool = False) -> None:
        """Say this beside a part of the scene, within these bounds."""
        self.words = words
        self.show()
        font, pad = self.letters(QUIET, SEMIBOLD), round(10 * self.ts)
        lines = self._lines()
        width = max(width_of(line, font) for line in lines) + 2 * pad + 2
        height = len(lines) * line_height(font) + 1.4 * pad
        if upright:
            over, under = about.top() - _GAP / 2 - height, about.bottom() + _GAP / 2
            x, y = about.center().x() - width / 2, over if about.center().y() > bounds.center().y() else under
        else:
            x, y = about.right() + _GAP, about.center().y() - height / 2
            x = x if x + width <= bounds.right() else about.left() - _GAP - width
        x = min(max(bounds.left() + 4, x), bounds.right() - width - 4)
        y = min(max(bounds.top(), y), bounds.bottom() - height)
        self.set_rect(QRectF(round(x), round(y), round(width), round(height)))
        self.redraw()

    def _lines(self) -> list[str]:
        lines = self.words.split("\n")
        return [part for line in lines for part in wrap(line, self.letters(QUIET, SEMIBOLD), _MOST_WIDTH * self.ts)]

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the words."""
        draw_panel(painter, self.area(), 9, self.theme.panel, self.theme.hairline)
        pad = round(10 * self.ts)
        room = self.area().adjusted(pad, 0.7 * pad, -pad, 0)
        write_lines(painter, room, self._lines(), self.letters(QUIET, SEMIBOLD), self.theme.text)
