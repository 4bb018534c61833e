"""The lines of a record (C11, D8)."""

import pytest

from barracan.games.buraco.moves import Refuse, Time
from barracan.games.burraco.moves import Draw, Take
from barracan.model.moves import RecordFault
from games.burraco.position import BURACO, GAME, add, discard, lay

MOVES = [
    ({"do": "draw"}, Draw(0)),
    ({"do": "take"}, Take(0)),
    ({"do": "meld", "melds": [["5H", "6H", "7H"], ["JK", "9C", "9D"]]}, lay("5H 6H 7H", "JK 9C 9D")),
    ({"do": "add", "meld": 3, "cards": ["4H", "5H", "6H", "7H"]}, add(3, "4H 5H 6H 7H")),
    ({"do": "discard", "card": "4S"}, discard("4S")),
]
WRONG = [
    ({"do": "pass"}, "Burraco’s actions are draw, take, meld, add and discard."),
    ({"do": "meld", "melds": ["5H"]}, "A meld is a list of cards."),
    ({"do": "meld", "melds": [["5H", "1H", "7H"]]}, None),
    ({"do": "add", "cards": ["4H"]}, None),
    ({"do": "add", "meld": "0", "cards": ["4H"]}, None),
    ({"do": "add", "meld": 0}, None),
    ({"do": "discard"}, None),
]


@pytest.mark.parametrize(("keys", "move"), MOVES)
def test_c11_moves_are_read_and_written(keys, move):
    assert GAME.read_move({"seat": 0, **keys}) == BURACO.read_move({"seat": 0, **keys}) == move
    assert GAME.write_move(move) == BURACO.write_move(move) == {"seat": 0, **keys}


@pytest.mark.parametrize(("keys", "move"), [({"do": "refuse"}, Refuse(0)), ({"do": "time"}, Time(0))])
def test_d8_buraco_has_two_moves_more(keys, move):
    assert BURACO.read_move({"seat": 0, **keys}) == move
    assert BURACO.write_move(move) == {"seat": 0, **keys}
    with pytest.raises(RecordFault):
        GAME.read_move({"seat": 0, **keys})


@pytest.mark.parametrize(("keys", "words"), WRONG)
def test_c11_a_line_of_the_wrong_form_is_refused(keys, words):
    with pytest.raises(RecordFault) as wrong:
        GAME.read_move({"seat": 0, **keys})
    assert wrong.value.clause == "record"
    assert words in {None, str(wrong.value.reason)}


def test_c5_4_a_move_that_melds_lays_one_meld_or_more():
    with pytest.raises(RecordFault) as wrong:
        GAME.read_move({"seat": 0, "do": "meld", "melds": []})
    assert wrong.value.clause == "C5.4"


def test_d8_an_action_that_there_is_not_is_refused():
    with pytest.raises(RecordFault) as wrong:
        BURACO.read_move({"seat": 0, "do": "pass"})
    assert wrong.value.clause == "record"
    assert "refuse" in str(wrong.value.reason)
