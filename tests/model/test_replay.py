"""Replaying a record: every line is judged where it stands (record.md)."""

import json

import pytest

from barracan.games.catalog import find_game
from barracan.model.match import Match
from barracan.model.record import RecordError
from games.random_play import whole_match
from model.sample import GAME, HEADER, fault, lines_of, match_of, verdict


def whole(seed=3):
    """The lines, as objects, of a match that its first points decide."""
    match = whole_match(GAME, 2, {"target": 1}, seed, most_hands=50)
    assert match.state.result is not None
    return [json.loads(line) for line in match.lines]


LINES = whole()
KINDS = [line["kind"] for line in LINES]
HAND, FIRST_MOVE = 1, 2
HAND_END, MATCH_END = len(LINES) - 2, len(LINES) - 1


def with_line(index, **changes):
    """The verdict on the match with keys of one line changed; a key given as ``...`` is left out."""
    line = {key: value for key, value in (LINES[index] | changes).items() if value is not ...}
    found = fault(lines_of(*LINES[:index], line, *LINES[index + 1 :]))
    assert found is None or found[0] == index + 1
    return found and found[1]


def test_the_whole_match_is_right():
    assert KINDS[HAND] == "hand"
    assert KINDS[HAND_END:] == ["hand_end", "match_end"]
    assert verdict(lines_of(*LINES)) == (LINES[HAND_END]["hand"], True)


def test_every_prefix_is_right_and_unfinished():
    for count in [*range(1, len(LINES), 9), HAND_END, MATCH_END]:
        assert verdict(lines_of(*LINES[:count]))[1] is False


@pytest.mark.parametrize("index", [HAND, FIRST_MOVE, HAND_END, MATCH_END])
def test_a_line_of_no_kind(index):
    for kind in ("note", "", None, 7, ..., ["move"]):
        assert with_line(index, kind=kind) == "record"


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"hand": 2}, "record"),
        ({"hand": 0}, "record"),
        ({"hand": True}, "record"),
        ({"hand": 1.0}, "record"),
        ({"hand": ...}, "record"),
        ({"dealer": 2}, "B2.1"),
        ({"dealer": -1}, "B2.1"),
        ({"dealer": "0"}, "record"),
        ({"dealer": ...}, "record"),
        ({"deck": ...}, "record"),
        ({"deck": "QH"}, "record"),
        ({"deck": []}, "B1.1"),
        ({"deck": LINES[HAND]["deck"][1:]}, "B1.1"),
        ({"deck": [*LINES[HAND]["deck"][1:], "JK"]}, "B1.1"),
        ({"deck": LINES[HAND]["deck"] + ["JK"]}, "B1.1"),
        ({"deck": [*LINES[HAND]["deck"][1:], "1H"]}, "record"),
        ({"deck": [*LINES[HAND]["deck"][1:], 7]}, "record"),
        ({"deck": [*LINES[HAND]["deck"][1:], ["JK"]]}, "record"),
        ({"note": 1}, None),
    ],
)
def test_a_hand_line(changes, clause):
    assert with_line(HAND, **changes) == clause


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"seat": ...}, "record"),
        ({"seat": "1"}, "record"),
        ({"seat": True}, "record"),
        ({"seat": 2}, "record"),
        ({"seat": -1}, "record"),
        ({"seat": 1 - LINES[FIRST_MOVE]["seat"]}, "B4.1"),
        ({"do": ...}, "record"),
        ({"do": "Draw"}, "record"),
        ({"do": ["draw"]}, "record"),
        ({"do": "bid"}, "record"),
        ({"do": "pass"}, "B4.3"),
        ({"do": "discard", "card": "2C"}, "B4.1"),
        ({"do": "discard"}, "record"),
        ({"do": "discard", "card": "2c"}, "record"),
        ({"do": "discard", "card": ["2C"]}, "record"),
        ({"by": "expert", "worlds": [], "time": None}, None),
    ],
)
def test_a_move_line(changes, clause):
    line = {"kind": "move", "seat": LINES[FIRST_MOVE]["seat"], "do": "draw"} | changes
    line = {key: value for key, value in line.items() if value is not ...}
    found = fault(lines_of(*LINES[:FIRST_MOVE], line))
    assert found == (clause and (FIRST_MOVE + 1, clause))


