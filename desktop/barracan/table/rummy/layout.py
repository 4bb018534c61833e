"""The table of the rummies: stock, discard row and pots in the centre, each side's melds in rows above and below."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.events import SHOWN
from barracan.model.places import HAND, POT, PlaceName, place_name, read_place
from barracan.model.value import value
from barracan.model.view import Cards, SeatView
from barracan.table.layouts.frame import CARD_SIZES, SMALLEST_CARD, Frame, Table, bars, compass, frame, lay_hand
from barracan.table.layouts.geometry import (
    CARD_RATIO,
    INDEX,
    SPARE,
    Index,
    Layout,
    LayoutOptions,
    Spot,
    height_of,
    spot_at,
)
from barracan.table.layouts.piles import MOST_STEP, fold, landing_spot, lay, stock_spots

_LAST_RESORT: Final = 34
_WORTH_OF_SIZE: Final = 0.6
"""How much the size of a card counts against how much of it shows, in card widths."""


@value
class MeldRow:
    """A meld to be laid: its place, how many cards it has, and how many of the last lie across."""

    place: str
    count: int
    turned: int = 0

    def width(self, size: "Size") -> float:
        """How wide it is when it is laid so."""
        if not self.count:
            return size.card
        strips = sum(self._strip(at, size) for at in range(self.count - 1))
        return strips + (height_of(size.card) if self.turned else size.card)

    def spots(self, left: float, top: float, size: "Size") -> tuple[Spot, ...]:
        """Where its cards lie, from this corner on."""
        card, spots = size.card, []
        for at in range(self.count):
            across = at >= self.count - self.turned
            strip = self._strip(at, size)
            drop = (height_of(card) - card) / 2 if across else 0
            spots.append(spot_at(left, top + drop, card, across=across, strip=strip))
            left += strip
        return (*spots[:-1], spots[-1]._replace(strip=spots[-1].size[0])) if spots else ()

    def _strip(self, at: int, size: "Size") -> float:
        return (size.turned if at >= self.count - self.turned else size.step) * size.card


class Size(NamedTuple):
    """How melds are laid: the width of the cards, the step from one to the next in widths, the gaps between melds.

    ``turned`` is the step from a card that lies across, in widths.
    """

    card: int
    step: float = 0.36
    between: int = 12
    line_gap: int = 7
    turned: float = INDEX.turned

    @property
    def line(self) -> float:
        """The height of a line of melds with the gap under it."""
        return height_of(self.card) + self.line_gap

    def height(self, melds: Sequence[MeldRow], width: float) -> float:
        """How high these melds are in lines of this width."""
        return len(_break_lines(melds, width, self)) * self.line - self.line_gap

    def length(self, melds: Sequence[MeldRow]) -> float:
        """How long these melds are in one line."""
        return sum(meld.width(self) + self.between for meld in melds)


_PACKINGS: Final = ((0.36, 12, 7), (0.30, 12, 7), (0.24, 12, 7), (0.22, 8, 4))
"""Step, gap between melds and gap between lines: the closest that still shows every index."""


def _packed_size(card: int, index: Index, packing: tuple[float, int, int]) -> Size:
    step, between, line_gap = packing
    return Size(card, max(step, index.beside - SPARE), between, line_gap, index.turned)


def sizes(widest: int, index: Index = INDEX) -> list[Size]:
    """Ways to lay melds, the easiest to read first: large cards of which much shows."""
    cards = range(max(widest, SMALLEST_CARD), SMALLEST_CARD - 1, -2)
    found = [_packed_size(card, index, packing) for card in cards for packing in _PACKINGS]
    return sorted(found, key=lambda size: size.card * (_WORTH_OF_SIZE + size.step), reverse=True)


def last_resorts(index: Index = INDEX) -> Iterator[Size]:
    """The same below that, for tables that are too full."""
    for card in range(SMALLEST_CARD - 1, _LAST_RESORT - 1, -1):
        yield _packed_size(card, index, _PACKINGS[-1])


def lay_rows(melds: Sequence[MeldRow], area: QRectF, size: Size) -> Mapping[str, tuple[Spot, ...]]:
    """The spots of every meld, line by line."""
    laid = {}
    for number, line in enumerate(_break_lines(melds, area.width(), size)):
        left = area.left()
        for meld in line:
            laid[meld.place] = meld.spots(left, area.top() + number * size.line, size)
            left += meld.width(size) + size.between
    return laid


def corner(melds: Sequence[MeldRow], area: QRectF, size: Size) -> QRectF:
    """Where the last of these melds begins, as the outline of a card."""
    broken = _break_lines(melds, area.width(), size)
    before = broken[-1][:-1]
    left = area.left() + sum(meld.width(size) + size.between for meld in before)
    return QRectF(left, area.top() + (len(broken) - 1) * size.line, size.card, CARD_RATIO * size.card)


def _break_lines(melds: Sequence[MeldRow], width: float, size: Size) -> list[list[MeldRow]]:
    """The melds in lines of this width."""
    broken: list[list[MeldRow]] = []
    room = -1.0
    for meld in melds:
        need = meld.width(size)
        if need > room:
            broken.append([])
            room = width
        broken[-1].append(meld)
        room -= need + size.between
    return broken


_GAP: Final = 8
_PAD: Final = 12
_MOST_AT_CORNERS: Final = 4
_PILE_HEIGHT: Final = 0.128
_PLAIN: Final = "2C"
"""A pile is folded by the number of its cards: no card lies across in these games."""
_MELD_HEIGHT: Final = 0.109
_LEAST_SHARE: Final = 0.5
_USUAL: Final = Table(4, False)
_CROWDED: Final = Table(3, True)
"""A narrow window opens the panel over such a table, so that its cards stay large."""


@value
class _Table:
    """The part of the table between the bars, and what is measured once."""

    zone: QRectF
    plate: tuple[float, float]
    row: float
    """The height of the row along the top in which the others sit, with the gap under it."""
    strip: float
    """The height of the centre."""
    head: float
    """The height of a name tag."""
    widest: int
    """The width of a meld's cards while there is room."""
    index: Index
    low: bool = False
    """Whether the centre is as low as it can be: plates stand side by side, the piles' cards are the smallest."""


