"""A file that a person opens may be anything: what nothing can be shown of gets a sentence."""

import json
import os
from pathlib import Path

import pytest

from barracan.windows.review.record_file import UnreadableError, read_file

RECORD = Path(__file__).parent.parent / "records" / "right" / "two_seats.cards.jsonl"


@pytest.fixture
def lines():
    return RECORD.read_bytes().splitlines(keepends=True)


def told(path):
    with pytest.raises(UnreadableError) as trouble:
        read_file(path)
    return str(trouble.value)


def written(folder, *lines):
    path = folder / "some.cards.jsonl"
    path.write_bytes(b"".join(lines))
    return path


@pytest.mark.parametrize(
    "content",
    [b"", b"no record\n", b"\xff\xfe\n", b"\x89PNG\r\n\x1a\n" + 70_000 * b"\0", b"{}\n", b'[{"kind":"match"}]\n'],
)
def test_a_foreign_file_is_told_to_be_no_record(tmp_path, content):
    words = "some.cards.jsonl is no record of a match. Records are files that end in .cards.jsonl."
    assert told(written(tmp_path, content)) == words


def test_a_record_of_a_newer_format_names_both(tmp_path, lines):
    first = json.dumps({**json.loads(lines[0]), "format": 2}).encode() + b"\n"
    assert told(written(tmp_path, first, *lines[1:])) == (
        "some.cards.jsonl is a record in format 2, which a newer version of BarraCan opens; this one reads format 1."
    )


@pytest.mark.parametrize("stated", ["2", 0, -1, 1.5, None, True])
def test_a_format_that_is_none_is_a_damage(tmp_path, lines, stated):
    first = json.dumps({**json.loads(lines[0]), "format": stated}).encode() + b"\n"
    sentence = told(written(tmp_path, first, *lines[1:]))
    assert sentence.startswith("Nothing of some.cards.jsonl can be shown. Line 1 is wrong (record).")


def test_a_record_cut_in_its_first_line_is_told_to_be_damaged(tmp_path, lines):
    sentence = told(written(tmp_path, lines[0][:90]))
    assert sentence == (
        "Nothing of some.cards.jsonl can be shown. Line 1 is wrong (record). The line does not end with a line feed."
    )


def test_a_match_that_was_never_dealt_is_told_so(tmp_path, lines):
    assert told(written(tmp_path, lines[0])) == "No hand of this match was dealt."


def test_a_damaged_record_is_shown_as_far_as_it_is_right(tmp_path, lines):
    review = read_file(written(tmp_path, *lines[:12], b"{}\n"))
    assert (len(review.lines), review.wrong.line) == (12, 13)


def test_what_is_not_there_or_no_file_is_told(tmp_path):
    assert told(tmp_path / "none") == "none cannot be read: No such file or directory."
    assert told(tmp_path) == f"{tmp_path.name} cannot be read: it is no file."
    os.mkfifo(tmp_path / "pipe")
    assert told(tmp_path / "pipe") == "pipe cannot be read: it is no file."
    assert told(tmp_path / "a\0b").startswith("a\0b cannot be read: ")
