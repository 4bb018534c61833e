"""Records that come in and go out by the window, and what the list of matches does to the library."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from barracan.storage.library import Library
from barracan.storage.summaries import Search
from waiting import until
from windows.opening import open_window
from windows.pages import absent, click, control, write

RECORDS = Path(__file__).parent.parent / "records"
RECORD = RECORDS / "right" / "two_seats.cards.jsonl"
UNFINISHED = RECORDS / "right" / "in_the_middle_of_a_hand.cards.jsonl"
AT = QPointF(300, 300) if QLibraryInfo.version() >= QVersionNumber(6, 12) else QPoint(300, 300)
"""Qt wants points with fractions from 6.12 on, and takes no others before."""


@pytest.fixture
def window(window):
    window.show_matches()
    return window


def words(window):
    return [each.text() for each in window.findChildren(QLabel) if each.isVisible() and each.text()]


def drop(window, *paths):
    """Let go of files over the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    with_left = Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(AT, *with_left)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(AT), *with_left))


def choose(window, number, action):
    """Choose from a match's menu."""
    page = window.pages.find_leaf("matches_page")
    menu = page.menu_of(control(window, f"match_{number}"))
    menu.findChild(QAction, action).trigger()
    menu.deleteLater()


def import_files(window, monkeypatch, *paths):
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: (list(map(str, paths)), ""))
    click(window, "import")


def test_a_record_that_is_dropped_is_reviewed_and_imported_from_there(window, library):
    drop(window, RECORD)
    assert library.matches() == []
    click(window, "import_record")
    assert library.lines(1) == RECORD.read_text(encoding="utf-8").splitlines()
    assert any("imported" in each for each in words(window))


def test_a_match_of_the_library_is_not_offered_for_import(window, library, monkeypatch):
    import_files(window, monkeypatch, RECORD)
    window.features.reviews.of_match(1)
    assert absent(window, "import_record")


def test_several_files_that_are_dropped_are_imported(window, library):
    drop(window, RECORD, UNFINISHED)
    assert library.matches() == [1, 2]


def test_each_file_is_told_what_came_of_it(window, library, monkeypatch, tmp_path):
    wrong, missing = tmp_path / "wrong.cards.jsonl", tmp_path / "missing.cards.jsonl"
    wrong.write_text("{}\n", encoding="utf-8")
    import_files(window, monkeypatch, RECORD, RECORD, wrong, missing)
    told = next(each for each in words(window) if "imported" in each).splitlines()
    assert told[0] == "two_seats.cards.jsonl: imported."
    assert told[1] == "two_seats.cards.jsonl: the library has this match already."
    assert told[2].startswith("wrong.cards.jsonl: line 1 is wrong (record).")
    assert told[3].startswith("missing.cards.jsonl cannot be read: ")
    assert library.matches() == [1]


def test_what_was_exported_and_imported_again_is_the_same_match(window, library, monkeypatch, tmp_path):
    import_files(window, monkeypatch, UNFINISHED)
    path = tmp_path / "out" / "again"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    choose(window, 1, "export")
    assert any("cannot be written" in each for each in words(window))
    path.parent.mkdir()
    choose(window, 1, "export")
    assert path.with_name("again.cards.jsonl").read_bytes() == UNFINISHED.read_bytes()


def test_a_match_is_renamed_duplicated_given_up_and_taken_up(window, library, monkeypatch):
    first = json.loads(UNFINISHED.read_text(encoding="utf-8").splitlines()[0])
    first["seats"][0]["player"] = "human"
    lines = [json.dumps(first), *UNFINISHED.read_text(encoding="utf-8").splitlines()[1:]]
    library.release(library.begin(lines))
    window.show_matches()
    choose(window, 1, "duplicate")
    assert library.lines(2) == lines
    choose(window, 2, "rename")
    write(window, "title_2", "Second")
    control(window, "title_2").clearFocus()
    assert {each.title for each in library.find_unfinished()} == {"", "Second"}
    choose(window, 1, "give_up_0")
    assert absent(window, "resume_1")
    click(window, "listed_finished")
    assert library.find_finished()[0].state == "given_up"
    choose(window, 1, "take_up")
    assert library.find_finished() == []


