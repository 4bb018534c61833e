"""The middle of the table: piles with their lanes and captions, the stock, and who sits round them."""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.places import HAND, PILE, place_name
from barracan.model.view import SeatView, SideView
from barracan.table.barracan.cross import Cross, Room, cross
from barracan.table.barracan.fans import side_fan, side_tag, top_fan, top_tag
from barracan.table.layouts.frame import CARD_SIZES, Frame, compass
from barracan.table.layouts.geometry import Fan, Kept, Layout, LayoutOptions, Spot
from barracan.table.layouts.piles import stock_spots

_LARGEST, _LARGE, _USUAL = 2, 1, 0
_SHORT, _SHORTEST = 12, 8
"""How long piles are at most whose cards are larger: while no side has melded, and after that."""
_BEFORE_OPENING: Final = 1.12
_USUAL_PART: Final = 0.128
_BESIDE_FAN: Final = 8
_BESIDE_TAG: Final = 10
_LEAST_CAPTION: Final = 64
_SIDE_CAPTION: Final = 150


def pile_compass(view: SeatView) -> dict[str, int]:
    """Which pile lies at which side of the stock."""
    viewer = view.seat
    if view.seats == 2:
        other = 1 - viewer
        return {"south": viewer, "west": 2 + other, "north": other, "east": 2 + viewer}
    if view.seats == 3:
        return {"south": viewer, "west": (viewer + 1) % 3, "north": 3, "east": (viewer + 2) % 3}
    return compass(view)


def has_opened(table: SideView) -> bool:
    """Whether a side has laid or taken anything."""
    return any(table.sets) or bool(table.tricks) or bool(table.ladders)


class Sides(NamedTuple):
    """Where the room of the piles begins and ends, and whether fans lie at its ends."""

    left: float
    right: float
    fans: bool


def lay_centre(laid: Layout, grid: Frame, view: SeatView, sides: Sides, options: LayoutOptions) -> None:
    """Lay stock, piles, and the hands of the others round them."""
    seats, numbers, places = compass(view), pile_compass(view), view.places()
    wide = side_fan(grid, 0, 0, 0, 0, west=True).rect.width() + _BESIDE_FAN if sides.fans else 0.0
    kept = _keep(view, options.kept)
    room = Room(
        left=sides.left,
        right=sides.right,
        top=grid.centre_top,
        bottom=grid.centre_bottom,
        gap=grid.gap,
        tallest_card=_tallest_card(grid, kept.stage, options),
        tallest_compact=_tallest_card(grid, _USUAL, options),
        rows=sides.right - sides.left,
        west=sides.left + (wide if "west" in seats else 0),
        east=sides.right - (wide if "east" in seats else 0),
        index=grid.index,
    )
    piles = {name: places[place_name(PILE, number)] for name, number in numbers.items()}
    key = (room.left, room.right, room.top, room.bottom, room.west, room.east, grid.hand_height)
    room.widest_card = kept.widths.get(key, room.widest_card)
    blocked = {name: view.blocked_cards(number) for name, number in numbers.items()}
    middle = cross(room, piles, blocked)
    fans, tags = _side_seats(grid, view, sides, middle)
    if any(_meets(tag, middle) for tag in tags.values()):
        room.rows -= 2 * (max(tag.width() for tag in tags.values()) + _BESIDE_TAG)
        middle = cross(room, piles, blocked)
        fans, tags = _side_seats(grid, view, sides, middle)
    laid.kept = kept._replace(widths={**kept.widths, key: middle.width})
    laid.centre = QRectF(room.left, room.top, room.right - room.left, room.height)
    laid.pile_width = middle.width
    laid.spots["stock"], laid.buried["stock"] = stock_spots(middle.stock, len(places["stock"]))
    laid.outlines["stock"] = middle.stock.rect
    for name in fans:
        put_seat(laid, seats[name], fans[name], tags[name])
    if "north" in seats:
        put_seat(laid, seats["north"], top_fan(grid, view.hand_sizes[seats["north"]]), top_tag(grid))
    _take_piles(laid, grid, view, middle)


def piles_meet(laid: Layout) -> bool:
    """Whether there is too little room for long piles to lie clear of each other."""
    lanes = [lane.adjusted(1, 1, -1, -1) for lane in laid.lanes.values()]
    return any(one.intersects(other) for one, other in combinations(lanes, 2))


def put_seat(laid: Layout, seat: int, fan: Fan, tag: QRectF) -> None:
    """Put the hand of another seat and its name there."""
    laid.fans[seat], laid.plates[seat] = fan, tag
    laid.outlines[place_name(HAND, seat)] = fan.rect


