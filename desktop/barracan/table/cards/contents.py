"""Which cards lie where on the table of a view."""

from collections import Counter
from collections.abc import Sequence

from barracan.model.cards import Code
from barracan.model.places import HAND, PlaceName, place_name, read_place
from barracan.model.view import Family, SeatView
from barracan.session.messages import TraySnapshot


def hand_beside(view: SeatView, tray: TraySnapshot | None) -> list[Code]:
    """The viewer's hand without the cards that lie in the tray."""
    hand = Counter(view.hand)
    if tray is not None:
        hand.subtract(tray.cards_from_hand(view))
    return list(hand.elements())


def cards_on_table(
    view: SeatView, hand: Sequence[Code], tray: TraySnapshot | None
) -> dict[PlaceName, Sequence[Code | None]]:
    """What lies where: the view's places, the tray's cards out of the hand, other hands behind their plates."""
    own = place_name(HAND, view.seat)
    wanted: dict[PlaceName, Sequence[Code | None]] = {
        place: () if read_place(place).kind == HAND and place != own else cards
        for place, cards in view.places().items()
    }
    if view.family() is Family.RUMMY:
        wanted[view.next_meld()] = ()
    wanted[own] = hand
    if tray is not None:
        wanted.update(tray.loose_cards())
        if tray.taken is not None and wanted.get(tray.taken.place):
            wanted[tray.taken.place] = tuple(wanted[tray.taken.place])[:-1]
    return wanted
