"""A contract in tricks played on in one world: by habit, and exactly where few cards are left."""

from collections.abc import Sequence
from typing import NamedTuple

from mypy_extensions import i64

from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.state import BarbuState
from barracan.games.tricks.ranking import Mask, mask_of
from barracan.players.barbu.habits import Habits, lacking_now
from barracan.players.barbu.pack import BIT_OF, CLUBS, LENGTH, count, number_of, renumber, suit_of
from barracan.players.barbu.solver import Solver
from barracan.players.barbu.terms import BITS, Terms

Hands = tuple[int, int, int, int]


class Table(NamedTuple):
    """What lies open to everybody when a seat is to play.

    Attributes:
        seat: who is to play.
        lying: how many cards lie in the trick.
        led: the suit led, 0 where none is.
        best: the card that takes the trick so far, *winner* whose it is.
        trick: the cards of the trick.
        lacks: which suits the seats surely lack: four bits a seat, those of the seat to move lowest, then clockwise.
    """

    seat: int
    lying: int = 0
    led: int = 0
    best: int = 0
    winner: int = 0
    trick: int = 0
    lacks: int = 0


class Course:
    """Plays one world on; all moves tried in the world share what is known of its end."""

    def __init__(self, terms: Terms, rates: Sequence[Sequence[int]], exact: int) -> None:
        self._terms = terms
        self._habits = Habits(terms)
        self._solver = Solver(terms, rates)
        self._exact: i64 = exact

    def gains(self, table: Table, hands: Hands, card: int = 0) -> int:
        """What each seat takes from the trick on the table on, with this card first; hands are by seats."""
        seat = table.seat
        return self._run(
            hands[seat],
            hands[seat + 1 & 3],
            hands[seat + 2 & 3],
            hands[seat + 3 & 3],
            seat,
            table.lying,
            table.led,
            table.best,
            table.winner,
            self._terms.worth(table.trick),
            table.lacks,
            card,
        )

    def habit(self, table: Table, hands: Hands) -> int:
        """The card that the seat to move plays by habit."""
        seat = table.seat
        unseen: i64 = hands[seat + 1 & 3] | hands[seat + 2 & 3] | hands[seat + 3 & 3]
        mine: i64 = hands[seat]
        lacks: i64 = table.lacks >> 4
        if not table.lying:
            return self._habits.lead(mine, unseen, lacks, count(mine))
        later: i64 = 3 - table.lying
        lacking = lacking_now(lacks, table.led, later)
        worth = self._terms.worth(table.trick)
        return self._habits.follow(mine, unseen, table.led, table.best, worth, later, lacking, count(mine))

    def _run(
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
        lacks: i64,
        card: i64,
    ) -> i64:
        terms = self._terms
        habits = self._habits
        gains: i64 = 0
        while mine:
            if not card:
                left = count(mine)
                if left <= self._exact:
                    return gains + self._solve(mine, second, third, fourth, seat, lying, led, best, winner, worth, left)
                unseen: i64 = second | third | fourth
                if lying:
                    later: i64 = 3 - lying
                    lacking = lacking_now(lacks >> 4, led, later)
                    card = habits.follow(mine, unseen, led, best, worth, later, lacking, left)
                elif terms.counting and not (mine | unseen) & terms.counting:
                    return gains
                else:
                    card = habits.lead(mine, unseen, lacks >> 4, left)
            if not lying:
                led = suit_of(card)
                best = card
                winner = seat
            elif card & terms.beaters(best, led):
                best = card
                winner = seat
            if not card & led:
                lacks |= 1 << number_of(led)
            worth += terms.worth(card)
            lying += 1
            last: i64 = mine & ~card
            mine, second, third, fourth = second, third, fourth, last
            lacks = lacks >> 4 | (lacks & 15) << 12
            seat = seat + 1 & 3
            card = 0
            if lying == 4:
                gains += worth + terms.price(count(last)) << BITS * winner
                worth = lying = led = best = 0
                while seat != winner:
                    mine, second, third, fourth = second, third, fourth, mine
                    lacks = lacks >> 4 | (lacks & 15) << 12
                    seat = seat + 1 & 3
        return gains

    def _solve(
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
        left: i64,
    ) -> i64:
        solver = self._solver
        if not lying:
            return solver.lead(mine, second, third, fourth, seat, left)
        rest = worth + self._terms.rest(mine | second | third | fourth, left)
        return solver.card(mine, second, third, fourth, seat, lying, led, best, winner, worth, rest, left)


def table_of(state: BarbuState) -> Table:
    """The table as the seat to move sees it."""
    seat = state.turn
    assert seat is not None
    lacks = 0
    for step in range(SEATS):
        lacked = renumber(state.lacks[seat + step & 3])
        for number in range(4):
            if lacked >> LENGTH * number & CLUBS == CLUBS:
                lacks |= 1 << 4 * step + number
    if not state.trick:
        return Table(seat, lacks=lacks)
    led = suit_of(BIT_OF[state.trick[0]])
    return Table(seat, len(state.trick), led, BIT_OF[state.best], state.winner, renumber(mask_of(state.trick)), lacks)


def pack_hands(hands: Sequence[Mask]) -> Hands:
    """Hands by seats in the numbers of ``pack``."""
    first, second, third, fourth = hands
    return renumber(first), renumber(second), renumber(third), renumber(fourth)
