"""Ladders on the table: a vertical arm with rows to its right, and the zone at the left in which they lie."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from barracan.model.places import PlaceName, read_place
from barracan.model.view import LadderView
from barracan.table.barracan.ladder_packing import (
    Form,
    Packing,
    Region,
    Room,
    Standing,
    arm_step,
    first_side,
    next_side,
    pack,
)
from barracan.table.layouts.frame import BAND_PADDING, SMALLEST_CARD, Frame
from barracan.table.layouts.geometry import Scroll, Spot, spot_at

_PITCHES: Final = (0.015, 0.0, -0.014)
"""How much of a card shows on an arm, in card heights, more than of its index; from the most to the least."""
_BESIDE: Final = 0.30
_PAD: Final = 4
"""Between the edge of the zone and its cards."""
ZONE_PADDING: Final = 12
"""Between the columns of the zone and the band beside it, at both sides together."""
_MARKS: Final = 6
"""How far the marks of the last move reach beyond a ladder and its words."""
_CAPTION, _MORE, _TAG = 17, 22, 24


class Owned(NamedTuple):
    """A ladder with its place."""

    place: PlaceName
    ladder: LadderView


@dataclass(slots=True, eq=False, repr=False)
class LaidLadder:
    """A ladder in its place; spots are in the order of its place's cards: the arm, then row by row."""

    caption: QRectF
    """The room of the words over it."""
    rect: QRectF
    spots: tuple[Spot, ...]
    order: tuple[float, ...]


@dataclass(slots=True, eq=False, repr=False)
class LaidLadders:
    """Ladders that share a room.

    Attributes:
        away: the ladders that are scrolled away, with the line that says how many there are; their cards lie unseen.
        parts: what scrolls by itself, by the side of its first ladder.
        width: of all columns together.
    """

    ladders: dict[PlaceName, LaidLadder] = field(default_factory=dict)
    away: dict[PlaceName, tuple[QRectF, tuple[Spot, ...]]] = field(default_factory=dict)
    parts: dict[int, Scroll] = field(default_factory=dict)
    width: float = 0.0

    def bottom(self, top: float) -> float:
        """How far down they reach, nothing lying above *top*."""
        feet = [ladder.rect.bottom() for ladder in self.ladders.values()]
        return max([top, *feet, *(part.line.bottom() for part in self.parts.values())])


def form_of(ladder: LadderView) -> Form:
    """What decides the size of a ladder of a view."""
    return Form(len(ladder.arm), max((len(cards) for _, cards in ladder.rows), default=0))


def room_of(grid: Frame, height: float, most: float, card: int = 0) -> Room:
    """The room of columns so high and together at most so wide.

    *card* bounds cards that lie in a strip; others share the table's width with the cards of the bands.
    """
    largest = card or grid.meld_width
    shared = grid.right - grid.margin - 6 * grid.scale - BAND_PADDING
    return Room(
        height=int(height),
        most=most,
        table=grid.table_width,
        span=inf if card else shared - ZONE_PADDING,
        line=round(_CAPTION * grid.text_scale),
        gap=round(max(13, 16 * grid.scale)),
        more=round(_MORE * grid.text_scale),
        largest=largest,
        least=SMALLEST_CARD,
        pitches=tuple(grid.index.below + more for more in _PITCHES),
        beside=max(_BESIDE, grid.index.beside),
    )


def lay_ladders(
    room: Room, left: float, top: float, groups: tuple[Sequence[Owned], Sequence[Owned]], back: Mapping[int, int]
) -> LaidLadders:
    """Lay two groups, the first from the top, the second from the foot.

    *back* tells by how many ladders a group has been scrolled, by the side of its first one.
    """
    keys = [read_place(group[0].place).owner if group else -1 for group in groups]
    forms = [tuple(form_of(owned.ladder) for owned in group) for group in groups]
    packing = pack(forms[0], forms[1], room, (back.get(keys[0], 0), back.get(keys[1], 0)))
    laid = LaidLadders(width=packing.width)
    for key, group, stands, region in zip(keys, groups, (packing.theirs, packing.ours), packing.regions, strict=True):
        for one in stands:
            laid.ladders[group[one.number].place] = _lay(room, packing, one, left, top, group[one.number].ladder)
        if region.hidden:
            line = _line(room, region).translated(left, top)
            unseen = spot_at(line.left(), line.top(), packing.card)
            for owned in group:
                if owned.place not in laid.ladders:
                    laid.away[owned.place] = line, (unseen,) * _count(owned.ladder)
            area = QRectF(region.left, region.top, region.width, region.height).translated(left, top)
            laid.parts[key] = Scroll(area, line, region.hidden, region.newer)
    return laid


def _lay(room: Room, packing: Packing, one: Standing, left: float, top: float, ladder: LadderView) -> LaidLadder:
    card, x, y = packing.card, round(left + one.left), round(top + one.top)
    step, form = arm_step(card, packing.pitch), form_of(ladder)
    head, beside = y + room.line, next_side(card, room.beside)
    spots = [spot_at(x, head + index * step, card) for index in range(form.arm)]
    for index, cards in ladder.rows:
        row = x + first_side(card)
        for side in range(len(cards)):
            strip = beside if side < len(cards) - 1 else card
            spots.append(spot_at(row + side * beside, head + index * step, card, strip=strip))
    rect = QRectF(x, head, form.width(card, room.beside), form.height(card, packing.pitch))
    return LaidLadder(QRectF(x, y, one.room, room.line), rect, tuple(spots), _stacking_order(ladder))


def _count(ladder: LadderView) -> int:
    return len(ladder.arm) + sum(len(cards) for _, cards in ladder.rows)


def _line(room: Room, region: Region) -> QRectF:
    """The line of a part that says what is away: at the end that is nearer to the middle of the table."""
    top = region.top or region.height - room.more
    return QRectF(region.left, top, region.width, room.more)


def _stacking_order(ladder: LadderView) -> tuple[float, ...]:
    """The order in which cards overlap: row by row, so that each arm card covers what lies above it."""
    rows = [index + (side + 1) / 20 for index, cards in ladder.rows for side in range(len(cards))]
    return (*map(float, range(len(ladder.arm))), *rows)


class Zone(NamedTuple):
    """The zone at the table's left: its ground, and the name tags at its outer ends."""

    rect: QRectF
    upper: QRectF
    """Where there is no tag it is empty, and ladders begin at once."""
    lower: QRectF
    room: QRectF

    def laid(
        self, grid: Frame, groups: tuple[Sequence[Owned], Sequence[Owned]], back: Mapping[int, int]
    ) -> LaidLadders:
        """The ladders in it."""
        room = room_of(grid, self.room.height(), self.room.width())
        return lay_ladders(room, self.room.left(), self.room.top(), groups, back)


def zone_of(grid: Frame, top: float, width: float, *, tagged: bool) -> Zone:
    """The zone from this height to the action bar, whose columns are so wide; *tagged* tells of a tag at its top."""
    tag = round(_TAG * grid.text_scale)
    rect = QRectF(grid.margin - _PAD, top, width + 3 * _PAD, grid.own_band.bottom() - top)
    left = grid.margin + _PAD
    upper = QRectF(left, top + 2, width, tag if tagged else 0)
    lower = QRectF(left, rect.bottom() - tag, width, tag)
    room = QRectF(left, upper.bottom() + _MARKS, width, lower.top() - upper.bottom() - 2 * _MARKS)
    return Zone(rect, upper, lower, room)
