"""Sets, runs and jokers (N1.3, N3)."""

import pytest

from barracan.games.concan.melds import Meld, read
from games.concan.position import clause, discard, lay, meld, off, play, position, swap


def judged(text):
    found = read(meld(text.split()), 0)
    return found.value if isinstance(found, Meld) else found.clause


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2C 3C 4C", 9),
        ("9H TH JH QH KH", 49),
        ("AC 2C 3C", 6),
        ("QC KC AC", 30),
        ("AC AD AS", 30),
        ("7C JK=7D 7S", 21),
        ("JK=AC 2C 3C", 6),
        ("QC KC JK=AC", 30),
        ("AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", 95),
    ],
)
def test_n1_3_values_of_cards_in_melds(text, value):
    assert judged(text) == value


@pytest.mark.parametrize("text", ["7C 7D", "7C 7D 7C", "7C 7D 7S 7H 7C", "7C 7D JK=7C"])
def test_n3_1_a_set_has_three_or_four_suits(text):
    assert judged(text) == "N3.1"
    assert str(read(meld(text.split()), 0).reason).startswith("A set is three or four cards of one rank")
    assert judged("7C 7D 7S 7H") == 28


@pytest.mark.parametrize("text", ["2C 3C", "2C 4C 5C", "4C 3C 2C", "2C 3C JK=5C"])
def test_n3_2_a_run_follows_on_in_its_order(text):
    assert judged(text) == "N3.2"


@pytest.mark.parametrize(
    ("text", "way"),
    [
        ("7C", "Add"),
        ("7C 7D", "Add"),
        ("7C 7C", "Change"),
        ("7C 7D 7C", "Change"),
        ("7C 8C", "Add"),
        ("7C 9C TC", "Change"),
    ],
)
def test_too_few_cards_want_another_one_and_wrong_cards_a_change(text, way):
    assert str(read(meld(text.split()), 0).reason).endswith(f"{way} a card.")


def test_n3_2_a_run_is_of_one_suit():
    assert judged("2C 3C 4D") == "N3.1"


@pytest.mark.parametrize("text", ["KC AC 2C", "QC KC AC 2C", "QC KC JK=AC 2C"])
def test_n3_3_no_run_goes_round_the_corner(text):
    assert judged(text) == "N3.3"


def test_n3_4_the_place_in_a_run_settles_what_a_joker_stands_for():
    assert judged("4H JK=5H 6H") == 15
    assert judged("4H JK=5D 6H") == "N3.1"
    assert judged("4H JK=7H 6H") == "N3.2"


def test_n3_4_a_joker_keeps_its_meaning():
    state = position("KC 9C 7H", laid="7C 7D JK=7S", opened=(0,))
    assert clause(state, off(0, "7H")) is None
    play(state, off(0, "7H"))
    assert state.melds[0].gaps == {None: None}


def test_n3_5_both_jokers_may_lie_in_one_meld():
    assert judged("JK=4H JK=5H 6H") == 15
    assert judged("9C JK=9D JK=9S") == 27


def test_n3_5_a_joker_may_stand_for_a_card_that_is_seen_elsewhere():
    hand = "4H JK 6H 5H 5H KC"
    assert clause(position(hand, opened=(0,)), lay("4H JK=5H 6H")) is None


def test_n3_6_all_may_use_every_meld():
    state = position("KC 5C 9D", laid="6C 7C JK=8C, 9C 9H JK=9D", opened=(0,))
    assert state.melds[0].seat == 1
    assert clause(state, off(0, "5C", "low")) is None
    assert clause(state, swap(1, "9D")) is None


def test_n3_7_melds_are_numbered_over_the_whole_table():
    state = position("2C 3C 4C 7C 7D 7S KC", laid="9C 9D 9H", opened=(0,))
    play(state, lay("2C 3C 4C, 7C 7D 7S"))
    assert [one.value for one in state.melds] == [27, 9, 21]
    assert [one.seat for one in state.melds] == [1, 0, 0]
    play(state, discard("KC"))
