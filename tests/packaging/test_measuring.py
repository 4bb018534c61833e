"""The commands that measure the computer players: bad arguments get a sentence, and files are gone on with."""

import sys

import pytest

import clairvoyant_gap
import decision_digests
import honesty
import never_list
import own_loss
import penalties
from barracan.cli.commands import main
from barracan.players import inquiry
from barracan.players import player as levels
from barracan.players.self_play import SelfPlay
from players import peeking

LOOK = ["--game", "sheepshead", "--positions", "1", "--redeals", "1", "--levels", "random"]
PLAY = ["--deals", "1", "--worlds", "0"]
FOREIGN = {"foreign": "a letter without an end", "array": "[1, 2]", "objects": '{"seats":2}\n{"seed":'}
WEIGH = ["--game", "concan", "--seats", "2", "--decisions", "2", "--every", "1", "--times", "1"]


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(sys, "path", list(sys.path))
    decide = levels.decide

    def in_few_worlds(game, view, player, seed, worlds=2, **more):
        name = "random" if game == "barracan" else player  # nobody asks how well the gap's players play
        return decide(game, view, name, seed, worlds, **more)

    monkeypatch.setattr(levels, "decide", in_few_worlds)
    monkeypatch.setattr(peeking, "decide_peeking", lambda view, *_: decide("barracan", view, "random", 1))


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
        (honesty, [*LOOK, "--out", "array"]),
        (honesty, [*LOOK, "--out", "objects"]),
        (never_list, ["--hands", "0"]),
        (never_list, ["--first", "-1"]),
        (never_list, ["--levels", "champion"]),
        (never_list, ["--levels", "random"]),
        (clairvoyant_gap, ["--deals", "0"]),
        (clairvoyant_gap, ["--seats", "5"]),
        (clairvoyant_gap, ["--base", "champion"]),
        (clairvoyant_gap, [*PLAY, "--out", "missing/rows"]),
        (clairvoyant_gap, [*PLAY, "--out", "foreign"]),
        (clairvoyant_gap, [*PLAY, "--out", "array"]),
        (clairvoyant_gap, [*PLAY, "--out", "objects"]),
        (own_loss, ["--decisions", "0"]),
        (own_loss, ["--every", "0"]),
        (own_loss, ["--seats", "5"]),
        (own_loss, [*WEIGH, "--out", "missing/rows"]),
        (own_loss, [*WEIGH, "--out", "foreign"]),
        (own_loss, [*WEIGH, "--out", "array"]),
        (own_loss, [*WEIGH, "--out", "objects"]),
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(command, words, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    for name, text in FOREIGN.items():
        (tmp_path / name).write_text(text)
    with pytest.raises(SystemExit) as ended:
        command.main(words)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == FOREIGN


@pytest.mark.parametrize("rest", ["", '{"positions":1,"re'])
def test_a_look_that_was_broken_off_at_once_begins_anew(rest, tmp_path, capsys):
    out = tmp_path / "rows"
    out.write_text(rest)
    assert [honesty.main([*LOOK, "--out", str(out)]) for _ in range(2)] == [0, 0]
    assert len(out.read_text().splitlines()) == 2
    first, second = capsys.readouterr().out.split("sheepshead random")[1:]
    assert first == second


def test_a_look_without_time_has_judged_nobody(tmp_path):
    assert honesty.main([*LOOK, "--minutes", "0"]) == 3


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


def test_decisions_that_have_been_weighed_are_not_weighed_again(tmp_path, capsys, monkeypatch):
    out = tmp_path / "rows"
    own_loss.main([*WEIGH, "--out", str(out)])
    whole = out.read_text()
    assert len(whole.splitlines()) == 3
    out.write_text(whole[:-7])
    own_loss.main([*WEIGH, "--out", str(out)])
    assert out.read_text() == whole
    monkeypatch.delattr(inquiry, "Inquiry")
    own_loss.main([*WEIGH, "--out", str(out)])
    assert len(set(capsys.readouterr().out.splitlines())) == 1


@pytest.mark.parametrize(
    ("command", "words", "change", "told"),
    [
        (honesty, LOOK, ["--seed", "2"], "another seed"),
        (honesty, LOOK, ["--redeals", "2"], "another --redeals"),
        (clairvoyant_gap, PLAY, ["--base", "greedy"], "another --base"),
        (own_loss, WEIGH, ["--times", "3"], "another --times"),
    ],
)
def test_a_file_of_other_players_or_settings_is_not_gone_on_with(command, words, change, told, tmp_path, capsys):
    out = tmp_path / "rows"
    command.main([*words, "--out", str(out)])
    whole = out.read_text()
    spoilt = whole.replace('"digest":"', '"digest":"0')
    for text, more, why in ((whole, change, told), (spoilt, [], "digest")):
        out.write_text(text)
        capsys.readouterr()
        with pytest.raises(SystemExit):
            command.main([*words, *more, "--out", str(out)])
        assert why in capsys.readouterr().err
        assert out.read_text() == text


NEVER = ["--game", "barracuda", "--levels", "beginner", "--hands", "4"]
DIGESTS = ["--game", "barracuda", "--decisions", "150", "--seed", "3"]


@pytest.mark.parametrize(
    ("command", "words"),
    [(never_list, NEVER), (decision_digests, DIGESTS), (clairvoyant_gap, [*PLAY, "--base", "random"])],
)
def test_a_command_that_is_interrupted_says_so_and_goes_on(command, words, tmp_path, capsys, monkeypatch):
    out, play, count = tmp_path / "rows", SelfPlay.play, 0

    def interrupted(course, *more):
        nonlocal count
        count += 1
        if count == 3:
            raise KeyboardInterrupt
        return play(course, *more)

    assert command.main(words) == 0
    whole = capsys.readouterr().out
    monkeypatch.setattr(SelfPlay, "play", interrupted)
    assert command.main([*words, "--out", str(out)]) == 130
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "kept in" in told
    assert command.main([*words, "--out", str(out)]) == 0
    assert capsys.readouterr().out == whole


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (never_list, NEVER),
        (decision_digests, DIGESTS),
        (honesty, [*LOOK, "--positions", "3"]),
        (honesty, ["--game", "concan", "--first-hands", "120"]),
    ],
)
def test_results_are_the_same_for_any_number_of_workers(command, words, capsys):
    told = set()
    for workers in ("1", "2"):
        command.main([*words, "--workers", workers])
        told.add(capsys.readouterr().out)
    assert len(told) == 1


def test_penalties_are_those_of_the_records(tmp_path, capsys):
    assert main(["simulate", "barbu", "--seats", "4", "--players", "random,random,beginner,beginner", "--seed", "1",
                 "--hands", "3", "--matches", "2", "--out", str(tmp_path)]) == 0  # fmt: skip
    told = set()
    for workers in ("1", "2"):
        capsys.readouterr()
        assert penalties.main([str(tmp_path), "--workers", workers]) == 0
        told.add(capsys.readouterr().out)
    (table,) = told
    assert table.splitlines()[0].split()[:2] == ["random", "all"]
