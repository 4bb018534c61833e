"""The table of BarraCan: where every card, place, label and plate lies, for two, three and four seats."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF

from barracan.model.places import LADDER, MELDS, PILE, TRICKS, PlaceName, place_name, read_place
from barracan.model.view import SeatView, SideView
from barracan.table.barracan.centre import Sides, has_opened, lay_centre, piles_meet, put_seat
from barracan.table.barracan.corners import lay_corners
from barracan.table.barracan.fans import put_own_seat, strip_head, strip_seat
from barracan.table.barracan.ladder_layout import ZONE_PADDING, LaidLadders, Owned, Zone, zone_of
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
    SMALLEST_CARD,
    Frame,
    Table,
    bars,
    compass,
    frame,
    lay_hand,
)
from barracan.table.layouts.geometry import Layout, LayoutOptions, Slot, clamp

if TYPE_CHECKING:
    from barracan.table.barracan.side_areas import Strips

_RAIL_PAD: Final = 9
WIDEST_ZONE: Final = 0.42
SINGLES_ZONE: Final = 170 / 1280
"""The most that the zone of the ladders takes of the table."""
_OVER_BAR: Final = 8
_TRAY_PART: Final = 0.45
"""The most that the tray takes of the room between the bars."""
_LEAST_TRAY: Final = (84, 37)
"""How high the tray is at least: its gaps and small cards, and with the text scale a head."""
_NARROWEST_ZONE, _NARROWER = 0.14, 0.04
"""Down to this part, and in such steps, the zone gives way to the piles."""
_LEAST_ZONES: Final = (130, 170)
"""So wide is the zone at least at a text scale of 1, for the name tag of one person or of several."""
_LEAST_PART: Final = 0.156


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view; ladders leave piles the room for cards that are not too small."""
    part = SINGLES_ZONE if _is_square(view) else WIDEST_ZONE
    laid = _lay(view, options, part)
    while laid.pile_width < SMALLEST_CARD and laid.zone is not None and part > _NARROWEST_ZONE:
        part -= _NARROWER
        laid = _lay(view, options, part)
    narrower = laid
    while piles_meet(narrower) and narrower.zone is not None and part > _LEAST_PART + _NARROWER:
        part -= _NARROWER
        narrower = _lay(view, options, part)
    laid = laid if piles_meet(narrower) else narrower
    if options.over:
        drawer = laid.panel = _drawer(laid, tall=options.tall)
        laid.drawer = True
        laid.corners = {name: note for name, note in laid.corners.items() if not note.intersects(drawer)}
    return laid


def _drawer(laid: Layout, *, tall: bool) -> QRectF:
    """The room of tray or builder over the table: from bar to bar, or over the own band and the centre's foot.

    Piles at the sides of the stock, and the row over it, stay in sight: a draft may use them.
    """
    left, foot = laid.action_bar.left() - 4, laid.action_bar.top() - _OVER_BAR
    head = laid.top_bar.bottom() + 6
    if tall:
        return QRectF(left, head, laid.width - 2 * left, foot - head)
    sides = max(laid.area(place).bottom() for place in laid.spots if place == "stock" or _lies_beside(laid, place))
    gaps, titled = _LEAST_TRAY
    high = min(_TRAY_PART * (foot - head), max(foot - sides - 6, gaps + titled * laid.text_scale))
    return QRectF(left, foot - high, laid.action_bar.right() + 4 - left, high)


def _lies_beside(laid: Layout, place: PlaceName) -> bool:
    """Whether a pile lies at a side of the stock."""
    stock = laid.outlines["stock"]
    rect = laid.outlines.get(place, QRectF())
    return read_place(place).kind == PILE and rect.top() < stock.bottom() and rect.bottom() > stock.top()


def _lay(view: SeatView, options: LayoutOptions, part: float) -> Layout:
    """Lay the table with a zone of ladders that takes this part of it at most."""
    table = _table(view, options)
    grid, back = frame(table, options), dict(options.scrolled)
    zone, groups = None, _zone_groups(view)
    if any(groups):
        most = _zone(grid, view, part * grid.table_width - ZONE_PADDING)
        columns = most.laid(grid, groups, back).width
        table.zone = _zone_width(grid, most, columns, shared=len(view.sides) < view.seats)
        grid = frame(table, options)
        zone = _zone(grid, view, table.zone - ZONE_PADDING)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    strips = _strips(grid, view, back) if _is_square(view) else None
    areas = _areas(grid, view, laid, strips)
    _lay_melds(laid, grid, view, areas, strips)
    if zone is not None:
        _take_zone(laid, zone, view)
        _take_ladders(laid, zone.laid(grid, groups, back))
    for ladders in strips.ladders.values() if strips is not None else ():
        _take_ladders(laid, ladders)
    lay_centre(laid, grid, view, _pile_sides(grid, areas, strips), options)
    put_own_seat(laid, grid, view)
    if strips is not None:
        for name in ("west", "east"):
            seat = compass(view)[name]
            put_seat(laid, seat, *strip_seat(grid, strips.areas[name], view.hand_sizes[seat], at_right=name == "east"))
    lay_corners(laid, grid, view)
    return laid


def _table(view: SeatView, options: LayoutOptions) -> Table:
    """What decides the grid of this view's table."""
    ours = view.side_of(view.seat)
    opened = {side for side, table in enumerate(view.side_tables()) if has_opened(table)}
    return Table(
        view.seats,
        len(view.sides) == view.seats,
        their_rail=view.side_of(compass(view)["north"]) not in opened if _is_square(view) else not opened - {ours},
        own_rail=ours not in opened,
        tag=options.tag,
    )


