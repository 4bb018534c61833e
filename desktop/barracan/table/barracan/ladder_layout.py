"""Ladders: a vertical arm with rows to its right, theirs from the top of a column, ours from its foot."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.view import LadderView
from barracan.table.layouts.frame import SMALLEST_CARD
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, SPARE, Brace, Index, Spot, height_of, spot_at

_PITCH: Final = 0.015
_LEAST_PITCH: Final = -0.02
"""How much of a card shows on a ladder's arm, and where ladders are tall, more than of its index."""
_SQUEEZED_PITCH: Final = 0.20
"""Beyond the letter of the design: where even the smallest card at the least pitch is too tall, ladders tighten."""
FIRST_SIDE: Final = 0.66
NEXT_SIDE: Final = 0.36
_BETWEEN: Final = 4
_AIR: Final = 7
"""Between a ladder and its words, where these need not be few: the marks of the last move reach beyond its cards."""
_NESTED: Final = 6
"""How far a brace stands left of another that it overlaps."""
_NAME_LINE: Final = 17


@dataclass(slots=True, eq=False, repr=False)
class Rungs:
    """What decides a ladder's form: its arm's length, its rows by arm index, its categories with their arm cards."""

    arm: int
    rows: tuple[tuple[int, int], ...]
    categories: tuple[tuple[str, int, int], ...] = ()
    complete: bool = False

    @property
    def widest(self) -> int:
        """The number of side cards in the longest row."""
        return max((count for _, count in self.rows), default=0)

    def width(self, card: float, first: float, following: float) -> float:
        """How wide it stands with cards of this width, whose rows begin and go on at these parts of it."""
        return card * (1 + (first + following * (self.widest - 1) if self.widest else 0))

    def height(self, width: float, pitch: float) -> float:
        """How tall it stands."""
        return width * CARD_RATIO * (1 + pitch * (self.arm - 1))


@dataclass(slots=True, eq=False, repr=False)
class Column:
    """The room of a column of ladders: theirs hang from ``top``, ours stand on ``bottom``."""

    left: float
    right: float
    top: float
    bottom: float
    gap: float
    """Kept between theirs and ours: our name tag and caption."""
    line: float
    """The height of a line of the words over a ladder."""
    braces: float = 0.0
    """Room for braces and names left of the arm."""
    index: Index = INDEX
    terse: bool = False
    """Whether there is one line over each ladder; else there are two where one lacks something."""

    @property
    def pitch(self) -> float:
        """The usual pitch of an arm, in card heights."""
        return self.index.below + _PITCH

    @property
    def least_pitch(self) -> float:
        """The pitch to which it gives way before the cards do."""
        return self.index.below + _LEAST_PITCH

    @property
    def least_side(self) -> float:
        """What of a side card has to show, in card widths."""
        return self.index.beside - SPARE

    def caption(self, shelf: Sequence[Rungs]) -> float:
        """The height of the words over ladders that stand side by side."""
        if self.terse:
            return self.line
        return _AIR + self.line * (1 if all(rungs.complete for rungs in shelf) else 2)


@dataclass(slots=True, eq=False, repr=False)
class LaidLadder:
    """A ladder in its place; spots are in the order of its place's cards: the arm, then row by row."""

    caption: QRectF
    """The room of the words over it."""
    spots: tuple[Spot, ...]
    braces: tuple[Brace, ...]
    rect: QRectF
    order: tuple[float, ...]


def lay_column(
    column: Column, width: int, theirs: Sequence[Rungs], ours: Sequence[Rungs]
) -> tuple[list[LaidLadder], list[LaidLadder]]:
    """Lay the ladders of a column; cards shrink for all of them alike, then words become few."""
    hanging, standing = _shelves(column, theirs, ours)
    shelves = [*hanging, *standing]
    if _least_height(column, shelves) > column.bottom - column.top - column.gap:
        column = replace(column, terse=True)
        hanging, standing = _shelves(column, theirs, ours)
        shelves = [*hanging, *standing]
    width = min([width, *(_width_for(column, shelf, width) for shelf in shelves)])
    width, pitch = _shared_size(column, shelves, width)
    laid_theirs: list[LaidLadder] = []
    laid_ours: list[LaidLadder] = []
    top, bottom = column.top, column.bottom
    for shelf in hanging:
        laid_theirs += _side_by_side(column, shelf, width, pitch, column.braces * (len(theirs) == 1), top=top)
        top = max(ladder.rect.bottom() for ladder in laid_theirs) + _BETWEEN
    for shelf in standing:
        laid_ours += _side_by_side(column, shelf, width, pitch, column.braces * (len(ours) == 1), bottom=bottom)
        bottom = min(ladder.caption.top() for ladder in laid_ours) - _BETWEEN
    return laid_theirs, laid_ours


