"""The table of BarraCan: where every card, place, label and plate lies, for two, three and four seats."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from PySide6.QtCore import QRectF, QSizeF

from barracan.table.layouts.bars import bars, lay_hand
from barracan.table.layouts.cross import Cross, Room, cross
from barracan.table.layouts.frame import CARD_SIZES, Frame, Table, frame
from barracan.table.layouts.geometry import Layout, Slot, clamp, height_of
from barracan.table.layouts.ladders import Column, LaidLadder, Rungs, lay_column, width_wanted
from barracan.table.layouts.melds import Area, band_slots, column_slots
from barracan.table.layouts.piles import stock_spots
from barracan.table.layouts.seating import compass, side_of

TYPES: Final = ("evens_odds", "opposites", "triplet", "run", "family")


def layout(
    size: QSizeF,
    view: Any,
    *,
    panel_open: bool = False,
    hand: Sequence[str] | None = None,
    hand_order: str = "suit",
    card_size: str = "medium",
    large_index: bool = False,
    mirrored: bool = False,
) -> Layout:
    """Lay the table of this view; *hand* is the viewer's hand as it shall lie, without cards in the tray."""
    table = Table(view.seats, len(view.sides) == view.seats, any(side.ladders for side in view.table))
    grid = frame(size.width(), size.height(), table, panel_open, card_size, large_index=large_index, mirrored=mirrored)
    laid = bars(grid)
    cards = view.hand if hand is None else hand
    lay_hand(laid, grid, view.seat, cards, hand_order)
    areas = _areas(grid, view, laid)
    _lay_melds(laid, grid, view, areas)
    _lay_centre(laid, grid, view, areas, CARD_SIZES[card_size])
    return laid


def pile_compass(view: Any) -> dict[str, int]:
    """Which pile lies at which side of the stock."""
    viewer = view.seat
    if view.seats == 2:
        other = 1 - viewer
        return {"south": viewer, "west": 2 + other, "north": other, "east": 2 + viewer}
    if view.seats == 3:
        return {"south": viewer, "west": (viewer + 1) % 3, "north": 3, "east": (viewer + 2) % 3}
    return compass(view)


def _areas_side(view: Any, name: str) -> int:
    """The side whose area lies there: opposite the viewer's side where two play together."""
    if name == "south":
        return side_of(view, view.seat)
    if len(view.sides) == 2:
        return 1 - side_of(view, view.seat)
    return side_of(view, compass(view)[name])


def _areas(grid: Frame, view: Any, laid: Layout) -> dict[str, QRectF]:
    """Each side's band or strip, by its side of the table; sets bands and name tags."""
    whole = QRectF(grid.margin, grid.band_top, grid.table_width - 2 * grid.margin, 0)
    height = grid.band_height + grid.header
    if view.seats == 3:
        areas = _half_bands(grid, view, whole, height)
    elif len(view.sides) == 4:
        areas = _strips_and_band(grid, whole, height)
    else:
        areas = {"north": QRectF(grid.left, grid.band_top, grid.right - grid.left, grid.band_height)}
    areas["south"] = grid.own_band
    for name, area in areas.items():
        side = _areas_side(view, name)
        laid.bands[side] = area
        laid.tags[side] = _tag(grid, name, area, view)
    return areas


def _half_bands(grid: Frame, view: Any, whole: QRectF, height: float) -> dict[str, QRectF]:
    """Two half bands; where their owner has ladders they leave room at the outer edge."""
    seats = compass(view)
    west, east = (_outer_zone(grid, view, side_of(view, seats[name])) for name in ("west", "east"))
    half = (whole.width() - 12 - west - east) / 2
    left = whole.left() + west
    return {
        "west": QRectF(left, whole.top(), half, height),
        "east": QRectF(left + half + 12, whole.top(), half, height),
    }


def _outer_zone(grid: Frame, view: Any, side: int) -> float:
    """The room that a side's ladders take from its half band."""
    group = [_rungs(ladder) for ladder in view.table[side].ladders]
    if not group:
        return 0.0
    braces = 92 * grid.scale if grid.wide and len(group) == 1 and _is_west(view, side) else 0
    return min(grid.ladder_zone, width_wanted(group, grid.meld_width) + braces) + 8


def _is_west(view: Any, side: int) -> bool:
    return side == side_of(view, compass(view)["west"])


def _strips_and_band(grid: Frame, whole: QRectF, height: float) -> dict[str, QRectF]:
    wide = 0.19 * grid.table_width
    tall = grid.centre_bottom - whole.top()
    return {
        "west": QRectF(whole.left(), whole.top(), wide, tall),
        "east": QRectF(whole.right() - wide, whole.top(), wide, tall),
        "north": QRectF(whole.left() + wide + 8, whole.top(), whole.width() - 2 * (wide + 8), height),
    }


