"""Where everything lies on the table of Burraco: bands with columns and rails, and the strip between them."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.events import SHOWN
from barracan.model.value import value
from barracan.model.view import LaidMeld, SeatView
from barracan.table.burraco.sides import Fit, Lines, Side, fit_sides, side_of
from barracan.table.burraco.strip import lay_strip, sort_row
from barracan.table.layouts.frame import CARD_SIZES, SMALLEST_CARD, Frame, Table, bars, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, Layout, LayoutOptions, bounds, clamp, height_of, spot_at
from barracan.table.layouts.text_room import lay_at_largest_text, melds_are_readable
from barracan.table.rummy.rails import DRAFTS, GAP

RAILS: Final = "rails"
"""The name of the place of the viewer's side's rails."""
COLUMN: Final = "column:"
"""How the names of the places of columns begin; the side follows."""
_USUAL, _CROWDED = Table(4, False), Table(3, True)
_LEAST_WINDOW: Final = (1280, 768)
"""Three sides have no smaller one; in a part of a smaller window, which is only looked at, cards may be smaller."""
_PILE, _MELD = 0.128, 0.109
"""The heights of cards in piles and melds, in parts of the window's."""
_HALF_COLUMN: Final = 150
_HEAD: Final = 92
_LEAST_PLATE: Final = 24
_APART, _CLOSE = 6.0, 3.0
"""Between two plates, and where a column is low."""
_FIGURES: Final = 80
"""The height of a column's figures and lamps."""
_LEAST_FIGURES: Final = 100
"""How wide a column's figures are at least."""
_LEAST_RAILS: Final = 0.3
"""What the side with fewer melds has at least of the width of the rails at the top."""


class Way(NamedTuple):
    """How the sides may share the table."""

    low: bool
    """Whether gaps and captions give way."""
    rails: tuple[int, int] = (2, 2)
    """How many there are above and below."""
    even: bool = True
    """Whether the others have equal widths, or by their melds."""


_WAYS: Final = (Way(False), Way(True))
_WAYS_OF_THREE: Final = (
    *_WAYS,
    *(Way(True, rails, even) for rails in ((3, 1), (4, 1), (3, 2)) for even in (True, False)),
)
"""Where cards would be small the viewer's side's band gives way too, then the others share their width by their melds;
then there are more rails, and the strip is lower where it may be."""
_FEW_RAILS: Final = 4


@value
class Room:
    """The heights and gaps of the table between the bars; *low* ones leave melds more."""

    zone: QRectF
    strip: float
    gap: float
    rail_gap: float
    caption: float
    pad: float
    rails: tuple[int, int] = (2, 2)
    """How many there are above and below."""

    @property
    def bands(self) -> float:
        """The height of both bands together."""
        return self.zone.height() - self.strip - 2 * self.gap

    @property
    def rail(self) -> float:
        """The height of a rail, its caption included."""
        return (self.bands - 2 * self.rail_gap) / sum(self.rails)

    @property
    def above(self) -> float:
        """The height of the upper bands."""
        return self.rails[0] * self.rail + self.rail_gap

    @property
    def below(self) -> float:
        """The height of the viewer's side's band."""
        return self.bands - self.above

    def lines(self, count: int) -> Lines:
        """So many rails in a band."""
        return Lines(count, self.caption, self.rail_gap, self.pad)

    def card(self, most: float) -> int:
        """How wide the cards of melds may be, no higher than *most*."""
        return int(min(most, self.rail - self.caption - self.pad) / CARD_RATIO)


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    return lay_at_largest_text(options, partial(_lay, view), partial(_is_whole, view))


def _is_whole(view: SeatView, laid: Layout) -> bool:
    """Whether cards are large enough, and columns high enough for what they say and their plates."""
    for side, seats in enumerate(view.sides):
        column, plates = laid.labels[f"{COLUMN}{side}"], [laid.plates[seat] for seat in seats]
        top, bottom = min(plate.top() for plate in plates), max(plate.bottom() for plate in plates)
        free = column.bottom() - bottom if len(plates) == 1 else top - column.top()
        low = free < _FIGURES * laid.text_scale and not _stand_beside(column, plates)
        if low or laid.cramped or plates[0].height() < _LEAST_PLATE * laid.text_scale:
            return False
    return melds_are_readable(laid)


def _stand_beside(column: QRectF, plates: Sequence[QRectF]) -> bool:
    """Whether plates stand right of the figures of their column, which is too low for both."""
    return all(plate.left() > column.center().x() - 1 for plate in plates)


