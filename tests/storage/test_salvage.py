"""What can be read of a damaged library is in the new one, and what is lost is told."""

import json
import shutil
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from barracan.storage import damage_check
from barracan.storage.errors import DamagedError, LibraryError
from barracan.storage.library import Library
from barracan.storage.players import mark_guest, merge_players, paint_player, players, rename_player
from barracan.storage.salvage import read_rows, salvage
from barracan.storage.schema import APPLICATION_ID
from barracan.storage.write_ahead_log import Log
from storage.sample import DRAW, HAND, HAND_END, HEADER, MATCH_END, connection, move

HERE = Path(__file__).parent
LONG_HAND = HAND.replace('["QH","JK"]', json.dumps(["TD"] * 900))
"""A line that does not fit into one page of the file."""
FAMILY = HEADER.replace('"Bix","player":"strong"', '"Bix","player":"human"')


def fill(library):
    """Store a few matches of every state, and people; returns all records."""
    for lines in (
        [HEADER, LONG_HAND, *map(move, range(150)), HAND_END, MATCH_END],
        [FAMILY, HAND, *map(move, range(90))],
        [FAMILY, HAND, *map(move, range(40)), HAND_END],
        [HEADER],
    ):
        library.release(library.begin(lines))
    library.rename(1, "Christmas")
    library.delete(3)
    ada, bix = (player.id for player in library.ask(players))
    library.change(lambda db: rename_player(db, bix, "Beatrix"))
    library.change(lambda db: paint_player(db, ada, "3"))
    library.change(lambda db: mark_guest(db, bix, True))
    return records(library)


def records(library):
    ids = library.ask(lambda db: db.execute("SELECT id FROM match ORDER BY id").fetchall())
    return {match: library.lines(match) for (match,) in ids}


class Sound:
    """The bytes of a sound library, and its records."""

    def __init__(self, path):
        with Library.open(path) as library:
            self.stored = fill(library)
        self.data = path.read_bytes()


@pytest.fixture(scope="module")
def sound(tmp_path_factory):
    return Sound(tmp_path_factory.mktemp("sound") / "library.sqlite")


def without_its_first_page(data):
    return b"\xff" * 4096 + data[4096:]


def without_its_head(data):
    return bytes(16) + data[16:]


def with_an_unknown_format(data):
    return data[:44] + b"\x00\x00\x00\x14" + data[48:]


@pytest.mark.parametrize("spoil", [without_its_first_page, without_its_head, with_an_unknown_format])
def test_a_file_that_sqlite_refuses_is_salvaged_whole(path, sound, spoil):
    data, stored = sound.data, sound.stored
    path.write_bytes(spoil(data))
    with Library.open(path) as library:
        assert "set aside as library-set-aside" in str(library.notice)
        assert "(matches: 4)" in str(library.notice)
        assert records(library) == stored
        assert [summary.title for summary in library.find_finished()] == ["Christmas"]
        assert [summary.id for summary in library.find_unfinished()] == [4, 2]
        found = [(player.name, player.colour, player.guest) for player in library.ask(players)]
        assert found == [("Ada", "3", False), ("Beatrix", "", True)]
        assert library.begin([HEADER]) == 5
    assert sorted(file.name.split("-")[1] for file in path.parent.iterdir() if "-" in file.name) == ["set"]


@pytest.mark.parametrize("number", [-1, -(1 << 62), 1 << 62])
def test_a_match_whose_number_makes_no_sense_is_salvaged_by_its_lines(path, sound, number):
    path.write_bytes(sound.data)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE match SET id = ? WHERE id = 1", (number,))
    path.write_bytes(without_its_head(path.read_bytes()))
    with Library.open(path) as library:
        assert records(library) == sound.stored
        assert [summary.title for summary in library.find_finished()] == [""]


