"""``barracan play`` as a process of its own."""

import os
import signal
import subprocess
import sys
import time

import pytest

from barracan.cli.commands import main
from barracan.storage.library import Library
from barracan.windows.shell.application import open_library

WAIT = 30
WATCHED = ("--watch", "--seats", "2", "--players", "beginner,casual", "--report")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--new", "chess"], "There is no game 'chess'"),
        (["--new", ""], "There is no game ''"),
        (["--new", "barracan", "--seats", "7"], "is played by 2, 3, 4, not by 7."),
        (["--new", "barracan", "--players", "human,giant"], "There is no player 'giant'"),
        (["--new", "barracan", "--players", "human,expert:kind"], "There is no player 'expert:kind'"),
        (["--new", "barbu", "--players", "human,expert:bold,random,random"], "There is no player 'expert:bold'"),
        (["--new", "barracan", "--option", "target=0"], "whole number from 1"),
        (["--resume", "first"], "--resume takes last or the number of a match, not 'first'."),
        (["--resume", "last", "--new", "barracan"], "Either --resume or --new, not both."),
        (["--report", "missing/report"], "missing/report can't be written: No such file or directory."),
        (["--seats", "3"], "go with --new."),
        (["--seats", "0"], "go with --new."),
        (["--players", ""], "go with --new."),
        (["--new", "barracan", "--seats", "0"], "is played by 2, 3, 4, not by 0."),
        (["--new", "barracan", "--players", ""], "is played by 2, 3, 4, not by 1."),
        (["--new", "barracan", "--seats", "two"], "it takes a whole number, not 'two'."),
        (["--library", ""], "it takes a name, and this one is empty."),
    ],
)
def test_arguments_that_make_no_sense_are_told_in_one_sentence(capsys, words, sentence):
    assert main(["play", *words]) == 2
    told = capsys.readouterr().err
    assert sentence in told
    assert told.count("\n") == 1


def test_without_a_screen_it_says_so(capsys, monkeypatch):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert main(["play"]) == 2
    assert capsys.readouterr().err == "barracan play: There is no screen here to open a window on.\n"


def test_a_folder_that_cannot_be_written_gives_a_library_in_memory(tmp_path):
    (tmp_path / "file").touch()
    library, notice = open_library(tmp_path / "file" / "library.sqlite")
    with library:
        assert library.path is None
    assert str(notice).endswith("The game goes on in memory; nothing is saved.")


def test_a_damaged_library_is_set_aside_and_told(tmp_path):
    (tmp_path / "library.sqlite").write_bytes(b"no library" * 500)
    library, notice = open_library(tmp_path / "library.sqlite")
    with library:
        assert library.path == tmp_path / "library.sqlite"
    assert "was set aside" in str(notice)
    assert any("set-aside" in path.name for path in tmp_path.iterdir())


@pytest.fixture
def program(tmp_path):
    """Starts the program; whatever is still running in the end is killed."""
    started = []

    def start(*words, **how):
        library = str(tmp_path / "library.sqlite")
        environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "BARRACAN_LIBRARY": library}
        process = subprocess.Popen(
            [sys.executable, "-m", "barracan", "play", *words], env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **how,
        )  # fmt: skip
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def complaints(process):
    """What a program that has ended wrote to stderr, but for what Qt says of every window that is never shown."""
    return [line for line in process.stderr if not line.startswith("This plugin does not support")]


def until(condition):
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.05)


@pytest.fixture
def hearing():
    """What the program inherits: SIGHUP means something, even where the tests were begun by ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_polite_signal_closes_the_window_and_every_process(program, tmp_path, hearing, name):
    report = tmp_path / "report"
    process = program(*WATCHED, str(report))
    until(lambda: report.exists() and report.read_text().count("\n") > 3)
    children = child_processes(process.pid)
    process.send_signal(signal.Signals[name])
    assert process.wait(WAIT) == 0
    assert complaints(process) == []
    until(lambda: not any(alive(child) for child in children))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_a_closed_terminal_closes_the_window_and_every_process(program, tmp_path, hearing):
    """The terminal tells its whole group; the players' processes leave the ending to the program."""
    report = tmp_path / "report"
    process = program(*WATCHED, str(report), start_new_session=True)
    until(lambda: report.exists() and report.read_text().count("\n") > 3)
    children = child_processes(process.pid)
    for child in children:
        os.kill(child, signal.SIGHUP)
    noted = report.read_text().count("\n")
    until(lambda: report.read_text().count("\n") > noted + 3)
    assert child_processes(process.pid) == children
    os.killpg(process.pid, signal.SIGHUP)
    assert process.wait(WAIT) == 0
    assert complaints(process) == []
    until(lambda: not any(alive(child) for child in children))


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_program_that_shall_outlive_its_terminal_does(program, tmp_path, hearing):
    report = tmp_path / "report"
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    process = program(*WATCHED, str(report))
    until(lambda: report.exists() and report.read_text().count("\n") > 3)
    process.send_signal(signal.SIGHUP)
    noted = report.read_text().count("\n")
    until(lambda: report.read_text().count("\n") > noted + 3)
    assert process.poll() is None


def test_what_is_watched_is_reported_and_stored(program, tmp_path):
    report = tmp_path / "report"
    process = program("--watch", "--players", "beginner,beginner,beginner", "--report", str(report))
    until(lambda: report.exists() and report.read_text().count("\n") > 20)
    process.kill()
    process.wait(WAIT)
    match, number = map(int, report.read_text().splitlines()[-1].split())
    with Library.open(tmp_path / "library.sqlite") as library:
        assert len(library.lines(match)) >= number


def child_processes(parent):
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]


def alive(number):
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True