RUN = {"category": "run", "cards": ["2C", "3C", "4C"]}
LADDER = {"ladder": 0, "arm": ["TH"], "rows": {"0": ["AS"]}, "categories": [{"category": "opposites", "row": 0}]}


@pytest.mark.parametrize(
    "keys",
    [
        {"do": "pickup", "pile": 0},
        {"do": "pickup", "melds": [RUN]},
        {"do": "pickup", "pile": "0", "melds": [RUN]},
        {"do": "pickup", "pile": 0, "melds": []},
        {"do": "pickup", "pile": 0, "melds": RUN},
        {"do": "pickup", "pile": 0, "melds": [["run"]]},
        {"do": "pickup", "pile": 0, "melds": [{"category": "run"}]},
        {"do": "pickup", "pile": 0, "melds": [{"cards": ["2C"]}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"category": "Run"}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"category": ["run"]}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"cards": ["2C", "3C", "joker"]}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"cards": "2C3C4C"}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"ladder": 0}]},
        {"do": "pickup", "pile": 0, "melds": [RUN | {"ladder": None}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"ladder": 0.0}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"ladder": True}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"arm": "TH"}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"arm": ["10H"]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": [["AS"]]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {"0": []}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {"0": "AS"}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {"00": ["AS"]}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {" 0": ["AS"]}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {"": ["AS"]}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"rows": {"0\n": ["AS"]}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": {}}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": ["opposites"]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "opposites"}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"row": 0}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "opposites", "row": "0"}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "opposites", "row": None}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "run", "arm": [0]}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "run", "arm": [0, 1, 2]}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "run", "arm": [0, 1.0]}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "run", "arm": [False, True]}]}]},
        {"do": "pickup", "pile": 0, "melds": [LADDER | {"categories": [{"category": "run", "arm": "01"}]}]},
        {"do": "trick", "with": "2C"},
        {"do": "trick", "cards": []},
        {"do": "trick", "cards": [], "with": "Z"},
        {"do": "trick", "cards": [0, 1, 2], "with": "2C"},
        {"do": "trick", "cards": [{"pile": 0}], "with": "2C"},
        {"do": "trick", "cards": [{"pile": 0, "at": "0"}], "with": "2C"},
        {"do": "trick", "cards": [{"pile": 0.0, "at": 0}], "with": "2C"},
        {"do": "meld", "melds": [RUN], "flash": 1},
        {"do": "meld", "melds": [RUN], "flash": None},
        {"do": "meld", "melds": [RUN], "flash": "true"},
        {"do": "meld"},
    ],
)
def test_b12_a_move_of_another_form_is_refused_as_such(keys):
    line = {"kind": "move", "seat": LINES[FIRST_MOVE]["seat"]} | keys
    assert fault(lines_of(*LINES[:FIRST_MOVE], line)) == (FIRST_MOVE + 1, "record")


@pytest.mark.parametrize(
    "changes",
    [
        {"hand": 7},
        {"hand": ...},
        {"reason": "tired"},
        {"reason": None},
        {"seat": 7},
        {"seat": ...},
        {"seat": False},
        {"points": [0, 0, 0]},
        {"points": None},
        {"points": [point + 1 for point in LINES[HAND_END]["points"]]},
        {"points": [float(point) for point in LINES[HAND_END]["points"]]},
        {"points": LINES[HAND_END]["points"][:1]},
        {"points": ...},
        {"totals": [total + 1 for total in LINES[HAND_END]["totals"]]},
        {"totals": ...},
        {"totals": {}},
    ],
)
def test_a_hand_end_line(changes):
    assert with_line(HAND_END, **changes) == "record"


