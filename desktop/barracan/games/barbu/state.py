"""Everything about a match of Barbu, hidden cards too."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Self

from mypy_extensions import mypyc_attr

from barracan.games.barbu.contracts import NAMES, PLAIN, Contract
from barracan.games.barbu.dominoes import Foundations
from barracan.games.barbu.moves import SEATS, BarbuMove
from barracan.games.tricks.ranking import Mask, Ranking
from barracan.games.tricks.state import TricksState
from barracan.model.options import OptionValue
from barracan.model.value import value

SIDES: Final = tuple((seat,) for seat in range(SEATS))
HANDS_OF_A_ROUND: Final = len(NAMES)
HANDS_OF_A_MATCH: Final = SEATS * HANDS_OF_A_ROUND
DUTY: Final = 2
"""How often a player doubles the declarer in a round at least (P4.6)."""


class Phase(Enum):
    """What is being done in a hand."""

    CONTRACT = "contract"
    DOUBLE = "double"
    REPLY = "reply"
    PLAY = "play"
    DOMINOES = "dominoes"


@value
class HandNote:
    """What the score sheet shows of a hand that is over (P13.5); ``doubles`` are the seats that each seat doubled."""

    declarer: int
    contract: Contract
    doubles: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class BarbuState(TricksState):
    """A match of Barbu: the hand being played, and what passes from hand to hand.

    Attributes:
        named: for each seat the contracts that it has named as a declarer, in order.
        declarer_doubles: how often each seat has doubled the declarer in this round (P4.6).
        sheet: the hands that are over.
        doubled: for each seat the seats that it has doubled, as bits.
        replies: the seats that are still asked for a reply (P4.5), the next one first.
        laid: how many cards have been laid in this turn of dominoes.
        out: who is rid of all cards, in order.
        first_turn: whether dominoes has only begun: the declarer may still pass though he could lay (P8.5).
        holds: for each seat sets of cards of which everybody knows that it holds one at least.
        actions: the moves of this hand, all public.
    """

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        self.named: list[list[str]] = [[] for _ in range(SEATS)]
        self.declarer_doubles = [0] * SEATS
        self.sheet: list[HandNote] = []
        super().__init__(SEATS, SIDES, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.phase = Phase.CONTRACT
        self.contract: Contract | None = None
        self.ranking: Ranking = PLAIN
        self.doubled = [0] * SEATS
        self.replies: list[int] = []
        self.foundations: Foundations | None = None
        self.laid = 0
        self.first_turn = True
        self.out: list[int] = []
        self.holds: list[list[Mask]] = [[] for _ in range(SEATS)]
        self.actions: list[BarbuMove] = []

    @property
    def declarer(self) -> int:
        """The declarer of this hand (P2.2)."""
        return (self.dealer + 1) % SEATS

    @property
    def hands_left(self) -> int:
        """The hands left in the round, this one included (P4.6)."""
        return HANDS_OF_A_ROUND - (self.hand_number - 1) % HANDS_OF_A_ROUND

    def set_contract(self, contract: Contract) -> None:
        """Let this contract be played."""
        self.contract = contract
        self.ranking = contract.ranking
        if contract.rank is not None:
            self.foundations = Foundations(contract.rank, continuous=bool(self.options["continuous"]))

    def copy(self) -> Self:
        """A state of its own, with foundations of its own."""
        twin = super().copy()
        twin.named = [named.copy() for named in self.named]
        twin.declarer_doubles = self.declarer_doubles.copy()
        twin.sheet = self.sheet.copy()
        twin.doubled, twin.replies, twin.out = self.doubled.copy(), self.replies.copy(), self.out.copy()
        twin.holds, twin.actions = self.holds.copy(), self.actions.copy()
        if self.foundations is not None:
            twin.foundations = self.foundations.copy()
        return twin
