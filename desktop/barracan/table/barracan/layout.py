"""The table of BarraCan: where every card, place, label and plate lies, for two, three and four seats."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from barracan.model.places import LADDER, MELDS, PILE, TRICKS, place_name
from barracan.model.view import SeatView, SideView
from barracan.table.barracan.cross import Cross, Room, cross
from barracan.table.barracan.ladder_layout import Column, LaidLadder, Rungs, fits, lay_column, rungs_of, width_wanted
from barracan.table.barracan.side_areas import (
    Area,
    Columns,
    band_slots,
    column_slots,
    least_width,
    rail_slots,
    share_columns,
)
from barracan.table.barracan.words import TYPES
from barracan.table.layouts.frame import (
    CARD_SIZES,
    SMALLEST_CARD,
    Frame,
    Table,
    bars,
    compass,
    frame,
    lay_hand,
    widest_zone,
)
from barracan.table.layouts.geometry import Layout, LayoutOptions, Slot, Spot, clamp
from barracan.table.layouts.piles import stock_spots

if TYPE_CHECKING:
    from barracan.table.barracan.side_areas import Strips

_COLUMNS_APART: Final = 8
_NARROW: Final = 1280
_RAIL_PAD: Final = 9


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    table = _table(view, options)
    grid = frame(table, options)
    if table.ladders and not (table.singles and view.seats == 4) and (zone := _zone_beside(grid, view)):
        table.zone = zone
        grid = frame(table, options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    strips = _strips(grid, view) if table.singles and view.seats == 4 else None
    areas = _areas(grid, view, laid, strips)
    _lay_melds(laid, grid, view, areas, strips)
    if strips is None:
        _lay_ladders(laid, grid, view)
    else:
        _take_all_ladders(laid, view, strips)
    _lay_centre(laid, grid, view, areas, strips, CARD_SIZES[options.card_size])
    return laid


def _table(view: SeatView, options: LayoutOptions) -> Table:
    """What decides the grid of this view's table."""
    ours = view.side_of(view.seat)
    opened = {side for side, table in enumerate(view.side_tables()) if has_opened(table)}
    return Table(
        view.seats,
        len(view.sides) == view.seats,
        any(side.ladders for side in view.side_tables()),
        their_rail=view.side_of(compass(view)["north"]) not in opened if _is_square(view) else not opened - {ours},
        own_rail=ours not in opened,
        tag=options.tag,
    )


def _is_square(view: SeatView) -> bool:
    """Whether each seat plays for itself at a side of its own."""
    return view.seats == 4 and len(view.sides) == 4


def has_opened(table: SideView) -> bool:
    """Whether a side has laid or taken anything."""
    return any(table.sets) or bool(table.tricks) or bool(table.ladders)


def pile_compass(view: SeatView) -> dict[str, int]:
    """Which pile lies at which side of the stock."""
    viewer = view.seat
    if view.seats == 2:
        other = 1 - viewer
        return {"south": viewer, "west": 2 + other, "north": other, "east": 2 + viewer}
    if view.seats == 3:
        return {"south": viewer, "west": (viewer + 1) % 3, "north": 3, "east": (viewer + 2) % 3}
    return compass(view)


def _areas_side(view: SeatView, name: str) -> int:
    """The side whose area lies there: opposite the viewer's side where two play together."""
    if name == "south":
        return view.side_of(view.seat)
    if len(view.sides) == 2:
        return 1 - view.side_of(view.seat)
    return view.side_of(compass(view)[name])


def _strips(grid: Frame, view: SeatView) -> "Strips":
    """The areas of four single seats; their module loads when it is first needed."""
    from barracan.table.barracan.side_areas import lay_strips

    sides = {name: view.side_of(seat) for name, seat in compass(view).items()}
    groups = {name: _ladders_of(view, side) for name, side in sides.items()}
    return lay_strips(grid, groups, _area_of(view.side_tables()[sides["north"]]))


