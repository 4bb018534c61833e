"""``barracan advise``."""

import json
import os
import subprocess
import sys

import pytest

from barracan.cli import main
from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.players.levels import PLAYERS


def advise(capsys, path, level="strong", seed=7, *more):
    code = main(["advise", str(path), "--level", level, "--seed", str(seed), *more])
    return code, capsys.readouterr()


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("lines", [2, 3, 20, 41])
def test_the_move_is_a_line_that_continues_the_record(level, lines, cut, capsys):
    path = cut(lines)
    code, told = advise(capsys, path, level)
    assert code == 0
    assert told.out.count("\n") == 1
    assert json.loads(told.out)["by"] == level
    with path.open("a") as stream_out:
        stream_out.write(told.out)
    assert main(["verify", str(path)]) == 0


def test_another_process_gives_the_same_line(cut, capsys):
    path = cut(30)
    for level in PLAYERS:
        here = advise(capsys, path, level)[1].out
        command = [sys.executable, "-m", "barracan", "advise", str(path), "--level", level, "--seed", "7"]
        for hash_seed in ("1", "2"):
            there = subprocess.run(
                command, check=True, capture_output=True, env=os.environ | {"PYTHONHASHSEED": hash_seed}
            )
            assert there.stdout.decode() == here


@pytest.mark.parametrize("level", PLAYERS)
def test_records_that_agree_in_the_seats_view_get_the_same_advice(level, record, tmp_path, capsys):
    """The cards that a seat has not seen lie elsewhere in the second record's deck."""
    lines = record.read_text().splitlines()[:5]
    match = Match.replay(find_game, lines)
    state = match.state
    other = json.loads(lines[1])
    seen = 13 * state.seats + 4 + sum(json.loads(line).get("do") == "draw" for line in lines[2:])
    rest = other["deck"][seen:]
    other["deck"][seen:] = reversed(rest)
    lines[1] = json.dumps(other, separators=(",", ":"))
    changed = Match.replay(find_game, lines)
    game = CATALOG["barracan"]
    assert game.view(changed.state, state.turn) == game.view(state, state.turn)
    told = []
    for name, which in (("one", match), ("other", changed)):
        path = tmp_path / name
        path.write_text("".join(f"{line}\n" for line in which.lines))
        told.append(advise(capsys, path, level)[1].out)
    assert told[0] == told[1]


def test_a_finished_record_and_one_between_hands_have_no_next_move(record, cut, capsys):
    for path in (record, cut(1)):
        code, told = advise(capsys, path)
        assert (code, told.out) == (1, "")
        assert told.err.count("\n") == 1


def test_wrong_and_missing_records_are_told_in_one_sentence(tmp_path, capsys):
    wrong = tmp_path / "wrong"
    wrong.write_text("{}\n")
    code, told = advise(capsys, wrong)
    assert code == 1
    assert told.err.startswith(f"{wrong}:1: record: ")
    for path in (tmp_path / "missing", tmp_path):
        code, told = advise(capsys, path)
        assert code == 2
        assert told.err.count("\n") == 1


def test_the_number_of_worlds_is_not_negative(cut, capsys):
    assert advise(capsys, cut(5), "strong", 1, "--worlds", "-1")[0] == 2
    assert advise(capsys, cut(5), "strong", 1, "--worlds", "4")[0] == 0


def test_random_players_follow_their_seed(cut, capsys):
    path = cut(3)
    assert len({advise(capsys, path, "random", seed)[1].out for seed in range(12)}) > 1
    assert stream("random", 1).random() != stream("random", 2).random()