def _lay(view: SeatView, options: LayoutOptions) -> Layout:
    grid = frame(_USUAL, options)
    least = _least_card(options)
    sides, fits, room = _fitted(grid, view, least)
    if grid.panel_width and fits[0].size.card < SMALLEST_CARD:
        grid = frame(_CROWDED, options)
        sides, fits, room = _fitted(grid, view, least)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    laid.meld_width = fits[0].size.card
    for side, fit in zip(sides, fits, strict=True):
        _lay_side(laid, side, fit, view, room)
    own = sides[-1]
    strip = QRectF(room.zone.left(), own.band.top() - room.gap - room.strip, room.zone.width(), room.strip)
    tall = min(strip.height() - 4, _PILE * grid.whole_height) * min(1.0, CARD_SIZES[options.card_size])
    lay_strip(laid, strip, tall, own.column.width(), own.rails[0].left(), view.places())
    if options.sorted_row:
        sort_row(laid, view)
    return laid


def _fitted(grid: Frame, view: SeatView, least: int) -> tuple[list[Side], list[Fit], Room]:
    """The sides and how their melds lie, in the first way in which cards are not small, else where they are largest."""
    best: tuple[list[Side], list[Fit], Room] | None = None
    for way in _WAYS_OF_THREE if len(view.sides) > 2 else _WAYS:
        room, largest = _measure(grid, way, least), best[1][0].size.card if best else 0
        widest = max(1, room.card(_MELD * grid.whole_height))
        if widest < SMALLEST_CARD and not way.low:
            continue
        sides = _areas(grid, view, room, even=way.even)
        fits = fit_sides(sides, widest, grid.text_scale, grid.index, over=min(largest, widest))
        if best is None or fits[0].size.card > largest:
            best = sides, fits, room
        if fits[0].size.card >= SMALLEST_CARD:
            break
    assert best is not None
    return best


def _least_card(options: LayoutOptions) -> int:
    """The smallest card of a pile: smaller in the measure in which the window of a review is than that of a match."""
    window = options.window or options.size
    wide, high = _LEAST_WINDOW
    return ceil(SMALLEST_CARD * min(1.0, window.width() / wide, window.height() / high))


def _measure(grid: Frame, way: Way, least: int) -> Room:
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    bottom = grid.bar_top - 9 if grid.bar_height else grid.bar_top
    zone = QRectF(grid.margin, grid.top_bar + 8, right - grid.margin, bottom - grid.top_bar - 8)
    pile = _PILE * grid.whole_height
    text = grid.text_size
    gap = 4.0 if way.low else max(6.0, 8 * grid.scale)
    smallest = least if sum(way.rails) > _FEW_RAILS else SMALLEST_CARD
    strip = min(height_of(smallest) + 4.0, pile + 6) if way.low else pile + max(6.0, 14 * grid.scale)
    caption = text * (14.0 if way.low else max(16.0, 20 * grid.scale))
    rail_gap, pad = (4.0, 2.0) if way.low else (8.0, 4.0)
    return Room(zone, strip, gap, rail_gap, caption, pad, way.rails)


def _areas(grid: Frame, view: SeatView, room: Room, *, even: bool) -> list[Side]:
    """The areas of all sides, the viewer's last: it lies below, the others share the top, *even* or by their melds."""
    melds = _melds_of(view)
    own = view.side_of(view.seat)
    others = [side for side in _order(view) if side != own]
    zone = room.zone
    column = clamp(0.122 * grid.table_width, 150, 210) * grid.text_size
    above = zone.width() - GAP * (len(others) - 1)
    narrow = _HALF_COLUMN * grid.text_size * clamp(grid.scale, 1, 1.3) if len(others) > 1 else column
    areas, left = [], zone.left()
    widths = _shared(above, narrow, [melds[side] for side in others], even=even)
    for side, wide in zip(others, widths, strict=True):
        band = QRectF(left, zone.top(), wide, room.above)
        areas.append(side_of(side, band, narrow, room.lines(room.rails[0]), melds[side]))
        left = band.right() + GAP
    below = QRectF(zone.left(), zone.bottom() - room.below, zone.width(), room.below)
    count = len(view.sides[own])
    if count > 1 and room.below < _least_column(count, grid.text_scale, _CLOSE):
        column *= 2
    return [*areas, side_of(own, below, column, room.lines(room.rails[1]), melds[own])]


def _shared(width: float, column: float, melds: Sequence[Sequence[LaidMeld]], *, even: bool) -> list[float]:
    """How wide the sides at the top are, at most two with columns of this width."""
    if even or len(melds) != 2:
        return [width / len(melds)] * len(melds)
    needs = [1 + sum(1 + INDEX.beside * len(meld.cards) for meld in laid) for laid in melds]
    rails = max(0.0, width - 2 * column)
    return [column + rails * clamp(need / sum(needs), _LEAST_RAILS, 1 - _LEAST_RAILS) for need in needs]


