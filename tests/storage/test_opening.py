"""A library that is new, old, newer, damaged, foreign, or cannot be."""

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from barracan.storage import library_file, schema
from barracan.storage.errors import DamagedError, LibraryError
from barracan.storage.library import Library
from barracan.storage.library_file import library_path
from storage.sample import DRAW, HAND, HEADER, connection, program


@pytest.fixture
def stored(path):
    """A library with one match, closed."""
    with Library.open(path) as library:
        library.begin([HEADER, HAND, DRAW])
    return path


def test_a_new_library_is_as_it_should_be(library):
    assert library.notice is None
    for name, value in {
        "journal_mode": "wal", "synchronous": 1, "wal_autocheckpoint": 0, "foreign_keys": 1,
        "user_version": len(schema.MIGRATIONS), "application_id": schema.APPLICATION_ID,
    }.items():  # fmt: skip
        assert connection(library).execute(f"PRAGMA {name}").fetchone() == (value,), name


def test_its_folder_is_made(tmp_path):
    Library.open(tmp_path / "a" / "b" / "library.sqlite").close()
    assert (tmp_path / "a" / "b" / "library.sqlite").is_file()


def test_an_empty_file_becomes_a_library(path):
    path.touch()
    with Library.open(path) as library:
        assert library.notice is None


def test_a_folder_is_no_library_and_is_told_to_be_one(tmp_path):
    with pytest.raises(LibraryError, match="cannot be opened: Is a directory"):
        Library.open(tmp_path)


