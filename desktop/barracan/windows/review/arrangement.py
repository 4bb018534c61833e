"""Where the parts of a review lie: the table, the column beside it or the drawer over it, and the axis at the foot."""

from itertools import combinations
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize

from barracan.model.places import HAND, MELDS, PILE, POT, TRICKS, read_place
from barracan.model.view import SeatView
from barracan.table.layouts.geometry import TEXT_SIZES, Layout, bounds, clamp

_WIDE: Final = 1600
_COLUMNS: Final = (340, 440)
_AXES: Final = (160, 190)
_FOLDED: Final = 64
_ROWS: Final = (44, 40)
_NAMES: Final = 20
"""The line of the hands' names under the graph."""
_LEAST_CARD: Final = 54
_LEAST_INDEX, _SMALL_INDEX = 12.0, 10.6
_INDEX_PART: Final = 49 / 250
"""The height of an index letter in widths of its card."""
_TOUCH: Final = 1
_HAIR: Final = 0.01
_NAME: Final = 68
"""Pixels of the shortest name of a type with count and points, at the usual text."""
_BRIEF_NAME: Final = 32
"""Pixels of the shortest name alone."""
_TAG: Final = 108
"""Pixels of mark and number of cards of a seat whose hand is a fan."""
_SORT: Final = 20
"""Pixels of the line over the control that sorts the hand."""
_USUAL: Final = QSize(1280, 800)
"""Below this size the index of a pile may be smaller."""


class Arrangement(NamedTuple):
    """Whether the column stands beside the table, and whether the graph is unfolded."""

    column: bool
    graph: bool


ARRANGEMENTS: Final = (
    Arrangement(True, True),
    Arrangement(False, True),
    Arrangement(True, False),
    Arrangement(False, False),
)
"""From the one that shows most to the one that leaves the table most room; where the graph has to fold in any case the
column stays if it can."""


class Fit(NamedTuple):
    """How the table of a page gets room: an arrangement by its number, and how much larger than usual its text is, and
    that of axis and row.
    """

    level: int
    text_size: float
    foot: float

    @property
    def arrangement(self) -> Arrangement:
        """The arrangement."""
        return ARRANGEMENTS[self.level]


def fits(text_size: float) -> list[Fit]:
    """All of them, from the one wanted most: column and graph give way before the table's text does, that before the
    rows under it.
    """
    sizes = sorted((size for size in TEXT_SIZES if size <= text_size), reverse=True) or [1.0]
    levels = range(len(ARRANGEMENTS))
    return [Fit(level, size, foot) for foot in sizes for size in sizes if size <= foot for level in levels]


class Regions(NamedTuple):
    """The parts of the page; the column is where the drawer opens if it does not stand beside the table."""

    table: QRect
    column: QRect
    axis: QRect
    row: QRect


def regions(
    size: QSize, arrangement: Arrangement, scale: float, *, foot: float = 1.0, left_handed: bool = False
) -> Regions:
    """Divide a page of this size, whose type has this scale before it is enlarged, that of the *foot* so far."""
    wide, large = size.width() >= _WIDE, scale * foot
    column = min(_COLUMNS[wide], size.width() // 2)
    row = round(_ROWS[not arrangement.graph] * large)
    grown = (large - scale) * (_ROWS[False] + _NAMES)
    axis = round(_AXES[wide] + grown if arrangement.graph else _FOLDED * large)
    table = size.width() - (column if arrangement.column else 0)
    end = size.height() - axis
    left = column if arrangement.column and left_handed else 0
    return Regions(
        QRect(left, 0, table, end),
        QRect(0 if left_handed else size.width() - column, 0, column, end),
        QRect(0, end, size.width(), axis - row),
        QRect(0, size.height() - row, size.width(), row),
    )


def least_index(size: QSize) -> float:
    """How high the index of a card in a pile has to be at least in a window of this size."""
    usual = size.width() >= _USUAL.width() and size.height() >= _USUAL.height()
    return _LEAST_INDEX if usual else _SMALL_INDEX


def is_readable(view: SeatView, laid: Layout, index: float) -> bool:
    """Whether all open cards of a table are as large as they have to be and to be seen, and nothing lies over them."""
    if laid.scrolls or laid.cramped or _leaves(laid):
        return False
    beside = [*laid.plates.values(), *laid.boards.values()]
    if laid.sort_control is not None:
        beside.append(laid.sort_control.adjusted(0, -_SORT * laid.text_scale, 0, 0))
    for place, cards in view.places().items():
        kind = read_place(place).kind
        if kind == HAND:
            continue
        least = max(_LEAST_CARD, index / _INDEX_PART) if kind == PILE else _LEAST_CARD
        spots = laid.spots.get(place, ())
        if any(rect.intersects(spot.rect) for rect in beside for spot in spots):
            return False
        if any(card is not None and spot.width < int(least) for card, spot in zip(cards, spots, strict=False)):
            return False
    return not _overlaps(laid)


def has_text(laid: Layout, text_size: float) -> bool:
    """Whether the text of a table is as much larger than usual as it is to be, and enlarged names have room over their
    cards.
    """
    named = [label for place, label in laid.labels.items() if read_place(place).kind in {MELDS, TRICKS}]
    least = (_NAME if text_size > 1 else _BRIEF_NAME) * laid.text_scale
    tags = [plate for seat, plate in laid.plates.items() if seat in laid.fans]
    if any(label.width() < least for label in named) or any(tag.width() < _TAG * laid.text_scale for tag in tags):
        return False
    return laid.text_scale >= text_size * clamp(laid.scale, 1, 1.3) - _HAIR


def _leaves(laid: Layout) -> bool:
    """Whether cards lie outside the table, or names over melds have so little room that they lie on each other."""
    room = QRectF(0, 0, laid.width, laid.height).adjusted(-_TOUCH, -_TOUCH, _TOUCH, _TOUCH)
    if not all(room.contains(bounds(spots)) for spots in laid.spots.values() if spots):
        return True
    named = [label for place, label in laid.labels.items() if read_place(place).kind in {MELDS, TRICKS}]
    return any(one.intersects(other) for one, other in combinations(named, 2))


def _overlaps(laid: Layout) -> bool:
    """Whether the cards of one place lie over those of another, or over the name of a side; pots lie crossed."""
    taken = [bounds(spots) for place, spots in laid.spots.items() if spots and read_place(place).kind != POT]
    shrunk = [area.adjusted(_TOUCH, _TOUCH, -_TOUCH, -_TOUCH) for area in taken]
    if any(tag.intersects(area) for tag in laid.tags.values() for area in shrunk):
        return True
    return any(one.intersects(other) for one, other in combinations(shrunk, 2))