def _tag(grid: Frame, name: str, area: QRectF, view: Any) -> QRectF:
    """Beside the band, where it is narrow each name in a line; or a header line in a half band or strip."""
    ts = grid.text_scale
    if name in ("west", "east") or (name == "north" and len(view.sides) == 4):
        return QRectF(area.left() + 10, area.top() + 2, area.width() - 20, grid.header)
    lines = 2 if grid.ladder_zone > 96 else 1 + len(view.sides[_areas_side(view, name)])
    return QRectF(grid.margin - 4, area.top() + 6, grid.left - grid.margin + 4, 20 * lines * ts)


def _lay_melds(laid: Layout, grid: Frame, view: Any, areas: Mapping[str, QRectF]) -> None:
    crowded = len(areas) > 2
    laid.compact = crowded
    strips = len(view.sides) == 4
    for name, area in areas.items():
        side = _areas_side(view, name)
        content = _area_of(view.table[side])
        if strips and name in ("west", "east"):
            slots = _strip_slots(laid, grid, view, side, area, content)
        else:
            header = grid.header if name != "south" else 0
            band = area.adjusted(0, header, 0, 0)
            slots = band_slots(
                band, grid.meld_width, grid.label, content, compact=crowded and name != "south", index=grid.index
            )
        _take_slots(laid, side, slots)
    _lay_ladders(laid, grid, view, areas)


def _strip_slots(laid: Layout, grid: Frame, view: Any, side: int, area: QRectF, content: Area) -> tuple[Slot, ...]:
    """A strip's rows, under its ladders if there are any."""
    column = (area.width() - 36) / 2
    width = int(max(54, min(0.109 * grid.height / 1.4, column / 1.9)))
    header = grid.header + 2
    rows = area.adjusted(0, header, 0, 0)
    least = 3 * (grid.label + 12 + height_of(width))
    if ladders := [_rungs(ladder) for ladder in view.table[side].ladders]:
        room = Column(rows.left() + 14, rows.right() - 10, rows.top(), rows.bottom() - least, 0, index=grid.index)
        above, _ = lay_column(room, width, ladders, ())
        _take_ladders(laid, side, above)
        rows.setTop(max(ladder.rect.bottom() for ladder in above) + 8)
        rows.setTop(min(rows.top(), rows.bottom() - least))
    return column_slots(rows, width, grid.label, content, grid.index)


def _take_slots(laid: Layout, side: int, slots: Sequence[Slot]) -> None:
    for name, slot in zip((*TYPES, "tricks"), slots, strict=True):
        place = f"tricks:{side}" if name == "tricks" else f"melds:{side}:{name}"
        laid.spots[place] = slot.spots
        laid.outlines[place] = slot.outline
        laid.labels[place] = slot.label
        if slot.pill is not None:
            laid.count_pills[place] = slot.pill


def _area_of(side: Any) -> Area:
    stacks = tuple((max(0, stack.count - 1), len(stack.last)) for stack in side.stacks)
    return Area(stacks, side.tricks)


def _lay_ladders(laid: Layout, grid: Frame, view: Any, areas: Mapping[str, QRectF]) -> None:
    """Ladders beside the bands: ours at the left from our band's foot up, theirs above; at three seats also right."""
    seats = compass(view)
    tag = 40 * grid.text_scale + (24 * grid.text_scale if grid.wide else 0)
    ours = side_of(view, view.seat)
    over = "west" if view.seats == 3 else "north"
    theirs = None if len(view.sides) == 4 else _areas_side(view, over)
    caption = 24 * grid.text_scale if grid.wide else 0
    top = grid.band_top + (caption if view.seats == 3 else tag + 4)
    if len(view.sides) == 4:
        top = grid.own_band_top
    column = Column(
        left=grid.margin + 2,
        right=grid.margin + grid.ladder_zone,
        top=top,
        bottom=areas["south"].bottom() - 4,
        gap=tag + 10,
        braces=92 * grid.scale if grid.wide else 0,
        index=grid.index,
    )
    their_rungs = [] if theirs is None else [_rungs(ladder) for ladder in view.table[theirs].ladders]
    our_rungs = [_rungs(ladder) for ladder in view.table[ours].ladders]
    above, below = lay_column(column, grid.meld_width, their_rungs, our_rungs)
    if theirs is not None:
        _take_ladders(laid, theirs, above)
    _take_ladders(laid, ours, below)
    if below:
        _tag_over_ladder(laid, grid, ours, below)
    if view.seats == 3:
        _right_ladders(laid, grid, view, side_of(view, seats["east"]))


def _right_ladders(laid: Layout, grid: Frame, view: Any, side: int) -> None:
    right = grid.table_width - grid.margin
    zone = _outer_zone(grid, view, side)
    column = Column(right - zone + 8, right, grid.band_top, grid.centre_bottom, 0, index=grid.index)
    laid_right, _ = lay_column(column, grid.meld_width, [_rungs(ladder) for ladder in view.table[side].ladders], ())
    _take_ladders(laid, side, laid_right)