def _keep(view: SeatView, before: Kept | None) -> Kept:
    """What is to be kept of this hand, with what has been kept of it before."""
    stock = len(view.places()["stock"])
    opened = frozenset(side for side, table in enumerate(view.side_tables()) if has_opened(table))
    longest = max(len(view.places()[place_name(PILE, number)]) for number in pile_compass(view).values())
    stage, short = (_LARGE, _SHORTEST) if opened else (_LARGEST, _SHORT)
    stage = stage if longest <= short else _USUAL
    if before is None or (before.hand, before.opened) != (view.hand_number, opened) or before.stock < stock:
        return Kept(view.hand_number, stock, opened, stage, {})
    stage = min(stage, before.stage)
    return Kept(view.hand_number, stock, opened, stage, before.widths)


def _tallest_card(grid: Frame, stage: int, options: LayoutOptions) -> float:
    usual = _USUAL_PART * grid.whole_height * CARD_SIZES[options.card_size]
    large = max(usual, grid.hand_height)
    return {_LARGEST: _BEFORE_OPENING * large, _LARGE: large, _USUAL: usual}[stage]


def _side_seats(grid: Frame, view: SeatView, sides: Sides, middle: Cross) -> tuple[dict[str, Fan], dict[str, QRectF]]:
    """The fans at the left and right, and the name over each."""
    fans: dict[str, Fan] = {}
    tags: dict[str, QRectF] = {}
    for name, seat in compass(view).items() if sides.fans else ():
        if name not in ("west", "east"):
            continue
        inside = grid.margin if grid.tags_only else 6 * grid.scale
        edge = sides.left - inside if name == "west" else sides.right + grid.table_width - grid.right
        lane, high = middle.lanes[name], middle.piles[name].outline.height()
        fan = side_fan(grid, edge, lane.center().y(), high, view.hand_sizes[seat], west=name == "west")
        tag = side_tag(grid, fan, lane, grid.centre_top)
        if (under := tag.bottom() - fan.rect.top()) > 0:  # large text under the top of the room pushes it down
            fan = side_fan(grid, edge, lane.center().y() + under, high, view.hand_sizes[seat], west=name == "west")
        fans[name], tags[name] = fan, tag
    return fans, tags


def _meets(tag: QRectF, middle: Cross) -> bool:
    """Whether a tag stands on the row at the top."""
    return tag.adjusted(-4, 0, 4, 0).intersects(middle.lanes["north"])


def _take_piles(laid: Layout, grid: Frame, view: SeatView, middle: Cross) -> None:
    for name, number in pile_compass(view).items():
        pile, place = middle.piles[name], place_name(PILE, number)
        laid.spots[place] = pile.spots
        laid.outlines[place] = pile.outline
        laid.landings[place] = pile.landing
        laid.lanes[place] = middle.lanes[name]
        laid.bare.add(place)
        if view.blocked_cards(number):
            laid.blocked_pills[place] = _blocked_pill(grid, pile.spots, view.blocked_cards(number))
        if view.seats == 2 or (view.seats == 3 and name in ("north", "south")):  # others lie beside their owner's name
            caption = _caption_room(laid, grid, middle.lanes, name)
            if caption.width() >= _LEAST_CAPTION:
                laid.labels[place] = caption


def _caption_room(laid: Layout, grid: Frame, lanes: Mapping[str, QRectF], name: str) -> QRectF:
    """Where the owner of a pile may be named: at the outer end of its lane, of those at the sides under it."""
    lane, high, centre = lanes[name], 19 * grid.text_scale, laid.centre
    if name in ("west", "east"):
        south, top = lanes["south"], lane.bottom() + 4
        ends = (centre.left(), south.left() - 8) if name == "west" else (south.right() + 8, centre.right())
        if top + high <= south.top():
            ends = centre.left(), centre.right()
        if ends[1] - ends[0] >= _SIDE_CAPTION * grid.text_scale:
            return QRectF(ends[0], top, ends[1] - ends[0], high)
        return QRectF(lane.left() + 6, lane.top() - 4 - high, lane.width() - 12, high)
    top = lane.center().y() - high / 2
    row = QRectF(centre.left(), top, centre.width(), high)
    tags = [tag for tag in laid.plates.values() if tag.intersects(row)]
    if name == "north":
        left = max([centre.left(), *(tag.right() + 8 for tag in tags if tag.right() < lane.center().x())])
        return QRectF(left, top, lane.left() - 10 - left, high)
    right = min([centre.right(), *(tag.left() - 8 for tag in tags if tag.left() > lane.center().x())])
    return QRectF(lane.right() + 10, top, right - lane.right() - 10, high)


def _blocked_pill(grid: Frame, spots: Sequence[Spot], blocked: int) -> QRectF:
    """Over the middle of the blocked cards, inside the pile's foot."""
    under = spots[:blocked]
    left = min(spot.rect.left() for spot in under)
    right = max(left + 96 * grid.text_scale, *(spot.rect.left() + min(spot.strip, spot.size[0]) for spot in under))
    foot = max(spot.rect.bottom() for spot in under)
    wide, high = 96 * grid.text_scale, 20 * grid.text_scale
    return QRectF((left + right - wide) / 2, foot - high - 5, wide, high)
