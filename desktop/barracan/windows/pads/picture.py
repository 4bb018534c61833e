"""A pad kept by hand in the size of a stamp."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPixmap

from barracan.games.catalog import find_game
from barracan.storage.pads import read_pad
from barracan.table.cards.miniature import SIZE
from barracan.windows.score.history import stored_sheet
from barracan.windows.score.paper import draw_paper

_SMALLER: Final = 4
"""How many times larger the pad is that is drawn small."""


def pad_picture(lines: Sequence[str], ratio: float) -> QPixmap:
    """The pad of these lines, its last hand in detail."""
    sheet = stored_sheet(find_game, lines, [seat.name for seat in read_pad(lines).seats])
    picture = QPixmap(SIZE * ratio)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.scale(1 / _SMALLER, 1 / _SMALLER)
        area = QRect(0, 0, _SMALLER * SIZE.width(), _SMALLER * SIZE.height())
        draw_paper(painter, area, sheet, max(0, len(sheet.hands) - 1))
    return picture
