"""What lies on a table, and the best place for a card over it."""

from collections.abc import Collection, Iterable, Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.model.places import FOUNDATION, TRICK, PlaceName, read_place
from barracan.table.layouts.geometry import Layout, scaled, united
from barracan.windows.match.place_search import CardSize, PlacedEdge, Weighed, find_cheapest, shared_area

_EDGE: Final = 4
_REACH: Final = 8
"""How far marks reach beyond cards."""
_SEEN, _ACTIONS, _BAR, _PLATE, _MELDS, _WORDS, _CORNER = 60.0, 40.0, 15.0, 12.0, 4.0, 4.0, 0.1
"""How much a covered pixel of each thing weighs."""
_READ, _LATER = 30.0, 0.5
"""The same of what is read, and of where cards will lie, where no place leaves all of it free."""
_AWAY: Final = 50.0
"""What a pixel away from the usual place weighs in covered pixels."""
_ASIDE_PART = 0.25
"""What a pixel beside the middle of what a card speaks of weighs, in pixels between them."""
_READABLE, _NARROWER = 520.0, 1_500.0
"""The width in which sentences read well, and what each pixel less weighs."""
_OTHER_SIZE, _OTHER_SHORT = 5_000.0, 500.0
"""What every further size weighs, and that of a card that tells no more than a move."""
_BADGE: Final = 22
"""How far the sign of a hint reaches over its card."""
_NEAR: Final = 60.0
"""So far at most from what it speaks of lies a card that is beside it."""
_PILES: Final = {"pile", "stock", "discard", "pot", "window", "trick", "shown"}
MELDED: Final = {"melds", "meld", "ladder", "tricks", "foundation"}
"""The kinds of places where cards lie that have been laid or won."""


