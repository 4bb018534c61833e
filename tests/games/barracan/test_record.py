"""The lines of a record (B12)."""

import pytest

from barracan.games.barracan.moves import Discard, Draw, LayMelds, Pass, PickUp, PileCard, TakeTrick
from barracan.model.moves import RecordFault
from games.barracan.position import GAME, melds

CARD = {"pile": 1, "at": 0}
RUN = {"category": "run", "cards": ["5H", "6H", "7H"]}
RUNG = {"category": "triplet", "row": 0}
LADDER = {
    "ladder": 0,
    "arm": ["KH", "QS", "JH"],
    "rows": {"0": ["KC", "KD"], "2": ["JS"]},
    "categories": [RUNG, {"category": "family", "arm": [0, 2], "row": 2}],
}
MELDS = melds("run 5H 6H 7H, ladder 0: KH QS JH / 0 KC KD / 2 JS / triplet row 0; family 0-2 row 2")
MOVES = [
    ({"do": "draw"}, Draw(0)),
    ({"do": "pass"}, Pass(0)),
    ({"do": "pickup", "pile": 2, "melds": [RUN, LADDER]}, PickUp(0, 2, MELDS)),
    ({"do": "trick", "cards": [CARD] * 3, "with": "AC"}, TakeTrick(0, (PileCard(1, 0),) * 3, "AC")),
    ({"do": "meld", "melds": [RUN, LADDER]}, LayMelds(0, MELDS)),
    ({"do": "meld", "melds": [RUN], "flash": True, "discard": "4S"}, LayMelds(0, MELDS[:1], True, "4S")),
    ({"do": "discard", "card": "JK"}, Discard(0, "JK")),
]


def ladder(**keys):
    return {"do": "meld", "melds": [LADDER | keys]}


WRONG = [
    ({"do": "announce"}, "BarraCan’s actions are draw, pass, pickup, trick, meld and discard."),
    ({"do": "trick", "cards": [CARD, CARD, 3], "with": "AC"}, "A trick’s card is an object with pile and at."),
    ({"do": "meld", "melds": []}, "A move that melds lays one meld or more."),
    ({"do": "meld", "melds": ["5H"]}, "A meld is an object."),
    (
        {"do": "meld", "melds": [RUN | {"category": "set"}]},
        "A category is evens_odds, opposites, triplet, run or family.",
    ),
    (ladder(rows={"01": ["KC"]}), "The key of a row is the plain decimal index of an arm card."),
    (ladder(rows={"0": []}), "A row has one side card or more."),
    *(
        (ladder(categories=[rung]), "A ladder’s category has arm, the first and last index of its cards, or row.")
        for rung in (3, {"category": "run"}, {"category": "run", "arm": [0]}, {"category": "run", "arm": [0, "2"]})
    ),
]


@pytest.mark.parametrize(("keys", "move"), MOVES)
def test_b12_moves_are_read_and_written(keys, move):
    assert GAME.read_move({"seat": 0, **keys}) == move
    assert GAME.write_move(move) == {"seat": 0, **keys}


@pytest.mark.parametrize(("keys", "words"), WRONG)
def test_b12_a_line_of_the_wrong_form_is_refused(keys, words):
    with pytest.raises(RecordFault) as wrong:
        GAME.read_move({"seat": 0, **keys})
    assert (wrong.value.clause, str(wrong.value.reason)) == ("record", words)
