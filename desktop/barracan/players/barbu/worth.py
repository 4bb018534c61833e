"""What cards and tricks bring to who takes them, contract by contract (P6, P7)."""

from barracan.games.barbu.contracts import HEARTS, KING, QUEENS
from barracan.games.barbu.play import HAND_SIZE
from barracan.games.barbu.scoring import HEART, HEART_ACE, KING_OF_HEARTS, LAST_TRICKS, QUEEN, TRICK, TRUMP_TRICK
from barracan.games.tricks.ranking import Mask, cards_of
from barracan.model.cards import KINDS

ACE_OF_HEARTS = KINDS["AH"]
_NOTHING = (0,) * 52


def _values(*values: tuple[Mask, int]) -> tuple[int, ...]:
    """What each kind brings, from sets of cards with their points; later ones count."""
    table = [0] * 52
    for cards, points in values:
        for card in cards_of(cards):
            table[card] = points
    return tuple(table)


_VALUES = {
    "no_queens": _values((QUEENS, QUEEN)),
    "no_hearts": _values((HEARTS, HEART), (1 << ACE_OF_HEARTS, HEART_ACE)),
    "no_king": _values((KING, KING_OF_HEARTS)),
}
TRICKS = {
    "no_tricks": (TRICK,) * HAND_SIZE,
    "trump": (TRUMP_TRICK,) * HAND_SIZE,
    "no_last_two": tuple(LAST_TRICKS.get(HAND_SIZE - left, 0) for left in range(HAND_SIZE)),
}
"""What a trick brings, by the number of cards that each seat has left then."""


def values_of(name: str) -> tuple[int, ...]:
    """What each kind brings in a contract."""
    return _VALUES.get(name, _NOTHING)
