"""Where everything lies on the builder's board: the arm, rows in lanes beside it, and dashed places."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from barracan.table.barracan.ladder_shape import BOTTOM, TOP, LadderShape, Spot, row_place
from barracan.table.layouts.geometry import INDEX, SPARE, Index

PITCH: Final = 0.36
LARGEST_CARD: Final = 88.0
SMALLEST_CARD: Final = 54.0
NAME: Final = 18
"""How high the name under a row is."""
_GAP: Final = 8.0
LEADER: Final = 30
"""How far lanes lie apart, so that a leader can be seen between them."""
_END, _LOW_END, _ROOMY = 40, 26, 420
"""How much of the height the place at an end of the arm takes, in a high board and in a low one."""
_LEAST_STEP: Final = 0.36
_WIDER_PITCHES: Final = (0.5, 0.65, 0.8, 1.25)
"""How far arm cards lie apart where otherwise not all rows had room in lanes."""
_STEPS: Final = (0.9, 0.8, 0.7, 0.6, 0.5, 0.42)
"""How far cards of a row may lie apart, in card widths, where they do not lie clear of each other."""
_LEAST_PLACE: Final = 30.0
_PLACE: Final = 150


@dataclass(slots=True)
class BoardLayout:
    """The rect of every card, place and name of a row, in the board's coordinates; ``height`` is what all of it needs.

    ``leaders`` lead from an arm card to what lies further away than beside it, by the name of the row's place.
    """

    width: float = 0.0
    pitch: float = 0.0
    arm_left: float = 0.0
    height: float = 0.0
    cards: dict[Spot, QRectF] = field(default_factory=dict)
    places: dict[str, QRectF] = field(default_factory=dict)
    names: dict[int, QRectF] = field(default_factory=dict)
    leaders: dict[str, tuple[QPointF, QPointF]] = field(default_factory=dict)

    def brace(self, first: int, last: int, room: float) -> QRectF:
        """The room of the brace for arm cards *first* to *last*, to the left of the arm."""
        top = self.cards[Spot(first)].top()
        lower = self.cards.get(Spot(last + 1))
        bottom = lower.top() if lower is not None else self.cards[Spot(last)].bottom()
        return QRectF(self.arm_left - room - 6, top, room, bottom - top)

    def strip(self, index: int) -> float:
        """How much of an arm card's height shows."""
        arm, lower = self.cards[Spot(index)], self.cards.get(Spot(index + 1))
        return min(arm.height(), lower.top() - arm.top()) if lower is not None else arm.height()


class _Rows(NamedTuple):
    """How rows lie: each one's left edge, and how far apart their cards lie."""

    lefts: Mapping[int, float]
    step: float


def lay_board(
    shape: LadderShape,
    width: float,
    height: float,
    ts: float,
    braces: float,
    index: Index = INDEX,
    names: Mapping[int, float] | None = None,
    largest: float = LARGEST_CARD,
) -> BoardLayout:
    """Lay a shape into a board; *braces* is the room for names left of the arm, *names* how wide those of rows are.

    No card is wider than the *largest*.
    """
    end = round((_END if height >= _ROOMY * ts else _LOW_END) * ts)
    names, arm_left, room = names or {}, braces + 8, height - 2 * end - 8
    card, pitch, rows = _plan(shape, width - arm_left, room, ts, index.below - SPARE, names, round(largest))
    board = BoardLayout(card, pitch, arm_left)
    high = round(card * 1.4)
    if not shape.arm:
        board.places[TOP] = QRectF(arm_left, 4, card, high)
        board.height = high + 8
        return board
    board.places[TOP] = QRectF(arm_left, 0, card, end - 4)
    for number in range(len(shape.arm)):
        board.cards[Spot(number)] = QRectF(arm_left, round(end + number * pitch * high), card, high)
    for number in sorted(shape.rows):
        _lay_row(board, shape, number, rows, names, ts)
    _lay_places(board, [number for number in range(len(shape.arm)) if number not in shape.fixed_rows], width, ts)
    arm_foot = board.cards[Spot(len(shape.arm) - 1)].bottom()
    board.places[BOTTOM] = QRectF(arm_left, arm_foot + 4, card, end - 4)
    lowest = max(rect.bottom() for rect in (*board.cards.values(), *board.names.values()))
    board.height = max(lowest + 2, arm_foot + end)
    return board


def _lay_row(
    board: BoardLayout, shape: LadderShape, index: int, rows: _Rows, names: Mapping[int, float], ts: float
) -> None:
    """Lay side cards in their lane, with their name under them."""
    arm, left = board.cards[Spot(index)], board.arm_left + rows.lefts[index]
    for side in range(len(shape.rows[index])):
        board.cards[Spot(index, side)] = QRectF(
            round(left + side * rows.step * board.width), arm.top(), board.width, arm.height()
        )
    if index in names:
        board.names[index] = QRectF(round(left), arm.bottom() + 2, names[index], round(NAME * ts))
    if left > board.arm_left + board.width + _GAP + 1:
        board.leaders[row_place(index)] = _leader(board, index, left)


