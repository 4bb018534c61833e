"""How ladders share their zone: card, pitch, columns, and the line between two sides; numbers alone, nothing of Qt."""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from math import ceil, inf
from typing import Final, NamedTuple

CARD_RATIO: Final = 1.4
FIRST_SIDE: Final = 1.06
"""Where the first side card begins, in card widths: clear of the arm."""
NEXT_SIDE: Final = 0.30
BAND_CARDS: Final = 11.45
"""How many card widths the slots of a band take."""
_SIZE, _PITCH = 1.1, 0.8
"""What a larger card and a wider pitch are worth, against zone by table width."""
_ROUNDED: Final = 0.01
_MOST_TRIED: Final = 4
"""Of so many ladders every set is tried as a column; of more, only neighbours in age."""


class Form(NamedTuple):
    """What decides a ladder's size: how long its arm is, and its longest row."""

    arm: int
    widest: int = 0

    def width(self, card: int, beside: float = NEXT_SIDE) -> int:
        """How wide it stands with cards of this width."""
        return first_side(card) + card + next_side(card, beside) * (self.widest - 1) if self.widest else card

    def height(self, card: int, pitch: float) -> int:
        """How tall it stands."""
        return round(card * CARD_RATIO) + arm_step(card, pitch) * (self.arm - 1)


def first_side(card: int) -> int:
    """How far right of its arm card the first side card begins, in whole pixels."""
    return ceil(FIRST_SIDE * card)


def next_side(card: int, beside: float = NEXT_SIDE) -> int:
    """From one side card to the next."""
    return ceil(beside * card)


def arm_step(card: int, pitch: float) -> int:
    """From one arm card to the next; never less than the pitch."""
    return ceil(pitch * round(card * CARD_RATIO) - 1e-6)


class Room(NamedTuple):
    """The room of the ladders, and what bounds their sizes."""

    height: float
    """Between the name tags."""
    most: float
    """The widest that all columns together may be."""
    table: float
    """The width of the table."""
    span: float
    """What ladders and the slots of a band share."""
    line: float
    """The height of a ladder's words, which stand over it."""
    gap: float
    """Between columns, and between the sides; half of it between ladders of a column."""
    more: float
    """The height of the line that says how many are scrolled away."""
    largest: int
    """The widest card."""
    least: int
    pitches: tuple[float, ...]
    """How much of a covered card may show on an arm, in card heights, from the most to the least."""
    beside: float = NEXT_SIDE
    """The same in a row, in card widths."""

    def limit(self, card: float) -> float:
        """As wide as all columns may be with cards of this width: those of the bands are no smaller."""
        return min(self.most, self.span - BAND_CARDS * max(card, self.least))


class Standing(NamedTuple):
    """Where a ladder stands: the upper left corner of its words, and how wide these may be."""

    number: int
    """In its side's order of age."""
    left: float
    top: float
    room: float


class Region(NamedTuple):
    """A side's part of the room."""

    left: float
    top: float
    width: float
    height: float
    hidden: int = 0
    """How many ladders are scrolled away."""
    newer: int = 0
    """How many of these are newer than what is in view."""


class Packing(NamedTuple):
    """How the ladders of two sides lie; a ladder that stands nowhere is scrolled away."""

    card: int
    pitch: float
    width: float
    theirs: tuple[Standing, ...] = ()
    ours: tuple[Standing, ...] = ()
    regions: tuple[Region, Region] = (Region(0, 0, 0, 0), Region(0, 0, 0, 0))


class _Column(NamedTuple):
    numbers: tuple[int, ...]
    heights: tuple[float, ...]
    """Of each ladder with its words."""
    width: float

    def height(self, gap: float) -> float:
        """How tall the column is, with this between its ladders."""
        return sum(self.heights) + gap * (len(self.heights) - 1)


class _Block(NamedTuple):
    """A side's columns as they lie in a room of some height."""

    columns: tuple[_Column, ...] = ()
    width: float = 0.0
    height: float = 0.0


class _Size(NamedTuple):
    card: int
    pitch: float


class _Found(NamedTuple):
    size: _Size
    theirs: _Block
    ours: _Block


