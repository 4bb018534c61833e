"""Players and their pads as a person uses them."""

import csv
import json
from datetime import UTC, datetime
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, QRegularExpression, Qt
from PySide6.QtGui import QAction, QPageSize
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QLabel, QLineEdit, QListWidget

from barracan.games.catalog import CATALOG, find_game
from barracan.model.moves import RecordFault
from barracan.model.replay import SeatNote
from barracan.model.text import Text
from barracan.storage.errors import LibraryError
from barracan.storage.exchange import import_record
from barracan.storage.library import Library
from barracan.storage.pads import closed_line, entry_line, pad_line, read_pad
from barracan.storage.players import Player, players
from barracan.table.themes import Outfit
from barracan.windows.pads.export import PadWriting
from barracan.windows.pads.people_page import PeoplePage, WinBar
from barracan.windows.shell.controls import ElidedLabel
from barracan.windows.shell.formats import usual_paper
from barracan.windows.shell.language import set_language
from barracan.windows.start.matches_page import AT_ONCE
from waiting import run_dry, until
from windows.pages import absent, click, control, opened, write

RECORDS = Path(__file__).parent.parent / "records" / "right"


@pytest.fixture
def library(tmp_path):
    with Library.open(tmp_path / "library.sqlite") as library:
        for name in ("two_seats", "in_the_middle_of_a_hand"):
            lines = (RECORDS / f"{name}.cards.jsonl").read_text(encoding="utf-8").splitlines()
            first = json.loads(lines[0])
            seats = [{"name": name, "player": "human"} for name in ("Ada", "Bix", "Nora", "Tomas")]
            first["seats"] = seats[: len(first["seats"])]
            import_record(library, find_game, [json.dumps(first), *lines[1:]])
        yield library


@pytest.fixture
def window(window):
    window.show_matches()
    return window


@pytest.fixture
def people(window):
    """The page with all players, opened from the first page."""
    window.do("people")
    window.activateWindow()
    until(window.isActiveWindow)
    return window


def words(window):
    return [each.text() for each in window.findChildren(QLabel) if each.isVisible() and each.text()]


def number(library, name):
    return next(player.id for player in library.ask(players) if player.name == name)


def choose(window, person, action):
    """Choose from a player's menu."""
    menu = window.pages.find_leaf("people_page").menu_of(person)
    menu.findChild(QAction, action).trigger()
    menu.deleteLater()


def test_everybody_who_played_is_listed(people, library):
    found = {player.name for player in library.ask(players)}
    assert found
    for player in library.ask(players):
        assert control(people, f"person_{player.id}").text() == player.name


def test_writing_over_a_name_renames_the_player(people, library):
    first = library.ask(players)[0]
    write(people, f"person_{first.id}", "Augusta")
    QTest.keyClick(people.focusWidget(), Qt.Key.Key_Tab)
    assert library.ask(players)[0].name == "Augusta"
    assert control(people, f"person_{first.id}").text() == "Augusta"


def test_a_name_that_is_taken_is_refused_in_words(people, library):
    first, second = library.ask(players)[:2]
    write(people, f"person_{first.id}", second.name)
    QTest.keyClick(people.focusWidget(), Qt.Key.Key_Tab)
    assert "merge the two" in control(people, "trouble").text()
    assert control(people, f"person_{first.id}").text() == first.name


def test_players_are_merged_and_parted_marked_and_made_guests(people, library):
    first, second = library.ask(players)[:2]
    choose(people, second.id, f"merge_{first.id}")
    assert absent(people, f"person_{second.id}")
    choose(people, first.id, f"part_{second.id}")
    assert control(people, f"person_{second.id}").text() == second.name
    choose(people, second.id, "mark_4")
    choose(people, second.id, "guest")
    changed = next(player for player in library.ask(players) if player.id == second.id)
    assert (changed.colour, changed.guest) == ("4", True)


def test_a_pad_shows_every_match_hand_by_hand(people, library):
    first = library.ask(players)[0]
    click(people, f"pad_{first.id}")
    page = people.pages.find_leaf("pad_page")
    listed = control(people, "pad_matches")
    assert isinstance(listed, QListWidget)
    assert listed.count() == first.matches
    assert page.match is not None
    sheet, by_hand = people.features.pads.sheet(page.match)
    assert not by_hand
    assert page.paper.hands == sheet.hands
    click(people, "pad_part_statistics")
    assert str(first.counted) in words(people)


def begin_pad(window, *names):
    click(window, "pad_by_hand")
    click(window, "pick_burraco")
    click(window, "pad_seats_2")
    for seat, name in enumerate(names):
        write(window, f"pad_name_{seat}", name)
    click(window, "begin_pad")


