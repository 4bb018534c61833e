"""Points of a hand (B10) and the end of the match (B11)."""

import pytest

from barracan.games.barracan import scoring
from barracan.games.barracan.moves import Discard, Pass
from barracan.games.barracan.state import SideTable
from barracan.games.barracan.view import PACK
from games.barracan.position import GAME, ME, NOTHING, SET, play, position

COMPLETE = (
    "ladder 0: KH QS JH TH 9H 8H / 3 AS / 4 9C 9D / 5 6S / "
    "family 0-2; run 3-5; opposites row 3; triplet row 4; evens_odds row 5"
)


def points(laid, tricks=0, ended=None):
    table = position(laid={0: laid} if laid else {}).tables[0]
    table.tricks = tricks
    return sum(line.points for line in scoring.score(table, ended))


@pytest.mark.parametrize(
    ("laid", "right"),
    [
        ("", 0),
        ("evens_odds 2H 4S", 1),
        ("evens_odds 2H 4S 6D", 2),
        ("evens_odds 2H 4S 6D 8C", 3),
        ("opposites 5H 6S", 2),
        ("triplet 9C 9D 9H", 3),
        ("triplet 9C 9D JK", 3),
        ("run 2C 3C 4C", 3),
        ("family JH QS KH", 3),
        ("family JH JS QS KH", 4),
        ("family JH JS JS QS KH", 5),
        ("family JH JH JS JS QS KH", 6),
        (SET, 1 + 2 + 3 + 3 + 3),
    ],
)
def test_b10_1_categories(laid, right):
    assert points(laid) == right


def test_b10_1_categories_in_a_ladder_count_the_same():
    assert points("ladder 0: KH QS JH / 2 JS JH JS / family 0-2 row 2") == 6
    assert points("ladder 0: TH / 0 8S 6H 4S / evens_odds row 0") == 3


BEST = "opposites 5H 6S, evens_odds 2H 4S 6H 8S, triplet 9C 9D 9H, run 2C 3C 4C, family JH JH JS JS QS KH"


@pytest.mark.parametrize(("sets", "right"), [(1, 12), (2, 24), (3, 72), (4, 84), (5, 96), (6, 144), (7, 156)])
def test_b10_2_three_complete_sets_double_three_of_each_type(sets, right):
    assert points(", ".join([SET] * sets)) == right


def test_b10_a_view_tells_what_each_type_counts_with_its_ladders_and_what_is_doubled():
    state = position(laid={0: f"{SET}, {SET}, {COMPLETE}", 1: "run 2C 3C 4C"})
    state.tables[0].tricks = 3
    mine, other = GAME.view(state, ME).table
    assert mine.sets == (3, 3, 3, 3, 3)
    assert mine.type_points == (6, 12, 18, 18, 18)
    assert mine.trick_points == 15
    assert mine.points == sum(mine.type_points) + mine.trick_points + mine.ladders[0].points
    assert (other.type_points, other.trick_points) == ((0, 0, 0, 3, 0), 0)


def test_b10_2_the_best_scoring_of_each_type_are_doubled():
    assert points(f"{SET}, {BEST}, {SET}, {SET}") == 12 * 3 + 17 + (12 * 2 + 17)


def test_b10_2_the_fewest_categories_of_any_type_make_the_sets():
    assert points(f"{SET}, {SET}, {SET}, run 2C 3C 4C, triplet 3C 3D 3H") == 72 + 6


def test_b10_2_ladders_count_for_sets_but_their_own_points_are_not_doubled():
    assert points(f"{SET}, {SET}, {COMPLETE}") == 72 + 26


@pytest.mark.parametrize(("tricks", "right"), [(0, 0), (1, 4), (2, 8), (3, 15), (4, 19), (5, 23), (6, 30), (9, 45)])
def test_b10_3_tricks_and_trios(tricks, right):
    assert points("", tricks) == right


def test_b10_4_a_complete_ladder_on_top_of_its_categories():
    assert points(COMPLETE) == 12 + 26
    assert points(COMPLETE.replace("6S", "6H").replace("8H", "8S").replace("run 3-5", "run 2-4")) == 12 + 13
    assert points("ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3") == 5


@pytest.mark.parametrize(("ended", "right"), [(None, 12), ("out", 16), ("flash", 32), ("stock", 12)])
def test_b10_5_melding_out_and_flash_exit(ended, right):
    assert points(SET, ended=ended) == right