def _lay_places(board: BoardLayout, indexes: Sequence[int], width: float, ts: float) -> None:
    """Lay the places for rows, each beside all that lies at the height of its strip; those further away in line."""
    arm = board.arm_left + board.width
    starts = {index: _start_of(board, index) for index in indexes}
    far = {index for index, start in starts.items() if start > arm and Spot(index, 0) not in board.cards}
    line = max((starts[index] for index in far), default=0.0) + LEADER * ts
    wish = max(board.width, _PLACE * ts)
    for index, start in starts.items():
        left = round(min(line if index in far else start + _GAP, width - _LEAST_PLACE))
        top, name = board.cards[Spot(index)].top(), row_place(index)
        board.places[name] = QRectF(left, top, min(wish, width - left), board.strip(index) - 4)
        if index in far:
            board.leaders[name] = _leader(board, index, left)


def _start_of(board: BoardLayout, index: int) -> float:
    """How far right what lies at the height of an arm card's strip reaches."""
    arm = board.cards[Spot(index)]
    slot = QRectF(arm.right(), arm.top(), 10_000, board.strip(index) - 4)
    beside = [rect for spot, rect in board.cards.items() if spot.side >= 0]
    return max([arm.right(), *(rect.right() for rect in (*beside, *board.names.values()) if rect.intersects(slot))])


def _leader(board: BoardLayout, index: int, to: float) -> tuple[QPointF, QPointF]:
    """From the seen part of an arm card to the right; past names of rows if that can be."""
    arm, strip = board.cards[Spot(index)], board.strip(index)
    heights = [arm.top() + strip * part for part in (0.5, 0.25, 0.75)]
    names = [rect.adjusted(0, -1, 0, 1) for rect in board.names.values() if rect.left() < to]
    free = (y for y in heights if not any(rect.top() <= y <= rect.bottom() for rect in names))
    y = round(next(free, heights[0]))
    return QPointF(arm.right() - 8, y), QPointF(to - 3, y)


def _plan(
    shape: LadderShape,
    width: float,
    room: float,
    ts: float,
    least_pitch: float,
    names: Mapping[int, float],
    card: int,
) -> tuple[float, float, _Rows]:
    """The largest card at the widest pitch that fits, with rows in lanes so that none covers another.

    Where lanes have no room at the smallest card, all rows begin beside the arm.
    """
    steps = max(0, len(shape.arm) - 1)
    while card > SMALLEST_CARD and 1.4 * card * (1 + least_pitch * steps) > room:
        card -= 1
    is_open = any(number not in shape.fixed_rows for number in range(len(shape.arm)))
    sizes = range(card, round(SMALLEST_CARD) - 1, -1)
    for least, most in product((_PLACE * ts * 0.7, _LEAST_PLACE) if is_open else (0.0,), (PITCH, *_WIDER_PITCHES)):
        for smaller in sizes:
            pitch = _pitch(smaller, steps, room, least_pitch, most)
            rows = _rows(shape, smaller, pitch, width - least - _GAP, ts, names)
            if rows is not None:
                return smaller, pitch, rows
    longest = max((len(cards) for cards in shape.rows.values()), default=0)
    clear = (width - 2 * _GAP - _LEAST_PLACE - 4 * longest) / (longest + 1)
    card = max(round(SMALLEST_CARD), min(card, int(clear)))
    left = card + _GAP
    tight = (width - left - _LEAST_PLACE - _GAP - card) / max(1, longest - 1) / card
    step = max(_LEAST_STEP, min(1 + 4 / card, tight))
    return card, _pitch(card, steps, room, least_pitch, PITCH), _Rows(dict.fromkeys(shape.rows, left), step)


def _pitch(card: float, steps: int, room: float, least: float, most: float) -> float:
    pitch = (room / (1.4 * card) - 1) / steps if steps else most
    return max(least, min(most, pitch))


def _rows(
    shape: LadderShape, card: float, pitch: float, width: float, ts: float, names: Mapping[int, float]
) -> _Rows | None:
    """The rows in lanes within this width, as far apart as they may be, or nothing where they have no room."""
    high = round(1.4 * card)
    lanes = _lanes(shape.rows, pitch * high, high, NAME * ts)
    for step in (1 + 4 / card, *_STEPS):
        lefts, right = _lefts(shape, lanes, card, step, names, ts)
        if right <= width:
            return _Rows(lefts, step)
    return None


def _lanes(rows: Iterable[int], step: float, high: float, name: float) -> list[list[int]]:
    """The rows, each in the first lane in which it covers none and no name."""
    lanes: list[list[int]] = []
    for row in sorted(rows):
        lane = next((lane for lane in lanes if (row - lane[-1]) * step >= high + name + 4), None)
        if lane is None:
            lanes.append([row])
        else:
            lane.append(row)
    return lanes


def _lefts(
    shape: LadderShape, lanes: list[list[int]], card: float, step: float, names: Mapping[int, float], ts: float
) -> tuple[dict[int, float], float]:
    """How far right of the arm's left edge each row begins, and how far the last lane reaches."""
    lefts: dict[int, float] = {}
    left = right = card + _GAP
    for number, lane in enumerate(lanes):
        left = right + LEADER * ts if number else left
        lefts.update(dict.fromkeys(lane, left))
        wide = (max(((len(shape.rows[row]) - 1) * step + 1) * card, names.get(row, 0.0)) for row in lane)
        right = left + max(wide)
    return lefts, right