def enter(window, *points):
    for side, each in enumerate(points):
        write(window, f"points_{side}", str(each))
    click(window, "write_hand")


def test_a_pad_is_kept_by_hand_corrected_and_closed(people, library):
    begin_pad(people, "Zoe", "Yan")
    enter(people, 300, -20)
    enter(people, 100, 40)
    page = people.pages.find_leaf("pad_page")
    assert [hand.totals for hand in read_pad(library.lines(page.match)).hands] == [(300, -20), (400, 20)]
    page.paper.setFocus()
    QTest.keyClick(page.paper, Qt.Key.Key_Up)
    click(people, "correct_hand")
    assert control(people, "points_0").text() == "300"
    enter(people, 250, -20)
    first = read_pad(library.lines(page.match)).hands[0]
    assert first.points == (250, -20)
    assert [old.points for old in first.struck_out] == [(300, -20)]
    tallies = [line for line in people.features.pads.sheet(page.match)[0].ends[0].lines[0] if line.tally]
    assert [line.count for line in tallies] == [300]
    click(people, "close_pad")
    assert "Won by Zoe" in control(people, "standing").text()
    zoe = next(player for player in library.ask(players) if player.name == "Zoe")
    assert (zoe.counted, zoe.won) == (1, 1)


def test_points_are_typed_at_once_on_a_new_pad(people, library):
    begin_pad(people, "You", "Yan")
    page = control(people, "pad_page")
    assert page.focusWidget() is control(page, "points_0")
    QTest.keyClicks(page.focusWidget(), "455")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClicks(page.focusWidget(), "300")
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    pad = library.find_on_shelf("by_hand")[0]
    assert pad.totals == (455, 300)
    assert page.title.text() == "Your score pad"


def test_where_nobody_has_played_a_match_is_offered(qtbot):
    page = opened(qtbot, PeoplePage())
    page.show_people([], {})
    with qtbot.waitSignal(page.match_wanted):
        click(page, "new_match")
    page.show_people([Player(1, "Ada", "", False, 1, 0, 0)], {})
    assert absent(page, "new_match")


def test_what_somebody_has_won_is_told_whole_in_large_text_in_the_smallest_window(qtbot):
    page = opened(qtbot, PeoplePage(), (1024, 700))
    page.show_people([Player(1, "Ada", "", False, 13, 10, 6)], {})
    bar = page.findChild(WinBar)
    for text in (1.0, 1.5):
        page.wear(Outfit(text_size=text))
        until(lambda text=text: bar.isVisible() is (text == 1.0))
        told = next(each for each in page.findChildren(ElidedLabel) if each.text().startswith("Matches:"))
        until(lambda told=told: told.drawn_text == told.text())


@pytest.mark.parametrize("game", CATALOG)
def test_a_pad_is_kept_by_hand_in_every_game(people, library, game):
    click(people, "pad_by_hand")
    click(people, f"pick_{game}")
    names = [field.objectName() for field in people.findChildren(QLineEdit, QRegularExpression("^pad_name_"))]
    for seat, name in enumerate(sorted({name for name in names if not absent(people, name)})):
        write(people, name, f"Person {seat}")
    click(people, "begin_pad")
    sides = len(people.features.pads.sheet(people.pages.find_leaf("pad_page").match)[0].sides)
    enter(people, *range(sides))
    enter(people, *range(sides, 2 * sides))
    click(people, "close_pad")
    (pad,) = library.find_on_shelf("by_hand")
    assert pad.totals == tuple(2 * side + sides for side in range(sides))
    assert len(pad.winners) == 1


def test_the_hands_of_barracuda_are_counted_from_the_points(people, library):
    seats = tuple(SeatNote(name, "human") for name in ("Ada", "Bix", "Nora"))
    pad = library.begin([pad_line("barracuda", seats, ((0,), (1,), (2,)), 100)])
    library.release(pad)
    for hand, points in ((1, (0, 5, 9)), (2, (3, 0, 8)), (3, (1, 2, 3)), (4, (0, 4, 4))):
        library.write_on(pad, [entry_line(hand, points, datetime.now(UTC))])
    ends = people.features.pads.sheet(pad)[0].ends
    assert [tuple(end.extra["hands"]) for end in ends] == [(2, -1, -1), (-1, 2, -1), (0, 0, 0), (2, -1, -1)]
    assert list(ends[-1].extra["hand_totals"]) == [3, 0, -3]
    people.features.pads.show_match(pad)
    click(people, "close_pad")
    assert library.find_on_shelf("by_hand")[0].winners == (0,)


