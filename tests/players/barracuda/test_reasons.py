"""Why computers advise a draw in Barracuda."""

import pytest

from barracan.games.barracuda.moves import Draw
from barracan.players.barracuda.plan import Position
from barracan.players.barracuda.player import SKILLS
from barracan.players.barracuda.reasons import reasons
from games.barracuda.position import DISCARD, DRAW, GAME, ME, discard, lay, off, position, take

LONG = "2H 9H 9S 4D 6S 8S TH JD"


@pytest.mark.parametrize(
    ("top", "sentence"),
    [
        ("3C", "The top discard can be taken for a play alone, and makes none."),
        ("9C", "A card of the deck promises more than the top discard."),
    ],
)
def test_u4_4_a_discard_that_makes_no_play_cannot_be_had(top, sentence):
    view = GAME.view(position("7C 8C KD", DRAW, discard=top, stock="2H 9D"), ME)
    assert [str(reason) for reason in reasons(Position(view, SKILLS["strong"]), Draw(ME))] == [sentence]


@pytest.mark.parametrize(
    ("state", "move", "sentences"),
    [
        (
            position("7C 8C 9C 8D 7D", DRAW, discard="9D", stock="2H 9H 9S 4D"),
            Draw(ME),
            ["The hand holds a meld already, which can be laid after the draw."],
        ),
        (position("7C 8C 9C KD", stock=LONG), lay("7C 8C 9C"), ["One card is left, and its discard wins the hand."]),
        (
            position("7C 8C 9C KD 2S 4H", stock="2H 9H"),
            lay("7C 8C 9C"),
            ["The deck may not last for another turn: points must leave the hand now."],
        ),
        (
            position("7C 8C 9C KD 2S 4H", stock=""),
            lay("7C 8C 9C"),
            ["The hand ends with this turn: points must leave the hand now."],
        ),
        (
            position("7C 8C 9C 3D 3S 3H AD", stock=LONG),
            lay("7C 8C 9C"),
            [
                "Another meld stays in the hand for a later turn.",
                "Of the melds that can be laid it takes most points out of the hand.",
            ],
        ),
        (
            position("7C 8C 9C TC 2S KH AD", stock=LONG),
            lay("7C 8C 9C"),
            ["It makes a place on the table for what is kept: 10♣."],
        ),
        (
            position("7C 2S 3S KH 8D", stock=LONG, laid="8C 9C TC"),
            off(0, "7C"),
            ["Three cards are left after the discard, and a good draw wins the hand with them."],
        ),
        (
            position("QC QD 5C 6C 7C 8D KH AS", stock=LONG, discard="QH", phase=DRAW),
            take("QC QD QH"),
            [
                "Another meld stays in the hand for a later turn.",
                "Of the melds that can be laid it takes most points out of the hand.",
            ],
        ),
        (
            position("QD QC JD AD 9S 5C 5H", stock=LONG, discard="KD", phase=DRAW, laid="KC KH KS,TD JD QD"),
            take(meld=0),
            ["A full set gives the others no place, and a longer run does."],
        ),
        (
            position("3D 7H 9H JH QH", DISCARD, stock=LONG),
            discard("3D"),
            ["No card to come makes a meld with the 3♦."],
        ),
        (
            position("3D 7H 9H KS AC", DISCARD, stock=LONG),
            discard("KS"),
            ["No card to come makes a meld with the K♠.", "Of such cards it counts most."],
        ),
        (
            position("9C 9S TS QC QS", DISCARD, stock=LONG, laid="5D 6D 7D 8D 9D"),
            discard("9C"),
            ["Fewer cards to come make a meld with the 9♣ than with any other."],
        ),
    ],
)
def test_why_a_move_is_made_is_said_of_these_cards(state, move, sentences):
    view = GAME.view(state, ME)
    assert [str(reason) for reason in reasons(Position(view, SKILLS["strong"]), move)] == sentences
