"""The centre: the stock lying sideways, the four piles round it, the plates that hug them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.cards import Code
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, Index, Spot, clamp, spot_at
from barracan.table.layouts.piles import Fold, fold, landing_spot, lay, pile_width

STOCK_SIZE: Final = 0.75
_COMPACT_STOCK: Final = 0.54
_OVER_PILE: Final = 19
"""How far a plate stays above a pile, whose chosen cards are raised and bear a tick."""
_BESIDE_STOCK: Final = 18
_BESIDE_ROW: Final = 14
_MOST_SLACK: Final = 16
_FULL_FROM: Final = 0.88
_LANE_SHRINK: Final = 0.78
_COMBINATIONS: Final = sorted(product(range(1, 5), repeat=2), key=sum)


@dataclass(slots=True, eq=False, repr=False)
class Room:
    """The centre's room and what else must fit into it."""

    left: float
    right: float
    top: float
    bottom: float
    gap: float
    tallest_card: float
    plate: tuple[float, float]
    """Width and height of a plate."""
    index: Index = INDEX

    @property
    def height(self) -> float:
        """From the foot of their band to the head of ours."""
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        """Where the stock's centre lies, left to right."""
        return (self.left + self.right) / 2


@dataclass(slots=True, eq=False, repr=False)
class LaidPile:
    """A pile in its place."""

    spots: tuple[Spot, ...]
    landing: Spot
    outline: QRectF

    @property
    def rect(self) -> QRectF:
        """The part of the table that it covers."""
        whole = QRectF(self.outline)
        for spot in self.spots:
            whole = whole.united(spot.rect)
        return whole


@dataclass(slots=True, eq=False, repr=False)
class Cross:
    """The centre as it lies."""

    stock: Spot
    piles: Mapping[str, LaidPile]
    """By side of the table: south, west, north, east."""
    plates: Mapping[str, QRectF]
    width: int
    compact: bool


@dataclass(slots=True, eq=False, repr=False)
class _Plan:
    width: int
    compact: bool
    north: Fold
    south: Fold

    @property
    def lane(self) -> float:
        return _COMPACT_STOCK if self.compact else 1.0

    @property
    def block(self) -> float:
        """Height of all rows without gaps, in pixels."""
        return (self.north.height + self.south.height + self.lane) * self.width * CARD_RATIO


def cross(room: Room, piles: Mapping[str, Sequence[Code | None]], blocked: Mapping[str, int]) -> Cross:
    """Lay stock, piles and plates; *piles* and *blocked* by south, west, north, east."""
    full, compact = _plan(room, piles, compact=False), _plan(room, piles, compact=True)
    if full.width < _FULL_FROM * compact.width:
        laid = _lay(room, piles, blocked, compact)
        if not _is_crowded(laid):
            return laid
    return _lay(room, piles, blocked, full)


def _lay(room: Room, piles: Mapping[str, Sequence[Code | None]], blocked: Mapping[str, int], plan: _Plan) -> Cross:
    gap = room.gap + clamp((room.height - plan.block) / 2 - room.gap, 0, _MOST_SLACK)
    top = room.top + max(0.0, (room.height - plan.block - 2 * gap) / 2)
    card = plan.width * CARD_RATIO
    lane_top = top + plan.north.height * card + gap
    lane_middle = lane_top + plan.lane * card / 2
    laid = {
        "north": _row(room, piles["north"], plan.north, plan.width, top, blocked["north"]),
        "south": _row(
            room, piles["south"], plan.south, plan.width, lane_top + plan.lane * card + gap, blocked["south"]
        ),
    }
    stock_width = round(STOCK_SIZE * plan.width)
    stock_high = stock_width * CARD_RATIO
    stock = spot_at(room.middle - stock_high / 2, lane_middle - stock_width / 2, stock_width, across=True)
    inner = _inner_edges(room, plan, laid, stock.rect)
    for name, (edge, outer) in inner.items():
        laid[name] = _side_pile(piles[name], plan, edge, outer, lane_middle, blocked[name], name == "west")
    return Cross(stock, laid, _plates(room, laid), plan.width, plan.compact)


