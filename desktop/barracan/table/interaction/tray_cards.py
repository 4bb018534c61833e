"""Which cards the meld tray holds, by place, and which of them come out of the hand."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from barracan.model.cards import Code
from barracan.model.offers import Draft
from barracan.model.places import PlaceName
from barracan.model.view import SeatView


def tray_cards(showing: Any) -> dict[PlaceName, Sequence[Code]]:
    """The loose cards of every draft, a card taken along among those of the first; a ladder's lie in the builder."""
    wanted: dict[PlaceName, Sequence[Code]] = {}
    for number, draft in enumerate(showing.drafts):
        wanted[f"tray:{number}"] = () if draft.ladder is not None else tuple(draft.cards)
    return wanted


def in_tray(showing: Any, places: Mapping[PlaceName, Sequence[Code | None]], view: SeatView) -> Counter[Code]:
    """The hand cards that lie in drafts, new cards of ladders among them; a card taken along is none of them."""
    held: Counter[Code] = Counter()
    if showing is not None:
        for draft in showing.drafts:
            held.update(_from_hand(draft, places, view))
        if showing.taken is not None and held[showing.taken.card] > 0:
            held[showing.taken.card] -= 1
    return held


def _from_hand(draft: Draft, places: Mapping[PlaceName, Sequence[Code | None]], view: SeatView) -> Counter[Code]:
    if draft.ladder is None:
        return Counter(draft.cards)
    ladder = draft.ladder
    lying = places.get(f"ladder:{view.side_of(view.seat)}:{ladder.number}", ())
    whole = Counter(ladder.arm)
    for row in ladder.rows.values():
        whole.update(row)
    return whole - Counter(card for card in lying if card)