def test_a_newer_library_is_refused_and_left_untouched(stored):
    with closing(sqlite3.connect(stored)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        db.execute("PRAGMA user_version = 99")
    before = stored.read_bytes()
    with pytest.raises(
        LibraryError, match=rf"newer version of the program \(schema 99, this one knows {len(schema.MIGRATIONS)}\)"
    ):
        Library.open(stored)
    assert stored.read_bytes() == before
    assert [file.name for file in stored.parent.iterdir()] == [stored.name]


def test_a_newer_library_whose_version_is_still_in_the_log_is_refused(stored):
    db = sqlite3.connect(stored)
    db.execute("PRAGMA user_version = 99")
    with pytest.raises(LibraryError, match="newer version"):
        Library.open(stored)
    db.close()


def truncated(data):
    return data[: len(data) // 2]


def overwritten(data):
    return b"\0" * 4096 + data[4096:]


def cut_in_the_first_page(data):
    return data[:777]


def no_database(_):
    return b"Dear diary, " * 1000


def schema_spoilt(data):
    return data[:100] + b"\xff" * 3000 + data[3100:]


@pytest.mark.parametrize("spoil", [truncated, overwritten, cut_in_the_first_page, no_database, schema_spoilt])
def test_a_damaged_file_is_set_aside_and_a_new_library_begun(stored, spoil):
    spoilt = spoil(stored.read_bytes())
    stored.write_bytes(spoilt)
    with Library.open(stored) as library:
        aside = next(file for file in stored.parent.iterdir() if "set-aside" in file.name)
        assert aside.read_bytes() == spoilt
        assert aside.name in str(library.notice)
        for match in library.matches():
            assert library.lines(match) == [HEADER, HAND, DRAW]
        library.begin([HEADER])


def test_another_programs_database_is_set_aside_whole(path):
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipe (name)")
        db.execute("INSERT INTO recipe VALUES ('soup')")
        db.commit()
    with Library.open(path) as library:
        aside = next(file for file in path.parent.iterdir() if "set-aside" in file.name)
        assert library.notice
    with closing(sqlite3.connect(aside)) as db:
        assert db.execute("SELECT name FROM recipe").fetchall() == [("soup",)]


def test_nothing_set_aside_is_overwritten(path):
    for number in range(5):
        path.write_bytes(b"no database %d" % number)
        Library.open(path).close()
    asides = [file for file in path.parent.iterdir() if "set-aside" in file.name]
    assert sorted(file.read_bytes() for file in asides) == [b"no database %d" % number for number in range(5)]


def test_damage_met_while_reading_sets_the_file_aside(path):
    with Library.open(path) as library:
        for _ in range(40):
            library.release(library.begin([HEADER, HAND, *[DRAW] * 40]))
    data = bytearray(path.read_bytes())
    size = int.from_bytes(data[16:18], "big")
    for page in range(2, len(data) // size):
        data[page * size : page * size + 200] = b"\x55" * 200
    path.write_bytes(data)
    with Library.open(path) as library:
        with pytest.raises(DamagedError, match="set aside as library-set-aside"):
            library.find_unfinished()
        assert library.find_unfinished() == []
        match = library.begin([HEADER])
        assert library.lines(match) == [HEADER]


def test_an_older_library_is_brought_up_after_a_copy(stored, monkeypatch):
    steps = (*schema.MIGRATIONS, ("ALTER TABLE match ADD COLUMN mood TEXT", "UPDATE match SET mood = 'new'"))
    monkeypatch.setattr(library_file, "MIGRATIONS", steps)
    with Library.open(stored) as library:
        assert library.lines(1) == [HEADER, HAND, DRAW]
        assert connection(library).execute("SELECT mood FROM match").fetchall() == [("new",)]
    copy = next(file for file in stored.parent.iterdir() if f"schema-{len(schema.MIGRATIONS)}" in file.name)
    monkeypatch.undo()
    with Library.open(copy) as library:
        assert library.lines(1) == [HEADER, HAND, DRAW]


def test_a_migration_that_fails_changes_nothing(stored, monkeypatch):
    steps = (*schema.MIGRATIONS, ("ALTER TABLE match ADD COLUMN mood TEXT", "UPDATE nowhere SET mood = 1"))
    monkeypatch.setattr(library_file, "MIGRATIONS", steps)
    with pytest.raises(LibraryError):
        Library.open(stored)
    monkeypatch.undo()
    with Library.open(stored) as library:
        assert library.lines(1) == [HEADER, HAND, DRAW]


def test_a_path_below_a_file_or_at_a_folder_is_refused_in_words(tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(LibraryError, match=r"The folder .*file of the library cannot be used"):
        Library.open(tmp_path / "file" / "library.sqlite")
    with pytest.raises(LibraryError, match="cannot be opened"):
        Library.open(tmp_path)


@pytest.fixture
def open_folder():
    """A folder to which every user finds the way; pytest's own are closed."""
    with tempfile.TemporaryDirectory(prefix="barracan-open-") as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


AS_ORDINARY_USER = """
import os, sys, urllib.parse  # which pathlib loads late, from where an ordinary user may not read
from pathlib import Path
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
try:
    Library.open(Path(sys.argv[1]))
except LibraryError as error:
    print(error)
"""


READING = """
import os, sys, urllib.parse  # which pathlib loads late, from where an ordinary user may not read
from pathlib import Path
from barracan.storage.library import Library
if os.geteuid() == 0:
    os.setgid(65534)
    os.setuid(65534)
with Library.in_memory(Path(sys.argv[1])) as library:
    match, = library.matches()
    library.append(library.hold(match) or match, [sys.argv[2]])
    print(len(library.lines(match)), library.path)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_what_can_only_be_read_is_there_in_memory(open_folder):
    folder = open_folder / "data"
    folder.mkdir()
    path = folder / "library.sqlite"
    with Library.open(path) as library:
        library.begin([HEADER, HAND])
    before = path.read_bytes()
    path.chmod(0o444)
    folder.chmod(0o555)
    said, _ = program(READING, path, DRAW).communicate(timeout=30)
    folder.chmod(0o755)
    assert said == "3 None\n"
    assert path.read_bytes() == before


def test_a_newer_library_is_not_read_into_memory(stored):
    with closing(sqlite3.connect(stored)) as db:
        db.execute("PRAGMA user_version = 99")
    with Library.in_memory(stored) as library:
        assert library.matches() == []


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
@pytest.mark.parametrize("what", ["file", "folder", "hidden"])
def test_without_permission_it_is_refused_in_words(open_folder, what):
    folder = open_folder / "data"
    folder.mkdir()
    path = folder / "library.sqlite"
    if what != "folder":
        Library.open(path).close()
    before = path.read_bytes() if path.exists() else None
    path.exists() and path.chmod(0o444)
    folder.chmod(0o000 if what == "hidden" else 0o555)
    said, _ = program(AS_ORDINARY_USER, path).communicate(timeout=30)
    folder.chmod(0o755)
    assert said.startswith("The library ")
    assert said.count("\n") == 1
    assert (path.read_bytes() if path.exists() else None) == before


def test_the_library_lies_where_it_was_named(tmp_path):
    variables = {"BARRACAN_LIBRARY": str(tmp_path / "b")}
    assert library_path(tmp_path / "a", variables) == tmp_path / "a"
    assert library_path(None, variables) == tmp_path / "b"
    assert library_path(None, {}).parts[-2:] == ("barracan", "library.sqlite")
