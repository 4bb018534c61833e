"""The course of a turn (N4)."""

import pytest

from barracan.games.concan.moves import Announce, Draw
from barracan.model.cards import KINDS
from games.concan.position import (
    FIFTY_ONE,
    FIRST,
    LAY,
    ME,
    NEXT,
    TAKE,
    clause,
    discard,
    lay,
    off,
    play,
    position,
    swap,
    take,
)


def test_n4_1_the_first_turn_is_one_discard():
    hand = "TH JH QH KH AC AD AS 7C JK"
    for move in (Draw(ME), take(), lay(FIFTY_ONE), Announce(ME)):
        assert clause(position(hand, FIRST, opened=(0,)), move) == "N4.1"
    state = position(hand, FIRST, discard="")
    play(state, discard("7C"))
    assert (state.turn, state.phase) == (NEXT, TAKE)


LATER = [discard("7C"), lay("2C 3C 4C"), off(0, "9S"), swap(1, "5D"), Announce(ME)]


@pytest.mark.parametrize("move", LATER, ids=lambda move: move.do)
def test_n4_2_a_draw_or_take_comes_first(move):
    hand, laid = "7C 2C 3C 4C 9S 5D JK KC", "9C 9D 9H, 5C JK=5D 5S"
    assert clause(position(hand, TAKE, laid=laid, opened=(0,)), move) == "N4.2"
    assert clause(position(hand, LAY, laid=laid, opened=(0,)), move) is None


@pytest.mark.parametrize("move", [Draw(ME), take()], ids=["draw", "take"])
def test_n4_2_there_is_one_draw_or_take(move):
    state = position("7C", TAKE, opened=(0,))
    play(state, move)
    assert clause(state, Draw(ME)) == "N4.2"
    assert clause(state, take()) == "N4.2"


def test_n4_3_the_top_card_of_the_stock_is_drawn():
    state = position("7C", TAKE, stock="9C 9D")
    play(state, Draw(ME))
    assert state.hands[ME].cards() == sorted(map(KINDS.get, ("7C", "9C")))


def test_n4_4_after_the_melds_down_the_top_discard_is_taken_freely():
    state = position("7C", TAKE, discard="3C 4C", opened=(0,))
    play(state, take())
    assert state.hands[ME].counts[KINDS["4C"]] == 1
    assert state.discard == [KINDS["3C"]]
    play(state, discard("7C"))


def test_n4_4_an_empty_pile_gives_nothing():
    assert clause(position("7C", TAKE, discard="", opened=(0,)), take()) == "N4.4"


def test_n4_5_the_card_taken_is_not_discarded():
    state = position("7C", TAKE, discard="4C", opened=(0,))
    play(state, take())
    assert clause(state, discard("4C")) == "N4.5"
    assert clause(state, discard("7C")) is None


def test_n4_5_an_identical_card_held_before_may_be_discarded():
    state = position("7C 4C", TAKE, discard="4C", opened=(0,))
    play(state, take())
    assert clause(state, discard("4C")) is None


def test_n4_5_a_joker_gained_by_a_swap_may_be_discarded():
    state = position("7C 9D", TAKE, discard="JK", laid="9C JK=9D 9H", opened=(0,))
    play(state, take())
    assert clause(state, discard("JK")) == "N4.5"
    play(state, swap(0, "9D"))
    assert clause(state, discard("JK")) is None


def test_n4_5_it_holds_for_one_turn():
    state = position("7C 8C", TAKE, discard="4C", opened=(0,))
    play(state, take())
    play(state, discard("7C"))
    play(state, Draw(NEXT))
    play(state, discard("JC", NEXT))
    play(state, Draw(ME))
    assert clause(state, discard("4C")) is None


def test_n4_6_jokers_and_fitting_cards_may_be_discarded():
    state = position("JK 9S", laid="9C 9D 9H", opened=(0,))
    assert clause(state, discard("JK")) is None
    assert clause(state, discard("9S")) is None


def test_n4_7_the_last_card_goes_by_a_discard():
    assert clause(position("2C 3C 4C", opened=(0,)), lay("2C 3C 4C")) == "N4.7"
    assert clause(position("2C 3C 4C KD", opened=(0,)), lay("2C 3C 4C")) is None
    assert clause(position("9S", laid="9C 9D 9H", opened=(0,)), off(0, "9S")) == "N4.7"
    assert clause(position("9S KD", laid="9C 9D 9H", opened=(0,)), off(0, "9S")) is None
    assert clause(position("TH JH QH KH AC AD AS"), lay(FIFTY_ONE)) == "N4.7"


def test_n4_7_the_card_left_is_one_that_may_be_discarded():
    state = position("2C 3C 4C", TAKE, discard="KD", opened=(0,))
    play(state, take())
    assert clause(state, lay("2C 3C 4C")) == "N4.7"
    state = position("9S", TAKE, discard="KD", laid="9C 9D 9H", opened=(0,))
    play(state, take())
    assert clause(state, off(0, "9S")) == "N4.7"


def test_n4_8_a_discard_of_the_last_card_wins():
    state = position("7C", opened=(0,))
    play(state, discard("7C"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)
    assert state.turn is None
    assert clause(state, Draw(NEXT)) == "N4.2"


@pytest.mark.parametrize(
    "move", [discard("KS"), lay("2C 3C 4C"), off(0, "9S"), swap(1, "5D")], ids=lambda move: move.do
)
def test_n4_9_cards_come_from_ones_own_hand(move):
    laid = "9C 9D 9H, 5C JK=5D 5S"
    assert clause(position("2C 3C KC 8D", laid=laid, opened=(0,)), move) == "N4.9"
    assert clause(position("2C 3C 4C KC KS 9S 5D", laid=laid, opened=(0,)), move) is None


def test_n4_9_a_card_named_twice_is_held_twice():
    assert clause(position("2C 3C 4C 4D 4H KC 8D", opened=(0,)), lay("2C 3C 4C, 4C 4D 4H")) == "N4.9"
    assert clause(position("2C 3C 4C 4C 4D 4H KC 8D", opened=(0,)), lay("2C 3C 4C, 4C 4D 4H")) is None
