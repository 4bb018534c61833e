"""Who laid a meld: a mark at the foot of its first card, and a line in the side's colour under all of it."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter

from barracan.table.hud.labels import Label
from barracan.table.layouts.geometry import Spot, bounds
from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, fade, side_colour

_DISC: Final = 20
_MARK: Final = 11
_LINE: Final = 4.5
_BEFORE: Final = 6
"""How far the disc reaches to the left of the card."""


class Owner(Label):
    """The sign of the side whose meld it is."""

    ROLE = QAccessible.Role.StaticText
    side, words = 0, ""

    def spoken_name(self) -> str:
        return self.words

    def show_owner(self, side: int, words: str, spots: Sequence[Spot]) -> None:
        """Stand under a meld that this side has laid."""
        self.words = words
        cards = bounds(spots)
        self.set_rect(QRectF(cards.left() - _BEFORE, cards.bottom() - _DISC + 6, cards.width() + _BEFORE, _DISC))
        if side != self.side:
            self.side = side
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint line and disc."""
        area = self.area()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(side_colour(self.theme, self.side))
        top = _DISC - 6.0
        painter.drawRoundedRect(QRectF(_DISC - 4, top, area.width() - _DISC + 3, _LINE), _LINE / 2, _LINE / 2)
        disc = QRectF(0, 0, _DISC, _DISC)
        painter.setBrush(fade(FELT.ring_edge, 0.94))
        painter.drawEllipse(disc)
        mark = QRectF(0, 0, _MARK, _MARK)
        mark.moveCenter(disc.center())
        draw_mark(painter, self.side, mark, side_colour(FELT, self.side))
