"""Wildcards and melds (C3, C4)."""

from random import Random

import pytest

from barracan.games.burraco.melds import Meld, arrangements, grow, quality, read
from barracan.games.burraco.options import Terms
from barracan.model.cards import codes, kinds
from games.burraco.position import GAME, add, clause, lay, position

LONG = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS"
DEFAULTS = {option.name: option.default for option in GAME.options}


def house(**options):
    return Terms(2, DEFAULTS | options)


def fault(text, **options):
    found = read(kinds(text), house(**options))
    return None if isinstance(found, Meld) else found.clause


def after(before, cards, **options):
    meld = read(kinds(before), house(**options))
    found = grow(meld, kinds(cards), house(**options))
    return None if isinstance(found, Meld) else found.clause


def worth(text, **options):
    meld = read(kinds(text), house(**options))
    assert isinstance(meld, Meld), meld
    return quality(meld, house(**options))


def test_c3_1_a_joker_stands_for_any_card():
    assert fault("9C JK 9D") is None
    assert fault("5H JK 7H") is None


def test_c3_2_a_deuce_is_natural_at_place_two_of_its_own_suit_alone():
    assert read(kinds("AH 2H 3H"), house()).wild == -1
    assert read(kinds("AH 2D 3H"), house()).wild == 1
    assert read(kinds("5H 2H 7H"), house()).wild == 1
    assert read(kinds("9C 2C 9D"), house()).wild == 0


@pytest.mark.parametrize("text", ["2C 9C 9D JK", "2H 5H 6H JK 8H", "2C 2D 9H 9S", "JK 2C 4C"])
def test_c3_3_one_wildcard_to_a_meld(text):
    assert fault(text) == "C3.3"


def test_c3_3_a_run_has_two_deuces_at_most():
    assert fault("2H 3H 4H 2H 6H") is None
    assert fault("2H 2H 3H 2H 5H") == "C3.3"


def test_c4_1_three_cards_at_least():
    assert fault("9C 9D") == "C4.1"
    assert fault("9C 9D 9H") is None
    assert fault("9C 8D 7H") == "C4.1"


def test_c4_2_a_group_is_of_one_rank_in_any_suits():
    assert fault("9C 9C 9C 9D") is None
    assert fault("9C 9D TH") == "C4.1"


@pytest.mark.parametrize("text", ["2C 2D 2H", "JK JK JK", "2C 2D JK"])
def test_c4_2_no_groups_of_deuces_or_jokers(text):
    assert fault(text) == "C4.2"


def test_c4_2_one_group_of_a_rank_to_a_side():
    hand = "9C 9D 9H 8C 8D 8H KS KC"
    assert clause(position(hand, melds={1: "9C 9D 9S"}), lay("9C 9D 9H")) is None
    assert clause(position(hand, melds={0: "9C 9D 9S"}), lay("9C 9D 9H")) == "C4.2"
    assert clause(position("9C 9D 9H 9S 9C 9D KS KC"), lay("9C 9D 9H", "9S 9C 9D")) == "C4.2"
    assert clause(position(hand), lay("9C 9D 9H", "8C 8D 8H")) is None


