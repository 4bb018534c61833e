"""The plain values that layouts are made of.

Their classes have no comparisons and no texts of their own: each of those costs the program's start half a millisecond.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import hypot
from typing import Final, NamedTuple, TypeVar

from PySide6.QtCore import QPointF, QRectF, QSizeF

from barracan.model.places import HAND, place_name
from barracan.model.view import SeatView

KeyT = TypeVar("KeyT")
ThingT = TypeVar("ThingT")

CARD_RATIO: Final = 1.4
"""A card's height by its width."""


class Index(NamedTuple):
    """What of a covered card must show so that its index is whole."""

    beside: float
    """From the left, in card widths; the least step of a pile."""
    below: float
    """From the top, in card heights; the least pitch of rows."""
    stopper_below: float
    """The same where a card lies across in the row."""
    turned: float
    """From the left of a card that lies across, in card widths."""


INDEX: Final = Index(0.235, 0.32, 0.37, 0.46)
LARGE_INDEX: Final = Index(0.30, 0.365, 0.43, 0.53)
SPARE: Final = 0.015
"""So much of the step beside an index is air, which full rows may take."""
LANE: Final = "lane:"
"""How the names of lanes begin."""
NOTE_HEAD: Final = 22.0
NOTE_SIDE: Final = 32.0
NOTE_MOVE: Final = 24.0
"""How high at a text scale of 1 the lines of notes in corners are: their heading, a side, a move."""
_AHEAD: Final = 4.0
"""What lies less far on in a direction lies beside."""


def clamp(value: float, low: float, high: float) -> float:
    """The value, held between two bounds."""
    return max(low, min(value, high))


class Spot(NamedTuple):
    """Where a card lies: its centre, the width of a card of this size, and how much of it shows.

    ``across`` says that it lies sideways; ``strip`` is the width of its left part that the next card leaves free;
    ``headed`` that words stand over it.
    """

    x: float
    y: float
    width: int
    across: bool = False
    strip: float = 0.0
    washed: bool = False
    headed: bool = False

    @property
    def size(self) -> tuple[float, float]:
        """Width and height as the card lies."""
        return card_extent(self.width, self.across)

    @property
    def rect(self) -> QRectF:
        """The part of the table that the card covers."""
        wide, high = self.size
        return QRectF(self.x - wide / 2, self.y - high / 2, wide, high)


def height_of(width: float) -> int:
    """The height of an upright card of this width."""
    return round(width * CARD_RATIO)


def card_extent(width: int, across: bool) -> tuple[float, float]:
    """Width and height that a card takes, upright or across."""
    high = height_of(width)
    return (high, width) if across else (width, high)


def spot_at(left: float, top: float, width: int, *, across: bool = False, strip: float = 0.0) -> Spot:
    """A spot by its upper left corner, which falls on a whole pixel so that faces stay crisp."""
    wide, high = card_extent(width, across)
    return Spot(round(left) + wide / 2, round(top) + high / 2, width, across, strip or wide)


def bounds(spots: Iterable[Spot]) -> QRectF:
    """The rectangle around all spots."""
    return united(spot.rect for spot in spots)


def united(rects: Iterable[QRectF]) -> QRectF:
    """The rectangle around all of these, an empty one around none."""
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


def scaled(rect: QRectF, scale: float) -> QRectF:
    """A part of the table as it is seen where the table is shown in this scale."""
    return QRectF(rect.topLeft() * scale, rect.size() * scale)


def distance(rect: QRectF, point: QPointF) -> float:
    """How far a point lies outside a rect; nothing inside."""
    across = max(rect.left() - point.x(), 0.0, point.x() - rect.right())
    down = max(rect.top() - point.y(), 0.0, point.y() - rect.bottom())
    return hypot(across, down)


def nearest(here: QPointF, centres: Mapping[ThingT, QPointF], way: QPointF) -> ThingT | None:
    """What lies nearest in a direction, what lies aside counted double; ``None`` where nothing lies ahead."""
    ahead = {}
    for thing, centre in centres.items():
        offset = centre - here
        along = QPointF.dotProduct(offset, way)
        if along > _AHEAD:
            ahead[thing] = along + 2 * (abs(offset.x() * way.y()) + abs(offset.y() * way.x()))
    return min(ahead, key=ahead.__getitem__) if ahead else None


def cross_spots(middle: QPointF, width: int, count: int, step: float) -> list[Spot]:
    """Cards round this point and on to the right, every second one across, the newest in front."""
    spots = []
    for number in range(count):
        wide, high = card_extent(width, number % 2 == 1)
        left = middle.x() + number * step - wide / 2
        spots.append(spot_at(left, middle.y() - high / 2, width, across=number % 2 == 1, strip=step))
    return spots


class Fan(NamedTuple):
    """The backs of a hand that only its owner sees: one for each card."""

    rect: QRectF
    """Outside of which nothing of them shows."""
    width: int
    """Of a back."""
    backs: tuple[tuple[QPointF, float], ...]
    """The centre of each, and by how many degrees it is turned."""
    at_right: bool = False
    """Whether it comes from the right edge, so that its owner's name ends there."""

    def translated(self, shift: float) -> "Fan":
        """The same so much further right."""
        away = QPointF(shift, 0)
        backs = tuple((centre + away, angle) for centre, angle in self.backs)
        return self._replace(rect=self.rect.translated(away), backs=backs)


