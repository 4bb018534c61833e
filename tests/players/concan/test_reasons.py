"""Why computers advise a draw in Concan."""

from barracan.games.concan.moves import Draw
from barracan.players.concan.plan import STRONG, Position
from barracan.players.concan.player import reasons
from games.concan.position import FIFTY_ONE, GAME, ME, TAKE, position


def told(**more):
    view = GAME.view(position(phase=TAKE, **more), ME)
    return [str(reason) for reason in reasons(Position(view, STRONG), Draw(ME))]


def test_n5_4_before_the_melds_down_the_top_discard_is_hardly_ever_to_be_had():
    assert told() == ["Before the melds-down the top discard can be taken for them alone."]
    assert told(opened=[ME], laid=FIFTY_ONE) == ["An unknown card is worth more than the top discard."]


def test_a_draw_without_a_discard_needs_no_reason():
    assert told(discard="") == []
