"""What lies under a point of the table."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.places import PlaceName
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem
from barracan.table.hud.base import HudItem

if TYPE_CHECKING:
    from barracan.table.scene import TableScene


def item_at(scene: "TableScene", point: QPointF) -> CardItem | PlaceItem | HudItem | None:
    """The topmost card, place or part of the hud that answers to the pointer."""
    for item in scene.items(point):
        found = _answering(item)
        if found is None or found in scene.stage.held or not found.isVisible():
            continue
        if isinstance(found, CardItem) and not scene.stage.motion.moving(found):
            return found
        if isinstance(found, PlaceItem) and found.area.contains(point):
            return found
        if isinstance(found, HudItem):
            return found
    return None


def place_under(scene: "TableScene", centre: QPointF) -> PlaceName | None:
    """The place under a card's centre, whether it accepts or not."""
    for place, rect in scene.panel.places().items():
        if rect.contains(centre):
            return place
    for item in scene.items(centre):
        found = _answering(item)
        if found in scene.stage.held:
            continue
        if isinstance(found, CardItem):
            return found.place
        if isinstance(found, PlaceItem) and found.area.contains(centre):
            return found.name
        if isinstance(found, HudItem):
            return None
    return None


def _answering(item: QGraphicsItem) -> CardItem | PlaceItem | HudItem | None:
    """The card, place or part of the hud that an item of the scene belongs to."""
    while item is not None:
        if isinstance(item, CardItem | PlaceItem):
            return item
        if isinstance(item, HudItem):
            return item if item.acceptedMouseButtons() != Qt.MouseButton.NoButton else None
        item = item.parentItem()
    return None