def _tag_over_ladder(laid: Layout, grid: Frame, side: int, ladders: Sequence[LaidLadder]) -> None:
    """Our name tag stands on our ladder, with the caption between where there is room for one."""
    top = min(ladder.rect.top() for ladder in ladders)
    caption = 24 * grid.text_scale if grid.wide else 0
    tag = laid.tags[side]
    laid.tags[side] = QRectF(tag.left(), top - caption - tag.height() - 4, tag.width(), tag.height())


def _take_ladders(laid: Layout, side: int, ladders: Sequence[LaidLadder]) -> None:
    for number, ladder in enumerate(ladders):
        place = f"ladder:{side}:{number}"
        laid.spots[place] = ladder.spots
        laid.outlines[place] = ladder.rect
        laid.braces[place] = ladder.braces
        laid.stacking[place] = ladder.order
        if ladder.braces:
            caption = 24 * laid.text_scale
            laid.labels[place] = QRectF(16 * laid.scale, ladder.rect.top() - caption, 300 * laid.scale, caption - 4)


def _rungs(ladder: Any) -> Rungs:
    categories = []
    for name, first, last, row in ladder.categories:
        if first >= 0:
            categories.append((name, first, last))
        elif row >= 0:
            categories.append((name, row, row))
    return Rungs(len(ladder.arm), tuple((index, len(cards)) for index, cards in ladder.rows), tuple(categories))


def _lay_centre(laid: Layout, grid: Frame, view: Any, areas: Mapping[str, QRectF], card: float) -> None:
    left, right = grid.piles_left, grid.right
    if len(view.sides) == 4 and view.seats == 4:
        left, right = areas["west"].right() + 8, areas["east"].left() - 8
    elif view.seats == 3:
        left, right = _three_seat_room(grid, view, left, right)
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
    numbers = pile_compass(view)
    middle = cross(
        room,
        {name: view.piles[number] for name, number in numbers.items()},
        {name: view.blocked[number] for name, number in numbers.items()},
    )
    laid.centre = QRectF(room.left, room.top, room.right - room.left, room.height)
    laid.pile_width = middle.width
    laid.spots["stock"], laid.buried["stock"] = stock_spots(middle.stock, view.stock_count)
    laid.outlines["stock"] = middle.stock.rect
    _take_piles(laid, grid, view, numbers, middle)
    for name, seat in compass(view).items():
        laid.plates[seat] = middle.plates[name]
        if seat != view.seat:
            laid.outlines[f"hand:{seat}"] = middle.plates[name]


def _three_seat_room(grid: Frame, view: Any, left: float, right: float) -> tuple[float, float]:
    seats = compass(view)
    if view.table[side_of(view, seats["east"])].ladders:
        right -= grid.ladder_zone + 8
    return left, right


def _take_piles(laid: Layout, grid: Frame, view: Any, numbers: Mapping[str, int], middle: Cross) -> None:
    owners = {number: name for name, number in compass(view).items()}
    for name, number in numbers.items():
        pile, place = middle.piles[name], f"pile:{number}"
        laid.spots[place] = pile.spots
        laid.outlines[place] = pile.outline
        laid.landings[place] = pile.landing
        if view.blocked[number]:
            laid.blocked_pills[place] = _blocked_pill(grid, pile.spots, view.blocked[number])
        if view.seats == 3 and number == 3:
            laid.labels[place] = QRectF(pile.rect.right() + 12, pile.rect.top() + 0.3 * pile.rect.height(), 160, 40)
        if view.seats == 2 and owners and number >= 2:
            above = name == "west"
            top = pile.rect.top() - 4 - 18 * grid.text_scale if above else pile.rect.bottom() + 4
            wide = 172 * grid.text_scale
            left = (
                min(pile.rect.left(), middle.piles["north"].rect.left() - wide - 6)
                if above
                else max(pile.rect.right() - wide, middle.piles["south"].rect.right() + 6)
            )
            laid.labels[place] = QRectF(left, top, wide, 18 * grid.text_scale)


def _blocked_pill(grid: Frame, spots: Sequence[Any], blocked: int) -> QRectF:
    """Over the middle of the blocked cards, inside the pile's foot."""
    under = spots[:blocked]
    left = min(spot.rect.left() for spot in under)
    right = max(left + 96 * grid.text_scale, *(spot.rect.left() + min(spot.strip, spot.size[0]) for spot in under))
    foot = max(spot.rect.bottom() for spot in under)
    wide, high = 96 * grid.text_scale, 20 * grid.text_scale
    return QRectF((left + right - wide) / 2, foot - high - 5, wide, high)
