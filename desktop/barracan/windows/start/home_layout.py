"""Where everything lies on the first page, by the size of the window."""

from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize

from barracan.table.layouts.geometry import clamp
from barracan.table.layouts.table_layout import shrunk_into

_USUAL: Final = (1280, 800)
_SMALL: Final = (1180, 760)
_TILE, _SMALL_TILE = 232, 196

_MOST_TEXT: Final = 1.15


class HomeLayout(NamedTuple):
    """The rects of the first page in pixels.

    Attributes:
        unit: how large pictures are, 1 in a window of 1280x800.
        text: how large type is.
        small: whether the window is so small that tiles and head say less.
    """

    unit: float
    text: float
    small: bool
    head: QRectF
    words: QRectF
    picture: QRectF
    trouble: QRectF
    heading: QRectF
    tiles: tuple[QRectF, ...]
    low: QRectF
    gap: float

    @property
    def hero_text(self) -> float:
        """How large type is beside the picture, with which it grows."""
        return max(self.text, self.unit)


def lay_home(size: QSize, games: int, text_size: float = 1.0, *, trouble: bool = False) -> HomeLayout:
    """Lay the page in a window of this size for so many games, with a line of *trouble* or none.

    Nothing scrolls here, so that text, which is so much larger than usual, can only grow as far as the tiles have room
    for their words.
    """
    wide, high = size.width(), size.height()
    shrunk = shrunk_into(size)
    unit = min(wide / _USUAL[0], high / _USUAL[1], 1.85)
    text = clamp(0.86 * unit, 1, 1.32) * shrunk * min(text_size, _MOST_TEXT)
    small = wide < _SMALL[0] or high < _SMALL[1]
    margin, gap = max(36 * shrunk, 0.03 * wide), 12 * unit
    tile = (_SMALL_TILE * max(1.0, unit) * shrunk) if small else _TILE * unit
    low = QRectF(margin, high - 24 * unit - 84 * text, wide - 2 * margin, 84 * text)
    top = low.top() - gap - tile
    each = (low.width() - gap * (games - 1)) / games
    tiles = tuple(QRectF(margin + number * (each + gap), top, each, tile) for number in range(games))
    heading = QRectF(margin + 4, top - 27 * text, low.width(), 24 * text)
    head = QRectF(margin + 4, 12 * text, low.width() - 4, 38 * text)
    line = 42 * text if trouble else 0.0
    room = heading.top() - line - head.bottom() - 20 * text
    hero = QRectF(margin + 4, head.bottom() + 12 * text, low.width() - 4, room)
    words = QRectF(hero.left(), hero.top(), 0.45 * wide - hero.left(), hero.height())
    left = words.right() + 24 * unit
    return HomeLayout(
        unit, text, small, head, words, QRectF(left, hero.top(), wide - margin - left, hero.height()),
        QRectF(hero.left(), hero.bottom() + 4 * text, hero.width(), line),
        heading, tiles, low, gap,
    )  # fmt: skip