def _areas(grid: Frame, view: SeatView, laid: Layout, strips: "Strips | None") -> dict[str, QRectF]:
    """Each side's band or strip, by its side of the table; sets bands and name tags."""
    whole = QRectF(grid.margin, grid.band_top, grid.table_width - 2 * grid.margin, 0)
    height = grid.band_height + grid.header
    if view.seats == 3:
        areas = _half_bands(grid, view, whole, height)
    elif strips is not None:
        areas = dict(strips.areas)
    else:
        areas = {"north": QRectF(grid.left, grid.band_top, grid.right - grid.left, grid.band_height)}
    areas["south"] = grid.own_band
    for name, area in areas.items():
        side = _areas_side(view, name)
        shown = area
        if not has_opened(view.side_tables()[side]) and (strips is None or name not in strips.rows):
            laid.rails.add(side)
            shown = _rail(grid, area, name, crowded=len(areas) > 2)
        laid.bands[side] = shown
        laid.tags[side] = _tag(grid, name, shown, view)
    return areas


def _rail(grid: Frame, band: QRectF, name: str, *, crowded: bool) -> QRectF:
    """What stands for a band in which nothing lies: as wide as the table where its name tag stands beside it."""
    if name != "south" and crowded:
        return QRectF(band.left(), band.top(), band.width(), max(grid.rail, grid.header + grid.label))
    top = band.bottom() - grid.rail if name == "south" else band.top()
    return QRectF(grid.margin, top, grid.right - grid.margin, grid.rail)


def _half_bands(grid: Frame, view: SeatView, whole: QRectF, height: float) -> dict[str, QRectF]:
    """Two half bands; where their owner has ladders they leave room at the outer edge.

    Where one half would be too narrow for what lies there, it gets more of the whole; ladders' rows tighten before.
    """
    sides = {name: view.side_of(compass(view)[name]) for name in ("west", "east")}
    tables = view.side_tables()
    least = {name: least_width([_area_of(tables[side])], SMALLEST_CARD, grid.index) for name, side in sides.items()}
    for tight in (False, True):
        zones = {name: _outer_zone(grid, view, side, tight=tight) for name, side in sides.items()}
        room = whole.width() - 12 - sum(zones.values())
        if sum(least.values()) <= room:
            break
    fits_both = sum(least.values()) <= room
    west = clamp(room / 2, least["west"], room - least["east"]) if fits_both else room / 2
    left = whole.left() + zones["west"]
    return {
        "west": QRectF(left, whole.top(), west, height),
        "east": QRectF(left + west + 12, whole.top(), room - west, height),
    }


def _outer_zone(grid: Frame, view: SeatView, side: int, *, tight: bool = False) -> float:
    """The room that a side's ladders take from its half band; *tight* of the smallest cards in the closest rows."""
    group = _ladders_of(view, side)
    if not group:
        return 0.0
    if tight:
        beside = grid.index.beside
        return min(grid.ladder_zone, max(rungs.width(SMALLEST_CARD, beside, beside) for rungs in group)) + 8
    braces = 92 * grid.scale if grid.wide and len(group) == 1 and _is_west(view, side) else 0
    return min(grid.ladder_zone, width_wanted(group, grid.meld_width) + braces) + 8


def _is_west(view: SeatView, side: int) -> bool:
    return side == view.side_of(compass(view)["west"])


def _tag(grid: Frame, name: str, area: QRectF, view: SeatView) -> QRectF:
    """Beside the band, where it is narrow each name in a line and two for the words; or a header line in a half band or
    strip.
    """
    ts = grid.text_scale
    if name in ("west", "east") or (name == "north" and len(view.sides) == 4):
        return QRectF(area.left() + 10, area.top() + 2, area.width() - 20, grid.header)
    if area.height() <= grid.rail:
        return QRectF(area.left() + _RAIL_PAD, area.top(), grid.left - area.left() - _RAIL_PAD, area.height())
    lines = 2 if grid.ladder_zone > 96 else 2 + len(view.sides[_areas_side(view, name)])
    drop, left = (1, grid.margin - 1) if view.side_tables()[_areas_side(view, name)].ladders else (6, grid.margin + 2)
    return QRectF(left, area.top() + drop, grid.left - left, 20 * lines * ts)


