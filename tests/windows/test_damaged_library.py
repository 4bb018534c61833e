"""A library in which the disk has changed something: the window opens, tells it and lists what could be read."""

import json
import sqlite3
from contextlib import closing

import pytest
from PySide6.QtWidgets import QLabel

from barracan.storage.library import Library
from self_played import played_lines
from windows.opening import open_window


@pytest.mark.parametrize("at", [-77_000_000_000_000, 2**62, "long ago", None])
def test_a_time_that_is_none_keeps_no_match_from_the_list(qtbot, tmp_path, at):
    path = tmp_path / "library.sqlite"
    lines = played_lines("barracan", ("random",) * 2, seed=1, first=1)
    with Library.open(path) as library:
        library.release(library.begin(lines))
    spoil(path, at)
    with Library.open(path) as library:
        window = open_window(qtbot, library, tmp_path)
        window.show_matches()
        assert window.pages.find_leaf("matches_page").count == 1
        told = [each.text() for each in window.findChildren(QLabel) if "set aside" in each.text()]
        assert len(told) == 1
        assert json.loads(library.lines(1)[-1])["kind"] == json.loads(lines[-1])["kind"]
        window.close()


def spoil(path, at):
    """Write a time into the last line, past what SQLite would ask for."""
    lax = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE name = 'line'"
    last = "UPDATE line SET at = ? WHERE number = (SELECT max(number) FROM line)"
    for statement, values in ((lax, ("at INTEGER NOT NULL", "at INTEGER         ")), (last, (at,)),
                              (lax, ("at INTEGER         ", "at INTEGER NOT NULL"))):  # fmt: skip
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            db.execute("PRAGMA writable_schema = ON")
            db.execute(statement, values)
