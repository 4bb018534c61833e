"""A line over the foot of the table for what a player has just done: a ladder completed, a pot taken."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table import timings
from barracan.table.hud.base import FadeIn, HudItem, draw_panel
from barracan.table.hud.lettering import BOLD, CENTRE, line_height, width_of, write
from barracan.table.timings import single_shot

_SIZE: Final = 20.0
_ABOVE: Final = 8.0
"""So far above the action bar it stands."""


class FeatLine(HudItem):
    """Comes, can be read, and goes; the pointer meets what lies under it.

    ``show_feats(sentences, room, speed)`` puts it at the foot of this part of the scene, where no pile lies.
    """

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("feat_line", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.sentences: tuple[str, ...] = ()
        self._fade_in = FadeIn(self)
        self._timer = single_shot(self, timings.FEAT_SHOWN, self.hide)
        self.hide()

    def spoken_name(self) -> str:
        return ". ".join(self.sentences)

    def show_feats(self, sentences: Sequence[str], room: QRectF, speed: float) -> None:
        """Tell this for a while; where motion is off it is there at once."""
        self.sentences = tuple(sentences)
        font = self.letters(_SIZE, BOLD)
        width = max(width_of(words, font) for words in self.sentences) + 2 * self._pad()
        size = min(width, room.width()), len(self.sentences) * line_height(font) + self._pad()
        self.set_rect(QRectF(room.center().x() - size[0] / 2, room.bottom() - size[1] - _ABOVE, *size))
        self.redraw()
        self._fade_in.begin(speed)
        self.show()
        self._timer.start()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the sentences."""
        font = self.letters(_SIZE, BOLD)
        height = line_height(font)
        draw_panel(painter, self.area(), self._pad(), self.theme.panel, self.theme.accent, 1.6)
        for number, words in enumerate(self.sentences):
            line = QRectF(0, self._pad() / 2 + number * height, self.area().width(), height)
            write(painter, line, words, font, self.theme.text, CENTRE)

    def _pad(self) -> float:
        return round(20 * self.ts)
