"""The course of a turn, and how hands end (B4)."""

import pytest

from barracan.games.barracan.moves import Discard, Draw, Pass
from barracan.model.cards import codes
from games.barracan.position import (
    DREW,
    GAME,
    ME,
    NEXT,
    NOTHING,
    PICKED_UP,
    SET,
    TOOK_A_TRICK,
    clause,
    lay,
    pick_up,
    play,
    position,
    trick,
)

TAKES = [Draw(ME), pick_up(1, "triplet 3D 3H 3C, evens_odds 2H 4S"), trick("1:0 2:0 3:0", "KC")]
HAND = "3D 3H 2H 4S KC 7C 8D"


@pytest.mark.parametrize("take", TAKES, ids=lambda move: move.do)
def test_b4_1_a_turn_begins_with_one_take(take):
    assert clause(position(HAND, NOTHING), take) is None
    for taken in (DREW, PICKED_UP, TOOK_A_TRICK):
        assert clause(position(HAND, taken), take) == "B4.1"


LATER = [Discard(ME, "7C"), lay("triplet 3D 3H 3C, evens_odds 2H 4S")]


@pytest.mark.parametrize("move", LATER, ids=lambda move: move.do)
def test_b4_1_melds_and_the_discard_come_after_the_take(move):
    hand = HAND + " 3C"
    assert clause(position(hand, NOTHING), move) == "B4.1"
    for taken in (DREW, PICKED_UP, TOOK_A_TRICK):
        assert clause(position(hand, taken), move) is None


@pytest.mark.parametrize("take", TAKES, ids=lambda move: move.do)
def test_b4_1_every_take_is_followed_by_melds_and_a_discard(take):
    state = position(HAND, NOTHING)
    play(state, take)
    assert clause(state, Draw(ME)) == "B4.1"
    play(state, Discard(ME, "7C"))
    assert state.turn == NEXT
    assert state.taken is NOTHING


def test_b4_1_several_melds_may_follow_each_other():
    state = position("3D 3H 3C 2H 4S 7C 7D 7H KC KS", DREW)
    play(state, lay("triplet 3D 3H 3C, evens_odds 2H 4S"))
    play(state, lay("triplet 7C 7D 7H"))
    play(state, Discard(ME, "KC"))
    assert state.turn == NEXT


def test_b4_1_only_the_seat_to_move_moves():
    state = position(HAND, NOTHING)
    assert clause(state, Draw(NEXT)) == "B4.1"
    assert clause(state, Draw(7)) == "B4.1"


def test_b4_1_nobody_moves_between_hands():
    state = GAME.start(2, {option.name: option.default for option in GAME.options})
    assert clause(state, Draw(ME)) == "B4.1"
    assert "No hand" in str(GAME.refusal(state, Draw(ME)))


def test_a_refusal_marks_the_cards_and_places_at_fault():
    state = position("KC 2D 3D", NOTHING, piles="2C|AS 4C|5C|6C AC")
    blocked = GAME.refusal(state, trick("1:1 2:0 3:0", "KC"))
    assert (blocked.clause, blocked.cards, blocked.places) == ("B3.5", ("6C",), ("pile:3",))
    stopper = GAME.refusal(state, trick("1:0 2:0 3:0", "KC"))
    assert (stopper.cards, stopper.places) == (("AS",), ("pile:1",))
    assert "The A♠ is a stopper" in str(stopper)
    assert GAME.refusal(position("7C 8D", DREW), Discard(ME, "7D")).places == ()


def test_b4_1_what_is_discarded_is_in_the_hand():
    assert clause(position("7C 8D", DREW), Discard(ME, "7C")) is None
    assert clause(position("7C 8D", DREW), Discard(ME, "7D")) == "B4.1"


def test_b4_2_a_draw_takes_the_top_card_of_the_stock_and_only_its_player_sees_it():
    state = position("7C 8D", NOTHING, stock="KH QH")
    [drawn] = play(state, Draw(ME))
    assert codes(state.hands[ME].cards()) == ("7C", "8D", "KH")
    assert codes(state.stock) == ("QH",)
    assert drawn.for_viewers(frozenset({NEXT})).card is None
    assert drawn.for_viewers(frozenset({ME})).card == "KH"


def test_b4_3_with_an_empty_stock_a_player_passes_and_the_hand_ends():
    state = position(HAND, NOTHING, stock="")
    assert clause(state, Draw(ME)) == "B4.3"
    for move in TAKES[1:]:
        assert clause(state, move) is None
    play(state, Pass(ME))
    assert state.ending.reason == "stock"
    assert state.ending.seat is None
    assert state.turn is None


def test_b4_3_nobody_passes_while_cards_are_in_the_stock_or_after_a_take():
    assert clause(position(HAND, NOTHING, stock="KH"), Pass(ME)) == "B4.3"
    assert clause(position(HAND, DREW, stock=""), Pass(ME)) == "B4.1"


