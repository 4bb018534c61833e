"""A library that fails while it is played, and the way to save elsewhere."""

import os
import shutil
import sqlite3

import pytest
from PySide6.QtWidgets import QFileDialog

from barracan.storage import library_file
from barracan.storage.library import Library
from barracan.windows.shell.application import open_library
from barracan.windows.shell.main_window import MainWindow
from waiting import until
from windows.by_storm import may_act, settings, stored, window_on
from windows.opening import open_window
from windows.pages import absent, click, control

on_linux = pytest.mark.skipif(os.name == "nt", reason="Windows does not delete open files")


@pytest.fixture
def choose(monkeypatch):
    """Answers the question for a file."""
    return lambda path: monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, **__: (str(path), ""))


def play_on(window, moves):
    """Let computers make so many moves."""
    goal = window.controller.session.table.live.match.number + moves
    until(lambda: window.controller.session.table.live.match.number >= goal)


def played(window):
    return window.controller.session.table.live.match.lines


def notice(window):
    return control(window, "notice_sentence").text()


@on_linux
@pytest.mark.expected_warning("was not copied")
def test_a_folder_that_vanishes_in_mid_match_costs_nothing(qtbot, tmp_path, choose):
    folder = tmp_path / "data"
    with window_on(qtbot, folder) as window:
        before = stored(window.library, "human", "casual")
        earlier = window.library.lines(before)
        window.start(settings("barracan", "random", "random"))
        play_on(window, 10)
        shutil.rmtree(folder)
        play_on(window, 10)
        assert "moved or deleted" in notice(window)
        click(window, "close_notice")
        play_on(window, 10)
        assert absent(window, "notice_sentence"), "told once"
        window.features.relocation.tell("x")
        choose(tmp_path / "saved")
        click(window, "way_out")
        assert "saved.sqlite from now on" in notice(window)
        play_on(window, 5)
        match, lines = window.controller.match, list(played(window))
    with Library.open(tmp_path / "saved.sqlite") as library:
        assert library.lines(before) == earlier
        assert library.lines(match)[: len(lines)] == lines
        assert len(library.matches()) == 2


def without_wal(monkeypatch, tmp_path):
    """Let the folder ``data`` lie on a disk whose files cannot be shared between programs, as on some networks."""
    plain = sqlite3.connect

    def connect(path, **options):
        if "data" in str(path) and not options.get("uri"):
            return plain(f"file:{path}?vfs=unix-dotfile", uri=True, **options)
        return plain(path, **options)

    monkeypatch.setattr("barracan.storage.library_file.sqlite3.connect", connect)


@on_linux
def test_where_wal_is_refused_the_match_goes_on_in_memory_and_can_be_saved(qtbot, tmp_path, choose, monkeypatch):
    without_wal(monkeypatch, tmp_path)
    library, told = open_library(tmp_path / "data" / "library.sqlite")
    assert "does not allow the way of saving" in str(told)
    with library:
        window = open_window(qtbot, library, tmp_path)
        window.tell_trouble(str(told))
        window.start(settings("barracan", "random", "random"))
        play_on(window, 10)
        choose(tmp_path / "saved.sqlite")
        click(window, "way_out")
        play_on(window, 5)
        match, lines = window.controller.match, list(played(window))
        window.close()
    with Library.open(tmp_path / "saved.sqlite") as library:
        assert library.lines(match)[: len(lines)] == lines


@on_linux
@pytest.mark.expected_warning("was not copied")
def test_a_library_that_lies_there_already_keeps_what_it_has(qtbot, tmp_path, choose):
    with Library.open(tmp_path / "other.sqlite") as other:
        theirs = other.lines(stored(other, "human", "strong", seed=8))
    folder = tmp_path / "data"
    with window_on(qtbot, folder) as window:
        window.resume(stored(window.library, "human", "casual"))
        assert may_act(window)
        ours = list(played(window))
        shutil.rmtree(folder)
        window.controller.session.intents.press("draw")
        choose(tmp_path / "other.sqlite")
        click(window, "way_out")
        assert played(window)[: len(ours)] == ours
        lines = list(played(window))
        assert window.library.lines(window.controller.match) == lines
        choose(tmp_path / "other.sqlite")
    with Library.open(tmp_path / "other.sqlite") as other:
        assert [other.lines(match) for match in other.matches()] == [theirs, lines]


def test_a_file_that_is_no_place_is_told_and_the_match_goes_on(qtbot, tmp_path, choose):
    (tmp_path / "file").touch()
    with window_on(qtbot, tmp_path / "data") as window:
        window.resume(stored(window.library, "human", "casual"))
        choose(tmp_path / "file" / "library.sqlite")
        window.features.relocation.ask()
        assert "cannot be opened" in notice(window)
        assert window.library.lines(window.controller.match) == played(window)


def test_the_own_library_is_found_where_it_was_moved(qtbot, tmp_path, choose, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv(library_file.VARIABLE)
    with Library.open(library_file.library_path()) as library:
        match = stored(library, "human", "casual")
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.show()
        window.do("about")
        choose(tmp_path / "moved.sqlite")
        window.features.about.show("data")
        click(window, "save_elsewhere")
        window.do("about")
        window.close()
    assert library_file.library_path() == tmp_path / "moved.sqlite"
    with Library.open(library_file.library_path()) as library:
        assert library.matches() == [match]


def test_a_library_that_was_named_is_not_looked_for_elsewhere(qtbot, tmp_path, choose, monkeypatch):
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    with window_on(qtbot, tmp_path) as window:
        choose(tmp_path / "moved.sqlite")
        window.features.relocation.ask()
        assert window.library.path == tmp_path / "moved.sqlite"
    assert not (tmp_path / "config").exists()
