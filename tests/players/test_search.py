"""The search over worlds, on a toy: a candidate is worth what a die shows it in each world."""

from dataclasses import dataclass
from itertools import islice
from math import isclose, sqrt
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from barracan.model.randomness import stream
from barracan.players.search import Budget, Enough, Sums, conclude, decision_from, search, serial

NUMBERS = st.lists(st.integers(-50_000, 50_000), min_size=2, max_size=40)


@dataclass
class Dice:
    """Each candidate comes to its own mean, and as much more or less as the die of the world says."""

    candidates: tuple[int, ...]
    spread: int = 4000
    seed: int = 7

    def __post_init__(self):
        self.looked = []

    def world(self, index):
        return stream("dice", self.seed, index).getrandbits(64)

    def outcome(self, world, index, candidate):
        self.looked.append((index, candidate))
        noise = stream(world, candidate).random() - 0.5
        return self.candidates[candidate] + int(2 * noise * self.spread)


@dataclass
class Listed:
    """The outcomes of each world, as they are written down."""

    rows: list

    @property
    def candidates(self):
        return range(len(self.rows[0]))

    def world(self, index):
        return self.rows[index]

    def outcome(self, world, index, candidate):
        return world[candidate]


def backwards(evaluate, indices):
    return serial(evaluate, indices[::-1])[::-1]


def by_halves(evaluate, indices):
    """As two workers share them."""
    rows = [None] * len(indices)
    for rank in (1, 0):
        rows[rank::2] = serial(evaluate, indices[rank::2])
    return rows


def worlds_of(budget):
    return [len(batch) for batch in Budget(budget).batches()]


def test_batches_grow_and_the_last_is_cut():
    assert worlds_of(512) == [32, 32, 64, 128, 256]
    assert worlds_of(1024) == [32, 32, 64, 128, 256, 256, 256]
    assert worlds_of(100) == [32, 32, 36]
    assert worlds_of(8) == [8]
    assert worlds_of(0) == worlds_of(-1) == []


@pytest.mark.parametrize("spread", [500, 4000, 40_000])
def test_small_batches_come_to_the_same_where_none_is_dropped_before_a_usual_one(spread):
    small = Budget(256, sizes=(16, 16, 32, 64, 128), fewest=32)
    dice, others = Dice((0, -1000, 3000, 500), spread), Dice((0, -1000, 3000, 500), spread)
    assert conclude(dice, small) == conclude(others, Budget(256))
    assert set(dice.looked) == set(others.looked)


def test_small_batches_leave_something_to_go_by_where_a_usual_one_is_broken_off():
    begun = 0

    def broken_off(evaluate, indices):
        nonlocal begun
        if begun + len(indices) > 20:
            raise Enough
        begun += len(indices)
        return serial(evaluate, indices)

    assert conclude(Dice((0, 3000)), Budget(256), broken_off).worlds == 0
    assert conclude(Dice((0, 3000)), Budget(256, sizes=(16, 16), fewest=32), broken_off).worlds == 16


def test_the_clearly_best_candidate_is_chosen():
    table = conclude(Dice((0, -1000, 3000, 500)), Budget(128))
    assert (table.leader, table.chosen) == (2, 2)
    assert table.standings[2].over_plan.exceeds(1500)


def test_the_gate_keeps_the_plan_where_the_gain_may_be_chance():
    dice = Dice((0, 300), spread=20_000, seed=2)
    table = conclude(dice, Budget(64))
    assert table.leader == 1
    assert table.chosen == 0
    assert conclude(dice, Budget(64, gate=0)).chosen == 1


def test_the_gate_is_a_number_of_standard_errors_of_the_paired_difference():
    rows = [(0, 5), (10, 11), (20, 29), (5, 4), (7, 9)]
    gains = [theirs - mine for mine, theirs in rows]
    errors = int(1000 * mean(gains) / (stdev(gains) / sqrt(len(gains))))
    assert conclude(Listed(rows), Budget(5, gate=errors)).chosen == 1
    assert conclude(Listed(rows), Budget(5, gate=errors + 1)).chosen == 0


def test_a_candidate_that_trails_clearly_is_looked_at_no_more():
    dice = Dice((0, 100, -3000), spread=2000)
    table = conclude(dice, Budget(128))
    assert not table.standings[2].alive
    assert table.standings[2].outcomes.count == 32
    assert table.standings[0].outcomes.count == table.worlds == 128
    assert max(index for index, candidate in dice.looked if candidate == 2) == 31


def test_the_search_ends_when_one_candidate_is_left():
    table = conclude(Dice((0, 9000, -9000)), Budget(512))
    assert table.worlds == 32
    assert [standing.alive for standing in table.standings] == [False, True, False]
    assert table.chosen == 1


def test_the_plan_is_not_dropped_before_the_gate_lets_another_pass():
    dice = Dice((0, 900), spread=4000)
    assert conclude(dice, Budget(512)).worlds < 512
    strict = conclude(dice, Budget(512, gate=1_000_000))
    assert strict.standings[0].alive
    assert (strict.worlds, strict.leader, strict.chosen) == (512, 1, 0)


