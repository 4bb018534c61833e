"""Whole matches kept as records are right, and stay so."""

import json
from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.model.record import ENDING, RecordError
from barracan.model.verify import verify

RECORDS = sorted((Path(__file__).parents[1] / "records").glob(f"*{ENDING}"))
each_record = pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.removesuffix(ENDING))


@each_record
def test_a_whole_match_is_right(path):
    with path.open("rb") as stream:
        verdict = verify(stream, find_game)
    assert verdict.finished
    assert verdict.hands > 1


@each_record
def test_a_point_more_or_less_is_found(path, tmp_path):
    lines = path.read_text("utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if json.loads(line)["kind"] == "hand_end")
    ending = json.loads(lines[at])
    ending["points"][0] += 1
    wrong = tmp_path / "wrong"
    wrong.write_text("\n".join([*lines[:at], json.dumps(ending), *lines[at + 1 :]]) + "\n", "utf-8")
    with wrong.open("rb") as stream, pytest.raises(RecordError) as fault:
        verify(stream, find_game)
    assert fault.value.line == at + 1