def test_a_match_given_up_before_the_first_deal_is_told_so(window, library):
    library.release(library.begin(RECORD.read_text(encoding="utf-8").splitlines()[:1]))
    library.give_up(1, None)
    click(window, "listed_finished")
    click(window, "review_1")
    assert "No hand of this match was dealt." in words(window)


@pytest.mark.parametrize("target", [100_001, 10**18, 10**400])
def test_a_match_with_a_target_beyond_the_bound_is_listed_told_and_exported(
    window, library, monkeypatch, tmp_path, target
):
    """It may have been begun before there was a bound (B11.1)."""
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    first = json.loads(lines[0])
    first["options"]["target"] = target
    first["seats"][0]["player"] = "human"
    for kept in (lines[1:-2], lines[1:]):
        library.release(library.begin([json.dumps(first), *kept]))
    window.show_matches()
    click(window, "resume_1")
    reason = "The record of this match is wrong in line 1. The option target takes a whole number up to 100000."
    assert reason in words(window)
    click(window, "close_notice")
    window.do("people")
    click(window, "pad_1")
    click(window, "close")
    click(window, "close")
    click(window, "listed_finished")
    click(window, "review_2")
    assert reason in words(window)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "kept.cards.jsonl"), ""))
    choose(window, 2, "export")
    assert (tmp_path / "kept.cards.jsonl").read_text(encoding="utf-8").splitlines() == library.lines(2)


def test_the_list_shows_what_is_searched_for(window, library, monkeypatch):
    import_files(window, monkeypatch, UNFINISHED)
    library.release(library.begin(library.lines(1)[:2]))
    library.rename(2, "Holidays")
    write(window, "search", "holi")
    until(lambda: absent(window, "match_1"))
    assert control(window, "match_2")
    assert library.find_unfinished(Search("holi"))[0].id == 2


def test_a_longer_copy_of_the_match_at_the_table_waits_until_it_is_left(window, library, tmp_path):
    lines = UNFINISHED.read_text(encoding="utf-8").splitlines()
    match = library.begin(lines[:-3])
    library.release(match)
    window.resume(match)
    window.features.exchange.take([UNFINISHED])
    assert "open at the table: leave it first" in " ".join(words(window))
    assert library.lines(match) == lines[:-3]
    assert library.holds(match)
    window.controller.leave()
    window.features.exchange.take([UNFINISHED])
    assert library.lines(match) == lines


def test_nothing_is_written_over_the_library(window, library, monkeypatch):
    import_files(window, monkeypatch, UNFINISHED)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(library.path), ""))
    choose(window, 1, "export")
    assert "library, where your matches are kept: choose another name." in " ".join(words(window))
    window.show_rules()
    click(window, "save_rules")
    assert library.path.read_bytes().startswith(b"SQLite format 3")


def test_the_open_match_is_exported_although_its_library_can_be_read_no_more(qtbot, monkeypatch, tmp_path):
    lines = UNFINISHED.read_text(encoding="utf-8").splitlines()
    with Library.open(path := tmp_path / "library.sqlite") as library:
        library.release(library.begin(lines))
    with Library.open(path) as library:
        window = open_window(qtbot, library, tmp_path)
        window.resume(1)
        with path.open("r+b") as file:
            file.seek(2 * 4096)
            file.write(b"\xff" * (path.stat().st_size - 2 * 4096))
        library.ask(lambda db: db.execute("PRAGMA shrink_memory"))  # SQLite forgets what it has read
        out = tmp_path / "safe.cards.jsonl"
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(out), ""))
        window.do("export")
        assert out.read_text(encoding="utf-8").splitlines()[: len(lines)] == lines
        window.features.exchange.export(1)
        assert "is damaged: it was set aside" in " ".join(words(window))
        window.close()
