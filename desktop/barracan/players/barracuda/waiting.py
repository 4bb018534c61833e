"""How long cards wait: the turns until as many cards are played as lie in a hand.

Each draw is offset by a discard, so a hand of so many cards ends when as many have been played: by a card that fits
the table one at a time, by a card that completes a pair of the hand three at a time. It need not be the hand's own
card that fits: one just drawn will do as well, and another is discarded for it.
"""

from functools import cache
from itertools import combinations

from barracan.model.cards import Kind
from barracan.players.rummy.nearness import PAIRS_LOW

_LOOKS = 1.7
"""How many cards a seat has to choose from in a turn: the top of the deck, and a discard less freely given."""
_NO_CHANCE = 0.04
"""Less likely than this nothing is: others lay melds, too."""


def _completing() -> dict[tuple[Kind, Kind], int]:
    found: dict[tuple[Kind, Kind], int] = {}
    for card in range(52):
        for pair in PAIRS_LOW[card]:
            ordered = (min(pair), max(pair))
            found[ordered] = found.get(ordered, 0) | 1 << card
    return found


_COMPLETING = _completing()


@cache
def completing(cards: tuple[Kind, ...]) -> int:
    """The kinds that make a run or set with two of these cards, as bits; *cards* are in the order of kinds."""
    wanted = 0
    for pair in combinations(cards, 2):
        wanted |= _COMPLETING.get(pair, 0)
    return wanted


def chance(wanted: int, unseen: int) -> float:
    """How likely one of the wanted kinds can be played in a turn, of all that are unseen."""
    total = unseen.bit_count()
    share = (wanted & unseen).bit_count() / total if total else 0.0
    return max(_NO_CHANCE, 1 - float((1 - share) ** _LOOKS))


def turns(cards: int, fits: float, completes: float, least: int) -> float:
    """How many turns so many cards wait.

    *fits* is the chance in a turn that a card fits the table, *completes* that one completes a pair of the hand; a
    meld with it needs as many cards beside it as the pair and *least*.
    """
    waited = [0.0] * (cards + 1)
    for count in range(1, cards + 1):
        if count < 2 + least:
            waited[count] = waited[count - 1] + 1 / fits
        else:
            after = waited[max(0, count - 3)]
            waited[count] = (1 + fits * waited[count - 1] + completes * after) / (fits + completes)
    return waited[cards]