@pytest.mark.parametrize(
    "changes",
    [
        {"winners": []},
        {"winners": ...},
        {"winners": 0},
        {"winners": [0, 1]},
        {"winners": LINES[MATCH_END]["winners"] * 2},
        {"winners": [bool(side) for side in LINES[MATCH_END]["winners"]]},
        {"winners": [float(side) for side in LINES[MATCH_END]["winners"]]},
        {"winners": ["x"]},
        {"winners": [None]},
        {"totals": []},
        {"totals": ...},
        {"totals": [total + 1 for total in LINES[MATCH_END]["totals"]]},
    ],
)
def test_a_match_end_line(changes):
    assert with_line(MATCH_END, **changes) == "record"


def test_free_keys_in_every_line():
    assert fault(lines_of(*(line | {"note": {"a": [None]}} for line in LINES))) is None


@pytest.mark.parametrize(
    ("lines", "at"),
    [
        (LINES[1:], 1),
        ([HEADER, HEADER], 2),
        ([HEADER, *LINES[2:3]], 2),
        ([HEADER, LINES[HAND_END]], 2),
        ([HEADER, LINES[MATCH_END]], 2),
        ([*LINES[:2], LINES[1]], 3),
        ([*LINES[:2], LINES[HAND_END]], 3),
        ([*LINES[:2], LINES[MATCH_END]], 3),
        ([*LINES[:HAND_END], LINES[MATCH_END]], HAND_END + 1),
        ([*LINES[:HAND_END], LINES[HAND]], HAND_END + 1),
        ([*LINES[:HAND_END], LINES[FIRST_MOVE]], HAND_END + 1),
        ([*LINES[:MATCH_END], LINES[HAND_END]], MATCH_END + 1),
        ([*LINES[:MATCH_END], LINES[HAND] | {"hand": LINES[HAND_END]["hand"] + 1}], MATCH_END + 1),
        ([*LINES[:MATCH_END], LINES[FIRST_MOVE]], MATCH_END + 1),
        ([*LINES, LINES[MATCH_END]], MATCH_END + 2),
        ([*LINES, LINES[FIRST_MOVE]], MATCH_END + 2),
        ([*LINES, {}], MATCH_END + 2),
    ],
)
def test_lines_out_of_place(lines, at):
    assert fault(lines_of(*lines)) == (at, "record")


def test_the_deal_passes_clockwise_from_hand_to_hand():
    match = match_of(400, seed=5)
    lines = [json.loads(line) for line in match.lines]
    hands = [at for at, line in enumerate(lines) if line["kind"] == "hand"]
    second = lines[hands[1]]
    assert second["dealer"] == 1 - lines[hands[0]]["dealer"]
    wrong = second | {"dealer": 1 - second["dealer"]}
    assert fault(lines_of(*lines[: hands[1]], wrong)) == (hands[1] + 1, "B2.1")


def test_a_wrong_line_names_line_clause_and_sentence():
    match = Match.replay(find_game, map(json.dumps, LINES[:FIRST_MOVE]))
    with pytest.raises(RecordError) as raised:
        match.read(json.dumps({"kind": "move", "seat": match.state.turn, "do": "pass"}))
    assert (raised.value.line, raised.value.clause) == (3, "B4.3")
    assert str(raised.value) == f"3: B4.3: {raised.value.reason}"


def test_a_refused_line_changes_nothing():
    match = match_of(30)
    before = [GAME.view(match.state, seat) for seat in range(2)], list(match.lines), list(match.moves)
    for text in ('{"kind":"move","seat":0,"do":"pass"}', '{"kind":"hand"}', "{", '{"kind":"match_end"}'):
        with pytest.raises(RecordError):
            match.read(text)
    assert before == ([GAME.view(match.state, seat) for seat in range(2)], list(match.lines), list(match.moves))
