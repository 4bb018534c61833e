"""Melds on rails: their order, their steps, what flows to the next rail, and the cards across."""

import pytest
from PySide6.QtCore import QRectF

from barracan.model.view import LaidMeld
from barracan.table.layouts.geometry import INDEX, LARGE_INDEX, bounds
from barracan.table.rummy.rails import RailMeld, RailSize, in_order, lay_on_rails, steps

RAILS = [QRectF(100, 50, 600, 90), QRectF(100, 160, 600, 90)]
SIZE = RailSize(60, 0.46)


def meld(number, cards, stands=()):
    cards = tuple(cards.split())
    return LaidMeld(f"meld:0:{number}", 0, cards, tuple(stands) or ("",) * len(cards))


def laid(counts, groups=(), size=SIZE):
    runs = [RailMeld(f"run:{at}", count, across) for at, (count, across) in enumerate(counts)]
    return lay_on_rails(runs, [RailMeld(f"group:{at}", count) for at, count in enumerate(groups)], RAILS, size)


def test_runs_lie_by_suit_and_first_card_and_groups_from_the_ace_down():
    melds = [meld(0, "5C 6C 7C"), meld(1, "KH KS KD"), meld(2, "2S 6H 7H", ("5H", "", "")), meld(3, "AC AD AS"),
             meld(4, "AH 2H 3H"), meld(5, "2D 9C 9D", ("9", "", "")), meld(6, "TS JS QS KS AS")]  # fmt: skip
    runs, groups = in_order(melds)
    assert [each.place[-1] for each in runs] == ["4", "2", "6", "0"]
    assert [each.place[-1] for each in groups] == ["3", "1", "5"]


def test_the_last_of_a_dirty_and_the_last_two_of_a_clean_meld_lie_across():
    clean, dirty = laid([(7, 2), (8, 1)]).values()
    assert [spot.across for spot in clean] == [False] * 5 + [True] * 2
    assert [spot.across for spot in dirty] == [False] * 7 + [True]
    upper, lower = (spot.rect for spot in clean[-2:])
    assert upper.left() == lower.left()
    assert (upper.top(), lower.top()) == (48, pytest.approx(76, abs=1))
    assert dirty[-1].rect.center().y() == pytest.approx(dirty[0].rect.center().y(), abs=1)
    assert all(spot.strip >= 0.46 * 60 for spot in (*clean, *dirty))


def test_runs_without_room_flow_to_the_lower_rail_and_groups_follow():
    found = laid([(5, 0)] * 5, [3])
    tops = [spots[0].rect.top() for spots in found.values()]
    assert tops == [50] * 3 + [160] * 3
    places = [bounds(spots) for spots in found.values()]
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])
    assert all(rail.contains(place) for rail, place in zip([RAILS[0]] * 3 + [RAILS[1]] * 3, places, strict=True))
    assert places[-1].left() - places[-2].right() >= 14


def test_melds_without_room_are_not_laid_and_closer_ones_are():
    crowd = [(9, 0)] * 5
    assert laid(crowd) is None
    assert laid(crowd, size=RailSize(60, 0.235)) is not None


def test_steps_end_where_an_index_still_shows():
    assert (steps(0.46)[0], steps(0.46)[-1]) == (0.46, INDEX.beside)
    assert steps(0.46, LARGE_INDEX)[-1] == pytest.approx(LARGE_INDEX.beside - 0.015)
    assert steps(0.2) == [INDEX.beside]


def test_a_meld_is_as_wide_as_its_caption():
    assert SIZE.width(RailMeld("run", 3, caption=200)) == 200
