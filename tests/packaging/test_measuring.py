"""The commands that measure the computer players: bad arguments get a sentence, and files are gone on with."""

import sys

import pytest

import clairvoyant_gap
import honesty
import never_list

LOOK = ["--game", "sheepshead", "--positions", "1", "--redeals", "1", "--levels", "random"]
PLAY = ["--deals", "1", "--worlds", "0"]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(clairvoyant_gap, "_ahead", lambda wanted, deal, player: float(len(player) + deal))


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (honesty, ["--positions", "0"]),
        (honesty, ["--redeals", "-1"]),
        (honesty, ["--first-hands", "0"]),
        (honesty, ["--worlds", "-1"]),
        (honesty, ["--levels", "champion"]),
        (honesty, ["--levels", "strong:bold"]),
        (honesty, [*LOOK, "--out", "missing/rows"]),
        (honesty, [*LOOK, "--out", "foreign"]),
        (never_list, ["--hands", "0"]),
        (never_list, ["--first", "-1"]),
        (never_list, ["--levels", "champion"]),
        (never_list, ["--levels", "random"]),
        (clairvoyant_gap, ["--deals", "0"]),
        (clairvoyant_gap, ["--seats", "5"]),
        (clairvoyant_gap, ["--base", "champion"]),
        (clairvoyant_gap, [*PLAY, "--out", "missing/rows"]),
        (clairvoyant_gap, [*PLAY, "--out", "foreign"]),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(command, words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "foreign").write_text("a letter without an end")
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert (tmp_path / "foreign").read_text() == "a letter without an end"


@pytest.mark.parametrize("rest", ["", '{"positions": 1, "re'])
def test_a_look_that_was_broken_off_at_once_begins_anew(rest, tmp_path, capsys):
    out = tmp_path / "rows"
    out.write_text(rest)
    assert [honesty.main([*LOOK, "--out", str(out)]) for _ in range(2)] == [0, 0]
    assert len(out.read_text().splitlines()) == 2
    first, second = capsys.readouterr().out.split("sheepshead random")[1:]
    assert first == second


def test_a_look_without_time_has_judged_nobody(tmp_path):
    assert honesty.main([*LOOK, "--minutes", "-1"]) == 3


def test_a_measurement_that_was_broken_off_goes_on(tmp_path, capsys):
    out = tmp_path / "rows"
    clairvoyant_gap.main([*PLAY, "--out", str(out)])
    whole = out.read_text()
    out.write_text(whole[:-7])
    clairvoyant_gap.main([*PLAY, "--out", str(out)])
    assert out.read_text() == whole
    first, second = capsys.readouterr().out.split("plan")[1:]
    assert first == second
    assert "± ?" in first
