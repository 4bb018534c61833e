"""Everything about a match of German whist, hidden cards too."""

from collections.abc import Mapping
from typing import Self

from barracan.games.tricks.ranking import Mask, Ranking, suit_cards
from barracan.games.tricks.state import TricksState
from barracan.model.cards import SUIT_OF, Kind
from barracan.model.options import OptionValue

SEATS = 2
HAND = 13
TRICKS = 26
RANKINGS = tuple(Ranking(tuple(suit_cards(suit) for suit in range(4)), trump) for trump in range(4))
"""The ranking for each suit of trumps: the ace is high (G1.3)."""


class GermanWhistState(TricksState):
    """A match of German whist.

    Attributes:
        stock: the stock from the bottom; its last card lies face up.
        trump: the suit of trumps, -1 before the first deal.
        open_cards: for each seat the cards of its hand that everybody has seen it take.
        drawn: what the last trick brought until the next lead: the card that lay face up, and the hidden one.
    """

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.trump = -1
        super().__init__(SEATS, ((0,), (1,)), options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.stock: list[Kind] = []
        self.open_cards: list[Mask] = [0] * SEATS
        self.drawn: list[Kind] = []

    def copy(self) -> Self:
        """A state of its own to play cards to, with its own stock."""
        twin = super().copy()
        twin.stock, twin.open_cards, twin.drawn = self.stock.copy(), self.open_cards.copy(), self.drawn.copy()
        return twin

    @property
    def ranking(self) -> Ranking:
        """Which card beats which in this hand."""
        return RANKINGS[self.trump]

    def turn_up(self, card: Kind) -> None:
        """Let this card fix the trumps (G2.3)."""
        self.trump = SUIT_OF[card]