class _Area(NamedTuple):
    """A side's part of the table."""

    side: int
    rect: QRectF
    head: float
    melds: tuple[MeldRow, ...]

    @property
    def inner(self) -> QRectF:
        return self.rect.adjusted(_PAD, self.head + 4, -_PAD, -4)

    def holds(self, size: Size) -> bool:
        """Whether the melds have room when they are laid so."""
        return size.height(self.melds, self.inner.width()) <= self.inner.height()


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    grid = frame(_USUAL, options)
    table = _measure(grid, view)
    areas, cards = _areas(table, view)
    if grid.panel_width and cards.card < SMALLEST_CARD:
        grid = frame(_CROWDED, options)
        table = _measure(grid, view)
        areas, cards = _areas(table, view)
    if cards.card < SMALLEST_CARD:
        table = _lower_centre(table, view)
        areas, cards = _areas(table, view)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    laid.meld_width = cards.card
    for area in areas:
        _lay_area(laid, area, cards, view.next_meld() if area.side == view.side_of(view.seat) else "")
    _lay_plates(laid, table, view, areas[-1].rect.top() - _GAP - table.strip)
    _lay_centre(laid, grid, table, view, CARD_SIZES[options.card_size])
    return laid


def _measure(grid: Frame, view: SeatView) -> _Table:
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    bottom = grid.bar_top - 9 * grid.scale
    zone = QRectF(grid.margin, grid.band_top, right - grid.margin, bottom - grid.band_top)
    plate = grid.plate
    if zone.height() < 7.5 * plate[1]:
        plate = plate[0], 64.0
    strip = max(_PILE_HEIGHT * grid.whole_height, plate[1] if _in_row(view) else 2 * plate[1] + _GAP)
    row = plate[1] + _GAP if _in_row(view) else 0.0
    return _Table(
        zone, plate, row, strip, 22 * grid.text_scale, round(_MELD_HEIGHT * grid.whole_height / CARD_RATIO), grid.index
    )


def _lower_centre(table: _Table, view: SeatView) -> _Table:
    """The same with the lowest centre, so that more melds have room."""
    strip = max(height_of(SMALLEST_CARD) + 4, table.plate[1])
    return replace(table, strip=strip, low=not _in_row(view))


