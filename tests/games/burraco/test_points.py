"""The points of a hand and the end of a match (C9, C10)."""

import pytest

from barracan.games.burraco.moves import Draw
from barracan.model.cards import CODES
from games.burraco.position import CLEAN, GAME, ME, NEXT, POT, discard, play, position

NO_POTS = ("", "")


def ended(hand="KS", melds=None, pot=(0, 1), others="", **options):
    """The end of a hand in which this side's last card but what *hand* says goes out, or lies in another hand."""
    state = position(f"{hand}", pot=pot, pots=NO_POTS, melds={0: CLEAN} | (melds or {}), others=others, **options)
    play(state, discard(hand))
    return state.ending


def lines(ending, side=0):
    return {line.clause: line.points for line in ending.lines[side]}


def test_c9_1_the_points_of_cards():
    values = dict(zip(CODES, position().terms.values, strict=True))
    assert values["JK"] == 30
    assert {values[code] for code in ("2C", "2D", "2H", "2S")} == {20}
    assert values["AS"] == 15
    assert {values[rank + "D"] for rank in "KQJT98"} == {10}
    assert {values[rank + "D"] for rank in "76543"} == {5}


def test_c9_2_cards_in_melds():
    assert lines(ended())["C9.2"] == 5 * 5 + 2 * 10
    assert lines(ended(melds={0: CLEAN + ", JK 9C 9D"}))["C9.2"] == 45 + 50


@pytest.mark.parametrize(
    ("meld", "points"), [(CLEAN, 200), ("2D 4H 5H 6H 7H 8H 9H TH", 150), ("JK 3H 4H 5H 6H 7H 8H", 100), ("3H 4H 5H", 0)]
)
def test_c9_3_clean_semi_clean_and_dirty_melds(meld, points):
    ending = ended(melds={0: meld + ", 9C 9D 9H 9S 9C 9D 9H"}, semi_clean="runs")
    assert sum(line.points for line in ending.lines[0] if line.clause == "C9.3") == points + 200


def test_c9_4_going_out():
    ending = ended()
    assert lines(ending)["C9.4"] == 100
    assert "C9.4" not in lines(ending, 1)


def test_c9_5_cards_left_in_hand():
    assert lines(ended(others="KS 2D"), 1)["C9.5"] == -30
    assert lines(ended(others="KS 2D", seats=4))["C9.5"] == -30
    assert lines(ended(others="KS 2D", seats=4), 1)["C9.5"] == -30


@pytest.mark.parametrize(("value", "points"), [("value", -30), ("hundred", -100)])
def test_c9_6_a_fresh_pot(value, points):
    state = position("7C", pots=("KC 2D", ""), stock="TC", others="QS", fresh_pot=value, melds={1: CLEAN}, pot=(1,))
    play(state, discard("7C"))
    play(state, Draw(NEXT))
    state.hands[NEXT].remove(CODES.index("QS"))
    play(state, discard("TC", NEXT))
    ending = state.ending
    assert ending.reason == "out"
    assert {line.points for line in ending.lines[0] if line.clause in {"C9.5", "C9.6"}} == {points}


def test_c9_6_a_pot_played_counts_its_cards():
    state = position("7C", pots=("KC 2D", ""), others="QS TD", fresh_pot="hundred", stock="TC TC")
    play(state, discard("7C"))
    play(state, Draw(NEXT))
    play(state, discard("QS", NEXT))
    play(state, Draw(ME))
    play(state, discard("TC", ME))
    assert lines(state.ending)["C9.5"] == -30


def test_c9_7_no_pot_taken():
    assert lines(ended(pot=(0,)), 1)["C9.7"] == -100
    assert "C9.7" not in lines(ended(pot=(0, 1)), 1)


def test_c9_the_example_of_the_rules():
    melds = {0: "AH 2H 3H 4H 5H 6H 7H, JK 9C 9D"}
    assert ended(melds=melds, others="KS 2D", seats=4).points[0] == 380


@pytest.mark.parametrize(
    ("before", "winners"), [((0, 0), None), ((1655, 0), None), ((1660, 0), (0,)), ((0, 3000), (1,))]
)
def test_c10_1_the_target_ends_the_match(before, winners):
    state = position("KS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN}, others="")
    state.totals = list(before)
    play(state, discard("KS"))
    assert state.ending.points == (345, 0)
    assert (state.result and state.result.winners) == winners


def test_c10_1_a_shared_highest_total_plays_on():
    state = position("KS", pot=(0, 1), pots=NO_POTS, melds={0: CLEAN}, others="")
    state.totals = [1660, 2005]
    play(state, discard("KS"))
    assert state.totals == [2005, 2005]
    assert state.result is None
    GAME.deal(state, GAME.next_dealers(state)[0], GAME.pack(2, state.options))
    assert state.hand_number == 2


def test_c10_2_totals_may_be_negative():
    state = position("KS", pot=(0,), pots=NO_POTS, melds={0: CLEAN}, others=POT)
    play(state, discard("KS"))
    assert state.totals[1] == -185
