"""``barracan verify``."""

import json
import os
import re
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from barracan.cli.commands import main
from barracan.model.record import seal_digest


def verdicts(capsys, *paths):
    code = main(["verify", *map(str, paths)])
    return code, capsys.readouterr()


def test_a_finished_and_an_unfinished_record_are_right(record, cut, capsys):
    short = cut(9)
    code, told = verdicts(capsys, record, short)
    assert code == 0
    hands = record.read_text().count('"kind":"hand",')
    noun = "hand" if hands == 1 else "hands"
    assert told.out == f"{record}: ok, {hands} {noun}, finished\n{short}: ok, 1 hand, unfinished\n"


def test_every_beginning_of_a_record_is_right(record, cut, capsys):
    for lines in range(1, len(record.read_text().splitlines()) + 1, 7):
        assert verdicts(capsys, cut(lines))[0] == 0


def test_a_wrong_record_is_told_with_its_line_and_clause(record, tmp_path, capsys):
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"do":"draw"' in line)
    lines[at] = lines[at].replace("draw", "pass")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join(lines) + "\n")
    code, told = verdicts(capsys, wrong)
    assert code == 1
    assert told.out.startswith(f"{wrong}:{at + 1}: B4.3: ")


def test_wrong_points_are_told(record, tmp_path, capsys):
    lines = record.read_text().splitlines()
    at = next(number for number, line in enumerate(lines) if '"kind":"hand_end"' in line)
    end = json.loads(lines[at])
    end["points"][0] += 1
    lines[at] = json.dumps(end)
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("\n".join(lines) + "\n")
    assert verdicts(capsys, wrong)[0] == 1


NESTED = b"[" * 60_000 + b"]" * 5_000 + b"\n"


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"", 1),
        (b"\n", 1),
        (b"{}\n", 1),
        (b"\xff\xfe\n", 1),
        (b'\xef\xbb\xbf{"kind":"match"}\n', 1),
        (b'{"kind":"match"}', 1),
        (b"x" * 70_000 + b"\n", 1),
        (NESTED, 1),
        (b'{"kind":"match","format":1,"game":"barracan","options":{"a\\nb\\u2028c":1},"seats":[],"sides":[]}\n', 1),
        (b'{"kind":"match","format":' + b"9" * 9_000 + b"}\n", 1),
        (b"\x00" * 5_000, 1),
        (b"NaN\n", 1),
    ],
    ids=lambda value: repr(value[:24]) if isinstance(value, bytes) else None,
)
def test_what_is_no_record_is_a_wrong_one(content, line, tmp_path, capsys):
    path = tmp_path / "foreign"
    path.write_bytes(content)
    code, told = verdicts(capsys, path)
    assert code == 1
    assert re.fullmatch(rf"{re.escape(str(path))}:{line}: record: [^\n]+\n", told.out)
    assert len(told.out.splitlines()) == 1
    assert len(told.out) < 1_000
    assert told.err == ""


def test_a_file_that_cannot_be_read_makes_the_exit_two_and_the_others_are_judged(record, cut, tmp_path, capsys):
    wrong = tmp_path / "wrong"
    wrong.write_text("{}\n")
    code, told = verdicts(capsys, tmp_path / "missing", wrong, tmp_path, record)
    assert code == 2
    assert len(told.out.splitlines()) == 2
    assert len(told.err.splitlines()) == 2
    assert "ok" in told.out.splitlines()[1]


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_makes_the_exit_two(record, capsys):
    record.chmod(0)
    assert verdicts(capsys, record)[0] == 2


def test_a_file_name_of_any_bytes_is_printed_in_one_line(tmp_path, capsys):
    for name in (b"line\nbreak", b"not utf-8 \xff", "\u2028".encode()):
        path = os.fsencode(tmp_path) + b"/" + name
        try:
            Path(os.fsdecode(path)).write_bytes(b"{}\n")
        except OSError:
            continue  # this file system does not take such names
        assert main(["verify", os.fsdecode(path)]) == 1
        told = capsys.readouterr().out
        assert len(told.splitlines()) == 1
        told.encode()
    assert main(["verify", "a\0b"]) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="memory is limited as Linux does it")
def test_a_huge_record_takes_little_memory(record, tmp_path):
    huge = tmp_path / "huge.jsonl"
    first = record.read_bytes().splitlines(keepends=True)[0]
    with huge.open("wb") as stream:
        stream.write(first)
        stream.write(b'{"kind":"note","x":"' + b"y" * (80 * 1024 * 1024) + b'"}\n')
    limit = 200 * 1024 * 1024

    def limited():
        resource.setrlimit(resource.RLIMIT_AS, (limit, limit))

    done = subprocess.run(
        [sys.executable, "-m", "barracan", "verify", huge], check=False, capture_output=True, preexec_fn=limited
    )
    assert done.returncode == 1, done.stderr
    assert b":2: record: The line is longer than 64 KiB." in done.stdout


def sealed_record(record, tmp_path, change=None):
    """The record with a seal on each hand, which *change* may break."""
    lines = [json.loads(line) for line in record.read_text().splitlines()]
    hands = [line for line in lines if line["kind"] == "hand"]
    for line in hands:
        line.update(salt="5a17", seal=seal_digest("5a17", line["deck"]))
    if change:
        change(hands)
    path = tmp_path / "sealed.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return path, len(hands)


def test_seals_that_hold_are_told(record, tmp_path, capsys):
    path, hands = sealed_record(record, tmp_path)
    code, told = verdicts(capsys, path)
    assert code == 0
    assert told.out.splitlines()[1] == f"{path}: The seals hold, decks sealed before their hands: {hands}."


def test_a_broken_seal_is_told_though_the_record_is_right(record, tmp_path, capsys):
    path, hands = sealed_record(record, tmp_path, lambda found: found[-1].update(salt="another"))
    code, told = verdicts(capsys, path)
    assert code == 0
    words = f"{path}: The deck of hand {hands} is not the one that was sealed before it."
    assert told.out.splitlines()[1] == words