_Way = Callable[[Room, Sequence[Form], Sequence[Form], _Size], Iterator[tuple[_Block, _Block, float]]]


@lru_cache(maxsize=64)
def pack(theirs: tuple[Form, ...], ours: tuple[Form, ...], room: Room, scrolled: tuple[int, int] = (0, 0)) -> Packing:
    """Lay theirs from the top and ours from the foot, each side's in order of age.

    They lie over each other where a line between the sides serves, else beside each other. What does not fit even with
    the smallest cards is scrolled away, from the oldest on; of either side as many of the newest as *scrolled* says.
    """
    for way, over in ((_above_each_other, True), (_beside_each_other, False)):
        if found := _best(room, theirs, ours, way):
            return _place(room, found, over=over)
    return _scroll(room, (theirs, ours), scrolled)


def _best(room: Room, theirs: Sequence[Form], ours: Sequence[Form], way: _Way) -> _Found | None:
    """The size and the columns that are worth most."""
    best, worth = None, -inf
    narrowest = max((form.width(100, room.beside) for form in (*theirs, *ours)), default=100) / 101
    for card in range(room.largest, room.least - 1, -1):
        limit = room.limit(card)
        for pitch in room.pitches:
            value = _SIZE * card / room.largest + _PITCH * pitch
            if value - narrowest * card / room.table <= worth:
                continue
            size = _Size(card, pitch)
            for above, below, width in way(room, theirs, ours, size):
                if width <= limit and value - width / room.table > worth:
                    worth = value - width / room.table
                    best = _Found(size, above, below)
    return best


def _above_each_other(
    room: Room, theirs: Sequence[Form], ours: Sequence[Form], size: _Size
) -> Iterator[tuple[_Block, _Block, float]]:
    """For each line between the sides the columns of both."""
    between = room.gap if theirs and ours else 0.0
    standing = list(_blocks(room, ours, size))
    for above in _blocks(room, theirs, size):
        left = room.height - between - above.height
        for below in standing:
            if below.height <= left:
                yield above, below, max(above.width, below.width)


def _beside_each_other(
    room: Room, theirs: Sequence[Form], ours: Sequence[Form], size: _Size
) -> Iterator[tuple[_Block, _Block, float]]:
    """Theirs in left columns, ours in right ones, each the full height."""
    left, right = _columns(room, theirs, size, room.height), _columns(room, ours, size, room.height)
    if left is not None and right is not None:
        yield left, right, left.width + room.gap + right.width


def _blocks(room: Room, forms: Sequence[Form], size: _Size) -> Iterator[_Block]:
    """The columns of a side for every height of its part that makes a difference."""
    if not forms:
        yield _Block()
        return
    tall = [room.line + form.height(*size) for form in forms]
    seen: set[tuple[_Column, ...]] = set()
    for height in sorted({sum(chosen) + (len(chosen) - 1) * room.gap / 2 for chosen in _sets(tall)}):
        block = _columns(room, forms, size, height) if height <= room.height else None
        if block is not None and block.columns not in seen:
            seen.add(block.columns)
            yield block


def _sets(heights: Sequence[float]) -> Iterator[Sequence[float]]:
    """What may lie in one column: any of a few ladders, of many only neighbours in age."""
    count = len(heights)
    if count > _MOST_TRIED:
        yield from (heights[first:last] for first in range(count) for last in range(first + 1, count + 1))
        return
    for size in range(1, count + 1):
        yield from combinations(heights, size)


def _columns(room: Room, forms: Sequence[Form], size: _Size, height: float) -> _Block | None:
    """In order of age each ladder in the first column where it and half a gap fit; ``None`` where one is too tall."""
    between = room.gap / 2
    columns: list[_Column] = []
    for number, form in enumerate(forms):
        tall, wide = room.line + form.height(*size), form.width(size.card, room.beside)
        if tall > height + _ROUNDED:
            return None
        for at, (numbers, heights, width) in enumerate(columns):
            if columns[at].height(between) + between + tall <= height + _ROUNDED:
                columns[at] = _Column((*numbers, number), (*heights, tall), max(width, wide))
                break
        else:
            columns.append(_Column((number,), (tall,), wide))
    width = sum(column.width for column in columns) + room.gap * max(0, len(columns) - 1)
    return _Block(tuple(columns), width, max((column.height(between) for column in columns), default=0.0))


