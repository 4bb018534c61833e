"""What lies under a point of the table."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from barracan.model.places import PlaceName
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.cards.stage import Stage
from barracan.table.hud.base import HudItem
from barracan.table.hud.panel import Panel


class HitTest:
    """Finds what answers to the pointer, and the place under a card that is held."""

    def __init__(self, scene: QGraphicsScene, stage: Stage, panel: Panel) -> None:
        self._scene = scene
        self._stage = stage
        self._panel = panel

    def item_at(self, point: QPointF) -> CardItem | PlaceItem | HudItem | None:
        """The topmost card, place or item of the hud that answers to the pointer."""
        for item in self._scene.items(point):
            found = _answering(item)
            if found is None or found in self._stage.held or not found.isVisible():
                continue
            if isinstance(found, CardItem) and not self._stage.motion.moving(found):
                return found
            if isinstance(found, PlaceItem) and found.area.contains(point):
                return found
            if isinstance(found, HudItem):
                return found
        return None

    def place_under(self, centre: QPointF) -> PlaceName | None:
        """The place under a card's centre, whether it accepts or not."""
        for place, rect in self._panel.places().items():
            if rect.contains(centre):
                return place
        for item in self._scene.items(centre):
            found = _answering(item)
            if found in self._stage.held:
                continue
            if isinstance(found, CardItem):
                return found.place
            if isinstance(found, PlaceItem) and found.area.contains(centre):
                return found.name
            if isinstance(found, HudItem):
                return None
        return None


def _answering(item: QGraphicsItem) -> CardItem | PlaceItem | HudItem | None:
    """The card, place or item of the hud that an item of the scene belongs to."""
    above: QGraphicsItem | None = item
    while above is not None:
        if isinstance(above, CardItem | PlaceItem):
            return above
        if isinstance(above, HudItem):
            return above if above.acceptedMouseButtons() != Qt.MouseButton.NoButton else None
        above = above.parentItem()
    return None
