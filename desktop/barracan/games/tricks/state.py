"""The part of a match's state that all trick games have, and the moves that they share with their record form."""

from copy import copy
from typing import Any, ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr

from barracan.games.state import MatchState
from barracan.games.tricks.ranking import Mask, mask_of
from barracan.model.cards import CODES, KINDS, Code, Kind
from barracan.model.moves import Line, card_key
from barracan.model.value import value


class Trick(NamedTuple):
    """A complete trick: who led, the cards from the lead on, who won it."""

    leader: int
    cards: tuple[Kind, ...]
    winner: int


@mypyc_attr(allow_interpreted_subclasses=True)
class TricksState(MatchState):
    """A match of a trick game: the hand being played and the totals of those before.

    Attributes:
        hands: the cards of each seat.
        trick: the trick on the table from the lead on; ``leader`` led it.
        winner: who wins the trick as it lies, with the card ``best``.
        tricks: the complete tricks of this hand.
        won: how many of them each seat has won; ``taken`` the cards in them.
        lacks: for each seat the cards that play has shown everybody it does not hold.
    """

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        self.hands: list[Mask] = [0] * self.seats
        self.trick: list[Kind] = []
        self.leader = self.winner = -1
        self.best: Kind = -1
        self.tricks: list[Trick] = []
        self.won = [0] * self.seats
        self.taken: list[Mask] = [0] * self.seats
        self.lacks: list[Mask] = [0] * self.seats

    def played_by(self, seat: int) -> Mask:
        """The cards that a seat has played to tricks in this hand."""
        tricks = [(trick.leader, trick.cards) for trick in self.tricks]
        return mask_of(
            card
            for leader, cards in (*tricks, (self.leader, tuple(self.trick)))
            for at, card in enumerate(cards)
            if (leader + at) % self.seats == seat
        )

    def copy(self) -> Self:
        """A state of its own to play cards to; a game copies the lists that it has added, the rest is shared."""
        twin = copy(self)
        own: dict[str, Any] | None = getattr(twin, "__dict__", None)  # shared so far where this class is compiled
        if own is not None:
            object.__setattr__(twin, "__dict__", dict(own))
        twin.totals, twin.hands, twin.trick = self.totals.copy(), self.hands.copy(), self.trick.copy()
        twin.tricks, twin.won = self.tricks.copy(), self.won.copy()
        twin.taken, twin.lacks = self.taken.copy(), self.lacks.copy()
        return twin


MOST_SEATS: Final = 4
_CARDS: Final = {code: kind for code, kind in KINDS.items() if code != "JK"}


@value
class Play:
    """Play a card to the trick."""

    do: "ClassVar[str]" = "play"
    seat: int
    card: Code


@value
class Pass:
    """Do nothing where something could be done, or where nothing can."""

    do: "ClassVar[str]" = "pass"
    seat: int


PLAYS: Final = tuple(tuple(Play(seat, code) for code in CODES) for seat in range(MOST_SEATS))
"""The plays by seat and kind: they are asked for again and again."""


def natural_key(line: Line) -> Code:
    """Read the key ``card``, which must hold the code of a card that is no joker."""
    return card_key(line, "card", _CARDS)
