"""The table for the left hand: panel and drawer controls at the left, the cards as they were beside them."""

from dataclasses import replace
from typing import TypeVar

from PySide6.QtCore import QRectF

from barracan.table.layouts.geometry import Layout, Spot

KeyT = TypeVar("KeyT")


def mirrored(laid: Layout) -> Layout:
    """The same table with the panel at its left; without a panel beside it nothing moves."""
    if laid.panel is None or laid.drawer:
        return laid
    shift = laid.width - laid.panel.left()

    def move_rects(rects: dict[KeyT, QRectF]) -> dict[KeyT, QRectF]:
        return {key: rect.translated(shift, 0) for key, rect in rects.items()}

    def move_spot(spot: Spot) -> Spot:
        return spot._replace(x=spot.x + shift)

    return replace(
        laid,
        panel=QRectF(shift - laid.panel.width(), laid.panel.top(), laid.panel.width(), laid.panel.height()),
        action_bar=laid.action_bar.translated(shift, 0),
        hand_zone=laid.hand_zone.translated(shift, 0),
        sort_control=laid.sort_control.translated(shift, 0) if laid.sort_control is not None else None,
        centre=laid.centre.translated(shift, 0),
        spots={place: tuple(map(move_spot, spots)) for place, spots in laid.spots.items()},
        landings={place: move_spot(spot) for place, spot in laid.landings.items()},
        outlines=move_rects(laid.outlines),
        labels=move_rects(laid.labels),
        count_pills=move_rects(laid.count_pills),
        blocked_pills=move_rects(laid.blocked_pills),
        bands=move_rects(laid.bands),
        tags=move_rects(laid.tags),
        plates=move_rects(laid.plates),
        notes=move_rects(laid.notes),
        braces={
            place: tuple(replace(brace, rect=brace.rect.translated(shift, 0)) for brace in braces)
            for place, braces in laid.braces.items()
        },
    )
