"""Where a card would lie in a meld: its dashed place reaches out from under the meld's cards."""

from PySide6.QtCore import QRectF

from barracan.model.cards import Code
from barracan.model.view import LaidMeld
from barracan.table.layouts.geometry import Layout, bounds

_REACH = 0.5
"""How far it reaches out, in card widths."""


def homes_of(meld: LaidMeld, card: Code, layout: Layout) -> tuple[QRectF, ...]:
    """The places of a card at the ends of a meld; none where it does not fit."""
    spots = layout.spots.get(meld.place, ())
    if not spots:
        return ()
    whole, out = bounds(spots), _REACH * spots[0].width
    first = QRectF(whole.left(), spots[0].rect.top(), spots[0].width, spots[0].rect.height())
    low, high = first.translated(-out, 0), QRectF(first)
    high.moveRight(whole.right() + out)
    if meld.is_group:
        return (high,) if card[0] == meld.meanings[0][0] else ()
    at_low = card == meld.ends[0] or card == meld.stands[0]
    return (*([low] if at_low else []), *([high] if card == meld.ends[1] else []))