def _in_row(view: SeatView) -> bool:
    """Whether the others sit in a row along the top: the corners of the centre have room for four plates."""
    return bool(view.seats > _MOST_AT_CORNERS)


def _areas(table: _Table, view: SeatView) -> tuple[list[_Area], Size]:
    """The areas of all sides, the viewer's last, and how their melds are laid.

    All areas keep their size as long as the melds fit; then both halves of the table get what they need, and at last
    each side above too.
    """
    own = view.side_of(view.seat)
    melds = {side: _rows(view, side) for side in (*(side for side in _order(view) if side != own), own)}
    shown = view.places().get(SHOWN)
    if shown and view.turn is not None:
        melds[view.side_of(view.turn)] += (MeldRow(SHOWN, len(shown)),)
    melds[own] = (*melds[own], MeldRow(view.next_meld(), 0))
    for heights_by_need, widths_by_need in ((False, False), (True, False), (True, True)):
        for size in sizes(table.widest, table.index):
            areas = _divide_table(table, melds, size, heights_by_need, widths_by_need)
            if all(area.holds(size) for area in areas):
                return areas, size
    for size in last_resorts(table.index):
        areas = _divide_table(table, melds, size, True, True)
        if all(area.holds(size) for area in areas):
            break
    return areas, size


def _divide_table(
    table: _Table,
    melds: Mapping[int, tuple[MeldRow, ...]],
    size: Size,
    heights_by_need: bool,
    widths_by_need: bool,
) -> list[_Area]:
    """The table divided among the sides, the viewer's below, the others side by side above."""
    zone = table.zone
    *others, own = melds
    widths = _widths(zone.width(), [size.length(melds[side]) if widths_by_need else 1 for side in others])
    above = below = (zone.height() - table.row - table.strip - 2 * _GAP) / 2
    if heights_by_need:
        high = max(size.height(melds[side], wide - 2 * _PAD) for side, wide in zip(others, widths, strict=True))
        more = (size.height(melds[own], zone.width() - 2 * _PAD) - high) / 2
        above, below = above - more, below + more
    areas, left = [], zone.left()
    for side, wide in zip(others, widths, strict=True):
        areas.append(_Area(side, QRectF(left, zone.top() + table.row, wide, above), table.head, melds[side]))
        left += wide + _GAP
    rect = QRectF(zone.left(), zone.bottom() - below, zone.width(), below)
    return [*areas, _Area(own, rect, table.head, melds[own])]


def _widths(whole: float, needs: Sequence[float]) -> list[float]:
    """Widths in these proportions, none under a share in which a name and a meld have room."""
    free = whole - _GAP * (len(needs) - 1)
    least = _LEAST_SHARE * free / len(needs)
    rest = free - least * len(needs)
    total = sum(needs)
    return [least + (rest * need / total if total else rest / len(needs)) for need in needs]


def _order(view: SeatView) -> list[int]:
    """The sides in the order in which their first seats follow the viewer."""
    seats = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    return list(dict.fromkeys(view.side_of(seat) for seat in seats))


def _rows(view: SeatView, side: int) -> tuple[MeldRow, ...]:
    return tuple(
        MeldRow(meld.place, len(meld.cards), meld.cards_across) for meld in view.laid_melds() if meld.side == side
    )


def _lay_area(laid: Layout, area: _Area, size: Size, empty: str) -> None:
    laid.bands[area.side] = area.rect
    laid.tags[area.side] = QRectF(area.rect.left() + _PAD, area.rect.top() + 3, area.rect.width() - 2 * _PAD, area.head)
    laid.spots.update(lay_rows(area.melds, area.inner, size))
    if empty:
        laid.outlines[empty] = corner(area.melds, area.inner, size)
        laid.landings[empty] = spot_at(laid.outlines[empty].left(), laid.outlines[empty].top(), size.card)


