"""What a long run tells of memory, files and processes: what grows and what is only met in its beginning."""

from random import Random

import pytest

import random_clicks
import soak
from barracan.cli.measurements import Findings

COUNT = 400


def told(tmp_path, memory, files=lambda _: 6):
    """The faults of a run that used so much memory and so many files at each of its matches."""
    findings = Findings(str(tmp_path / "soak.jsonl"), {"seed": 1})
    for number in range(COUNT):
        used = {"memory": memory(number), "files": files(number), "processes": 0}
        findings.add({"kind": "match", "number": number, "game": "barbu", "fault": "", **used})
    return soak.tell(findings, "match")


def noise(number):
    return Random(number).gauss(0, 60_000)


@pytest.mark.parametrize(
    "memory",
    [
        pytest.param(lambda _: 90_000, id="level"),
        pytest.param(lambda number: 68_000 if number < COUNT / 5 else 90_000, id="levels that keep what they met"),
        pytest.param(lambda number: 350_000 + noise(number), id="noise"),
    ],
)
def test_what_is_met_in_the_beginning_and_what_chance_does_is_no_growth(tmp_path, memory):
    assert told(tmp_path, memory) == []


@pytest.mark.parametrize(
    "memory",
    [
        pytest.param(lambda number: 90_000 + 20 * number, id="steady"),
        pytest.param(lambda number: 90_000 + (20_000 if number > COUNT / 2 else 0), id="late step"),
        pytest.param(lambda number: 350_000 + 300 * number + noise(number), id="under noise"),
    ],
)
def test_what_gains_after_the_first_quarter_grows(tmp_path, memory):
    (fault,) = told(tmp_path, memory)
    assert fault.startswith("match: memory grew by ")


def test_a_file_more_in_the_end_is_growth(tmp_path):
    (fault,) = told(tmp_path, lambda _: 90_000, lambda number: 6 + (number > 0.9 * COUNT))
    assert fault.startswith("match: files grew by ")


def test_the_moments_of_a_long_session_are_noted_and_it_is_not_spent_again(tmp_path, capfd):
    file = tmp_path / "soak.jsonl"
    words = ["--matches", "0", "--sessions", "0", "--minutes", "0.05", "--out", str(file)]
    assert soak.main(words) == 0, capfd.readouterr().out
    noted = file.read_text()
    assert '"kind":"moment","number":0,' in noted
    assert soak.main(words) == 0
    assert file.read_text() == noted


def test_what_the_long_session_complained_of_is_told(tmp_path, monkeypatch, capfd):
    def complain(*_, **__):
        return random_clicks.Told(1.0, 3, 1, ("stderr: strange",))

    monkeypatch.setattr(random_clicks, "run", complain)
    out = str(tmp_path / "soak.jsonl")
    assert soak.main(["--matches", "0", "--sessions", "0", "--minutes", "1", "--out", out]) == 1
    assert "moment 0, barracan: stderr: strange" in capfd.readouterr().out
