"""``barracan play`` as a process of its own."""

import os
import signal
import subprocess
import sys

import pytest

from barracan.cli.commands import main
from barracan.storage.library import Library
from barracan.windows.shell.application import open_library

WAIT = 30
WATCHED = ("--watch", "--seats", "2", "--players", "beginner,casual", "--report", "/dev/stdout")


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


def test_a_damaged_library_waits_as_it_is_for_the_window_to_salvage_it(tmp_path):
    (tmp_path / "library.sqlite").write_bytes(b"no library" * 500)
    library, notice = open_library(tmp_path / "library.sqlite")
    with library:
        assert library.path is None
        assert library.unsalvaged.path == tmp_path / "library.sqlite"
    assert notice is None, "the window tells what was saved, once it has been"
    assert (tmp_path / "library.sqlite").read_bytes() == b"no library" * 500


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


def shown(process, count):
    """Wait until so many more positions have been shown; what is told of each."""
    return [process.stdout.readline() for _ in range(count)]


def complaints(process):
    """What a program wrote to stderr, but for what Qt says of every window that is never shown.

    Its pipes end with the last of all the processes that it began: all have ended then.
    """
    _, errors = process.communicate(timeout=WAIT)
    return [line for line in errors.splitlines() if not line.startswith("This plugin does not support")]


@pytest.fixture
def hearing():
    """What the program inherits: SIGHUP means something, even where the tests were begun by ``nohup``."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_polite_signal_closes_the_window_and_every_process(program, hearing, name):
    process = program(*WATCHED)
    shown(process, 4)
    assert child_processes(process.pid)
    process.send_signal(signal.Signals[name])
    assert complaints(process) == []
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_a_closed_terminal_closes_the_window_and_every_process(program, hearing):
    """The terminal tells its whole group; the players' processes leave the ending to the program."""
    process = program(*WATCHED, start_new_session=True)
    shown(process, 4)
    children = child_processes(process.pid)
    for child in children:
        os.kill(child, signal.SIGHUP)
    shown(process, 4)
    assert child_processes(process.pid) == children
    os.killpg(process.pid, signal.SIGHUP)
    assert complaints(process) == []
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
def test_a_program_that_shall_outlive_its_terminal_does(program, hearing):
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    process = program(*WATCHED)
    shown(process, 4)
    process.send_signal(signal.SIGHUP)
    shown(process, 4)
    assert process.poll() is None


@pytest.mark.skipif(os.name == "nt", reason="Windows has no file that stands for a pipe")
def test_what_is_watched_is_reported_and_stored(program, tmp_path):
    process = program("--watch", "--players", "beginner,beginner,beginner", "--report", "/dev/stdout")
    match, number = map(int, shown(process, 9)[-1].split())
    process.kill()
    process.wait(WAIT)
    with Library.open(tmp_path / "library.sqlite") as library:
        assert len(library.lines(match)) >= number


def child_processes(parent):
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(parent)], capture_output=True, text=True, check=False)
    return [int(word) for word in found.stdout.split()]
