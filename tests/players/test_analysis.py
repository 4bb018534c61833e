"""Judging moves by a table of candidates."""

import pytest

from barracan.players.analysis import Verdict, correct_by_next, judge, lessons, luck, verdict
from barracan.players.protocol import Candidate, Decision


def decision(*values, error=0, worlds=64, chosen=0):
    """A decision between the moves 0, 1, 2... with these values."""
    found = tuple(Candidate(move, value, error) for move, value in enumerate(values))
    return Decision(chosen, found, worlds)


def test_the_loss_is_what_the_choice_of_expert_comes_to_more():
    found = judge(decision(9_000, 8_500, 2_000), 2)
    assert (found.best, found.loss, found.value, found.expected) == (0, 7_000, 2_000, 9_000)
    assert found.verdict is Verdict.BLUNDER
    assert judge(decision(9_000, 8_500), 0).loss == 0


def test_a_move_that_does_better_than_a_choice_kept_by_the_gate_loses_nothing():
    found = judge(decision(9_000, 8_900, chosen=1), 0)
    assert (found.best, found.loss, found.verdict) == (1, 0, Verdict.GOOD)


def test_a_move_that_was_not_weighed_is_not_judged():
    assert judge(decision(5, 4), 7) is None


def test_the_values_of_a_plan_are_no_points():
    assert judge(decision(579_300, 500, worlds=0), 1) is None
    assert judge(decision(579_300, 500, worlds=0), 0).loss == 0


def test_a_move_that_a_plan_likes_as_much_is_good():
    assert judge(decision(500, 500, worlds=0), 1).verdict is Verdict.GOOD


@pytest.mark.parametrize(
    ("loss", "expected"),
    [(700, Verdict.GOOD), (701, Verdict.DOUBTFUL), (2_000, Verdict.DOUBTFUL), (2_001, Verdict.ERROR),
     (5_000, Verdict.ERROR), (5_001, Verdict.BLUNDER)],
)  # fmt: skip
def test_limits_of_barracan(loss, expected):
    assert verdict(loss) is expected


def test_a_loss_within_its_own_error_is_doubtful_at_most():
    assert verdict(6_000, error=3_001) is Verdict.DOUBTFUL
    assert verdict(6_000, error=3_000) is Verdict.BLUNDER


def test_a_loss_below_its_own_error_is_none():
    assert verdict(3_000, error=3_001) is Verdict.GOOD
    assert verdict(3_000, error=3_000) is Verdict.DOUBTFUL


def test_luck_is_the_rise_from_what_a_draw_promised_to_what_it_brought():
    before, after = judge(decision(1_000), 0), judge(decision(4_000, 1), 1)
    assert luck(before, after) == 3_000
    assert luck(before, None) is luck(None, after) is None
    assert luck(judge(decision(1, worlds=0), 0), after) is None


def test_the_lessons_are_the_dearest_errors():
    losses = [0, 3_000, 900, 9_000, 2_500, 2_100]
    found = [judge(decision(loss, 0), 1) for loss in losses]
    assert lessons([*found, None]) == [3, 1, 4]


def test_what_the_next_move_of_a_turn_can_put_right_is_not_lost():
    before = judge(decision(9_000, 2_000), 1)
    assert correct_by_next(before, judge(decision(8_500), 0)).loss == 500
    assert correct_by_next(before, judge(decision(8_500), 0)).verdict is Verdict.GOOD
    assert correct_by_next(before, judge(decision(9_900), 0)).loss == 0
    assert correct_by_next(before, judge(decision(-9_000), 0)) == before


def test_the_limits_follow_how_widely_points_spread_in_a_game():
    assert verdict(7_000, spread=1600) is Verdict.GOOD
    assert verdict(1_000, spread=7) is Verdict.BLUNDER
