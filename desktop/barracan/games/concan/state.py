"""Everything about a match of Concan, hidden cards too."""

from collections.abc import Mapping
from enum import Enum

from mypy_extensions import mypyc_attr

from barracan.games.concan.melds import Meld
from barracan.games.rummy.state import RummyState
from barracan.model.cards import JOKER, Kind
from barracan.model.game import Sides
from barracan.model.options import OptionValue


class Phase(Enum):
    """What a turn has come to."""

    FIRST = "first"
    """The first player's first turn, which is a discard (N4.1)."""
    TAKE = "take"
    """Before the draw or take."""
    LAY = "lay"
    """Before the discard."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ConcanState(RummyState):
    """A match of Concan: the hand being played and the totals of those before.

    Attributes:
        melds: the melds of the whole table in the order laid (N3.7).
        opened: for each seat whether it has done its melds-down.
        announced: for each seat how many jokers of its hand are announced.
        unheard: for each seat how many other jokers it may hold at most, as far as all know (N8.4): cards of the
            time before the last new stock, and since.
        restocks: how many new stocks there were in this hand.
        taken: the discard taken in this turn.
        barred: the card that may not be discarded in this turn (N4.5).
        chance: settles the order of new stocks that a person draws from.
        past: what each seat has of the hands before on the score sheet.
    """

    def __init__(self, seats: int, sides: Sides, options: Mapping[str, OptionValue]) -> None:
        self.threshold = int(options["threshold"])
        self.most_restocks = int(options["restock"])
        super().__init__(seats, sides, options)
        self.past: list[tuple[str, ...]] = []

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.phase = Phase.FIRST
        self.melds: list[Meld] = []
        self.opened = [False] * self.seats
        self.announced = [0] * self.seats
        self.unheard = [(0, 0)] * self.seats
        self.restocks = 0
        self.taken: Kind | None = None
        self.barred: Kind | None = None
        self.chance = 0

    def nothing_to_draw(self, discards: int) -> bool:
        """Whether the stock is empty and so many discards make no new one (N7.3)."""
        return not self.stock and (self.restocks >= self.most_restocks or discards < 2)

    def begin_turn(self, seat: int) -> None:
        """Let a seat begin its turn."""
        self.turn, self.phase = seat, Phase.TAKE
        self.taken = self.barred = None

    def take_into_hand(self, seat: int) -> Kind:
        """Take the top discard into a hand (N4.4, N4.5, N8.3)."""
        card = self.discard.pop()
        hand = self.hands[seat]
        self.taken = card
        self.barred = None if hand.counts[card] else card
        hand.add(card)
        if card == JOKER:
            self.announced[seat] += 1
        return card

    def gain_joker(self, seat: int) -> None:
        """Take a swapped joker into a hand; it is announced and may be discarded (N4.5, N8.3)."""
        self.hands[seat].add(JOKER)
        self.announced[seat] += 1
        if self.barred == JOKER:
            self.barred = None

    def settle_announced(self, seat: int) -> None:
        """Let jokers not announced leave a hand first (N8.4); if an announced one has left, there are no others."""
        jokers = self.hands[seat].jokers
        if self.announced[seat] > jokers:
            self.announced[seat] = jokers
            self.unheard[seat] = (0, 0)
