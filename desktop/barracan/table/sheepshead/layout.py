"""The layout of Sheepshead: card sheet at the left, match and payments at the right, points and trick between."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.lone_play import LonePlay
from barracan.model.places import HAND, place_name
from barracan.model.view import SeatView
from barracan.table.layouts.frame import Table, bars, compass, frame, lay_hand
from barracan.table.layouts.geometry import CARD_RATIO, Layout, LayoutOptions, Spot, height_of, spot_at
from barracan.table.tricks.captions import captions_room, lay_captions
from barracan.table.tricks.columns import LEAST_BESIDE, Columns, columns
from barracan.table.tricks.trick import OPEN_STEP, lay_takings, lay_trick

_PLAQUE, _LOW_PLAQUE = 92.0, 76.0
_SHEET, _LOW_SHEET = 250.0, 212.0
_HIGH, _HIGH_SHEET = 900.0, 268.0
_GAP: Final = 8.0
_OVER_PLATE: Final = 12.0
_MATCH: Final = 0.47
_BAR, _THREE_BARS = 74.0, 98.0
_TRICK_HEIGHT: Final = 0.20
_ROOM_ROUND: Final = 176.0
_TRICK_ROWS: Final = 1.62
_ACROSS: Final = 1.13
_DOWN: Final = 0.22
_WINDOW_SIZE: Final = 0.5
_BACK_STEP: Final = 0.72
_OVER_WINDOW: Final = 14.0
_CAPTION: Final = 24.0


def layout(view: SeatView, options: LayoutOptions) -> Layout:
    """Lay the table of this view."""
    grid = frame(Table(4, False, beside_panel=LEAST_BESIDE, captions=True), options)
    laid = bars(grid)
    lay_hand(laid, grid, view, options)
    lay_captions(laid, view, options, place_name(HAND, view.seat))
    play = view.lone_play()
    assert play is not None
    plaque, sheet = _board_heights(grid.whole_height)
    boards = columns(grid, options, plaque + _GAP + sheet, captions_room(view, laid.text_scale))
    laid.four_colours = options.four_colours
    laid.meld_width, laid.column_text = boards.open, boards.unit
    plates = boards.plates(_lay_boards(laid, boards, plaque, sheet, play))
    if options.played_cards or play.counted:
        laid.labels["counted"] = laid.boards["bar"]
    for name, seat in compass(view).items():
        laid.put_plate(view, seat, plates[name])
    lay_takings(laid, view, plates, boards)
    high = min(_TRICK_HEIGHT * grid.whole_height * boards.card, (boards.zone.height() - _ROOM_ROUND) / _TRICK_ROWS)
    width = boards.open if view.all_turned_up() else round(_WINDOW_SIZE * grid.hand_width)
    middle = _middle_of_trick(laid, plates["south"], high, _under_window(laid, play, width))
    lay_trick(laid, view, _middles(middle, int(high / CARD_RATIO)), high, played=play.phase == "play")
    _lay_window(laid, view, play, boards, plates, width)
    return laid


def _under_window(laid: Layout, play: LonePlay, width: int) -> float:
    """Where the middle is free: under the points, and under the window while it lies there."""
    bottom = laid.boards["bar"].bottom()
    return bottom + _OVER_WINDOW + height_of(width) + _CAPTION * laid.text_scale if play.player is None else bottom


def _middle_of_trick(laid: Layout, plate: QRectF, high: float, top: float) -> QPointF:
    """The middle between points and own plate, as far as the own card has room there."""
    y = (laid.boards["bar"].bottom() + plate.top()) / 2
    y = min(max(y, top + (0.5 - _DOWN) * high), plate.top() - 4 - (0.5 + _DOWN) * high)
    return QPointF(laid.boards["bar"].center().x(), y)


def _board_heights(window: float) -> tuple[float, float]:
    """How high plaque and card sheet are at a text scale of 1."""
    if window < 760:
        return _LOW_PLAQUE, _LOW_SHEET
    return _PLAQUE, _HIGH_SHEET if window >= _HIGH else _SHEET


def _lay_boards(laid: Layout, room: Columns, plaque: float, sheet: float, play: LonePlay) -> float:
    """Lay what stands over the plates, and the points over the trick; returns where the plates begin."""
    unit, left, right, boards = room.unit, room.left, room.right, laid.boards
    boards["plaque"] = QRectF(left.left(), left.top(), left.width(), plaque * unit)
    boards["sheet"] = QRectF(left.left(), boards["plaque"].bottom() + _GAP, left.width(), sheet * unit)
    bottom = boards["sheet"].bottom()
    match = _MATCH * (bottom - right.top())
    boards["match"] = QRectF(right.left(), right.top(), right.width(), match)
    boards["pays"] = QRectF(
        right.left(), right.top() + match + _GAP, right.width(), bottom - right.top() - match - _GAP
    )
    bar = (_THREE_BARS if play.least else _BAR) * unit
    boards["bar"] = QRectF(room.centre.left(), room.centre.top(), room.centre.width(), bar)
    return bottom + _OVER_PLATE


def _middles(middle: QPointF, width: int) -> dict[str, QPointF]:
    """Where the cards of a trick have their middles: own lower than the two others."""
    down = _DOWN * height_of(width)
    return {
        "south": middle + QPointF(0, down),
        "west": middle + QPointF(-_ACROSS * width, -down),
        "east": middle + QPointF(_ACROSS * width, -down),
    }


def _lay_window(
    laid: Layout, view: SeatView, play: LonePlay, room: Columns, plates: dict[str, QRectF], width: int
) -> None:
    """The window lies under the points; while two cards are laid away their places are; then by the Player's tricks."""
    cards = view.places()["window"]
    caption = 18 * laid.text_scale
    if play.phase == "bury":
        large = laid.hand_width
        top = laid.outlines["trick"].center().y() - height_of(large) / 2
        spots = _pair(room.centre.center().x() - large - 6, top, large, large + 12)
        laid.labels["window:0"], laid.labels["window:1"] = (spot.rect for spot in spots)
        laid.bare.add("window")
    elif play.player is None:
        step = _BACK_STEP * width
        left = room.centre.center().x() - (width + step) / 2
        spots = _pair(left, laid.boards["bar"].bottom() + _OVER_WINDOW, width, step)
    else:
        spots = _beside_tricks(view, play.player, room, plates)
    whole = spots[0].rect.united(spots[1].rect)
    laid.spots["window"] = tuple(spots[: len(cards)])
    laid.outlines["window"] = whole
    wide = max(whole.width(), 110 * laid.text_scale)
    laid.labels["window"] = QRectF(whole.center().x() - wide / 2, whole.bottom() + 2, wide, caption)
    if whole.bottom() + caption > room.zone.bottom():  # by the own plate there is room beside it alone
        laid.labels["window"] = QRectF(whole.right() + 6, whole.center().y() - caption / 2, wide, caption)


def laid_away_places(laid: Layout) -> tuple[Spot, ...]:
    """Where the two cards wait that are to be laid away."""
    rects = (laid.labels[name] for name in ("window:0", "window:1") if name in laid.labels)
    return tuple(spot_at(rect.left(), rect.top(), laid.hand_width) for rect in rects)


def _beside_tricks(view: SeatView, player: int, room: Columns, plates: dict[str, QRectF]) -> list[Spot]:
    """Two backs by the Player's tricks: under the plate at the sides, right of it below."""
    name = next(name for name, seat in compass(view).items() if seat == player)
    plate, width = plates[name], room.back
    open_now = view.all_turned_up()
    width = room.open if open_now else width
    step = (OPEN_STEP if open_now else _BACK_STEP) * width
    if name == "south":
        left, top = plate.right() + 14, plate.center().y() - height_of(width) / 2
        top = min(top, room.zone.bottom() - height_of(width))
    else:
        top = plate.bottom() + _GAP
        left = room.left.right() - width - step - 10 if name == "west" else room.right.left() + 10
    return _pair(left, top, width, step)


def _pair(left: float, top: float, width: int, step: float) -> list[Spot]:
    return [spot_at(left + number * step, top, width, strip=min(step, width)) for number in range(2)]