def _lay_melds(laid: Layout, grid: Frame, view: SeatView, areas: Mapping[str, QRectF], strips: "Strips | None") -> None:
    laid.compact = len(areas) > 2
    contents = {name: _area_of(view.side_tables()[_areas_side(view, name)]) for name in areas}
    rows = strips.rows if strips is not None else {}
    bands = [name for name in areas if name not in rows]
    for group in [bands] if not laid.compact else [[name for name in bands if name != "south"], ["south"]]:
        compact = laid.compact and group != ["south"]
        columns = _share_columns(grid, [areas[name] for name in group], [contents[name] for name in group], compact)
        for name, (shared, number) in zip(group, columns, strict=True):
            side, header = _areas_side(view, name), grid.header if name != "south" else 0
            if side in laid.rails:
                slots = rail_slots(_rail_room(areas[name], laid.bands[side]), shared, header)
            else:
                slots = band_slots(areas[name].adjusted(0, header, 0, 0), shared, number, grid.label, contents[name])
            _take_slots(laid, side, slots)
    if strips is not None:
        for name, strip in rows.items():
            slots = column_slots(strip, strips.width, grid.label, contents[name], grid.index)
            _take_slots(laid, _areas_side(view, name), slots)


def _share_columns(
    grid: Frame, bands: Sequence[QRectF], contents: Sequence[Area], compact: bool
) -> list[tuple[Columns, int]]:
    """The columns of these bands with the number of each in them: the same for all, unless too much lies there."""
    width, index = grid.meld_width, grid.index
    room = min(band.width() for band in bands)
    if len(bands) > 1 and least_width(contents, SMALLEST_CARD, index) > room:
        rooms = zip(bands, contents, strict=True)
        return [(share_columns(band.width(), width, [area], compact=compact, index=index), 0) for band, area in rooms]
    shared = share_columns(room, width, contents, compact=compact, index=index)
    return [(shared, number) for number in range(len(bands))]


def _rail_room(band: QRectF, rail: QRectF) -> QRectF:
    """The part of a rail that lies under the names of the types."""
    return QRectF(band.left(), rail.top(), band.width(), rail.height())


def _take_slots(laid: Layout, side: int, slots: Sequence[Slot]) -> None:
    for name, slot in zip((*TYPES, "tricks"), slots, strict=True):
        place = place_name(TRICKS, side) if name == "tricks" else place_name(MELDS, side, name)
        laid.spots[place] = slot.spots
        laid.outlines[place] = slot.outline
        laid.bare.add(place)
        laid.labels[place] = slot.label
        if slot.pill is not None:
            laid.count_pills[place] = slot.pill


def _area_of(side: SideView) -> Area:
    stacks = tuple((max(0, stack.count - 1), len(stack.last)) for stack in side.stacks)
    return Area(stacks, side.tricks, side.sets)


def _lay_ladders(laid: Layout, grid: Frame, view: SeatView) -> None:
    """Ladders beside the bands: ours at the left from our band's foot up, theirs above; at three seats also right.

    Where one column is too low for both, theirs and ours have one each.
    """
    ours, theirs = view.side_of(view.seat), _left_side(view)
    our_rungs, their_rungs = _ladders_of(view, ours), _ladders_of(view, theirs)
    column = _left_column(grid, view)
    edge = laid.bands[theirs].left() - _COLUMNS_APART if view.seats == 3 and their_rungs else column.right
    if our_rungs and their_rungs and not fits(column, their_rungs, our_rungs):
        _lay_apart(laid, grid, view, column, edge)
    else:
        column.right = min(column.right, edge)
        above, below = lay_column(column, grid.meld_width, their_rungs, our_rungs)
        _take_ladders(laid, theirs, above)
        _take_ladders(laid, ours, below)
        if below:
            _tag_over_ladder(laid, ours, below, laid.tags[ours].height())
    if len(our_rungs) == 1:  # its words reach as far as our name tag
        laid.labels[place_name(LADDER, ours, 0)].setRight(laid.tags[ours].right())
    if view.seats == 3:
        _right_ladders(laid, grid, view, view.side_of(compass(view)["east"]))


