"""What totals are worth to a side that wants to win the match."""

from itertools import pairwise

import pytest

from barracan.games.barracan.moves import Pass
from barracan.players.barracan.equity import WITHIN_REACH, WORTH, decides, equity
from barracan.players.barracan.worlds import Moves, Worlds
from barracan.players.inquiry import Inquiry
from games.barracan.position import GAME, NOTHING, position


def test_a_match_that_is_over_is_won_or_lost():
    assert equity([104, 80], 0, 100, 3) == WORTH
    assert equity([104, 80], 1, 100, 3) == -WORTH
    assert equity([104, 108, 20], 0, 100, 3) == -WORTH


def test_a_shared_highest_total_is_level():
    assert equity([110, 110], 0, 100, 3) == equity([110, 110], 1, 100, 3) == 0


@pytest.mark.parametrize("points", [40, 110])
def test_a_total_shared_by_three_is_level_for_each(points):
    assert [equity([points] * 3, side, 100, 3) for side in range(3)] == [0, 0, 0]


def test_two_that_share_the_highest_total_leave_the_third_behind():
    shared = [equity([110, 110, 60], side, 100, 3) for side in range(3)]
    assert shared[:2] == [0, 0]
    assert -WORTH < shared[2] < 0


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("target", [100, 250])
def test_more_points_are_worth_more_to_oneself_and_less_to_the_other(target, seats):
    mine = [equity([points, 40], 0, target, seats) for points in range(0, 99, 9)]
    assert all(less <= more for less, more in pairwise(mine))
    assert mine[0] < 0 < mine[-1] < WORTH
    assert mine == [-equity([points, 40], 1, target, seats) for points in range(0, 99, 9)]


@pytest.mark.parametrize(
    ("totals", "wins"), [((74, 37), 76), ((65, 5), 83), ((97, 72), 62), ((87, 69), 55), ((96, 83), 51), ((84, 76), 53)]
)
def test_a_lead_of_two_seats_wins_as_often_as_151_hands_of_theirs_drawn_anew(totals, wins):
    """Nearly every hand changes the lead by about 32 points, whatever small leads were."""
    assert abs(equity(totals, 0, 100, 2) - (2 * wins - 100) * WORTH // 100) <= WORTH // 25


@pytest.mark.parametrize(
    ("totals", "wins"), [((74, 37), 85), ((65, 5), 93), ((97, 72), 87), ((87, 69), 74), ((96, 83), 64), ((84, 76), 67)]
)
def test_without_flash_exits_a_lead_wins_as_often_as_110_hands_played_so_and_drawn_anew(totals, wins):
    """A hand then changes the lead by 18 points in the mean, and by 32 hardly ever: a lead lasts."""
    assert abs(equity(totals, 0, 100, 2, flashes=False) - (2 * wins - 100) * WORTH // 100) <= WORTH // 16
    assert equity(totals, 0, 100, 2, flashes=False) > equity(totals, 0, 100, 2)


def test_what_a_hand_comes_to_is_valued_by_how_hands_end_at_this_table():
    """The same lead after the same hand, with flash exits and without."""
    worths = [worth_of(flash_exit) for flash_exit in ("any", "none")]
    assert worths == [equity([60, 20], 0, 100, 2), equity([60, 20], 0, 100, 2, flashes=False)]


def worth_of(flash_exit):
    """What a pass comes to for who makes it and leads by 60 to 20 then."""
    state = position("7C 8D 9H", NOTHING, stock="", flash_exit=flash_exit)
    state.totals = [60, 20]
    moves = Moves([Pass(0)], Worlds(GAME.view(state, 0), Inquiry(1)), [0])
    return moves.outcome(moves.world(0), 0, 0)


def test_a_lead_counts_more_the_fewer_hands_are_left():
    assert equity([90, 80], 0, 100, 3) > equity([20, 10], 0, 100, 3) > 0


def test_points_alone_count_while_the_target_is_out_of_reach():
    assert not decides([30, 100 - WITHIN_REACH - 1], 100)
    assert decides([30, 100 - WITHIN_REACH], 100)
