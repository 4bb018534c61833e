"""Where on the table a card of words covers nothing that its reader has to see."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.table.layouts.geometry import Layout

_EDGE: Final = 4
_REACH: Final = 8
"""How far marks reach beyond cards."""
_ACTIONS, _BAR, _PLATE, _MELDS = 40.0, 5.0, 3.0, 0.5
"""How much a covered pixel of each thing weighs."""
_AWAY, _OTHER_SIZE = 50.0, 5_000.0
"""What a pixel away from the usual place, and every further size, weigh in covered pixels."""
_READABLE, _NARROWER = 520.0, 1_500.0
"""The width in which sentences read well, and what each pixel less weighs."""
_PILES: Final = {"pile", "stock", "discard", "pot", "window", "trick", "shown"}
_MELDED: Final = {"melds", "meld", "ladder", "tricks", "foundation"}


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
        places = [(number, rect) for number, size in enumerate(sizes) for rect in self._places(size)]
        free = [each for each in places if not self.covers(each[1])]
        if not free:
            return min(places, key=lambda each: sum(_area(each[1], thing) for thing in self.seen))[1]
        return min(free, key=lambda each: each[0] * _OTHER_SIZE + self._cost(each[1]))[1]

    def covers(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers something that has to be seen."""
        return any(rect.intersects(thing) for thing in self.seen)

    def hides_a_bar(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers part of a bar, for want of other room."""
        return any(rect.intersects(thing) for thing, weight in self.things if weight >= _BAR)

    def _places(self, size: QSizeF) -> Iterator[QRectF]:
        """Beside everything that lies there, at the edges of the room, and at the usual place."""
        wide, high, room = size.width(), size.height(), self.room
        lefts = {self.usual.x() - wide / 2, room.left() + _EDGE, room.right() - wide - _EDGE}
        tops = {self.usual.y(), room.top() + _EDGE, room.bottom() - high - _EDGE}
        for thing in self.seen:
            lefts |= {thing.right(), thing.left() - wide}
            tops |= {thing.bottom(), thing.top() - high}
        whole = [top for top in tops if top <= room.top() + _EDGE or top >= self.usual.y() - _EDGE]  # no bar is cut
        for left in sorted(lefts):
            for top in sorted(whole):
                rect = QRectF(ceil(left), int(top), wide, high)
                if room.contains(rect):
                    yield rect

    def _cost(self, rect: QRectF) -> float:
        away = abs(rect.center().x() - self.usual.x()) + abs(rect.top() - self.usual.y())
        narrower = max(0.0, _READABLE - rect.width())
        return away * _AWAY + narrower * _NARROWER + sum(weight * _area(rect, thing) for thing, weight in self.things)


def ground_of(layout: Layout) -> Ground:
    """What lies on a table: piles and the hand are never covered, bars where there is no other room."""
    panel = layout.panel
    room = QRectF(0, 0, layout.width, layout.height)
    if panel is not None and not layout.drawer:
        room.setLeft(panel.right() if panel.left() < layout.width / 2 else 0.0)
        room.setRight(layout.width if room.left() else panel.left())
    hand = layout.hand_zone.adjusted(0, -_REACH, 0, 0)
    seen = [hand, layout.sort_control, panel if layout.drawer else None]
    seen += [_with_next(layout, name) for name in layout.spots if _kind(name) in _PILES]
    melds = [layout.area(name) for name in layout.spots if _kind(name) in _MELDED and layout.spots[name]]
    weighed = (
        ([layout.action_bar], _ACTIONS),
        ([layout.top_bar], _BAR),
        (layout.plates.values(), _PLATE),
        (melds, _MELDS),
    )
    things = tuple((rect, weight) for rects, weight in weighed for rect in rects)
    usual = QPointF(room.center().x(), layout.top_bar.bottom() + _EDGE)
    return Ground(room, tuple(rect for rect in seen if rect is not None), things, usual)


def _with_next(layout: Layout, pile: str) -> QRectF:
    """A pile with its marks and the place of its next card."""
    area = layout.area(pile)
    if pile in layout.landings:
        area = area.united(layout.landings[pile].rect)
    return area.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _kind(place: str) -> str:
    return place.partition(":")[0]


def _area(one: QRectF, other: QRectF) -> float:
    met = one.intersected(other)
    return met.width() * met.height()
