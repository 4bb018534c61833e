"""Dominoes played on in one world by habit (P8): cards as bits of ``pack``, rows as the set of the cards laid."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from barracan.games.barbu.scoring import PLACES
from barracan.games.barbu.state import BarbuState
from barracan.games.tricks.ranking import mask_of
from barracan.model.cards import KINDS, RANKS
from barracan.model.options import OptionValue
from barracan.players.barbu.pack import ACES, LENGTH, count, renumber

_TWOS: Final = ACES << LENGTH - 1
_NEVER: Final = -1_000_000


_OWN: Final = 20
_OTHERS: Final = 7
"""What a card counts that a lay opens for the own hand, and what one that it opens for others costs."""
_HURRY: Final = 2
"""With so few cards in another hand there is no time to hold back."""
_NONE: Final = -1
"""Stands for a turn that is ended instead of a card."""


class Rows:
    """Dominoes of one hand; *start* are the four cards that rows begin with, *single* stands for a card a turn."""

    def __init__(self, start: int, *, continuous: bool, single: bool) -> None:
        self._start: i64 = start
        self._continuous: i64 = 1 if continuous else 0
        self._single: i64 = 1 if single else 0

    def above(self, cards: i64) -> i64:
        """The cards next above these in their suits."""
        found: i64 = cards >> 1 & ~_TWOS
        return found | (cards & ACES) << LENGTH - 1 if self._continuous else found

    def below(self, cards: i64) -> i64:
        """The cards next below these in their suits."""
        found: i64 = (cards & ~_TWOS) << 1
        return found | (cards & _TWOS) >> LENGTH - 1 if self._continuous else found

    def layable(self, laid: i64) -> i64:
        """The cards that may be laid."""
        return (self.above(laid) | self.below(laid) | self._start) & ~laid

    def opening(self, hand: i64, laid: i64, card: i64) -> i64:
        """What laying a card opens: the own cards next to it, one after another, less those of others behind them."""
        value: i64 = 0
        following = self.above(card)
        while following and following & hand:
            value += _OWN
            following = self.above(following)
        if following & ~laid:
            value -= _OTHERS
        following = self.below(card)
        while following and following & hand:
            value += _OWN
            following = self.below(following)
        if following & ~laid:
            value -= _OTHERS
        return value

    def habit(self, hand: i64, laid: i64, going: i64, least: i64) -> i64:
        """The card that is laid by habit, 0 to stop or where none fits.

        *going* is how many have been laid in this turn, *least* how few cards another hand has.
        """
        fitting: i64 = hand & self.layable(laid)
        cards: i64 = fitting
        found: i64 = 0
        most: i64 = _NEVER
        while cards:
            card: i64 = cards & -cards
            cards ^= card
            value = self.opening(hand, laid, card)
            if value > most:
                found, most = card, value
        if going and most < 0 and fitting & fitting - 1 and least > _HURRY:
            return 0
        return found

    def places(
        self,
        hands: tuple[int, int, int, int],
        laid: int,
        seat: int,
        going: int,
        out: int,
        card: int,
        *,
        tries: bool = False,
    ) -> int:
        """Who is out in which place, two bits a seat, when this card is laid first, or -1 none is.

        *hands* come by seats; *out* tells who is out so far: two bits each, the count above them. With *tries* each
        seat looks where all that it may do would end by habit, and does what is best for it.
        """
        first, second, third, fourth = hands
        return self._run(first, second, third, fourth, laid, seat, going, out, card, 1 if tries else 0)

    def _run(
        self,
        first: i64,
        second: i64,
        third: i64,
        fourth: i64,
        laid: i64,
        seat: i64,
        going: i64,
        out: i64,
        card: i64,
        tries: i64,
    ) -> i64:
        while True:
            mine: i64 = first if seat == 0 else second if seat == 1 else third if seat == 2 else fourth
            ends: i64 = 1
            if card >= 0 and mine:
                if not card:
                    card = self._choice(first, second, third, fourth, laid, seat, going, out, mine, tries)
                if card:
                    mine ^= card
                    laid |= card
                    going += 1
                    if seat == 0:
                        first = mine
                    elif seat == 1:
                        second = mine
                    elif seat == 2:
                        third = mine
                    else:
                        fourth = mine
                    if not mine:
                        place: i64 = out >> 8
                        out = (out | place << 2 * seat) + 256
                        if place == 2:
                            last: i64 = 0 if first else 1 if second else 2 if third else 3
                            return (out | 3 << 2 * last) & 255
                    elif not self._single and mine & self.layable(laid):
                        ends = 0
            if ends:
                seat = seat + 1 & 3
                going = 0
            card = 0

    def _choice(
        self,
        first: i64,
        second: i64,
        third: i64,
        fourth: i64,
        laid: i64,
        seat: i64,
        going: i64,
        out: i64,
        mine: i64,
        tries: i64,
    ) -> i64:
        """The card that is laid by habit or, where that leads to a better place, after trying all; 0 to stop."""
        usual = self.habit(mine, laid, going, _fewest(first, second, third, fourth, seat))
        cards: i64 = mine & self.layable(laid)
        if not tries or not cards or (not going and not cards & cards - 1):
            return usual
        best = usual
        place: i64 = self._run(first, second, third, fourth, laid, seat, going, out, usual or _NONE, 0) >> 2 * seat & 3
        cards &= ~usual
        while cards and place:
            card: i64 = cards & -cards
            cards ^= card
            found: i64 = self._run(first, second, third, fourth, laid, seat, going, out, card, 0) >> 2 * seat & 3
            if found < place:
                best, place = card, found
        if going and usual and place:
            stopped: i64 = self._run(first, second, third, fourth, laid, seat, going, out, _NONE, 0) >> 2 * seat & 3
            if stopped < place:
                best = 0
        return best


def _fewest(first: i64, second: i64, third: i64, fourth: i64, seat: i64) -> i64:
    """The fewest cards that another seat has who is not out."""
    found: i64 = LENGTH
    if first and seat != 0:
        found = count(first)
    if second and seat != 1 and count(second) < found:
        found = count(second)
    if third and seat != 2 and count(third) < found:
        found = count(third)
    if fourth and seat != 3 and count(fourth) < found:
        found = count(fourth)
    return found


def rows_of(rank: str, options: Mapping[str, OptionValue]) -> Rows:
    """Rows that begin with this rank."""
    start = ACES << (LENGTH - RANKS.index(rank)) % LENGTH
    return Rows(start, continuous=bool(options["continuous"]), single=options["dominoes_turn"] == "one")


def laid_cards(state: BarbuState) -> int:
    """The cards that lie in the rows."""
    foundations = state.foundations
    assert foundations is not None
    return renumber(mask_of(KINDS[code] for suit in range(4) for code in foundations.cards(suit)))


def scores(places: int) -> list[int]:
    """The contract score of each seat."""
    return [PLACES[places >> 2 * seat & 3] for seat in range(4)]


def out_so_far(state: BarbuState) -> int:
    """Who is out so far: two bits a seat, and above them how many."""
    found = len(state.out) << 8
    for place, seat in enumerate(state.out):
        found |= place << 2 * seat
    return found
