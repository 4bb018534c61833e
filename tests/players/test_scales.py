"""What a decision's values count: points of the hand, or the chance to win the match."""

from dataclasses import replace

import pytest

from barracan.games.catalog import CATALOG
from barracan.players.analysis import Verdict, judge
from barracan.players.barracan import equity
from barracan.players.player import decide
from barracan.players.protocol import POINTS, Candidate, Decision, Scale
from barracan.players.sheepshead import equity as match_equity
from players.positions import FEW, begin

EARLY_AND_LATE = {
    "barracan": (2, {"totals": [39, 0]}, {"totals": [80, 40]}),
    "sheepshead": (3, {"totals": [0, 0, 0]}, {"totals": [19, 3, 7]}),
    "concan": (3, {"hand_number": 1}, {"hand_number": 9}),
    "barracuda": (3, {"totals": [60, 10, 10]}, {"totals": [61, 10, 10]}),
}


def scale_of(game, seats, **changes):
    """What expert's decision counts where the match stands like this."""
    match = begin(seats, game=CATALOG[game])
    for name, changed in changes.items():
        setattr(match.state, name, changed)
    view = match.game.view(match.state, match.state.turn)
    return decide(game, view, "expert", 1, FEW).scale


@pytest.mark.parametrize("game", EARLY_AND_LATE)
def test_a_decision_counts_points_until_the_match_may_end_with_the_hand(game):
    seats, early, late = EARLY_AND_LATE[game]
    assert not scale_of(game, seats, **early).match
    assert scale_of(game, seats, **late).match


def test_points_are_what_a_hand_ends_with_unless_a_hand_won_counts_besides():
    assert scale_of("barracan", 2).plain
    assert scale_of("concan", 3).plain
    assert not scale_of("barracuda", 3).plain


def test_a_match_won_is_the_whole_chance_more_than_one_lost():
    won, lost = (equity.equity(totals, 0, 100, 2) for totals in ([104, 80], [80, 104]))
    assert equity.scale([80, 60], 100).convert(won - lost) == 100_000
    won, lost = (match_equity.chance(totals, 0, 21) for totals in ([25, 0, 0], [0, 25, 0]))
    assert match_equity.scale([19, 0, 0], 21).convert(won - lost) == 100_000


def test_points_are_told_as_they_are():
    assert POINTS.convert(1_234) == 1_234


def decision(best, made, error=0):
    return Decision(0, (Candidate(0, best), Candidate(1, made, error)), 64, scale=Scale(96_000))


def test_a_loss_is_told_and_judged_in_percent_of_the_chance_to_win():
    found = judge(decision(9_600, 4_800, 960), 1)
    assert (found.expected, found.value, found.loss, found.error) == (10_000, 5_000, 5_000, 1_000)


@pytest.mark.parametrize("spread", [100, 7, 1600])
@pytest.mark.parametrize(("lost", "expected"), [(600, Verdict.GOOD), (1_000, Verdict.DOUBTFUL), (4_000, Verdict.ERROR),
                                                (6_000, Verdict.BLUNDER)])  # fmt: skip
def test_the_same_part_of_a_match_is_as_bad_however_points_spread(spread, lost, expected):
    assert judge(replace(decision(lost, 0), spread=spread), 1).verdict is expected
