"""What is printed on the table: grounds of melds and ladders, and lanes under piles."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from barracan.table import layers
from barracan.table.hud.labels import Label, Tells
from barracan.table.layouts.geometry import LANE
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme

_BAND_RADIUS: Final = 12
_LANE_RADIUS: Final = 14
_LANE_PART, _LANE_EDGE = 0.035, 0.085


def draw_ground(painter: QPainter, theme: Theme, name: str, rect: QRectF) -> None:
    """Paint what is printed under this name."""
    if name.startswith(LANE):
        draw_panel(painter, rect, _LANE_RADIUS, theme.text_over(_LANE_PART), theme.text_over(_LANE_EDGE))
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.band)
    painter.drawRoundedRect(rect, _BAND_RADIUS, _BAND_RADIUS)


class Ground(Label):
    """The ground of melds, of ladders or of a pile."""

    PRINTED = STRETCHES = True
    LAYER = layers.GROUND
    TELLS = Tells.NOTHING

    def draw(self, painter: QPainter) -> None:
        """Paint it."""
        draw_ground(painter, self.theme, self.objectName(), self.area())
