"""Records written to files: whole, with the usual rights, over nobody else's file."""

import os
import stat

import pytest

from barracan.storage.exchange import export_record
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
