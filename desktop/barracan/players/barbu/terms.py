"""What a contract in tricks asks: what counts, what beats what, which cards may be played (P5 to P7)."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.scoring import HEART, HEART_ACE, LAST_TRICKS, QUEEN, TRICK, TRUMP_TRICK
from barracan.games.barbu.scoring import KING_OF_HEARTS as KING
from barracan.games.barbu.state import BarbuState
from barracan.model.cards import SUITS
from barracan.players.barbu.pack import (
    ACE_OF_HEARTS,
    CLUBS,
    HEARTS,
    KING_OF_HEARTS,
    LENGTH,
    QUEENS,
    count,
)

BITS: Final = 8
"""What a seat has taken is so many bits of a number."""
TAKEN: Final = 0xFF
NO_QUEENS, NO_TRICKS, NO_HEARTS, NO_KING, NO_LAST_TWO, WITH_TRUMPS = range(6)
_CODES: Final = {
    "no_queens": NO_QUEENS,
    "no_tricks": NO_TRICKS,
    "no_hearts": NO_HEARTS,
    "no_king": NO_KING,
    "no_last_two": NO_LAST_TWO,
    "trump": WITH_TRUMPS,
}


class Terms:
    """One contract.

    Attributes:
        code: which contract it is.
        trumps: its trumps.
        counting: the cards that count something, of which *single* are alike to no other.
        sign: 1 where what is taken is good, -1 where it costs.
    """

    def __init__(self, name: str, suit: str | None, *, highest: bool) -> None:
        self.code: i64 = _CODES[name]
        self.trumps: i64 = CLUBS << LENGTH * SUITS.index(suit) if suit else 0
        self.counting: i64 = {NO_QUEENS: QUEENS, NO_HEARTS: HEARTS, NO_KING: KING_OF_HEARTS}.get(_CODES[name], 0)
        self.single: i64 = ACE_OF_HEARTS if name == "no_hearts" else self.counting
        self.sign: i64 = 1 if suit else -1
        self.barred: i64 = HEARTS if name in {"no_hearts", "no_king"} else 0
        self.highest: i64 = 1 if highest else 0
        self._twelfth: i64 = -LAST_TRICKS[12]
        self._last: i64 = -LAST_TRICKS[13]

    def price(self, left: i64) -> i64:
        """What a trick counts whatever lies in it, when so many cards are left to each seat after it."""
        if self.code == NO_TRICKS:
            return -TRICK
        if self.code == WITH_TRUMPS:
            return TRUMP_TRICK
        if self.code == NO_LAST_TWO and left < 2:
            return self._twelfth if left else self._last
        return 0

    def worth(self, cards: i64) -> i64:
        """What cards count for who takes them."""
        found: i64 = cards & self.counting
        if not found:
            return 0
        if self.code == NO_QUEENS:
            return -QUEEN * count(found)
        if self.code == NO_KING:
            return -KING
        dear: i64 = HEART - HEART_ACE if found & ACE_OF_HEARTS else 0
        return dear - HEART * count(found)

    def rest(self, cards: i64, left: i64) -> i64:
        """What these cards, so many to a seat, bring all seats together."""
        if self.counting:
            return self.worth(cards)
        if self.code == NO_LAST_TWO:
            return 0 if not left else self._last if left == 1 else self._last + self._twelfth
        return left * (TRUMP_TRICK if self.trumps else -TRICK)

    def beaters(self, best: i64, led: i64) -> i64:
        """The cards that take the trick from the best one, given the suit led."""
        if best & self.trumps:
            return best - 1 & self.trumps
        return best - 1 & led | self.trumps

    def playable(self, hand: i64, led: i64, best: i64) -> i64:
        """The cards of a hand that may be played; *led* is 0 for who leads."""
        if not led:
            free: i64 = hand & ~self.barred
            return free or hand
        own: i64 = hand & led
        if not self.trumps:
            return own or hand
        if own and led != self.trumps:
            return own
        above: i64 = hand & self.trumps & self.beaters(best, led)
        if not above or not own:
            return above or (own or hand)
        return above & -above if self.highest else above


class Rate:
    """How much what each seat takes counts for the points of one seat (P9.2)."""

    def __init__(self, rates: Sequence[int], sign: int) -> None:
        first, second, third, fourth = rates
        self.first: i64 = first * sign
        self.second: i64 = second * sign
        self.third: i64 = third * sign
        self.fourth: i64 = fourth * sign
        self.most: i64 = max(rate * sign for rate in rates)

    def worth(self, gains: i64) -> i64:
        """What these gains of all are worth to the seat."""
        found: i64 = self.first * (gains & TAKEN) + self.second * (gains >> BITS & TAKEN)
        return found + self.third * (gains >> 2 * BITS & TAKEN) + self.fourth * (gains >> 3 * BITS & TAKEN)


def terms_of(state: BarbuState) -> Terms:
    """The terms of the contract that is played."""
    contract = state.contract
    assert contract is not None
    return Terms(contract.name, contract.suit, highest=state.options["trump_led"] == "highest")


def split(gains: int) -> list[int]:
    """What each seat has taken."""
    return [gains >> BITS * seat & TAKEN for seat in range(SEATS)]


def rates(state: BarbuState) -> list[list[int]]:
    """How much each contract score counts for the points of each seat (P9.2)."""
    found = [[0] * SEATS for _ in range(SEATS)]
    for one in range(SEATS):
        for other in range(SEATS):
            if one != other:
                times = (state.doubled[one] >> other & 1) + (state.doubled[other] >> one & 1)
                found[one][other] = -times
        found[one][one] = 1 - sum(found[one])
    return found
