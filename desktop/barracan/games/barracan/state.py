"""Everything about a match of BarraCan, hidden cards too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.barracan import categories
from barracan.games.barracan.ladders import Ladder
from barracan.games.barracan.moves import BarracanMove
from barracan.games.rummy.state import Hand
from barracan.games.state import MatchState
from barracan.model.cards import KINDS, Kind
from barracan.model.options import OptionValue

STOPPERS: Final = frozenset((KINDS["AC"], KINDS["AS"]))
PILES: Final = range(4)


class Taken(Enum):
    """How the seat to move has begun its turn."""

    NOTHING = "nothing"
    DRAW = "draw"
    PICK_UP = "pick_up"
    TRICK = "trick"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SideTable:
    """What one side has on the table in this hand.

    Attributes:
        stacks: for each type the categories melded outside ladders, in the order laid.
        made: for each type how many categories, those in ladders included (B6.5).
    """

    stacks: tuple[list[categories.Cards], ...] = field(default_factory=lambda: ([], [], [], [], []))
    ladders: list[Ladder] = field(default_factory=list)
    made: list[int] = field(default_factory=lambda: [0] * 5)
    tricks: int = 0

    def copy(self) -> "SideTable":
        """A table that grows apart from this one."""
        stacks = tuple(stack.copy() for stack in self.stacks)
        return SideTable(stacks, self.ladders.copy(), self.made.copy(), self.tricks)

    @property
    def opened(self) -> bool:
        """Whether the side has melded in this hand (B6.1)."""
        return any(self.made)

    @property
    def missing_types(self) -> int:
        """The types of which the side has no category, as bits."""
        return sum([1 << kind for kind, made in enumerate(self.made) if not made])

    def is_complete_with(self, types: int) -> bool:
        """Whether the side has a complete set with categories of these types, which are bits (B6.5)."""
        return not self.missing_types & ~types

    @property
    def complete_sets(self) -> int:
        """How many complete sets the side has (B6.5)."""
        return min(self.made)


@mypyc_attr(allow_interpreted_subclasses=True)
class BarracanState(MatchState):
    """A match of BarraCan: the hand being played and the totals of those before.

    Attributes:
        stock: the cards left, the next to be drawn last.
        stoppers: for each pile the index of its topmost stopper, or -1; the cards under it are blocked.
        first_piles: the cards turned up in the deal.
        actions: the moves of this hand, all public.
    """

    def __init__(self, seats: int, sides: tuple[tuple[int, ...], ...], options: Mapping[str, OptionValue]) -> None:
        self.side_of = tuple(next(n for n, side in enumerate(sides) if seat in side) for seat in range(seats))
        self.partners = any(len(side) > 1 for side in sides)
        self.ace_high = options["trick_ace"] == "high"
        super().__init__(seats, sides, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        self.taken = Taken.NOTHING
        self.stock: list[Kind] = []
        self.hands: list[Hand] = [Hand() for _ in range(self.seats)]
        self.piles: list[list[Kind]] = [[] for _ in PILES]
        self.stoppers: list[int] = [-1] * 4
        self.tables: list[SideTable] = [SideTable() for _ in self.sides]
        self.first_piles: tuple[Kind, ...] = ()
        self.actions: list[BarracanMove] = []

    def set_pile(self, number: int, cards: Sequence[Kind]) -> None:
        """Put these cards in a pile and find its topmost stopper (B3.5)."""
        self.piles[number] = list(cards)
        self.find_stopper(number)

    def find_stopper(self, number: int) -> None:
        """Find the topmost stopper of a pile again."""
        pile = self.piles[number]
        self.stoppers[number] = next((at for at in range(len(pile) - 1, -1, -1) if pile[at] in STOPPERS), -1)

    def put_on_pile(self, number: int, card: Kind) -> int:
        """Lay a card on a pile, across it if it is a stopper (B3.5), and return its position."""
        pile = self.piles[number]
        if card in STOPPERS:
            self.stoppers[number] = len(pile)
        pile.append(card)
        return len(pile) - 1

    def lift_pile(self, number: int) -> list[Kind]:
        """Lift a pile down to and including its topmost stopper, or all of it, bottom card first (B7.3)."""
        pile = self.piles[number]
        start = max(self.stoppers[number], 0)
        lifted = pile[start:]
        del pile[start:]
        self.find_stopper(number)
        return lifted

    def closed_pile(self, seat: int) -> int:
        """The pile in front of a seat, from which it never takes (B3.4)."""
        return seat

    def open_piles(self, seat: int) -> tuple[int, ...]:
        """The three piles open to a seat (B3.4)."""
        return OPEN_PILES[seat]

    def discard_pile(self, seat: int) -> int:
        """The pile that a seat discards to now."""
        return discard_pile(self.piles, seat, self.seats)


def discard_pile(piles: Sequence[Sequence[object]], seat: int, seats: int) -> int:
    """The pile that a seat discards to while the piles are as high as these (B3.3)."""
    if seats == 4:
        return seat
    other = 3 if seats == 3 else 2 + seat
    return other if len(piles[other]) < len(piles[seat]) else seat


OPEN_PILES: Final = tuple(tuple(pile for pile in PILES if pile != seat) for seat in range(4))
