"""Random clicks, keys, drags and resizes in the program's window, and what is told of a program that complains."""

import sys

import pytest

import random_clicks

LOGS = """
import os, pathlib
log = pathlib.Path(os.environ["XDG_STATE_HOME"], "barracan", "barracan.log")
log.parent.mkdir(parents=True)
log.write_text("Traceback")
"""


@pytest.mark.parametrize(("game", "table"), [("burraco", "picture"), ("barracan", "text"), ("barbu", "text")])
def test_the_program_complains_of_nothing_for_a_few_seconds(game, table, capfd):
    words = ["--minutes", "0.04", "--game", game, "--table", table]
    assert random_clicks.main(words) == 0, capfd.readouterr().out
    said = capfd.readouterr()
    assert said.out.startswith(f"{game}, {table}: ")
    assert said.out.endswith(" 0 faults\n")
    assert said.err == ""


@pytest.mark.parametrize(
    ("program", "fault"),
    [
        ("import sys; sys.stderr.write('This plugin does not support it\\nQt: what is this\\n')", "stderr: Qt: what"),
        ("import logging; logging.warning('strange')", "stderr: WARNING:root:strange"),
        ("raise SystemExit(3)", "it ended with exit code 3"),
        ("import os; os.abort()", "it ended with exit code -6"),
        (LOGS, "log: Traceback"),
        ("import time; time.sleep(60)", "it stood still for 0 s"),
    ],
)
def test_a_complaint_is_told_with_the_last_steps(program, fault, monkeypatch, capfd):
    def command(folder, *_):
        step = f"with open({str(folder / random_clicks.STEPS)!r}, 'a') as steps: steps.write('table: click hand\\n')"
        return [sys.executable, "-c", f"{step}\n{program}"]

    monkeypatch.setattr(random_clicks, "command", command)
    monkeypatch.setattr(random_clicks, "STILL", 0.4 if "sleep" in program else 60)
    assert random_clicks.main(["--game", "barbu", "--table", "text"]) == 1
    said = capfd.readouterr().out
    assert fault in said
    assert said.endswith("the last steps:\ntable: click hand\n")


def test_a_click_beside_a_window_that_has_become_smaller_is_no_fault(tmp_path):
    said = "Mouse event at 2168, 204 occurs outside target window (1836x902)."
    assert random_clicks.live([sys.executable, "-c", f"import sys; sys.stderr.write({said!r})"], tmp_path) == []


def test_a_program_that_does_nothing_is_a_fault(monkeypatch, capfd):
    monkeypatch.setattr(random_clicks, "command", lambda *_: [sys.executable, "-c", ""])
    assert random_clicks.main(["--game", "barbu", "--table", "text"]) == 1
    assert "start 1: nothing could be done in the window" in capfd.readouterr().out


def test_a_person_who_stays_does_not_leave_the_program(tmp_path, monkeypatch):
    script = "import sys; sys.exit(sys.argv[1:] != ['stay'])"
    monkeypatch.setattr(random_clicks, "command", lambda *_: [sys.executable, "-c", script])
    assert random_clicks.run(tmp_path, "barbu", "text", 1, 0.01, stays=True).faults == ()


def test_a_start_in_the_last_moment_need_do_nothing(monkeypatch, tmp_path):
    monkeypatch.setattr(random_clicks, "command", lambda *_: [sys.executable, "-c", ""])
    assert random_clicks.run(tmp_path, "barbu", "text", 1, 0.01).faults == ()


@pytest.mark.parametrize(
    "words",
    [
        ["--minutes", "0"],
        ["--minutes", "five"],
        ["--game", "chess"],
        ["--table", "wood"],
        ["--seed", "1.5"],
        ["--folder", "."],
    ],
)
def test_what_makes_no_sense_is_told_in_one_sentence(words, capsys):
    with pytest.raises(SystemExit) as ended:
        random_clicks.main(words)
    assert ended.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