def fits(column: Column, theirs: Sequence[Rungs], ours: Sequence[Rungs]) -> bool:
    """Whether a column has room for these ladders with every suit on their arms in sight; for none there always is."""
    if not theirs and not ours:
        return True
    column = replace(column, terse=True)
    hanging, standing = _shelves(column, theirs, ours)
    shelves = [*hanging, *standing]
    wide = all(sum(_tight_width(column, rungs) for rungs in shelf) <= column.right - column.left for shelf in shelves)
    return wide and _least_height(column, shelves) <= column.bottom - column.top - column.gap


def rungs_of(ladder: LadderView) -> Rungs:
    """The form of a ladder of a view."""
    categories = []
    for name, first, last, row in ladder.categories:
        if first >= 0:
            categories.append((name, first, last))
        elif row >= 0:
            categories.append((name, row, row))
    rows = tuple((index, len(cards)) for index, cards in ladder.rows)
    return Rungs(len(ladder.arm), rows, tuple(categories), not ladder.missing)


def stacking_order(rungs: Rungs) -> tuple[float, ...]:
    """The order in which cards overlap: row by row, so that each arm card covers what lies above it."""
    heights: list[float] = [float(index) for index in range(rungs.arm)]
    for index, count in rungs.rows:
        heights += [index + (side + 1) / 20 for side in range(count)]
    return tuple(heights)


def _shelves(
    column: Column, theirs: Sequence[Rungs], ours: Sequence[Rungs]
) -> tuple[list[list[Rungs]], list[list[Rungs]]]:
    """Part each side's ladders into groups that stand side by side; tighter rows where the groups get too high."""
    room = column.bottom - column.top - column.gap
    for first, following in ((FIRST_SIDE, NEXT_SIDE), (column.least_side, column.least_side)):
        parted = [_divide_column(column, group, first, following) for group in (theirs, ours)]
        shelves = [*parted[0], *parted[1]]
        if _least_height(column, shelves) <= room:
            break
    return parted[0], parted[1]


def _least_height(column: Column, shelves: Sequence[Sequence[Rungs]]) -> float:
    """How tall shelves stand with the smallest cards, every suit in sight, words over them."""
    tallest = (max(rungs.height(SMALLEST_CARD, column.least_pitch) for rungs in shelf) for shelf in shelves)
    return sum(tallest) + sum(column.caption(shelf) + _BETWEEN for shelf in shelves)


def _tight_width(column: Column, rungs: Rungs) -> float:
    return rungs.width(SMALLEST_CARD, column.least_side, column.least_side) + _BETWEEN


def _divide_column(column: Column, group: Sequence[Rungs], first: float, following: float) -> list[list[Rungs]]:
    room = column.right - column.left
    shelves: list[list[Rungs]] = []
    used = room
    for rungs in group:
        wide = rungs.width(SMALLEST_CARD, first, following) + _BETWEEN
        if used + wide > room:
            shelves.append([])
            used = 0.0
        shelves[-1].append(rungs)
        used += wide
    return shelves


def _width_for(column: Column, group: Sequence[Rungs], width: int) -> int:
    """The widest card at which a side's ladders stand side by side, never under the smallest."""
    room = (column.right - column.left - (column.braces if len(group) == 1 else 0)) / len(group)
    needs = [1 if not rungs.widest else 1 + FIRST_SIDE + NEXT_SIDE * (rungs.widest - 1) for rungs in group]
    return max(min(SMALLEST_CARD, width), min(width, int(room / max(needs))))


def _shared_size(column: Column, groups: Sequence[Sequence[Rungs]], width: int) -> tuple[int, float]:
    """Card width and pitch that both groups of the column share: first the pitch gives way, then the card."""
    words = sum(column.caption(group) + _BETWEEN for group in groups)
    room = column.bottom - column.top - column.gap - words
    tallest = [max(rungs.arm for rungs in group) for group in groups]
    cards = [CARD_RATIO * (1 + column.least_pitch * (arm - 1)) for arm in tallest]
    if sum(CARD_RATIO * (1 + column.pitch * (arm - 1)) for arm in tallest) * width <= room or not groups:
        return width, column.pitch
    if sum(cards) * width <= room:
        steps = sum(arm - 1 for arm in tallest)
        return width, (room / (CARD_RATIO * width) - len(tallest)) / steps
    smaller = int(room / sum(cards))
    if smaller >= SMALLEST_CARD:
        return smaller, column.least_pitch
    width = min(width, SMALLEST_CARD)
    steps = max(1, sum(arm - 1 for arm in tallest))
    pitch = (room / (CARD_RATIO * width) - len(tallest)) / steps
    return width, max(_SQUEEZED_PITCH, min(column.least_pitch, pitch))


