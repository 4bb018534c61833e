"""Where on the table a card of words covers nothing that its reader has to see."""

from collections.abc import Iterator, Sequence
from math import ceil, inf
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.model.places import read_place
from barracan.table.layouts.geometry import Layout

_EDGE: Final = 4
_REACH: Final = 8
"""How far marks reach beyond cards."""
_ACTIONS, _BAR, _PLATE, _MELDS, _WORDS = 40.0, 15.0, 12.0, 4.0, 4.0
"""How much a covered pixel of each thing weighs."""
_AWAY, _OTHER_SIZE = 50.0, 5_000.0
"""What a pixel away from the usual place, and every further size, weigh in covered pixels."""
_READABLE, _NARROWER = 520.0, 1_500.0
"""The width in which sentences read well, and what each pixel less weighs."""
_PILES: Final = {"pile", "stock", "discard", "pot", "window", "trick", "shown"}
_MELDED: Final = {"melds", "meld", "ladder", "tricks", "foundation"}
_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Ground(NamedTuple):
    """The part of a window in which a card may lie."""

    room: QRectF
    seen: tuple[QRectF, ...]
    """What must be seen."""
    things: tuple[tuple[QRectF, float], ...]
    """What else lies there, with how much a covered pixel of it weighs."""
    usual: QPointF
    """The middle of a card's upper edge where nothing stands in its way."""

    def best(self, sizes: Sequence[QSizeF]) -> QRectF:
        """The place, of one of these sizes, at which least is covered, near the usual one; the first size before."""
        kept, weighed = [_edges(thing) for thing in self.seen], [(_edges(rect), weight) for rect, weight in self.things]
        best, least = None, inf
        for number, size in enumerate(sizes):
            shape = number * _OTHER_SIZE + max(0.0, _READABLE - size.width()) * _NARROWER
            for left, top in self._places(size) if shape < least else ():
                cost = shape + self._away(left + size.width() / 2, top) * _AWAY
                if cost >= least:
                    continue
                place = (left, top, left + size.width(), top + size.height())
                if any(_shared(place, thing) for thing in kept):
                    continue
                cost += sum(weight * _shared(place, thing) for thing, weight in weighed)
                if cost < least:
                    best, least = QRectF(left, top, size.width(), size.height()), cost
        return best or self._least_hidden(sizes)

    def _least_hidden(self, sizes: Sequence[QSizeF]) -> QRectF:
        """Where a card that covers something in any case covers least of what must be seen."""
        places = [QRectF(*place, size.width(), size.height()) for size in sizes for place in self._places(size)]
        return min(places, key=lambda rect: sum(_shared(_edges(rect), _edges(thing)) for thing in self.seen))

    def covers(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers something that has to be seen."""
        return any(rect.intersects(thing) for thing in self.seen)

    def hides_a_bar(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers part of a bar, for want of other room."""
        return any(rect.intersects(thing) for thing, weight in self.things if weight >= _BAR)

    def _places(self, size: QSizeF) -> Iterator[tuple[float, float]]:
        """Left and top: beside everything that lies there, at the edges of the room, and at the usual place."""
        wide, high, room = size.width(), size.height(), self.room
        lefts = {self.usual.x() - wide / 2, room.left() + _EDGE, room.right() - wide - _EDGE}
        tops = {self.usual.y(), room.top() + _EDGE, room.bottom() - high - _EDGE}
        for thing in (*self.seen, *(rect for rect, weight in self.things if weight < _BAR)):
            lefts |= {thing.right(), thing.left() - wide}
            tops |= {thing.bottom(), thing.top() - high}
        whole = [top for top in tops if top <= room.top() + _EDGE or top >= self.usual.y() - _EDGE]  # no bar is cut
        down = sorted({int(top) for top in whole if room.top() <= int(top) <= room.bottom() - high})
        across = sorted({ceil(left) for left in lefts if room.left() <= ceil(left) <= room.right() - wide})
        return ((left, top) for left in across for top in down)

    def _away(self, middle: float, top: float) -> float:
        return abs(middle - self.usual.x()) + abs(top - self.usual.y())


def ground_of(layout: Layout, scale: float = 1.0) -> Ground:
    """What lies on a table of this scale: piles and the hand are never covered, bars where there is no other room."""
    panel = layout.panel
    room = QRectF(0, 0, layout.width, layout.height)
    if panel is not None and not layout.drawer:
        room.setLeft(panel.right() if panel.left() < layout.width / 2 else 0.0)
        room.setRight(layout.width if room.left() else panel.left())
    hand = layout.hand_zone.adjusted(0, -_REACH, 0, 0)
    seen = [hand, layout.sort_control, panel if layout.drawer else None]
    seen += [_with_next(layout, name) for name in layout.spots if _kind(name) in _PILES]
    melds = [_marked(layout.area(name)) for name in layout.spots if _kind(name) in _MELDED and layout.spots[name]]
    rows = [layout.outlines[name] for name in layout.outlines if _kind(name) == "foundation"]
    headline = [layout.labels[name] for name in layout.labels if name == "headline"]
    weighed = (
        ([layout.action_bar], _ACTIONS),
        ([layout.top_bar], _BAR),
        ([plate.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE) for plate in layout.plates.values()], _PLATE),
        (melds + rows, _MELDS),
        ([*layout.notes.values(), *layout.tags.values(), *headline], _WORDS),
    )
    things = tuple((rect, weight) for rects, weight in weighed for rect in rects)
    usual = QPointF(room.center().x(), layout.top_bar.bottom() + _EDGE)
    return _scaled(Ground(room, tuple(rect for rect in seen if rect is not None), things, usual), scale)


def _scaled(ground: Ground, scale: float) -> Ground:
    """The same as it is seen on a table of this scale."""
    if scale == 1:
        return ground

    def shrunk(rect: QRectF) -> QRectF:
        return QRectF(rect.topLeft() * scale, rect.size() * scale)

    things = tuple((shrunk(rect), weight) for rect, weight in ground.things)
    return Ground(shrunk(ground.room), tuple(map(shrunk, ground.seen)), things, ground.usual * scale)


def _with_next(layout: Layout, pile: str) -> QRectF:
    """A pile with its marks and the place of its next card."""
    area = layout.area(pile)
    if pile in layout.landings:
        area = area.united(layout.landings[pile].rect)
    return _marked(area)


def _marked(area: QRectF) -> QRectF:
    return area.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _kind(place: str) -> str:
    return read_place(place).kind


def _edges(rect: QRectF) -> _Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _shared(one: _Edges, other: _Edges) -> float:
    """The area that two have in common; in plain numbers, for there are thousands of places to look at."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
