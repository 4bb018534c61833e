"""The panel of Barbu: a player who follows a few rules of thumb."""

from collections.abc import Callable, Mapping

from barracan.games.barbu.legality import BarbuMoves
from barracan.games.barbu.moves import LAYS, BarbuMove, Lay, NameContract
from barracan.games.barbu.state import BarbuState
from barracan.games.barbu.view import BarbuView, determinize
from barracan.games.tricks.moves import PLAYS, Play
from barracan.games.tricks.ranking import HIGH_TO_LOW
from barracan.model.cards import CODES, KINDS, RANK_OF, SUIT_OF, Kind
from barracan.model.randomness import stream
from barracan.players.tricks.panel import duck, take

_LONG_SUIT = 5
_DANGEROUS = {"no_queens": "Q", "no_hearts": "H", "no_king": "KH"}
"""What a card's code holds that costs points in these contracts."""
_KEPT = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
"""How much rather than others a card that wins nothing is kept, by its rank."""


def _choose(view: BarbuView) -> BarbuMove:
    state = determinize(view, stream("panel"))  # what is hidden from a seat bears on no move of its own
    moves = BarbuMoves(state)
    actions = moves.actions()
    if "play" in actions:
        return PLAYS[view.seat][_card(state, [KINDS[move.card] for move in moves.of("play") if isinstance(move, Play)])]
    if "lay" in actions:
        return max((move for move in moves.of("lay") if isinstance(move, Lay)), key=LAYS[view.seat].index)
    if "contract" in actions:
        return _contract([move for move in moves.of("contract") if isinstance(move, NameContract)], view)
    return next(moves.of("pass" if "pass" in actions else actions[0]))


def _card(state: BarbuState, cards: list[Kind]) -> Kind:
    """The card to play: with trumps tricks are good to have, otherwise not."""
    if state.ranking.trumps:
        return take(state, state.ranking, cards, lambda card: _KEPT.get(CODES[card][0], 0))
    mark = _DANGEROUS.get(state.contract.name) if state.contract else None
    return duck(state, state.ranking, cards, lambda card: mark is not None and mark in CODES[card])


def _contract(moves: list[NameContract], view: BarbuView) -> NameContract:
    """Trump with a long suit, dominoes from the middle of the hand, else the contract that costs least."""
    hand = [KINDS[code] for code in view.hand]
    lengths = [sum(SUIT_OF[card] == suit for card in hand) for suit in range(4)]

    def worth(move: NameContract) -> tuple[float, str]:
        contract = move.contract
        if contract.suit is not None:
            return lengths["CDHS".index(contract.suit)] - _LONG_SUIT + 0.5, ""
        if contract.rank is not None:
            at = "A23456789TJQK".index(contract.rank)
            return 2 - sum(abs(RANK_OF[card] - at) for card in hand) / 13, ""
        cost = sum(_DANGEROUS.get(contract.name, "?") in code for code in view.hand)
        high = sum(HIGH_TO_LOW.index(RANK_OF[card]) < 4 for card in hand) / 4
        return -cost - high, contract.name

    return max(moves, key=worth)


PANEL: Mapping[str, Callable[[BarbuView], BarbuMove]] = {"rule": _choose}
"""The players of the panel by their names."""
