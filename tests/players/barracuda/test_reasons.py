"""Why computers advise a draw in Barracuda."""

import pytest

from barracan.games.barracuda.moves import Draw
from barracan.players.barracuda.plan import Position
from barracan.players.barracuda.player import SKILLS, reasons
from games.barracuda.position import DRAW, GAME, ME, position


@pytest.mark.parametrize(
    ("discard", "sentence"),
    [
        ("3C", "The top discard can be taken for a play alone, and makes none."),
        ("9C", "A card of the deck promises more than the top discard."),
    ],
)
def test_u4_4_a_discard_that_makes_no_play_cannot_be_had(discard, sentence):
    view = GAME.view(position("7C 8C KD", DRAW, discard=discard, stock="2H 9D"), ME)
    assert [str(reason) for reason in reasons(Position(view, SKILLS["strong"]), Draw(ME))] == [sentence]