def _lay_plates(laid: Layout, table: _Table, view: SeatView, top: float) -> None:
    """At the ends of the centre, two above each other; or in a row along the top with the viewer's own below."""
    zone, (wide, high) = table.zone, table.plate
    middle = top + (table.strip - high) / 2
    right = zone.right() - wide
    upper, lower = top, top + table.strip - high
    if _in_row(view):
        laid.plates[view.seat] = QRectF(zone.left(), middle, wide, high)
        pitch = (zone.width() + _GAP) / (view.seats - 1)
        for step in range(view.seats - 1):
            left = zone.left() + step * pitch
            seat = (view.seat + 1 + step) % view.seats
            laid.plates[seat] = QRectF(left, zone.top(), min(wide, pitch - _GAP), high)
    else:
        corners = {"south": (zone.left(), lower), "west": (zone.left(), upper), "east": (right, lower)}
        corners["north"] = (right, middle if view.seats == 2 else upper)
        if view.seats == 3:
            corners["east"] = (right, middle)
        if view.seats == 2:
            corners["south"] = (zone.left(), middle)
        if table.low:
            inner = wide + _GAP
            corners = {"west": (zone.left(), middle), "east": (right, middle)}
            corners["south"] = (zone.left() + (inner if view.seats > 2 else 0), middle)
            corners["north"] = (right - (inner if view.seats > 3 else 0), middle)
        for name, seat in compass(view).items():
            laid.plates[seat] = QRectF(*corners[name], wide, high)
    for seat, plate in laid.plates.items():
        if seat != view.seat:
            laid.outlines[place_name(HAND, seat)] = plate
    sides = [plate for seat, plate in laid.plates.items() if seat == view.seat or not _in_row(view)]
    ends = [plate.left() for plate in sides if plate.center().x() > zone.center().x()]
    left = max(plate.right() for plate in sides if plate.center().x() < zone.center().x()) + 2 * _GAP
    end = min(ends) - 2 * _GAP if ends else zone.right()
    laid.centre = QRectF(left, top, end - left, table.strip)


def _lay_centre(laid: Layout, grid: Frame, table: _Table, view: SeatView, card_size: float) -> None:
    """From the left: pots crossed, the stock, and the discard row."""
    centre, places = laid.centre, view.places()
    tall = min(table.strip - 4, _PILE_HEIGHT * grid.whole_height * card_size)
    width = int(tall / CARD_RATIO)
    left = centre.left()
    pots = [place for place in places if read_place(place).kind == POT]
    if pots:
        left = _lay_pots(laid, pots, places, left, round(0.78 * width)) + 2 * _PAD
    top = centre.center().y() - height_of(width) / 2
    spot = spot_at(left, top, width)
    laid.spots["stock"], laid.buried["stock"] = stock_spots(spot, len(places["stock"]))
    laid.outlines["stock"] = spot.rect
    left = spot.rect.right() + 2 * _PAD
    _lay_discard(laid, len(places["discard"]), left, width, tall)
    laid.pile_width = width


def _lay_pots(laid: Layout, pots: Sequence[str], places: Mapping[PlaceName, Cards], left: float, width: int) -> float:
    """One upright, the other across it; returns where they end."""
    long, middle = height_of(width), laid.centre.center().y()
    for number, place in enumerate(pots):
        across = number % 2 == 1
        wide, high = (long, width) if across else (width, long)
        spot = spot_at(left + (long - wide) / 2, middle - high / 2, width, across=across)
        count = len(places[place])
        laid.spots[place] = (spot,) * count
        laid.buried[place] = max(0, count - 1)
    laid.count_pills["pots"] = QRectF(left, middle - 10, long, 20)
    return left + long


def _lay_discard(laid: Layout, count: int, left: float, width: int, tall: float) -> None:
    """By the pile algorithm, with room for the next card; more rows take smaller cards."""
    cards = [_PLAIN] * count
    room = laid.centre.right() - left
    for card in range(width, 33, -2):
        laid_out = fold(cards, card, room - MOST_STEP * card, laid.index)
        if laid_out.height * card * CARD_RATIO <= tall + 1:
            break
    top = laid.centre.center().y() - laid_out.height * card * CARD_RATIO / 2
    laid.spots["discard"] = lay(cards, laid_out, card, left, top)
    laid.landings["discard"] = landing_spot(cards, laid_out, card, left, top)
    laid.outlines["discard"] = spot_at(left, top, card).rect
