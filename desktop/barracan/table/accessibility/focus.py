"""Tells screen readers where the keyboard stands."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleEvent

from barracan.model.places import HAND, LADDER, PILE, TRAY, PlaceName, read_place
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.place_item import PlaceItem

_WHOLE: Final = frozenset({HAND, PILE, TRAY, LADDER})
"""Places whose cards each count for themselves; of others the keyboard's cursor means the place."""


def tell_focus(item: QObject) -> None:
    """Tell a screen reader that the keyboard has come to this card, place or button."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(item, QAccessible.Event.Focus))


def focused_item(at: CardItem | PlaceItem, places: Mapping[PlaceName, PlaceItem]) -> CardItem | PlaceItem:
    """What has the focus when the keyboard stands on this: the item itself, or a card's place where that counts."""
    if not isinstance(at, CardItem) or read_place(at.place).kind in _WHOLE:
        return at
    place = places.get(at.place)
    return place if place is not None and place.cards and place.cards[-1] is at else at
