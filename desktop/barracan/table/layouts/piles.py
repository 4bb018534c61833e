"""How the cards of a discard pile lie: rows, steps, stoppers across."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from barracan.model.cards import Code
from barracan.model.value import value
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, SPARE, Index, Spot, spot_at

MOST_STEP = 0.40
STOPPER_STEP = 0.50
STOPPERS = frozenset({"AC", "AS"})


@value
class Fold:
    """A pile laid in rows: the first card of each row, the step in pixels, and the height in cards."""

    starts: tuple[int, ...]
    step: float
    height: float
    index: Index


def fold(cards: Sequence[Code | None], width: float, room: float, index: Index = INDEX) -> Fold:
    """Lay a pile in the fewest rows that fit *room* at the least step, at the largest step that fits."""
    for rows in range(1, max(1, len(cards)) + 1):
        starts = row_starts(len(cards), rows)
        step = min(_row_step(row, width, room) for row in _rows(cards, starts))
        if step >= index.beside * width - 1e-6 or rows >= 5:
            step = max(step, (index.beside - SPARE) * width)
            return Fold(starts, step, _height(cards, starts, index), index)
    return Fold((0,), MOST_STEP * width, 1.0, index)


def row_starts(count: int, rows: int) -> tuple[int, ...]:
    """The first card of each row when rows are filled evenly, the oldest on top."""
    each, over = divmod(count, rows)
    starts = [0]
    for row in range(rows - 1):
        starts.append(starts[-1] + each + (row < over))
    return tuple(starts)


def row_width(row: Sequence[Code | None], width: float, step: float) -> float:
    """The width of a row at this step."""
    if not row:
        return width
    steps = sum(_strip(card, width, step) for card in row[:-1])
    return steps + (CARD_RATIO * width if row[-1] in STOPPERS else width)


def pile_width(cards: Sequence[Code | None], width: float, laid: Fold) -> float:
    """The width of a folded pile."""
    return max(row_width(row, width, laid.step) for row in _rows(cards, laid.starts))


def lay(
    cards: Sequence[Code | None], laid: Fold, width: int, left: float, top: float, blocked: int = 0
) -> tuple[Spot, ...]:
    """The spots of a folded pile whose upper left corner is given; the first *blocked* cards get a wash."""
    height = CARD_RATIO * width
    spots: list[Spot] = []
    rows = _rows(cards, laid.starts)
    for number, row in enumerate(rows):
        x = left
        for card in row:
            across = card in STOPPERS
            strip = _strip(card, width, laid.step)
            y = top + _stopper_drop(height, width, number < len(rows) - 1) if across else top
            spot = spot_at(x, y, width, across=across, strip=strip)
            spots.append(spot._replace(washed=len(spots) < blocked))
            x += strip
        if row:
            spots[-1] = spots[-1]._replace(strip=spots[-1].size[0])
        top += _pitch(row, laid.index) * height
    return tuple(spots)


def landing_spot(
    cards: Sequence[Code | None], laid: Fold, width: int, left: float, top: float, blocked: int = 0
) -> Spot:
    """Where one more card would lie."""
    if not cards:
        return spot_at(left, top, width)
    last = lay(cards, laid, width, left, top, blocked)[-1]
    corner = last.rect.left() + _strip(cards[-1], width, laid.step)
    row_top = top + (laid.height - 1) * CARD_RATIO * width
    return spot_at(corner, row_top, width)


def enlarge(
    cards: Sequence[Code | None], width: int, middle: QPointF, bounds: QRectF, blocked: int, index: Index = INDEX
) -> tuple[Spot, ...]:
    """A pile at hand size, in as many rows as it needs, over its place and within bounds."""
    laid = fold(cards, width, 0.7 * bounds.width(), index)
    wide, high = pile_width(cards, width, laid), laid.height * width * CARD_RATIO
    left = min(max(middle.x() - wide / 2, bounds.left()), bounds.right() - wide)
    top = min(max(middle.y() - high / 2, bounds.top()), bounds.bottom() - high)
    return lay(cards, laid, width, left, top, blocked)


def stock_spots(spot: Spot, count: int) -> tuple[tuple[Spot, ...], int]:
    """The stock's thickness: one edge for every twelve cards, at most five; the rest is buried under these."""
    edges = min(5, 1 + count // 12, count)
    buried = count - edges
    spots = [spot] * buried
    for number in range(edges):
        below = edges - 1 - number
        spots.append(spot._replace(x=spot.x + 1.5 * below, y=spot.y - 1.5 * below))
    return tuple(spots), buried


def _rows(cards: Sequence[Code | None], starts: Sequence[int]) -> list[Sequence[Code | None]]:
    return [cards[start:end] for start, end in zip(starts, (*starts[1:], len(cards)), strict=True)]


def _strip(card: Code | None, width: float, step: float) -> float:
    return max(step, STOPPER_STEP * width) if card in STOPPERS else step


def _row_step(row: Sequence[Code | None], width: float, room: float) -> float:
    covered = row[:-1]
    stoppers = sum(card in STOPPERS for card in covered)
    plain = len(covered) - stoppers
    last = CARD_RATIO * width if row and row[-1] in STOPPERS else width
    free = room - last - stoppers * STOPPER_STEP * width
    if plain == 0:
        return MOST_STEP * width if free >= 0 else 0.0
    return min(MOST_STEP * width, free / plain)


def _pitch(row: Sequence[Code | None], index: Index) -> float:
    return index.stopper_below if any(card in STOPPERS for card in row) else index.below


def _height(cards: Sequence[Code | None], starts: Sequence[int], index: Index) -> float:
    return 1 + sum(_pitch(row, index) for row in _rows(cards, starts)[:-1])


def _stopper_drop(height: float, width: float, covered: bool) -> float:
    return 0.05 * height if covered else (height - width) / 2
