"""A card over the table that says what to do and, when asked once more, why."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import ceil, inf
from operator import itemgetter
from typing import Final, NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QGridLayout, QLabel, QLayout, QWidget

from barracan.model.places import PlaceName, read_place
from barracan.table.hud.icons import draw_icon
from barracan.table.layouts.geometry import Layout, united
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common
from barracan.windows.match.hint_words import Advice
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import MIDDLE, STRETCH, TOP, lay_column, lay_row
from barracan.windows.shell.style import put_on

_UNDER, _BESIDE = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
_LAMP = 24
_LINE_AIR: Final = 96.0
"""What stands beside words and buttons in a line: the lamp, and what keeps all apart."""
_SHAPES: Final = (
    (_UNDER, 760),
    (_UNDER, 640),
    (_UNDER, 900),
    (_BESIDE, 900),
    (_UNDER, 1080),
    (_BESIDE, 1080),
    (_BESIDE, 1260),
    (_BESIDE, 760),
    (_UNDER, 540),
    (_UNDER, 440),
    (_UNDER, 360),
)
"""How the reasons and the other moves stand to each other, and the card's width at scale 1; the usual shape first."""
_SHORT_SHAPES: Final = ((_BESIDE, 640), (_BESIDE, 520), (_UNDER, 440), (_UNDER, 380), (_UNDER, 320), (_BESIDE, 1080))
"""How the buttons stand to a move that is told alone, and the card's width at scale 1."""
_ASIDE: Final = 6
_MOST_OTHERS = 2
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
_Weighed: TypeAlias = list[tuple[QRectF, float]]
"""Parts of a table with how much a covered pixel of each weighs."""
_Edges: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class _Strip(NamedTuple):
    """What of a thing lies between two edges of a card: how high, how wide, and what a pixel of it weighs."""

    top: float
    bottom: float
    width: float
    weight: float


