"""The listed moves are all that the rules allow: against every choice of cards and jokers."""

from itertools import combinations, product
from random import Random

import pytest

from barracan.games.concan.moves import Discard, LayMelds, LayOff, NewMeld, Swap
from barracan.model.cards import CODES
from games.concan.position import GAME, ME, position

LAID = "5C JK=5D 5S, 6H 7H 8H, KC KD KH KS, QD KD JK=AD"
RUNS = [[f"{rank}{suit}" for rank in "A23456789TJQKA"] for suit in "CDHS"]
NATURALS = [code for code in CODES if code != "JK"]


def hand_of(seed):
    """Cards of few ranks or of one suit, sometimes with jokers, in which melds abound."""
    rng = Random(seed)
    ranks = {rng.choice(["A23456", "TJQKA2", "56789T"]), "57KA"[seed % 4]}
    cards = [code for code in NATURALS if code[0] in "".join(ranks) and (seed % 2 or code[1] in "DH")]
    return [*rng.sample(cards, 5), *["JK"] * (seed % 3)]


def whole_melds():
    """Every set and every run of up to six cards, as the cards that it stands for."""
    for rank in "A23456789TJQK":
        for size in (3, 4):
            yield from combinations([f"{rank}{suit}" for suit in "CDHS"], size)
    for run in RUNS:
        for first, size in product(range(12), range(3, 7)):
            if first + size <= 14:
                yield tuple(run[first : first + size])


def with_jokers(meld, count):
    """A meld with so many jokers, wherever they may lie."""
    for at in combinations(range(len(meld)), count):
        cards = tuple("JK" if index in at else code for index, code in enumerate(meld))
        yield NewMeld(cards, tuple(meld[index] for index in at))


@pytest.mark.parametrize("seed", range(24))
def test_n6_every_single_move_of_an_open_hand_is_listed(seed):
    hand = hand_of(seed)
    state = position(" ".join(hand), laid=LAID, opened=(ME,))
    moves = [
        LayMelds(ME, (meld,)) for whole in whole_melds() for count in range(3) for meld in with_jokers(whole, count)
    ]
    for number, end in product(range(4), (None, "low", "high")):
        moves += [LayOff(ME, number, code, end) for code in NATURALS]
        moves += [LayOff(ME, number, "JK", end, code) for code in NATURALS]
    moves += [Swap(ME, number, code) for number in range(4) for code in NATURALS]
    moves += [Discard(ME, code) for code in CODES]
    listed = [move for move in GAME.legal_moves(state) if move.do != "announce" and not several(move)]
    assert len(set(map(canonical, listed))) == len(listed)
    legal = {move for move in moves if GAME.refusal(state, move) is None}
    assert set(map(canonical, listed)) == set(map(canonical, legal))


def several(move):
    return isinstance(move, LayMelds) and len(move.melds) > 1


def canonical(move):
    """A move with the cards of a set in one order: what they stand for, and how many jokers there are."""
    if not isinstance(move, LayMelds):
        return move
    meld = move.melds[0]
    stands = iter(meld.stands)
    pairs = [(next(stands) if code == "JK" else code, code) for code in meld.cards]
    return tuple(sorted(pairs) if len({stood[0] for stood, _ in pairs}) == 1 else pairs)
