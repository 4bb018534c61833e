"""What a seat plays by habit in a contract in tricks: from its own cards, what is unseen and who is known to lack what.

All cards are those of ``pack``. *unseen* are the cards in the three other hands, *later* is how many seats play to the
trick after this one, *lacking* how many of these surely lack the suit led.
"""

from typing import Final

from mypy_extensions import i64

from barracan.players.barbu.pack import (
    ACES,
    CLUBS,
    HEARTS,
    KING_OF_HEARTS,
    KINGS,
    LENGTH,
    QUEENS,
    count,
    lowest,
)
from barracan.players.barbu.terms import NO_HEARTS, NO_KING, NO_LAST_TWO, NO_QUEENS, Terms

_SAFE: Final = 5
"""With so many unseen cards of a suit, and one more for each who plays later, everybody is likely to have one."""
_SUITS: Final = 4
_LEAST: Final = -1_000_000
"""Less than any card is worth."""
_SURE: Final = 60
"""The danger of a card that would take every trick of its suit."""
_LATER_TRICK: Final = 2000
_LAST_TRICK: Final = 12_000
"""What a trick later costs in thousandths of a point where each costs, and where only the last two do."""
_BEFORE_THE_LAST: Final = 4
"""What the eleventh trick costs there: who takes it leads to the twelfth."""
_LED_LAST: Final = 4
"""With so many cards or fewer low ones are led there."""
_OWN_QUEEN: Final = -900
_UNDER_QUEEN: Final = 700
_OVER_QUEEN: Final = -1500
_VOID: Final = 300
"""What leading a suit is worth beside: with its queen, below or above one in another hand, and with its last card."""
_QUEEN_THROWN: Final = 100
_CATCHER_THROWN: Final = 40
"""How much more dangerous a queen is, and the ace of hearts while the king lies elsewhere, when a card is thrown."""
_NONE: Final[list[int]] = [1000 * 2**cards // 3**cards for cards in range(LENGTH + 1)]
"""How likely one of three hands holds none of so many cards, of a thousand."""
_GUARDED: Final[list[int]] = [100 * 7**guards // 10**guards for guards in range(LENGTH)]
"""What so many lower cards of its suit make of the danger of a card."""


class Habits:
    """How everybody plays one contract."""

    def __init__(self, terms: Terms) -> None:
        self._terms = terms
        self._code: i64 = terms.code

    def lead(self, mine: i64, unseen: i64, lacks: i64, left: i64) -> i64:
        """The card that is led; *lacks* has four bits for each of the other seats, one a suit."""
        terms = self._terms
        cards = terms.playable(mine, 0, 0)
        if terms.trumps:
            return self._lead_to_take(cards, unseen)
        best: i64 = 0
        most: i64 = _LEAST
        suit: i64 = CLUBS
        for _ in range(_SUITS):
            own: i64 = cards & suit
            if own:
                lacking = lacking_now(lacks, suit, 3)
                low = lowest(own)
                high: i64 = own & -own
                if self._code != NO_LAST_TWO or left <= _LED_LAST:
                    value = self._leading(own, low, unseen, suit, lacking, left)
                    if value > most:
                        best, most = low, value
                if high != low or self._code == NO_LAST_TWO:
                    value = self._leading(own, high, unseen, suit, lacking, left)
                    if value > most:
                        best, most = high, value
            suit <<= LENGTH
        return best

    def _leading(self, own: i64, card: i64, unseen: i64, suit: i64, lacking: i64, left: i64) -> i64:
        """How good a card is to lead where tricks cost, in thousandths of a point."""
        foreign: i64 = unseen & suit
        keeping = self._keeping(unseen | own, left)
        winning: i64 = self._winning(card, foreign, 3 - lacking) if foreign else 1000
        cost = self._terms.price(left - 1) + self._terms.worth(card)
        if self._code == NO_LAST_TWO and left == 3:
            cost = _BEFORE_THE_LAST
        value = self._risk(own, card, foreign, keeping)
        value -= winning * (cost * 1000 + self._thrown(unseen, suit, card, 3, lacking)) // 1000
        if self._code == NO_QUEENS:
            queen: i64 = QUEENS & suit
            if queen & own:
                value += _OWN_QUEEN
            elif queen & foreign:
                if queen < card:
                    value += _UNDER_QUEEN
                else:
                    value += _OVER_QUEEN
        if card == own:
            value += _VOID
        return value

    def danger(self, own: i64, card: i64, unseen: i64) -> i64:
        """How likely a card of a suit takes a trick later that it should not."""
        others = count(unseen)
        if not others:
            return 0
        below: i64 = unseen & ~(card | card - 1)
        guards: i64 = count(own & ~(card | card - 1))
        value: i64 = _SURE * count(below) * _GUARDED[guards] // (others * 100)
        if self._code == NO_QUEENS and card & (ACES | KINGS) and unseen & QUEENS:
            value += 15
        return value

    def follow(
        self, mine: i64, unseen: i64, led: i64, best: i64, worth: i64, later: i64, lacking: i64, left: i64
    ) -> i64:
        """The card that is played to a trick in which so much lies; *left* cards are in the hand."""
        terms = self._terms
        cards = terms.playable(mine, led, best)
        if not cards & cards - 1:
            return cards
        if terms.trumps:
            return self._follow_to_take(cards, mine, unseen, led, best, later)
        if not cards & led:
            return self._throw(cards, unseen)
        return self._duck(cards, unseen, led, best, worth, later, lacking, left)

    def _duck(
        self, cards: i64, unseen: i64, led: i64, best: i64, worth: i64, later: i64, lacking: i64, left: i64
    ) -> i64:
        """A card of the suit led: as high as can be below the best, or one that may take the trick if it costs less."""
        counting: i64 = self._terms.counting
        above: i64 = cards & best - 1
        below: i64 = cards & ~above
        dear: i64 = below & counting
        if dear:
            return dear & -dear
        suit: i64 = unseen & led
        cost = worth + self._terms.price(left - 1)
        if self._code == NO_LAST_TWO and left == 3:
            cost = _BEFORE_THE_LAST
        keeping = self._keeping(unseen | cards, left)
        found: i64 = 0
        most: i64 = 0
        if below:
            found = below & -below
            most = self._risk(cards, found, suit, keeping)
        plain: i64 = above & ~counting
        if not plain and not below:
            plain = above
        while plain:
            card: i64 = plain & -plain
            plain = lowest(plain) if plain ^ card and plain ^ card != lowest(plain) else plain ^ card
            winning = self._winning(card, suit, later - lacking)
            value = self._risk(cards, card, suit, keeping)
            value -= winning * (cost * 1000 + self._thrown(unseen, led, card, later, lacking)) // 1000
            if not found or value > most:
                found, most = card, value
        return found

    def _keeping(self, cards: i64, left: i64) -> i64:
        """What a trick later is likely to cost, in thousandths of a point."""
        if self._code == NO_LAST_TWO:
            return _LAST_TRICK
        if self._terms.counting:
            return 1200 * self._terms.worth(cards) // left
        return _LATER_TRICK

    def _risk(self, own: i64, card: i64, unseen: i64, keeping: i64) -> i64:
        """What a card is likely to cost later if it is kept."""
        return self.danger(own, card, unseen) * keeping // _SURE

    def _winning(self, card: i64, unseen: i64, later: i64) -> i64:
        """How likely a card above the others takes the trick, of a thousand, when all stay below it who can."""
        above = count(unseen & card - 1)
        if not above:
            return 1000
        forced: i64 = _NONE[count(unseen) - above] * (1000 - _NONE[above]) // 1000
        found: i64 = 1000
        for _ in range(later):
            found = found * (1000 - forced) // 1000
        return found

    def _thrown(self, unseen: i64, led: i64, card: i64, later: i64, lacking: i64) -> i64:
        """What those who play later are likely to add, in thousandths of a point."""
        counting: i64 = unseen & self._terms.counting
        if not counting or not later:
            return 0
        void: i64 = _NONE[count(unseen & led)]
        dearest: i64 = self._terms.worth(counting & ~led)
        most: i64 = 20 if self._code == NO_KING else 18 if self._code == NO_QUEENS else 10
        dearest = min(dearest, most)
        found: i64 = dearest * (void * (later - lacking) + 1000 * lacking) // 3
        return found + self._terms.worth(counting & led & ~(card - 1)) * 1000 * (later - lacking) // 6

    def _throw(self, cards: i64, unseen: i64) -> i64:
        """A card thrown to a trick that it can't take."""
        code: i64 = self._code
        dear: i64 = cards & self._terms.single
        if dear and code != NO_QUEENS:
            return dear & -dear
        best: i64 = 0
        most: i64 = _LEAST
        suit: i64 = CLUBS
        for _ in range(_SUITS):
            own: i64 = cards & suit
            if own:
                high: i64 = own & -own
                queen: i64 = own & dear
                if queen:
                    high = queen
                value = self.danger(own, high, unseen & suit)
                if queen:
                    value += _QUEEN_THROWN
                elif code == NO_HEARTS and suit == HEARTS:
                    value = value * 17 // 10
                elif code == NO_KING and high & (KING_OF_HEARTS >> 1) and unseen & KING_OF_HEARTS:
                    value += _CATCHER_THROWN
                if value > most:
                    best, most = high, value
            suit <<= LENGTH
        return best

    def _lead_to_take(self, cards: i64, unseen: i64) -> i64:
        """With trumps: a card that nobody beats, else a low one."""
        trumps: i64 = self._terms.trumps
        own: i64 = cards & trumps
        foreign: i64 = unseen & trumps
        if own and foreign and not foreign & (own & -own) - 1 and 3 * count(own) >= count(foreign):
            return own & -own
        best: i64 = 0
        most: i64 = _LEAST
        suit: i64 = CLUBS
        for _ in range(_SUITS):
            held: i64 = cards & suit
            if held:
                others = count(unseen & suit)
                high: i64 = held & -held
                if not unseen & suit & high - 1:
                    value: i64 = 100 + (5 * others if foreign else -others)
                    if suit == trumps:
                        value -= 60
                else:
                    value = 20 - 5 * count(held) - (20 if suit == trumps else 0)
                    if not unseen & suit & (high >> 1) - 1:
                        value -= 15
                    high = lowest(held)
                if value > most:
                    best, most = high, value
            suit <<= LENGTH
        return best

    def _follow_to_take(self, cards: i64, mine: i64, unseen: i64, led: i64, best: i64, later: i64) -> i64:
        trumps: i64 = self._terms.trumps
        beaters = self._terms.beaters(best, led)
        winning: i64 = cards & beaters
        if winning:
            if winning & trumps or not later:
                return lowest(winning)
            high: i64 = winning & -winning
            return lowest(cards) if unseen & led & high - 1 else high
        suit: i64 = cards & led
        return lowest(suit) if suit else self._give(cards, unseen)

    def _give(self, cards: i64, unseen: i64) -> i64:
        """A card that can't take the trick where tricks are good: the least likely to take one later."""
        trumps: i64 = self._terms.trumps
        best: i64 = 0
        most: i64 = _LEAST
        suit: i64 = CLUBS
        for _ in range(_SUITS):
            own: i64 = cards & suit
            if own:
                low = lowest(own)
                value = 10 * count(unseen & suit & low - 1) - (100 if suit == trumps else 0)
                high: i64 = own & -own
                if high != low and count(unseen & suit & high - 1) >= count(own) - 1:
                    value -= 15
                if value > most:
                    best, most = low, value
            suit <<= LENGTH
        return best


def lacking_now(lacks: i64, led: i64, later: i64) -> i64:
    """How many of the seats that play later surely lack the suit led."""
    number: i64 = 0
    suit: i64 = CLUBS
    while suit != led:
        suit <<= LENGTH
        number += 1
    found: i64 = 0
    for step in range(3):
        if step < later and lacks >> 4 * step + number & 1:
            found += 1
    return found
