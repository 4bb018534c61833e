"""The form of a record: bytes, lines, JSON, keys and types (record.md)."""

import json

import pytest

from barracan.model.moves import RecordFault
from barracan.model.record import LINE_LIMIT, RECORD_LIMIT, read_line, write_line
from barracan.model.verify import verify
from model.sample import HEADER, fault, lines_of, match_of, verdict

FIRST = (1, "record")


def text(**changes):
    """A header line with keys changed, written as text; a key given as ``None`` is left out."""
    return json.dumps({key: value for key, value in (HEADER | changes).items() if value is not None})


def test_a_header_alone_is_an_unfinished_match():
    assert verdict(lines_of(HEADER)) == (0, False)


def test_a_record_may_stop_after_any_complete_line():
    lines = match_of(60).lines
    assert all(fault(lines_of(*lines[:count])) is None for count in range(1, len(lines)))


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"\r\n",
        b" \n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b"7\n",
        b'"match"\n',
        b"{\n",
        b"{]}\n",
        b"\xff\xfe\n",
        b"\xef\xbb\xbf" + lines_of(HEADER),
        text().encode("utf-16"),
        b"\x00" * 100,
        lines_of(HEADER)[:-1],
        lines_of(HEADER).replace(b"\n", b"\r"),
        lines_of(text() + "}"),
        lines_of(text() + " {}"),
        lines_of(text()[:-1] + ",}"),
        lines_of(text().replace('"', "'")),
        lines_of(text().replace("1", "01")),
        lines_of(text().replace('"format": 1', '"format": +1')),
        lines_of(text(note="x").replace('"x"', "NaN")),
        lines_of(text(note="x").replace('"x"', "Infinity")),
        lines_of(text(note="x").replace('"x"', "-Infinity")),
        lines_of(text(note="x").replace('"x"', '"\t"')),
        lines_of(text(note="x").replace('"x"', '"\\x41"')),
        lines_of(text(note="x").replace('"x"', "[" * 20000)),
        lines_of(text(note="x").replace('"x"', "[" * 20000 + "]" * 20001)),
        lines_of(text(note="x").replace('"x"', '{"a":' * 9000 + "1" + "}" * 8999 + "]")),
        lines_of(text(note="x").replace('"x"', "[" * 9000 + "1 2" + "]" * 9000)),
        lines_of(text(note="x").replace('"x"', "[" * 9000 + "nan" + "]" * 9000)),
        lines_of(text(note="x").replace('"x"', "[" * 9000 + "NaN" + "]" * 9000)),
        lines_of(text(note="x").replace('"x"', '{"a":' * 9000 + "}" * 9000)),
        lines_of(text(note="x").replace('"x"', "{1:" * 9000 + "2" + "}" * 9000)),
        lines_of(text(note="x").replace('"x"', "[" * 9000 + '"open' + "]" * 9000)),
    ],
)
def test_what_is_no_record_at_all(data):
    assert fault(data) == FIRST


def test_a_line_feed_ends_every_line():
    data = lines_of(*match_of(5).lines)
    assert fault(data) is None
    assert fault(data[:-1]) == (6, "record")
    assert fault(data + b"\n") == (7, "record")
    assert fault(data.replace(b"\n", b"\n\n", 1)) == (2, "record")


def test_a_carriage_return_is_white_space_to_json():
    assert fault(lines_of(*match_of(5).lines).replace(b"\n", b"\r\n")) is None


