"""The frame of the table: its grid, who sits where, and the bars, the panel and the hand that every table has."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.places import HAND, place_name
from barracan.model.view import SeatView
from barracan.table.layouts.geometry import (
    CARD_RATIO,
    INDEX,
    LARGE_INDEX,
    TEXT_SIZES,
    Index,
    Layout,
    LayoutOptions,
    clamp,
    height_of,
)
from barracan.table.layouts.hands import hand_row

NORMAL_SLOTS: Final = (2.10, 1.45, 1.85, 1.75, 2.55, 1.75)
"""Widths of a band's slots in meld cards: the five types, then the tricks."""
COMPACT_SLOTS: Final = (1.92, 1.36, 1.66, 1.62, 2.20, 1.24)
SMALLEST_CARD: Final = 54
_GIVING: Final = 1.15
"""Hand cards give way to larger text down to so many times the width of the smallest cards."""
CARD_SIZES: Final = {"small": 0.85, "medium": 1.0, "large": 1.15}
BAND_PADDING: Final = 78
_TAG_ZONE: Final = (96, 170)
"""How wide the zone of name tags is at least, and at most in a window of the usual size."""
_CENTRE, _COMPACT_CENTRE = 3.0, 2.54
"""The height of stock and piles in cards, each in one row."""
_WIDE: Final = 1600
"""From this width on the side panel is open and ladders have room for their braces."""
_WATCHED_HANDS: Final = (96.0, 132.0)
"""How high a hand is that is only looked at, in a narrow and in a wide window."""
_WATCHED_PART: Final = 0.15
"""The part of the window's height that it takes at most."""
_OVER_WATCHED_HAND: Final = 9.0
_HAND_CAPTION: Final = 20.0


@dataclass(slots=True, eq=False, repr=False)
class Table:
    """What of a table decides its grid: seats, who plays together, and the room that ladders need."""

    seats: int
    singles: bool
    zone: float = 0.0
    """The width of the zone in which ladders lie; 0 where none do."""
    their_rail: bool = False
    own_rail: bool = False
    """Whether there are rails instead of bands, of sides that have melded nothing."""
    tag: float = 0.0
    """How wide the widest name tag is at a text scale of 1."""
    beside_panel: float = 0.0
    """How wide the table must be beside the panel, which lies over it as a drawer otherwise."""
    captions: bool = False
    """Whether words stand over the cards of the hand."""

    @property
    def crowded(self) -> bool:
        """Whether more than two areas share the table, so that bands are compact."""
        return self.seats == 3 or (self.seats >= 4 and self.singles)


@dataclass(slots=True, eq=False, repr=False)
class Frame:
    """The numbers that everything else is measured by."""

    width: float
    height: float
    whole_height: float
    """Of the window, of which a table that is only looked at has a part."""
    scale: float
    text_size: float
    """How much larger than usual all text is."""
    text_scale: float
    margin: float
    table_width: float
    panel_width: float
    drawer: bool
    top_bar: float
    label: float
    header: float
    ladder_zone: float
    tags_only: bool
    """Whether nothing but name tags lies in the zone of the ladders."""
    left: float
    right: float
    meld_width: int
    hand_height: float
    band_top: float
    centre_top: float
    centre_bottom: float
    own_band_top: float
    own_band_height: float
    rail: float
    """The height of a rail."""
    bar_top: float
    bar_height: float
    hand_top: float
    index: Index
    left_handed: bool
    """Whether the control of the hand's order stands at the right."""

    @property
    def meld_height(self) -> int:
        """The height of a meld card."""
        return height_of(self.meld_width)

    @property
    def hand_width(self) -> int:
        """The width of a hand card."""
        return int(self.hand_height / CARD_RATIO)

    @property
    def band_height(self) -> float:
        """The height of a band without a header line."""
        return self.label + 14 + self.meld_height

    @property
    def wide(self) -> bool:
        """Whether there is room for braces."""
        return self.width >= _WIDE

    @property
    def caption(self) -> float:
        """The height of a line of the words over a ladder."""
        return 16 * self.text_scale

    @property
    def gap(self) -> float:
        """The gap above and below the stock."""
        return max(7, 9 * self.scale)

    @property
    def plate(self) -> tuple[float, float]:
        """Width and height of a seat's plate."""
        size = self.text_size
        return size * clamp(186 * self.scale, 148, 230), size * clamp(76 * self.text_scale / size, 64, 90)

    @property
    def own_band(self) -> QRectF:
        """The viewer's side's band."""
        return QRectF(self.left, self.own_band_top, self.right - self.left, self.own_band_height)

    @property
    def piles_left(self) -> float:
        """Where the piles' room begins: they use the ladder zone while it holds a name tag only."""
        return self.margin if self.tags_only else self.left


