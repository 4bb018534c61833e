"""What a contract is likely to bring, by the look of a hand alone: the plan where no worlds are played out.

All numbers are thousandths of a point, fitted to hands that were played out.
"""

from typing import NamedTuple

from barracan.games.barbu.contracts import HEARTS, QUEENS, Contract
from barracan.games.barbu.moves import SEATS
from barracan.games.barbu.play import HAND_SIZE
from barracan.games.barbu.scoring import (
    HEART,
    HEART_ACE,
    KING_OF_HEARTS,
    LAST_TRICKS,
    PLACES,
    QUEEN,
    TRICK,
    TRUMP_TRICK,
)
from barracan.games.barbu.state import BarbuState
from barracan.games.tricks.ranking import Mask, cards_of, mask_of
from barracan.model.cards import KINDS, RANKS, SUITS
from barracan.players.protocol import POINT
from barracan.players.search import Row


class _Look(NamedTuple):
    """What a hand brings that has nothing, what each missing or single-card suit adds, and what each of these cards."""

    base: int
    short: int
    cards: tuple[tuple[Mask, int], ...]


def _cards(ranks: str) -> Mask:
    return mask_of(KINDS[rank + suit] for rank in ranks for suit in SUITS)


_LOW, _HIGH, _ACES, _KINGS = (_cards(ranks) for ranks in ("2345", "JQKA", "A", "K"))
_NEGATIVE = {
    "no_queens": _Look(500, 2200, ((_HIGH, -1300), (QUEENS, -2300))),
    "no_tricks": _Look(-6500, 1800, ((_LOW, 1100), (_HIGH, -1200))),
    "no_hearts": _Look(-21_100, 1000, ((_LOW, 1700), (HEARTS, 1200), (HEARTS & _cards("23456"), 2100))),
    "no_king": _Look(-14_200, 1200, ((_LOW, 1200), (HEARTS, 1200))),
    "no_last_two": _Look(-16_000, 0, ((_LOW, 2100),)),
}
_DISTANCE = -600
"""What each step adds by which a card lies away from the starting rank in dominoes."""
_NEAR = 41_300
_DECLARES = {"trump": 3100, "dominoes": 5500}
"""What the declarer scores beyond others with such a hand: he leads, and has chosen the suit or the rank."""
_TOTALS = {
    "no_queens": 4 * QUEEN,
    "no_tricks": HAND_SIZE * TRICK,
    "no_hearts": (HAND_SIZE - 1) * HEART + HEART_ACE,
    "no_king": KING_OF_HEARTS,
    "no_last_two": sum(LAST_TRICKS.values()),
    "trump": HAND_SIZE * TRUMP_TRICK,
    "dominoes": sum(PLACES),
}
"""The points of all seats together (P6, P7.1, P8.6)."""


def likely_score(state: BarbuState, seat: int, contract: Contract) -> int:
    """The contract score that a seat's hand is likely to come to."""
    hand = state.hands[seat]
    declares = _DECLARES.get(contract.name, 0) if seat == state.declarer else 0
    if contract.rank is not None:
        return declares + _NEAR + _DISTANCE * distance(state, seat, RANKS.index(contract.rank))
    trumps = contract.ranking.trumps
    look = _with_trumps(trumps) if trumps else _NEGATIVE[contract.name]
    plain = [suit for suit in contract.ranking.suits if suit != trumps]
    short = look.short * sum((hand & suit).bit_count() < 2 for suit in plain)
    return declares + look.base + short + sum(value * (hand & cards).bit_count() for cards, value in look.cards)


def likely_scores(state: BarbuState, seat: int, contract: Contract) -> Row:
    """The same in points for all seats, as one of them sees it: the others share the rest."""
    own = likely_score(state, seat, contract)
    others = (POINT * _TOTALS[contract.name] - own) // (SEATS - 1)
    return tuple((own if each == seat else others) // POINT for each in range(SEATS))


def distance(state: BarbuState, seat: int, start: int) -> int:
    """By how many steps the cards of a hand lie away from a starting rank, all together."""
    cards = cards_of(state.hands[seat])
    if state.options["continuous"]:
        apart = (abs(card // len(SUITS) - start) for card in cards)
        return sum(min(each, len(RANKS) - each) for each in apart)
    places = ((card // len(SUITS) - 1) % len(RANKS) for card in cards)
    return sum(abs(each - (start - 1) % len(RANKS)) for each in places)


def _with_trumps(trumps: Mask) -> _Look:
    plain = ~trumps
    return _Look(-1900, 1700, ((trumps, 2400), (trumps & _HIGH, 3200), (plain & _ACES, 4800), (plain & _KINGS, 3300)))