@pytest.mark.parametrize("text", ["AH 2H 3H", "QH KH AH", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS", "3C 4C 5C"])
def test_c4_3_a_run_lies_on_neighbouring_places(text):
    assert fault(text) is None


@pytest.mark.parametrize("text", ["KH AH 2H", "5H 4H 3H", "5H 7H 8H", "5H 5H 6H", "QH KH AH 2H 3H"])
def test_c4_3_a_run_is_written_from_low_to_high_without_a_gap(text):
    assert fault(text) == "C4.3"


def test_c4_3_a_run_is_of_one_suit():
    assert fault("5H 6H 7S") == "C4.1"


def test_c4_4_both_aces_or_one():
    whole = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"
    assert fault(whole + " AS") is None
    assert fault(whole + " AS", aces="one") == "C4.4"
    assert fault(whole + " JK", aces="one") is None
    assert fault("QS KS AS", aces="one") is None
    assert fault("AC AD AH", aces="one") is None


def test_c4_5_a_wildcard_at_an_end_stands_low():
    assert fault("JK 5H 6H") is None
    assert fault("5H 6H JK") == "C4.5"
    assert fault("AH 2H JK") is None
    assert fault("JK 2H 3H") is None
    assert fault("2H 3H JK") == "C4.5"
    assert fault("QH KH JK") == "C4.5"


def test_c4_6_adding_keeps_kind_and_cards():
    assert after("9C 9D 9H", "9C 9D 9H 9S") is None
    assert after("9C 9D 9H", "9C 9D 9S 9S") == "C4.6"
    assert after("JK AC AD", "AC 2C JK 4C") == "C4.6"
    assert after("9C 9D 9H", "9H 9D 9C") == "C4.6"
    assert after("9C 9D 9H", "9C 9D 9H TS") == "C4.1"


def test_c4_6_a_group_of_aces_becomes_no_run():
    assert after("JK AS AS", f"AS {LONG} JK AS".replace("5S", "JK", 1).replace("QS JK", "QS KS")) == "C4.6"


def test_c4_6_wildcards_and_deuces_move():
    assert after("2H 3H 4H", "3H 4H 2H 6H") is None
    assert after("JC 2C KC", "2C JC QC KC") is None
    assert after("JK 5H 6H", "5H 6H JK 8H") is None
    assert after("JK 5H 6H", "4H 5H 6H JK") == "C4.5"


def test_c4_6_an_ace_keeps_its_end():
    low, high = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS", "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS JK AS"
    assert after(low, high) == "C4.6"
    assert after(low, low + " JK") is None
    assert after("3S 4S 5S 6S 7S 8S 9S TS JS QS 2S AS", "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS JK") == "C4.6"
    assert after("JK KS AS", "JK QS KS AS") is None


def test_c4_6_nothing_moves_without_a_new_card():
    state = position(melds={0: "5H 2H 7H"})
    assert clause(state, add(0, "5H 2H 7H")) == "C4.6"
    assert clause(position("6H KS KC", melds={0: "5H 2H 7H"}), add(0, "2H 5H 6H 7H")) is None


def test_c4_7_several_runs_of_one_suit_may_hold_the_same_cards():
    assert clause(position("5H 6H 7H KS KC", melds={0: "5H 6H 7H"}), lay("5H 6H 7H")) is None


def test_c4_8_clean_and_dirty():
    assert worth("3H 4H 5H 6H 7H 8H 9H") == "clean"
    assert worth("AH 2H 3H 4H 5H 6H 7H") == "clean"
    assert worth("3H 4H 5H 6H 7H 8H") == ""
    assert worth("JK 3H 4H 5H 6H 7H 8H") == "dirty"
    assert worth("2H 5H 6H 7H 8H 9H TH") == "dirty"
    assert worth("9C 9C 9D 9D 9H 9H 9S") == "clean"
    assert worth("9C 9C 9D 9D 9H 9H JK") == "dirty"


def test_c4_9_semi_clean():
    run, group = "2D 4H 5H 6H 7H 8H 9H TH", "JK 9C 9C 9D 9D 9H 9H 9S"
    assert [worth(run, semi_clean=value) for value in ("off", "runs", "all")] == ["dirty", "semi_clean", "semi_clean"]
    assert [worth(group, semi_clean=value) for value in ("off", "runs", "all")] == ["dirty", "dirty", "semi_clean"]
    assert worth("3H JK 5H 6H 7H 8H 9H TH", semi_clean="runs") == "dirty"
    assert worth("3H JK 5H 6H 7H 8H 9H TH JH", semi_clean="runs") == "semi_clean"
    assert worth("JK 9C 9C 9D 9D 9H 9H", semi_clean="all") == "dirty"


@pytest.mark.parametrize(
    ("cards", "ways"),
    [
        ("7H 5H 6H", ["5H 6H 7H"]),
        ("7H JK 5H", ["5H JK 7H"]),
        ("JK 6H 5H", ["JK 5H 6H"]),
        ("9H 9C 2C", ["2C 9C 9H"]),
        ("AH QH 2H", ["QH 2H AH"]),
        ("AH 3H 2H 2H", ["AH 2H 3H 2H"]),
        ("5H 7S 9C", []),
        ("JK JK 9C", []),
        (f"{LONG} AS JK", [f"AS {LONG} JK", f"{LONG} JK AS"]),
    ],
)
def test_c13_5_cards_are_arranged_in_every_way_that_stands(cards, ways):
    assert [" ".join(codes(meld.cards)) for meld in arrangements(kinds(cards), house())] == ways


def test_c4_2_moves_at_random_lay_no_two_groups_of_one_rank():
    state = position("7C 7D 7H 7S 7C 7D 7H KS 8D 2C", stock="TC TD TH")
    moves = GAME.legal_moves(state)
    laid = [moves.pick("meld", Random(seed)) for seed in range(300)]
    assert {GAME.refusal(state, move) for move in laid} == {None}
