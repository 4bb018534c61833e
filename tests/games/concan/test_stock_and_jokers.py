"""New stocks and announced jokers (N7, N8)."""

from random import Random

import pytest

from barracan.games.concan.moves import Announce, Draw
from barracan.model.cards import JOKER, KINDS, kinds
from games.concan.position import GAME, LAY, ME, NEXT, TAKE, clause, discard, lay, off, play, position, swap, take


def test_n7_1_the_discards_but_the_top_one_become_the_new_stock():
    state = position("7C", TAKE, discard="2C 3C 4C", stock="")
    play(state, Draw(ME, ("3C", "2C")))
    assert state.discard == kinds("4C")
    assert state.stock == kinds("2C")
    assert state.hands[ME].counts[KINDS["3C"]] == 1


@pytest.mark.parametrize("order", [("2C",), ("2C", "3C", "4C"), ("2C", "4C"), ("2C", "2C")])
def test_n7_2_exactly_these_cards(order):
    assert clause(position("7C", TAKE, discard="2C 3C 4C", stock=""), Draw(ME, order)) == "N7.2"


def test_n7_1_restock_is_an_option():
    for allowed, ended in ((0, True), (1, False), (2, False)):
        state = position("7C 8C", discard="2C 3C", stock="", restock=allowed)
        play(state, discard("7C"))
        assert (state.turn is None) == ended


def test_n7_2_the_order_is_written_in_the_move():
    state = position("7C", TAKE, discard="2C 3C 4C", stock="")
    assert clause(state, Draw(ME)) == "N7.2"
    assert clause(position("7C", TAKE), Draw(ME, ("3C",))) == "N11"
    assert {move.stock for move in GAME.legal_moves(state).of("draw")} == {("2C", "3C"), ("3C", "2C")}


def test_n7_3_the_hand_ends_with_the_turn_that_leaves_nothing_to_draw():
    state = position("7C 8C", discard="2C", stock="", restock=1)
    state.restocks = 1
    play(state, discard("7C"))
    assert (state.ending.reason, state.ending.seat) == ("stock", None)


def test_n7_3_one_discard_makes_no_new_stock():
    state = position("7C 8C", discard="", stock="", restock=9)
    play(state, discard("7C"))
    assert state.ending.reason == "stock"


def test_n7_3_the_last_card_wins_even_then():
    state = position("7C", discard="2C", stock="", restock=0, opened=(0,))
    play(state, discard("7C"))
    assert state.ending.reason == "out"


def test_n8_1_jokers_are_announced_after_the_melds_down_and_the_draw():
    assert clause(position("JK 7C"), Announce(ME)) == "N8.1"
    assert clause(position("7C 8C", opened=(0,)), Announce(ME)) == "N8.1"
    assert clause(position("JK 7C", TAKE, opened=(0,)), Announce(ME)) == "N4.2"
    assert clause(position("JK 7C", LAY, opened=(0,)), Announce(ME)) is None


def test_n8_2_one_announcement_covers_every_joker():
    state = position("JK JK 7C", opened=(0,))
    play(state, Announce(ME))
    assert state.announced == [2, 0]
    assert clause(state, Announce(ME)) == "N8.2"


def test_n8_3_a_joker_swapped_or_taken_is_announced():
    state = position("9D 7C KC", TAKE, discard="JK", laid="9C JK=9D 9H", opened=(0,))
    play(state, take())
    assert state.announced == [1, 0]
    play(state, swap(0, "9D"))
    assert state.announced == [2, 0]
    assert clause(state, Announce(ME)) == "N8.2"


def test_n8_4_jokers_not_announced_leave_first():
    state = position("JK 9D 7C KC", laid="9C JK=9D 9H, 2C 3C 4C", opened=(0,))
    play(state, swap(0, "9D"))
    assert state.announced == [1, 0]
    play(state, off(1, "JK", "high", "5C"))
    assert state.announced == [1, 0]
    play(state, off(1, "JK", "high", "6C"))
    assert state.announced == [0, 0]


def test_n8_4_a_discarded_joker_is_announced_no_more():
    state = position("JK 7C", opened=(0,))
    play(state, Announce(ME))
    play(state, discard("JK"))
    assert state.announced == [0, 0]


def test_n12_all_know_how_many_jokers_a_hand_may_still_hide():
    state = position("JK 7C 8C", opened=(0,), stock="JK 2C 3C")
    state.unheard = [(0, 3), (0, 2)]
    play(state, Announce(ME))
    assert state.unheard[ME] == (0, 0)
    play(state, discard("7C"))
    for seed in range(40):
        world = GAME.determinize(GAME.view(state, NEXT), Random(seed))
        assert world.hands[ME].counts[JOKER] == 1
    play(state, Draw(NEXT))
    play(state, discard("JC", NEXT))
    play(state, Draw(ME))
    assert state.unheard[ME] == (0, 1)


def test_a_person_draws_from_a_new_stock_by_chance_that_the_deal_settled():
    state = position("7C", TAKE, discard="2C 3C 4C 5C 6C", stock="")
    moves = {GAME.offer(state, ME, ()).target("stock").move for _ in range(3)}
    assert len(moves) == 1
    assert clause(state, moves.pop()) is None


def test_a_meld_alone_gives_no_joker_back():
    state = position("7C 8D", laid="9C JK=9D 9H", opened=(0,))
    assert clause(state, lay("9D 9S JK=9C")) == "N4.9"
