"""Players of BarraCan lay a stopper where that keeps an opponent from much (B3.5)."""

import pytest

from barracan.players.player import decide
from games.barracan.position import DREW, GAME, position

OPENED = "run 2C 3C 4C, opposites 5H 6S"
HAND = "AS 9C KD 4H 7S TH 2D"
FEW, MANY = "KC", "KC 9D 3S 8H 5C JD"


def thrown(level, pile, theirs, hand=HAND):
    """What the plan of a level discards on its principal pile."""
    state = position(
        hand,
        DREW,
        piles=f"{pile}|3D|TD 6H 9D 8D TC TS JC 4D|5S",
        laid={0: OPENED, **({1: theirs} if theirs else {})},
        stock="9C 9H " * 14,
        flash_exit="none",
    )
    return decide("barracan", GAME.view(state, 0), level, 1, 0).move.card


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
def test_a_stopper_is_laid_on_what_an_opponent_could_pick_up_if_that_is_much(level):
    theirs = "triplet 7C 7D 7S, evens_odds 2H 4S"
    assert thrown(level, MANY, theirs) == "AS"
    assert thrown(level, FEW, theirs) != "AS"


@pytest.mark.parametrize("level", ["casual", "strong", "expert"])
def test_nobody_is_kept_from_cards_who_has_not_opened(level):
    assert thrown(level, MANY, "") != "AS"


def test_a_beginner_thinks_of_its_own_hand_alone():
    assert thrown("beginner", MANY, "triplet 7C 7D 7S, evens_odds 2H 4S") != "AS"
