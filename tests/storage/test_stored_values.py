"""Whatever value stands in a library, it opens, tells what is wrong, keeps its moves, and the check finds it."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from barracan.model.replay import SeatNote
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.players import merge_players, other_names, players, shown_names
from barracan.storage.statistics import figures, history
from storage.sample import DRAW, HAND, HAND_END, HEADER, MATCH_END, move

RECORDS = ([HEADER, HAND, *map(move, range(30)), HAND_END, MATCH_END], [HEADER, HAND, DRAW], [HEADER, HAND])
PAD = pad_line("burraco", (SeatNote("Ada", "human"), SeatNote("Cleo", "human")), ((0,), (1,)), 2005)
STRANGE = (-(2**62), 2**53, 1e300, "words", None, "CAST(x'ff' AS TEXT)")


@pytest.fixture
def filled(path):
    with Library.open(path) as library:
        for lines in (*RECORDS, [PAD, entry_line(1, (5, 7), datetime(2026, 1, 2, tzinfo=UTC))]):
            library.release(library.begin(lines))
        library.delete(3)
        library.change(lambda db: merge_players(db, 2, 1))
    return path


def columns(path):
    """Every stored column of every table."""
    with closing(sqlite3.connect(path)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return [
            (table, name)
            for table in tables
            for _, name, *_, hidden in db.execute(f"PRAGMA table_xinfo({table})")
            if not hidden
        ]


def write(path, table, column, value):
    """Write a value past all constraints, as a disk would; whether SQLite could be brought to do so and it is new."""
    before = dump(path, table)
    sql = "UPDATE sqlite_schema SET sql = replace(sql, ?, ?) WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    spoken = value if isinstance(value, str) and value.startswith("CAST") else "?"
    for step in (
        ("PRAGMA writable_schema = ON", sql, (" NOT NULL", " /* NULL */")),
        ("PRAGMA ignore_check_constraints = ON", f"UPDATE {table} SET {column} = {spoken}",
         () if spoken != "?" else (value,)),
        ("PRAGMA writable_schema = ON", sql, (" /* NULL */", " NOT NULL")),
    ):  # fmt: skip
        with closing(sqlite3.connect(path)) as db:
            db.execute(step[0])
            try:
                db.execute(*step[1:])
            except sqlite3.Error:
                return False  # the number of a row is always one, and the same one is not given twice
            db.commit()
    return dump(path, table) != before


def dump(path, table):
    with closing(sqlite3.connect(path)) as db:
        db.text_factory = bytes
        return db.execute(f"SELECT * FROM {table}").fetchall()


def is_found(library):
    """Whether the check finds something."""
    try:
        if library.faults():
            return True
        return any(library.lines(each) and library.mend_lists(each) for each in library.everything())
    except LibraryError:
        return True


def read_everything(library):
    """Ask all that the program asks."""
    for shelf in ("unfinished", "finished", "by_hand", "bin"):
        library.find_on_shelf(shelf)
    for match in library.everything():
        library.lines(match)
        library.ask(lambda db, match=match: shown_names(db, match))
    for player in library.ask(players):
        library.ask(lambda db, player=player: (figures(db, player.id), history(db, player.id)))
        library.ask(lambda db, player=player: other_names(db, player.id))


def test_all_strange_values_of_all_columns(filled, tmp_path):
    sound, tried = filled.read_bytes(), 0
    for table, column in columns(filled):
        for value in STRANGE:
            path = tmp_path / f"{tried}.sqlite"
            path.write_bytes(sound)
            if not write(path, table, column, value) or (table == "identity" and value == 2**53):
                continue  # any number is a library's
            tried += 1
            told = []
            with Library.open(path) as library:
                library.on_damage = told.append
                assert is_found(library), (table, column, value)
            with Library.open(path) as library:
                library.on_damage = told.append
                for _ in range(3):
                    try:
                        read_everything(library)
                    except LibraryError:
                        continue
                    else:
                        break
                else:
                    pytest.fail(f"{table}.{column} = {value!r} is never read")
                if table == "line" and column != "at":
                    continue
                kept = sorted(library.lines(each) for each in library.everything())
                assert all(lines in kept for lines in RECORDS), (table, column, value)
    assert tried > 120
