"""What every table has: the bars, the panel, the hand."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.places import HAND, place_name
from barracan.session.hand_order import Groups
from barracan.table.layouts.frame import Frame
from barracan.table.layouts.geometry import Layout, height_of
from barracan.table.layouts.hands import hand_row

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
        hand_zone=hand,
        sort_control=None,
        hand_width=grid.hand_width,
        meld_width=grid.meld_width,
        index=grid.index,
    )


def lay_hand(laid: Layout, grid: Frame, seat: int, cards: Sequence[str], order: str, groups: Groups = ()) -> None:
    """Lay the viewer's hand, with the control of its order beside it where there is room.

    *groups* are the suits as the game knows them, where they are not those of the cards.
    """
    zone = QRectF(laid.hand_zone)
    middle = zone.center().x()
    if len(cards) <= _CONTROL_MOST_CARDS:
        ts = grid.text_scale
        wide = 150 * ts
        left = zone.right() - wide if grid.mirrored else zone.left()
        laid.sort_control = QRectF(left, zone.top() + 26 * ts, wide, 34 * ts)
        if grid.mirrored:
            zone.setRight(left - 12)
        else:
            zone.setLeft(left + wide + 12)
    laid.hand_zone = zone
    place = place_name(HAND, seat)
    laid.spots[place] = hand_row(
        cards, grid.hand_width, zone, suits=order == "suit", groups=groups, middle=middle, index=grid.index
    )
    laid.outlines[place] = zone
