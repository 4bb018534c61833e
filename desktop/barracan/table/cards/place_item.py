"""A place of the table: holds its cards, and shows that it is empty, lit, focused or changed."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from barracan.model.places import PlaceName
from barracan.table import layers
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.marks import BRACKETS_OUT, draw_brackets, draw_ring
from barracan.table.layouts.geometry import united
from barracan.table.painting import canvas, draw_focus
from barracan.table.themes import Theme, fade

_REACH = 9.0
_GHOST_FILL = 0.16


class PlaceItem(QGraphicsObject):
    """A place; its object name is its name in the model, and its cards are its children.

    It lies at the scene's origin, so that cards keep their positions when they go from place to place. It paints a
    dashed outline while it is empty, and a ghost where the next card will lie while it is lit.
    Outline and ghost are pictures that Qt draws by itself, under the cards.

    Attributes:
        cards: from the bottom; in a hand from the left.
    """

    def __init__(self, name: str, theme: Theme, ratio: float) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.cards: list[CardItem] = []
        self.theme = theme
        self.area = QRectF()
        self._lane: QRectF | None = None
        self._outline: QRectF | None = None
        self.ghosts: tuple[QRectF, ...] = ()
        self._bounds = QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)
        self.under = False
        """Whether it lies under the others, as the bare table that takes what is dropped beside them."""
        self._lit = False
        self._focused = self._ringed = False
        self._changed: QRectF | None = None
        self._radius = 4.0
        self._ratio = ratio
        self._pictures: list[QGraphicsPixmapItem] = []
        self.refresh()

    @property
    def name(self) -> str:
        """Its name in the model."""
        return self.objectName()

    @property
    def lit(self) -> bool:
        """Whether the cards in question may go here."""
        return self._lit

    def boundingRect(self) -> QRectF:
        return self._bounds  # asked for at every repaint, so it is only looked up

    def _bound(self) -> None:
        whole = united(self.reach())
        whole = whole if self._changed is None else whole.united(self._changed)
        self._bounds = whole.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def set_area(self, area: QRectF, lane: QRectF | None, outline: QRectF | None, card_width: float) -> None:
        """Cover this part of the table, printed under it a *lane*; *outline* is drawn while no card lies here."""
        if (area, lane, outline) != (self.area, self._lane, self._outline):
            self.prepareGeometryChange()
            self.area, self._lane, self._outline = area, lane, outline
            self._bound()
            self._radius = 17 / 250 * card_width
            self.refresh()

    def set_lit(self, lit: bool, ghosts: Sequence[QRectF] = ()) -> None:
        """Show that cards may go here, and where they may come to lie."""
        rects = tuple(ghosts) if lit else ()
        if lit != self._lit or rects != self.ghosts:
            self.prepareGeometryChange()
            self._lit, self.ghosts = lit, rects
            self._bound()
            self.refresh()

    def reach(self) -> tuple[QRectF, ...]:
        """The parts of the table that mean this place now: its own; lit also its lane, and where cards may lie."""
        lane = (self._lane,) if self._lit and self._lane is not None else ()
        return (self.area, *lane, *self.ghosts)

    def set_ringed(self, ringed: bool) -> None:
        """Bear one ring round all cards: they are taken together."""
        if ringed != self._ringed:
            self._ringed = ringed
            self.refresh()

    def set_focused(self, focused: bool) -> None:
        """Bear the outline of the keyboard's cursor."""
        if focused != self._focused:
            self.prepareGeometryChange()
            self._focused = focused
            self.refresh()

    def set_changed(self, rect: QRectF | None) -> None:
        """Bear brackets round this part of the table, which the last move has changed as a whole; or none."""
        if rect != self._changed:
            self.prepareGeometryChange()
            self._changed = rect
            self._bound()
            self.refresh()

    def set_theme(self, theme: Theme, ratio: float) -> None:
        """Take these colours, on a screen of this pixel ratio."""
        self.theme, self._ratio = theme, ratio
        self.refresh()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Ring, focus outline and brackets, seldom seen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._ringed:
            draw_ring(painter, self.area, self.theme, self._radius)
        if self._changed is not None:
            out = BRACKETS_OUT
            draw_brackets(painter, self._changed.adjusted(-out, -out, out, out), self.theme, 250 / 17 * self._radius)
        if not self._focused:
            return
        rect = (self._outline or self.area).adjusted(-5, -5, 5, 5)
        draw_focus(painter, self.theme, rect, self._radius + 5)

    def refresh(self) -> None:
        """Show ghost, or outline while no card lies here; Python paints nothing unless the keyboard is here."""
        painted = self._focused or self._ringed or self._changed is not None
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not painted)
        self.update()
        rects = self.ghosts
        if not rects and not self.cards and self._outline is not None:
            rects = (self._outline,)
        while len(self._pictures) < len(rects):
            picture = QGraphicsPixmapItem(self)
            picture.setZValue(layers.IN_PLACE)
            self._pictures.append(picture)
        for number, picture in enumerate(self._pictures):
            picture.setVisible(number < len(rects))
            if number < len(rects):
                size = (round(rects[number].width()), round(rects[number].height()))
                looks = (bool(self.ghosts), *size, self._radius, self.theme, self._ratio)
                picture.setPixmap(_dashed_pixmap(*looks))
                picture.setPos(rects[number].topLeft())


def place_of(item: CardItem | PlaceItem) -> PlaceName:
    """The place in which a card lies, or which this is."""
    return item.place if isinstance(item, CardItem) else item.name


@lru_cache(maxsize=32)
def _dashed_pixmap(ghost: bool, width: int, height: int, radius: float, theme: Theme, ratio: float) -> QPixmap:
    """A ghost or the outline of an empty place; dashes are slow to stroke, and many places have the same size."""
    pixmap, painter = canvas(QSizeF(width, height), ratio)
    pen = QPen(theme.legal, 2.2) if ghost else QPen(theme.outline, 1.4)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    if ghost:
        painter.setBrush(fade(theme.legal, _GHOST_FILL))
    painter.drawRoundedRect(QRectF(0, 0, width, height).adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
    painter.end()
    return pixmap
