"""The table of Barracuda: plates above, the suit board with the sets beside it, then own plate, deck and discards."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.cards import RANKS, Code
from barracan.model.places import DISCARD, STOCK
from barracan.model.value import value
from barracan.model.view import LaidMeld, SeatView
from barracan.session.hand_order import SUIT_ORDER
from barracan.table.layouts.frame import CARD_SIZES, SMALLEST_CARD, Frame, Table, bars, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, Layout, LayoutOptions, Spot, height_of, spot_at
from barracan.table.layouts.piles import stock_spots
from barracan.table.layouts.text_room import lay_at_largest_text, melds_are_readable
from barracan.table.rummy.discard_row import lay_discard_row

"""The lanes from the top down."""
LANE_NAME, PLACE_NAME = "lane", "rank"
_BESIDE_PANEL: Final = 1115
_PLATE: Final = 64
_HEAD: Final = 22
_PILE: Final = 0.128
_SETS: Final = (290, 330)
_WIDE: Final = 1600
_SUIT_SIGN: Final = 24
_GAP: Final = 8
_OWN_PLATE: Final = 236
_COLUMNS, _NARROW_COLUMNS = 0.42, 0.36
"""The part of a plate that its figures take, and of one that is narrow."""
_NARROW_PLATE, _NARROWEST_PLATE = 190, 150
"""Under the first width a plate is narrow, under the second its figures have room under the name alone."""
_FOOT: Final = 0.5
"""The part of a plate that lies under the name."""
_LEAST_CARD: Final = 34
_LINE, _LEAST_LINE, _BESIDE = 7, 3, 5
"""So much is free under a card in its lane, for the line of its owner, and beside it."""
_SET_STEP, _NARROW_SET_STEP = 0.42, 0.235
_TWO_COLUMNS: Final = 8
"""So many sets have room in two columns."""
_ROWS: Final = len(SUIT_ORDER)
_SET_PAD, _NARROW_SET_PAD = (12, 6), (2, 3)
"""So much is free beside the sets, and between their columns; in three columns cards need the rest."""
_FULL_SET: Final = 4
_UNDER_PLATE: Final = 5
_RAIL: Final = 28


@value
class Board:
    """The suit board and the sets: where their parts lie."""

    whole: QRectF
    sets: QRectF
    head: float
    lane: int
    """The height of a lane with the gap under it."""
    place: float
    """The width of a place in a lane."""
    card: int

    def lane_rect(self, suit: int) -> QRectF:
        """The ground of a lane, right of the sign of its suit."""
        left = self.whole.left() + _SUIT_SIGN
        top = self.whole.top() + self.head + suit * self.lane
        return QRectF(left, top, self.whole.right() - left - 4, self.lane - 5)

    def spot(self, code: Code) -> Spot:
        """Where a card lies in its lane."""
        lane = self.lane_rect(SUIT_ORDER.index(code[1]))
        left = lane.left() + RANKS.index(code[0]) * self.place + (self.place - self.card) / 2
        return spot_at(left, lane.top(), self.card)


class _Strip(NamedTuple):
    """The part under the board."""

    rect: QRectF
    card: int


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    return lay_at_largest_text(options, partial(_lay, view), _is_whole)


def _is_whole(laid: Layout) -> bool:
    """Whether cards are large enough, and the plates of others as wide as the own one."""
    return melds_are_readable(laid) and min(plate.width() for plate in laid.plates.values()) >= round(
        _OWN_PLATE * laid.text_scale
    )


def _lay(view: SeatView, options: LayoutOptions) -> Layout:
    grid = frame(Table(4, False, beside_panel=_BESIDE_PANEL), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    zone = _zone(grid)
    plates = round(_PLATE * grid.text_scale)
    high = _PILE * grid.whole_height
    strip = QRectF(zone.left(), zone.bottom() - high, zone.width(), high)
    gap = max(6, 8 * grid.scale)
    _lay_plates(laid, view, QRectF(zone.left(), zone.top(), zone.width(), plates))
    middle = QRectF(zone.left(), zone.top() + plates + gap, zone.width(), 0)
    middle.setBottom(strip.top() - max(6, 14 * grid.scale))
    board = measure_board(grid, middle)
    laid.meld_width = board.card
    _lay_board(laid, board)
    if options.spent_places:
        laid.labels["spent"] = board.whole
    _lay_melds(laid, board, view)
    tall = min(high, high * CARD_SIZES[options.card_size])
    _lay_strip(laid, grid, view, _Strip(strip, int(tall / CARD_RATIO)))
    return laid


def _zone(grid: Frame) -> QRectF:
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    return QRectF(grid.margin, grid.band_top, right - grid.margin, grid.bar_top - 9 * grid.scale - grid.band_top)


def measure_board(grid: Frame, room: QRectF) -> Board:
    """The board in this room, with the sets at its right."""
    wide = round(_SETS[grid.width >= _WIDE] * grid.text_scale / grid.text_size)
    room = QRectF(room.left(), round(room.top()), room.width(), int(room.height()))
    sets = QRectF(room.right() - wide, room.top(), wide, room.height())
    whole = QRectF(room.left(), room.top(), sets.left() - _GAP - room.left(), room.height())
    head = round(_HEAD * grid.text_scale)
    lane = int((whole.height() - head) / len(SUIT_ORDER))
    place = (whole.width() - _SUIT_SIGN - 4) / len(RANKS)
    return Board(whole, sets, head, lane, place, _card_in(lane, place - _BESIDE))


def _card_in(lane: float, width: float) -> int:
    """How wide a card may be in a lane of this height, where it has so much width."""
    card = int(min((lane - _LINE) / CARD_RATIO, width))
    if card < SMALLEST_CARD:
        card = max(_LEAST_CARD, int(min((lane - _LEAST_LINE) / CARD_RATIO, width, SMALLEST_CARD)))
    return card


def _lay_plates(laid: Layout, view: SeatView, row: QRectF) -> None:
    """The others in the order of play, all of one width."""
    others = [(view.seat + step) % view.seats for step in range(1, view.seats)]
    wide = (row.width() - _GAP * (len(others) - 1)) / len(others)
    for number, seat in enumerate(others):
        plate = QRectF(round(row.left() + number * (wide + _GAP)), row.top(), round(wide), row.height())
        _put_plate(laid, view, seat, plate)


def _put_plate(laid: Layout, view: SeatView, seat: int, plate: QRectF) -> None:
    laid.put_plate(view, seat, plate)
    width = plate.width() / laid.text_scale
    wide = min((_COLUMNS if width >= _NARROW_PLATE else _NARROW_COLUMNS) * plate.width(), 112 * laid.text_scale)
    top = plate.top() + (_FOOT * plate.height() if width < _NARROWEST_PLATE else 4)
    laid.columns[seat] = QRectF(plate.right() - wide - 10, top, wide, plate.bottom() - 4 - top)


def _lay_board(laid: Layout, board: Board) -> None:
    laid.labels["board"] = board.whole
    laid.labels["sets"] = board.sets
    for number, suit in enumerate(SUIT_ORDER):
        laid.labels[f"{LANE_NAME}:{suit}"] = board.lane_rect(number)
        for rank in RANKS:
            laid.labels[f"{PLACE_NAME}:{rank}{suit}"] = board.spot(rank + suit).rect


def _lay_melds(laid: Layout, board: Board, view: SeatView) -> None:
    melds, taken = view.laid_melds(), view.next_meld()
    for meld in melds:
        if not is_set(meld):
            laid.spots[meld.place] = tuple(board.spot(card) for card in meld.cards)
            for card in _beside(meld.cards):
                laid.landings[f"{meld.place}:{card}"] = board.spot(card)
    _lay_sets(
        laid, board, sorted((meld for meld in melds if is_set(meld)), key=lambda meld: RANKS.index(meld.cards[0][0]))
    )
    laid.outlines[taken] = board.whole.united(board.sets)
    laid.bare.add(taken)
    laid.under.add(taken)


def is_set(meld: LaidMeld) -> bool:
    """Whether its cards are of one rank."""
    return meld.cards[0][0] == meld.cards[1][0]


def _beside(run: Sequence[Code]) -> Iterable[Code]:
    """The cards that a run takes next."""
    first, last, suit = RANKS.index(run[0][0]), RANKS.index(run[-1][0]), run[0][1]
    return [RANKS[rank] + suit for rank in (first - 1, last + 1) if 0 <= rank < len(RANKS)]


def _lay_sets(laid: Layout, board: Board, sets: Sequence[LaidMeld]) -> None:
    """By rank, one under another, in columns."""
    columns = 1 if len(sets) < _ROWS else 2 if len(sets) <= _TWO_COLUMNS else 3
    pad, apart = _NARROW_SET_PAD if columns > 2 else _SET_PAD
    room = board.sets.adjusted(pad, board.head, -pad, 0)
    rows = max(_ROWS, -(-len(sets) // columns))
    column, lane = room.width() / columns, room.height() / rows
    card, step = _set_size(_card_in(lane, board.card), column - apart, columns)
    corners = [(room.left() + at // rows * column, room.top() + at % rows * lane) for at in range(len(sets) + 1)]
    laid.labels["next_set"] = QRectF(*corners[-1], card + 2 * step, height_of(card))
    for meld, (left, top) in zip(sets, corners, strict=False):
        spots = [spot_at(left + at * step, top, card, strip=step) for at in range(_FULL_SET)]
        count = len(meld.cards)
        laid.spots[meld.place] = (*spots[: count - 1], spots[count - 1]._replace(strip=card))
        if count < _FULL_SET:
            for suit in SUIT_ORDER:
                laid.landings[f"{meld.place}:{meld.cards[0][0]}{suit}"] = spots[count]._replace(strip=card)


def _set_size(card: int, column: float, columns: int) -> tuple[int, float]:
    """The width of cards and the step at which a full set has room in a column."""
    steps = (_FULL_SET - 1) * (_NARROW_SET_STEP if columns > 2 else _SET_STEP)
    least = (_FULL_SET - 1) * _NARROW_SET_STEP
    if card * (1 + least) > column:
        card = int(column / (1 + least))
    return card, min(card * steps, column - card) / (_FULL_SET - 1)


def landing_of_meld(laid: Layout, cards: Sequence[Code]) -> QRectF | None:
    """Where the cards of a new meld will lie: a run on its places, a set under the others."""
    if len(cards) < 2:
        return None
    if cards[0][0] == cards[1][0]:
        return laid.labels["next_set"]
    whole = QRectF()
    for card in cards:
        whole = whole.united(laid.labels[f"{PLACE_NAME}:{card}"])
    return whole


def _lay_strip(laid: Layout, grid: Frame, view: SeatView, strip: _Strip) -> None:
    """The viewer's plate over the rail of the turn, then deck and discards."""
    rect, ts = strip.rect, grid.text_scale
    rail = round(_RAIL * ts)
    plate = QRectF(rect.left(), rect.top(), round(_OWN_PLATE * ts), rect.height() - rail - _UNDER_PLATE)
    _put_plate(laid, view, view.seat, plate)
    laid.labels["turn"] = QRectF(plate.left(), rect.bottom() - rail, plate.width(), rail)
    top = rect.center().y() - height_of(strip.card) / 2
    spot = spot_at(plate.right() + 28 * ts, top, strip.card)
    count = len(view.places()[STOCK])
    laid.spots[STOCK], laid.buried[STOCK] = stock_spots(spot, count)
    laid.outlines[STOCK] = spot.rect
    left = spot.rect.right() + 20 * ts
    row = QRectF(left, rect.top(), rect.right() - left - 6, rect.height())
    lay_discard_row(laid, len(view.places()[DISCARD]), row, strip.card)
    laid.centre, laid.pile_width = rect, strip.card
