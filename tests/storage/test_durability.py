"""The background thread: what is committed reaches the disk soon, and the log stays short."""

import threading
import time
from pathlib import Path

from barracan.storage import write_ahead_log
from barracan.storage.library import Library
from storage.sample import HEADER, move


def test_a_change_is_copied_to_the_disk_within_a_second(path, monkeypatch):
    synced = threading.Event()
    monkeypatch.setattr(write_ahead_log, "_sync", lambda _: synced.set())
    with Library.open(path) as library:
        start = time.monotonic()
        library.begin([HEADER])
        assert synced.wait(5)
        assert time.monotonic() - start < 1


def test_closing_copies_what_is_left(path, monkeypatch):
    monkeypatch.setattr(write_ahead_log, "PAUSE", 60)
    synced = []
    monkeypatch.setattr(write_ahead_log, "_sync", synced.append)
    with Library.open(path) as library:
        library.begin([HEADER])
    assert synced


def test_the_log_is_carried_over_and_begun_anew(path, monkeypatch):
    monkeypatch.setattr(write_ahead_log, "PAUSE", 0.01)
    monkeypatch.setattr(write_ahead_log, "COMMITS", 20)
    carried = threading.Event()
    checkpoint = write_ahead_log.LogSync._checkpoint

    def checkpoint_and_tell(self):
        checkpoint(self)
        carried.set()

    monkeypatch.setattr(write_ahead_log.LogSync, "_checkpoint", checkpoint_and_tell)
    with Library.open(path) as library:
        match = library.begin([HEADER])
        sizes = []
        for round_ in range(8):
            for number in range(60):
                library.append(match, [move(round_ * 60 + number)])
            assert carried.wait(10)
            carried.clear()
            sizes.append(Path(f"{path}-wal").stat().st_size)
        assert sizes[-1] < 4 * sizes[0]
        assert len(library.lines(match)) == 481