class Ground(NamedTuple):
    """The part of a window in which a card may lie."""

    room: QRectF
    seen: tuple[QRectF, ...]
    """What must be seen as long as there is any other room."""
    things: tuple[tuple[QRectF, float], ...]
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
        return self._cheapest(sizes, kept, self.things, short=True)

    def best(self, sizes: Sequence[QSizeF], *, short: bool = False) -> QRectF:
        """The place, of one of these sizes, at which least is covered, near the usual one; the first size before.

        What is *short* reads well in any width.
        """
        kept, things = [each for each in self._kept() if each], self.things
        while kept:
            found = self._cheapest(sizes, [rect for each in kept for rect, _ in each], things, short=short)
            if found is not None:
                return found
            things = (*things, *kept.pop())
        return self._least_hidden(sizes)

    def _kept(self) -> list[_Weighed]:
        """What is kept free as long as there is any place, and how much it weighs else; what matters most first."""
        parts = (((self.named, _SEEN),), ((self.seen, _SEEN), (self.read, _READ)), ((self.places, _LATER),))
        return [[(rect, weight) for rects, weight in part for rect in rects] for part in parts]

    def _cheapest(
        self,
        sizes: Sequence[QSizeF],
        rects: Sequence[QRectF],
        things: Sequence[tuple[QRectF, float]],
        *,
        short: bool,
    ) -> QRectF | None:
        """The place that costs least of those that keep off some rects, ``None`` where there is none."""
        narrower, other = (0.0, _OTHER_SHORT) if short else (_NARROWER, _OTHER_SIZE)
        kept = sorted(map(_edges, rects), key=itemgetter(1))
        weighed = [(_edges(rect), weight) for rect, weight in things]
        best, least = None, inf
        for number, size in enumerate(sizes):
            shape = number * other + max(0.0, _READABLE - size.width()) * narrower
            columns, rows = self._weighed_edges(size) if shape < least else ([], [])
            for beside, left in columns:
                if shape + beside >= least:
                    break
                right = left + size.width()
                gaps = _gaps(kept, left, right, size.height())
                strips = _cut(weighed, left, right) if gaps else []
                for above, top in rows if gaps else ():
                    cost = shape + beside + above
                    if cost >= least:
                        break
                    bottom = top + size.height()
                    if not any(above_it <= top and bottom <= below_it for above_it, below_it in gaps):
                        continue
                    cost += _weigh_covered(top, bottom, strips, least - cost)
                    if cost < least:
                        best, least = QRectF(left, top, size.width(), size.height()), cost
        return best

    def _weighed_edges(self, size: QSizeF) -> tuple[list[tuple[float, int]], list[tuple[float, int]]]:
        """The left and the upper edges that a card may have, each with what being away weighs, the least first."""
        lefts, tops = self._edges_for(size)
        columns = sorted((self._away_across(left, size.width()) * _AWAY, left) for left in lefts)
        return columns, sorted((self._away_down(top, size.height()) * _AWAY, top) for top in tops)

    def _least_hidden(self, sizes: Sequence[QSizeF]) -> QRectF:
        """Where a card that covers something in any case covers least of what must be seen."""
        places = [QRectF(*place, size.width(), size.height()) for size in sizes for place in self._places(size)]
        if not places:  # no size has room here, as at a painted table behind the one in text
            return QRectF(self.room.topLeft(), sizes[0])
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

    def _places(self, size: QSizeF) -> Iterator[tuple[float, float]]:
        """Left and top of each place for a card."""
        lefts, tops = self._edges_for(size)
        return ((left, top) for left in lefts for top in tops)

    def _edges_for(self, size: QSizeF) -> tuple[list[int], list[int]]:
        """Left and upper edges: beside everything that lies there, at the edges of the room, and at the usual place."""
        wide, high, room = size.width(), size.height(), self.room
        lefts = {self.usual.x() - wide / 2, room.left() + _EDGE, room.right() - wide - _EDGE}
        tops = {self.usual.y(), room.top() + _EDGE, room.bottom() - high - _EDGE}
        if self.about is not None:
            lefts.add(self.about.center().x() - wide / 2)
        lighter = (rect for rect, weight in self.things if weight < _BAR)
        for thing in (*self.named, *self.seen, *self.read, *self.places, *lighter):
            lefts |= {thing.right(), thing.left() - wide}
            tops |= {thing.bottom(), thing.top() - high}
        whole = [top for top in tops if top <= room.top() + _EDGE or top >= self.usual.y() - _EDGE]  # no bar is cut
        down = sorted({int(top) for top in whole if room.top() <= int(top) <= room.bottom() - high})
        across = sorted({ceil(left) for left in lefts if room.left() <= ceil(left) <= room.right() - wide})
        return across, down

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
    panel = layout.panel
    room = QRectF(0, 0, layout.width, layout.height)
    if panel is not None and not layout.drawer:
        room.setLeft(panel.right() if panel.left() < layout.width / 2 else 0.0)
        room.setRight(layout.width if room.left() else panel.left())
    hand = layout.hand_zone.adjusted(0, -_REACH, 0, 0)
    named = [hand, *(each.adjusted(-_REACH, -_BADGE, _REACH, _REACH) for each in about)]
    seen = [layout.sort_control, panel if layout.drawer else None]
    piles = {name: _with_next(layout, name) for name in layout.spots if _kind(name) in _PILES}
    seen += [area for name, area in piles.items() if name not in spare]
    melds = [_with_marks(layout.area(name)) for name in layout.spots if _kind(name) in MELDED and layout.spots[name]]
    rows = [layout.outlines[name] for name in layout.outlines if _kind(name) == "foundation"]
    headline = [layout.labels[name] for name in layout.labels if name == "headline"]
    weighed = (
        ([layout.action_bar], _ACTIONS),
        ([layout.top_bar], _BAR),
        ([plate.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE) for plate in layout.plates.values()], _PLATE),
        (melds + rows, _MELDS),
        (
            [*layout.boards.values(), *layout.tags.values(), *headline, *(fan.rect for fan in layout.fans.values())],
            _WORDS,
        ),
        (list(layout.corners.values()), _CORNER),
    )
    things = tuple((rect, weight) for rects, weight in weighed for rect in rects)
    usual = QPointF(room.center().x(), layout.top_bar.bottom() + _EDGE)
    whole = united(about) if about else None
    kept = tuple(rect for rect in seen if rect is not None)
    places = tuple(piles[name] for name in spare if name in piles)
    return _scale_ground(Ground(room, kept, things, usual, whole, tuple(named), places=places), scale)


def _scale_ground(ground: Ground, scale: float) -> Ground:
    """The same as it is seen on a table of this scale."""
    if scale == 1:
        return ground

    def shrunk(rect: QRectF) -> QRectF:
        return QRectF(rect.topLeft() * scale, rect.size() * scale)

    things = tuple((shrunk(rect), weight) for rect, weight in ground.things)
    about = shrunk(ground.about) if ground.about is not None else None
    seen, named, places = (tuple(map(shrunk, rects)) for rects in (ground.seen, ground.named, ground.places))
    return Ground(shrunk(ground.room), seen, things, ground.usual * scale, about, named, places=places)


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


