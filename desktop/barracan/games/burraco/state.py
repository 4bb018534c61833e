"""Everything about a match of Burraco, hidden cards too."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVar

from mypy_extensions import mypyc_attr

from barracan.games.burraco.melds import Meld, lets_out
from barracan.games.burraco.options import Terms
from barracan.games.rummy.state import RummyState
from barracan.model.cards import Kind
from barracan.model.game import Sides
from barracan.model.options import OptionValue
from barracan.model.score import ScoreLine


class Drawn(Enum):
    """How the seat to move has begun its turn."""

    NOTHING = "nothing"
    DRAW = "draw"
    TAKE = "take"


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass
class SideTable:
    """What one side has on the table in this hand; ``pot`` is the number of the pot that it has taken, or -1."""

    melds: list[Meld] = field(default_factory=list)
    pot: int = -1

    def lets_out(self, terms: Terms, new: Sequence[Meld] = (), replaced: int = -1) -> bool:
        """Whether a meld lets the side go out, among them new ones, one of which may replace another (C7.1)."""
        kept = [meld for at, meld in enumerate(self.melds) if at != replaced]
        return any(lets_out(meld, terms) for meld in (*kept, *new))

    def may_go_out(self, terms: Terms, new: Sequence[Meld] = (), replaced: int = -1) -> bool:
        """Whether the side may go out, with new melds too (C7.1)."""
        return self.pot >= 0 and self.lets_out(terms, new, replaced)


@mypyc_attr(allow_interpreted_subclasses=True)
class BurracoState(RummyState):
    """A match of a game with pots: the hand being played and the totals of those before.

    Attributes:
        pots: the pots that lie on the table; one that was taken or became the stock is empty.
        drawn: how the turn was begun.
        single: the card that was the whole pile when it was taken in this turn, until a card like it is laid (C5.5).
        laid: whether a card was laid in this turn (C8.2).
        stalled: how many turns in a row took the pile and laid nothing (C8.2).
        fresh: the seats whose pot is fresh (C6.3).
        unseen: the seats that do not see their fresh pot yet, with its number (C12.1).
        first_discard: the card turned up in the deal, if one was.
    """

    def __init__(self, seats: int, sides: Sides, options: Mapping[str, OptionValue]) -> None:
        self.terms = Terms(seats, options)
        self.side_of = tuple(next(n for n, side in enumerate(sides) if seat in side) for seat in range(seats))
        super().__init__(seats, sides, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.pots: list[list[Kind]] = [[] for _ in self.terms.pots]
        self.tables: list[SideTable] = [SideTable() for _ in self.sides]
        self.drawn = Drawn.NOTHING
        self.single: Kind | None = None
        self.laid = False
        self.stalled = 0
        self.fresh: set[int] = set()
        self.unseen: dict[int, int] = {}
        self.first_discard: Kind | None = None

    @property
    def next_pot(self) -> int:
        """The number of the first pot left, or -1."""
        return next((number for number, pot in enumerate(self.pots) if pot), -1)

    def pot_to_come(self, seat: int) -> bool:
        """Whether an empty hand of this seat would be a pot (C6.1)."""
        return self.tables[self.side_of[seat]].pot < 0 and any(self.pots)

    def barred_card(self, seat: int) -> Kind | None:
        """The card that this seat may not discard in this turn, if there is one (C5.5)."""
        single = self.single
        return single if single is not None and self.hands[seat].counts[single] == 1 else None

    def bonus_lines(self, side: int) -> tuple[ScoreLine, ...]:
        """Points of the hand that are neither of melds nor of its end; Burraco has none."""
        return ()

    def winners(self) -> tuple[int, ...]:
        """The sides that have won the match now that a hand has ended (C10.1)."""
        return self.sole_leader(int(self.options["target"]))


PotT = TypeVar("PotT", bound=BurracoState)