def test_once_the_plan_is_dropped_whoever_leads_is_chosen():
    early, late = [(0, 10, 0), (0, 10, 18)] * 16, [(0, 10, 10), (0, 10, 30)] * 16
    first, second = search(Listed(early + late), Budget(64))
    assert [standing.alive for standing in first.standings] == [False, True, True]
    assert (first.chosen, second.chosen) == (1, 2)
    assert second.standings[2].over_plan.count == 32


def test_candidates_that_are_level_are_all_kept_and_the_plan_is_played():
    table = conclude(Listed([(5, 5, 5)] * 40), Budget(40))
    assert (table.leader, table.chosen, table.worlds) == (0, 0, 40)
    assert all(standing.alive for standing in table.standings)


@pytest.mark.parametrize("candidates", [(), (1,)])
def test_an_only_move_needs_no_search(candidates):
    dice = Dice(candidates)
    assert list(search(dice, Budget(32))) == []
    assert conclude(dice, Budget(32)).worlds == 0
    assert dice.looked == []


def test_without_worlds_the_plan_is_played():
    table = conclude(Dice((0, 9000)), Budget(0))
    assert (table.worlds, table.chosen) == (0, 0)


@pytest.mark.parametrize("mapper", [backwards, by_halves])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_works_the_rows_out_the_tables_are_the_same(mapper, seed):
    dice = Dice((0, 300, -200, 800, 100), seed=seed)
    assert list(search(dice, Budget(300), mapper)) == list(search(dice, Budget(300)))


def test_an_unfinished_batch_counts_for_nothing():
    dice = Dice((0, 300, -200), spread=9000)

    def impatient(evaluate, indices):
        if indices[0] < 64:
            return serial(evaluate, indices)
        evaluate(indices[0])
        raise Enough

    table = conclude(dice, Budget(512), impatient)
    assert table.worlds == 64
    assert table == conclude(dice, Budget(64))


def test_the_caller_may_stop_asking():
    dice = Dice((0, 300, -200), spread=9000)
    first = next(search(dice, Budget(512)))
    assert first.worlds == 32
    assert {index for index, _ in dice.looked} == set(range(32))


@given(st.integers(0, 99), st.integers(1, 200), st.integers(1, 200))
def test_a_smaller_budget_gives_the_same_tables_as_far_as_it_goes(seed, worlds, more):
    dice = Dice((0, 700, -300, 500), seed=seed)
    tables = list(search(dice, Budget(worlds + more)))
    shorter = list(search(dice, Budget(worlds)))
    whole = shorter[:-1] if shorter[-1].worlds == worlds else shorter
    assert list(islice(tables, len(whole))) == whole
    stopped = tables[0].worlds
    assert conclude(dice, Budget(stopped)) == tables[0]


@given(NUMBERS)
def test_mean_and_error_are_those_of_statistics(numbers):
    sums = Sums.of(numbers)
    assert abs(sums.mean - mean(numbers)) <= 0.5
    assert isclose(sums.error, stdev(numbers) / sqrt(len(numbers)), abs_tol=1.001)


@given(NUMBERS, st.integers(0, 5000))
def test_a_mean_exceeds_its_errors_as_fractions_would_have_it(numbers, errors):
    sums = Sums.of(numbers)
    gain, error = mean(numbers), stdev(numbers) / sqrt(len(numbers))
    if not isclose(1000 * gain, errors * error, rel_tol=1e-9):
        assert sums.exceeds(errors) == (1000 * gain > errors * error)


@pytest.mark.parametrize("numbers", [[], [0, 0], [-3, -3]])
def test_nothing_exceeds_without_a_gain(numbers):
    assert not Sums.of(numbers).exceeds(0)


def test_one_world_is_enough_for_an_open_gate_only():
    assert Sums.of([5]).exceeds(0)
    assert not Sums.of([5]).exceeds(1)


def test_a_decision_compares_candidates_in_the_worlds_that_they_share():
    early = [(0, 5000, 3000, 4890 + number % 2 * 200) for number in range(32)]
    late = [(0, 13_000, 0, 12_890 + number % 2 * 200) for number in range(32)]
    decision = decision_from(["plan", "best", "dropped", "other"], conclude(Listed(early + late), Budget(64)))
    assert (decision.move, decision.worlds, decision.plan_move) == ("best", 64, "plan")
    assert [(each.move, each.value) for each in decision.candidates] == [
        ("best", 9000), ("other", 8990), ("dropped", 7000), ("plan", 4000),
    ]  # fmt: skip


def test_the_risk_of_a_candidate_is_how_often_its_rival_does_better():
    rows = [(0, 5, -9), (4, 1, -9), (3, 9, 9), (2, 8, -9)]
    found = decision_from("abc", conclude(Listed(rows), Budget(4, gate=0, drop=10**6)))
    assert [(each.move, each.risk) for each in found.candidates] == [("b", 250), ("a", 750), ("c", 750)]
    assert found.candidates[0].error == 0
    assert found.candidates[1].error > 0
