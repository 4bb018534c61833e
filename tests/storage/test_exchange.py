"""Records written to files: whole, with the usual rights, over nobody else's file."""

import os
import stat
from pathlib import Path

import pytest

from barracan.games.catalog import find_game
from barracan.storage.exchange import Found, export_record, import_record
from storage.sample import DRAW, HAND, HEADER

RECORD = f"{HEADER}\n{HAND}\n{DRAW}\n"


@pytest.mark.skipif(os.name == "nt", reason="Windows has other links and permissions")
def test_an_export_follows_no_link_that_was_laid_for_it(library, tmp_path):
    match = library.begin([HEADER, HAND, DRAW])
    folder, treasure = tmp_path / "out", tmp_path / "treasure"
    folder.mkdir()
    treasure.write_text("gold")
    for name in ("match.cards.jsonl.new", "match.new", ".match.cards.jsonl.new"):
        (folder / name).symlink_to(treasure)
    before = os.umask(0o022)
    try:
        export_record(library, match, folder / "match.cards.jsonl")
    finally:
        os.umask(before)
    assert treasure.read_text() == "gold"
    assert (folder / "match.cards.jsonl").read_text() == RECORD
    assert stat.S_IMODE((folder / "match.cards.jsonl").stat().st_mode) == 0o644


def test_an_export_that_fails_leaves_what_was_there(library, tmp_path):
    (tmp_path / "match.cards.jsonl").mkdir()
    match = library.begin([HEADER])
    with pytest.raises(OSError, match="directory"):
        export_record(library, match, tmp_path / "match.cards.jsonl")
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(".new")] == []


def test_a_match_that_has_just_begun_is_not_taken_for_the_beginning_of_a_record(library):
    lines = (Path(__file__).parent.parent / "records/right/two_seats.cards.jsonl").read_text().splitlines()
    begun = library.begin(lines[:1])
    library.release(begun)
    imported = import_record(library, find_game, lines)
    assert imported.found is Found.NEW
    assert imported.match != begun
    assert library.lines(begun) == lines[:1]


@pytest.mark.parametrize("named", ['"kind":null,', '"kind":"hand",', '"\\u006bind":"move",'])
def test_a_kind_named_twice_is_stored_as_the_one_that_counts(library, named):
    lines = (Path(__file__).parent.parent / "records/right/two_seats.cards.jsonl").read_text().splitlines()
    plain = import_record(library, find_game, lines).match
    twice = import_record(library, find_game, ["{" + named + line[1:] for line in lines])
    assert twice.match == plain
    other = lines[0].replace('"options"', '"seed":99,"options"')
    twice = import_record(library, find_game, ["{" + named + line[1:] for line in (other, *lines[1:])]).match
    shown = {each.id: each[1:7] for each in library.find_finished()}
    assert shown[twice] == shown[plain]
