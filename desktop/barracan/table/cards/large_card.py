"""A card shown large with its name, one at a time."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from barracan.table import layers
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.cards.names import card_name
from barracan.table.hud.lettering import CENTRE, SEMIBOLD, TITLE, lettering, write
from barracan.table.layouts.geometry import height_of
from barracan.table.themes import Theme

_NAME: Final = 44.0


class LargeCard(QGraphicsItem):
    """One card over a dimmed table, upright, with its name under it; any input puts it away."""

    def __init__(self, scene: QGraphicsScene, key: FaceKey, faces: Faces, theme: Theme) -> None:
        super().__init__()
        self._area = QRectF(scene.sceneRect())
        self._theme = theme
        self._key = FaceKey(key.code, round(0.45 * self._area.height()))
        self._faces = faces
        faces.look(self._key)
        faces.finish()
        self._name = card_name(key.code)
        self.setZValue(layers.ENLARGED + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._area, self._theme.panel_over(0.72))
        width, pad = self._key.width, margin(self._key.width)
        high = height_of(width)
        left = round(self._area.center().x() - width / 2)
        top = round(self._area.center().y() - (high + _NAME) / 2)
        painter.drawPixmap(left - pad, top - pad, self._faces.look(self._key).pixmap)
        line = QRectF(self._area.left(), top + high + 8, self._area.width(), _NAME)
        write(painter, line, self._name, lettering(TITLE, SEMIBOLD), self._theme.text, CENTRE)


class LargeCards:
    """Shows one card large at a time over the cards of a scene."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, theme: Theme) -> None:
        self._scene = scene
        self._faces = faces
        self._theme = theme
        self.item: LargeCard | None = None

    def show(self, card: CardItem) -> None:
        """Show this card."""
        self.close()
        self.item = LargeCard(self._scene, card.key, self._faces, self._theme)

    def close(self) -> bool:
        """Put the large card away; says whether there was one."""
        item, self.item = self.item, None
        if item is not None:
            self._scene.removeItem(item)
        return item is not None

    def set_theme(self, theme: Theme) -> None:
        """Take these colours for the next one."""
        self._theme = theme
