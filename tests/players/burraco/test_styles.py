"""Styles of Burraco and Buraco: each plays otherwise than its level, in the direction that its name says."""

import pytest

from barracan.games.catalog import CATALOG
from barracan.players.burraco.course import Course
from barracan.players.burraco.policy import play_turn
from barracan.players.burraco.skill import SKILLS, with_style
from barracan.players.player import decide, find_player, styles
from players.breaches import count
from players.positions import begin

POTS = ("burraco", "buraco")
HANDS = 10


@pytest.fixture(scope="module")
def figures():
    """For each style of strong, plain too, what it does in the same hands of two: played on in thought."""
    return {style: _figures(with_style(SKILLS["strong"], style)) for style in ("", *styles("burraco"))}


def _figures(skill):
    wild = piles = held = turns = 0
    ways = []
    for seed in range(HANDS):
        course = Course.of(begin(2, seed, CATALOG["burraco"]).state)
        way = []
        while course.turn >= 0:
            seat = course.turn
            none, stock = not course.melds[seat], len(course.stock)
            play_turn(course, skill)
            wild += none and any(not shape.clean for shape in course.melds[seat])
            piles += len(course.stock) == stock
            held += course.hands[seat].size
            turns += 1
            way.append((seat, tuple(course.pile), course.hands[seat].size))
        ways.append(way)
    return {"wild": wild, "piles": piles / turns, "held": held / turns, "ways": ways}


def test_every_style_of_the_catalog_is_played():
    for game in POTS:
        assert find_player(game).styles == styles(game)
        assert all(with_style(SKILLS["expert"], style) != SKILLS["expert"] for style in styles(game))


@pytest.mark.parametrize("style", styles("burraco"))
def test_fewer_than_half_of_the_hands_go_like_those_of_the_level(figures, style):
    same = sum(own == plain for own, plain in zip(figures[style]["ways"], figures[""]["ways"], strict=True))
    assert same < HANDS / 2


def test_the_racer_begins_with_wildcards(figures):
    assert figures["racer"]["wild"] > HANDS > figures[""]["wild"] + figures["builder"]["wild"]


def test_the_builder_and_the_gatherer_keep_more_cards_in_hand(figures):
    assert min(figures["builder"]["held"], figures["gatherer"]["held"]) > figures[""]["held"] > figures["racer"]["held"]


def test_the_gatherer_takes_more_piles(figures):
    assert figures["gatherer"]["piles"] > figures[""]["piles"]


@pytest.mark.parametrize("style", styles("burraco"))
def test_a_style_does_nothing_that_no_level_does(style):
    moves, found = count("burraco", f"strong:{style}", range(1), seed=9)
    assert moves > 40
    assert not any(found.values()), found


def test_an_unknown_style_is_refused():
    state = begin(2, 1, CATALOG["buraco"]).state
    with pytest.raises(KeyError):
        decide("buraco", CATALOG["buraco"].view(state, state.turn), "strong:bold", 1)