def _is_square(view: SeatView) -> bool:
    """Whether each seat plays for itself at a side of its own."""
    return view.seats == 4 and len(view.sides) == 4


def _pile_sides(grid: Frame, areas: Mapping[str, QRectF], strips: "Strips | None") -> Sides:
    """The room of the piles: between the strips, or between the fans."""
    if strips is not None:
        return Sides(areas["west"].right() + 8, areas["east"].left() - 8, fans=False)
    return Sides(grid.piles_left, grid.right, fans=True)


def _areas_side(view: SeatView, name: str) -> int:
    """The side whose area lies there: opposite the viewer's side where two play together."""
    if name == "south":
        return view.side_of(view.seat)
    if len(view.sides) == 2:
        return 1 - view.side_of(view.seat)
    return view.side_of(compass(view)[name])


def _strips(grid: Frame, view: SeatView, back: Mapping[int, int]) -> "Strips":
    """The areas of four single seats; their module loads when it is first needed."""
    from barracan.table.barracan.side_areas import lay_strips

    sides = {name: _areas_side(view, name) for name in ("west", "east")}
    groups = {name: _ladders_of(view, side) for name, side in sides.items()}
    areas = {name: _area_of(view.side_tables()[side]) for name, side in sides.items()}
    return lay_strips(grid, grid.piles_left, groups, areas, back)


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
    left = grid.margin if grid.tags_only else grid.left
    return QRectF(left, top, grid.right - left, grid.rail)


def _half_bands(grid: Frame, view: SeatView, whole: QRectF, height: float) -> dict[str, QRectF]:
    """Two half bands; where one half would be too narrow for what lies there, it gets more of the whole."""
    sides = {name: view.side_of(compass(view)[name]) for name in ("west", "east")}
    tables = view.side_tables()
    least = {name: least_width([_area_of(tables[side])], SMALLEST_CARD, grid.index) for name, side in sides.items()}
    room = whole.width() - 12
    fits_both = sum(least.values()) <= room
    west = clamp(room / 2, least["west"], room - least["east"]) if fits_both else room / 2
    return {
        "west": QRectF(whole.left(), whole.top(), west, height),
        "east": QRectF(whole.left() + west + 12, whole.top(), room - west, height),
    }


def _tag(grid: Frame, name: str, area: QRectF, view: SeatView) -> QRectF:
    """Beside the band, where it is narrow each name in a line and two for the words; or a header line in a half band or
    strip.
    """
    ts = grid.text_scale
    if name in ("west", "east") or (name == "north" and len(view.sides) == 4):
        head = strip_head(grid) if name != "north" and _is_square(view) else 0
        return QRectF(area.left() + 10, area.top() + 2 + head, area.width() - 20, grid.header)
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
            slots = column_slots(strip, strips.heads[name], strips.width, grid.label, contents[name], grid.index)
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
        if not slot.label.isEmpty():
            laid.labels[place] = slot.label
        if slot.pill is not None:
            laid.count_pills[place] = slot.pill


def _area_of(side: SideView) -> Area:
    stacks = tuple((max(0, stack.count - 1), len(stack.last)) for stack in side.stacks)
    return Area(stacks, side.tricks, side.sets)


def _zone_groups(view: SeatView) -> tuple[list[Owned], list[Owned]]:
    """The ladders of the zone: the others' from its top, ours from its foot; those of strips lie there."""
    names = ("north",) if view.seats != 3 else ("west", "east")
    theirs = [owned for name in names for owned in _ladders_of(view, _areas_side(view, name))]
    ours = _ladders_of(view, view.side_of(view.seat))
    return theirs, ours


def _ladders_of(view: SeatView, side: int) -> list[Owned]:
    ladders = view.side_tables()[side].ladders
    return [Owned(place_name(LADDER, side, number), ladder) for number, ladder in enumerate(ladders)]


def _zone_width(grid: Frame, zone: Zone, columns: float, *, shared: bool) -> float:
    """The zone is as wide as its columns, or as its name tag needs; never wider than it may be."""
    least = min(_LEAST_ZONES[shared] * grid.text_scale, _LEAST_PART * grid.table_width) - ZONE_PADDING
    return min(max(columns, least), zone.room.width()) + ZONE_PADDING


def _zone(grid: Frame, view: SeatView, width: float) -> Zone:
    top = grid.centre_top if view.seats == 3 else grid.band_top
    return zone_of(grid, top, width, tagged=len(view.sides) == 2)


def _take_zone(laid: Layout, zone: Zone, view: SeatView) -> None:
    laid.zone = zone.rect
    laid.tags[view.side_of(view.seat)] = zone.lower
    if len(view.sides) == 2:
        laid.tags[_areas_side(view, "north")] = zone.upper


def _take_ladders(laid: Layout, ladders: LaidLadders) -> None:
    for place, ladder in ladders.ladders.items():
        laid.spots[place] = ladder.spots
        laid.outlines[place] = ladder.rect
        laid.stacking[place] = ladder.order
        laid.labels[place] = ladder.caption
    for place, (line, unseen) in ladders.away.items():
        laid.spots[place], laid.buried[place] = unseen, len(unseen)
        laid.outlines[place] = line
    laid.scrolls |= ladders.parts