def test_a_pad_kept_by_hand_is_deleted_and_comes_back(people, library):
    begin_pad(people, "Zoe", "Yan")
    enter(people, 300, -20)
    click(people, "delete_pad")
    assert absent(people, "score_paper")
    click(people, "undo_delete")
    assert control(people, "pad_matches").count() == 1
    assert absent(people, "undo_delete")


def test_pads_kept_by_hand_are_listed_on_the_first_page(window, library):
    click(window, "listed_by_hand")
    begin_pad(window, "Zoe", "Yan")
    enter(window, 300, -20)
    click(window, "close")
    (pad,) = library.find_on_shelf("by_hand")
    assert "Zoe 300, Yan −20" in control(window, f"match_{pad.id}").accessibleName()
    for number in range(101):
        library.release(library.begin([*library.lines(pad.id), entry_line(2, (number, 0), datetime.now(UTC))]))
    click(window, f"open_{pad.id}")
    assert window.pages.find_leaf("pad_page").match == pad.id, "though a hundred are newer"
    click(window, "close")
    pad = library.find_on_shelf("by_hand")[0]
    QTest.keyClick(control(window, f"match_{pad.id}"), Qt.Key.Key_Delete)
    assert absent(window, f"open_{pad.id}")
    click(window, "listed_bin")
    click(window, f"take_out_{pad.id}")
    assert pad.id in [each.id for each in library.find_on_shelf("by_hand")]


def test_a_library_of_many_matches_is_reached_whole(window, library):
    lines = library.lines(1)
    for number in range(330):
        library.release(library.begin([lines[0].replace('"options"', f'"note":{number},"options"'), *lines[1:]]))
    click(window, "listed_finished")
    page = window.pages.find_leaf("matches_page")
    assert page.count == AT_ONCE
    while not absent(window, "older_matches"):
        click(window, "older_matches")
    assert page.count == len(library.find_finished()) == 331


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1080)])
def test_paper_and_entry_have_room_in_every_window(window, size):
    window.resize(*size)
    window.do("people")
    begin_pad(window, "Zoe", "Yan")
    enter(window, 300, -20)
    run_dry()
    panel = window.pages.find_leaf("pad_page").panel
    parts = [control(window, name) for name in ("pad_matches", "score_paper", "pad_entry", "export_csv")]
    rects = [each.rect().translated(each.mapTo(panel, QPoint(0, 0))) for each in parts]
    assert all(panel.rect().contains(rect) for rect in rects)
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))


def test_a_pad_cannot_begin_with_two_of_a_name_nor_without_one(people):
    begin_pad(people, "Zoe", "Zoe")
    assert control(people, "pad_fault").text() == "Two seats are named Zoe: give one another name."
    assert control(people, "pad_name_1").hasFocus()
    write(people, "pad_name_1", " ")
    assert absent(people, "pad_fault")
    QTest.keyClick(control(people, "pad_name_1"), Qt.Key.Key_Return)
    assert control(people, "pad_fault").text() == "Seat 2 has no name yet."


def test_the_little_table_of_a_new_pad_shows_who_sits_where(people):
    click(people, "pad_by_hand")
    QTest.keyClick(control(people, "pick_barracan"), Qt.Key.Key_2)
    assert control(people, "pick_burraco").isChecked()
    click(people, "pad_seats_4")
    for seat, name in enumerate(("Ada", "Bix", "Nora", "Tomas")):
        write(people, f"pad_name_{seat}", name)
    assert control(people, "seat_1").accessibleDescription() == "with Tomas"
    assert control(people, "seat_3").isChecked()
    click(people, "seat_0")
    assert control(people, "pad_name_0").hasFocus()
    control(people, "seat_table").swapped.emit(0, 1)
    assert [control(people, f"pad_name_{seat}").text() for seat in (0, 1)] == ["Bix", "Ada"]


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


def test_a_match_that_breaks_the_rules_is_told_in_words(people, library):
    first = library.ask(players)[0]
    spoilt = library.lines(1)
    spoilt[1] = spoilt[1].replace('"hand":1', '"hand":7')
    library.release(library.begin(spoilt))
    click(people, f"pad_{first.id}")
    assert control(people, "standing").text() == "This is hand 1."


