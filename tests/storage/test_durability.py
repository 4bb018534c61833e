"""The background thread: what is committed reaches the disk soon, and the log stays short."""

import os
import sqlite3
import threading
import time
from contextlib import closing
from itertools import count

import pytest

from barracan.storage import damage_check, write_ahead_log
from barracan.storage.library import Library
from storage.sample import HEADER, move


def test_a_change_is_copied_to_the_disk_within_a_second(path, monkeypatch):
    """The promise is one of time: only the clock shows that it is kept."""
    synced = threading.Event()
    monkeypatch.setattr(os, "fdatasync", lambda _: synced.set(), raising=False)
    with Library.open(path) as library:
        start = time.monotonic()
        library.begin([HEADER])
        assert synced.wait(5)
        assert time.monotonic() - start < 1


def test_closing_copies_what_is_left(path, monkeypatch):
    monkeypatch.setattr(write_ahead_log, "PAUSE", 60)
    synced = []
    monkeypatch.setattr(os, "fdatasync", synced.append, raising=False)
    with Library.open(path) as library:
        library.begin([HEADER])
    assert synced


def test_every_file_that_is_opened_is_closed(path, monkeypatch):
    opened, open_file, close = [], os.open, os.close

    def open_noted(*words, **named):
        opened.append(open_file(*words, **named))
        return opened[-1]

    def close_noted(handle):
        if handle in opened:
            opened.remove(handle)
        close(handle)

    monkeypatch.setattr(os, "open", open_noted)
    monkeypatch.setattr(os, "close", close_noted)
    with Library.open(path) as library:
        library.release(library.begin([HEADER]))
        library.begin([HEADER])
    assert opened == []


def test_the_log_is_carried_over_after_so_many_commits_and_no_sooner(path, monkeypatch):
    synced, carried = threading.Event(), threading.Event()
    connect = sqlite3.connect

    class Told(sqlite3.Connection):
        def close(self):
            super().close()
            if threading.current_thread().name == "library log":
                carried.set()

    monkeypatch.setattr(sqlite3, "connect", lambda *words, **named: connect(*words, **{"factory": Told, **named}))
    monkeypatch.setattr(write_ahead_log, "PAUSE", 0)
    monkeypatch.setattr(write_ahead_log, "COMMITS", 20)
    monkeypatch.setattr(os, "fdatasync", lambda _: synced.set(), raising=False)
    moves = count()

    def commit():
        synced.clear()
        library.append(match, [move(next(moves))])
        assert synced.wait(10)

    folders, sync = [], os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: folders.append(handle) or sync(handle))

    with Library.open(path) as library:
        match = library.begin([HEADER])
        for _ in range(4):
            before = path.read_bytes()
            for _ in range(12):
                commit()
                assert not carried.is_set()
            assert path.read_bytes() == before
            for _ in range(9):
                commit()
            assert carried.wait(10)
            carried.clear()
            assert path.read_bytes() != before
        assert len(library.lines(match)) == 1 + next(moves)
    assert len(folders) == 1, "the names of files are made safe once"


def test_closing_ends_a_check_that_is_under_way(path, monkeypatch):
    begun, ended = threading.Event(), []

    def check_slowly(db):
        db.set_progress_handler(begun.set, 1000)
        try:
            db.execute(
                "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000000) "
                "SELECT count(*) FROM n"
            ).fetchone()
        except sqlite3.OperationalError as error:
            ended.append(error.sqlite_errorname)
            raise
        return True

    Library.open(path).close()
    monkeypatch.setattr(damage_check, "AFTER", 0)
    monkeypatch.setattr(damage_check, "is_sound", check_slowly)
    check = damage_check.BackgroundCheck(path)
    assert begun.wait(10)
    check.close()
    assert ended == ["SQLITE_INTERRUPT"]
    assert not check.damaged


def test_a_table_that_is_gone_is_a_fault_and_an_interruption_is_none(path):
    Library.open(path).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("DROP TABLE seat")
        told = [fault.arguments.get("fault") for fault in damage_check.faults(db)]
        assert told[-1] == "no such table: seat"
        db.set_progress_handler(lambda: 1, 1)
        with pytest.raises(sqlite3.OperationalError, match="interrupted"):
            list(damage_check.faults(db))
