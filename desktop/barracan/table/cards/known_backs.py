"""Backs of which the viewer knows the faces: they turn up while pointer or focus are on them."""

from barracan.model.view import SeatView
from barracan.table.cards.card_item import CardItem
from barracan.table.cards.tableau import Tableau


class KnownBacks:
    """Turns such cards up, all of a place together, and down again."""

    def __init__(self, tableau: Tableau) -> None:
        self._tableau = tableau
        self._up: list[CardItem] = []

    def look(self, view: SeatView, card: CardItem | None) -> None:
        """Show what lies where this card lies; ``None`` turns all down."""
        if card in self._up:
            return
        self.turn_down()
        codes = view.known_backs(card.place) if card is not None and card.code is None else ()
        if codes and card is not None:
            self._up = self._tableau.place(card.place).cards[: len(codes)]
            for back, code in zip(self._up, codes, strict=True):
                back.turn_to(code)

    def turn_down(self) -> None:
        """Let all lie on their faces again."""
        for back in self._up:
            back.turn_to(None)
        self._up = []
