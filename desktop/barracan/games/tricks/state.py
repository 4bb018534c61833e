"""The part of a match's state that all trick games have."""

from collections.abc import Mapping
from typing import NamedTuple

from barracan.games.tricks.ranking import Mask
from barracan.model.cards import Kind
from barracan.model.options import OptionValue
from barracan.model.score import HandEnd, MatchEnd


class Trick(NamedTuple):
    """A complete trick: who led, the cards from the lead on, who won it."""

    leader: int
    cards: tuple[Kind, ...]
    winner: int


class TricksState:
    """A match of a trick game: the hand being played and the totals of those before.

    Attributes:
        hands: the cards of each seat.
        trick: the trick on the table from the lead on; ``leader`` led it.
        winner: who wins the trick as it lies, with the card ``best``.
        tricks: the complete tricks of this hand.
        won: how many of them each seat has won; ``taken`` the cards in them.
        lacks: for each seat the cards that play has shown everybody it does not hold.
    """

    def __init__(self, seats: int, sides: tuple[tuple[int, ...], ...], options: Mapping[str, OptionValue]) -> None:
        self.seats = seats
        self.sides = sides
        self.options = options
        self.totals = [0] * len(sides)
        self.hand_number = 0
        self.dealer = -1
        self.turn: int | None = None
        self.ending: HandEnd | None = None
        self.result: MatchEnd | None = None
        self.clear_table()

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