def _melds_of(view: SeatView) -> Mapping[int, Sequence[LaidMeld]]:
    """The melds of each side, those that are shown for a moment included."""
    melds: dict[int, list[LaidMeld]] = {side: [] for side in range(len(view.sides))}
    for meld in view.laid_melds():
        melds[meld.side].append(meld)
    shown = view.places().get(SHOWN)
    if shown and view.turn is not None:
        cards = tuple(card or "" for card in shown)
        side = view.side_of(view.turn)
        melds[side].append(LaidMeld(SHOWN, side, cards, ("",) * len(cards)))
    return melds


def _order(view: SeatView) -> list[int]:
    """The sides in the order in which their first seats follow the viewer."""
    return list(dict.fromkeys(view.side_of(seat) for seat in _seats(view)))


def _seats(view: SeatView) -> list[int]:
    """The seats in the order in which they play after the viewer."""
    return [(view.seat + step) % view.seats for step in range(1, view.seats + 1)]


def _lay_side(laid: Layout, side: Side, fit: Fit, view: SeatView, room: Room) -> None:
    laid.bands[side.number] = side.band
    laid.labels[f"{COLUMN}{side.number}"] = side.column
    for meld in (*side.runs, *side.groups):
        spots = fit.spots.get(meld.place, ())
        laid.spots[meld.place] = spots
        if spots:
            wide = max(bounds(spots).width(), laid.meld_width)
            rail = next(rail for rail in side.rails if abs(rail.top() - spots[0].rect.top()) < 0.5 * rail.height())
            laid.labels[meld.place] = QRectF(spots[0].rect.left(), rail.top() - room.caption - 1, wide, room.caption)
    if side.number == view.side_of(view.seat):
        laid.labels[RAILS] = QRectF(side.rails[0].topLeft(), side.rails[-1].bottomRight())
        _lay_next(laid, side, fit, view.next_meld())
    _lay_plates(laid, side, view)


def _lay_next(laid: Layout, side: Side, fit: Fit, place: str) -> None:
    """All rails take the next meld, which is shown in what is free of the emptier one, where drafts lie too."""
    card = fit.size.card
    free = []
    for rail in side.rails:
        ends = [bounds(spots).right() + GAP for spots in fit.spots.values() if _lies_on(spots[0].rect, rail)]
        left = min(max(ends, default=rail.left()), rail.right() - card)
        free.append(QRectF(left, rail.top(), rail.right() - left, height_of(card)))
    room = max(free, key=QRectF.width)
    laid.labels[DRAFTS] = room
    laid.landings[place] = spot_at(room.left(), room.top(), card)
    laid.outlines[place] = laid.labels[RAILS]
    laid.bare.add(place)
    laid.under.add(place)


def _lies_on(card: QRectF, rail: QRectF) -> bool:
    return abs(card.top() - rail.top()) < 0.5 * rail.height()


def _lay_plates(laid: Layout, side: Side, view: SeatView) -> None:
    """One under another at the column's foot, who plays next uppermost; that of a side of one at its head."""
    seats = [seat for seat in _seats(view) if view.side_of(seat) == side.number]
    column, scale = side.column, laid.text_scale
    inner = column.adjusted(5, 6, -5, -6)
    if len(seats) == 1:
        high = min(66 * scale, inner.height() - 116 * scale)
        high = max(high, _LEAST_PLATE)
        laid.put_plate(view, seats[0], QRectF(inner.left(), inner.top(), inner.width(), high))
        return
    head, gap = _HEAD * scale, _APART
    if column.height() < _least_column(len(seats), scale, _CLOSE):  # figures stand beside the plates
        inner.setLeft(column.center().x())
        laid.cramped |= inner.left() - column.left() < _LEAST_FIGURES * scale
        head = 6
    elif column.height() < _least_column(len(seats), scale, _APART):
        head, gap = _FIGURES * scale, _CLOSE
        inner.setBottom(column.bottom() - gap)
    high = max(_LEAST_PLATE, min(66 * scale, (column.height() - head) / len(seats) - gap))
    top = inner.bottom() - len(seats) * (high + gap) + gap
    for number, seat in enumerate(seats):
        laid.put_plate(view, seat, QRectF(inner.left(), top + number * (high + gap), inner.width(), high))


def _least_column(seats: int, scale: float, gap: float) -> float:
    """How high a column is at least in which plates stand under the figures, so far apart."""
    return _FIGURES * scale + seats * (_LEAST_PLATE + gap) + gap
