"""The command line as a whole."""

import subprocess
import sys
from pathlib import Path

import pytest

from barracan import __version__, form
from barracan.cli.commands import COMMANDS, main, whole_parser
from barracan.cli.tasks import TASKS


@pytest.mark.parametrize(
    "words",
    [
        ["nonsense"],
        ["--nonsense"],
        ["verify"],
        ["verify", "--nonsense", "file"],
        ["simulate"],
        ["simulate", "barracan", "--seats", "two"],
        ["advise", "file", "--level", "strong", "--seed", "1.5"],
        ["advise", "file", "--level", "champion", "--seed", "1"],
        ["advise", "file", "--level", "strong\nstrong", "--seed", "1"],
        ["advise", "file", "--level", "strong", "--seed", 5000 * "9"],
        [
            "simulate",
            "barracan",
            "--seats",
            "2",
            "--players",
            "random,random",
            "--seed",
            "1",
            "--hands",
            "1",
            "--out",
            "",
        ],
        ["export", "--out", "folder", "9223372036854775808"],
        ["export", "--out", "", "1"],
        ["library", "list", "--library", ""],
    ],
)
def test_arguments_that_make_no_sense_are_told_in_one_sentence(words, capsys):
    assert main(words) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.endswith(".\n")
    assert len(told.err) < 600


@pytest.mark.parametrize("number", ["1_000", "+3", "١٢", " 3"])
@pytest.mark.parametrize(
    "words",
    [
        ["play", "--new", "barracan", "--seats"],
        ["play", "--resume"],
        ["advise", "file", "--level", "strong", "--seed"],
        ["advise", "file", "--level", "strong", "--seed", "1", "--worlds"],
        ["simulate", "barracan", "--players", "random,random", "--seed", "1", "--hands", "1", "--out", "x", "--seats"],
        ["arena", "barracan", "--players", "a,b", "--seats", "2", "--seed", "1", "--deals"],
        ["arena", "barracan", "--players", "casual,strong", "--seats", "2", "--seed", "1", "--deals", "1", "--sprt"],
        ["export", "--out", "x"],
    ],
)
def test_a_number_is_written_as_everybody_writes_it(words, number, capsys):
    more = f"0,{number}" if words[-1] == "--sprt" else number
    assert main([*words, more]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "number" in told.err


def test_sides_are_written_in_plain_digits(capsys, tmp_path):
    words = ["simulate", "barracan", "--seats", "4", "--players", "random,random,random,random", "--seed", "1"]
    words += ["--hands", "1", "--out", str(tmp_path / "x"), "--sides"]
    assert main([*words, "0,٢/1,3"]) == 2
    assert "Sides are written like" in capsys.readouterr().err


def test_the_version_and_the_help_are_no_failures(capsys):
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"barracan {__version__} ({form})\n"
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in COMMANDS)


def test_the_help_tells_by_task_how_each_thing_is_done(capsys):
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    places = [told.index(title) for title, _ in TASKS]
    assert places == sorted(places)
    assert max(map(len, told.splitlines())) <= 80
    assert {line.split()[1] for _, lines in TASKS for line, _ in lines if len(line.split()) > 1} - {"FILE"} == {
        *COMMANDS
    }


@pytest.mark.parametrize("line", [line for _, lines in TASKS for line, _ in lines if "..." not in line])
def test_each_line_of_the_help_is_understood(line):
    words = line.replace("MATCH", "1").replace("GAME", "barracan").split()[1:]
    if words and words != ["FILE"]:
        assert whole_parser().parse_args(words).command == words[0]


def test_options_without_a_command_are_those_of_playing(capsys):
    assert main(["--seats", "2"]) == 2
    assert "go with --new" in capsys.readouterr().err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command, capsys):
    assert main([command, "--help"]) == 0
    assert f"barracan {command}" in capsys.readouterr().out


def test_commands_without_a_window_load_no_qt(record):
    program = (
        "import sys; from barracan.cli.commands import main; code = main(sys.argv[1:]);"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]; sys.exit(code)"
    )
    done = subprocess.run([sys.executable, "-c", program, "verify", record], check=False, capture_output=True)
    assert done.returncode == 0, done.stderr


def test_a_reader_who_has_read_enough_is_no_failure_of_the_program(record):
    command = [sys.executable, "-m", "barracan", "verify", *[str(record)] * 200]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdout.close()
        told = process.stderr.read()
    assert b"Traceback" not in told


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a device that is always full")
def test_a_full_disk_is_told_in_one_sentence(record):
    with Path("/dev/full").open("w") as full:
        found = subprocess.run(
            [sys.executable, "-m", "barracan", "verify", record],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert found.returncode == 2
    assert found.stderr == "barracan: The results can't be written: no space is left.\n"
