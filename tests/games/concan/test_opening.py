"""Melds-down, lay-offs and swaps (N5, N6)."""

import pytest

from barracan.model.cards import JOKER, KINDS, codes
from barracan.model.offers import Draft
from games.concan.position import FIFTY_ONE, GAME, ME, NEXT, TAKE, clause, discard, lay, off, play, position, swap, take

HAND = "TH JH QH KH AC AD AS 7C 8D"


def test_n5_1_the_first_melds_count_fifty_one():
    hand = "QH KH AH 7C 7D 7S 7H 8D"
    assert clause(position(hand), lay("QH KH AH, 7C 7D 7S")) is None
    assert clause(position(hand), lay("QH KH AH")) == "N5.1"
    assert clause(position("QH KH AH 4C 5C 6C 8D"), lay("QH KH AH, 4C 5C 6C")) == "N5.1"


def test_n5_1_the_threshold_is_an_option():
    assert clause(position("QH KH AH 8D", threshold=30), lay("QH KH AH")) is None
    assert clause(position("QH KH AH 8D", threshold=31), lay("QH KH AH")) == "N5.1"


def test_n5_2_jokers_count_what_they_stand_for():
    assert clause(position("QH JK AH 7C 7D 7S 8D"), lay("QH JK=KH AH, 7C 7D 7S")) is None
    assert clause(position("AH JK 3H QC QD QH KC KD KH 8D"), lay("AH JK=2H 3H, QC QD QH")) == "N5.1"


def test_n5_2_after_the_melds_down_melds_of_any_value_follow():
    state = position("QH KH AH 7C 7D 7S 2C 3C 4C 8D")
    assert clause(state, lay("2C 3C 4C")) == "N5.1"
    play(state, lay("QH KH AH, 7C 7D 7S"))
    assert state.opened == [True, False]
    assert clause(state, lay("2C 3C 4C")) is None


@pytest.mark.parametrize(("drafts", "words", "met"), [("QH KH AH", 30, False), ("QH KH AH, 7C 7D 7S", 51, True)])
def test_n5_1_the_tray_counts_towards_the_threshold(drafts, words, met):
    state = position("QH KH AH 7C 7D 7S 8D")
    tray = [Draft(tuple(cards.split())) for cards in drafts.split(",")]
    threshold, keeping = GAME.tray(state, ME, tray, None).conditions
    assert (threshold.clause, threshold.holds) == ("N5.1", met)
    assert threshold.text.arguments == {"value": words, "threshold": 51}
    assert keeping.clause == "N4.7"
    state.opened[ME] = True
    assert [each.clause for each in GAME.tray(state, ME, tray, None).conditions] == ["N4.7"]


def test_n5_3_nothing_is_laid_off_before():
    laid = "9C 9D 9H"
    assert clause(position("9S KC", laid=laid), off(0, "9S")) == "N5.3"
    assert clause(position("9S KC", laid=laid, opened=(0,)), off(0, "9S")) is None


def test_n5_4_before_the_melds_down_the_top_discard_is_taken_only_for_it():
    state = position("TH JH KH AC AD AS 7C", TAKE, discard="3C QH")
    assert clause(state, take()) == "N5.4"
    assert clause(state, take("TH JH QH KH, AC AD AS")) is None
    assert clause(position(HAND, TAKE, discard="QH"), take("AC AD AS, TH JH QH KH")) is None
    events = play(state, take(FIFTY_ONE))
    assert [event.source for event in events if event.card == "QH"] == ["discard"]
    assert clause(state, discard("7C")) is None


def test_n5_4_the_card_taken_lies_in_one_of_the_melds():
    assert clause(position(HAND, TAKE, discard="3C"), take(FIFTY_ONE)) == "N5.4"
    told = GAME.refusal(position(HAND, TAKE, discard="3C"), take(FIFTY_ONE)).reason
    assert str(told) == "The 3♣ is taken only to be laid at once in one of these melds. Add it to one, or draw."


SWAPS = "5C JK=5D 5S"


def test_n5_5_before_it_jokers_are_swapped_only_for_it():
    hand = "5D QH AH 7C 7D 7S 8D"
    state = position(hand, laid=SWAPS)
    assert clause(state, swap(0, "5D")) == "N5.5"
    assert clause(state, lay("QH JK=KH AH, 7C 7D 7S", "0:5D")) is None
    play(state, lay("QH JK=KH AH, 7C 7D 7S", "0:5D"))
    assert state.melds[0].cards == tuple(map(KINDS.get, ("5C", "5D", "5S")))
    assert state.announced == [0, 0]


def test_n5_5_all_jokers_gained_are_needed():
    hand = "5D QH KH AH 7C 7D 7S 8D"
    assert clause(position(hand, laid=SWAPS), lay("QH KH AH, 7C 7D 7S", "0:5D")) == "N5.5"
    assert clause(position(hand, laid=SWAPS), lay("QH KH AH, 7C 7D 7S")) is None
    told = GAME.refusal(position(hand, laid=SWAPS), lay("QH KH AH, 7C 7D 7S", "0:5D")).reason
    assert str(told).endswith("a joker is gained only to be laid in it. Lay it in one of these melds.")


def test_n5_5_a_joker_taken_is_needed_as_well():
    hand = "5D QH AH 7C 7D 7S 8D KC"
    state = position(hand, TAKE, discard="JK", laid=SWAPS)
    assert clause(state, take("QH JK=KH AH, 7C 7D 7S", "0:5D")) == "N5.5"
    told = GAME.refusal(state, take("QH JK=KH AH, 7C 7D 7S", "0:5D")).reason
    assert str(told).endswith("jokers are gained only to be laid in it. Lay all 2 in these melds.")
    assert clause(state, take("QH JK=KH AH, 7C 7D JK=7H 7S", "0:5D")) is None