class Ground(NamedTuple):
    """The part of a window in which a card may lie."""

    room: QRectF
    seen: tuple[QRectF, ...]
    """What must be seen as long as there is any other room."""
    things: tuple[Weighed, ...]
    """What else lies there, with how much a covered pixel of it weighs."""
    usual: QPointF
    """The middle of a card's upper edge where nothing stands in its way."""
    about: QRectF | None = None
    """What the card speaks of: it lies as near to it as it can."""
    named: tuple[QRectF, ...] = ()
    """What must be seen before all else: each thing that the card speaks of, and the hand."""
    read: tuple[QRectF, ...] = ()
    """What is kept free like that, but weighs less where not all can be: words, figures, cards that have been laid."""
    places: tuple[QRectF, ...] = ()
    """What is covered sooner than that, but not where there is another place: where cards will lie."""

    def with_read(self, read: Sequence[QRectF], places: Sequence[QRectF]) -> "Ground":
        """The same where what is *read*, and the *places*, count for more than the table's usual weights."""
        things = tuple(each for each in self.things if each[1] >= _BAR or each[1] <= _CORNER)
        return self._replace(read=tuple(read), places=(*self.places, *places), things=things)

    def free(self, sizes: Sequence[QSizeF]) -> QRectF | None:
        """The best place for a card in one of these sizes that leaves free all that is kept so, if there is one."""
        kept = [rect for each in self._kept() for rect, _ in each]
        return find_cheapest(self._offer(sizes, short=True), kept, self.things)

    def best(self, sizes: Sequence[QSizeF], *, short: bool = False) -> QRectF:
        """The place, of one of these sizes, at which least is covered, near the usual one; the first size before.

        What is *short* reads well in any width.
        """
        kept, things = [each for each in self._kept() if each], self.things
        offered = self._offer(sizes, short=short)
        while kept:
            found = find_cheapest(offered, [rect for each in kept for rect, _ in each], things)
            if found is not None:
                return found
            things = (*things, *kept.pop())
        return self._least_hidden(offered)

    def _kept(self) -> list[list[Weighed]]:
        """What is kept free as long as there is any place, and how much it weighs else; what matters most first."""
        parts = (((self.named, _SEEN),), ((self.seen, _SEEN), (self.read, _READ)), ((self.places, _LATER),))
        return [[(rect, weight) for rects, weight in part for rect in rects] for part in parts]

    def _offer(self, sizes: Sequence[QSizeF], *, short: bool) -> list[CardSize]:
        """The sizes, what each weighs, and the edges that a card may have in it."""
        narrower, other = (0.0, _OTHER_SHORT) if short else (_NARROWER, _OTHER_SIZE)
        lighter = (rect for rect, weight in self.things if weight < _BAR)
        beside = [*self.named, *self.seen, *self.read, *self.places, *lighter]
        across = {rect.left() for rect in beside}, {rect.right() for rect in beside}
        down = {rect.top() for rect in beside}, {rect.bottom() for rect in beside}
        offered = []
        for number, size in enumerate(sizes):
            weight = number * other + max(0.0, _READABLE - size.width()) * narrower
            lefts, tops = self._lefts(size.width(), *across), self._tops(size.height(), *down)
            offered.append(CardSize(size, weight, lefts, tops))
        return offered

    def _least_hidden(self, offered: Sequence[CardSize]) -> QRectF:
        """Where a card that covers something in any case covers least of what must be seen."""
        places = [QRectF(QPointF(*place), each.size) for each in offered for place in each.places()]
        if not places:  # no size has room here, as at a painted table behind the one in text
            return QRectF(self.room.topLeft(), offered[0].size)
        return min(places, key=lambda rect: (_hidden(rect, self.named), _hidden(rect, self.seen)))

    def covers(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers something that has to be seen."""
        return self.covers_named(rect) or any(rect.intersects(thing) for thing in self.seen)

    def is_free(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers nothing that is read or weighs as much as a bar."""
        heavy = (*self.read, *(thing for thing, weight in self.things if weight >= _BAR))
        return self.room.contains(rect) and not self.covers(rect) and not any(rect.intersects(each) for each in heavy)

    def covers_named(self, rect: QRectF) -> bool:
        """Whether a card that lies there covers something that has to be seen before all else."""
        return any(rect.intersects(thing) for thing in self.named)

    def is_beside(self, rect: QRectF) -> bool:
        """Whether a card that lies there lies beside what it speaks of, and covers nothing but what is printed."""
        if self.about is None:
            return not any(rect.intersects(thing) for thing, weight in self.things if weight >= _BAR)
        near = self.about.adjusted(-_NEAR, -_NEAR, _NEAR, _NEAR)
        return rect.intersects(near) and not any(
            rect.intersects(thing) for thing, weight in self.things if weight > _CORNER
        )

    def _lefts(self, wide: float, begins: Iterable[float], ends: Iterable[float]) -> list[PlacedEdge]:
        """Left edges: beside everything that lies there, at the edges of the room, and at the usual place."""
        first, last = self.room.left(), self.room.right() - wide
        lefts = {self.usual.x() - wide / 2, first + _EDGE, last - _EDGE, *ends, *(each - wide for each in begins)}
        if self.about is not None:
            lefts.add(self.about.center().x() - wide / 2)
        across = {left for left in map(ceil, lefts) if first <= left <= last}
        return sorted((self._away_across(left, wide) * _AWAY, left) for left in across)

    def _tops(self, high: float, begins: Iterable[float], ends: Iterable[float]) -> list[PlacedEdge]:
        """Upper edges, in the same way; no bar is cut."""
        first, last, usual = self.room.top(), self.room.bottom() - high, self.usual.y()
        tops = {usual, first + _EDGE, last - _EDGE, *ends, *(each - high for each in begins)}
        whole = (int(top) for top in tops if top <= first + _EDGE or top >= usual - _EDGE)
        return sorted((self._away_down(top, high) * _AWAY, top) for top in {*whole} if first <= top <= last)

    def _away_across(self, left: float, wide: float) -> float:
        """How far a card there is to the side from what it speaks of, or from its usual place."""
        about = self.about
        if about is None:
            return abs(left + wide / 2 - self.usual.x())
        aside = abs(left + wide / 2 - about.center().x()) * _ASIDE_PART
        return aside + max(0.0, left - about.right(), about.left() - left - wide)

    def _away_down(self, top: float, high: float) -> float:
        """The same up or down."""
        about = self.about
        return abs(top - self.usual.y()) if about is None else max(0.0, top - about.bottom(), about.top() - top - high)


def find_ground(
    layout: Layout, scale: float = 1.0, about: Sequence[QRectF] = (), spare: Collection[PlaceName] = ()
) -> Ground:
    """What lies on a table of this scale: the hand is never covered, piles and bars where there is no other room.

    What a card speaks of is not covered either, and near it lies the card. The *spare* places are needed later.
    """
    room = _room_of(layout)
    hand = layout.hand_zone.adjusted(0, -_REACH, 0, 0)
    named = [hand, *(each.adjusted(-_REACH, -_BADGE, _REACH, _REACH) for each in about)]
    piles = _piles_of(layout)
    seen = [layout.sort_control, layout.panel if layout.drawer else None]
    seen += [area for name, area in piles.items() if name not in spare]
    kept = tuple(rect for rect in seen if rect is not None)
    usual = QPointF(room.center().x(), layout.top_bar.bottom() + _EDGE)
    whole = united(about) if about else None
    places = tuple(piles[name] for name in spare if name in piles)
    return scale_ground(Ground(room, kept, _things_of(layout), usual, whole, tuple(named), places=places), scale)


def _room_of(layout: Layout) -> QRectF:
    """The table without a panel that stands beside it."""
    panel = layout.panel
    room = QRectF(0, 0, layout.width, layout.height)
    if panel is not None and not layout.drawer:
        room.setLeft(panel.right() if panel.left() < layout.width / 2 else 0.0)
        room.setRight(layout.width if room.left() else panel.left())
    return room


def _piles_of(layout: Layout) -> dict[PlaceName, QRectF]:
    """Where cards are taken from, and the trick where there is one."""
    kinds = _PILES if plays_tricks(layout) else _PILES - {TRICK}
    return {name: _with_next(layout, name) for name in layout.spots if _kind(name) in kinds}


def _things_of(layout: Layout) -> tuple[Weighed, ...]:
    """What else lies there: bars, plates, cards that have been laid, words, and the notes in the corners."""
    plates = (plate.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE) for plate in layout.plates.values())
    melds = (_with_marks(layout.area(name)) for name in layout.spots if _kind(name) in MELDED and layout.spots[name])
    rows = (layout.outlines[name] for name in layout.outlines if _kind(name) == FOUNDATION)
    headline = (layout.labels[name] for name in layout.labels if name == "headline")
    fans = (fan.rect for fan in layout.fans.values())
    weighed: tuple[tuple[Iterable[QRectF], float], ...] = (
        ([layout.action_bar], _ACTIONS),
        ([layout.top_bar], _BAR),
        (plates, _PLATE),
        ((*melds, *rows), _MELDS),
        ((*layout.boards.values(), *layout.tags.values(), *headline, *fans), _WORDS),
        (layout.corners.values(), _CORNER),
    )
    return tuple((rect, weight) for rects, weight in weighed for rect in rects)


