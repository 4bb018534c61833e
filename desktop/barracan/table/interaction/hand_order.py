"""The order in which a person's hand lies."""

from collections import Counter
from collections.abc import Sequence

from barracan.model.cards import Code
from barracan.table.layouts.hands import ORDERS, Groups, by_suit, in_groups, in_ranks


class HandOrder:
    """By suit, by rank, or the person's own order, which survives draws: new cards come at the right."""

    def __init__(self) -> None:
        self.name = "suit"
        self._own: list[Code] = []

    def arranged(self, cards: Sequence[Code], groups: Groups = ()) -> list[Code]:
        """The cards from the left; *groups* are the suits where they are not those of the cards."""
        if self.name == "suit":
            self._own = sorted(cards, key=in_groups(groups) if groups else by_suit)
        elif self.name == "rank":
            self._own = sorted(cards, key=in_ranks(groups))
        else:
            self._own = _kept(self._own, cards)
        return list(self._own)

    def choose(self, name: str) -> None:
        """Order the hand so from now on; the own order begins as the hand lies."""
        if name in ORDERS:
            self.name = name

    def next(self) -> str:
        """The order after this one."""
        return ORDERS[(ORDERS.index(self.name) + 1) % len(ORDERS)]

    def move(self, numbers: Sequence[int], at: int) -> None:
        """Put the cards that lie there before the one that lies at *at*; from now on the order is the person's own."""
        self.name = "own"
        cards = [self._own[number] for number in numbers]
        kept = [(number, card) for number, card in enumerate(self._own) if number not in numbers]
        before = [card for number, card in kept if number < at]
        self._own = [*before, *cards, *(card for number, card in kept if number >= at)]


def _kept(own: Sequence[Code], cards: Sequence[Code]) -> list[Code]:
    left = Counter(cards)
    kept = []
    for card in own:
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
    return [*kept, *sorted(left.elements(), key=by_suit)]