def panel_width(width: float) -> float:
    """The width of the side panel."""
    return clamp(0.1875 * width, 340, 480)


def panel_beside(width: float, height: float, table: Table) -> bool:
    """Whether the panel fits beside the table; else tray and builder open as a drawer over it."""
    if width < 1280:
        return False
    beside = width - panel_width(width)
    if table.beside_panel:
        return beside >= table.beside_panel
    left, right = _columns(width, height, beside, table, panel=True)
    return _meld_width(height, table, right - left, beside - 2 * _margin(width, height)) >= SMALLEST_CARD


def frame(table: Table, options: LayoutOptions) -> Frame:
    """Measure the table."""
    width, height = options.size.width(), options.size.height()
    panel_open = options.panel_open and options.window is None
    beside = panel_open and panel_beside(width, height, table)
    panel = panel_width(width) if beside else 0
    sizes = [size for size in TEXT_SIZES if size <= options.text_size] or [1.0]
    for size in reversed(sizes):
        grid = _frame(options, table, panel, size, panel_open and not beside)
        if size == sizes[0] or grid.centre_bottom - grid.centre_top >= _piles_room(table, grid.scale):
            break
    grid.index, grid.left_handed = LARGE_INDEX if options.large_index else INDEX, options.left_handed
    return grid


def _frame(options: LayoutOptions, table: Table, panel: float, text_size: float, drawer: bool) -> Frame:
    width, height = options.size.width(), options.size.height()
    window = options.window or options.size
    whole = (window.width(), window.height())
    table_width = width - panel
    left, right = _columns(*whole, table_width, table, panel=bool(panel), text_size=text_size)
    meld = max(SMALLEST_CARD, round(_meld_width(height, table, right - left, table_width - 2 * _margin(*whole))))
    s = _scale(*whole)
    heights = _heights(options, s, table, table_width, meld, text_size)
    return Frame(
        width=width,
        height=height,
        whole_height=window.height(),
        scale=s,
        text_size=text_size,
        text_scale=text_size * clamp(s, 1, 1.3),
        margin=_margin(*whole),
        table_width=table_width,
        panel_width=panel,
        drawer=drawer,
        ladder_zone=_ladder_zone(table, s, text_size),
        tags_only=not table.zone,
        left=left,
        right=right,
        meld_width=meld,
        index=INDEX,
        left_handed=False,
        **heights,
    )


def _heights(
    options: LayoutOptions, s: float, table: Table, table_width: float, meld: int, text_size: float
) -> dict[str, float]:
    """Where everything begins, from the top bar down to the hand, and how high it is.

    The hand's cards are as large as bands allow even where there are rails: they never change in a hand.
    """
    height, window = options.size.height(), options.window
    rows = (max(44, 48 * s), max(16, 20 * s), max(42, 46 * s) if window is None else 0.0, max(34, 36 * s))
    top_bar, label, bar, rail = (text_size * row for row in rows)
    header = label + 2 if table.crowded else 0
    band = label + 14 + height_of(meld)
    band_top = top_bar + 8 * s
    over_hand = max(22, 24 * s) if window is None else _OVER_WATCHED_HAND
    if table.captions and window is None:
        over_hand = max(over_hand, _HAND_CAPTION * text_size * clamp(s, 1, 1.3))
    above, under = band_top + max(11, 14 * s), max(6, 8 * s) + 9 * s + bar + over_hand
    room = height - 8 * s - under - above - 2 * band - header - _piles_room(table, s)
    hand_height = _hand_height(options, table_width, room, text_size)
    hand_top = height - 8 * s - round(hand_height)
    bar_top = hand_top - over_hand - bar
    theirs = max(rail, header + label) if table.their_rail else header + band
    own = rail if table.own_rail else band
    return {
        "top_bar": top_bar,
        "label": label,
        "header": header,
        "hand_height": hand_height,
        "band_top": band_top,
        "centre_top": above + theirs,
        "centre_bottom": hand_top - under - own,
        "own_band_top": bar_top - 9 * s - own,
        "own_band_height": own,
        "rail": rail,
        "bar_top": bar_top,
        "bar_height": bar,
        "hand_top": hand_top,
    }


def _hand_height(options: LayoutOptions, table_width: float, room: float, text_size: float) -> float:
    """The height of a hand card, with so much *room* beside the smallest piles.

    A large card leaves them in that room, and so does any card where text is large.
    """
    if (window := options.window) is not None:
        return min(_WATCHED_HANDS[window.width() >= _WIDE], _WATCHED_PART * window.height())
    height, card = options.size.height(), CARD_SIZES[options.card_size]
    usual, wanted = (min(0.148 * height * part, 0.156 * table_width) for part in (1.0, card))
    found = min(wanted, max(usual, room)) if wanted > usual else wanted
    return clamp(room, min(found, _GIVING * height_of(SMALLEST_CARD)), found) if text_size > 1 else found


