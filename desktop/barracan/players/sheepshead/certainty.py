"""What the Player of a hand takes at least, however the cards lie that he does not see."""

from typing import Final

from barracan.games.sheepshead.state import SEATS, SheepsheadState
from barracan.players.sheepshead.pack import beaters_of, renumber, suit_of, worth_of

_BOUND: Final = 127
"""More than any hand's card points."""


class Certainty:
    """Alpha-beta for the Player against two who share all other cards as they like, with a memory of bounds.

    Each of the two plays any card that is not the Player's, only none of a suit that it has shown to lack.
    """

    def __init__(self, player: int) -> None:
        self._player = player
        self._hand = 0
        self._others = 0
        self._lacks = [0] * SEATS
        self._bounds: dict[tuple[int, ...], tuple[int, int]] = {}

    def points(self, state: SheepsheadState) -> int:
        """The card points he takes at least from here on, the trick on the table included."""
        assert state.turn is not None
        self._hand = renumber(state.hands[self._player])
        self._others = renumber(sum(state.hands)) ^ self._hand
        self._lacks = [renumber(lacks) & ~self._hand for lacks in state.lacks]
        if not state.trick:
            return self._trick(state.turn, -1, _BOUND)
        lying = [renumber(1 << card) for card in state.trick]
        best, worth = renumber(1 << state.best), sum(map(worth_of, lying))
        return self._card(state.turn, SEATS - len(lying), suit_of(lying[0]), best, state.winner, worth, -1, _BOUND)

    def _trick(self, leader: int, low: int, high: int) -> int:
        if not self._hand:
            return 0
        key = self._hand, self._others, *(lacks & self._others for lacks in self._lacks), leader
        least, most = self._bounds.get(key, (0, _BOUND))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        value = self._card(leader, SEATS, 0, 0, -1, 0, low, high)
        self._bounds[key] = (value if value > low else least), (value if value < high else most)
        return value

    def _card(self, seat: int, left: int, led: int, best: int, winner: int, worth: int, low: int, high: int) -> int:
        """What he takes from here on when *left* of the three have still to play to this trick."""
        mine = seat == self._player
        hand, others, lacks = self._hand, self._others, self._lacks[seat]
        beaters = beaters_of(best, led) if led else -1
        found = -1 if mine else _BOUND
        open_cards = (hand & led or hand) if mine else (others & ~lacks or others)
        while open_cards:
            card = open_cards & -open_cards
            open_cards ^= card
            if mine:
                self._hand = hand ^ card
            else:
                self._others = others ^ card
                self._lacks[seat] = lacks if not led or led & card else lacks | led
            top, taker = (card, seat) if beaters & card else (best, winner)
            value = self._after(seat, left - 1, led or suit_of(card), top, taker, worth + worth_of(card), low, high)
            found = max(found, value) if mine else min(found, value)
            low, high = (max(low, found), high) if mine else (low, min(high, found))
            if low >= high:
                break
        self._hand, self._others, self._lacks[seat] = hand, others, lacks
        return found

    def _after(self, seat: int, left: int, led: int, best: int, winner: int, worth: int, low: int, high: int) -> int:
        """What he takes from here on when this seat has played."""
        if left:
            return self._card((seat + 1) % SEATS, left, led, best, winner, worth, low, high)
        if winner == self._player:
            return worth + self._trick(winner, low - worth, high - worth)
        return self._trick(winner, low, high)
