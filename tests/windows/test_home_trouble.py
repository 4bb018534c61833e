"""What the first page says of a library that is damaged or locked."""

import sqlite3
from contextlib import closing

import pytest
from PySide6.QtWidgets import QFileDialog

from barracan.storage.library import Library
from barracan.table.translation import translate_text
from barracan.windows.shell.application import open_library
from barracan.windows.shell.main_window import MainWindow
from windows.left_matches import unfinished
from windows.pages import absent, click, control


def damage(path):
    """Spoil some pages in the middle of the file."""
    spoilt = bytearray(path.read_bytes())
    spoilt[4096 * 6 : 4096 * 9] = b"\xa5" * (4096 * 3)
    path.write_bytes(spoilt)


@pytest.fixture
def troubled(qtbot, tmp_path):
    """Opens the window over a library with a match to which something is done first."""
    libraries = []

    def opened(do):
        path = tmp_path / "library.sqlite"
        with Library.open(path) as library:
            unfinished(library)
        do(path)
        library, notice = open_library(path)
        libraries.append(library)
        window = MainWindow(library, tmp_path)
        qtbot.addWidget(window)
        window.resize(1024, 700)
        window.show()
        window.show_home()
        if notice:
            window.tell_library(translate_text(notice))
        return window

    yield opened
    for library in libraries:
        library.close()


@pytest.mark.expected_warning("damaged")
def test_a_damaged_library_is_told_in_a_line_that_goes_when_it_was_read(troubled, qtbot):
    window = troubled(damage)
    with qtbot.waitSignal(window.features.salvage.ended):
        assert absent(window, "trouble_line")
        assert "being read" in control(window, "hero").accessibleName()
    told = control(window, "home_trouble").text()
    assert "set aside" in told
    assert absent(window, "notice_sentence")
    assert not control(window, "hero").geometry().intersects(control(window, "trouble_line").geometry())
    click(window, "trouble_action")
    assert absent(window, "trouble_line")
    window.close()


def test_with_a_locked_library_play_works_in_memory_the_line_says_so_and_export_saves_it(
    troubled, tmp_path, monkeypatch
):
    with closing(sqlite3.connect(tmp_path / "library.sqlite", isolation_level=None)) as other:
        other.execute("PRAGMA user_version").close()
        window = troubled(lambda _: other.execute("BEGIN EXCLUSIVE").close())
        assert control(window, "home_trouble").text() == (
            "Another program keeps the library library.sqlite busy. The game goes on in memory; nothing is saved."
            " A match that is exported is safe."
        )
        assert control(window, "trouble_action").text() == "Save elsewhere"
        control(window, "main_action").click()
        assert window.controller.is_open
        out = tmp_path / "safe.cards.jsonl"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
        window.do("export")
        assert out.read_text("utf-8").splitlines() == list(window.controller.session.record)
        window.controller.leave()
        window.show_home()
        assert not absent(window, "trouble_line")
        window.close()
