"""The listed moves are all that the rules allow: against every choice of cards."""

from itertools import combinations
from random import Random

import pytest

from barracan.games.barracuda.moves import Discard, LayMeld, LayOff, Take
from barracan.model.cards import CODES, codes
from games.barracuda.position import DRAW, GAME, ME, PLAY, position

PACK = list(GAME.pack(3, {}))


def crowded(seed):
    """A hand and a top discard of few ranks or of few suits, in which plays abound."""
    rng = Random(seed)
    first = rng.choice([0, 0, 3, 8])
    ranks, suits = (range(first, first + 4), range(4)) if seed % 2 else (range(first, first + 5), range(2))
    cards = [card for card in PACK if card // 4 in ranks and card % 4 in suits]
    hand = rng.sample(cards, min(len(cards), rng.choice([3, 4, 7, 8])))
    return " ".join(codes(hand[1:])), CODES[hand[0]]


@pytest.mark.parametrize("final_discard", [True, False])
@pytest.mark.parametrize("seed", range(40))
def test_u3_every_play_of_a_hand_is_listed(seed, final_discard):
    hand, top = crowded(seed)
    laid = "5H 6H 7H, 9C 9D 9S"
    state = position(hand, PLAY, discard=top, laid=laid, final_discard=final_discard)
    plays = [LayMeld(ME, cards) for cards in combinations(codes(sorted(state.hands[ME].cards())), 3)]
    plays += [LayOff(ME, meld, code) for meld in (0, 1) for code in CODES]
    plays += [Discard(ME, code) for code in CODES]
    assert listed(state) == {move for move in plays if GAME.refusal(state, move) is None}


@pytest.mark.parametrize("seed", range(40))
def test_u4_4_every_take_is_listed(seed):
    hand, top = crowded(seed)
    state = position(hand, DRAW, discard=top, laid="5H 6H 7H, 9C 9D 9S")
    held = [*state.hands[ME].cards(), *state.discard]
    takes = [Take(ME, cards) for cards in combinations(codes(sorted(held)), 3)]
    takes += [Take(ME, meld=meld) for meld in (0, 1)]
    assert listed(state) == {move for move in takes if GAME.refusal(state, move) is None}


def listed(state):
    """The listed moves but the draw, their cards in order; none is listed twice."""
    moves = [move for move in GAME.legal_moves(state) if move.do != "draw"]
    ordered = [
        type(move)(ME, tuple(sorted(move.cards, key=CODES.index))) if getattr(move, "cards", None) else move
        for move in moves
    ]
    assert len(set(ordered)) == len(moves)
    return set(ordered)
