"""The four foundations of dominoes: what lies on them and what may be laid (P8.1, P8.2)."""

from copy import copy
from typing import Final

from mypy_extensions import mypyc_attr

from barracan.games.tricks.ranking import Mask
from barracan.model.cards import CODES, RANKS, SUIT_OF, SUITS, Code, Kind

LENGTH: Final = 13


def _place(card: Kind) -> int:
    """The place of a card in its suit, from 0 for the two to 12 for the ace."""
    return (card // len(SUITS) - 1) % LENGTH


_CARD_AT: Final[tuple[tuple[Kind, ...], ...]] = tuple(
    tuple((place + 1) % LENGTH * len(SUITS) + suit for place in range(LENGTH)) for suit in range(len(SUITS))
)
_PLACE_OF: Final[tuple[int, ...]] = tuple(_place(card) for card in range(52))


@mypyc_attr(allow_interpreted_subclasses=True)
class Foundations:
    """The foundations of one hand.

    Attributes:
        layable: the cards that go on a foundation as they lie.
        low: for each suit the place of the lower end; ``sizes`` how many cards lie there.
    """

    def __init__(self, rank: str, *, continuous: bool) -> None:
        self.continuous = continuous
        start = (RANKS.index(rank) - 1) % LENGTH
        self.low = [start] * len(SUITS)
        self.sizes = [0] * len(SUITS)
        self._fitting: list[Mask] = [1 << _CARD_AT[suit][start] for suit in range(len(SUITS))]
        self.layable: Mask = sum(self._fitting)

    def copy(self) -> "Foundations":
        """Foundations of their own with the same cards."""
        twin = copy(self)
        twin.low, twin.sizes, twin._fitting = self.low.copy(), self.sizes.copy(), self._fitting.copy()
        return twin

    def lay(self, card: Kind) -> int:
        """Lay a card that fits, and return its position from the lower end."""
        suit = SUIT_OF[card]
        size = self.sizes[suit]
        at = size
        if size and (self.low[suit] + size) % LENGTH != _PLACE_OF[card]:
            self.low[suit] = _PLACE_OF[card]
            at = 0
        self.sizes[suit] = size + 1
        self._find_fitting(suit)
        return at

    def cards(self, suit: int) -> tuple[Code, ...]:
        """The cards of a foundation from its lower end."""
        low = self.low[suit]
        return tuple(CODES[_CARD_AT[suit][(low + step) % LENGTH]] for step in range(self.sizes[suit]))

    def goes_round(self, card: Kind) -> bool:
        """Whether a card is next to an end of its foundation when the ace is next to the two (P8.2)."""
        suit = SUIT_OF[card]
        low, size = self.low[suit], self.sizes[suit]
        return 0 < size < LENGTH and _PLACE_OF[card] in ((low - 1) % LENGTH, (low + size) % LENGTH)

    def restore(self, suit: int, low: Kind, size: int) -> None:
        """Let so many cards lie on a foundation, the lowest of them this one."""
        self.low[suit], self.sizes[suit] = _PLACE_OF[low], size
        self._find_fitting(suit)

    def _find_fitting(self, suit: int) -> None:
        low, size = self.low[suit], self.sizes[suit]
        fitting = 0
        if size < LENGTH:
            for place in (low - 1, low + size):
                if self.continuous or 0 <= place < LENGTH:
                    fitting |= 1 << _CARD_AT[suit][place % LENGTH]
        self.layable = self.layable & ~self._fitting[suit] | fitting
        self._fitting[suit] = fitting
