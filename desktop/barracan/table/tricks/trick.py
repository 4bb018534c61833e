"""Where the cards of a trick lie, and where what has been taken lies open or as backs."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.model.places import TRICKS, PlaceName, place_name
from barracan.model.view import SeatView
from barracan.session.hand_order import RANK_ORDER
from barracan.table.layouts.frame import compass
from barracan.table.layouts.geometry import CARD_RATIO, Layout, Spot, bounds, clamp, cross_spots, height_of, spot_at
from barracan.table.tricks.columns import Columns

_BACK_STEP: Final = 0.16
_MOST_SPREAD: Final = 0.5
OPEN_STEP: Final = 0.42
_LEAST_STEP: Final = 0.235
_TWO_ROWS: Final = 8
_GAP: Final = 8.0
_ROW_PITCH: Final = 0.36
_FOOT: Final = 22.0


def lay_trick(laid: Layout, view: SeatView, middles: Mapping[str, QPointF], high: float, *, played: bool) -> None:
    """Let each card lie towards the seat that plays it; while tricks are *played* the next place is marked."""
    width = int(high / CARD_RATIO)
    half = height_of(width) / 2
    spots = {
        seat: spot_at(middles[name].x() - width / 2, middles[name].y() - half, width)
        for name, seat in compass(view).items()
    }
    trick = view.places()["trick"]
    leader = view.trick_leader()
    first = view.turn if leader is None else leader
    order = [(first + step) % view.seats for step in range(view.seats)] if first is not None else []
    laid.pile_width = width
    laid.spots["trick"] = tuple(spots[seat] for seat in order[: len(trick)])
    laid.outlines["trick"] = bounds(spots.values()).adjusted(-8, -8, 8, 8)
    laid.centre = laid.outlines["trick"]
    if played and len(trick) < len(order):
        laid.landings["trick"] = spots[order[len(trick)]]
        laid.labels["trick:next"] = spots[order[len(trick)]].rect
    if trick and leader is not None:
        _lay_feet(laid, view, leader, spots)


def _lay_feet(laid: Layout, view: SeatView, leader: int, spots: Mapping[int, Spot]) -> None:
    """At the feet of the cards: which was led, and which is ahead."""
    high = _FOOT * laid.text_scale

    def foot(seat: int) -> QRectF:
        card = spots[seat].rect
        return QRectF(card.left(), card.bottom() - high / 2 - 2, card.width(), high)

    laid.labels["trick:led"] = foot(leader)
    ahead = view.trick_winner()
    if ahead is not None and len(view.places()["trick"]) > 1:
        laid.labels["trick:ahead"] = foot(ahead)


class Takings(NamedTuple):
    """The room of what a seat has taken: its backs, what stays open, and the last trick."""

    backs: QPointF
    """The middle of the first back."""
    open: QRectF
    last: QRectF
    rightwards: bool
    """Whether backs follow one another to the right."""
    open_at_right: bool
    last_at_right: bool
    """Whether cards end at the right edge of their room."""
    rows: int
    """In how many rows cards that stay open may lie."""
    bottom: float
    """Under which nothing lies."""


def takings_of(name: str, plate: QRectF, columns: Columns) -> Takings:
    """Under a plate at the sides with the backs beside it; at both sides of a plate in the middle."""
    high, zone = height_of(columns.open), columns.zone
    if name in ("west", "east"):
        return _takings_at_side(plate, columns, at_right=name == "east")
    reach = height_of(columns.back) / 2
    top = clamp(plate.center().y() - high / 2, zone.top(), zone.bottom() - high)
    x = plate.left() - _GAP - reach
    centre = columns.centre
    kept = QRectF(plate.right() + _GAP, top, centre.right() - plate.right() - _GAP, high)
    last = QRectF(centre.left(), top, x - reach - _GAP - centre.left(), high)
    return Takings(QPointF(x, plate.center().y()), kept, last, False, False, True, 2, zone.bottom())


def _takings_at_side(plate: QRectF, columns: Columns, *, at_right: bool) -> Takings:
    """What stays open lies under the plate, the last trick over its foot."""
    high, bottom = height_of(columns.open), columns.zone.bottom()
    reach = height_of(columns.back) / 2
    column = columns.right if at_right else columns.left
    x = plate.left() - _GAP - reach if at_right else plate.right() + _GAP + reach
    room = QRectF(column.left(), plate.bottom() + _GAP, column.width(), 0)
    room.setBottom(max(room.top() + high, bottom))
    last = QRectF(room)
    last.setTop(max(room.top() + _ROW_PITCH * high, min(room.top() + high + 4, bottom - high)))
    rows = 1 if columns.low else 2
    return Takings(QPointF(x, plate.center().y()), room, last, not at_right, at_right, at_right, rows, bottom)


def lay_takings(laid: Layout, view: SeatView, plates: Mapping[str, QRectF], columns: Columns) -> None:
    """Lay what each seat has taken beside or under its plate."""
    for name, seat in compass(view).items():
        room = takings_of(name, plates[name], columns)
        _lay_taken(laid, view, place_name(TRICKS, seat), room, columns)


def _lay_taken(laid: Layout, view: SeatView, place: PlaceName, room: Takings, columns: Columns) -> None:
    """Backs crossed, what stays open by rank, and the last trick while it may be looked at."""
    cards, last = view.places()[place], view.last_trick()
    count = len(last.cards) if last is not None and place == place_name(TRICKS, last.winner) else 0
    kept = [code for code in cards[: len(cards) - count] if code is not None]
    backs = len(cards) - count - len(kept)
    step = min(_BACK_STEP, _MOST_SPREAD / (backs - 1)) * columns.back if backs > 1 else 0.0
    first = room.backs if room.rightwards else room.backs - QPointF(max(0, backs - 1) * step, 0)
    spots = cross_spots(first, columns.back, backs, step)
    spots += _by_rank(kept, _rows(room.open, columns.open, len(kept), room))
    under = room.last.left() == room.open.left() and not kept
    beside = 0.0 if room.rightwards or room.open_at_right else max(0, backs - 1) * step
    last_room = room.open if under else room.last.adjusted(0, 0, -beside, 0)
    spots += _row(last_room, columns.open, count, at_right=room.last_at_right)
    laid.spots[place] = tuple(spots)
    laid.stacking[place] = (*range(backs), *_stacking(kept, backs), *range(backs + len(kept), len(cards)))
    long = height_of(columns.back)
    laid.labels[place] = QRectF(first.x() - long / 2, first.y() - 10, long + max(0, backs - 1) * step, 20)
    laid.outlines[place] = QRectF(room.backs.x() - long / 2, room.backs.y() - long / 2, long, long)
    laid.bare.add(place)


def _order(codes: Sequence[str]) -> list[int]:
    """The numbers of cards from the lowest up."""
    return sorted(range(len(codes)), key=lambda number: (RANK_ORDER.index(codes[number][0]), codes[number][1]))


def _by_rank(codes: Sequence[str], spots: Sequence[Spot]) -> list[Spot]:
    """The spot of each card, which lie in the order of their ranks."""
    found = dict(zip(_order(codes), spots, strict=True))
    return [found[number] for number in range(len(codes))]


def _stacking(codes: Sequence[str], first: int) -> list[float]:
    order = _order(codes)
    return [float(first + order.index(number)) for number in range(len(codes))]


def _rows(area: QRectF, width: int, count: int, room: Takings) -> list[Spot]:
    """One row, or two of many cards and of those that one has no room for."""
    narrow = width + (count - 1) * _LEAST_STEP * width > area.width() + 1
    if not narrow and (count < _TWO_ROWS or room.rows < 2):
        return _row(area, width, count, at_right=room.open_at_right)
    upper = (count + 1) // 2
    pitch = _ROW_PITCH * height_of(width)
    area = area.translated(0, min(0.0, room.bottom - area.top() - height_of(width) - pitch))
    lower = area.translated(0, pitch)
    rows = (area, upper), (lower, count - upper)
    return [spot for row, cards in rows for spot in _row(row, width, cards, at_right=room.open_at_right)]


def _row(area: QRectF, width: int, count: int, *, at_right: bool) -> list[Spot]:
    """Cards from the left, or ending at the right edge."""
    if not count:
        return []
    step = clamp((area.width() - width) / max(1, count - 1), _LEAST_STEP * width, OPEN_STEP * width)
    left = area.right() - width - (count - 1) * step if at_right else area.left()
    spots = [spot_at(left + number * step, area.top(), width, strip=step) for number in range(count)]
    return [*spots[:-1], spots[-1]._replace(strip=width)]
