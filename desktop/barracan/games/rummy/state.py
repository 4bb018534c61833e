"""What the states of all rummies have in common: hands, a stock and a discard pile."""

from collections.abc import Iterable

from barracan.games.rummy.hand import ALONE, HANDS, Hand
from barracan.games.state import MatchState
from barracan.model.cards import CODES, Kind
from barracan.model.events import CardMoved, Event
from barracan.model.moves import Move


class RummyState(MatchState):
    """A match of a rummy: the hand being played and the totals of those before.

    Attributes:
        stock: the cards left, the next to be drawn last.
        discard: the discard pile, its top card last.
        hands: the cards of each seat.
        actions: the moves of this hand, as all see them.
    """

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        self.stock: list[Kind] = []
        self.discard: list[Kind] = []
        self.hands = [Hand() for _ in range(self.seats)]
        self.actions: list[Move] = []

    def deal(self, first: int, cards: Iterable[Kind]) -> None:
        """Deal these cards one by one to the hands, a seat's first."""
        for index, card in enumerate(cards):
            self.hands[(first + index) % self.seats].add(card)

    def draw(self, seat: int) -> CardMoved:
        """Take the top card of the stock into a hand."""
        card = self.stock.pop()
        self.hands[seat].add(card)
        return CardMoved(CODES[card], "stock", HANDS[seat], seen_by=ALONE[seat])

    def lay_on_pile(self, seat: int, card: Kind) -> list[Event]:
        """Discard a card of a hand."""
        self.hands[seat].remove(card)
        self.discard.append(card)
        return [CardMoved(CODES[card], HANDS[seat], "discard", target_at=len(self.discard) - 1)]
