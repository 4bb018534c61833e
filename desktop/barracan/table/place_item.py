"""A place on the table."""

from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from barracan.table.card_item import CardItem
from barracan.table.layouts.geometry import Spot
from barracan.table.themes import Theme

_REACH = 9.0
_GHOST_FILL = 0.16


class PlaceItem(QGraphicsObject):
    """A place; its object name is its name in the model, and its cards are its children.

    It lies at the scene's origin, so that cards keep their positions when they go from place to place. It paints a
    dashed outline while it is empty, and a ghost where the next card will lie while it is lit.

    Attributes:
        cards: from the bottom; in a hand from the left.
    """

    def __init__(self, name: str, theme: Theme) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.cards: list[CardItem] = []
        self.theme = theme
        self.area = QRectF()
        self._outline: QRectF | None = None
        self._ghost: QRectF | None = None
        self._bounds = QRectF(-_REACH, -_REACH, 2 * _REACH, 2 * _REACH)
        self._lit = False
        self._focused = False
        self._radius = 4.0
        self._paints()

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
        whole = self.area if self._ghost is None else self.area.united(self._ghost)
        self._bounds = whole.adjusted(-_REACH, -_REACH, _REACH, _REACH)

    def set_area(self, area: QRectF, outline: QRectF | None, card_width: float) -> None:
        """Cover this part of the table; *outline* is drawn while no card lies here."""
        if area != self.area or outline != self._outline:
            self.prepareGeometryChange()
            self.area, self._outline = area, outline
            self._bound()
            self._radius = 17 / 250 * card_width
            self._paints()

    def set_lit(self, lit: bool, ghost: Spot | QRectF | None = None) -> None:
        """Show that cards may go here, and where the next one will lie."""
        rect = ghost.rect if isinstance(ghost, Spot) else ghost
        if lit != self._lit or rect != self._ghost:
            self.prepareGeometryChange()
            self._lit, self._ghost = lit, rect if lit else None
            self._bound()
            self._paints()
            self.update()

    def set_focused(self, focused: bool) -> None:
        """Bear the outline of the keyboard's cursor."""
        if focused != self._focused:
            self.prepareGeometryChange()
            self._focused = focused
            self._paints()
            self.update()

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self.theme = theme
        self.update()

    def paint(self, painter: QPainter, option, widget=None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._outline is not None and not self.cards and not self._ghost:
            ratio = painter.device().devicePixelRatioF()
            size = (round(self._outline.width()), round(self._outline.height()))
            painter.drawPixmap(self._outline.topLeft(), outline_pixmap(*size, self._radius, self.theme, ratio))
        if self._ghost is not None:
            fill = self.theme.legal.toRgb()
            fill.setAlphaF(_GHOST_FILL)
            _draw_dashed(painter, self._ghost, self._radius, QPen(self.theme.legal, 2.2), fill)
        if self._focused:
            self._draw_focus(painter)

    def _draw_focus(self, painter: QPainter) -> None:
        rect = (self._outline or self.area).adjusted(-5, -5, 5, 5)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.theme.focus_ground, 5.4), (self.theme.focus, 2.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(rect, self._radius + 5, self._radius + 5)

    def cards_changed(self) -> None:
        """Look again at whether the outline shows."""
        self._paints()
        self.update()

    def _paints(self) -> None:
        """Tell the scene when there is nothing to paint, which spares most places most calls."""
        silent = self._ghost is None and not self._focused and (self._outline is None or bool(self.cards))
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, silent)


@lru_cache(maxsize=16)
def outline_pixmap(width: int, height: int, radius: float, theme: Theme, ratio: float) -> QPixmap:
    """The dashed outline of an empty place; dashes are slow to stroke, and many places have the same size."""
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _draw_dashed(painter, QRectF(0, 0, width, height), radius, QPen(theme.outline, 1.4), None)
    painter.end()
    return pixmap


def _draw_dashed(painter: QPainter, rect: QRectF, radius: float, pen: QPen, fill: QColor | None) -> None:
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    painter.setBrush(fill if fill is not None else Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), radius, radius)
