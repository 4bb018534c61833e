"""What stands over the suits of a hand where the cards do not say it: which are trumps."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF

from barracan.model.view import SeatView
from barracan.table.hud.labels import LabelMaker, PileCaption
from barracan.table.layouts.geometry import Layout, LayoutOptions
from barracan.table.translation import translate_text

CAPTION: Final = "suit:"
_HIGH: Final = 18.0
_APART: Final = 2.0
_BESIDE: Final = 6.0
"""Between two captions at least."""


def captions_room(view: SeatView, text_scale: float) -> float:
    """How much the captions take over the hand, whichever cards it holds."""
    return _HIGH * text_scale + 2 * _APART if any(view.suit_captions()) else 0.0


def lay_captions(laid: Layout, view: SeatView, options: LayoutOptions, spots: str) -> None:
    """Give each suit that has a caption the line over its first card."""
    groups, captions = view.suit_order(), view.suit_captions()
    cards: Sequence[str] = view.hand if options.hand is None else options.hand
    row = laid.spots.get(spots, ())
    if options.hand_order != "suit" or len(row) != len(cards):
        return
    headed = {code for group, caption in zip(groups, captions, strict=True) if caption is not None for code in group}
    laid.spots[spots] = tuple(spot._replace(headed=code in headed) for spot, code in zip(row, cards, strict=True))
    high = _HIGH * laid.text_scale
    end = float("inf")
    for number in reversed(range(len(captions))):
        held = [spot.rect for spot, code in zip(row, cards, strict=True) if code in groups[number]]
        if captions[number] is not None and held:
            left, wide = held[0].left(), max(held[-1].right() - held[0].left(), 60 * laid.text_scale)
            wide = min(wide, end - left)
            laid.labels[f"{CAPTION}{number}"] = QRectF(left, held[0].top() - high - _APART, wide, high)
            end = left - _BESIDE


def label_captions(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """Write the captions."""
    for number, caption in enumerate(view.suit_captions()):
        rect = layout.labels.get(f"{CAPTION}{number}")
        if rect is not None and caption is not None:
            label(PileCaption, f"label:{CAPTION}{number}", rect).show_caption(translate_text(caption))
