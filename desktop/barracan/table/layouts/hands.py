"""The viewer's hand: its order, its row, and the lens under the pointer."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from barracan.session.hand_order import Groups
from barracan.table.layouts.geometry import CARD_RATIO, INDEX, Index, Spot, spot_at

_WIDEST_STEP: Final = 0.86
_AIR: Final = 0.005
"""How much more than its index shows of a card in a hand."""
_SUIT_GAP: Final = 0.21
_NARROW_SUIT_GAP: Final = 0.10
_NARROW: Final = 0.065
"""Where less than so much more shows, suits stand closer."""
_UPPER_ROW: Final = 0.38
LIFT: Final = 6
_OPENING: Final = 10
_LENS_FROM: Final = 20
_LENS_STEP: Final = 0.4
_LENS_REACH: Final = 2


def hand_row(
    cards: Sequence[str],
    width: int,
    zone: QRectF,
    *,
    suits: bool,
    groups: Groups = (),
    middle: float | None = None,
    index: Index = INDEX,
) -> tuple[Spot, ...]:
    """The spots of a hand from the left, centred on *middle* where its zone allows.

    *suits* keeps suits apart; *groups* are the suits where they are not those of the cards.
    """
    if not cards:
        return ()
    cards = [_rank_and_sign(card, groups) for card in cards]
    rows, width = _rows(cards, width, zone, suits, index)
    height = width * CARD_RATIO
    spots: list[Spot] = []
    for number, row in enumerate(rows):
        top = zone.bottom() - height - (len(rows) - 1 - number) * _UPPER_ROW * height
        spots += _row(row, width, zone, top, suits, zone.center().x() if middle is None else middle, index)
    return tuple(spots)


def _rank_and_sign(card: str, groups: Groups) -> str:
    """A rank with the sign of its suit, as rows look at cards."""
    return next((card[0] + str(number) for number, group in enumerate(groups) if card in group), card)


def open_around(spots: Sequence[Spot], hovered: int, zone: QRectF) -> tuple[Spot, ...]:
    """The row with one card lifted and its neighbours moved aside, like a lens where cards are many."""
    here = spots[hovered]
    row = [number for number, spot in enumerate(spots) if spot.y == here.y]
    shifts = _lens(spots, row, hovered) if len(row) > _LENS_FROM else _aside(row, hovered)
    moved = list(spots)
    for number in row:
        moved[number] = spots[number]._replace(x=spots[number].x + shifts[number])
    moved[hovered] = moved[hovered]._replace(y=here.y - LIFT)
    first, last = moved[row[0]].rect.left(), moved[row[-1]].rect.right()
    nudge = max(0.0, zone.left() - first) - max(0.0, last - zone.right())
    half = spots[hovered].width / 2
    low, high = zone.left() + half, zone.right() - half
    return tuple(
        spot._replace(x=max(low, min(spot.x + nudge, high))) if number in shifts else spot
        for number, spot in enumerate(moved)
    )


def _rows(cards: Sequence[str], width: int, zone: QRectF, suits: bool, index: Index) -> tuple[list[Sequence[str]], int]:
    """One row, or two of smaller cards where one would hide what the cards are."""
    if _step(cards, width, zone.width(), suits, index)[0] >= (index.beside + _AIR) * width - 0.01:
        return [cards], width
    half = (len(cards) + 1) // 2
    return [cards[:half], cards[half:]], int(width / (1 + _UPPER_ROW) * 1.06)


def _row(
    cards: Sequence[str], width: int, zone: QRectF, top: float, suits: bool, middle: float, index: Index
) -> list[Spot]:
    step, gap = _step(cards, width, zone.width(), suits, index)
    gaps = _suit_changes(cards) if suits else [False] * len(cards)
    whole = width + (len(cards) - 1) * step + sum(gaps) * gap
    left = max(zone.left(), min(middle - whole / 2, zone.right() - whole))
    spots = []
    for number, change in enumerate(gaps):
        left += gap if change else 0
        last = number == len(cards) - 1
        spots.append(spot_at(left, top, width, strip=width if last else min(width, step)))
        left += step
    return spots


def _step(cards: Sequence[str], width: int, room: float, suits: bool, index: Index) -> tuple[float, float]:
    """The step of a row, and the extra between suits; the extra gives way first."""
    covered = len(cards) - 1
    if covered < 1:
        return _WIDEST_STEP * width, 0.0
    changes = sum(_suit_changes(cards)) if suits else 0
    for gap in (_SUIT_GAP * width, _NARROW_SUIT_GAP * width):
        step = min(_WIDEST_STEP * width, (room - width - changes * gap) / covered)
        if step >= (index.beside + _NARROW) * width:
            break
    return step, gap


def _suit_changes(cards: Sequence[str]) -> list[bool]:
    return [number > 0 and cards[number][1] != cards[number - 1][1] for number in range(len(cards))]


def _aside(row: Sequence[int], hovered: int) -> dict[int, float]:
    """Neighbours at the left step aside as far as those at the right."""
    return {number: 0.0 if number == hovered else (-_OPENING if number < hovered else _OPENING) for number in row}


def _lens(spots: Sequence[Spot], row: Sequence[int], hovered: int) -> dict[int, float]:
    """The five nearest cards spread; what lies further out closes up towards the row's ends."""
    shifts = dict.fromkeys(row, 0.0)
    for direction, end in ((-1, row[0]), (1, row[-1])):
        shift = 0.0
        for distance in range(1, abs(end - hovered) + 1):
            number = hovered + direction * distance
            if distance <= _LENS_REACH:
                pitch = abs(spots[number].x - spots[number - direction].x)
                shift += max(0.0, _LENS_STEP * spots[hovered].width - pitch)
                peak, far = max(shift, _OPENING), max(1, abs(end - number))
            left_over = abs(end - number) / far if distance > _LENS_REACH else 1.0
            shifts[number] = direction * peak * left_over
    return shifts