def _take_all_ladders(laid: Layout, view: SeatView, strips: "Strips") -> None:
    for name, ladders in strips.ladders.items():
        _take_ladders(laid, _areas_side(view, name), ladders)
    if own := strips.ladders["south"]:
        side, beside = view.side_of(view.seat), strips.rows["west"].left() > own[-1].rect.right()
        _tag_over_ladder(laid, side, own, strips.tag if beside else laid.tags[side].height())
        if beside:
            laid.tags[side].setRight(strips.areas["west"].left())


def _lay_apart(laid: Layout, grid: Frame, view: SeatView, column: Column, edge: float) -> None:
    """Theirs at the left from the top down to the *edge* of their band, ours right of them from our band's foot up."""
    ours, theirs = view.side_of(view.seat), _left_side(view)
    our_rungs, their_rungs = _ladders_of(view, ours), _ladders_of(view, theirs)
    split = column.left + _widest(grid, their_rungs)
    tag = 20 * (2 + len(view.sides[ours])) * grid.text_scale
    top = grid.centre_top if view.seats == 3 else column.top
    left = replace(column, right=min(edge, split - _COLUMNS_APART), gap=0, braces=0)
    right = replace(column, left=split, top=top, gap=tag + 6, braces=0)
    above, _ = lay_column(left, grid.meld_width, their_rungs, ())
    _, below = lay_column(right, grid.meld_width, (), our_rungs)
    _take_ladders(laid, theirs, above)
    _take_ladders(laid, ours, below)
    _tag_over_ladder(laid, ours, below, tag)


def _zone_beside(grid: Frame, view: SeatView) -> float:
    """The room that ladders need where their column is too low for them; 0 where it is not."""
    groups = [_ladders_of(view, _left_side(view)), _ladders_of(view, view.side_of(view.seat))]
    if fits(_left_column(grid, view), *groups):
        return 0.0
    if all(groups):
        return min(widest_zone(grid), sum(_widest(grid, group) for group in groups))
    return min(widest_zone(grid), sum(width_wanted([rungs], SMALLEST_CARD) for group in groups for rungs in group))


def _widest(grid: Frame, group: Sequence[Rungs]) -> float:
    """The width of a column of ladders; in a narrow window their rows are close, for the piles need the room."""
    if grid.width < _NARROW:
        beside = grid.index.beside
        return max(rungs.width(SMALLEST_CARD, beside, beside) for rungs in group) + _COLUMNS_APART
    return max(width_wanted([rungs], SMALLEST_CARD) for rungs in group) + _COLUMNS_APART


def _left_side(view: SeatView) -> int:
    """Whose ladders hang over ours at the left."""
    return _areas_side(view, "west" if view.seats == 3 else "north")


def _ladders_of(view: SeatView, side: int) -> list[Rungs]:
    return [rungs_of(ladder) for ladder in view.side_tables()[side].ladders]


def _left_column(grid: Frame, view: SeatView) -> Column:
    tag = 40 * grid.text_scale
    top = grid.band_top + tag + 4
    if view.seats == 3:  # their half band leaves room for ladders of its own alone
        top = grid.band_top if view.side_tables()[_left_side(view)].ladders else grid.centre_top
    return Column(
        left=grid.margin + 2,
        right=grid.margin + grid.ladder_zone,
        top=top,
        bottom=grid.own_band.bottom() - 4,
        gap=tag + 4,
        line=grid.caption,
        braces=92 * grid.scale if grid.wide else 0,
        index=grid.index,
    )


def _right_ladders(laid: Layout, grid: Frame, view: SeatView, side: int) -> None:
    left, right = laid.bands[side].right() + _COLUMNS_APART, grid.table_width - grid.margin
    column = Column(left, right, grid.band_top, grid.centre_bottom, 0, grid.caption, index=grid.index)
    laid_right, _ = lay_column(column, grid.meld_width, _ladders_of(view, side), ())
    _take_ladders(laid, side, laid_right)


def _tag_over_ladder(laid: Layout, side: int, ladders: Sequence[LaidLadder], height: float) -> None:
    """Our name tag stands on our ladder's words."""
    top = min(ladder.caption.top() for ladder in ladders)
    left, right = laid.tags[side].left(), laid.tags[side].right()
    if not any(ladder.braces for ladder in ladders):
        left = min(ladder.rect.left() for ladder in ladders) - 3
    laid.tags[side] = QRectF(left, top - height - 2, right - left, height)


