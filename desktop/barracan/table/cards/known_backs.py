"""Backs of which the viewer knows the faces: they are lifted while pointer or focus are on them."""

from typing import Final

from barracan.model.view import SeatView
from barracan.table import layers
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.tableau import Tableau
from barracan.table.layouts.geometry import Spot, height_of, spot_at

_LIFTED: Final = 1.6
"""How much larger they are then: small backs have indices too small to read."""


class KnownBacks:
    """Turns such cards up, all of a place together, and down again."""

    def __init__(self, tableau: Tableau) -> None:
        self._tableau = tableau
        self._up: dict[CardItem, Spot] = {}
        """The cards that are up, with where they lie otherwise."""

    def look(self, view: SeatView, card: CardItem | None) -> None:
        """Show what lies where this card lies; ``None`` turns all down."""
        if card in self._up:
            return
        self.turn_down()
        codes = view.known_backs(card.place) if card is not None and card.code is None else ()
        if not codes or card is None:
            return
        place = self._tableau.place(card.place)
        place.setZValue(layers.ENLARGED)
        first = place.cards[0].spot.rect
        width = round(_LIFTED * first.width())
        for back, code in zip(place.cards, codes, strict=True):
            self._up[back] = back.spot
            left = first.left() + _LIFTED * (back.spot.rect.left() - first.left())
            back.code = code
            spot = spot_at(left, first.bottom() - height_of(width), width, strip=back.spot.strip * _LIFTED)
            self._lay(back, spot)

    def turn_down(self) -> None:
        """Let all lie on their faces again."""
        for back, spot in self._up.items():
            self._tableau.place(back.place).setZValue(layers.PLACES)
            back.code = None
            self._lay(back, spot)
        self._up = {}

    def _lay(self, card: CardItem, spot: Spot) -> None:
        """Show the face that a card has now, at this spot."""
        card.take(spot)
        card.turn_to(card.code)
        card.rest()
