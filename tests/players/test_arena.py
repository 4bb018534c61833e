"""What the games of an arena come to, and the sequential test, compared with plain sums."""

import pytest

from barracan.model.randomness import stream
from barracan.players.arena import Pairing, Setting, cells, pairings, play
from barracan.players.tallies import CellSums, Sprt, Verdict

CELL = ("hold", "greedy")


def row(deal, rotation, points, won, reason="out", by="hold", hands=1):
    return {
        "players": list(CELL), "deal": deal, "rotation": rotation, "hands": hands,
        "points": points, "won": won, "reason": reason, "by": by,
    }  # fmt: skip


def tally(cell, rows, sides):
    sums = CellSums(cell, sides)
    for each in rows:
        sums.add(each)
    return sums.tally()


def test_two_sides_meet_once_and_three_from_either_end():
    assert cells(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert cells(("a", "b"), 3) == [("a", "b"), ("b", "a")]
    assert cells(("a", "b", "b"), 3) == [("a", "b"), ("b", "a")]
    assert cells(("a", "b"), 2, ("b", "c")) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_points_and_shares_are_those_of_the_first_player():
    rows = [row(0, 0, [20, 10], [0]), row(0, 1, [4, 6], [1], "stock", None), row(1, 0, [5, 5], [0, 1])]
    found = tally(CELL, [*rows, row(1, 1, [9, 3], [0], by="greedy"), row(2, 0, [50, 0], [0])], 2)
    assert found.games == 4
    assert (found.own, found.others) == ((20 + 6 + 5 + 3) / 4, (10 + 4 + 5 + 9) / 4)
    assert found.shares == (1.0, 0.25)
    assert found.won.value == 0.625
    assert found.ahead.value == pytest.approx(1.5)
    assert found.ahead.low < 1.5 < found.ahead.high
    assert found.endings == {("out", "hold"): 2, ("stock", None): 1, ("out", "greedy"): 1}


def test_one_against_two_is_compared_with_their_mean_a_hand():
    rows = [row(0, side, points, [side], hands=2) for side, points in enumerate(([8, 2, 4], [2, 8, 4], [2, 4, 8]))]
    found = tally(CELL, rows, 3)
    assert (found.own, found.others, found.par) == (4.0, 1.5, 1 / 3)


@pytest.mark.parametrize(("truth", "games"), [(0.5, 400), (0.9, 200)])
def test_intervals_hold_the_truth_in_about_nineteen_of_twenty_samples(truth, games):
    held = 0
    for sample in range(200):
        rng = stream("sample", str(truth), sample)
        rows = [
            row(deal, side, [0, 0], [side if rng.random() < truth else 1 - side])
            for deal in range(games // 2)
            for side in range(2)
        ]
        won = tally(CELL, rows, 2).won
        held += won.low <= truth <= won.high
    assert 180 <= held <= 198


def test_all_won_is_not_taken_for_certain():
    found = tally(CELL, [row(deal, side, [1, 1], [side]) for deal in range(10) for side in range(2)], 2)
    assert found.won.value == found.won.high == 1.0
    assert 0.8 < found.won.low < 0.9


@pytest.mark.parametrize(("share", "verdict"), [(0.5, Verdict.LOWER), (0.56, Verdict.UPPER)])
def test_the_sequential_test_finds_the_likelier_strength(share, verdict):
    right = 0
    for sample in range(20):
        rng = stream("sprt", str(share), sample)
        deals = []
        test = Sprt(0.0, 40.0)
        while test.verdict(deals, 2, 0.5) is Verdict.OPEN:
            deals += [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(16)]
        right += test.verdict(deals, 2, 0.5) is verdict
    assert right >= 17


def test_a_few_deals_decide_nothing():
    assert Sprt().verdict([1.0] * 7, 2, 0.5) is Verdict.OPEN


def test_a_game_is_told_in_a_row():
    setting = Setting("barracan", 2, {"partnership": True, "flash_exit": "any", "trick_ace": "high", "target": 100}, 1)
    found, match = play(setting, Pairing(("flash", "greedy"), 0, 1))
    assert [seat.player for seat in match.seats] == ["greedy", "flash"]
    assert found["points"] == list(match.state.totals)
    assert found["hands"] == 1
    assert found["moves"] == len(match.moves)
    assert list(pairings(("a", "b"), range(2), 2))[1] == Pairing(("a", "b"), 0, 1)