def test_b10_5_only_the_side_that_went_out_gets_it():
    state = position("3D", seats=4, turn=2, laid={0: SET, 1: "run 2C 3C 4C"})
    play(state, Discard(2, "3D"))
    assert state.ending.points == (16, 3)


def test_b10_6_cards_left_in_hands_count_nothing():
    assert points("") == 0
    state = position("3D", others="KC KD KH JK", laid={0: SET})
    play(state, Discard(ME, "3D"))
    assert state.ending.points == (16, 0)


def test_a_score_explains_itself():
    table = position(laid={0: ", ".join([SET] * 3)}).tables[0]
    table.tricks = 3
    lines = scoring.score(table, "out")
    assert [(line.clause, line.count, line.points) for line in lines if line.clause != "B10.1"] == [
        ("B10.2", 3, 3), ("B10.2", 3, 6), ("B10.2", 3, 9), ("B10.2", 3, 9), ("B10.2", 3, 9),
        ("B10.3", 3, 12), ("B10.3", 1, 3), ("B10.5", 1, 4),
    ]  # fmt: skip
    assert all(str(line.what) for line in lines)
    assert scoring.score(SideTable()) == ()


def test_a_ladder_is_told_by_its_top_card_once_it_is_complete():
    def told(text):
        lines = scoring.score(position(laid={0: text}).tables[0])
        return [(str(line.what), line.count, line.points) for line in lines if line.clause == "B10.4"]

    assert told(COMPLETE) == [("Royal ladder from K♥", 1, 26)]
    plain = COMPLETE.replace("6S", "6H").replace("8H", "8S").replace("run 3-5", "run 2-4")
    assert told(plain) == [("Ladder from K♥", 1, 13)]
    assert told("ladder 0: KH QS JH TH / 3 AS / family 0-2; opposites row 3") == []


def test_a_flash_exit_is_told_once():
    [line] = [line for line in scoring.score(SideTable(), "flash") if line.clause == "B10.5"]
    assert (str(line.what), line.count, line.points) == ("Flash exit", 1, 20)


def ended(totals, seats=2, target=100, **options):
    """The match after a hand that gives nobody a point."""
    state = position("7C 8D", taken=NOTHING, stock="", seats=seats, target=target, **options)
    state.totals = list(totals)
    play(state, Pass(ME))
    return state


@pytest.mark.parametrize(
    ("totals", "target", "winners"),
    [
        ((99, 0), 100, None),
        ((100, 0), 100, (0,)),
        ((100, 120), 100, (1,)),
        ((120, 120), 100, None),
        ((1, 0), 1, (0,)),
        ((0, 0), 1, None),
        ((99, 100), 101, None),
    ],
)
def test_b11_1_the_highest_total_from_the_target_on_wins(totals, target, winners):
    state = ended(totals, target=target)
    assert (state.result.winners if state.result else None) == winners
    assert state.ending.totals == totals


def test_b11_1_a_highest_total_that_is_shared_goes_on_whatever_the_third_has():
    assert ended((110, 110, 100), seats=3).result is None
    assert ended((110, 100, 100), seats=3).result.winners == (0,)
    assert ended((100, 100, 110, 100), seats=4, partnership=False).result.winners == (2,)


def test_b11_1_after_a_tie_another_hand_is_dealt_and_totals_go_on():
    state = ended((120, 120))
    GAME.deal(state, GAME.next_dealers(state)[0], PACK)
    assert state.totals == [120, 120]
    assert state.hand_number == 2
    assert not any(table.opened or table.tricks for table in state.tables)


def test_b11_1_points_are_added_to_the_totals():
    state = position("3D", laid={0: SET, 1: "run 2C 3C 4C"})
    state.totals = [40, 90]
    events = play(state, Discard(ME, "3D"))
    assert state.totals == [56, 93]
    assert state.ending.totals == (56, 93)
    assert [type(event).__name__ for event in events] == ["CardMoved", "HandEnded"]


def test_b11_1_the_end_of_the_match_is_told():
    state = position("3D", laid={0: SET}, target=16)
    events = play(state, Discard(ME, "3D"))
    assert [type(event).__name__ for event in events] == ["CardMoved", "HandEnded", "MatchEnded"]
    assert state.result.totals == (16, 0)


def test_the_score_so_far_is_that_of_the_table():
    state = position("3D 4D", laid={0: SET, 1: "run 2C 3C 4C"})
    assert [sum(line.points for line in side) for side in GAME.view(state, 0).score_lines()] == [12, 3]
