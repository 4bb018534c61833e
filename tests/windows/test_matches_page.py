"""The list of unfinished matches."""

from collections import defaultdict
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QScrollArea

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.summaries import MatchSummary
from barracan.table.cards.miniature import SIZE, bare_table, miniature
from barracan.table.themes import LIGHT, Outfit
from barracan.windows.start.match_row import format_moment, pad_picture
from barracan.windows.start.matches_page import MatchesPage
from clicks import double_click
from games.random_play import begin, deal
from waiting import until
from windows.pages import absent, click, control, opened, write

RECORDS = defaultdict(lambda: ["no record"])
"""The records of matches; those that there are not are wrong."""


def summary(number, names=("Ada", "Bix"), sides=((0,), (1,)), totals=(12, 9), hand=2, moves=31):
    seats = tuple(SeatNote(name, "human") for name in names)
    now = datetime.now(UTC)
    return MatchSummary(number, "barracan", seats, sides, totals, hand, moves, now, now - timedelta(hours=number))


@pytest.fixture
def page(qtbot):
    return opened(qtbot, MatchesPage(lambda game: "BarraCan" if game else "", RECORDS.__getitem__))


def words(page):
    return [each.text() for each in page.findChildren(QLabel) if each.isVisible() and each.text()]


def test_without_matches_it_says_so_and_offers_a_new_one(qtbot, page):
    page.show_matches([])
    assert control(page, "no_matches").text() == "No unfinished matches."
    with qtbot.waitSignal(page.asked):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_a_match_tells_its_score_and_how_far_it_is(page):
    page.show_matches([summary(7, ("Ada", "Bix", "Nora", "Tomas"), ((0, 2), (1, 3)), (61, 54), 4, 203)])
    assert "Ada and Nora 61, Bix and Tomas 54" in words(page)
    assert "hand 4, move 203" in words(page)


def test_points_below_nothing_have_the_minus_sign_of_figures(page):
    page.show_matches([summary(7, totals=(-65, 1745))])
    assert "Ada −65, Bix 1745" in words(page)


def test_a_click_resumes_that_match(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.resumed) as heard:
        click(page, "resume_5")
    assert heard.args == [5]


def test_enter_resumes_the_newest_and_a_double_click_any(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.resumed) as heard:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert heard.args == [3]
    with qtbot.waitSignal(page.resumed) as heard:
        double_click(control(page, "match_5"))
    assert heard.args == [5]


def test_a_deletion_can_be_undone(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.deleted) as heard:
        click(page, "delete_3")
    assert heard.args == [3]
    page.show_matches([summary(5)])
    with qtbot.waitSignal(page.restored) as heard:
        click(page, "undo_delete")
    assert heard.args == [3]
    assert absent(page, "undo_delete")


def test_the_end_of_the_list_asks_for_more(qtbot, page):
    page.show_matches([summary(number) for number in range(1, 31)], more=True)
    with qtbot.waitSignal(page.older_asked):
        click(page, "older_matches")
    page.add_matches([summary(number) for number in range(31, 61)], more=True)
    assert (page.count, control(page, "match_60").summary.id) == (60, 60)
    bar = page.findChild(QScrollArea).verticalScrollBar()
    with qtbot.waitSignal(page.older_asked):
        bar.setValue(bar.maximum())
    page.add_matches([summary(61)], more=False)
    assert absent(page, "older_matches")


def test_a_list_shown_anew_keeps_its_place(page):
    page.show_matches([summary(number) for number in range(1, 61)], more=True)
    bar = page.findChild(QScrollArea).verticalScrollBar()
    until(lambda: bar.maximum() > 2000)
    bar.setValue(1500)
    page.show_matches([summary(number) for number in range(2, 61)], more=True)
    assert bar.value() == 1500
    click(page, "listed_finished")
    assert page.count == 0
    page.show_matches([summary(number) for number in range(1, 31)])
    assert bar.value() == 0


@pytest.mark.parametrize(
    ("shelf", "name", "signal"),
    [("finished", "review_3", "reviewed"), ("by_hand", "open_3", "pad_opened"), ("bin", "take_out_3", "restored")],
)
def test_every_list_has_its_own_main_action(qtbot, page, shelf, name, signal):
    with qtbot.waitSignal(page.listed):
        click(page, f"listed_{shelf}")
    page.show_matches([summary(3)])
    with qtbot.waitSignal(getattr(page, signal)) as heard:
        click(page, name)
    assert heard.args == [3]
    assert absent(page, "delete_3") == (shelf == "bin")


