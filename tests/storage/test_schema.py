"""Libraries of every earlier schema, as they were stored then."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from barracan.storage.library import Library

HERE = Path(__file__).parent


@pytest.fixture
def first(tmp_path):
    """A library of schema 1: finished, unfinished, four seats, in the bin, with a header that cannot be read."""
    return Path(shutil.copy(HERE / "schema-1.sqlite", tmp_path / "library.sqlite"))


def rows(library, query):
    return library.ask(lambda db: db.execute(query).fetchall())


def test_a_library_of_schema_1_gets_its_players_and_scores(first):
    with Library.open(first) as library:
        assert library.notice is None
        assert rows(library, "SELECT shown FROM player ORDER BY id") == [("Ada",), ("Nora",)]
        assert rows(library, "SELECT match, seat, side, name, level, player, total, result FROM seat") == [
            (1, 0, 0, "Ada", "human", 1, 12, 0),
            (1, 1, 1, "Bix", "strong", None, 31, 1),
            (2, 0, 0, "Ada", "human", 1, 12, None),
            (2, 1, 1, "Nora", "human", 2, 31, None),
            (3, 0, 0, "Ada", "human", 1, 12, 0),
            (3, 1, 1, "Carlo", "casual", None, 31, 1),
            (3, 2, 0, "Nora", "human", 2, 12, 0),
            (3, 3, 1, "Dina", "strong", None, 31, 1),
            (4, 0, 0, "Ada", "human", 1, 12, None),
            (4, 1, 1, "Bix", "strong", None, 31, None),
        ]
        assert rows(library, "SELECT id, state, game, hands FROM match") == [
            (1, "finished", "barracan", 1),
            (2, "unfinished", "barracan", 2),
            (3, "finished", "burraco", 1),
            (4, "finished", "barracan", 1),
            (5, "unfinished", "", 0),
        ]
        assert rows(library, "SELECT * FROM score WHERE match = 3") == [(3, 1, 0, 12, 12), (3, 1, 1, 31, 31)]


def test_nothing_of_a_library_of_schema_1_is_lost_and_a_copy_is_kept(first):
    def lines(path):
        with closing(sqlite3.connect(path)) as db:
            return db.execute("SELECT match, number, at, text FROM line").fetchall()

    before = lines(first)
    Library.open(first).close()
    assert lines(first) == before
    (copy,) = first.parent.glob("library-schema-1-*.sqlite")
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)
    assert lines(copy) == before


@pytest.mark.expected_warning("match 5 of the library cannot be read")
def test_the_lists_of_a_library_of_schema_1_are_as_before(first):
    with Library.open(first) as library:
        assert [summary.id for summary in library.finished()] == [3, 1]
        assert [(summary.id, summary.hand, summary.totals) for summary in library.unfinished()] == [(2, 2, (12, 31))]


def test_a_second_opening_migrates_nothing(first):
    for _ in range(2):
        Library.open(first).close()
    assert len(list(first.parent.glob("library-schema-1-*.sqlite"))) == 1