def test_a_line_of_64_kib_is_read_and_a_longer_one_not():
    base = len(text(note=""))
    assert fault(lines_of(text(note="x" * (LINE_LIMIT - base)))) is None
    assert fault(lines_of(text(note="x" * (LINE_LIMIT - base + 1)))) == FIRST
    assert fault(text(note="x" * (LINE_LIMIT - base)).encode()) == FIRST
    umlauts = text(note="note").replace('"note"}', '"' + "ä" * ((LINE_LIMIT - base) // 2) + '"}')
    assert fault((umlauts + "\n").encode()) is None
    assert fault((umlauts.replace("ä", "€", 2) + "\n").encode()) == FIRST


class Endless:
    """A stream without line feeds, or with them, that counts what is read of it."""

    def __init__(self, line):
        self.line, self.read = line, 0

    def readline(self, most):
        self.read += min(most, len(self.line))
        return self.line[:most]


def test_no_more_of_an_endless_line_is_read_than_a_line_may_have():
    stream = Endless(b"x" * 10**6)
    with pytest.raises(Exception, match="64 KiB"):
        verify(stream, lambda _: None)
    assert stream.read <= LINE_LIMIT + 2


def test_a_record_longer_than_64_mib_is_wrong_at_the_line_that_passes_it(monkeypatch):
    data = lines_of(*match_of(20).lines)
    monkeypatch.setattr("barracan.model.verify.RECORD_LIMIT", len(data))
    assert RECORD_LIMIT == 64 * 1024 * 1024
    assert fault(data) is None
    monkeypatch.setattr("barracan.model.verify.RECORD_LIMIT", len(data) - 1)
    assert fault(data) == (21, "record")


@pytest.mark.parametrize("key", ["kind", "format", "game", "options", "seats", "sides"])
def test_a_key_of_the_first_line_is_missing_or_mistyped(key):
    line = {name: value for name, value in HEADER.items() if name != key}
    assert fault(lines_of(line)) == FIRST
    for wrong in (None, 7.0, "", [], {}, True, 0, [7], {"a": 1}, "nothing"):
        if type(wrong) is not type(HEADER[key]) or key in ("kind", "game"):
            found = fault(lines_of(line | {key: wrong}))
            assert found == FIRST, (key, wrong)


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"format": 2}, "record"),
        ({"format": True}, "record"),
        ({"game": "whist"}, "record"),
        ({"kind": "hand"}, "record"),
        ({"options": {"speed": 3}}, "record"),
        ({"options": {"target": "100"}}, "record"),
        ({"options": {"target": 100.0}}, "record"),
        ({"options": {"target": True}}, "record"),
        ({"options": {"target": 0}}, "B11.1"),
        ({"options": {"target": -5}}, "B11.1"),
        ({"options": {"target": 100_000}}, None),
        ({"options": {"target": 100_001}}, "B11.1"),
        ({"options": {"target": 10**400}}, "B11.1"),
        ({"options": {"partnership": 1}}, "record"),
        ({"options": {"flash_exit": "often"}}, "B6.6"),
        ({"options": {"trick_ace": "middle"}}, "B8.2"),
        ({"options": {"trick_ace": None}}, "record"),
        ({"seats": []}, "B1.2"),
        ({"seats": [{"name": "A", "player": "p"}]}, "B1.2"),
        ({"seats": [{"name": "A", "player": "p"}] * 5}, "B1.2"),
        ({"seats": [{"name": "A"}, {"name": "B", "player": "p"}]}, "record"),
        ({"seats": [{"name": 1, "player": "p"}, {"name": "B", "player": "p"}]}, "record"),
        ({"seats": ["A", "B"]}, "record"),
        ({"sides": [[0, 1]]}, "B1.3"),
        ({"sides": [[1], [0]]}, "B1.3"),
        ({"sides": [[0], [0]]}, "B1.3"),
        ({"sides": []}, "B1.3"),
        ({"sides": [0, 1]}, "record"),
        ({"sides": [[0.0], [1]]}, "record"),
        ({"sides": [[False], [True]]}, "record"),
    ],
)
def test_a_first_line_that_is_wrong(changes, clause):
    assert fault(lines_of(text(**changes))) == (clause and (1, clause))


def test_a_first_line_may_state_defaults_and_have_keys_of_its_own():
    options = {"partnership": True, "flash_exit": "any", "trick_ace": "high", "target": 100}
    assert fault(lines_of(text(options=options, seed=7, program="x", started="y", more={"deep": [[]]}))) is None


def test_of_a_key_named_twice_the_last_counts():
    assert fault(lines_of('{"kind":"hand",' + text()[1:])) is None
    assert fault(lines_of(text()[:-1] + ',"kind":"hand"}')) == FIRST


@pytest.mark.parametrize("opened", ["[", '{"a":', "[ "])
@pytest.mark.parametrize(("depth", "outcome"), [(10, None), (99, None), (100, FIRST), (900, FIRST), (30_000, FIRST)])
def test_a_line_is_nested_a_hundred_deep_at_most(depth, outcome, opened):
    closed = "]" if "[" in opened else "}"
    nested = opened * depth + "1" + closed * depth
    if len(nested) < LINE_LIMIT - 1000:
        assert fault(lines_of(text(note="x").replace('"x"', nested))) == outcome


