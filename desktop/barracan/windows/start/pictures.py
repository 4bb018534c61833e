"""The pictures of the pages on which games are chosen, in the cards that are in use."""

from collections.abc import Callable, Iterable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from barracan.table.themes import Outfit, Theme
from barracan.windows.shell.picture_store import Paint, PictureKey, PictureStore
from barracan.windows.start.game_pictures import (
    ARC,
    CardDrawings,
    GamePicture,
    draw_arc,
    draw_cards,
    draw_game,
    find_picture,
)
from barracan.windows.start.last_table import LastTable, draw_last_table, prepare_table

_Draw: TypeAlias = Callable[[QPainter, QRectF, GamePicture, CardDrawings], object]


class Pictures:
    """Gives the pictures of a page that are painted already, from the store that paints the others.

    Attributes:
        drawings: the cards that are in use.
    """

    def __init__(self, store: PictureStore, page: QWidget) -> None:
        self._store, self._page = store, page
        self._outfit = Outfit()
        self.drawings = CardDrawings(self._outfit.faces, self._outfit.back)

    def wear(self, outfit: Outfit) -> None:
        """Draw these cards from now on."""
        self._outfit = outfit
        self.drawings = CardDrawings(outfit.faces, outfit.back)

    def game(self, name: str, rect: QRectF) -> QPixmap | None:
        """The picture of a game at this size."""
        box = _box(rect)
        return self._cards_of(f"game-{name}", box, find_picture(name), draw_game)

    def cards(self, name: str, rect: QRectF) -> QPixmap | None:
        """The cards of a game's picture at this size."""
        box = _box(rect)
        return self._cards_of(f"cards-{name}", box, find_picture(name), draw_cards)

    def arc(self, rect: QRectF, radius: float, card: float) -> QPixmap | None:
        """The arc of six cards of this width, at this size."""
        box = _box(rect)
        drawings = self.drawings
        return self.find(
            f"arc-{radius:.0f}", box.size(), lambda to: draw_arc(to, box, drawings, radius, card),
            prepare=drawings.load(ARC),
        )  # fmt: skip

    def table(self, table: LastTable, theme: Theme, rect: QRectF) -> QPixmap | None:
        """A match as it was left, at this size; it changes too often to be kept in a file."""
        size, drawings = _box(rect).size(), self.drawings
        name = f"table-{table.match}-{table.marks:x}-{theme.name}"
        return self.find(
            name, size, lambda to: draw_last_table(to, size, table, theme, drawings), keep=False,
            prepare=prepare_table(table, drawings),
        )  # fmt: skip

    def _cards_of(self, name: str, box: QRectF, picture: GamePicture, draw: _Draw) -> QPixmap | None:
        drawings = self.drawings
        return self.find(
            name, box.size(), lambda to: draw(to, box, picture, drawings),
            prepare=drawings.load(card.drawing for card in picture.cards),
        )  # fmt: skip

    def find(
        self, name: str, size: QSizeF, paint: Paint, *, keep: bool = True, prepare: Iterable[object] = ()
    ) -> QPixmap | None:
        """The picture of this name and size; one that is not there is painted soon, and *kept* in a file or not."""
        pixels: QSize = size.toSize()
        if pixels.isEmpty():
            return None
        outfit = self._outfit
        key = PictureKey(
            name, pixels.width(), pixels.height(), self._page.devicePixelRatioF(), outfit.faces, outfit.back
        )
        return self._store.picture(key, paint, keep=keep, prepare=prepare)


def _box(rect: QRectF) -> QRectF:
    return QRectF(QPointF(0, 0), QSizeF(rect.size().toSize()))
