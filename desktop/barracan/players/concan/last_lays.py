"""A few last cards laid one after the other, so that the last discard wins the hand (N4.8)."""

from copy import copy

from barracan.games.concan.legal_moves import ConcanMoves
from barracan.games.concan.moves import LayMelds, LayOff
from barracan.games.concan.state import ConcanState, Phase
from barracan.model.cards import KINDS

_FEW = 4
"""With more cards there are too many ways to lay them."""


def finishing(state: ConcanState) -> LayMelds | LayOff | None:
    """The first move of a way out for the seat to move, which has opened; ``None`` if there is no way."""
    seat = state.turn
    assert seat is not None
    size = state.hands[seat].size
    if not 1 < size <= _FEW:
        return None
    moves = ConcanMoves(state)
    for meld in moves.of("meld"):
        if isinstance(meld, LayMelds) and sum(len(new.cards) for new in meld.melds) == size - 1:
            return meld
    for move in moves.of("layoff"):
        if isinstance(move, LayOff) and (size == 2 or finishing(_laid_off(state, move)) is not None):
            return move
    return None


def wins_with_top(state: ConcanState) -> bool:
    """Whether the top discard, once taken, leads to a way out for the seat to move, which has opened."""
    seat = state.turn
    assert seat is not None
    if state.hands[seat].size >= _FEW:
        return False
    after = copy(state)
    after.hands, after.discard, after.announced = [*state.hands], [*state.discard], [*state.announced]
    after.hands[seat] = state.hands[seat].copy()
    after.take_into_hand(seat)
    after.phase = Phase.LAY
    return finishing(after) is not None


def _laid_off(state: ConcanState, move: LayOff) -> ConcanState:
    after = copy(state)
    after.hands, after.melds = [*state.hands], [*state.melds]
    after.hands[move.seat] = state.hands[move.seat].without([KINDS[move.card]])
    meld = state.melds[move.meld]
    after.melds[move.meld] = meld.with_card(KINDS[move.card], KINDS[move.stands or move.card], move.end)
    return after