def _place(room: Room, found: _Found, *, over: bool) -> Packing:
    """Theirs in the upper left corner, ours at the foot, below them or at their right."""
    above, below = found.theirs, found.ours
    left = 0.0 if over else above.width + room.gap
    width = max(above.width, below.width) if over else left + below.width
    theirs = Region(0.0, 0.0, width if over else above.width, above.height)
    ours = Region(left, room.height - below.height, width - left, below.height)
    return Packing(*found.size, width, _spots(room, above, theirs), _spots(room, below, ours), (theirs, ours))


def _spots(room: Room, block: _Block, region: Region, first: int = 0) -> tuple[Standing, ...]:
    """Where the ladders of columns stand in a side's part; *first* is the oldest one's number."""
    spots = []
    left = region.left
    for at, column in enumerate(block.columns):
        last = at == len(block.columns) - 1
        words, top = region.left + region.width - left if last else column.width + room.gap / 2, region.top
        for number, height in zip(column.numbers, column.heights, strict=True):
            spots.append(Standing(first + number, left, top, words))
            top += height + room.gap / 2
        left += column.width + room.gap
    return tuple(spots)


def _scroll(room: Room, sides: tuple[Sequence[Form], Sequence[Form]], scrolled: tuple[int, int]) -> Packing:
    """As many of the newest as have room with the smallest cards; the parts of the sides stay while one is scrolled."""
    size, limit = _Size(room.least, min(room.pitches)), room.limit(room.least)
    regions = _parts(room, sides, size, limit)
    seen = zip(regions, sides, scrolled, strict=True)
    (theirs, above), (ours, below) = (_window(room, forms, size, region, back) for region, forms, back in seen)
    return Packing(*size, limit, above, below, (theirs, ours))


def _parts(
    room: Room, sides: tuple[Sequence[Form], Sequence[Form]], size: _Size, limit: float
) -> tuple[Region, Region]:
    """The parts in which most ladders can be seen at once, and as many of either side as can be."""
    height, width = room.height, limit
    whole, none = Region(0, 0, width, height), Region(0, 0, 0, 0)
    if not sides[1]:
        return whole, none
    if not sides[0]:
        return none, whole
    tall = [room.line + form.height(*size) for forms in sides for form in forms]
    lines = {room.more + sum(chosen) + (len(chosen) - 1) * room.gap / 2 for chosen in _sets(tall)}
    lines |= {height - room.gap - line for line in lines}
    wide = [form.width(size.card, room.beside) for forms in sides for form in forms]
    ways = [
        (Region(0, 0, width, line), Region(0, line + room.gap, width, height - line - room.gap))
        for line in sorted(lines)
        if 0 < line < height - room.gap
    ]
    ways += [
        (Region(0, 0, part, height), Region(part + room.gap, 0, width - part - room.gap, height))
        for part in sorted({*wide, *(width - room.gap - each for each in wide), (width - room.gap) / 2})
        if 0 < part < width - room.gap
    ]

    def seen(way: tuple[Region, Region]) -> tuple[bool, int, int]:
        counts = [len(_window(room, forms, size, region, 0)[1]) for forms, region in zip(sides, way, strict=True)]
        return min(counts) > 0, sum(counts), -abs(counts[0] - counts[1])

    return max(ways, key=seen, default=(whole, none))


def _window(
    room: Room, forms: Sequence[Form], size: _Size, region: Region, back: int
) -> tuple[Region, tuple[Standing, ...]]:
    """The ladders seen in a side's part: from the newest back, but for as many of these as are scrolled away."""
    end = max(min(1, len(forms)), len(forms) - back)
    for first in range(end):
        shown = forms[first:end]
        height = region.height - (room.more if len(shown) < len(forms) else 0)
        block = _columns(room, shown, size, height)
        if block is not None and block.width <= region.width + _ROUNDED:
            break
    else:
        first, block = end, _Block()
    hidden = len(forms) - (end - first)
    region = region._replace(hidden=hidden, newer=len(forms) - end)
    inner = region._replace(top=region.top + room.more) if hidden and region.top else region
    return region, _spots(room, block, inner, first)
