"""Computers at Barracuda: how long they think that a hand waits, and what they keep."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.model.cards import kinds
from barracan.players.barracuda.waiting import chance, completing, turns
from barracan.players.levels import decide
from games.barracuda.position import DRAW, ME, PLAY, discard, position
from games.barracuda.position import lay as meld

GAME = CATALOG["barracuda"]
THREE_SEVENS = "7C 7H 7S"


def bits(text):
    return sum(1 << card for card in kinds(text))


def choice(state, level="strong"):
    move = decide("barracuda", GAME.view(state, state.turn), level, 1).move
    assert GAME.refusal(state, move) is None
    return move


def test_two_neighbours_wait_for_either_side_and_a_pair_for_its_rank():
    assert completing(tuple(sorted(kinds("5H 6H")))) == bits("4H 7H")
    assert completing(tuple(sorted(kinds("5H 7H")))) == bits("6H")
    assert completing(tuple(sorted(kinds("QC QS KH")))) == bits("QD QH")
    assert completing(tuple(sorted(kinds("QC KC")))) == bits("JC")


def test_what_is_gone_is_no_chance():
    assert chance(bits("QD QH"), bits("QD QH 2C 3C 4C")) > chance(bits("QD QH"), bits("QD 2C 3C 4C"))
    assert chance(bits("QD"), bits("2C")) == chance(0, bits("2C")) > 0


def test_a_pair_shortens_the_wait_of_three_cards_but_of_two_only_where_all_may_be_laid():
    assert turns(3, 0.2, 0.3, 1) < turns(3, 0.2, 0.01, 1)
    assert turns(2, 0.2, 0.3, 1) == turns(2, 0.2, 0.01, 1) == pytest.approx(10)
    assert turns(2, 0.2, 0.3, 0) < turns(2, 0.2, 0.01, 0)


def test_it_keeps_a_pair_and_a_card_beside_it_rather_than_lay_off_one_card():
    state = position("JS KC KS", DRAW, discard="5H", stock="9C 9D 2D", laid=f"AH 2H 3H 4H, 9C 9D 9H, {THREE_SEVENS}")
    assert choice(state).do == "draw"
    assert choice(state, "beginner").do == "take"


def test_of_two_cards_it_keeps_the_cheaper_one_since_they_make_no_meld():
    state = position("JS QS 5D", PLAY, discard="6D", laid="AH 2H 3H, 9C 9D 9H")
    assert choice(state) == discard("QS")


def test_it_breaks_no_pair_for_a_card_that_fits_nothing():
    state = position("2C 2S 8C 8H 6S", PLAY, discard="6D", laid=THREE_SEVENS)
    assert choice(state) == discard("6S")


def test_it_lays_the_meld_that_lets_it_out():
    state = position("JS KC KS QS", PLAY, discard="5H", laid="9C 9D 9H")
    assert choice(state) == meld("JS QS KS", ME)
