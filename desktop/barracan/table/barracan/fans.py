"""The hands of the others: fans of backs at the window's edges, with a name tag each."""

from math import radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF

from barracan.model.view import SeatView
from barracan.table.layouts.frame import Frame
from barracan.table.layouts.geometry import Fan, Layout, clamp, height_of

MOST_STEP: Final = 0.30
"""Of a back's width, from one to the next."""
_TOP_PART: Final = 0.15
"""How wide the fan at the top may be, of the table's width."""
_UNDER_BAR: Final = 9
_TOP_SHOWN: Final = 0.80
_SIDE_SHOWN: Final = 2 / 3
"""How much of a back lies inside the window."""
_SIDE_PART: Final = 1.25
"""How tall a fan at the side may be, in pile cards."""
_TILT: Final = 1.6
_MOST_TILT: Final = 11.0
"""By how many degrees a back is turned against its neighbour, and the outermost at most."""
_SAG: Final = 0.10
"""How far the outermost backs lie behind the middle ones, in card heights."""
_TOP_TAG: Final = 230
_SIDE_TAG: Final = 176
_TAG_HEIGHT: Final = 40
_APART: Final = 8
_HIGHER: Final = 18.0
"""How far the own name may stand above the hand where text is large."""


def top_fan(grid: Frame, count: int) -> Fan:
    """Backs that hang from the window's edge into the top bar, to the left of the middle; the name stands beside."""
    width = round(max(34, 40 * grid.scale))
    high = height_of(width)
    foot = min(grid.top_bar + _UNDER_BAR, _TOP_SHOWN * high + 4)
    step = _step(width, count, _TOP_PART * grid.table_width)
    right = grid.width / 2 - 2 * _APART
    left = right - width - max(0, count - 1) * step
    middle = foot - 4 - high / 2
    backs = []
    for number in range(count):
        away = _away(number, count)
        centre = QPointF(left + width / 2 + number * step, middle - _SAG * high * away * away)
        backs.append((centre, -_tilt(away, count)))
    return Fan(QRectF(left - 6, 0, right - left + 6, foot), width, tuple(backs))


def top_tag(grid: Frame) -> QRectF:
    """Where the name stands of who sits at the top: it keeps its place while the hand grows and melts."""
    high = min(grid.top_bar - 2, _TAG_HEIGHT * grid.text_scale)
    wide = _TOP_TAG * grid.text_scale
    return QRectF(grid.width / 2 - _APART, (grid.top_bar - high) / 2, wide, high)


def side_fan(grid: Frame, edge: float, middle: float, pile: float, count: int, *, west: bool) -> Fan:
    """Backs at the left or right *edge*, beside the *middle* of their lane, no taller than piles so high allow."""
    width = round(max(34, 46 * grid.scale))
    high = height_of(width)
    tilted = _SIDE_SHOWN * high * sin(radians(_tilt(1.0, count)))
    step = _step(width, count, _SIDE_PART * pile - 2 * tilted)
    tall, way = width + max(0, count - 1) * step, 1 if west else -1
    backs = []
    for number in range(count):
        away = _away(number, count)
        inside = (_SIDE_SHOWN - 0.5) * high - _SAG * high * away * away
        centre = QPointF(edge + way * inside, middle - (tall - width) / 2 + number * step)
        backs.append((centre, 90 + way * _tilt(away, count)))
    wide = _SIDE_SHOWN * high + 2
    top = middle - tall / 2 - tilted
    rect = QRectF(edge if west else edge - wide, top, wide, tall + 2 * tilted)
    return Fan(rect, width, tuple(backs), not west)


def side_tag(grid: Frame, fan: Fan, lane: QRectF, lowest: float) -> QRectF:
    """Where the name stands over a fan at the side and its lane, not above *lowest*."""
    wide, high = _SIDE_TAG * grid.text_scale, _TAG_HEIGHT * grid.text_scale
    top = max(lowest, min(fan.rect.top(), lane.top()) - 4 - high)
    left = fan.rect.right() - grid.margin / 2 - wide if fan.at_right else fan.rect.left() + grid.margin / 2
    return QRectF(left, top, wide, high)


def strip_head(grid: Frame) -> float:
    """The height of the part of a strip in which its seat's name and hand stand."""
    return _TAG_HEIGHT * grid.text_scale + 2


def strip_seat(grid: Frame, strip: QRectF, count: int, *, at_right: bool) -> tuple[Fan, QRectF]:
    """The fan that hangs into the head of a strip, and the name before it."""
    high, part = _TAG_HEIGHT * grid.text_scale, grid.text_scale
    wide = min(_SIDE_TAG * part, 0.62 * strip.width())
    width = round(max(34, 40 * grid.scale))
    room = strip.width() - wide - 3 * _APART
    step = _step(width, count, room)
    tall = height_of(width)
    middle, left = strip.top() + high - tall / 2, strip.left() + wide + 2 * _APART
    backs = [(QPointF(left + width / 2 + number * step, middle), 0.0) for number in range(count)]
    fan = Fan(QRectF(left, strip.top(), room, high + 2), width, tuple(backs), at_right)
    return fan, QRectF(strip.left() + _APART, strip.top() + 2, wide, high)


def put_own_seat(laid: Layout, grid: Frame, view: SeatView) -> None:
    """Put the viewer's name over the control of the hand's order; with a long hand both stand in the action bar."""
    control = laid.sort_control
    if control is None:
        return
    ts, zone = grid.text_scale, laid.hand_zone
    tag, sort = _TAG_HEIGHT * ts, 34 * ts
    apart = clamp(zone.height() + _HIGHER - tag - sort, 2 * ts, 10 * ts)
    top = zone.top() + max(-_HIGHER, (zone.height() - tag - sort - apart) / 2)
    laid.plates[view.seat] = QRectF(control.left(), top, control.width(), tag)
    laid.sort_control = QRectF(control.left(), top + tag + apart, control.width(), sort)


def _step(width: int, count: int, room: float) -> float:
    return clamp((room - width) / max(1, count - 1), 1.0, MOST_STEP * width)


def _away(number: int, count: int) -> float:
    """How far from the middle of a fan, from -1 at its beginning to 1 at its end."""
    return 2 * number / (count - 1) - 1 if count > 1 else 0.0


def _tilt(away: float, count: int) -> float:
    return away * min(_MOST_TILT, _TILT * (count - 1) / 2)
