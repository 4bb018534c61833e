"""What lies on a table at which something is learned, and what of it the card keeps off."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.model.cards import Code
from barracan.model.places import FOUNDATION, HAND, TRICK, PlaceName, read_place
from barracan.table.layouts.geometry import Layout, bounds, united
from barracan.windows.match.card_ground import MELDED, Ground, find_ground

_EDGE: Final = 6.0
"""How wide the dashed edge of a place is, with what lies free beside it."""
_INNER: Final = 4.0
"""So far may an area reach beyond another one that counts for it."""
_LOW: Final = 0.25
"""The part of the table's height up to which a card finds room beside a place."""
_CHOICE: Final = 1_000.0
"""How much a covered pixel weighs of what may be chosen."""
_AIR: Final = 3.0
"""What lies free round words beside a card."""


class Spoken(NamedTuple):
    """What is spoken of at a table."""

    places: Collection[PlaceName]
    areas: Sequence[QRectF]
    """Where they are seen."""
    watched: Sequence[QRectF]
    """Where moves are watched."""


def find_lesson_ground(layout: Layout, spoken: Spoken, words: Sequence[QRectF], places: Sequence[QRectF]) -> Ground:
    """What lies on a table with these *words* and *places* for cards.

    The card has no better place than one where all words and melds can be read.
    """
    trick = [spot.rect for spot in layout.spots.get(TRICK, ())]
    foot = QRectF(0, layout.hand_zone.top(), layout.width, layout.height)
    ground = find_ground(layout, about=spoken.areas, spare=(TRICK,))
    ground = ground.with_read(outer_areas(_read_areas(layout, spoken.places, words), foot), places)
    return ground._replace(
        named=(*ground.named, foot, *spoken.watched), seen=(*ground.seen, *trick, *layout.plates.values())
    )


def under_panel(ground: Ground, contents: Sequence[QRectF], presses: Sequence[QRectF]) -> Ground:
    """The same under a builder with these contents: nothing else is seen there; what is pressed is named."""
    return ground._replace(seen=tuple(contents), things=(), named=(*ground.named, *presses), read=(), places=())


def under_choices(ground: Ground, choices: Sequence[QRectF], hinted: Sequence[QRectF]) -> Ground:
    """The same under a sheet with these choices: they take the place of what lies under them.

    What is *hinted*, and so to be pressed, must be seen; the others are covered where there is no other room.
    """
    seen, read = (
        tuple(rect for rect in rects if not any(rect.intersects(choice) for choice in choices))
        for rects in (ground.seen, ground.read)
    )
    things = (*ground.things, *((choice, _CHOICE) for choice in choices))
    return ground._replace(seen=seen, things=things, named=(*ground.named, *hinted), read=(*read, *choices))


def _read_areas(layout: Layout, places: Collection[PlaceName], words: Sequence[QRectF]) -> list[QRectF]:
    """What is read or seen lying there: bars, hands of others, melds, words, and where melds go."""
    melds = (laid_area(name, layout) for name in layout.spots if read_place(name).kind in MELDED)
    fans = (fan.rect for fan in layout.fans.values())
    aired = (area.adjusted(-_AIR, -_AIR, _AIR, _AIR) for area in words)
    goals = (area for name in places for area in goal_areas(name, layout))
    return [layout.top_bar, layout.action_bar, *fans, *filter(None, melds), *aired, *goals]


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
