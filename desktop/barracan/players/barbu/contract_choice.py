"""Naming contracts and doubling, by what the hand is worth in worlds played to their end."""

from collections import Counter
from collections.abc import Sequence

from barracan.games.barbu import doubling
from barracan.games.barbu.contracts import NAMES, NEGATIVE, Contract
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.moves import Pass
from barracan.games.tricks.ranking import suit_cards
from barracan.model.cards import RANKS, SUITS
from barracan.players.barbu.contract_estimates import distance, likely_score
from barracan.players.barbu.skill import Margins
from barracan.players.barbu.worlds import contract_scores
from barracan.players.protocol import POINT, Candidate
from barracan.players.search import Row

_USUAL = {
    "no_queens": -6500,
    "no_tricks": -6400,
    "no_hearts": -7200,
    "no_king": -4700,
    "no_last_two": -6800,
    "trump": 23_400,
    "dominoes": 26_300,
}
"""Thousandths of a point that a declarer scores with a usual hand."""
_SPREAD = {
    "no_queens": 4500,
    "no_tricks": 3600,
    "no_hearts": 5700,
    "no_king": 4800,
    "no_last_two": 6400,
    "trump": 6300,
    "dominoes": 10_000,
}
"""The standard deviation of that over hands."""
_ABOVE = (0, 0, 58, 83, 98, 110, 120, 127)
"""By how many hundredths of that a hand must be better for a contract to be named, by the number of contracts left:
whoever has others to name may wait for a hand that suits it better. Found by choosing in all orders over many deals."""
_DUE = -2000
"""So many thousandths of a point a double must bring at least when the duty leaves no choice in the next hand."""
_DUTY = -1_000_000
"""So many, when it leaves none: no hand of Barbu brings as much."""


def value_of_naming(state: BarbuState, move: NameContract, *, waits: bool) -> int:
    """What the declarer scores beyond what the contract may be kept for, in a world played out, in thousandths."""
    return POINT * contract_scores(state, move.contract)[move.seat] - kept_for(state, move, waits=waits)


def kept_for(state: BarbuState, move: NameContract, *, waits: bool) -> int:
    """What a contract is likely to bring later; at the best time, for one who *waits* for hands that suit contracts."""
    name = move.contract.name
    left = len(NAMES) - len(state.named[move.seat]) if waits else 1
    return _USUAL[name] + _SPREAD[name] * _ABOVE[left] // 100


def planned_contracts(state: BarbuState, seat: int) -> list[Candidate]:
    """The contracts left with what they bring beyond their usual score by the look of the hand, the best first."""
    found = [NameContract(seat, contract) for contract in contracts_left(state, seat)]
    values = (likely_score(state, seat, move.contract) - kept_for(state, move, waits=False) for move in found)
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
    allowed = doubling.reply_targets(state, seat) if reply else doubling.targets(state, seat)
    gains = [POINT * sum(row[seat] - row[other] for row in scores) // len(scores) for other in range(SEATS)]
    chosen = tuple(other for other in doubling.seats_of(allowed) if gains[other] > _margin(state, seat, other, margins))
    if not chosen:
        return Pass(seat)
    return Redouble(seat, chosen) if reply else Double(seat, chosen)


def gained(move: BarbuMove, scores: Sequence[Row]) -> list[int]:
    """What a double brings for each of these contract scores of all seats, in thousandths; a pass brings nothing."""
    others = move.seats if isinstance(move, Double | Redouble) else ()
    return [POINT * sum(row[move.seat] - row[other] for other in others) for row in scores]


def _margin(state: BarbuState, seat: int, other: int, margins: Margins) -> int:
    """What a double of another seat must bring at least, in thousandths of a point."""
    assert state.contract is not None
    margin = margins.others
    if state.doubled[other] >> seat & 1:
        margin = margins.doubler
    elif other == state.declarer:
        if doubling.must_double(state, seat):
            return _DUTY
        margin = margins.positive if state.contract.positive else margins.declarer
        if not state.contract.positive and state.hands_left == doubling.owes(state, seat) + 1:
            margin = min(margin, _DUE)
    return margin
