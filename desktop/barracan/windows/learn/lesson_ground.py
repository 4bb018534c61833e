"""What of a place the card of a lesson keeps off."""

from collections.abc import Collection, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.cards import Code
from barracan.model.places import FOUNDATION, HAND, TRICK, PlaceName, read_place
from barracan.table.layouts.geometry import Layout, bounds, united

_EDGE: Final = 6.0
"""How wide the dashed edge of a place is, with what lies free beside it."""
_INNER: Final = 4.0
"""So far may an area reach beyond another one that counts for it."""
_LOW: Final = 0.25
"""The part of the table's height up to which a card finds room beside a place."""


def named_area(place: PlaceName, layout: Layout, codes: Collection[Code | None]) -> QRectF:
    """What belongs to a place; of a trick or a row no more than its cards with the next ones, for it is larger."""
    goals = (place, *(f"{place}:{code}" for code in codes))
    landings = [layout.landings[name].rect for name in goals if name in layout.landings]
    if read_place(place).kind not in {TRICK, FOUNDATION} or not landings:
        return layout.area(place)
    return united((*landings, *(spot.rect for spot in layout.spots[place])))


def laid_area(place: PlaceName, layout: Layout) -> QRectF | None:
    """What the cards cover that lie at a place; what is free in a row is none of it."""
    if not layout.spots[place]:
        return None
    return bounds(layout.spots[place]) if read_place(place).kind == FOUNDATION else layout.area(place)


def has_rows(layout: Layout) -> bool:
    """Whether cards are laid in rows."""
    return any(read_place(place).kind == FOUNDATION for place in layout.spots)


def row_areas(layout: Layout, codes: Collection[Code]) -> list[QRectF]:
    """What the rows of a table cover when these cards have been laid, too."""
    rows = [place for place in layout.spots if read_place(place).kind == FOUNDATION]
    found = []
    for place in rows:
        landings = (layout.landings.get(f"{place}:{code}") for code in codes)
        rects = [spot.rect for spot in (*layout.spots[place], *landings) if spot is not None]
        found += [united(rects)] if rects else []
    return found


def goal_areas(place: PlaceName, layout: Layout) -> list[QRectF]:
    """Where a meld goes that is still to be laid; of a place in which a card has room only the edge."""
    area = layout.outlines.get(place) if place not in layout.spots else None
    if area is None or read_place(place).kind == HAND:
        return []
    return [area] if area.height() <= _LOW * layout.height else _edges(area)


def outer_areas(areas: Sequence[QRectF], foot: QRectF) -> list[QRectF]:
    """Those that lie within no other one, nor in the *foot*: a place for a card is looked for along all their edges."""
    found: list[QRectF] = []
    rooms = [foot]
    for area in sorted(areas, key=lambda each: -each.width() * each.height()):
        if not any(room.contains(area) for room in rooms):
            found.append(area)
            rooms.append(area.adjusted(-_INNER, -_INNER, _INNER, _INNER))
    return found


def _edges(area: QRectF) -> list[QRectF]:
    inner, across = area.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), QPointF(_EDGE, 0)
    return [
        QRectF(area.topLeft(), inner.topRight() + across),
        QRectF(inner.bottomLeft() - across, area.bottomRight()),
        QRectF(area.topLeft(), inner.bottomLeft()),
        QRectF(inner.topRight(), area.bottomRight()),
    ]