@pytest.mark.parametrize("page", [512, 1024, 4096, 65536])
@pytest.mark.parametrize(
    "form", ["id INTEGER PRIMARY KEY, soup, bowls, price", "id, soup, bowls, price, PRIMARY KEY (id)"]
)
def test_every_row_is_read_as_sqlite_reads_it(tmp_path, page, form):
    """Numbers of every length, and texts and bytes that need pages of their own, in tables and in indices."""
    path, sizes = tmp_path / "soups.sqlite", [0, 1, 60, 119, 120, 400, 480, 481, 2000, 4060, 9000, 70000]
    numbers = [
        0,
        1,
        2,
        -1,
        *(sign * (1 << bits) - below for bits in range(7, 63, 8) for sign in (1, -1) for below in (0, 1)),
    ]
    rows = [
        (at * 131 - 7, "ä" * sizes[at % len(sizes)], number, bytes(sizes[-1 - at % len(sizes)]) if at % 3 else None)
        for at, number in enumerate(numbers)
    ]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(f"PRAGMA page_size = {page}")
        db.execute(f"CREATE TABLE recipe ({form}){' WITHOUT ROWID' if 'KEY (' in form else ''}")
        db.executemany("INSERT INTO recipe VALUES (?, ?, ?, ?)", rows)
    found = {(row.number if row.values[0] is None else row.values[0], *row.values[1:]) for row in read_rows(path)}
    known = [(number % (1 << 64) if "KEY (" not in form else number, *others) for number, *others in rows]
    assert [row for row in known if row not in found] == []


def test_an_index_that_does_not_agree_with_its_table_is_damage(path, sound):
    path.write_bytes(sound.data)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE seat SET result = ?", (1 << 62,))
        index = db.execute("SELECT * FROM sqlite_schema WHERE name = 'seat_by_player'").fetchone()
        db.execute("PRAGMA writable_schema = ON")
        db.execute("DELETE FROM sqlite_schema WHERE name = 'seat_by_player'")
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE seat SET result = 1")
        db.execute("PRAGMA writable_schema = ON")
        db.execute("INSERT INTO sqlite_schema VALUES (?, ?, ?, ?, ?)", index)
    with Library.open(path) as library:
        with pytest.raises(DamagedError):
            library.ask(players)
        assert len(library.ask(players)) == 2
        assert records(library) == sound.stored


def test_merged_players_stay_merged(path):
    with Library.open(path) as library:
        library.begin([FAMILY])
        library.change(lambda db: merge_players(db, 1, 2))
    path.write_bytes(without_its_head(path.read_bytes()))
    with Library.open(path) as library:
        assert [player.name for player in library.ask(players)] == ["Bix"]


def test_what_was_only_in_the_log_is_salvaged_too(path):
    source = path.with_name("source.sqlite")
    with Library.open(source) as library:
        match = library.begin([HEADER, HAND])
        for number in range(200):
            library.append(match, [move(number)])
        for companion in ("", "-wal"):
            shutil.copy(f"{source}{companion}", f"{path}{companion}")
    path.write_bytes(without_its_head(path.read_bytes()) if path.stat().st_size else b"nothing at all")
    with Library.open(path) as library:
        assert library.lines(1) == [HEADER, HAND, *map(move, range(200))]


def test_of_a_damaged_commit_no_line_is_lost_that_stood_in_another_of_its_pages(path):
    """A commit moves lines to a new page: with that one damaged they are only in what the other page was before."""
    stored = [HEADER, HAND]
    with Library.open(path) as library:
        match = library.begin(stored)
        frames = Log(Path(f"{path}-wal").read_bytes()).frames
        while len(stored) < 50 or frames[-1].page in [frame.page for frame in frames[:-1]]:
            stored.append(move(len(stored)))
            library.append(match, stored[-1:])
            frames = Log(Path(f"{path}-wal").read_bytes()).frames
        kept = {end: Path(f"{path}{end}").read_bytes() for end in ("", "-wal")}
    place = kept["-wal"].index(frames[-1].data) + frames[-1].data.rindex(b'"seat"')
    spoilt = bytearray(kept["-wal"])
    spoilt[place + 2] ^= 1
    for end, data in (kept | {"-wal": bytes(spoilt)}).items():
        Path(f"{path}{end}").write_bytes(data)
    with Library.open(path) as library:
        assert library.notice
        assert library.lines(match) in (stored, stored[:-1])


def test_what_was_taken_back_does_not_return(path):
    with Library.open(path) as library:
        match = library.begin([HEADER, HAND, *map(move, range(600))])
        library.take_back(match, 10)
        library.append(match, [DRAW])
        stored = library.lines(match)
    path.write_bytes(without_its_head(path.read_bytes()))
    with Library.open(path) as library:
        assert library.lines(match) == stored


