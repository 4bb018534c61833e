"""The pads of players, and those that are kept by hand, as a person uses them."""

from datetime import UTC, datetime
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRegularExpression, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget

from barracan.games.catalog import CATALOG
from barracan.model.moves import RecordFault
from barracan.model.replay import SeatNote
from barracan.storage.pads import entry_line, pad_line, read_pad
from barracan.storage.players import players
from waiting import run_dry, until
from windows.pads import begin_pad, enter, words
from windows.pages import absent, click, control, write

pytestmark = pytest.mark.usefixtures("matches_of_records")


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
    window.show_matches()
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


def test_a_new_pad_waits_for_the_first_name(window):
    window.do("pad_by_hand")
    assert control(window, "pad_name_0").hasFocus()


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


def test_the_items_of_a_pad_have_room_for_both_their_lines(opened_pad):
    listed = control(opened_pad, "pad_matches")
    assert listed.visualItemRect(listed.item(0)).height() >= 2 * listed.fontMetrics().height()