def plays_tricks(layout: Layout) -> bool:
    """Whether cards on a table go to a trick: where rows are laid, none lies in its place."""
    return TRICK in layout.spots and not any(_kind(name) == FOUNDATION for name in layout.outlines)


def scale_ground(ground: Ground, scale: float) -> Ground:
    """The same as it is seen on a table of this scale."""
    if scale == 1:
        return ground
    kept = (ground.seen, ground.named, ground.read, ground.places)
    seen, named, read, places = (tuple(scaled(rect, scale) for rect in rects) for rects in kept)
    return Ground(
        room=scaled(ground.room, scale),
        seen=seen,
        things=tuple((scaled(rect, scale), weight) for rect, weight in ground.things),
        usual=ground.usual * scale,
        about=scaled(ground.about, scale) if ground.about is not None else None,
        named=named,
        read=read,
        places=places,
    )


def _with_next(layout: Layout, pile: str) -> QRectF:
    """A pile with its marks and the place of its next card."""
    area = layout.area(pile)
    if pile in layout.landings:
        area = area.united(layout.landings[pile].rect)
    return _with_marks(area)


def _with_marks(area: QRectF) -> QRectF:
    return area.adjusted(-_REACH, -_REACH, _REACH, _REACH)


def _kind(place: str) -> str:
    return read_place(place).kind


def _hidden(place: QRectF, rects: Iterable[QRectF]) -> float:
    return sum(shared_area(place, rect) for rect in rects)