def _piles_room(table: Table, s: float) -> float:
    """The height that stock and piles need in their smallest cards."""
    return (_COMPACT_CENTRE if table.crowded else _CENTRE) * height_of(SMALLEST_CARD) + 2 * max(7, 9 * s)


def _scale(width: float, height: float) -> float:
    return clamp(min(width / 1920, height / 1080), 0.66, 1.6)


def _margin(width: float, height: float) -> float:
    return max(12, 16 * _scale(width, height))


def _columns(
    width: float, height: float, table_width: float, table: Table, *, panel: bool, text_size: float = 1.0
) -> tuple[float, float]:
    """Where the bands begin and end."""
    s, margin = _scale(width, height), _margin(width, height)
    zone = _ladder_zone(table, s, text_size)
    return margin + zone + 6 * s, table_width - (8 * s if panel else margin)


def _ladder_zone(table: Table, s: float, text_size: float) -> float:
    """The zone at the left: of the ladders, and without them of the name tags, however wide the window is."""
    grown, (least, most) = clamp(s, 1, 1.3), _TAG_ZONE
    return table.zone or clamp(table.tag * text_size * grown, least, most * grown)


def _meld_width(height: float, table: Table, band: float, whole: float) -> float:
    by_height = 0.109 * height / CARD_RATIO
    if table.seats == 3:
        half = (whole - 12) / 2
        return min(by_height, (band - BAND_PADDING) / sum(NORMAL_SLOTS), (half - 68) / sum(COMPACT_SLOTS))
    if table.crowded:
        between = (band if table.zone else whole) - 2 * (0.19 * whole + 8)
        return min(by_height, (between - 68) / sum(COMPACT_SLOTS))
    return min(by_height, (band - BAND_PADDING) / sum(NORMAL_SLOTS))


_CONTROL_MOST_CARDS: Final = 24
_LEAST_DRAWER: Final = 236


def bars(grid: Frame) -> Layout:
    """Top bar, action bar, panel or drawer, and the hand's zone."""
    panel = None
    if grid.panel_width:
        top = grid.top_bar + 8 * grid.scale
        panel = QRectF(grid.table_width, top, grid.panel_width - grid.margin, grid.height - top - 8 * grid.scale)
    elif grid.drawer:
        foot = grid.hand_top - 14
        high = max(foot - grid.own_band_top, _LEAST_DRAWER * grid.text_scale)
        panel = QRectF(grid.margin, foot - high, grid.width - 2 * grid.margin, high)
    bar_left = grid.margin
    bar_right = grid.table_width - (8 * grid.scale if grid.panel_width else grid.margin)
    hand = QRectF(grid.margin, grid.hand_top, bar_right - bar_left, height_of(grid.hand_width))
    return Layout(
        width=grid.width,
        height=grid.height,
        scale=grid.scale,
        text_scale=grid.text_scale,
        top_bar=QRectF(0, 0, grid.width, grid.top_bar),
        action_bar=QRectF(bar_left, grid.bar_top, bar_right - bar_left, grid.bar_height),
        panel=panel,
        drawer=grid.drawer,
        beside=panel if grid.panel_width else None,
        hand_zone=hand,
        sort_control=None,
        hand_width=grid.hand_width,
        meld_width=grid.meld_width,
        index=grid.index,
    )


def lay_hand(laid: Layout, grid: Frame, view: SeatView, options: LayoutOptions) -> None:
    """Lay the viewer's hand, with the control of its order beside it where there is room."""
    cards = view.hand if options.hand is None else options.hand
    zone = QRectF(laid.hand_zone)
    middle = zone.center().x()
    if len(cards) <= _CONTROL_MOST_CARDS:
        ts = grid.text_scale
        wide = 150 * ts
        left = zone.right() - wide if grid.left_handed else zone.left()
        laid.sort_control = QRectF(left, zone.top() + 26 * ts, wide, 34 * ts)
        if grid.left_handed:
            zone.setRight(left - 12)
        else:
            zone.setLeft(left + wide + 12)
    laid.hand_zone = zone
    place = place_name(HAND, view.seat)
    laid.spots[place] = hand_row(
        cards,
        grid.hand_width,
        zone,
        suits=options.hand_order == "suit",
        groups=view.suit_order() if options.groups is None else options.groups,
        middle=middle,
        index=grid.index,
    )
    laid.outlines[place] = zone


_COMPASS: Final = {2: ("south", "north"), 3: ("south", "west", "east"), 4: ("south", "west", "north", "east")}


def compass(view: SeatView) -> dict[str, int]:
    """Which seat sits at which side of the table; the viewer is south, then clockwise."""
    return {name: (view.seat + turn) % view.seats for turn, name in enumerate(_COMPASS[view.seats])}
