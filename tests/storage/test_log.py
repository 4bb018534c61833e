"""What happens to the log beside a library: nothing that stands in it alone is lost without a word."""

import os
import shutil
import sqlite3
import stat
from contextlib import closing

import pytest

from barracan.storage.errors import LibraryError
from barracan.storage.library import Library
from barracan.storage.schema import MIGRATIONS
from barracan.storage.write_ahead_log import is_log_spoilt, read_log
from storage.sample import HAND, HEADER, move

LINES = [HEADER, HAND, *map(move, range(60))]
FRAME = 4096 + 24


@pytest.fixture
def killed(path):
    """A library as a killed program leaves it: half of its match was carried over into the file, half is in the log."""
    source = path.with_name("source.sqlite")
    with Library.open(source) as library:
        match = library.begin(LINES[:10])
    with Library.open(source) as library:
        library.hold(match)
        for line in LINES[10:]:
            library.append(match, [line])
        for companion in ("", "-wal", "-shm"):
            shutil.copy(f"{source}{companion}", f"{path}{companion}")
    source.unlink()
    return path


def log_of(path):
    return path.with_name(path.name + "-wal")


def kept(path):
    """The lines of the match, and what was told."""
    told = []
    with Library.open(path) as library:
        library.on_damage = told.append
        told += [library.notice] if library.notice else []
        for _ in range(2):
            try:
                return library.lines(1), told
            except LibraryError as trouble:
                told.append(trouble.text)
    return [], told


def test_a_sound_log_is_taken_without_a_word(killed):
    assert not is_log_spoilt(killed)
    assert kept(killed) == (LINES, [])


def test_a_commit_that_was_broken_off_is_no_damage(killed):
    data = log_of(killed).read_bytes()
    log_of(killed).write_bytes(data + data[-FRAME:][:2000])
    assert kept(killed) == (LINES, [])


def test_a_log_without_its_file_is_salvaged_beside_a_library_that_is_in_memory(path):
    source = path.with_name("source.sqlite")
    with Library.open(source) as library, Library.in_memory():
        library.begin(LINES)
        shutil.copy(f"{source}-wal", f"{path}-wal")
        assert kept(path)[0] == LINES


@pytest.mark.parametrize("main", ["missing", "empty"])
def test_a_log_without_its_file_is_salvaged(path, main):
    source = path.with_name("source.sqlite")
    with Library.open(source) as library:
        library.begin(LINES)
        shutil.copy(f"{source}-wal", f"{path}-wal")
    if main == "empty":
        path.touch()
    before = log_of(path).read_bytes()
    lines, told = kept(path)
    assert lines == LINES
    assert "set aside" in str(told[0])
    assert any(file.read_bytes() == before for file in path.parent.glob("*set-aside*-wal"))


def test_the_log_of_a_library_that_is_taken_up_meanwhile_is_looked_at_too(killed, tmp_path):
    flip(log_of(killed), 32 + FRAME + 2000)
    with Library.open(tmp_path / "before" / "library.sqlite") as library:
        library.go_on_in(killed)
        assert "set aside" in str(library.notice)


def frames(path):
    return len(read_log(path).frames)


def flip(path, at, bit=3):
    data = bytearray(path.read_bytes())
    data[at] ^= 1 << bit
    path.write_bytes(data)


@pytest.mark.parametrize("index", ["kept", "missing"])
@pytest.mark.parametrize("frame", [0, 7, -1])
@pytest.mark.parametrize("at", [2, 9, 17, 24 + 4000], ids=["page", "salt", "sum", "data"])
def test_a_bit_flipped_in_the_log_loses_nothing_untold(killed, frame, at, index):
    if index == "missing":
        killed.with_name(killed.name + "-shm").unlink()
    before = log_of(killed).read_bytes()
    flip(log_of(killed), 32 + (frame % frames(killed)) * FRAME + at)
    assert is_log_spoilt(killed)
    lines, told = kept(killed)
    assert "set aside" in str(told[0])
    assert lines == LINES[: len(lines)]
    assert len(lines) >= (len(LINES) - 2 if at != 24 + 4000 else 10)
    assert any(len(file.read_bytes()) == len(before) for file in killed.parent.glob("*set-aside*-wal"))


@pytest.mark.parametrize("at", [0, 9, 17, 26])
def test_a_bit_flipped_in_the_head_of_the_log_loses_nothing(killed, at):
    flip(log_of(killed), at)
    lines, told = kept(killed)
    assert lines == LINES
    assert told


@pytest.mark.parametrize("part", [0.2, 0.5, 0.9])
def test_a_log_that_was_cut_is_told_by_its_index(killed, part):
    data = log_of(killed).read_bytes()
    log_of(killed).write_bytes(data[: 32 + int(frames(killed) * part) * FRAME])
    lines, told = kept(killed)
    assert "set aside" in str(told[0])
    assert lines == LINES[: len(lines)]


def test_the_log_of_another_library_changes_nothing(killed, tmp_path):
    other = tmp_path / "other.sqlite"
    with Library.open(other) as library:
        library.begin([HEADER.replace("Ada", "Eve"), HAND, *map(move, range(90, 200))])
        shutil.copy(f"{other}-wal", f"{killed}-wal")
    killed.with_name(killed.name + "-shm").unlink()
    lines, told = kept(killed)
    assert lines == LINES[:10]
    assert told


@pytest.mark.parametrize("bit", range(32))
def test_a_bit_flipped_in_the_schema_is_damage_and_no_newer_version(path, bit):
    with Library.open(path) as library:
        library.begin(LINES)
    flip(path, 60 + 3 - bit // 8, bit % 8)
    lines, told = kept(path)
    assert lines == LINES
    assert "set aside" in str(told[0])


def test_a_newer_version_with_tables_of_its_own_is_refused_whatever_its_number(path):
    with Library.open(path) as library:
        library.begin(LINES)
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE mood (name)")
        db.execute(f"PRAGMA user_version = {len(MIGRATIONS) ^ 1}")
        db.commit()
    before = path.read_bytes()
    if len(MIGRATIONS) ^ 1 > len(MIGRATIONS):
        with pytest.raises(LibraryError, match="newer version"):
            Library.open(path)
        assert path.read_bytes() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_a_salvaged_library_keeps_the_rights_of_the_file_that_a_person_named(path):
    with Library.open(path) as library:
        library.begin(LINES)
    path.chmod(0o640)
    path.write_bytes(bytes(16) + path.read_bytes()[16:])
    assert kept(path)[0] == LINES
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_the_library_in_its_default_place_is_private_and_what_lies_there_becomes_so(tmp_path, monkeypatch):
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_, **__: tmp_path / "share" / "barracan")
    folder = tmp_path / "share" / "barracan"
    before = os.umask(0o022)
    try:
        with Library.open(folder / "library.sqlite") as library:
            library.begin([HEADER])
            modes = {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
            assert len(list(folder.iterdir())) == 4
            assert (modes, stat.S_IMODE(folder.stat().st_mode)) == ({0o600}, 0o700)
        folder.chmod(0o755)
        (folder / "library.sqlite").chmod(0o644)
        (folder / "library-set-aside.sqlite").touch(0o644)
        Library.open(folder / "library.sqlite").close()
        assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        Library.open(tmp_path / "named" / "mine.sqlite").close()
        assert stat.S_IMODE((tmp_path / "named" / "mine.sqlite").stat().st_mode) == 0o644
        assert stat.S_IMODE((tmp_path / "named").stat().st_mode) == 0o755
    finally:
        os.umask(before)