def _edges(rect: QRectF) -> _Edges:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _hidden(place: QRectF, rects: Iterable[QRectF]) -> float:
    return sum(_shared_area(_edges(place), _edges(rect)) for rect in rects)


def _cut(things: Iterable[tuple[_Edges, float]], left: float, right: float) -> list[_Strip]:
    """What of some things lies between these edges; in plain numbers, for there are thousands of places to look at."""
    return [
        _Strip(each[1], each[3], min(right, each[2]) - max(left, each[0]), weight)
        for each, weight in things
        if left < each[2] and each[0] < right
    ]


def _gaps(walls: Iterable[_Edges], left: float, right: float, least: float) -> list[tuple[float, float]]:
    """What at least this height is free of walls, which come by their upper edges, between these edges."""
    gaps, free = [], -inf
    for wall in walls:
        if left < wall[2] and wall[0] < right:
            if wall[1] - free >= least:
                gaps.append((free, wall[1]))
            free = max(free, wall[3])
    return [*gaps, (free, inf)]


def _weigh_covered(top: float, bottom: float, strips: Iterable[_Strip], most: float) -> float:
    """How much all weighs that a place covers; what weighs as much as *most* is not weighed to the end."""
    covered = 0.0
    for strip in strips:
        if top < strip.bottom and strip.top < bottom:
            covered += strip.weight * (strip.width * (min(bottom, strip.bottom) - max(top, strip.top)))
            if covered >= most:
                return inf
    return covered


