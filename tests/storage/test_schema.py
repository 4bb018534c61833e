"""Libraries of every earlier schema, as they were stored then."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from barracan.storage.library import Library
from barracan.storage.pads import read_pad
from barracan.storage.players import players
from barracan.storage.schema import MIGRATIONS

HERE = Path(__file__).parent


@pytest.fixture
def first(tmp_path):
    """A library of schema 1: finished, unfinished, four seats, in the bin, with a header that cannot be read."""
    return Path(shutil.copy(HERE / "schema-1.sqlite", tmp_path / "library.sqlite"))


@pytest.fixture
def second(tmp_path):
    """A library of schema 2: a title, a copy, a match given up, the bin, pads kept by hand, people merged."""
    return Path(shutil.copy(HERE / "schema-2.sqlite", tmp_path / "library.sqlite"))


@pytest.fixture(params=["first", "second"])
def earlier(request):
    """A library of each earlier schema."""
    return request.getfixturevalue(request.param)


def test_every_earlier_schema_is_stored_here():
    assert len(list(HERE.glob("schema-*.sqlite"))) == len(MIGRATIONS) - 1


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


def dump(path, query):
    with closing(sqlite3.connect(path)) as db:
        return db.execute(query).fetchall()


def test_nothing_is_lost_and_a_copy_is_kept(earlier):
    lines, version = "SELECT match, number, at, text FROM line", dump(earlier, "PRAGMA user_version")[0][0]
    before = dump(earlier, lines)
    whole = dump(earlier, "SELECT * FROM match")
    with Library.open(earlier) as library:
        assert library.notice is None
        for (match,) in rows(library, "SELECT DISTINCT match FROM line WHERE number = 0 ORDER BY match"):
            assert library.lines(match) == [text for number, _, _, text in before if number == match]
    assert dump(earlier, lines) == before
    assert dump(earlier, "PRAGMA user_version") == [(len(MIGRATIONS),)]
    (copy,) = earlier.parent.glob(f"library-schema-{version}-*.sqlite")
    assert dump(copy, "PRAGMA user_version") == [(version,)]
    assert dump(copy, lines) == before
    assert dump(copy, "SELECT * FROM match") == whole


def test_a_library_of_schema_2_keeps_all_that_stands_beside_the_records(second):
    kept = {
        query: dump(second, query)
        for query in ("SELECT * FROM match", "SELECT * FROM player", "SELECT * FROM seat", "SELECT * FROM score")
    }
    with Library.open(second) as library:
        assert {query: [row[: len(kept[query][0])] for row in rows(library, query)] for query in kept} == kept
        assert [(each.id, each.title) for each in library.find_finished()] == [(5, ""), (3, "Christmas"), (1, "")]
        assert [each.id for each in library.find_unfinished()] == [6, 2]
        assert [(each.name, each.colour, each.guest) for each in library.ask(players)] == [
            ("Ada", "4", False), ("Nonna", "", True),
        ]  # fmt: skip
        assert [hand.struck_out[0].points for hand in read_pad(library.lines(7)).hands[:1]] == [(3, -3)]


def test_the_lists_of_a_library_of_schema_1_are_as_before(first):
    with Library.open(first) as library:
        assert [summary.id for summary in library.find_finished()] == [3, 1]
        assert [(summary.id, summary.hand, summary.totals) for summary in library.find_unfinished()] == [
            (5, 0, ()), (2, 2, (12, 31)),
        ]  # fmt: skip


def test_a_second_opening_migrates_nothing(earlier):
    for _ in range(2):
        Library.open(earlier).close()
    assert len(list(earlier.parent.glob("library-schema-*.sqlite"))) == 1
