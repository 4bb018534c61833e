"""A hand of Burraco or Buraco played on in thought: what moves do, without moves, events, texts and checks."""

from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.buraco.moves import Refuse
from barracan.games.buraco.state import BuracoState
from barracan.games.burraco.moves import Draw
from barracan.games.burraco.options import Terms
from barracan.games.burraco.play import STALL
from barracan.games.burraco.scoring import FRESH_POT, NO_POT, OUT
from barracan.games.burraco.state import BurracoState, Drawn
from barracan.games.rummy.state import Hand
from barracan.model.cards import KIND_COUNT, Kind
from barracan.model.game import Sides
from barracan.players.burraco.shapes import Book, Laying, Shape

_BOOKS: Final[dict[tuple[object, ...], Book]] = {}
"""The books of the terms that were played by; they hold what the rules say of melds, nothing of any match."""
BOOKS: Final = 8
"""So many are kept: each grows to some megabytes, and whoever plays by ever other house rules would fill the memory."""

_NEVER: Final = 1 << 30


def book_of(terms: Terms) -> Book:
    """The book of a match's terms."""
    key = (terms.low, terms.high, terms.one_ace, terms.semi_runs, terms.semi_groups, terms.any_exit, terms.values)
    if key not in _BOOKS:
        if len(_BOOKS) == BOOKS:
            del _BOOKS[next(iter(_BOOKS))]
        _BOOKS[key] = Book(terms)
    return _BOOKS[key]


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """A hand that is played on.

    Attributes:
        turn: the seat to move, -1 once the hand has ended.
        drawn: whether that seat has begun its turn.
        took: whether it began it by taking the pile.
        laid: whether it has laid a card.
        single: the card that was the whole pile and may not be discarded, -1 if there is none (C5.5).
        melds: the melds of each side.
        pots: the pots that are left.
        potted: which sides have taken a pot.
        fresh: the seats whose pot is fresh.
        stalled: how many turns in a row took the pile and laid nothing (C8.2).
        minimums: what each side needs to open, 0 where nothing is needed (D4).
        drew: how many cards each side has drawn.
        totals: what each side had before this hand.
        target: what decides the match, more than anybody reaches where it is played on time.
        hidden: how many cards of each kind nobody sees on the table or the pile.
        out: who went out, -1 if nobody has.
    """

    def __init__(self, terms: Terms, seats: int, sides: Sides) -> None:
        self.terms = terms
        self.book = book_of(terms)
        self.seats, self.sides = seats, sides
        self.side_of = [next(n for n, side in enumerate(sides) if seat in side) for seat in range(seats)]
        self.turn = 0
        self.drawn = self.took = self.laid = self.choosing = False
        self.single = -1
        self.hands: list[Hand] = []
        self.melds: list[list[Shape]] = []
        self.potted: list[bool] = []
        self.pots: list[list[Kind]] = []
        self.fresh: set[int] = set()
        self.stock: list[Kind] = []
        self.pile: list[Kind] = []
        self.stalled = 0
        self.minimums: list[int] = []
        self.bonus: list[int] = []
        self.drew: list[int] = []
        self.hidden: list[int] = []
        self.out = -1
        self.totals: list[int] = []
        self.target = 0

    @classmethod
    def of(cls, state: BurracoState) -> "Course":
        """The hand that a state is in."""
        course = cls(state.terms, state.seats, state.sides)
        course.turn = -1 if state.turn is None else state.turn
        course.drawn = state.drawn is not Drawn.NOTHING
        course.took = state.drawn is Drawn.TAKE
        course.laid = state.laid
        course.single = -1 if state.single is None else state.single
        course.hands = [hand.copy() for hand in state.hands]
        course.melds = [[course.book.shape(meld) for meld in table.melds] for table in state.tables]
        course.potted = [table.pot >= 0 for table in state.tables]
        course.pots = [pot.copy() for pot in state.pots if pot]
        course.fresh = set(state.fresh)
        course.stock = state.stock.copy()
        course.pile = state.discard.copy()
        course.stalled = state.stalled
        sides = range(len(state.sides))
        course.minimums = list(state.minimums) if isinstance(state, BuracoState) else [0] * len(sides)
        course.choosing = isinstance(state, BuracoState) and state.choosing
        course.totals = list(state.totals)
        course.target = _NEVER if state.options.get("minutes") else int(state.options["target"])
        course.bonus = [sum([line.points for line in state.bonus_lines(side)]) for side in sides]
        course.drew = [0] * len(sides)
        for action in state.actions:
            if isinstance(action, Draw | Refuse):
                course.drew[course.side_of[action.seat]] += 1
        course.hidden = [0] * KIND_COUNT
        for cards in (*course.pots, course.stock, *[hand.cards() for hand in course.hands]):
            for card in cards:
                if card >= 0:
                    course.hidden[card] += 1
        return course

    def copy(self) -> "Course":
        """The same hand, to be played on apart from this one."""
        other = Course(self.terms, self.seats, self.sides)
        other.turn, other.drawn, other.took, other.laid = self.turn, self.drawn, self.took, self.laid
        other.single, other.stalled, other.choosing = self.single, self.stalled, self.choosing
        other.hands = [hand.copy() for hand in self.hands]
        other.melds = [melds.copy() for melds in self.melds]
        other.potted, other.fresh = self.potted.copy(), self.fresh.copy()
        other.pots, other.stock, other.pile = self.pots.copy(), self.stock.copy(), self.pile.copy()
        other.minimums, other.bonus, other.totals, other.target = self.minimums, self.bonus, self.totals, self.target
        other.drew, other.hidden = self.drew.copy(), self.hidden.copy()
        return other

    # -- what moves do -------------------------------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        """Draw the top card of the stock (C5.2)."""
        self.choosing = False
        self.hands[seat].add(self.stock.pop())
        self.drawn, self.took = True, False
        self.drew[self.side_of[seat]] += 1

    def refuse(self, seat: int) -> None:
        """Turn the first card up and draw the next (D3.1)."""
        card = self.stock.pop()
        self.pile.append(card)
        self.hidden[card] -= 1
        self.draw(seat)

    def take(self, seat: int) -> None:
        """Take the pile (C5.3)."""
        hand, hidden, pile = self.hands[seat], self.hidden, self.pile
        for card in pile:
            hand.add(card)
            hidden[card] += 1
        self.single = pile[0] if len(pile) == 1 else -1
        self.pile = []
        self.drawn = self.took = True

    def lay(self, seat: int, laying: Laying) -> None:
        """Lay a new meld, or add to one (C5.4); an empty hand takes a pot in flight, or ends the hand (C6.2, C7.4)."""
        hand, side = self.hands[seat], self.side_of[seat]
        for card in laying.cards:
            hand.remove(card)
            self.hidden[card] -= 1
            if card == self.single:
                self.single = -1
        if laying.number < 0:
            self.melds[side].append(laying.after)
        else:
            self.melds[side][laying.number] = laying.after
        self.laid = True
        if not hand.size:
            if self.pot_to_come(side):
                self._take_pot(seat)
            else:
                self.out, self.turn = seat, -1

    def discard(self, seat: int, card: Kind) -> None:
        """Discard, and end the turn (C5.1, C6.3, C7.3, C8)."""
        hand, side = self.hands[seat], self.side_of[seat]
        hand.remove(card)
        self.hidden[card] -= 1
        self.pile.append(card)
        self.stalled = self.stalled + 1 if self.took and not self.laid else 0
        if not hand.size:
            if not self.pot_to_come(side):
                self.out, self.turn = seat, -1
                return
            self._take_pot(seat)
            self.fresh.add(seat)
        self._end_turn(seat)

    def _end_turn(self, seat: int) -> None:
        if not self.stock:
            if not self.pots:
                self.turn = -1
                return
            self.stock = self.pots.pop(0)[::-1]
        if self.stalled >= STALL * self.seats:
            self.turn = -1
            return
        self.turn = turn = (seat + 1) % self.seats
        self.drawn = self.took = self.laid = False
        self.single = -1
        self.fresh.discard(turn)

    def _take_pot(self, seat: int) -> None:
        hand = self.hands[seat]
        for card in self.pots.pop(0):
            hand.add(card)
        self.potted[self.side_of[seat]] = True

    # -- what is so ----------------------------------------------------------------------------------------------------

    def pot_to_come(self, side: int) -> bool:
        """Whether an empty hand of this side would be a pot (C6.1)."""
        return not self.potted[side] and len(self.pots) > 0

    def has_exit(self, side: int) -> bool:
        """Whether a meld lets the side go out (C7.1)."""
        return any(shape.exit for shape in self.melds[side])

    def barred(self, seat: int) -> Kind:
        """The card that the seat may not discard in this turn (C5.5), -1 if there is none."""
        single = self.single
        return single if single >= 0 and self.hands[seat].counts[single] == 1 else -1

    def laid_points(self, side: int) -> int:
        """What a side counts by what lies on the table (C9.2, C9.3, C9.7)."""
        points = self.bonus[side] + (0 if self.potted[side] else NO_POT)
        return points + sum([shape.points + shape.bonus for shape in self.melds[side]])

    def points(self) -> list[int]:
        """What each side counts at the end of the hand (C9)."""
        found = [self.laid_points(side) for side in range(len(self.sides))]
        for seat, hand in enumerate(self.hands):
            if self.terms.fresh_hundred and seat in self.fresh:
                found[self.side_of[seat]] += FRESH_POT
            else:
                found[self.side_of[seat]] -= self.terms.points(hand.cards())
        if self.out >= 0:
            found[self.side_of[self.out]] += OUT
        return found
