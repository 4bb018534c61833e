"""The ranking of Sheepshead's cards, and everything about a match, hidden cards too."""

from collections.abc import Mapping
from enum import Enum
from typing import Final, Self

from mypy_extensions import mypyc_attr

from barracan.games.tricks.ranking import Mask, Ranking, cards_of, mask_of
from barracan.games.tricks.state import TricksState
from barracan.model.cards import KINDS, Kind, kinds
from barracan.model.options import OptionValue

TRUMPS: Final = kinds("QC QS QH QD JC JS JH JD AD TD KD 9D 8D 7D")
"""From high to low (S1.3)."""
PLAIN_SUITS = (kinds("AC TC KC 9C 8C 7C"), kinds("AH TH KH 9H 8H 7H"), kinds("AS TS KS 9S 8S 7S"))
"""From high to low (S1.4)."""
TRUMP: Final = 3
RANKING: Final = Ranking((*PLAIN_SUITS, TRUMPS), TRUMP)
PACK: Final[tuple[Kind, ...]] = tuple(sorted(card for suit in (*PLAIN_SUITS, TRUMPS) for card in suit))
WHOLE_PACK: Final[Mask] = mask_of(PACK)

_VALUES: Final = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
VALUE_OF: Final[dict[Kind, int]] = {kind: _VALUES.get(code[0], 0) for code, kind in KINDS.items() if kind in PACK}
"""The card points (S1.5)."""
NEEDED: Final = 61


def card_points(cards: Mask) -> int:
    """What these cards count (S1.5)."""
    return sum(VALUE_OF[card] for card in cards_of(cards))


SEATS: Final = 3
SIDES: Final = tuple((seat,) for seat in range(SEATS))


class Phase(Enum):
    """What is being done in a hand."""

    WINDOW = "window"
    BURY = "bury"
    PLAY = "play"


@mypyc_attr(allow_interpreted_subclasses=True)
class SheepsheadState(TricksState):
    """A match of Sheepshead.

    Attributes:
        window: the cards that lie in the window: the two dealt there, none, or the two laid away.
        player: who took the window, ``None`` while nobody has and in The Least.
        passed: who has passed, in order.
        taken_up: the two cards that the Player took.
    """

    def __init__(self, options: Mapping[str, OptionValue]) -> None:
        super().__init__(SEATS, SIDES, options)

    def clear_table(self) -> None:
        """Begin a hand with nothing on the table."""
        super().clear_table()
        self.phase = Phase.WINDOW
        self.window: list[Kind] = []
        self.player: int | None = None
        self.passed: list[int] = []
        self.taken_up: list[Kind] = []

    def copy(self) -> Self:
        """A state of its own to play cards to."""
        twin = super().copy()
        twin.window, twin.passed, twin.taken_up = self.window.copy(), self.passed.copy(), self.taken_up.copy()
        return twin

    @property
    def least(self) -> bool:
        """Whether The Least is played (S6.1)."""
        return self.phase is Phase.PLAY and self.player is None
