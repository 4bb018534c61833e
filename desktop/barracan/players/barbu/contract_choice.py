"""Naming contracts and doubling, by what the hand is worth: by its look alone, or in worlds played to their end."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from barracan.games.barbu import legality
from barracan.games.barbu.contracts import HEARTS, NAMES, NEGATIVE, QUEENS, Contract
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, NameContract, Redouble
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
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.ranking import Mask, cards_of, mask_of, suit_cards
from barracan.games.tricks.state import Pass
from barracan.model.cards import KINDS, RANKS, SUITS
from barracan.model.options import OptionValue
from barracan.players.barbu.plan import Margins
from barracan.players.protocol import POINT, Candidate
from barracan.players.search import Row


class _Look(NamedTuple):
    """What a hand brings that has nothing, what each missing or single-card suit adds, and what each of these cards."""

    base: int
    short: int
    cards: tuple[tuple[Mask, int], ...]


def _cards(ranks: str) -> Mask:
    return mask_of(KINDS[rank + suit] for rank in ranks for suit in SUITS)


_LOW, _HIGH, _ACES, _KINGS = (_cards(ranks) for ranks in ("2345", "JQKA", "A", "K"))
_NEGATIVE: Final = {
    "no_queens": _Look(500, 2200, ((_HIGH, -1300), (QUEENS, -2300))),
    "no_tricks": _Look(-6500, 1800, ((_LOW, 1100), (_HIGH, -1200))),
    "no_hearts": _Look(-21_100, 1000, ((_LOW, 1700), (HEARTS, 1200), (HEARTS & _cards("23456"), 2100))),
    "no_king": _Look(-14_200, 1200, ((_LOW, 1200), (HEARTS, 1200))),
    "no_last_two": _Look(-16_000, 0, ((_LOW, 2100),)),
}
_DISTANCE: Final = -600
"""What each step adds by which a card lies away from the starting rank in dominoes."""
_NEAR: Final = 41_300
_DECLARES: Final = {"trump": 3100, "dominoes": 5500}
"""What the declarer scores beyond others with such a hand: he leads, and has chosen the suit or the rank."""
_TOTALS: Final = {
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
    return likely_score_of(state.hands[seat], contract, state.options, declares=seat == state.declarer)


def likely_score_of(
    hand: Mask, contract: Contract, options: Mapping[str, OptionValue], *, declares: bool = False
) -> int:
    """The contract score that a hand is likely to come to."""
    declared = _DECLARES.get(contract.name, 0) if declares else 0
    if contract.rank is not None:
        return declared + _NEAR + _DISTANCE * _distance(hand, RANKS.index(contract.rank), options)
    trumps = contract.ranking.trumps
    look = _with_trumps(trumps) if trumps else _NEGATIVE[contract.name]
    plain = [suit for suit in contract.ranking.suits if suit != trumps]
    short = look.short * sum((hand & suit).bit_count() < 2 for suit in plain)
    return declared + look.base + short + sum(value * (hand & cards).bit_count() for cards, value in look.cards)


def likely_scores(state: BarbuState, seat: int, contract: Contract) -> Row:
    """The same in points for all seats, as one of them sees it: the others share the rest."""
    own = likely_score(state, seat, contract)
    others = (POINT * _TOTALS[contract.name] - own) // (SEATS - 1)
    return tuple((own if each == seat else others) // POINT for each in range(SEATS))


def distance(state: BarbuState, seat: int, start: int) -> int:
    """By how many steps the cards of a hand lie away from a starting rank, all together."""
    return _distance(state.hands[seat], start, state.options)


def _distance(hand: Mask, start: int, options: Mapping[str, OptionValue]) -> int:
    cards = cards_of(hand)
    if options["continuous"]:
        apart = (abs(card // len(SUITS) - start) for card in cards)
        return sum(min(each, len(RANKS) - each) for each in apart)
    places = ((card // len(SUITS) - 1) % len(RANKS) for card in cards)
    return sum(abs(each - (start - 1) % len(RANKS)) for each in places)


def _with_trumps(trumps: Mask) -> _Look:
    plain = ~trumps
    return _Look(-1900, 1700, ((trumps, 2400), (trumps & _HIGH, 3200), (plain & _ACES, 4800), (plain & _KINGS, 3300)))


USUAL_SCORE: Final = {
    "no_queens": -6200,
    "no_tricks": -7100,
    "no_hearts": -7700,
    "no_king": -4900,
    "no_last_two": -6700,
    "trump": 23_700,
    "dominoes": 23_600,
}
"""Thousandths of a point that a declarer scores with a usual hand."""
SPREAD: Final = {
    "no_queens": 3800,
    "no_tricks": 3600,
    "no_hearts": 5500,
    "no_king": 3700,
    "no_last_two": 6100,
    "trump": 7000,
    "dominoes": 8200,
}
"""The standard deviation of that over hands."""
_ABOVE: Final[tuple[int, ...]] = (0, 0, 58, 83, 98, 110, 120, 127)
"""By how many hundredths of that a hand must be better for a contract to be named, by the number of contracts left:
whoever has others to name may wait for a hand that suits it better. Found by choosing in all orders over many deals."""
_DUE: Final = -2000
"""So many thousandths of a point a double must bring at least when the duty leaves no choice in the next hand."""
_OFFERED: Final = {False: (-17_000, -13_000, -10_000, -8000, -6000, -3000, 0, 3000), True: (-40_000, -25_000, -10_000)}
"""What a double of the declarer brings in eight negative contracts of usual hands, and in three positive ones."""
_DUTY: Final = -1_000_000
"""So many, when it leaves none: no hand of Barbu brings as much."""


def later_value(state: BarbuState, move: NameContract, *, waits: bool) -> int:
    """What a contract is likely to bring later; at the best time, for one who *waits* for hands that suit contracts."""
    name = move.contract.name
    left = len(NAMES) - len(state.named[move.seat]) if waits else 1
    return USUAL_SCORE[name] + SPREAD[name] * _ABOVE[left] // 100


def weigh_contracts(state: BarbuState, seat: int) -> list[Candidate]:
    """The contracts left with what they bring beyond their usual score by the look of the hand, the best first."""
    found = [NameContract(seat, contract) for contract in contracts_left(state, seat)]
    values = (likely_score(state, seat, move.contract) - later_value(state, move, waits=False) for move in found)
    return sorted(map(Candidate, found, values), key=lambda each: -each.value)


def contracts_left(state: BarbuState, seat: int) -> list[Contract]:
    """The contracts left, trump and dominoes in the two forms that suit the hand best."""
    left = [name for name in (*NEGATIVE, "trump", "dominoes") if name not in state.named[seat]]
    contracts = [Contract(name) for name in left if name in NEGATIVE]
    if "trump" in left:
        contracts += [Contract("trump", suit=suit) for suit in _best_suits(state, seat)]
    if "dominoes" in left:
        contracts += [Contract("dominoes", rank=rank) for rank in _best_ranks(state, seat)]
    return contracts


def _best_suits(state: BarbuState, seat: int) -> list[str]:
    """The two suits that make the best trumps: long ones with high cards."""
    weights = Counter[str]()
    for number, suit in enumerate(SUITS):
        for at, card in enumerate(suit_cards(number)):
            if state.hands[seat] >> card & 1:
                weights[suit] += 12 + max(0, 6 - at)
    return [suit for suit, _ in weights.most_common(2)]


def _best_ranks(state: BarbuState, seat: int) -> list[str]:
    """The two starting ranks from which the cards of the hand lie nearest."""
    distances = [distance(state, seat, start) for start in range(len(RANKS))]
    return [RANKS[start] for start in sorted(range(len(RANKS)), key=distances.__getitem__)[:2]]


def best_double(state: BarbuState, seat: int, scores: Sequence[Row], margins: Margins) -> BarbuMove:
    """The double of everybody who is likely to do worse than this seat, by these contract scores of all."""
    reply = state.phase is Phase.REPLY
    allowed = legality.reply_targets(state, seat) if reply else legality.targets(state, seat)
    gains = [POINT * sum(row[seat] - row[other] for row in scores) // len(scores) for other in range(SEATS)]
    chosen = tuple(other for other in legality.seats_of(allowed) if gains[other] > _margin(state, seat, other, margins))
    if not chosen:
        return Pass(seat)
    return Redouble(seat, chosen) if reply else Double(seat, chosen)


def gains_of(move: BarbuMove, scores: Sequence[Row]) -> list[int]:
    """What a double brings for each of these contract scores of all seats, in thousandths; a pass brings nothing."""
    others = move.seats if isinstance(move, Double | Redouble) else ()
    return [POINT * sum(row[move.seat] - row[other] for other in others) for row in scores]


def _margin(state: BarbuState, seat: int, other: int, margins: Margins) -> int:
    """What a double of another seat must bring at least, in thousandths of a point."""
    assert state.contract is not None
    if state.doubled[other] >> seat & 1:
        return margins.answer if seat == state.declarer else margins.doubler
    if other != state.declarer:
        return margins.others
    if legality.must_double(state, seat):
        return _DUTY
    margin = margins.positive if state.contract.positive else margins.declarer
    owed = legality.owes(state, seat)
    if margins.waits:
        left = [name for name in NAMES if name not in state.named[other]]
        negative = sum(name in NEGATIVE for name in left)
        return margin + relief(negative, len(left) - negative, owed)
    if not state.contract.positive and state.hands_left == owed + 1:
        return min(margin, _DUE)
    return margin


def relief(negative: int, positive: int, owed: int) -> int:
    """What one double less owed saves in the hands that are left of a round: below 0 what a double now may cost."""
    return _burden(negative, positive, owed) - _burden(negative, positive, owed - 1) if owed else 0


@cache
def _burden(negative: int, positive: int, owed: int) -> int:
    """What the doubles of the declarer bring in so many hands to come, when each is said where it is best."""
    left = negative + positive
    if not left:
        return 0
    found = 0
    for sort, many in ((False, negative), (True, positive)):
        if many:
            fewer = (negative, positive - 1) if sort else (negative - 1, positive)
            silent = _burden(*fewer, owed) if owed < left else None
            said = _burden(*fewer, max(0, owed - 1))
            offered = _OFFERED[sort]
            brought = sum(gain + said if silent is None else max(gain + said, silent) for gain in offered)
            found += many * (brought // len(offered))
    return found // left
