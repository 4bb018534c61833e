"""The table of the trick games: the trick in a cross, what each seat has taken beside its plate, dominoes in rows."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.model.places import FOUNDATION, TRICKS, PlaceName, place_name
from barracan.model.view import Cards, SeatView
from barracan.table.layouts.frame import CARD_SIZES, Frame, Table, bars, compass, frame, lay_hand
from barracan.table.layouts.geometry import (
    CARD_RATIO,
    Layout,
    LayoutOptions,
    Spot,
    clamp,
    cross_spots,
    height_of,
    spot_at,
)

RANKS: Final = "23456789TJQKA"
SUITS: Final = "CDHS"
_GAP: Final = 10
_TRICK_HEIGHT: Final = 0.17
_TAKEN_SIZE: Final = 0.5
_OPEN_SIZE: Final = 0.64
_LEAST_OPEN: Final = 54
_TRICK_STEP: Final = 0.16
_MOST_SPREAD: Final = 1.3
_OPEN_STEP: Final = 0.40
_ROW_STEP: Final = 0.86
_MOST_OPEN: Final = 13
_NOTE: Final = 63
_LINE: Final = 17
"""The height of a seat's note: three lines."""
_ACROSS: Final = 1.08
_DOWN: Final = 0.54
"""How far the cards of a trick lie from its middle, in widths and heights of a card."""