def test_b4_4_a_meld_leaves_two_cards_without_a_complete_set():
    opened = {0: "triplet 9C 9D 9H, run 2C 3C 4C"}
    assert clause(position("3D 3H 3C 7C 8C", laid=opened), lay("triplet 3D 3H 3C")) is None
    assert clause(position("3D 3H 3C 7C", laid=opened), lay("triplet 3D 3H 3C")) == "B4.4"
    assert clause(position("3D 3H 3C", laid=opened), lay("triplet 3D 3H 3C")) == "B4.4"


@pytest.mark.parametrize("hand", ["3D 3H 3C 7C", "3D 3H 3C"])
def test_b4_4_with_a_complete_set_a_meld_may_leave_one_card_or_none(hand):
    assert clause(position(hand, laid={0: SET}), lay("triplet 3D 3H 3C")) is None


def test_b4_4_the_meld_itself_may_complete_the_set():
    laid = {0: "opposites 5H 6S, triplet 9C 9D 9H, run 2C 3C 4C, family JH QS KH"}
    assert clause(position("2H 4S", laid=laid), lay("evens_odds 2H 4S")) is None
    assert clause(position("3D 3H 3C", laid=laid), lay("triplet 3D 3H 3C")) == "B4.4"


def test_b4_4_a_category_in_a_ladder_completes_a_set():
    laid = {0: "opposites 5H 6S, triplet 9C 9D 9H, run 2C 3C 4C, family JH QS KH"}
    assert clause(position("2H 4S", laid=laid), lay("ladder 0: 4S / 0 2H / evens_odds row 0")) is None


def test_b4_4_the_opponents_set_is_of_no_help():
    assert clause(position("3D 3H 3C", laid={0: "run 2C 3C 4C", 1: SET}), lay("triplet 3D 3H 3C")) == "B4.4"


def test_b4_4_a_trick_keeps_two_cards_too():
    assert clause(position("KC 2D 3D", NOTHING), trick("1:0 2:0 3:0", "KC")) is None
    assert clause(position("KC 2D", NOTHING), trick("1:0 2:0 3:0", "KC")) == "B4.4"
    assert clause(position("KC 2D", NOTHING, laid={0: SET}), trick("1:0 2:0 3:0", "KC")) is None


def test_b4_4_a_pick_up_counts_the_cards_it_brings():
    opened = {0: "opposites 5H 6S"}
    move = pick_up(1, "triplet 3D 3H 3C")
    assert clause(position("3D 3H", NOTHING, laid=opened), move) == "B4.4"
    assert clause(position("3D 3H 7C", NOTHING, laid=opened), move) == "B4.4"
    assert clause(position("3D 3H 7C 8C", NOTHING, laid=opened), move) is None
    assert clause(position("3D 3H 7C", NOTHING, piles="2C|8H 3C|4C|5C", laid=opened), move) is None
    assert clause(position("3D 3H", NOTHING, piles="2C|8H 9H 3C|4C|5C", laid=opened), move) is None
    assert clause(position("3D 3H", NOTHING, piles="2C|8H 9H AS 3C|4C|5C", laid=opened), move) == "B4.4"
    assert clause(position("3D 3H", NOTHING, laid={0: SET}), move) is None


def test_b4_5_a_meld_that_empties_the_hand_melds_out():
    state = position("3D 3H 3C", laid={0: SET})
    play(state, lay("triplet 3D 3H 3C"))
    assert (state.ending.reason, state.ending.seat, state.turn) == ("out", ME, None)


def test_b4_5_a_discard_that_empties_the_hand_melds_out():
    state = position("3D", laid={0: SET})
    events = play(state, Discard(ME, "3D"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)
    assert codes(state.piles[0]) == ("2C", "3D")
    assert [type(event).__name__ for event in events] == ["CardMoved", "HandEnded"]


def test_b4_5_a_trick_that_empties_the_hand_melds_out():
    state = position("KC", NOTHING, laid={0: SET})
    play(state, trick("1:0 2:0 3:0", "KC"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)


def test_b4_5_a_pick_up_that_empties_the_hand_melds_out():
    state = position("3D 3H", NOTHING, laid={0: SET})
    play(state, pick_up(1, "triplet 3D 3H 3C"))
    assert (state.ending.reason, state.ending.seat) == ("out", ME)


def test_b4_5_a_pick_up_that_leaves_cards_of_the_pile_goes_on():
    state = position("3D 3H", NOTHING, piles="2C|8H 3C|4C|5C", laid={0: SET})
    play(state, pick_up(1, "triplet 3D 3H 3C"))
    assert state.turn == ME
    assert codes(state.hands[ME].cards()) == ("8H",)


def test_b4_6_a_joker_may_be_discarded():
    assert clause(position("JK 8D", DREW), Discard(ME, "JK")) is None