def test_a_pad_that_cannot_be_read_is_listed_and_told_in_words(window, library, caplog):
    caplog.set_level("INFO")
    seats = tuple(SeatNote(name, "human") for name in ("Ada", "Bix"))
    for lines in (['{"kind":"entry"}'], ['{"kind":"entry","hand":1,"points":[1],"at":0}'], ['{"kind":"closed"}']):
        match = library.begin([pad_line("burraco", seats, ((0,), (1,)), 2005), *lines])
        library.release(match)
        window.show_matches()
        assert "A match that cannot be read" in control(window, f"match_{match}").accessibleName()
        with pytest.raises(RecordFault, match="no pad kept by hand"):
            window.features.pads.sheet(match)
        click(window, f"resume_{match}")
        assert "line 1" in control(window, "notice_sentence").text()
        click(window, "close_notice")
    wanted = {f"match {match} has no picture" for match in library.everything()[-3:]}
    window.grab()  # what is looked at is read
    until(lambda: {record.getMessage() for record in caplog.records} >= wanted)


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


@pytest.fixture
def opened_pad(people):
    """The pad of one kept by hand, opened."""
    begin_pad(people, "Zoe", "Yan")
    enter(people, 300, -20)
    return people


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
    click(window, f"pad_{number(library, 'Ada')}")

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


@pytest.mark.parametrize(("game", "best"), [("concan", "55"), ("barracuda", "55"), ("burraco", "210")])
def test_the_best_match_is_the_one_with_the_fewest_points_where_fewer_win(window, library, game, best):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan", "Xia"))
    for target, points in enumerate(((55, 60, 70), (210, 90, 80)), 500):
        lines = [pad_line(game, seats, ((0,), (1,), (2,)), target), entry_line(1, points, datetime.now(UTC))]
        library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    window.features.pads.show_pad(number(library, "Zoe"))
    click(window, "pad_part_statistics")
    row = [each.text() for each in control(window, "games").findChildren(QLabel)][7:]
    assert row[5] == best


def test_one_match_of_one_hand_is_told_in_the_singular(window, library):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100), entry_line(1, (1, 0), datetime.now(UTC))]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    window.features.pads.show_pad(number(library, "Zoe"))
    assert control(window, "pad_matches").item(0).text().endswith("\none point, won")
    click(window, "pad_part_statistics")
    assert {"match", "hand"} <= set(words(window))
    assert control(window, "curve").accessibleName() == "Won 1 of one match: 100%"


def test_statistics_are_written_as_the_language_writes_figures(window, library):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100)]
    lines += [entry_line(hand, (hand, 0), datetime.now(UTC)) for hand in (1, 2)]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (0,))]))
    set_language("pt")
    try:
        window.features.pads.show_pad(number(library, "Zoe"))
        click(window, "pad_part_statistics")
        told = [each.text() for each in control(window, "games").findChildren(QLabel)]
    finally:
        set_language("en")
    assert {"100%", "1,5"} <= set(told)


def test_points_are_written_with_a_minus_sign_and_the_comma_of_the_language(window, library, speak):
    seats = tuple(SeatNote(name, "human") for name in ("Zoe", "Yan"))
    hands = [entry_line(hand, points, datetime.now(UTC)) for hand, points in enumerate(((-40, 10), (-35, 20)), 1)]
    lines = [pad_line("burraco", seats, ((0,), (1,)), 100), *hands]
    library.release(library.begin([*lines, closed_line(read_pad(lines), (1,))]))
    speak("es")
    window.features.pads.show_pad(number(library, "Zoe"))
    assert "−75 puntos" in control(window, "pad_matches").item(0).text()
    click(window, "pad_part_statistics")
    row = [each.text() for each in control(window, "games").findChildren(QLabel)][7:]
    assert row[4:] == ["−75", "−75", "−37,5"]


def test_the_statistics_of_a_player_are_one_click_from_the_list(people, library):
    click(people, f"figures_{number(library, 'Ada')}")
    page = people.pages.find_leaf("pad_page")
    assert people.pages.currentWidget() is page
    assert control(people, "pad_part_statistics").isChecked()
    click(people, "close")
    click(people, f"pad_{number(library, 'Ada')}")
    assert control(people, "pad_part_matches").isChecked()


def test_the_items_of_a_pad_have_room_for_both_their_lines(opened_pad):
    listed = control(opened_pad, "pad_matches")
    assert listed.visualItemRect(listed.item(0)).height() >= 2 * listed.fontMetrics().height()


def test_a_new_pad_waits_for_the_first_name(window):
    window.do("pad_by_hand")
    assert control(window, "pad_name_0").hasFocus()


@pytest.mark.parametrize(
    ("locale", "paper"), [("en_US", "Letter"), ("es_MX", "Letter"), ("en_GB", "A4"), ("de_DE", "A4"), ("C", "A4")]
)
def test_paper_is_of_the_size_that_is_usual_in_the_persons_country(locale, paper, monkeypatch):
    monkeypatch.setattr(QLocale, "system", lambda: QLocale(locale) if locale != "C" else QLocale.c())
    assert usual_paper().id() == getattr(QPageSize.PageSizeId, paper)