def test_a_line_that_the_disk_has_changed_ends_its_match_and_is_told(path, sound):
    data, stored = sound.data, sound.stored
    path.write_bytes(data.replace(move(70).encode(), move(17).encode(), 2).replace(b'"note":71}', b'"note":17}'))
    with Library.open(path) as library:
        told = []
        library.on_damage = told.append
        with pytest.raises(LibraryError, match="What can be read of it is in a new one"):
            records(library)
        assert len(told) == 1
        for match, lines in stored.items():
            kept = library.lines(match)
            assert kept == lines[: len(kept)]
        assert library.lines(3) == stored[3]


def test_a_library_of_schema_1_is_salvaged_with_all_it_had(path):
    path.write_bytes(without_its_head((HERE / "schema-1.sqlite").read_bytes()))
    with closing(sqlite3.connect(HERE / "schema-1.sqlite")) as db:
        before = db.execute("SELECT match, number, text FROM line WHERE match < 5").fetchall()
    with Library.open(path) as library:
        assert (
            library.ask(lambda db: db.execute("SELECT match, number, text FROM line WHERE match < 5").fetchall())
            == before
        )
        assert [summary.id for summary in library.find_finished()] == [3, 1]


def test_a_disk_that_is_full_leaves_the_damaged_file_where_it_is(path, sound, monkeypatch):
    data, stored = sound.data, sound.stored
    path.write_bytes(without_its_head(data))
    before = path.read_bytes()

    def full(*_, **__):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("barracan.storage.salvage.salvage", full)
        with pytest.raises(LibraryError, match="No space left"):
            Library.open(path)
    assert [(file.name, file.read_bytes()) for file in path.parent.iterdir()] == [(path.name, before)]
    with Library.open(path) as library:
        assert records(library) == stored


def test_of_two_programs_that_salvage_at_once_the_first_one_wins(path, sound, monkeypatch):
    path.write_bytes(without_its_head(sound.data))

    def slowly(damaged, db, **named):
        with monkeypatch.context() as patch:
            patch.setattr("barracan.storage.salvage.salvage", salvage)
            with Library.open(path) as faster:
                faster.begin([HEADER, HAND])
        return salvage(damaged, db, **named)

    monkeypatch.setattr("barracan.storage.salvage.salvage", slowly)
    with Library.open(path) as library:
        assert "another program has set it aside" in str(library.notice)
        assert library.lines(5) == [HEADER, HAND]
        assert {match: library.lines(match) for match in sound.stored} == sound.stored
    assert len([file for file in path.parent.iterdir() if "-" in file.name]) == 1


