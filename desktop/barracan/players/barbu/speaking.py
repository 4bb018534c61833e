"""Naming contracts and doubling, by what the hand is worth in worlds played to their end."""

from collections import Counter

from barracan.games.barbu import doubling
from barracan.games.barbu.contracts import NEGATIVE, Contract
from barracan.games.barbu.moves import SEATS, BarbuMove, Double, NameContract, Redouble
from barracan.games.barbu.state import BarbuState, Phase
from barracan.games.tricks.moves import Pass
from barracan.games.tricks.ranking import suit_cards
from barracan.model.cards import RANKS, SUITS
from barracan.players.barbu.thinking import World, contract_scores

USUAL = {
    "no_queens": -6.5,
    "no_tricks": -7.0,
    "no_hearts": -7.5,
    "no_king": -4.5,
    "no_last_two": -7.0,
    "trump": 23.0,
    "dominoes": 24.0,
}
"""What a declarer scores in each contract with a usual hand: a contract is named when the hand is better than that."""
_MARGIN = 2.5
"""So many points a double must be likely to bring."""
_DUE = -2.0
"""So many, when the duty will soon leave no choice."""


def weighed_contracts(state: BarbuState, seat: int, world: World, worlds: int) -> list[tuple[float, BarbuMove]]:
    """The contracts left with what each is worth beyond its usual score, the best first."""
    found: list[tuple[float, BarbuMove]] = []
    for contract in _contracts_left(state, seat):
        total = sum(contract_scores(world(number), contract)[seat] for number in range(worlds))
        found.append((total / worlds - USUAL[contract.name], NameContract(seat, contract)))
    found.sort(key=lambda each: -each[0])
    return found


def _contracts_left(state: BarbuState, seat: int) -> list[Contract]:
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
    distances = {}
    for start in range(len(RANKS)):
        apart = [abs(card // 4 - start) for card in range(52) if state.hands[seat] >> card & 1]
        if state.options["continuous"]:
            distances[start] = sum(min(each, 13 - each) for each in apart)
        else:
            places = [(card // 4 - 1) % 13 for card in range(52) if state.hands[seat] >> card & 1]
            distances[start] = sum(abs(each - (start - 1) % 13) for each in places)
    return [RANKS[start] for start in sorted(distances, key=lambda start: (distances[start], start))[:2]]


def weighed_doubles(state: BarbuState, seat: int, world: World, worlds: int) -> list[tuple[float, BarbuMove]]:
    """The double of everybody who is likely to do worse than this seat, and to say nothing instead."""
    assert state.contract is not None
    reply = state.phase is Phase.REPLY
    allowed = doubling.reply_targets(state, seat) if reply else doubling.targets(state, seat)
    gains = [0.0] * SEATS
    for number in range(worlds):
        scores = contract_scores(world(number), state.contract)
        for other in range(SEATS):
            gains[other] += (scores[seat] - scores[other]) / worlds
    chosen = tuple(other for other in doubling.seats_of(allowed) if gains[other] > _margin(state, seat, other))
    passing: tuple[float, BarbuMove] = (0.0, Pass(seat))
    if not chosen:
        return [passing]
    double = Redouble(seat, chosen) if reply else Double(seat, chosen)
    weighed: list[tuple[float, BarbuMove]] = [(sum(gains[other] for other in chosen), double)]
    if reply or not doubling.must_double(state, seat):
        weighed.append(passing)
    return weighed


def _margin(state: BarbuState, seat: int, other: int) -> float:
    """What a double of another seat must bring at least."""
    if other != state.declarer or state.phase is Phase.REPLY:
        return _MARGIN
    if doubling.must_double(state, seat):
        return float("-inf")
    return _DUE if state.hands_left <= doubling.owes(state, seat) + 1 else _MARGIN