def test_a_pad_by_hand_can_be_begun_where_they_are_listed(qtbot, page):
    click(page, "listed_by_hand")
    for matches in ([], [summary(3)._replace(state="pad")]):
        page.show_matches(matches)
        assert absent(page, "new_match")
        with qtbot.waitSignal(page.asked) as heard:
            click(page, "pad_by_hand")
        assert heard.args == ["pad_by_hand"]
    assert "after hand 2" in words(page)
    assert page.menu_of(control(page, "match_3")).findChild(QAction, "duplicate") is None


def test_a_match_that_cannot_be_read_is_called_so(page):
    page.show_matches([summary(3, (), (), (), 0, 0)._replace(game="")])
    assert "A match that cannot be read" in words(page)


def test_moments_are_told_as_people_say_them(qapp):
    now = datetime.now().astimezone()
    assert format_moment(now).startswith("today, ")
    assert format_moment(now - timedelta(days=1)).startswith("yesterday, ")
    assert "2020" in format_moment(datetime(2020, 3, 12, 12, tzinfo=UTC))


def test_a_match_has_a_picture_and_a_wrong_record_a_bare_table(page):
    game = CATALOG["barracan"]
    match = begin(game, 2, {})
    deal(match, Random(1))
    RECORDS[41] = match.lines
    page.show_matches([summary(41), summary(42)])
    pictures = [control(page, f"picture_{number}") for number in (41, 42)]
    assert [picture.size() for picture in pictures] == [SIZE, SIZE]
    bare = bare_table(page.theme, 1).toImage()
    until(lambda: pictures[0].pixmap().toImage() != bare)
    assert pictures[1].pixmap().toImage() == bare
    page.set_theme(LIGHT)
    assert pictures[0].pixmap().toImage() == miniature(game.id, game.view(match.state, 0), LIGHT, 1).toImage()


def choose(page, number, action):
    """Choose from a match's menu."""
    menu = page.menu_of(control(page, f"match_{number}"))
    menu.findChild(QAction, action).trigger()
    menu.deleteLater()


def test_a_match_is_renamed_in_its_row(qtbot, page):
    page.show_matches([summary(3)])
    choose(page, 3, "rename")
    with qtbot.waitSignal(page.renamed) as heard:
        QTest.keyClicks(control(page, "title_3"), "Christmas")
        QTest.keyClick(control(page, "title_3"), Qt.Key.Key_Return)
    assert heard.args == [3, "Christmas"]


def test_a_title_stands_over_the_game(page):
    page.show_matches([summary(3)._replace(title="Christmas")])
    assert "Christmas" in words(page)
    assert "BarraCan, hand 2, move 31" in words(page)


def test_a_finished_match_tells_who_has_won(page):
    click(page, "listed_finished")
    page.show_matches([summary(3)._replace(winners=(1,), state="finished")])
    assert "won by Bix, hand 2, move 31" in words(page)


def test_a_pad_kept_by_hand_has_a_picture_of_its_own(page):
    seats = (SeatNote("Ada", "human"), SeatNote("Bix", "human"))
    RECORDS[43] = [pad_line("burraco", seats, ((0,), (1,)), 2005), entry_line(1, (300, 20), datetime.now(UTC))]
    page.show_matches([summary(43)])
    picture = control(page, "picture_43")
    until(lambda: picture.pixmap().toImage() == pad_picture(RECORDS[43], 1).toImage())


def test_the_pictures_wear_the_chosen_back(page):
    game = CATALOG["barracan"]
    match = begin(game, 2, {})
    deal(match, Random(1))
    RECORDS[44] = match.lines
    page.wear(Outfit(back="lattice"))
    page.show_matches([summary(44)])
    wanted = miniature(game.id, game.view(match.state, 0), page.theme, 1, "lattice").toImage()
    until(lambda: control(page, "picture_44").pixmap().toImage() == wanted)
    page.wear(Outfit(back="rosette"))
    assert control(page, "picture_44").pixmap().toImage() != wanted


def test_giving_up_asks_for_whom_it_counts(qtbot, page):
    page.show_matches([summary(3)])
    with qtbot.waitSignal(page.given_up) as heard:
        choose(page, 3, "give_up_1")
    assert heard.args == [3, 1]
    with qtbot.waitSignal(page.given_up) as heard:
        choose(page, 3, "give_up_none")
    assert heard.args == [3, None]
    page.show_matches([summary(3)._replace(state="given_up")])
    with qtbot.waitSignal(page.taken_up):
        choose(page, 3, "take_up")


def test_a_search_is_asked_for_after_the_last_letter(qtbot, page):
    page.show_matches([summary(3)])
    with qtbot.waitSignal(page.listed):
        write(page, "search", "nora")
    assert page.search_words == "nora"
    page.show_matches([])
    assert control(page, "no_matches").text() == "No match is found."
    assert control(page, "search").hasFocus()
