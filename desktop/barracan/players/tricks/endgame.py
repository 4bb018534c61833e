"""The last cards of a trick game when all hands are known: exact best play, in whole numbers."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from barracan.games.tricks.ranking import Mask, Ranking, cards_of
from barracan.games.tricks.state import TricksState
from barracan.model.cards import Kind

_UNBOUND: Final = 1 << 20
"""More than any hand's sums."""


class _Lanes:
    """A pack renumbered, so that the higher of two cards of a suit has the higher number.

    Attributes:
        number: the new number of each kind; ``ranking`` is the game's own in new numbers.
    """

    def __init__(self, ranking: Ranking) -> None:
        suits = [sorted(cards_of(suit), key=lambda card: ranking.higher[card].bit_count()) for suit in ranking.suits]
        upwards = [card for suit in suits for card in reversed(suit)]
        self.number = {card: number for number, card in enumerate(upwards)}
        trump = ranking.suits.index(ranking.trumps) if ranking.trumps else None
        self.ranking = Ranking([[self.number[card] for card in suit] for suit in suits], trump)

    def mask(self, cards: Mask) -> Mask:
        """These cards in new numbers."""
        found = 0
        for card in cards_of(cards):
            found |= 1 << self.number[card]
        return found

    def table(self, values: Sequence[int]) -> list[int]:
        """A value of each kind by new numbers."""
        return [values[card] for card in self.number]


_lanes = cache(_Lanes)


class Duel:
    """One seat against all others, who play as one: alpha-beta with a memory of bounds.

    Cards are tried from the highest down; one that does just what the one above it does is left out. A trick brings its
    winner what its cards count and *trick* besides; only what the one seat takes is counted.
    """

    def __init__(self, ranking: Ranking, seat: int, values: Sequence[int], trick: int) -> None:
        self._lanes = _lanes(ranking)
        self._ranking = self._lanes.ranking
        self._values = self._lanes.table(values)
        self._hands: list[Mask] = []
        self._seat = seat
        self._trick_value = trick
        self._bounds: dict[tuple[Mask | int, ...], tuple[int, int]] = {}

    def value(self, state: TricksState) -> int:
        """What the seat takes from here on, the trick on the table included."""
        led, best, gain = self._begin(state)
        assert state.turn is not None
        if not led:
            return self._trick(state.turn, -1, _UNBOUND)
        left = len(self._hands) - len(state.trick)
        return self._card(state.turn, left, led, best, state.winner, gain + self._trick_value, -1, _UNBOUND)

    def _begin(self, state: TricksState) -> tuple[Mask, Kind, int]:
        """Take over a state, and tell which suit was led, which card is the best, and what the trick's cards count."""
        self._hands = [self._lanes.mask(hand) for hand in state.hands]
        if not state.trick:
            return 0, -1, 0
        best = self._lanes.number[state.best]
        led = self._ranking.suits[self._ranking.suit_of[self._lanes.number[state.trick[0]]]]
        return led, best, sum(self._values[self._lanes.number[card]] for card in state.trick)

    def _different_cards(self, cards: Mask, hand: Mask, best: Kind) -> list[Kind]:
        """Of these cards of a hand one of each kind that does not do the same, the highest first."""
        others = sum(self._hands) - hand | (0 if best < 0 else 1 << best)
        higher, values = self._ranking.higher, self._values
        found = []
        last = -1
        while cards:
            card = cards.bit_length() - 1
            cards ^= 1 << card
            above = higher[card]
            if last < 0 or not above >> last & 1 or values[last] != values[card] or above & ~higher[last] & others:
                found.append(card)
            last = card
        return found

    def _trick(self, leader: int, low: int, high: int) -> int:
        if not self._hands[self._seat]:
            return 0
        key = self._key(leader)
        least, most = self._bounds.get(key, (0, _UNBOUND))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._card(leader, len(self._hands), 0, -1, -1, self._trick_value, low, high)
        self._bounds[key] = (value if value > low else least), (value if value < high else most)
        return value

    def _key(self, leader: int) -> tuple[int, ...]:
        """What the rest depends on as a trick begins."""
        return *self._hands, leader

    def _card(self, seat: int, left: int, led: Mask, best: Kind, winner: int, gain: int, low: int, high: int) -> int:
        hands = self._hands
        hand = hands[seat]
        mine = seat == self._seat
        beaters = self._ranking.beaters[best] if led else -1
        following = (seat + 1) % len(hands)
        found = -_UNBOUND if mine else _UNBOUND
        for card in self._different_cards(hand & led or hand, hand, best):
            hands[seat] = hand ^ 1 << card
            brought = gain + self._values[card]
            top, taker = (card, seat) if beaters >> card & 1 else (best, winner)
            if left > 1:
                asked = led or self._ranking.suits[self._ranking.suit_of[card]]
                value = self._card(following, left - 1, asked, top, taker, brought, low, high)
            elif taker == self._seat:
                value = brought + self._trick(taker, low - brought, high - brought)
            else:
                value = self._trick(taker, low, high)
            if mine and value > found:
                found, low = value, max(low, value)
            elif not mine and value < found:
                found, high = value, min(high, value)
            if low >= high:
                break
        hands[seat] = hand
        return found


class Certainty(Duel):
    """What one seat takes at least however the other cards lie: the others share all of them as they like.

    Each of the others may play any card that is not in its hand, only no suit that it has shown to lack.
    """

    def value(self, state: TricksState) -> int:
        """What the seat takes at least from here on, the trick on the table included."""
        self._lacks = [self._lanes.mask(lacks & ~state.hands[self._seat]) for lacks in state.lacks]
        return super().value(state)

    def _begin(self, state: TricksState) -> tuple[Mask, Kind, int]:
        found = super()._begin(state)
        own = self._hands[self._seat]
        self._hands = [own if seat == self._seat else 0 for seat in range(state.seats)]
        self._pool = sum(map(self._lanes.mask, state.hands)) - own
        return found

    def _key(self, leader: int) -> tuple[int, ...]:
        return self._hands[self._seat], self._pool, *(lacks & self._pool for lacks in self._lacks), leader

    def _card(self, seat: int, left: int, led: Mask, best: Kind, winner: int, gain: int, low: int, high: int) -> int:
        mine = seat == self._seat
        lacks = self._lacks[seat]
        hand, pool = self._hands[self._seat], self._pool
        beaters = self._ranking.beaters[best] if led else -1
        following = (seat + 1) % len(self._lacks)
        found = -_UNBOUND if mine else _UNBOUND
        for card in cards_of((hand & led or hand) if mine else (pool & ~lacks or pool)):
            if mine:
                self._hands[seat] = hand ^ 1 << card
            else:
                self._pool = pool ^ 1 << card
                self._lacks[seat] = lacks if not led or led >> card & 1 else lacks | led
            brought = gain + self._values[card]
            top, taker = (card, seat) if beaters >> card & 1 else (best, winner)
            if left > 1:
                asked = led or self._ranking.suits[self._ranking.suit_of[card]]
                value = self._card(following, left - 1, asked, top, taker, brought, low, high)
            elif taker == self._seat:
                value = brought + self._trick(taker, low - brought, high - brought)
            else:
                value = self._trick(taker, low, high)
            if mine and value > found:
                found, low = value, max(low, value)
            elif not mine and value < found:
                found, high = value, min(high, value)
            if low >= high:
                break
        if mine:
            self._hands[seat] = hand
        else:
            self._pool, self._lacks[seat] = pool, lacks
        return found