class Kept(NamedTuple):
    """What a table remembers of a hand: within it cards of piles only shrink, but when a side opens."""

    hand: int
    stock: int
    """How many cards were left."""
    opened: frozenset[int]
    """The sides that have melded."""
    stage: int
    """How short piles have been all the time, the higher the shorter."""
    widths: Mapping[tuple[float, ...], int]
    """The narrowest card so far, by what else decides it."""


TEXT_SIZES: Final = (1.0, 1.15, 1.3, 1.5)
"""How large text can be, in parts of its usual size."""


class LayoutOptions(NamedTuple):
    """What a table is laid out for: the size of its window, the hand in its order, and what the person has set."""

    size: QSizeF
    panel_open: bool = False
    hand: Sequence[str] | None = None
    """Without the cards in the tray; ``None`` for the hand of the view as it is."""
    hand_order: str = "suit"
    groups: Sequence[Sequence[str]] | None = None
    """The suits of the hand as its owner has them; ``None`` for those of the view."""
    card_size: str = "medium"
    large_index: bool = False
    four_colours: bool = False
    """Whether each suit has a colour of its own."""
    left_handed: bool = False
    """Whether panel, buttons and the control of the hand's order change sides."""
    window: QSizeF | None = None
    """The window of a table that is only looked at: it has a part of it, no panel and no action bar."""
    tag: float = 0.0
    """How wide the widest name tag is at a text scale of 1."""
    over: bool = False
    """Whether a page of the panel lies over the table, which stands as if there were none."""
    tall: bool = False
    """Whether that page reaches from bar to bar."""
    scrolled: tuple[tuple[int, int], ...] = ()
    """By how many ladders each side's have been scrolled away from the newest."""
    kept: Kept | None = None
    """What the last layout has kept."""
    spent_places: bool = True
    """Whether a suit board shows the places of cards that no run can have any more."""
    played_cards: bool = True
    """Whether a card sheet shows which cards have been played, and card points are counted."""
    text_size: float = 1.0
    """How much larger than usual all text is to be, as far as the cards leave it room."""
    sorted_row: bool = False
    """Whether open discards lie by suits instead of as they were laid."""


@dataclass(slots=True, eq=False, repr=False)
class Slot:
    """One type's place in a side's area: its label above, its cards, and the outline shown while it is empty."""

    label: QRectF
    outline: QRectF
    spots: tuple[Spot, ...]
    pill: QRectF | None = None
    """Where the count goes when it has no room in the label."""


class Scroll(NamedTuple):
    """A part of the table that has no room for all that lies there, and scrolls."""

    area: QRectF
    line: QRectF
    """Where it is said how much is out of sight."""
    hidden: int
    newer: int
    """How much of that is newer than what is in sight."""

    def translated(self, shift: float) -> "Scroll":
        """The same so far to the right."""
        return self._replace(area=self.area.translated(shift, 0), line=self.line.translated(shift, 0))