class _Room(NamedTuple):
    """The part of the table between the bars, and the sizes of what lies in it."""

    zone: QRectF
    plate: tuple[float, float]
    side: float
    """The width of what lies at the left and the right."""
    card: int
    taken: int
    open: int
    text: float
    """How large its text is."""

    @property
    def taken_width(self) -> float:
        return height_of(self.taken) + _MOST_SPREAD * self.taken


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    grid = frame(Table(4, False), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    room = _room(grid, CARD_SIZES[options.card_size])
    laid.pile_width, laid.meld_width = room.card, room.open
    plates = _plates(room)
    places = view.places()
    for name, seat in compass(view).items():
        laid.put_plate(view, seat, plates[name])
        laid.notes[seat] = _note_rect(name, plates[name], laid.text_scale)
        _lay_taken(laid, room, name, place_name(TRICKS, seat), places[place_name(TRICKS, seat)])
    _lay_trick(laid, room, view)
    laid.labels["headline"] = _headline(room)
    if "window" in places:
        _lay_window(laid, room, view, places["window"])
    if view.foundation_start():
        _lay_foundations(laid, room, view, places)
    return laid


def _room(grid: Frame, size: float) -> _Room:
    right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    bottom = grid.bar_top - 9 * grid.scale - 6
    zone = QRectF(grid.margin, grid.band_top + 4, right - grid.margin, bottom - grid.band_top - 4)
    plate = grid.plate
    free = zone.height() - 2 * (plate[1] + 2 * _GAP)
    tall = min(_TRICK_HEIGHT * size * grid.whole_height, free / (1 + 2 * _DOWN))
    open_width = max(_LEAST_OPEN, round(_OPEN_SIZE * grid.hand_width))
    side = clamp(0.22 * grid.table_width, plate[0], 360)
    taken = round(_TAKEN_SIZE * grid.hand_width)
    return _Room(zone, plate, side, int(tall / CARD_RATIO), taken, open_width, grid.text_scale)


def _headline(room: _Room) -> QRectF:
    """What is played, at the upper left."""
    return QRectF(room.zone.left() + 4, room.zone.top() - 4, 300 * room.text, 40 * room.text)


def _plates(room: _Room) -> dict[str, QRectF]:
    """West and east at the sides, north and south in the middle; what they have taken follows each."""
    zone, (wide, high) = room.zone, room.plate
    block = high + height_of(room.taken) + height_of(room.open) + 2 * _GAP
    least = _headline(room).bottom() + _LINE * room.text + 8  # a line over the plate stands below what is played
    top = max(zone.center().y() - block / 2, min(least, zone.bottom() - block))
    left = zone.center().x() - wide / 2
    return {
        "west": QRectF(zone.left(), top, wide, high),
        "east": QRectF(zone.right() - wide, top, wide, high),
        "north": QRectF(left, zone.top(), wide, high),
        "south": QRectF(left, zone.bottom() - high, wide, high),
    }


def _note_rect(name: str, plate: QRectF, ts: float) -> QRectF:
    """Above a plate at the sides, left of it north and south."""
    high = _NOTE * ts
    if name in ("west", "east"):
        return QRectF(plate.left(), plate.top() - high - 1, plate.width(), high)
    wide = 1.2 * plate.width()
    return QRectF(plate.left() - wide - _GAP, plate.center().y() - high / 2, wide, high)


def _lay_taken(laid: Layout, room: _Room, name: str, place: str, cards: Sequence[str | None]) -> None:
    """Backs crossed, and after them what stays open: under a plate at the sides, right of it north and south."""
    backs = sum(card is None for card in cards)
    plate = _plates(room)[name]
    long = height_of(room.taken)
    if name in ("west", "east"):
        middle = QPointF(plate.left() + long / 2, plate.bottom() + _GAP + long / 2)
        width, more = room.side, max(0, len(cards) - backs - 1)
        far = room.zone.right() - room.open - more * _open_step(room.open, width)
        start = QPointF(plate.left() if name == "west" else far, plate.bottom() + 2 * _GAP + long)
    else:
        middle = QPointF(plate.right() + _GAP + long / 2, plate.center().y())
        high = height_of(room.open)
        top = clamp(plate.center().y() - high / 2, room.zone.top(), room.zone.bottom() - high)
        start = QPointF(plate.right() + 2 * _GAP + room.taken_width, top)
        width = min(room.side, room.zone.right() - start.x())
    step = min(_TRICK_STEP, _MOST_SPREAD / (backs - 1)) * room.taken if backs > 1 else 0.0
    laid.spots[place] = (
        *cross_spots(middle, room.taken, backs, step),
        *_row(start, room.open, len(cards) - backs, width),
    )
    laid.labels[place] = QRectF(middle.x() - long / 2, middle.y() - 10, room.taken_width, 20)


def _open_step(width: int, room: float) -> float:
    return min(_OPEN_STEP * width, (room - width) / (_MOST_OPEN - 1))


def _row(start: QPointF, width: int, count: int, room: float) -> list[Spot]:
    step = _open_step(width, room)
    spots = [spot_at(start.x() + number * step, start.y(), width, strip=step) for number in range(count)]
    return [*spots[:-1], spots[-1]._replace(strip=width)] if spots else []


def _lay_trick(laid: Layout, room: _Room, view: SeatView) -> None:
    """Each card lies towards the seat that played it."""
    middle, width, high = room.zone.center(), room.card, height_of(room.card)
    ways = {
        "south": QPointF(0, _DOWN * high),
        "west": QPointF(-_ACROSS * width, 0),
        "north": QPointF(0, -_DOWN * high),
        "east": QPointF(_ACROSS * width, 0),
    }
    spots = {}
    for name, seat in compass(view).items():
        centre = middle + ways[name]
        spots[seat] = spot_at(centre.x() - width / 2, centre.y() - high / 2, width)
        laid.labels[f"trick:{seat}"] = _name_rect(name, spots[seat].rect, laid.text_scale)
    laid_trick = view.places()["trick"]
    leader = view.turn if view.trick_leader() is None else view.trick_leader()
    order = [(leader + step) % view.seats for step in range(view.seats)] if leader is not None else []
    laid.spots["trick"] = tuple(spots[seat] for seat in order[: len(laid_trick)])
    if len(laid_trick) < len(order):
        laid.landings["trick"] = spots[order[len(laid_trick)]]
    reach = QPointF(1.6 * width, 1.1 * high)
    laid.outlines["trick"] = QRectF(middle - reach, middle + reach)
    laid.centre = laid.outlines["trick"]


def _name_rect(name: str, card: QRectF, ts: float) -> QRectF:
    """Where the name of a card's player stands: under it at the sides, right of it in the middle."""
    high = 20 * ts
    if name in ("west", "east"):
        return QRectF(card.left(), card.bottom() + 4, card.width() * 1.4, high)
    top = card.bottom() - high if name == "south" else card.top()
    return QRectF(card.right() + 8, top, card.width() * 1.3, high)


def _lay_window(laid: Layout, room: _Room, view: SeatView, cards: Sequence[str | None]) -> None:
    """The window lies above the trick, where nobody sits at a table of three; laid away, beside the Player's tricks."""
    owner = next((name for name, seat in compass(view).items() if seat == view.window_owner()), "")
    if owner and cards:
        spots = _beside_tricks(laid, room, owner, place_name(TRICKS, view.window_owner()))
    else:
        width = round(0.8 * room.card)
        left = room.zone.center().x() - width - 4
        spots = tuple(spot_at(left + number * (width + 8), room.zone.top() + 22, width) for number in range(2))
    laid.spots["window"] = spots[: len(cards)]
    laid.outlines["window"] = spots[0].rect.united(spots[1].rect)
    high = 20 * laid.text_scale
    over = laid.outlines["window"]
    top = over.bottom() + 2 if owner in ("west", "east") and cards else over.top() - high - 2
    laid.labels["window"] = QRectF(over.left(), top, over.width() + 40, high)


def _beside_tricks(laid: Layout, room: _Room, owner: str, tricks: str) -> tuple[Spot, ...]:
    """Two cards where those that lie open would lie: under the tricks at the sides, right of them north and south."""
    plate, long, width = _plates(room)[owner], height_of(room.taken), room.open
    left = laid.labels[tricks].left()
    if owner in ("west", "east"):
        start = QPointF(left, plate.bottom() + 2 * _GAP + long)
    else:
        start = QPointF(left + room.taken_width + _GAP, room.zone.bottom() - height_of(width))
    return tuple(spot_at(start.x() + number * (width + 6), start.y(), width) for number in range(2))


def _lay_foundations(laid: Layout, room: _Room, view: SeatView, places: Mapping[PlaceName, Cards]) -> None:
    """Four rows with a column for each rank, so that all rows grow from one column."""
    zone, (wide, high) = room.zone, room.plate
    word = 20 * laid.text_scale
    area = zone.adjusted(wide + 2 * _GAP, high + word, -wide - 2 * _GAP, -high - _GAP)
    pitch = area.height() / len(SUITS)
    width = int(min(room.card, (pitch - 6) / CARD_RATIO))
    head = 34 * laid.text_scale
    step = min(_ROW_STEP * width, (area.width() - head - width) / (len(RANKS) - 1))
    left = area.center().x() - (head + 12 * step + width) / 2 + head
    first = RANKS.index(view.foundation_start())
    for row, suit in enumerate(SUITS):
        place, top = place_name(FOUNDATION, suit), area.top() + row * pitch
        columns = [RANKS.index(card[0]) for card in places[place] if card is not None]
        laid.spots[place] = tuple(
            spot_at(left + column * step, top, width, strip=step if column + 1 in columns else width)
            for column in columns
        )
        laid.stacking[place] = tuple(map(float, columns))
        for column, rank in enumerate(RANKS):
            laid.landings[f"{place}:{rank}{suit}"] = spot_at(left + column * step, top, width)
        laid.outlines[place] = spot_at(left + first * step, top, width).rect
        laid.labels[place] = QRectF(left - head, top + height_of(width) / 2 - head / 2, head, head)
    laid.labels["start"] = QRectF(left + first * step, area.top() - word, 3 * width, word)
    laid.bands[0] = QRectF(left + first * step - 7, area.top() - word, width + 14, area.height() + word)
    laid.centre = area
