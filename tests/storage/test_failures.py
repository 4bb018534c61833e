"""What happens to a library that is open: full disk, moved file, busy file, damage of any kind."""

import errno
import os
import sqlite3
from contextlib import closing, suppress

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from barracan.storage import library_file
from barracan.storage.errors import LibraryError, failures
from barracan.storage.library import Library
from storage.sample import DRAW, HAND, HAND_END, HEADER, connection, move, program


def test_a_full_disk_refuses_in_words_and_takes_up_again(library):
    match = library.begin([HEADER])
    (pages,) = connection(library).execute("PRAGMA page_count").fetchone()
    connection(library).execute(f"PRAGMA max_page_count = {pages}")
    stored = [HEADER]
    with suppress(LibraryError):
        for number in range(1000):
            library.append(match, [move(number)])
            stored.append(move(number))
    for lines in ([move(1000)], [HAND] * 500):
        with pytest.raises(LibraryError, match="is full: free some space"):
            library.append(match, lines)
    with pytest.raises(LibraryError, match="is full: free some space"):
        library.begin([HAND] * 500)
    assert library.lines(match) == stored
    connection(library).execute("PRAGMA max_page_count = 100000")
    library.append(match, [DRAW])
    assert library.lines(match) == [*stored, DRAW]


LIMITED = """
import resource, signal, sys
from pathlib import Path
from storage.sample import HEADER, connection, move
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
library = Library.open(Path(sys.argv[1]))
match = library.begin([HEADER])
resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, resource.RLIM_INFINITY))
count = 0
try:
    while True:
        library.append(match, [move(count)])
        count += 1
except LibraryError as error:
    print(error)
print(count, len(library.lines(match)))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
library.append(match, [move(count)])
library.close()
print("closed")
"""


COPIED_IN_LITTLE_ROOM = """
import resource, sys
from pathlib import Path
from storage.sample import HEADER, connection
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
with Library.open(Path(sys.argv[1])) as library:
    library.begin([HEADER])
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, resource.RLIM_INFINITY))
    try:
        library.back_up(Path(sys.argv[2]))
    except LibraryError as error:
        print(error)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
"""
BEGUN_IN_LITTLE_ROOM = """
import resource, sys
from pathlib import Path
from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]), resource.RLIM_INFINITY))
try:
    Library.open(Path(sys.argv[1]))
except LibraryError as error:
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(error)
"""


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_file_that_may_not_grow_refuses_in_words(path):
    said, _ = program(LIMITED, path).communicate(timeout=60)
    sentence, counts, closed = said.splitlines()
    assert "the system limits the size of files" in sentence
    count, lines = map(int, counts.split())
    assert (lines, closed) == (count + 1, "closed")
    with Library.open(path) as library:
        assert library.lines(1) == [HEADER, *map(move, range(count + 1))]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
@pytest.mark.parametrize("limit", [0, 4096, 33_000])
def test_a_library_that_cannot_be_begun_for_want_of_room_says_so(path, limit):
    said, _ = program(BEGUN_IN_LITTLE_ROOM, path, limit).communicate(timeout=60)
    assert said.count("\n") == 1
    assert "the system limits the size of files" in said


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limit")
def test_a_backup_without_room_leaves_its_name_free(path):
    copy = path.with_name("copy.sqlite")
    said, _ = program(COPIED_IN_LITTLE_ROOM, path, copy).communicate(timeout=60)
    assert "the system limits the size of files" in said
    assert not copy.exists()


def test_a_disk_that_is_full_is_told_and_not_that_nothing_can_be_rolled_back(path, monkeypatch):
    with Library.open(path) as library:
        library.begin([HEADER])

    def spoil(db, _):
        db.execute("ROLLBACK")  # as SQLite does by itself
        error = sqlite3.OperationalError("database or disk is full")
        error.sqlite_errorcode = sqlite3.SQLITE_FULL
        raise error

    with Library.open(path) as library:
        with pytest.raises(LibraryError, match="is full: free some space"):
            library.change(lambda db: spoil(db, 0))
        assert library.lines(1) == [HEADER]


@pytest.mark.parametrize("trouble", [errno.ENOSPC, errno.EDQUOT])
def test_a_disk_error_is_looked_into(path, monkeypatch, trouble):
    def full(*_):
        raise OSError(trouble, "no room")

    monkeypatch.setattr("barracan.storage.errors.os.write", full)
    error = sqlite3.OperationalError("disk I/O error")
    error.sqlite_errorcode = sqlite3.SQLITE_IOERR_SHMSIZE
    with pytest.raises(LibraryError, match="is full: free some space"), failures(path):
        raise error
    assert not list(path.parent.iterdir())


@pytest.mark.skipif(os.name == "nt", reason="Windows does not move open files")
@pytest.mark.expected_warning("was not copied")
def test_a_library_that_is_moved_away_says_so(library, path):
    match = library.begin([HEADER])
    moved = path.with_name("moved.sqlite")
    path.rename(moved)
    for ask in (lambda: library.append(match, [HAND]), lambda: library.append(match, [HAND, DRAW])):
        with pytest.raises(LibraryError, match="moved or deleted"):
            ask()
    path.write_bytes(b"another file")
    with pytest.raises(LibraryError, match="moved or deleted"):
        library.begin([HEADER])
    path.unlink()
    moved.rename(path)
    library.append(match, [HAND])
    assert library.lines(match) == [HEADER, HAND]


def test_a_busy_library_says_so_and_takes_up_again(path, monkeypatch):
    monkeypatch.setattr(library_file, "BUSY_MSEC", 10)
    with Library.open(path) as library, closing(sqlite3.connect(path, isolation_level=None)) as other:
        match = library.begin([HEADER])
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(LibraryError, match="Another program keeps the library"):
            library.append(match, [HAND])
        other.execute("ROLLBACK")
        library.append(match, [HAND])
        assert library.lines(match) == [HEADER, HAND]


@settings(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    cut=st.floats(0, 1), flips=st.lists(st.tuples(st.floats(0, 1, exclude_max=True), st.integers(0, 255)), max_size=40)
)
def test_a_file_damaged_anywhere_is_answered_in_words(tmp_path_factory, cut, flips):
    path = tmp_path_factory.mktemp("damage") / "library.sqlite"
    with Library.open(path) as library:
        for _ in range(3):
            library.release(library.begin([HEADER, HAND, *map(move, range(60)), HAND_END]))
    data = bytearray(path.read_bytes())
    for place, value in flips:
        data[int(place * len(data))] = value
    path.write_bytes(data[: int(cut * len(data))] if cut < 0.5 else data)
    try:
        library = Library.open(path)
    except LibraryError:
        return
    with library:
        for summary in range(1, 4):
            try:
                library.find_unfinished()
                library.hold(summary)
                library.append(summary, [DRAW])
                assert library.lines(summary)[-1] == DRAW
                library.take_back(summary, 2)
            except LibraryError:
                continue