def test_n5_5_swaps_are_made_with_jokers_that_lie_there():
    hand = "5D QH AH 7C 7D 7S 8D"
    assert clause(position(hand, laid="5C 5S 5H"), lay("QH JK=KH AH, 7C 7D 7S", "0:5D")) == "N6.3"
    assert clause(position(hand, laid=SWAPS), lay("QH JK=KH AH, 7C 7D 7S", "1:5D")) == "N6.3"


def test_n5_6_hand_card_taken_and_jokers_together_hold_all_that_is_used():
    hand = "QH AH 7C 7D 7S 8D"
    assert clause(position(hand, laid=SWAPS), lay("QH JK=KH AH, 7C 7D 7S", "0:5D")) == "N4.9"
    state = position("QH AH 7C 7D 7S 8D", TAKE, discard="5D", laid=SWAPS)
    assert clause(state, take("QH JK=KH AH, 7C 7D 7S, 5D 5C 5H", "0:5D")) == "N4.9"


@pytest.mark.parametrize(
    ("move", "legal"),
    [
        (off(0, "9S"), True),
        (off(0, "9C"), False),
        (off(0, "8S"), False),
        (off(1, "5C", "low"), True),
        (off(1, "9C", "high"), True),
        (off(1, "9C", "low"), False),
        (off(1, "4C", "low"), False),
        (off(1, "JK", "low", "5C"), True),
        (off(1, "JK", "low", "9C"), False),
        (off(0, "JK", None, "9S"), True),
        (off(2, "9S"), False),
        (off(-1, "9S"), False),
    ],
    ids=str,
)
def test_n6_1_lay_offs_to_sets_and_ends_of_runs(move, legal):
    state = position("9S 9C 8S 5C 4C JK KD", laid="9C 9D 9H, 6C 7C 8C", opened=(0,))
    assert clause(state, move) == (None if legal else "N6.1")


def test_n6_1_a_run_may_have_both_aces_and_nothing_beyond():
    state = position("AC AC 2C KD", laid="2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", opened=(0,))
    play(state, off(0, "AC", "low"))
    assert clause(state, off(0, "2C", "high")) == "N6.1"
    play(state, off(0, "AC", "high"))
    assert state.melds[0].value == 95
    assert clause(state, off(0, "2C", "high")) == "N6.1"


def test_n11_an_end_is_named_for_a_run_and_for_no_set():
    state = position("9S 5C 9C KD", laid="9C 9D 9H, 6C 7C 8C", opened=(0,))
    for card, end in (("5C", "low"), ("9C", "high")):
        assert clause(state, off(1, card, end)) is None
        assert clause(state, off(1, card)) == "N11"
    assert clause(state, off(0, "9S")) is None
    assert clause(state, off(0, "9S", "low")) == "N11"


def test_n6_1_a_card_lies_at_the_end_where_it_was_laid_off():
    state = position("5C 9C JK 9S KD", laid="6C 7C 8C, 9C 9D 9H", opened=(0,))
    for move in (off(0, "5C", "low"), off(0, "9C", "high"), off(0, "JK", "low", "4C"), off(1, "9S")):
        play(state, move)
    assert codes(state.melds[0].cards) == ("JK", "5C", "6C", "7C", "8C", "9C")
    assert codes(state.melds[0].stands) == ("4C", "5C", "6C", "7C", "8C", "9C")
    assert sorted(codes(state.melds[1].cards)) == ["9C", "9D", "9H", "9S"]


def test_n6_2_new_melds_of_any_value():
    assert clause(position("2C 3C 4C KD", opened=(0,)), lay("2C 3C 4C")) is None
    assert clause(position("2C 3C 4C KD", opened=(0,)), lay("2C 3C 4C", "0:5D")) == "N11"


def test_n6_3_a_card_takes_the_place_of_the_joker_that_stands_for_it():
    state = position("5D 5H KC", laid=SWAPS, opened=(0,))
    assert clause(state, swap(0, "5H")) == "N6.3"
    assert clause(state, swap(1, "5D")) == "N6.3"
    play(state, swap(0, "5D"))
    assert state.hands[ME].counts[JOKER] == 1
    assert clause(state, swap(0, "5D")) == "N6.3"
    play(state, discard("KC"))


def test_n6_3_of_two_aces_the_low_one_is_swapped_first():
    state = position("AC KD", laid="JK=AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC JK=AC", opened=(0,))
    play(state, swap(0, "AC"))
    assert state.melds[0].cards[0] == KINDS["AC"]
    assert state.melds[0].cards[-1] == JOKER


def test_n6_3_other_seats_may_swap_too():
    state = position("5D KC", laid=SWAPS, opened=(1,), turn=NEXT)
    assert clause(state, swap(0, "5D", NEXT)) is None


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("QH KH AH 7C 7D 7S", "Counts 51 of 51 points"),
        ("TH JH QH KH AC AD AS", "Counts 70 points; 51 are enough"),
    ],
)
def test_n5_1_more_than_the_threshold_is_told_as_enough(hand, words):
    cards = hand.split()
    tray = [Draft(tuple(cards[:-3])), Draft(tuple(cards[-3:]))]
    assert str(GAME.tray(position(f"{hand} 8D"), ME, tray, None).conditions[0].text) == words