def _shared_area(one: _Edges, other: _Edges) -> float:
    """The area that two have in common."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


class HintCard(QFrame):
    """Lies where it covers nothing that its words are about, and keeps no words once it is gone.

    Signals:
        asked: the person wants to know why.
        closed: the person has read it.
        clause_asked: the clause is to be shown.
    """

    asked = Signal()
    closed = Signal()
    clause_asked = Signal(str)

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self.setObjectName("hint_card")
        self._theme, self._scale, self._ground = FELT, 1.0, Ground(QRectF(), (), (), QPointF())
        self._advice: Advice | None = None
        self._told_why = False
        self._lamp = QLabel()
        self._move = label(part="lead", wrap=True, name="hint_move")
        self._reasons = label(wrap=True)
        self._worth = label(part="quiet", wrap=True)
        self._others_head = label(self.tr("Next best"), "quiet")
        self._others = [(label(wrap=True), label(part="quiet")) for _ in range(_MOST_OTHERS)]
        self._clause = button("", "hint_clause", "clause", tip=self.tr("Read more in the rules (F1)"))
        self._clause.clicked.connect(lambda: self.clause_asked.emit(self._clause.text()))
        self._why = button(self.tr("Why?"), "hint_why", tip=self.tr("Reasons, gain and risk (H)"), do=self.asked)
        self._close = button(
            common("Close"), "hint_close", "quiet", tip=self.tr("Put the hint away (H)"), do=self.closed
        )
        for each in (self._clause, self._why, self._close):
            each.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._build()
        self.hide()

    def show_advice(self, advice: Advice, *, why: bool) -> None:
        """Say what to do; with *why* the reasons, what it is worth, and what else could be done."""
        self._advice, self._told_why = advice, why
        self._settle()
        self.show()
        self.raise_()

    def _tell(self, advice: Advice, *, why: bool) -> None:
        self._move.setText(advice.move)
        told: list[tuple[list[QLabel], list[str]]] = [
            ([self._reasons], [" ".join(advice.reasons)] if why else []),
            ([self._worth], [" ".join(advice.worth)] if why else []),
            ([what for what, _ in self._others], [each.what for each in advice.others] if why else []),
            ([behind for _, behind in self._others], [each.behind for each in advice.others] if why else []),
        ]
        for labels, sentences in told:
            for at, each in enumerate(labels):
                each.setText(sentences[at] if at < len(sentences) else "")
                each.setVisible(bool(each.text()))
        self._others_head.setVisible(why and bool(advice.others))
        self._clause.setText(advice.clause)
        self._clause.setAccessibleName(common("Read clause {clause}").format(clause=advice.clause))
        self._clause.setVisible(why and bool(advice.clause))
        self._why.setVisible(not why)

    def leave(self) -> None:
        """Be gone, and keep nothing of what was said for the next person at this screen."""
        self.hide()
        self._advice = None
        self._clause.setText("")
        for words in (self._move, self._reasons, self._worth, *(each for pair in self._others for each in pair)):
            words.setText("")

    def dress(self, theme: Theme, scale: float, ground: Ground) -> None:
        """Wear a theme, with type of this scale, where this table has room."""
        self._theme, self._scale, self._ground = theme, scale, ground
        put_on(self, theme, scale)
        side = round(_LAMP * scale)
        lamp = QPixmap(QSize(side, side) * self.devicePixelRatioF())
        lamp.setDevicePixelRatio(self.devicePixelRatioF())
        lamp.fill(Qt.GlobalColor.transparent)
        with QPainter(lamp) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_icon(painter, "hint", QRectF(0, 0, side, side), theme.hint)
        self._lamp.setPixmap(lamp)
        self._lamp.setFixedHeight(self._close.sizeHint().height())  # beside the first line: as high as a button
        self._settle()

    def _settle(self) -> None:
        """Take the place that all that is to be said has room in, told or not yet, so that the card grows downwards.

        Where that is not beside what the card speaks of, it stands beside it until it is asked why.
        """
        if self._advice is None:
            return
        place = self._place(self._advice, why=True)
        if not self._told_why and not self._ground.is_beside(place):
            place = self._place(self._advice, why=False)
        self._tell(self._advice, why=self._told_why)
        self.setFixedHeight(self._height(place.width()))
        self.move(round(place.left()), round(place.top()))

    def _place(self, advice: Advice, *, why: bool) -> QRectF:
        """The best place with the shape of the card for it."""
        self._tell(advice, why=why)
        shapes = list(self._shapes(why=why))
        place = self._ground.best([size for _, size in shapes], short=not why)
        self._stand(next(way for way, size in shapes if size == place.size()), why=why)
        return place

    def _shapes(self, *, why: bool) -> Iterator[tuple[QBoxLayout.Direction, QSizeF]]:
        """The sizes that the words may take, under each other or in two columns; the usual one first."""
        most = max(0.0, self._ground.room.width() - 2 * _ASIDE)
        line = inf if why else self._line_width()
        for way, wide in _SHAPES if why else _SHORT_SHAPES:
            self._stand(way, why=why)
            width = round(min(wide * self._scale, most, line))
            yield way, QSizeF(width, self._height(width))

    def _stand(self, way: QBoxLayout.Direction, *, why: bool) -> None:
        """Let reasons and other moves stand like this to each other, or the buttons to a move that is told alone."""
        (self._body if why else self._head).setDirection(way)
        (self._head if why else self._body).setDirection(_BESIDE if why else _UNDER)

    def _line_width(self) -> float:
        """How wide a card is whose move is told in one line beside its buttons."""
        buttons = self._why.sizeHint().width() + self._close.sizeHint().width()
        return self._move.fontMetrics().horizontalAdvance(self._move.text()) + buttons + _LINE_AIR * self._scale

    def _height(self, width: float) -> int:
        self.setFixedWidth(round(width))
        for each in self.findChildren(QLayout):  # else those within would still count what is hidden now
            each.invalidate()
        if self._whole.hasHeightForWidth():
            return self._whole.totalHeightForWidth(round(width))
        return self.sizeHint().height()

    def _build(self) -> None:
        buttons = lay_row(STRETCH, self._clause, self._why, self._close, spacing=10, align=MIDDLE)
        self._head = QBoxLayout(_BESIDE)
        self._head.setSpacing(4)
        self._head.addWidget(self._move, 1)
        self._head.addLayout(buttons)
        others = QGridLayout()
        others.setHorizontalSpacing(14)
        others.setVerticalSpacing(2)
        others.setColumnStretch(1, 1)
        others.addWidget(self._others_head, 0, 0, Qt.AlignmentFlag.AlignTop)
        for row, (what, behind) in enumerate(self._others):
            others.addWidget(what, row, 1)
            others.addWidget(behind, row, 2, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight)
        why = lay_column(self._reasons, self._worth, STRETCH, spacing=2)
        beside = lay_column(others, STRETCH)
        self._body = QBoxLayout(_UNDER)
        self._body.setSpacing(2)
        self._body.addLayout(why, 3)
        self._body.addLayout(beside, 2)
        words = lay_column(self._head, self._body, spacing=2)
        self._whole = lay_row(self._lamp, (words, 1), inside=self, margins=(14, 4, 12, 4), spacing=10, align=TOP)
