"""Why computers advise a move in Burraco."""

import pytest

from barracan.games.burraco.moves import Take
from barracan.players.burraco.player import reasons
from barracan.players.burraco.position import Position, Skill
from games.burraco.position import CLEAN, DIRTY, GAME, ME, NOTHING, add, lay, position


def told(state, move):
    return [str(reason) for reason in reasons(Position(GAME.view(state, ME), Skill()), move)]


def test_a_meld_counts_once_however_long_it_grows():
    state = position("TH JH QH KS 4C", melds={0: CLEAN})
    assert "200" not in " ".join(told(state, add(0, f"{CLEAN} TH")))
    assert "A clean meld counts 200 points." in told(position(f"{CLEAN} KS 4C"), lay(CLEAN))


@pytest.mark.parametrize(
    ("option", "sentence"),
    [("off", "What lies on the table counts"), ("runs", "A semi-clean meld counts 150 points.")],
)
def test_a_dirty_meld_may_become_semi_clean(option, sentence):
    state = position("9H KS 4C", melds={0: DIRTY}, semi_clean=option)
    assert told(state, add(0, f"{DIRTY} 9H"))[0].startswith(sentence)


def test_a_single_card_is_taken_because_it_is_known():
    assert told(position(drawn=NOTHING, discard="9D"), Take(ME)) == [
        "The 9♦ is a known card, and the next player can’t take it any more."
    ]
    assert told(position(drawn=NOTHING, discard="9D TD"), Take(ME)) == [
        "All 2 cards come into the hand at once, to be laid now or later."
    ]