def _take_ladders(laid: Layout, side: int, ladders: Sequence[LaidLadder]) -> None:
    for number, ladder in enumerate(ladders):
        place = place_name(LADDER, side, number)
        laid.spots[place] = ladder.spots
        laid.outlines[place] = ladder.rect
        laid.braces[place] = ladder.braces
        laid.stacking[place] = ladder.order
        laid.labels[place] = ladder.caption


def _lay_centre(
    laid: Layout, grid: Frame, view: SeatView, areas: Mapping[str, QRectF], strips: "Strips | None", card: float
) -> None:
    left, right = grid.piles_left, grid.right
    if strips is not None:
        left, right = strips.left, areas["east"].left() - 8
    elif view.seats == 3:
        right = min(right, areas["east"].right())
    room = Room(
        left=left,
        right=right,
        top=grid.centre_top,
        bottom=grid.centre_bottom,
        gap=grid.gap,
        tallest_card=0.128 * grid.height * card,
        plate=(clamp(186 * grid.scale, 148, 230), clamp(76 * grid.scale, 64, 90)),
        index=grid.index,
    )
    numbers, places = pile_compass(view), view.places()
    middle = cross(
        room,
        {name: places[place_name(PILE, number)] for name, number in numbers.items()},
        {name: view.blocked_cards(number) for name, number in numbers.items()},
    )
    laid.centre = QRectF(room.left, room.top, room.right - room.left, room.height)
    laid.pile_width = middle.width
    laid.spots["stock"], laid.buried["stock"] = stock_spots(middle.stock, len(places["stock"]))
    laid.outlines["stock"] = middle.stock.rect
    _take_piles(laid, grid, view, numbers, middle)
    for name, seat in compass(view).items():
        laid.put_plate(view, seat, middle.plates[name])


def _take_piles(laid: Layout, grid: Frame, view: SeatView, numbers: Mapping[str, int], middle: Cross) -> None:
    owners = {number: name for name, number in compass(view).items()}
    for name, number in numbers.items():
        pile, place = middle.piles[name], place_name(PILE, number)
        laid.spots[place] = pile.spots
        laid.outlines[place] = pile.outline
        laid.landings[place] = pile.landing
        if view.blocked_cards(number):
            laid.blocked_pills[place] = _blocked_pill(grid, pile.spots, view.blocked_cards(number))
        if view.seats == 3 and number == 3:
            right = max(pile.rect.right(), pile.landing.rect.right()) + 12
            laid.labels[place] = QRectF(right, pile.rect.top() + 0.3 * pile.rect.height(), 160, 40)
        if view.seats == 2 and owners and number >= 2:
            laid.labels[place] = _caption_room(grid, laid.centre, middle, name)


def _caption_room(grid: Frame, centre: QRectF, middle: Cross, name: str) -> QRectF:
    """Where a second pile's caption may stand: over the west one left of north, under the east one right of south."""
    pile, high = middle.piles[name].rect, 18 * grid.text_scale
    if name == "west":
        right = middle.piles["north"].rect.left() - 6
        return QRectF(centre.left(), pile.top() - 4 - high, right - centre.left(), high)
    south = middle.piles["south"]
    left = south.rect.united(south.landing.rect).right() + 6
    return QRectF(left, pile.bottom() + 4, centre.right() - left, high)


def _blocked_pill(grid: Frame, spots: Sequence[Spot], blocked: int) -> QRectF:
    """Over the middle of the blocked cards, inside the pile's foot."""
    under = spots[:blocked]
    left = min(spot.rect.left() for spot in under)
    right = max(left + 96 * grid.text_scale, *(spot.rect.left() + min(spot.strip, spot.size[0]) for spot in under))
    foot = max(spot.rect.bottom() for spot in under)
    wide, high = 96 * grid.text_scale, 20 * grid.text_scale
    return QRectF((left + right - wide) / 2, foot - high - 5, wide, high)
