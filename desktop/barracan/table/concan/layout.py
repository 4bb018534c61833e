"""The table of Concan: the areas of the others side by side above, stock and discards, the own area below."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.places import DISCARD, STOCK
from barracan.model.value import value
from barracan.model.view import LaidMeld, SeatView
from barracan.table.layouts.frame import CARD_SIZES, Frame, Table, bars, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, Layout, LayoutOptions, bounds, clamp, height_of, spot_at
from barracan.table.layouts.piles import stock_spots
from barracan.table.layouts.text_room import lay_at_largest_text, melds_are_readable
from barracan.table.rummy.discard_row import lay_discard_row
from barracan.table.rummy.rails import DRAFTS, GAP, RailMeld, RailSize, in_order, lay_on_rails, steps

CHIPS, LIGHT, NOTHING, COUNT, STOCK_NOTE = "chips", "light", "nothing", "counts", "stock_note"
"""How the names of labels begin."""
LOW, HIGH = "low", "high"
_BESIDE_PANEL: Final = 900
_HEAD: Final = 44
_CHIPS: Final = 32
_RAIL_PAD: Final = 9
_AROUND: Final = 122
"""What of the heights of areas is no card."""
_CARDS: Final = 4.2
"""How many cards stand one over another at least: two rails above, and half of another below."""
_MELD: Final = 0.118
_PILE: Final = 0.128
_COLUMN: Final = 0.122
_COLUMNS: Final = (156, 190)
STEP: Final = 0.42
_LEAST_CARD: Final = 34
_REACH: Final = 0.5
"""How far a light reaches out from under a meld, in card widths."""
_GAP: Final = 8
_PAD: Final = 10
_TWO_RAILS: Final = 30
_NOTE: Final = 104
_COUNT_LINE: Final = 24


@value
class _Room:
    """What the whole table is measured by."""

    zone: QRectF
    gap: float
    strip: QRectF
    card: int
    """The width of cards in melds."""
    area: float
    """The height of the areas above."""
    scale: float
    """Of text."""


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    return lay_at_largest_text(options, partial(_lay, view), _is_whole)


def _is_whole(laid: Layout) -> bool:
    """Whether cards are large enough, and the count of the hand has its line under the plate."""
    return melds_are_readable(laid) and not laid.cramped


def _lay(view: SeatView, options: LayoutOptions) -> Layout:
    grid = frame(Table(4, False, beside_panel=_BESIDE_PANEL), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    room = _measure(grid)
    laid.meld_width = room.card
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    wide = (room.zone.width() - _GAP * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        left = room.zone.left() + number * (wide + _GAP)
        _lay_area(laid, room, view, seat, QRectF(round(left), room.zone.top(), round(wide), room.area))
    _lay_strip(laid, grid, view, room, CARD_SIZES[options.card_size])
    top = room.strip.bottom() + room.gap
    _lay_own_area(laid, room, view, QRectF(room.zone.left(), top, room.zone.width(), room.zone.bottom() - top))
    return laid


def _measure(grid: Frame) -> _Room:
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    top = round(grid.band_top)
    zone = QRectF(grid.margin, top, right - grid.margin, round(grid.bar_top - 9 * grid.scale) - top)
    gap, scale = max(6, 8 * grid.scale), grid.text_scale
    pile = _PILE * grid.whole_height
    between = pile + max(6, 14 * grid.scale) + 2 * gap
    by_room = (zone.height() - between - _AROUND * scale) / _CARDS
    card = max(_LEAST_CARD, int(min(_MELD * grid.whole_height / CARD_RATIO, by_room)))
    area = round((_HEAD + _CHIPS) * scale + 2 * (height_of(card) + _RAIL_PAD))
    above = (between - pile - gap) / 2
    strip = QRectF(zone.left(), zone.top() + area + above, zone.width(), pile)
    return _Room(zone, above, strip, card, area, scale)


def _lay_area(laid: Layout, room: _Room, view: SeatView, seat: int, area: QRectF) -> None:
    """Another's area: the head, a line of chips, two rails."""
    side, head, chips = view.side_of(seat), round(_HEAD * room.scale), round(_CHIPS * room.scale)
    laid.bands[side] = area
    laid.put_plate(view, seat, QRectF(area.left(), area.top(), area.width(), head))
    inner = area.adjusted(_PAD, 0, -_PAD, 0)
    laid.labels[f"{CHIPS}:{seat}"] = QRectF(inner.left(), area.top() + head, inner.width(), chips)
    high = height_of(room.card) + _RAIL_PAD
    first = QRectF(inner.left() + _PAD, area.top() + head + chips, inner.width() - _PAD, high)
    melds = [meld for meld in view.laid_melds() if meld.side == side]
    _lay_melds(laid, room.card, melds, [first, first.translated(0, high)])
    if not melds:
        laid.labels[f"{NOTHING}:{seat}"] = QRectF(inner.left(), first.top(), inner.width(), 2 * high)


def _lay_melds(laid: Layout, card: int, melds: Sequence[LaidMeld], rails: Sequence[QRectF]) -> RailSize:
    """The melds of a side at the largest step at which all have room, at last with smaller cards; says at which."""
    runs, groups = (list(map(_rail_meld, found)) for found in in_order(melds))
    for width in (card, *range(card - 2, _LEAST_CARD, -2)):
        for step in steps(STEP, laid.index):
            size = RailSize(width, step)
            found = lay_on_rails(runs, groups, rails, size)
            if found is not None:
                laid.spots.update(found)
                _lay_lights(laid, melds, rails)
                return size
    size = RailSize(_LEAST_CARD, laid.index.beside)
    endless = [rail.adjusted(0, 0, 10_000, 0) for rail in rails]
    laid.spots.update(lay_on_rails(runs, groups, endless, size) or {})
    _lay_lights(laid, melds, rails)
    return size