def _side_by_side(
    column: Column,
    group: Sequence[Rungs],
    width: int,
    pitch: float,
    braces: float,
    *,
    top: float = 0,
    bottom: float = 0,
) -> list[LaidLadder]:
    """A shelf of ladders that hang from *top* with their words, or stand on *bottom* if there is one."""
    left, laid = column.left + braces, []
    for rungs, room in zip(group, _rooms(column, group, width, column.right - left), strict=True):
        head = bottom - rungs.height(width, pitch) if bottom else top + column.caption(group)
        laid.append(_ladder(column, rungs, left, head, width, pitch, room - (len(group) > 1) * _BETWEEN, braces))
        left += room
    return laid


def width_wanted(group: Sequence[Rungs], width: int) -> float:
    """How wide ladders side by side stand with cards of this width."""
    return sum(rungs.width(width, FIRST_SIDE, NEXT_SIDE) + _BETWEEN for rungs in group)


def _rooms(column: Column, group: Sequence[Rungs], width: int, room: float) -> list[float]:
    """How much of the column each ladder has: the same, or by need where a long row wants more."""
    wanted = [rungs.width(width, FIRST_SIDE, NEXT_SIDE) + _BETWEEN for rungs in group]
    if len(group) == 1 or max(wanted) * len(group) <= room:
        return [room / len(group)] * len(group)
    least = [rungs.width(width, column.least_side, column.least_side) + _BETWEEN for rungs in group]
    spare = max(0.0, room - sum(least))
    give = spare / max(1.0, sum(wanted) - sum(least))
    return [few + (many - few) * give for few, many in zip(least, wanted, strict=True)]


def _ladder(
    column: Column, rungs: Rungs, left: float, top: float, width: int, pitch: float, room: float, braces: float
) -> LaidLadder:
    step = round(pitch * height_of(width), 2)
    widest = rungs.widest
    first, following = FIRST_SIDE * width, NEXT_SIDE * width
    if widest and width + first + (widest - 1) * following > room:
        squeezed = (room - width) / (FIRST_SIDE + NEXT_SIDE * (widest - 1))
        first, following = FIRST_SIDE * squeezed, NEXT_SIDE * squeezed
        least = column.least_side * width
        first, following = max(first, least), max(following, least)
    spots = [spot_at(left, top + index * step, width) for index in range(rungs.arm)]
    for index, count in rungs.rows:
        spots += [
            spot_at(left + first + side * following, top + index * step, width, strip=following)
            for side in range(count)
        ]
    rect = QRectF(left, top, min(room, width + first + max(0, widest - 1) * following), rungs.height(width, pitch))
    words = column.caption([rungs])
    caption = QRectF(left - braces, top - words, max(rect.width(), room) + braces, words)
    return LaidLadder(
        caption, tuple(spots), _braces(rungs, left, top, step, width, braces), rect, stacking_order(rungs)
    )


def _braces(rungs: Rungs, left: float, top: float, step: float, width: int, room: float) -> tuple[Brace, ...]:
    """A brace for each category; a longer one stands left of those it overlaps, its name clear of theirs."""
    if not room:
        return ()
    laid: list[Brace] = []
    for name, first, last in sorted(rungs.categories, key=lambda category: category[2] - category[1]):
        foot = top + last * step + (height_of(width) if last == rungs.arm - 1 else step)
        rect = QRectF(left - room, top + first * step + 2, room - 6, foot - top - first * step - 4)
        inside = [brace.rect for brace in laid if brace.rect.top() < rect.bottom() and rect.top() < brace.rect.bottom()]
        rect.setRight(min([rect.right(), *(other.right() - _NESTED for other in inside)]))
        laid.append(Brace(name, rect, _line(rect, laid)))
    edge = min((brace.rect.right() for brace in laid), default=0.0)
    return tuple(replace(brace, names=edge - brace.rect.left()) for brace in laid)


def _line(rect: QRectF, others: Sequence[Brace]) -> float:
    """Where a brace's name stands: in its middle, or as near to that as the names of others allow."""
    taken = [brace.rect.top() + brace.line for brace in others]
    middle = rect.center().y()
    free = [y for away in range(0, round(rect.height()), 2) for y in (middle + away, middle - away)]
    return next((y for y in free if all(abs(y - other) >= _NAME_LINE for other in taken)), middle) - rect.top()
