"""What players of BarraCan know where partners play."""

import pytest

from barracan.model.cards import KINDS
from barracan.players.barracan.discard_stage import trick_threats
from barracan.players.barracan.evaluation import Appraisal
from barracan.players.barracan.player import PARTNERS, SKILLS, skill_of
from barracan.players.barracan.playout import Playout
from barracan.players.barracan.playout_policy import Prospects
from barracan.players.barracan.position import Memory, Position
from barracan.players.player import LEVELS
from games.barracan.position import DREW, GAME, position

HAND = "2H 6H AH 9C KS"
PILES = "2C|3H|4H|5H"
NEAR = {1: "run 2C 3C 4C, opposites 5H 6S, triplet 7C 7D 7S, evens_odds 2H 4S"}


def place_of(hand=HAND, **more):
    """What a seat among partners knows."""
    return Position(GAME.view(position(hand, DREW, seats=4, piles=PILES, **more), 0), Memory())


def test_a_third_suit_alike_makes_a_trick_ready_unless_nothing_beats_it():
    threats = trick_threats(place_of())
    assert threats[KINDS["2H"]] > 0
    assert threats[KINDS["2H"]] >= threats[KINDS["6H"]] > threats[KINDS["AH"]]
    assert threats[KINDS["AH"]] == threats[KINDS["9C"]] == threats[KINDS["KS"]] == 0


def test_an_opponent_who_was_seen_to_take_a_higher_card_is_sure_of_the_trick():
    place = place_of()
    before = trick_threats(place)[KINDS["6H"]]
    place.known[1].add(KINDS["KH"])
    assert trick_threats(place)[KINDS["6H"]] > before


@pytest.mark.parametrize("level", LEVELS)
def test_levels_know_other_things_where_partners_play(level):
    state = position(HAND, DREW, seats=4)
    assert skill_of(GAME.view(state, 0), level) == PARTNERS[level]
    assert skill_of(GAME.view(position(HAND, DREW), 0), level) == SKILLS[level]


def test_little_time_is_left_once_a_side_lacks_but_one_type():
    far, near = (Appraisal(place_of(laid=laid, stock="5H 6D 2D 3D " * 9), PARTNERS["strong"]) for laid in ({}, NEAR))
    assert near.horizon < far.horizon / 2
    assert near.turns > 2


def test_in_thought_too_and_more_patience_where_each_plays_alone():
    state = position(HAND, DREW, seats=4, laid=NEAR)
    playout = Playout.of(state)
    together, alone = (Prospects(4, opponents, [2] * 53, flash_exit="any") for opponents in (2, 3))
    assert together.horizon(playout, 0, 9) < alone.horizon(playout, 0, 9)