def _rail_meld(meld: LaidMeld) -> RailMeld:
    return RailMeld(meld.place, len(meld.cards))


def _lay_lights(laid: Layout, melds: Sequence[LaidMeld], rails: Sequence[QRectF]) -> None:
    """Where a card would reach out from under each end of a meld: as far as nothing else lies there."""
    for rail in rails:
        here = [meld for meld in melds if abs(laid.spots[meld.place][0].rect.top() - rail.top()) < 2]
        here.sort(key=lambda meld: laid.spots[meld.place][0].x)
        free = [rail.left() - _PAD, *(laid.spots[meld.place][-1].rect.right() for meld in here)]
        starts = [*(laid.spots[meld.place][0].rect.left() for meld in here), rail.right() + _PAD]
        for number, meld in enumerate(here):
            first, last = laid.spots[meld.place][0].rect, laid.spots[meld.place][-1].rect
            before, after = first.left() - free[number], starts[number + 1] - last.right()
            if number and here[number - 1].ends[1]:
                before /= 2
            if number + 1 < len(here) and here[number + 1].ends[0]:
                after /= 2
            reach = _REACH * first.width()
            laid.labels[f"{LIGHT}:{meld.place}:{LOW}"] = first.translated(-round(min(reach, before - 1)), 0)
            laid.labels[f"{LIGHT}:{meld.place}:{HIGH}"] = last.translated(round(min(reach, after - 1)), 0)


def _lay_strip(laid: Layout, grid: Frame, view: SeatView, room: _Room, card_size: float) -> None:
    """From the left: how many new stocks are left, the stock, the discards."""
    strip = room.strip
    width = int(min(strip.height(), strip.height() * card_size) / CARD_RATIO)
    note = QRectF(strip.left() + _PAD, strip.top(), round(_NOTE * room.scale), strip.height())
    laid.labels[STOCK_NOTE] = note
    spot = spot_at(note.right() + 6, strip.center().y() - height_of(width) / 2, width)
    laid.spots[STOCK], laid.buried[STOCK] = stock_spots(spot, len(view.places()[STOCK]))
    laid.outlines[STOCK] = spot.rect
    left = spot.rect.right() + 22 * grid.text_scale
    row = QRectF(left, strip.top(), strip.right() - left - 6, strip.height())
    lay_discard_row(laid, len(view.places()[DISCARD]), row, width)
    laid.centre, laid.pile_width = strip, width


def _lay_own_area(laid: Layout, room: _Room, view: SeatView, area: QRectF) -> None:
    """The column with plate, count and chip; right of it one rail, or two where there is room."""
    side, high = view.side_of(view.seat), height_of(room.card)
    laid.bands[side] = area
    wide = clamp(_COLUMN * laid.action_bar.width(), *_COLUMNS) * room.scale
    tall = round(min(66 * room.scale, max(40 * room.scale, area.height() - 74 * room.scale)))
    plate = QRectF(area.left() + 4, area.top() + 4, round(wide - 8), tall)
    laid.put_plate(view, view.seat, plate)
    line = round(min(34 * room.scale, (area.height() - tall - 8 - 30 * room.scale)))
    laid.cramped = line < _COUNT_LINE * room.scale
    laid.labels[COUNT] = QRectF(plate.left() + 6, plate.bottom() + 3, plate.width() - 10, line)
    chips = QRectF(plate.left() + 2, plate.bottom() + 3 + line, plate.width() - 4, round(28 * room.scale))
    laid.labels[f"{CHIPS}:{view.seat}"] = chips
    two = area.height() >= 2 * high + _TWO_RAILS
    inner = QRectF(area.left() + wide + _PAD, 0, area.width() - wide - 2 * _PAD, high)
    free = (area.height() - (2 if two else 1) * high) / (3 if two else 2)
    rails = [inner.translated(0, round(area.top() + free + at * (high + free))) for at in range(2 if two else 1)]
    melds = [meld for meld in view.laid_melds() if meld.side == side]
    size = _lay_melds(laid, room.card, melds, rails)
    _lay_next_meld(laid, view, melds, rails, size)


def _lay_next_meld(
    laid: Layout, view: SeatView, melds: Sequence[LaidMeld], rails: Sequence[QRectF], size: RailSize
) -> None:
    """The whole area takes a new meld, which is shown behind the last one."""
    place, rail = view.next_meld(), rails[-1]
    ends = [bounds(laid.spots[meld.place]) for meld in melds]
    left = max((end.right() + 2 * GAP for end in ends if abs(end.top() - rail.top()) < 2), default=rail.left())
    wide = size.card * (1 + 2 * size.step)
    laid.labels["next_meld"] = QRectF(min(left, rail.right() - wide), rail.top(), wide, height_of(size.card))
    laid.labels[DRAFTS] = QRectF(left, rail.top(), rail.right() - left, rail.height())
    laid.outlines[place] = QRectF(rails[0].topLeft(), rail.bottomRight())
    laid.bare.add(place)
    laid.under.add(place)