def _is_crowded(laid: Cross) -> bool:
    """Whether a plate would lie on a pile: where corners are too full for the compact form."""
    return any(plate.intersects(pile.rect) for plate in laid.plates.values() for pile in laid.piles.values())


def _plan(room: Room, piles: Mapping[str, Sequence[Code | None]], *, compact: bool) -> _Plan:
    """The largest cards for which north's and south's rows fit."""
    across = room.right - room.left
    row_room = 0.42 * across if compact else across - 2 * (room.plate[0] + 30)
    lane = _COMPACT_STOCK if compact else 1.0
    plan = None
    for rows_north, rows_south in _COMBINATIONS:
        rows = 2 + room.index.below * (rows_north + rows_south - 2)
        width = int(min(room.tallest_card, (room.height - 2 * room.gap) / (rows + lane)) / CARD_RATIO)
        north, south = (fold(piles[name], width, row_room, room.index) for name in ("north", "south"))
        plan = _Plan(width, compact, north, south)
        if len(plan.north.starts) <= rows_north and len(plan.south.starts) <= rows_south:
            break
    assert plan is not None
    return plan


def _row(room: Room, cards: Sequence[Code | None], laid: Fold, width: int, top: float, blocked: int) -> LaidPile:
    left = room.middle - pile_width(cards, width, laid) / 2
    return _lay_pile(cards, laid, width, left, top, blocked)


def _lay_pile(cards: Sequence[Code | None], laid: Fold, width: int, left: float, top: float, blocked: int) -> LaidPile:
    outline = spot_at(left, top, width).rect
    return LaidPile(
        lay(cards, laid, width, left, top, blocked), landing_spot(cards, laid, width, left, top, blocked), outline
    )


def _inner_edges(
    room: Room, plan: _Plan, laid: Mapping[str, LaidPile], stock: QRectF
) -> dict[str, tuple[float, float]]:
    """Where west ends and east begins, each with the outer end of its room."""
    west, east = stock.left() - _BESIDE_STOCK, stock.right() + _BESIDE_STOCK
    if plan.compact:
        rows = laid["north"].rect.united(laid["south"].rect)
        west = min(west, rows.left() - _BESIDE_ROW)
        east = max(east, rows.right() + _BESIDE_ROW)
    return {"west": (west, room.left), "east": (east, room.right)}


def _side_pile(
    cards: Sequence[Code | None], plan: _Plan, edge: float, outer: float, middle: float, blocked: int, west: bool
) -> LaidPile:
    room, index = abs(edge - outer), plan.north.index
    width = plan.width
    laid = fold(cards, width, room, index)
    if len(laid.starts) > 1 and not plan.compact:
        width = max(54, round(_LANE_SHRINK * width)) if width > 54 else width
        laid = fold(cards, width, room, index)
    left = edge - pile_width(cards, width, laid) if west else edge
    top = middle - laid.height * width * CARD_RATIO / 2
    return _lay_pile(cards, laid, width, left, top, blocked)


def _plates(room: Room, laid: Mapping[str, LaidPile]) -> dict[str, QRectF]:
    """West above its pile, north right, east below, south left; none over another pile's row, nor where its next card
    will lie if the viewer can lay it there.
    """
    wide, high = room.plate
    north, south = laid["north"].rect, laid["south"].rect
    beside_south = south.united(laid["south"].landing.rect).right() + 15 + wide
    west, east = laid["west"].rect, laid["east"].rect
    left = clamp(west.left(), room.left, max(room.left, north.left() - 15 - wide))
    right = clamp(east.right(), min(room.right, beside_south), room.right)
    west_top = max(room.top, west.top() - _OVER_PILE - high)
    east_top = min(room.bottom - high, east.bottom() + 11)
    return {
        "west": QRectF(left, west_top, wide, high),
        "north": QRectF(north.right() + 17, north.center().y() - high / 2, wide, high),
        "east": QRectF(right - wide, east_top, wide, high),
        "south": QRectF(south.left() - 16 - wide, south.center().y() - high / 2, wide, high),
    }
