"""The description of records for other programs: its schema, its examples and its reader."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from barracan.games.catalog import CATALOG, find_game
from barracan.model.record import ENDING
from barracan.model.verify import verify

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "resources" / "record"
SCHEMA = json.loads((FOLDER / "cards.schema.json").read_text("utf-8"))
RECORDS = sorted((ROOT / "tests" / "records").glob(f"right/*{ENDING}"))
EXAMPLES = sorted(FOLDER.glob(f"examples/*{ENDING}"))
LINE = Draft202012Validator(SCHEMA)


def moves_of(game):
    """What the moves of a game must be like."""
    return Draft202012Validator({"$ref": f"#/$defs/{game}_move", "$defs": SCHEMA["$defs"]})


def misfits(lines):
    """The numbers of the lines that the schema refuses."""
    read = list(map(json.loads, lines))
    moves = moves_of(read[0].get("game"))
    return [
        number
        for number, line in enumerate(read)
        if not (LINE.is_valid(line) and (line["kind"] != "move" or moves.is_valid(line)))
    ]


def lines_of(path):
    return path.read_text("utf-8").splitlines()


def test_the_schema_is_one():
    Draft202012Validator.check_schema(SCHEMA)
    assert {f"{game}_move" for game in CATALOG.own} <= set(SCHEMA["$defs"])


@pytest.mark.parametrize("path", [*RECORDS, *EXAMPLES], ids=lambda path: path.name.removesuffix(ENDING))
def test_every_right_record_fits_it(path):
    assert misfits(lines_of(path)) == []


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.removesuffix(ENDING))
def test_a_line_without_one_of_its_keys_or_with_another_type_does_not(path):
    for line in lines_of(path):
        read = json.loads(line)
        told = moves_of(path.name.removesuffix(ENDING)) if read["kind"] == "move" else LINE
        for key in {"kind", "game", "seats", "sides", "deck", "do", "card", "points", "totals"} & set(read):
            assert not told.is_valid({name: value for name, value in read.items() if name != key}), key
            assert not told.is_valid({**read, key: 0.5}), key


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name.removesuffix(ENDING))
def test_every_example_is_right(path):
    with path.open("rb") as stream:
        assert verify(stream, find_game).hands == 1


def test_every_game_has_one():
    assert [path.name.removesuffix(ENDING) for path in EXAMPLES] == sorted(CATALOG.own)


def read(path):
    """What the reader of the description says and complains of."""
    done = subprocess.run(
        [sys.executable, str(FOLDER / "read_record.py"), *path], capture_output=True, text=True, check=False
    )
    return done.stdout.splitlines(), done.stderr.strip()


def test_the_reader_tells_a_match():
    told, fault = read([str(ROOT / "tests" / "records" / "right" / "sheepshead_all_tricks.cards.jsonl")])
    assert not fault
    assert told[0].startswith("sheepshead: ")
    assert told[1].startswith("hand 1, 32 moves, played: ")


def test_the_reader_says_what_is_wrong(tmp_path):
    wrong = tmp_path / "wrong"
    wrong.write_text('{"kind":"match"}\n{"kind":"match"}\n')
    assert read([str(wrong)])[1] == "Line 2 is not where it belongs: the first line tells the match."
    assert read([])[1] == "Name a record."