def test_pages_cut_from_the_end_lose_no_other_match(path, monkeypatch):
    monkeypatch.setattr(damage_check, "AFTER", 0)
    with Library.open(path) as library:
        for _ in range(30):
            library.release(library.begin([HEADER, HAND, *map(move, range(60))]))
        stored = records(library)
    data = path.read_bytes()
    path.write_bytes(data[: len(data) * 2 // 3])
    with Library.open(path) as library:
        look_through(library)
        library.release(library.begin([HEADER])) if not library.notice else None
        whole = [match for match, lines in records(library).items() if stored.get(match) == lines]
        assert len(whole) >= 15


def end_check():
    """Wait until the background thread has come to its end."""
    for thread in threading.enumerate():
        if thread.name == "library check":
            thread.join()


def look_through(library):
    """Let the background thread have found what it finds, and the library have met it."""
    end_check()
    try:
        library.change(lambda db: None)
    except LibraryError:
        return


@pytest.mark.parametrize(
    "use", [Library.find_unfinished, lambda library: library.append(1, [DRAW])], ids=["read", "write"]
)
def test_damage_found_in_the_background_is_told_by_whatever_comes_next(path, monkeypatch, use):
    with Library.open(path) as library:
        library.begin([HEADER, HAND, *map(move, range(400))])
    data = bytearray(path.read_bytes())
    leaf = data.index(move(300).encode()) // 4096 * 4096
    data[leaf + 3 : leaf + 5] = (int.from_bytes(data[leaf + 3 : leaf + 5], "big") - 3).to_bytes(2, "big")
    spoilt, is_sound = threading.Event(), damage_check.is_sound
    monkeypatch.setattr(damage_check, "AFTER", 0)
    monkeypatch.setattr(damage_check, "is_sound", lambda db: spoilt.wait(10) and is_sound(db))
    with Library.open(path) as library:
        library.hold(1)
        with path.open("r+b") as file:
            file.write(data)
        spoilt.set()
        end_check()
        with pytest.raises(DamagedError, match="What can be read of it is in a new one"):
            use(library)
        assert library.lines(1)[:2] == [HEADER, HAND]


def test_damage_found_in_the_background_is_not_copied_into_a_backup(path, tmp_path, monkeypatch):
    begun = threading.Event()
    monkeypatch.setattr(damage_check, "AFTER", 0)
    monkeypatch.setattr(damage_check, "is_sound", lambda db: not begun.wait(10))
    backup = tmp_path / "backup.sqlite"
    with Library.open(path) as library:
        library.begin([HEADER, HAND])
        begun.set()
        end_check()
        with pytest.raises(DamagedError):
            library.back_up(backup)
    assert not backup.exists()


def test_a_library_that_a_newer_program_has_taken_over_meanwhile_is_not_judged(path):
    with Library.open(path) as library:
        library.begin([HEADER])
        connection(library).execute("UPDATE match SET state = 'asleep'")
        assert not damage_check.is_sound(connection(library))
        connection(library).execute("PRAGMA user_version = 99")
        assert damage_check.is_sound(connection(library))


def damaged(data, cut, flips, patches):
    """The same bytes, cut, with some bits turned over and pieces overwritten."""
    spoilt = bytearray(data)
    for place, bit in flips:
        spoilt[int(place * len(data))] ^= 1 << bit
    for place, piece in patches:
        start = int(place * len(data))
        spoilt[start : start + len(piece)] = piece
    return bytes(spoilt[: int(cut * len(data))] if cut < 0.3 else spoilt[: len(data)])


PLACE = st.floats(0, 1, exclude_max=True)


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    cut=st.floats(0, 1),
    flips=st.lists(st.tuples(PLACE, st.integers(0, 7)), max_size=8),
    patches=st.lists(st.tuples(PLACE, st.binary(min_size=1, max_size=600)), max_size=3),
)
def test_no_line_is_lost_without_a_word(tmp_path_factory, sound, cut, flips, patches):
    data, stored = sound.data, sound.stored
    path = tmp_path_factory.mktemp("damage") / "library.sqlite"
    path.write_bytes(damaged(data, cut, flips, patches))
    told = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(damage_check, "AFTER", 0)
        try:
            library = Library.open(path)
        except LibraryError:
            return  # told, and the file is where it was
        with library:
            told += [library.notice] if library.notice else []
            library.on_damage = told.append
            look_through(library)
            found = {}
            for match in stored:
                try:
                    found[match] = library.lines(match)
                except LibraryError as error:
                    told.append(error.text)
    if not told:
        assert found == stored
    for match, lines in found.items():
        assert lines == stored[match][: len(lines)]


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    cut=st.floats(0, 1), flips=st.lists(st.tuples(PLACE, st.integers(0, 7)), max_size=6),
    patches=st.lists(st.tuples(PLACE, st.binary(min_size=1, max_size=600)), max_size=2),
)  # fmt: skip
def test_rows_of_any_file_are_read_without_a_crash(tmp_path_factory, sound, cut, flips, patches):
    data = sound.data
    path = tmp_path_factory.mktemp("rows") / "library.sqlite"
    path.write_bytes(damaged(data, cut, flips, patches))
    for row in read_rows(path):
        assert isinstance(row.values, tuple)


def test_nothing_is_salvaged_from_another_programs_database(path, tmp_path):
    with closing(sqlite3.connect(tmp_path / "other.sqlite")) as db:
        db.execute("CREATE TABLE recipe (a, b, c, d)")
        db.executemany(
            "INSERT INTO recipe VALUES (?, ?, ?, ?)", [(1, 0, 5, "{soup"), (1, 0, 5, '["soup"]'), (0, 0, 0, "")]
        )
        db.commit()
    with Library.open(path) as library:
        assert library.ask(lambda db: salvage(tmp_path / "other.sqlite", db)) == 0
        assert library.ask(lambda db: db.execute("PRAGMA application_id").fetchone()) == (APPLICATION_ID,)