def test_lists_side_by_side_and_brackets_in_texts_are_not_nested():
    side_by_side = json.dumps([[[]] for _ in range(500)])
    brackets = json.dumps('\\"' + "[{" * 500)
    assert fault(lines_of(text(note="x").replace('"x"', side_by_side))) is None
    assert fault(lines_of(text(note="x").replace('"x"', brackets))) is None


def test_the_sentence_about_a_deep_line_says_what_is_wrong():
    with pytest.raises(RecordFault, match="nested more than 100 deep"):
        read_line('{"kind":' + "[" * 30_000)


def test_half_a_character_is_written_by_its_number():
    assert write_line({"name": "\ud83c♠"}) == '{"name":"\\ud83c\\u2660"}'
    assert read_line(write_line({"name": "\ud83c♠"})) == {"name": "\ud83c♠"}


@pytest.mark.parametrize("number", ["1" * 4300, "1" * 4301, "-" + "1" * 5000, "9" * 60000])
def test_a_huge_number_is_a_number(number):
    assert fault(lines_of(text(note="x").replace('"x"', number))) is None
    assert fault(lines_of(text(format=77).replace("77", number))) == FIRST
    target = text(options={"target": 77}).replace("77", number)
    assert fault(lines_of(target)) == (1, "B11.1")


@pytest.mark.parametrize("number", ["1" * 4301, "-" + "1" * 5000])
@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ('{"kind":"hand","hand":HUGE,"dealer":0,"deck":[]}', "record"),
        ('{"kind":"hand","hand":1,"dealer":HUGE,"deck":[]}', "B2.1"),
    ],
)
def test_a_huge_number_in_a_hand_line(line, clause, number):
    assert fault(lines_of(HEADER, line.replace("HUGE", number))) == (2, clause)


@pytest.mark.parametrize("number", ["1" * 4301, "-" + "1" * 5000])
@pytest.mark.parametrize(
    "keys",
    [
        '"seat":HUGE,"do":"draw"',
        '"do":"pickup","pile":HUGE,"melds":[{"category":"run","cards":["2C","3C","4C"]}]',
        '"do":"trick","cards":[{"pile":HUGE,"at":0},{"pile":1,"at":0},{"pile":2,"at":0}],"with":"2C"',
        '"do":"trick","cards":[{"pile":1,"at":HUGE},{"pile":2,"at":0},{"pile":3,"at":0}],"with":"2C"',
        '"do":"pickup","pile":2,"melds":[{"ladder":HUGE,"arm":["TH"],"rows":{},"categories":[]}]',
        (
            '"do":"pickup","pile":2,"melds":[{"ladder":0,"arm":["TH"],"rows":{"0":["AS"]},'
            '"categories":[{"category":"opposites","row":HUGE}]}]'
        ),
        (
            '"do":"pickup","pile":2,"melds":[{"ladder":0,"arm":["TH"],"rows":{"0":["AS"]},'
            '"categories":[{"category":"opposites","arm":[0,HUGE]}]}]'
        ),
    ],
)
def test_a_huge_number_in_a_move(keys, number):
    match = match_of(1)
    seat = "" if "seat" in keys else f'"seat":{match.state.turn},'
    line, clause, sentence = verdict(lines_of(*match.lines, f'{{"kind":"move",{seat}{keys}}}'.replace("HUGE", number)))
    assert line == 3
    assert clause != "B4.1"
    assert sentence


def test_a_huge_row_index_is_refused():
    match = match_of(1)
    clauses = {"12345": "B9.1", "9" * 5000: "B9.1", "01": "record", "-1": "record", "\u0661": "record"}
    for index, clause in clauses.items():
        move = {
            "kind": "move", "seat": match.state.turn, "do": "pickup", "pile": 1 if match.state.turn != 1 else 0,
            "melds": [{"ladder": 0, "arm": ["TH"], "rows": {index: ["AS"]}, "categories": []}],
        }  # fmt: skip
        assert fault(lines_of(*match.lines, move)) == (3, clause)


def test_reading_and_writing_a_line():
    line = {"kind": "move", "name": "Zoë ☃", "list": [1, 2]}
    assert write_line(line) == '{"kind":"move","name":"Zoë ☃","list":[1,2]}'
    assert read_line(write_line(line)) == line
    with pytest.raises(RecordFault, match="record"):
        read_line("")


def test_a_lone_surrogate_is_told_without_a_crash():
    line, clause, sentence = verdict(lines_of(text(options={"x": 1}).replace('"x"', '"\\ud800"')))
    assert (line, clause) == FIRST
    assert sentence
