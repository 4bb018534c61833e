"""What is written and printed of pads, and what is told where that fails."""

import csv

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtGui import QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QFileDialog

from barracan.model.text import Text
from barracan.storage.errors import LibraryError
from barracan.storage.players import players
from barracan.windows.pads.export import PadWriting
from barracan.windows.shell.formats import usual_paper
from waiting import until
from windows.pads import begin_pad, enter, number_of, words
from windows.pages import click, control

pytestmark = pytest.mark.usefixtures("matches_of_records")


def told(qtbot, window, sentence):
    """Wait until the notice says this."""
    until(lambda: any(sentence in each for each in words(window)))


def test_a_pad_is_exported_as_csv_and_pdf(qtbot, people, tmp_path, monkeypatch):
    begin_pad(people, "=Zoe", "Yan")
    enter(people, 300, -20)
    table, document = tmp_path / "pad.csv", tmp_path / "pad.pdf"
    for name, path in (("export_csv", table), ("save_pdf", document)):
        monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_, path=path: (str(path), ""))
        click(people, name)
        told(qtbot, people, f"Saved as {path}")
    rows = list(csv.reader(table.read_text(encoding="utf-8-sig").splitlines()))
    assert rows[0][3:] == [
        "What", "Clause", "'=Zoe: Points", "'=Zoe: Total", "'=Zoe: Count", "Yan: Points", "Yan: Total", "Yan: Count",
    ]  # fmt: skip
    assert [row[2:] for row in rows[1:]] == [
        ["1", "Written by hand", "", "300", "300", "", "-20", "-20", ""],
        ["1", "Written by hand", "", "300", "", "1", "-20", "", "1"],
        ["", "Total", "", "", "300", "", "", "-20", ""],
    ]
    assert document.read_bytes().startswith(b"%PDF")
    assert document.stat().st_size > 2000
    until(lambda: not people.findChildren(PadWriting))  # with pipes to processes that have ended


@pytest.mark.parametrize("name", ["export_csv", "save_pdf"])
def test_a_file_that_cannot_be_written_is_told(qtbot, people, tmp_path, monkeypatch, name):
    begin_pad(people, "Zoe", "Yan")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "none" / "pad"), ""))
    click(people, name)
    told(qtbot, people, "cannot be written: No such file")


def test_a_long_pad_does_not_hold_the_window_up_and_can_be_given_up(qtbot, people, library, tmp_path, monkeypatch):
    lines = library.lines(1)
    for number in range(60):
        library.release(library.begin([lines[0].replace('"options"', f'"note":{number},"options"'), *lines[1:]]))
    click(people, f"pad_{number_of_first(library)}")
    path = tmp_path / "pad.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    click(people, "save_pdf")
    told(qtbot, people, "is being written: match")
    click(people, "way_out")
    told(qtbot, people, "No file was written")
    assert [file.name for file in tmp_path.iterdir() if "pad" in file.name] == []


def number_of_first(library):
    return library.ask(players)[0].id


def test_the_chosen_match_is_printed(people, tmp_path, monkeypatch):
    begin_pad(people, "Zoe", "Yan")
    enter(people, 300, -20)
    path = tmp_path / "printed.pdf"

    def to_file(dialog):
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(path))
        return QPrintDialog.DialogCode.Accepted

    monkeypatch.setattr(QPrintDialog, "exec", to_file)
    click(people, "print_pad")
    assert path.stat().st_size > 2000


@pytest.mark.parametrize("button", ["close_pad", "print_pad", "save_pdf", "export_csv"])
def test_a_library_that_fails_is_told_whatever_is_done_with_a_pad(opened_pad, library, monkeypatch, tmp_path, button):
    def fail(*_):
        raise LibraryError(Text("test", "The disk is full."))

    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "pad"), ""))
    monkeypatch.setattr(library, "path", None)
    monkeypatch.setattr(library, "back_up", fail)
    monkeypatch.setattr(library, "lines", fail)
    click(opened_pad, button)
    assert control(opened_pad, "notice_sentence").text() == "The disk is full."


def test_a_library_that_fails_is_told_where_a_clause_is_opened(window, library, monkeypatch):
    window.do("people")
    click(window, f"pad_{number_of(library, 'Ada')}")

    def fail(*_):
        raise LibraryError(Text("test", "The disk is full."))

    monkeypatch.setattr(library, "lines", fail)
    window.pages.find_leaf("pad_page").paper.clause_asked.emit("B10.1")
    assert control(window, "notice_sentence").text() == "The disk is full."


@pytest.mark.parametrize("button", ["close_pad", "print_pad"])
def test_a_pad_that_cannot_be_read_any_more_is_told_whatever_is_done_with_it(opened_pad, library, monkeypatch, button):
    monkeypatch.setattr(library, "lines", lambda match, lines=library.lines: [*lines(match), '{"kind":"entry"}'])
    click(opened_pad, button)
    assert control(opened_pad, "notice_sentence").text() == "This is no pad kept by hand."


def test_a_pad_that_no_process_can_write_is_told(opened_pad, tmp_path, monkeypatch):
    def fail(*_):
        raise OSError(11, "Resource temporarily unavailable")

    path = tmp_path / "pad"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", fail)
    click(opened_pad, "save_pdf")
    told = control(opened_pad, "notice_sentence").text()
    assert told == f"{path}.pdf cannot be written: Resource temporarily unavailable."


@pytest.mark.parametrize(
    ("locale", "paper"), [("en_US", "Letter"), ("es_MX", "Letter"), ("en_GB", "A4"), ("de_DE", "A4"), ("C", "A4")]
)
def test_paper_is_of_the_size_that_is_usual_in_the_persons_country(locale, paper, monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(locale) if locale != "C" else QLocale.c())
    assert usual_paper().id() == getattr(QPageSize.PageSizeId, paper)
