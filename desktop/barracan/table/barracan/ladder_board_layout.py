"""Where the builder's cards and places lie: pure geometry."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QRectF

from barracan.table.barracan.ladder_shape import BOTTOM, TOP, LadderShape, Spot, row_place
from barracan.table.layouts.geometry import INDEX, SPARE, Index

PITCH: Final = 0.41
LARGEST_CARD: Final = 78.0
SMALLEST_CARD: Final = 54.0
_GAP: Final = 8.0
_LEAST_STEP: Final = 0.36
_LEAST_PLACE: Final = 30.0


@dataclass(slots=True)
class BoardLayout:
    """The rect of every card and place, in the board's coordinates; ``height`` is what all of it needs."""

    width: float = 0.0
    pitch: float = 0.0
    arm_left: float = 0.0
    height: float = 0.0
    cards: dict[Spot, QRectF] = field(default_factory=dict)
    places: dict[str, QRectF] = field(default_factory=dict)

    def brace(self, first: int, last: int, room: float) -> QRectF:
        """The room of the brace for arm cards *first* to *last*, to the left of the arm."""
        top = self.cards[Spot(first)].top()
        lower = self.cards.get(Spot(last + 1))
        bottom = lower.top() if lower is not None else self.cards[Spot(last)].bottom()
        return QRectF(self.arm_left - room - 6, top, room, bottom - top)


def lay_board(
    shape: LadderShape, width: float, height: float, ts: float, braces: float, index: Index = INDEX
) -> BoardLayout:
    """Lay a shape into a board; *braces* is the room for names left of the arm."""
    end = round(26 * ts)
    card, pitch = _card_and_pitch(shape, width - braces - 8, height - 2 * end - 8, ts, index.below - SPARE)
    board = BoardLayout(card, pitch, braces + 8)
    high = round(card * 1.4)
    if not shape.arm:
        board.places[TOP] = QRectF(board.arm_left, 4, card, high)
        board.height = high + 8
        return board
    board.places[TOP] = QRectF(board.arm_left, 0, card, end - 4)
    top = float(end)
    for number, step in enumerate(_steps(shape, pitch * high, high, height - 2 * end - 8)):
        board.cards[Spot(number)] = QRectF(board.arm_left, round(top), card, high)
        _lay_row(board, shape, number, round(step), width)
        top += step
    bottom = max(rect.bottom() for rect in board.cards.values())
    arm_foot = board.cards[Spot(len(shape.arm) - 1)].bottom()
    board.places[BOTTOM] = QRectF(board.arm_left, arm_foot + 4, card, end - 4)
    board.height = max(bottom + 2, arm_foot + end)
    return board


def _steps(shape: LadderShape, pitch: float, high: float, room: float) -> list[float]:
    """How far each arm card lies above the next; where there is room, so far that rows do not cover each other.

    The last step is the height of a whole card.
    """
    steps = [pitch] * (len(shape.arm) - 1) + [high]
    rows = sorted(index for index, row in shape.rows.items() if row)
    wishes = [(one, other, max(0.0, high + 10 - sum(steps[one:other]))) for one, other in pairwise(rows)]
    wished = sum(wish for _, _, wish in wishes)
    part = min(1.0, max(0.0, room - sum(steps)) / wished) if wished else 0.0
    for one, other, wish in wishes:
        for index in range(one, other):
            steps[index] += part * wish / (other - one)
    return steps


def _lay_row(board: BoardLayout, shape: LadderShape, index: int, step: float, width: float) -> None:
    card, cards, arm = board.width, len(shape.rows.get(index, ())), board.cards[Spot(index)]
    top, high = arm.top(), arm.height()
    left = board.arm_left + card + _GAP
    open_row = index not in shape.fixed_rows
    room = width - left - (_LEAST_PLACE + _GAP if open_row else 0)
    shift = card + 4 if cards * (card + 4) <= room else max(_LEAST_STEP * card, (room - card) / max(1, cards - 1))
    for side in range(cards):
        board.cards[Spot(index, side)] = QRectF(round(left + side * shift), top, card, high)
    if open_row:
        slot = min(high, step - 4)
        beside = [rect.right() for spot, rect in board.cards.items() if spot.side >= 0 and rect.bottom() > top]
        start = min(max([left - _GAP, *beside]) + _GAP, width - _LEAST_PLACE)
        board.places[row_place(index)] = QRectF(round(start), top, min(card, width - round(start)), slot)


def _card_and_pitch(
    shape: LadderShape, width: float, room: float, ts: float, least_pitch: float
) -> tuple[float, float]:
    """The largest card at the widest pitch that fits; first the pitch gives way, then the card.

    Cards are small enough, too, for the longest row to lie clear of each other where that is possible.
    """
    steps = max(0, len(shape.arm) - 1)
    row = max((len(cards) for cards in shape.rows.values()), default=0)
    clear = (width - 2 * _GAP - _LEAST_PLACE - 4 * row) / (row + 1)
    card = round(max(SMALLEST_CARD, min(LARGEST_CARD * min(ts, 1.15), clear)))
    while card > SMALLEST_CARD and 1.4 * card * (1 + least_pitch * steps) > room:
        card -= 1
    pitch = (room / (1.4 * card) - 1) / steps if steps else PITCH
    return card, max(least_pitch, min(PITCH, pitch))
