"""The centre: the stock lying sideways, the four piles round it, and the lanes printed under them."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.cards import Code
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, Index, Spot, bounds, clamp, spot_at
from barracan.table.layouts.piles import Fold, fold, landing_spot, lay, pile_width

STOCK_SIZE: Final = 0.78
LANE: Final = 4.2
"""How long a lane is at least, in card widths."""
_LANE_PAD: Final = (2.0, 6.0)
"""How far a lane reaches beyond its cards, at least and at most."""
_COMPACT_STOCK: Final = 0.54
_COMPACT_ROWS: Final = 0.42
_BESIDE_STOCK: Final = 18
_BESIDE_ROW: Final = 14
_MOST_SLACK: Final = 16
_FULL_FROM: Final = 0.88
_LANE_SHRINKS: Final = (0.89, 0.78)
"""To these parts cards shrink that would need two rows in a lane, to the second only where the first does not do."""
_SMALLEST: Final = 54
_COMBINATIONS: Final = sorted(product(range(1, 5), repeat=2), key=sum)


@dataclass(slots=True, eq=False, repr=False)
class Room:
    """The centre's room, and how large its cards may be."""

    left: float
    right: float
    top: float
    bottom: float
    gap: float
    tallest_card: float
    tallest_compact: float
    """The same in the compact form, which is for tables without room for more."""
    rows: float
    """How wide the rows of north and south may be."""
    west: float
    east: float
    """How far the piles at the sides may reach."""
    widest_card: float = 1000.0
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
        return self.outline.united(bounds(self.spots))


@dataclass(slots=True, eq=False, repr=False)
class Cross:
    """The centre as it lies."""

    stock: Spot
    piles: Mapping[str, LaidPile]
    """By side of the table: south, west, north, east."""
    lanes: Mapping[str, QRectF]
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
    """Lay stock, piles and lanes; *piles* and *blocked* by south, west, north, east."""
    full, compact = _plan(room, piles, compact=False), _plan(room, piles, compact=True)
    return _lay(room, piles, blocked, compact if full.width < _FULL_FROM * compact.width else full)


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
    inner = _inner_edges(room, plan, laid, stock.rect, piles)
    for name, (edge, outer) in inner.items():
        laid[name] = _side_pile(piles[name], plan, edge, outer, lane_middle, blocked[name], name == "west")
    return Cross(
        stock, laid, _lanes(room, plan, laid, inner, clamp((gap - 2) / 2, *_LANE_PAD)), plan.width, plan.compact
    )


def _plan(room: Room, piles: Mapping[str, Sequence[Code | None]], *, compact: bool) -> _Plan:
    """The largest cards for which north's and south's rows fit."""
    row_room = min(room.rows, _COMPACT_ROWS * (room.right - room.left)) if compact else room.rows
    lane = _COMPACT_STOCK if compact else 1.0
    plan = None
    for rows_north, rows_south in _COMBINATIONS:
        rows = 2 + room.index.below * (rows_north + rows_south - 2)
        tallest = min(room.tallest_card, room.tallest_compact) if compact else room.tallest_card
        high = min(tallest, (room.height - 2 * room.gap) / (rows + lane))
        width = int(min(high / CARD_RATIO, room.widest_card))
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
    room: Room,
    plan: _Plan,
    laid: Mapping[str, LaidPile],
    stock: QRectF,
    piles: Mapping[str, Sequence[Code | None]],
) -> dict[str, tuple[float, float]]:
    """Where west ends and east begins, each with the outer end of its room.

    In the compact form they keep clear of the lanes of north and south, or of their cards alone where room is short.
    """
    west, east = stock.left() - _BESIDE_STOCK, stock.right() + _BESIDE_STOCK
    if plan.compact:
        rows = laid["north"].rect.united(laid["south"].rect)
        reach = max(rows.width() / 2, LANE * plan.width / 2) + _BESIDE_ROW
        rooms = {"west": room.middle - reach - room.west, "east": room.east - room.middle - reach}
        if any(len(fold(piles[name], plan.width, wide, room.index).starts) > 1 for name, wide in rooms.items()):
            reach = rows.width() / 2 + _BESIDE_ROW
        west, east = min(west, room.middle - reach), max(east, room.middle + reach)
    return {"west": (west, room.west), "east": (east, room.east)}


def _side_pile(
    cards: Sequence[Code | None], plan: _Plan, edge: float, outer: float, middle: float, blocked: int, west: bool
) -> LaidPile:
    room, index = abs(edge - outer), plan.north.index
    width = plan.width
    laid = fold(cards, width, room, index)
    for part in _LANE_SHRINKS if not plan.compact else ():
        if len(laid.starts) > 1 and plan.width > _SMALLEST:
            width = max(_SMALLEST, round(part * plan.width))
            laid = fold(cards, width, room, index)
    left = edge - pile_width(cards, width, laid) if west else edge
    top = middle - laid.height * width * CARD_RATIO / 2
    return _lay_pile(cards, laid, width, left, top, blocked)


def _lanes(
    room: Room, plan: _Plan, laid: Mapping[str, LaidPile], inner: Mapping[str, tuple[float, float]], pad: float
) -> dict[str, QRectF]:
    """The ground of each pile: as long as a row of nine cards, and longer where the pile is."""
    lanes, least = {}, LANE * plan.width
    most = room.right - room.left
    if plan.compact:
        most = inner["east"][0] - inner["west"][0] - 2 * pad - 2
    for name in ("north", "south"):
        rect = laid[name].rect
        wide = max(rect.width() + 2 * pad, min(least + 2 * pad, most))
        lanes[name] = QRectF(room.middle - wide / 2, rect.top() - pad, wide, rect.height() + 2 * pad)
    for name, (edge, outer) in inner.items():
        rect = laid[name].rect
        far = (
            min(rect.left(), max(edge - least, outer))
            if name == "west"
            else max(rect.right(), min(edge + least, outer))
        )
        lane = QRectF(min(far, edge), rect.top(), abs(edge - far), rect.height())
        lanes[name] = lane.adjusted(-pad, -pad, pad, pad)
    return lanes