@dataclass(slots=True, eq=False, repr=False)
class Layout:
    """Every rectangle of the table and every card's spot, by the names of places."""

    width: float
    height: float
    scale: float
    text_scale: float
    top_bar: QRectF
    action_bar: QRectF
    panel: QRectF | None
    drawer: bool
    """Whether the panel lies over the table instead of beside it."""
    hand_zone: QRectF
    sort_control: QRectF | None
    """``None`` where the hand is too long: then the control lies in the action bar."""
    row_control: QRectF | None = None
    """Where it is chosen how a row of discards lies; ``None`` where there is nothing to choose."""
    centre: QRectF = field(default_factory=QRectF)
    hand_width: int = 0
    pile_width: int = 0
    meld_width: int = 0
    compact: bool = False
    cramped: bool = False
    """Whether something beside the cards has less room than it needs."""
    index: Index = INDEX
    spots: dict[str, tuple[Spot, ...]] = field(default_factory=dict)
    """By place; in the order of the place's cards from the bottom, in a hand from the left."""
    outlines: dict[str, QRectF] = field(default_factory=dict)
    """The dashed outline of a place while it is empty."""
    landings: dict[str, Spot] = field(default_factory=dict)
    """Where the next card of a place will lie; ``place:card`` where that depends on the card."""
    labels: dict[str, QRectF] = field(default_factory=dict)
    """The label above a slot, by place; the caption of a pile or a ladder."""
    count_pills: dict[str, QRectF] = field(default_factory=dict)
    blocked_pills: dict[str, QRectF] = field(default_factory=dict)
    bands: dict[int, QRectF] = field(default_factory=dict)
    """By side."""
    rails: set[int] = field(default_factory=set)
    """The sides that have melded nothing, whose band is a rail."""
    whole: set[str] = field(default_factory=set)
    """The places that are taken as they lie: one ring surrounds all their cards, and any of these means the place."""
    bare: set[str] = field(default_factory=set)
    """The places whose outline is not drawn while they are empty."""
    tags: dict[int, QRectF] = field(default_factory=dict)
    """By side: marks, names and points; one line high in a header, two beside a band."""
    plates: dict[int, QRectF] = field(default_factory=dict)
    """By seat."""
    fans: dict[int, Fan] = field(default_factory=dict)
    """By seat; where hands lie at the window's edges, plates are tags beside them."""
    lanes: dict[str, QRectF] = field(default_factory=dict)
    """What is printed on the table under a pile, by place."""
    corners: dict[str, QRectF] = field(default_factory=dict)
    """The notes *match* and *moves*, where corners have room for them."""
    columns: dict[int, QRectF] = field(default_factory=dict)
    """By seat: the part of its plate in which figures stand."""
    under: set[str] = field(default_factory=set)
    """The places that take what is dropped beside the others."""
    kept: Kept | None = None
    four_colours: bool = False
    column_text: float = 1.0
    """How large text is in columns at the sides of the table."""
    boards: dict[str, QRectF] = field(default_factory=dict)
    """What is told of match and hand in columns at the sides of the table, by name."""
    zone: QRectF | None = None
    """The ground of the ladders at the left."""
    beside: QRectF | None = None
    """The room that the table leaves to the panel, whether it is there now or over the table."""
    scrolls: dict[int, Scroll] = field(default_factory=dict)
    """By side: its ladders where they have no room all at once."""
    buried: dict[str, int] = field(default_factory=dict)
    """How many of a place's lowest cards lie wholly under others."""
    stacking: dict[str, tuple[float, ...]] = field(default_factory=dict)
    """The order in which a place's cards overlap, where it is not their own order."""

    def printed(self) -> dict[str, QRectF]:
        """What is printed on the ground of the table: bands, the zone of ladders, and lanes."""
        printed = {f"band:{side}": rect for side, rect in self.bands.items()}
        if self.zone is not None:
            printed["zone"] = self.zone
        return printed | {f"{LANE}{place}": rect for place, rect in self.lanes.items()}

    def put_plate(self, view: SeatView, seat: int, rect: QRectF) -> None:
        """Put a seat's plate here, and its hand behind it if it is not the viewer's."""
        self.plates[seat] = rect
        if seat != view.seat:
            self.outlines[place_name(HAND, seat)] = rect

    def area(self, place: str) -> QRectF:
        """The part of the table that belongs to a place, cards or none."""
        covered = bounds(self.spots.get(place, ())[self.buried.get(place, 0) :])
        return covered.united(self.outlines[place]) if place in self.outlines else covered

    def middle_of_bar(self) -> QRectF | None:
        """The part of the top bar in which a hand lies with the name beside it."""
        for seat, fan in self.fans.items():
            tag = self.plates[seat]
            if tag.top() < self.top_bar.bottom() and fan.rect.top() < self.top_bar.top() + 1:
                return fan.rect.united(tag)
        return None

    def with_panel_at_left(self) -> "Layout":
        """The same table for the left hand; without a panel beside it nothing moves."""
        if self.beside is None:
            return self
        shift = self.width - self.beside.left()
        beside = QRectF(shift - self.beside.width(), self.beside.top(), self.beside.width(), self.beside.height())

        def move_rects(rects: dict[KeyT, QRectF]) -> dict[KeyT, QRectF]:
            return {key: rect.translated(shift, 0) for key, rect in rects.items()}

        def move_spot(spot: Spot) -> Spot:
            return spot._replace(x=spot.x + shift)

        above = {seat for seat, fan in self.fans.items() if fan.rect.top() < self.top_bar.bottom()}
        still = {place_name(HAND, seat): self.outlines[place_name(HAND, seat)] for seat in above}
        return replace(
            self,
            panel=self.panel if self.drawer else beside,
            beside=beside,
            action_bar=self.action_bar.translated(shift, 0),
            hand_zone=self.hand_zone.translated(shift, 0),
            sort_control=self.sort_control.translated(shift, 0) if self.sort_control is not None else None,
            row_control=self.row_control.translated(shift, 0) if self.row_control is not None else None,
            centre=self.centre.translated(shift, 0),
            spots={place: tuple(map(move_spot, spots)) for place, spots in self.spots.items()},
            landings={place: move_spot(spot) for place, spot in self.landings.items()},
            outlines=move_rects(self.outlines) | still,
            labels=move_rects(self.labels),
            count_pills=move_rects(self.count_pills),
            blocked_pills=move_rects(self.blocked_pills),
            bands=move_rects(self.bands),
            tags=move_rects(self.tags),
            plates=move_rects(self.plates) | {seat: self.plates[seat] for seat in above},
            columns=move_rects(self.columns),
            boards=move_rects(self.boards),
            zone=self.zone.translated(shift, 0) if self.zone is not None else None,
            scrolls={side: scroll.translated(shift) for side, scroll in self.scrolls.items()},
            lanes=move_rects(self.lanes),
            corners=move_rects(self.corners),
            fans={seat: fan if seat in above else fan.translated(shift) for seat, fan in self.fans.items()},
        )
