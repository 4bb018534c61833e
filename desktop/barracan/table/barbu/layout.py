"""The layout of Barbu: board and contract at the left, doubles at the right, the trick or the rows between them."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.cards import RANKS
from barracan.model.contract_play import ContractPlay
from barracan.model.places import FOUNDATION, HAND, place_name
from barracan.model.view import SeatView
from barracan.session.hand_order import SUIT_ORDER
from barracan.table.layouts.frame import SMALLEST_CARD, Table, bars, compass, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, Layout, LayoutOptions, height_of, spot_at
from barracan.table.tricks.captions import lay_captions
from barracan.table.tricks.columns import LEAST_BESIDE, Columns, columns
from barracan.table.tricks.trick import lay_takings, lay_trick

_PLAQUE, _LOW_PLAQUE = 92.0, 76.0
_BOARD_HEAD, _LOW_BOARD_HEAD = 35.0, 31.0
_ROW, _LOW_ROW, _HIGH_ROW = 25.0, 23.0, 30.0
_HIGH: Final = 900.0
_GAP: Final = 8.0
_OVER_PLATE: Final = 12.0
_POINTS: Final = 0.27
"""The part of the right column that the points of the hand have."""
_TRICK_HEIGHT: Final = 0.19
_CROSS: Final = 2.05
"""How high the cross of a trick is, in cards."""
_ACROSS: Final = 1.13
_HEADS: Final = 24.0
_SIGNS: Final = 24.0
_ROOM_IN_CARDS: Final = 9.4
_LANE_GAP: Final = 2.0
_PLACES: Final = 13


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    grid = frame(Table(4, False, beside_panel=LEAST_BESIDE, captions=True), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    lay_captions(laid, view, options, place_name(HAND, view.seat))
    play = view.contract_play()
    phase = play.phase if play is not None else ""
    plaque, board = _board_heights(grid.whole_height)
    boards = columns(grid, options, plaque + _GAP + board)
    laid.meld_width, laid.column_text = boards.open, boards.unit
    under = _lay_boards(laid, boards, plaque, board, phase, over=view.turn is None)
    plates = boards.plates(under)
    taken = dict(plates)
    if phase == "doubling":
        plates |= _knots(boards)
    for name, seat in compass(view).items():
        laid.put_plate(view, seat, plates[name])
    lay_takings(laid, view, taken, boards)
    tall = _trick_height(boards, grid.whole_height)
    lay_trick(laid, view, _cross(boards, int(tall / CARD_RATIO)), tall, played=phase == "tricks")
    if play is not None and play.rank and (phase == "rows" or any(map(len, _foundations(view)))):
        _lay_rows(laid, boards, view, play)
    laid.labels["sheet"] = _sheet(boards)
    if phase == "doubling":
        laid.labels["arrows"] = QRectF(boards.centre)
    return laid


def _board_heights(window: float) -> tuple[float, float]:
    """How high contract and board are at a text scale of 1."""
    if window < 760:
        return _LOW_PLAQUE, _LOW_BOARD_HEAD + 7 * _LOW_ROW
    return _PLAQUE, _BOARD_HEAD + 7 * (_HIGH_ROW if window >= _HIGH else _ROW)


def _lay_boards(laid: Layout, room: Columns, plaque: float, board: float, phase: str, *, over: bool) -> float:
    """Lay what stands over the plates at both sides; returns where the plates begin."""
    unit, left, right = room.unit, room.left, room.right
    laid.boards["plaque"] = QRectF(left.left(), left.top(), left.width(), plaque * unit)
    top = laid.boards["plaque"].bottom() + _GAP
    laid.boards["board"] = QRectF(left.left(), top, left.width(), board * unit)
    bottom = laid.boards["board"].bottom()
    high = bottom - right.top()
    points = _POINTS * high if phase == "tricks" or over else 0.0
    laid.boards["doubles"] = QRectF(right.left(), right.top(), right.width(), high - (points + _GAP if points else 0))
    if points:
        laid.boards["points"] = QRectF(right.left(), bottom - points, right.width(), points)
    return bottom + _OVER_PLATE


def _knots(room: Columns) -> dict[str, QRectF]:
    """While seats are doubled, plates stand round the middle of the table."""
    wide, high = room.plate
    top = room.centre.center().y() - high / 2
    return {
        "west": QRectF(room.centre.left() + 6, top, wide, high),
        "east": QRectF(room.centre.right() - wide - 6, top, wide, high),
    }


def _cross(room: Columns, width: int) -> dict[str, QPointF]:
    """Where the cards of a trick have their middles."""
    middle, across, down = room.centre.center(), _ACROSS * width, (_CROSS - 1) / 2 * height_of(width)
    return {
        "south": middle + QPointF(0, down),
        "west": middle - QPointF(across, 0),
        "north": middle - QPointF(0, down),
        "east": middle + QPointF(across, 0),
    }


def _trick_height(room: Columns, window: float) -> float:
    free = room.zone.height() - 2 * (room.plate[1] + 13)
    return min(_TRICK_HEIGHT * window * room.card, free / _CROSS)


def _sheet(room: Columns) -> QRectF:
    """Where a choice lies: over the middle, between the plates."""
    apart = room.plate[1] + _GAP
    return room.centre.adjusted(0, apart, 0, -apart)


def _foundations(view: SeatView) -> list[tuple[str | None, ...]]:
    return [view.places()[place_name(FOUNDATION, suit)] for suit in SUIT_ORDER]


def column_of(rank: str, start: str) -> int:
    """The place of a rank in a row that begins six ranks below the start."""
    return (RANKS.index(rank) - RANKS.index(start) + 6) % _PLACES


def _lay_rows(laid: Layout, room: Columns, view: SeatView, play: ContractPlay) -> None:
    """Four rows of thirteen places that go round the corner, the start in the middle."""
    apart, unit = room.plate[1] + 4, room.unit
    area = room.centre.adjusted(_SIGNS * unit, apart + _HEADS * unit, -2, -apart)
    pitch = area.height() / len(SUIT_ORDER)
    width = max(SMALLEST_CARD, int(min((pitch - 7) / CARD_RATIO, area.width() / _ROOM_IN_CARDS)))
    step = (area.width() - 4 - width) / (_PLACES - 1)
    laid.pile_width = width
    places = view.places()
    for row, suit in enumerate(SUIT_ORDER):
        place = place_name(FOUNDATION, suit)
        lane = QRectF(area.left(), area.top() + row * pitch, area.width(), pitch - _LANE_GAP)
        top = lane.center().y() - height_of(width) / 2
        taken = [column_of(card[0], play.rank) for card in places[place] if card is not None]
        laid.spots[place] = tuple(
            spot_at(lane.left() + 2 + column * step, top, width, strip=step if column + 1 in taken else width)
            for column in taken
        )
        laid.stacking[place] = tuple(map(float, taken))
        for rank in RANKS:
            left = lane.left() + 2 + column_of(rank, play.rank) * step
            laid.landings[f"{place}:{rank}{suit}"] = spot_at(left, top, width)
        laid.outlines[place] = lane
        laid.lanes[place] = lane
        laid.bare.add(place)
        laid.labels[place] = lane.adjusted(-_SIGNS * unit, 0, 0, 0)
    laid.labels["heads"] = QRectF(area.left(), area.top() - _HEADS * unit, area.width(), _HEADS * unit)
    laid.centre = area
    for name in ("trick:next", "trick:led", "trick:ahead"):
        laid.labels.pop(name, None)
