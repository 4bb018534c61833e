"""The last tricks of a contract when all hands are known: everybody plays what is best for him when all others do so.

Each seat maximises its own points, doubles counted. Who is indifferent plays what comes first in thought.
"""

from collections.abc import Sequence

from mypy_extensions import i64

from barracan.players.barbu.pack import different, lowest, suit_of
from barracan.players.barbu.terms import BITS, Rate, Terms


class Solver:
    """One world, with a memory that all moves tried in it share; hands come from the seat to move on, clockwise."""

    def __init__(self, terms: Terms, rates: Sequence[Sequence[int]]) -> None:
        self._terms = terms
        self._rates = [Rate(each, terms.sign) for each in rates]
        self._known: dict[int, int] = {}
        self.looked = 0

    def lead(self, first: i64, second: i64, third: i64, fourth: i64, seat: i64, left: i64) -> i64:
        """What each seat takes from here on, when *seat* leads and so many cards are left to each."""
        cards: i64 = first | second | third | fourth
        rest = self._terms.rest(cards, left)
        if not rest:
            return 0
        key = cards | seat << 52
        known = self._known.get(key)
        if known is not None:
            return known
        found = self.card(first, second, third, fourth, seat, 0, 0, 0, seat, 0, rest, left)
        self._known[key] = found
        return found

    def card(
        self,
        mine: i64,
        second: i64,
        third: i64,
        fourth: i64,
        seat: i64,
        lying: i64,
        led: i64,
        best: i64,
        winner: i64,
        worth: i64,
        rest: i64,
        left: i64,
    ) -> i64:
        """What each seat takes from here on, when *seat* plays with so many cards *lying* in the trick."""
        terms = self._terms
        rate = self._rates[seat]
        most: i64 = rest * rate.most
        beaters: i64 = terms.beaters(best, led) if led else -1
        cards = different(terms.playable(mine, led, best), mine, second | third | fourth | best, terms.single)
        following: i64 = seat + 1 & 3
        found: i64 = -1
        value: i64 = 0
        while cards:
            card = self._next(cards, beaters, led)
            cards &= ~card
            after: i64 = mine & ~card
            counted: i64 = worth + terms.worth(card)
            asked: i64 = led or suit_of(card)
            top: i64 = best
            taker: i64 = winner
            if card & beaters:
                top = card
                taker = seat
            if lying < 3:
                gains = self.card(
                    second, third, fourth, after, following, lying + 1, asked, top, taker, counted, rest, left
                )
            else:
                gains = self._taken(second, third, fourth, after, following, taker, counted, left - 1)
            self.looked += 1
            reached: i64 = rate.worth(gains)
            if found < 0 or reached > value:
                found = gains
                value = reached
                if value >= most:
                    break
        return found

    def _taken(
        self, leader: i64, second: i64, third: i64, fourth: i64, seat: i64, taker: i64, worth: i64, left: i64
    ) -> i64:
        """The trick goes to its winner, who leads to the next; *seat* led to it."""
        brought: i64 = (worth + self._terms.price(left)) << BITS * taker
        step: i64 = taker - seat & 3
        if not left:
            return brought
        if not step:
            return brought + self.lead(leader, second, third, fourth, taker, left)
        if step == 1:
            return brought + self.lead(second, third, fourth, leader, taker, left)
        if step == 2:
            return brought + self.lead(third, fourth, leader, second, taker, left)
        return brought + self.lead(fourth, leader, second, third, taker, left)

    def _next(self, cards: i64, beaters: i64, led: i64) -> i64:
        """The card that is tried first: one that stays below where tricks cost, one that takes where they bring."""
        terms = self._terms
        if terms.trumps:
            tier: i64 = cards & beaters if led else cards
            return tier & -tier if tier else lowest(cards)
        if not led:
            return lowest(cards)
        under: i64 = cards & ~beaters
        if not under:
            return lowest(cards)
        dear: i64 = under & terms.counting
        return dear & -dear if dear else under & -under
