"""How a turn is played on in thought."""

from barracan.model.cards import kinds
from barracan.players.burraco.course import Course
from barracan.players.burraco.policy import find_opening
from barracan.players.burraco.skill import SKILLS
from barracan.players.burraco.turn import Turn
from games.burraco.position import BURACO, ME, TOOK, position


def opening(single):
    state = position(hand="7C 7D 7S 5C 5D 5H 3H 3H 3S JH KH 2S QC", drawn=TOOK, game=BURACO)
    state.single = single and kinds(single)[0]
    return find_opening(Turn(Course.of(state), ME, SKILLS["expert"]))


def test_no_opening_leaves_the_card_alone_that_may_not_be_discarded():
    assert sum(len(laying.cards) for laying in opening(None)) == 12
    assert opening("QC") is None
