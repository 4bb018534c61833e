"""``barracan advise``."""

import json
import os
import subprocess
import sys

import pytest

from barracan.cli.commands import main
from barracan.games.catalog import CATALOG, find_game
from barracan.model.match import Match
from barracan.model.randomness import stream
from barracan.model.record import RecordError
from barracan.players.player import PLAYERS
from barracan.players.self_play import SelfPlay


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
    for number, level in enumerate(PLAYERS):
        here = advise(capsys, path, level)[1].out
        command = [sys.executable, "-m", "barracan", "advise", str(path), "--level", level, "--seed", "7"]
        hashing = os.environ | {"PYTHONHASHSEED": str(1 + number % 2)}
        there = subprocess.run(command, check=True, capture_output=True, env=hashing)
        assert there.stdout.decode() == here


def redealt(game, lines, tries=60):
    """A record of the same moves whose deck differs where the seat to move has not looked, or ``None``."""
    match = Match.replay(find_game, lines)
    view = game.view(match.state, match.state.turn)
    at = max(number for number, line in enumerate(lines) if '"kind":"hand"' in line)
    rng = stream("redealt", game.id)
    other, swapped = list(lines), 0
    for _ in range(tries):
        hand = json.loads(other[at])
        deck = hand["deck"]
        one, two = (int(rng.random() * len(deck)) for _ in range(2))
        deck[one], deck[two] = deck[two], deck[one]
        changed = [*other[:at], json.dumps(hand, separators=(",", ":")), *other[at + 1 :]]
        try:
            state = Match.replay(find_game, changed).state
        except RecordError:
            continue
        if deck[one] != deck[two] and game.view(state, view.seat) == view:
            other, swapped = changed, swapped + 1
    return other if swapped >= 3 else None


@pytest.mark.parametrize("game_id", CATALOG)
def test_records_that_agree_in_the_seats_view_get_the_same_advice(game_id, tmp_path, capsys):
    """The cards that a seat has not seen lie elsewhere in the second record's deck."""
    game = CATALOG[game_id]
    course = SelfPlay(game, ["casual"] * game.seat_counts[0], {}, seed=3)
    whole = course.play(1).lines
    found = 0
    for length in (3, 8, 17):
        lines = whole[:length]
        other = redealt(game, lines)
        if other is None:
            continue
        found += 1
        paths = [tmp_path / name for name in ("one", "other")]
        for path, record in zip(paths, (lines, other), strict=True):
            path.write_text("".join(f"{line}\n" for line in record))
        for level in PLAYERS:
            told = {advise(capsys, path, level, 7, "--worlds", "4")[1].out for path in paths}
            assert len(told) == 1
            assert told != {""}
    assert found


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


def test_a_style_is_advised_by_its_name_and_a_wrong_one_told_in_one_sentence(cut, capsys):
    code, told = advise(capsys, cut(5), "strong:blocker")
    assert code == 0
    assert json.loads(told.out)["by"] == "strong:blocker"
    for wrong in ("strong:kind", "random:bold", "strong:", "champion"):
        code, told = advise(capsys, cut(5), wrong)
        assert (code, told.out) == (2, "")
        assert told.err.count("\n") == 1
        assert "bold, collector, blocker, team, as in expert:bold" in told.err


def test_the_number_of_worlds_is_not_negative(cut, capsys):
    assert advise(capsys, cut(5), "strong", 1, "--worlds", "-1")[0] == 2
    assert advise(capsys, cut(5), "strong", 1, "--worlds", "4")[0] == 0


def test_random_players_follow_their_seed(cut, capsys):
    path = cut(3)
    assert len({advise(capsys, path, "random", seed)[1].out for seed in range(12)}) > 1
    assert stream("random", 1).random() != stream("random", 2).random()
