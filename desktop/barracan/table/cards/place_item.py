"""A place on the table."""

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from barracan.table import layers
from barracan.table.cards.card_item import CardItem
from barracan.table.layouts.geometry import Spot
from barracan.table.painting import canvas, draw_focus
from barracan.table.themes import Theme, faded

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
        self._outline: QRectF | None = None
        self.ghost: QRectF | None = None
        self._bounds = QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)
        self._lit = False
        self._focused = False
        self._radius = 4.0
        self._ratio = ratio
        self._picture: QGraphicsPixmapItem | None = None
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
        whole = self.area if self.ghost is None else self.area.united(self.ghost)
        self._bounds = whole.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def set_area(self, area: QRectF, outline: QRectF | None, card_width: float) -> None:
        """Cover this part of the table; *outline* is drawn while no card lies here."""
        if area != self.area or outline != self._outline:
            self.prepareGeometryChange()
            self.area, self._outline = area, outline
            self._bound()
            self._radius = 17 / 250 * card_width
            self.refresh()

    def set_lit(self, lit: bool, ghost: Spot | QRectF | None = None) -> None:
        """Show that cards may go here, and where the next one will lie."""
        rect = ghost.rect if isinstance(ghost, Spot) else ghost
        if lit != self._lit or rect != self.ghost:
            self.prepareGeometryChange()
            self._lit, self.ghost = lit, rect if lit else None
            self._bound()
            self.refresh()

    def set_focused(self, focused: bool) -> None:
        """Bear the outline of the keyboard's cursor."""
        if focused != self._focused:
            self.prepareGeometryChange()
            self._focused = focused
            self.refresh()

    def set_theme(self, theme: Theme, ratio: float) -> None:
        """Take these colours, on a screen of this pixel ratio."""
        self.theme, self._ratio = theme, ratio
        self.refresh()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The focus outline, seldom seen."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = (self._outline or self.area).adjusted(-5, -5, 5, 5)
        draw_focus(painter, self.theme, rect, self._radius + 5)

    def refresh(self) -> None:
        """Show ghost, or outline while no card lies here; Python paints nothing unless the keyboard is here."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, not self._focused)
        self.update()
        rect = self.ghost or (None if self.cards else self._outline)
        if rect is None:
            if self._picture is not None:
                self._picture.hide()
            return
        if self._picture is None:
            self._picture = QGraphicsPixmapItem(self)
            self._picture.setZValue(layers.IN_PLACE)
        ghost = rect is self.ghost
        size = (round(rect.width()), round(rect.height()))
        self._picture.setPixmap(_dashed_pixmap(ghost, *size, self._radius, self.theme, self._ratio))
        self._picture.setPos(rect.topLeft())
        self._picture.show()


@lru_cache(maxsize=32)
def _dashed_pixmap(ghost: bool, width: int, height: int, radius: float, theme: Theme, ratio: float) -> QPixmap:
    """A ghost or the outline of an empty place; dashes are slow to stroke, and many places have the same size."""
    pixmap, painter = canvas(QSizeF(width, height), ratio)
    pen = QPen(theme.legal, 2.2) if ghost else QPen(theme.outline, 1.4)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    if ghost:
        painter.setBrush(faded(theme.legal, _GHOST_FILL))
    painter.drawRoundedRect(QRectF(0, 0, width, height).adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
    painter.end()
    return pixmap
