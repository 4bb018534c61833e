"""What a person has done in a game before a match, counted by hand for a handful of matches."""

import time

import pytest

from barracan.storage.earlier import earlier
from storage.test_statistics import play


@pytest.fixture
def matches(library, monkeypatch):
    clock = iter(range(10**6))
    monkeypatch.setattr(time, "time_ns", lambda: 1_000_000 * next(clock))
    return [
        play(library, ("Ada", "Rob:casual"), 0, points=(40, 20)),
        play(library, ("Rob:strong", "Ada"), 0, points=(50, 10)),
        play(library, ("Ada", "Kit:strong"), 0, points=(31, 20)),
        play(library, ("Bix", "Ada"), 1, points=(12, 15)),
        play(library, ("Ada", "Bix"), 0, "burraco", (900, 100)),
        play(library, ("Ada", "Rob:expert"), 0, points=(99, 98)),
    ]


def test_matches_before_are_counted_without_this_one_and_those_of_other_games(library, matches):
    found = library.ask(lambda db: earlier(db, matches[-1], 0))
    assert found.matches == tuple(zip(matches[:4], (0, 1, 0, 1), strict=True))
    assert (found.won, found.in_a_row, found.hands) == (3, 2, 4)
    assert (found.most, found.fewest, found.total, found.margin) == (40, 10, 40, 20)
    assert found.beaten == {"casual", "strong"}


def test_who_plays_for_the_first_time_has_done_nothing_before(library, matches):
    found = library.ask(lambda db: earlier(db, matches[4], 1))
    assert found.matches == ()
    assert (found.won, found.in_a_row, found.hands, found.most, found.margin) == (0, 0, 0, None, None)


def test_a_match_in_the_bin_does_not_count(library, matches):
    library.delete(matches[0])
    found = library.ask(lambda db: earlier(db, matches[-1], 0))
    assert (found.won, found.beaten, found.margin) == (2, {"strong"}, 11)
