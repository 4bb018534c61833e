"""The list of unfinished matches."""

from collections import defaultdict
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea

from barracan.games.catalog import CATALOG
from barracan.model.replay import SeatNote
from barracan.storage.pads import entry_line, pad_line
from barracan.storage.summaries import MatchSummary
from barracan.table.themes import LIGHT, Outfit
from barracan.windows.shell.formats import format_moment
from barracan.windows.start.match_items import MatchCard, MatchItem, MatchRow
from barracan.windows.start.matches_page import AT_ONCE, MOST_CARDS, MatchesPage
from games.random_play import begin, deal
from waiting import until
from windows.pages import absent, click, control, opened, write

RECORDS = defaultdict(lambda: ["no record"])
"""The records of matches; those that there are not are wrong."""
ALONE = (SeatNote("Ada", "human"), SeatNote("Bix", "strong"))
WATCHED = (SeatNote("Ada", "casual"), SeatNote("Bix", "casual"))


def summary(number, names=("Ada", "Bix"), sides=((0,), (1,)), totals=(12, 9), hand=2, moves=31):
    seats = tuple(SeatNote(name, "human") for name in names)
    now = datetime.now(UTC)
    return MatchSummary(number, "barracan", seats, sides, totals, hand, moves, now, now - timedelta(hours=number))


@pytest.fixture
def page(qtbot):
    return opened(qtbot, MatchesPage(lambda game: "BarraCan" if game else "", RECORDS.__getitem__))


def words(page):
    """What the items of the list say, to a screen reader too."""
    return "; ".join(each.accessibleName() for each in page.findChildren(MatchItem) if each.isVisible())


def test_without_matches_it_says_so_and_offers_a_new_one(qtbot, page):
    page.show_matches([])
    assert control(page, "no_matches").text() == "No unfinished matches."
    with qtbot.waitSignal(page.asked):
        QTest.keyClick(page, Qt.Key.Key_Return)


def test_a_match_tells_its_score_and_how_far_it_is(page):
    page.show_matches([summary(7, ("Ada", "Bix", "Nora", "Tomas"), ((0, 2), (1, 3)), (61, 54), 4, 203)])
    assert "Ada and Nora 61, Bix and Tomas 54, hand 4, move 203" in words(page)


def test_points_below_nothing_have_the_minus_sign_of_figures(page):
    page.show_matches([summary(7, totals=(-65, 1745))])
    assert "Ada −65, Bix 1745" in words(page)


def test_a_click_resumes_that_match(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.resumed) as heard:
        click(page, "resume_5")
    assert heard.args == [5]


def test_enter_resumes_the_newest_and_a_click_on_its_card_any(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.resumed) as heard:
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert heard.args == [3]
    with qtbot.waitSignal(page.resumed) as heard:
        QTest.mouseClick(control(page, "match_5"), Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert heard.args == [5]


def test_a_deletion_can_be_undone(qtbot, page):
    page.show_matches([summary(3), summary(5)])
    with qtbot.waitSignal(page.deleted) as heard:
        QTest.keyClick(control(page, "match_3"), Qt.Key.Key_Delete)
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
    until(lambda: not absent(page, "match_60"))
    assert page.count == 60
    bar = page.content.findChild(QScrollArea).verticalScrollBar()
    with qtbot.waitSignal(page.older_asked):
        bar.setValue(bar.maximum())
    page.add_matches([summary(61)], more=False)
    assert absent(page, "older_matches")


def test_a_list_shown_anew_keeps_its_place(page):
    page.show_matches([summary(number) for number in range(1, 61)], more=True)
    bar = page.content.findChild(QScrollArea).verticalScrollBar()
    until(lambda: bar.maximum() > 2000)
    bar.setValue(1500)
    assert control(page, "match_25").visibleRegion().boundingRect().isValid()
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
    assert absent(page, "more_3") == (shelf == "bin")


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


def dealt(number, seats=2):
    """A match whose cards have just been dealt, in the records of this number."""
    match = begin(CATALOG["barracan"], seats, {})
    deal(match, Random(1))
    RECORDS[number] = match.lines
    return match


def grabbed(page, number):
    """A card as it is painted."""
    return control(page, f"match_{number}").grab().toImage()


def test_a_match_has_a_picture_of_its_table_and_a_wrong_record_that_of_its_game(page):
    dealt(41)
    page.show_matches([summary(41), summary(42)])
    before = [grabbed(page, number) for number in (41, 42)]
    until(lambda: all(grabbed(page, number) != old for number, old in zip((41, 42), before, strict=True)))
    until(lambda: "Ada 12, Bix 9, hand 2, " in words(page))
    assert words(page).count("move 31") == 1
    table = grabbed(page, 41)
    page.wear(Outfit(theme=LIGHT))
    until(lambda: grabbed(page, 41) != table)


def test_the_pictures_wear_the_chosen_cards(page):
    dealt(44)
    page.show_matches([summary(44), summary(45)])
    until(lambda: "31" not in control(page, "match_44").accessibleName())
    seen = []
    for back in ("lattice", "rosette"):
        page.wear(Outfit(back=back))
        before = grabbed(page, 44)
        until(lambda before=before: grabbed(page, 44) != before)
        seen.append(grabbed(page, 44))
    assert seen[0] != seen[1]


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
    assert "Christmas, Ada 12, Bix 9, BarraCan, hand 2, move 31" in words(page)


def test_a_finished_match_tells_who_has_won(page):
    click(page, "listed_finished")
    page.show_matches([summary(3)._replace(winners=(1,), state="finished")])
    assert "won by Bix, 2 hands" in words(page)


def test_a_pad_kept_by_hand_has_a_picture_of_its_own(page):
    seats = (SeatNote("Ada", "human"), SeatNote("Bix", "human"))
    RECORDS[43] = [pad_line("burraco", seats, ((0,), (1,)), 2005), entry_line(1, (300, 20), datetime.now(UTC))]
    page.show_matches([summary(43)])
    bare = grabbed(page, 43)
    until(lambda: grabbed(page, 43) != bare)
    paper = grabbed(page, 43).pixelColor(60, 150)
    assert min(paper.red(), paper.green(), paper.blue()) > 200


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


def test_few_matches_are_cards_three_a_row_and_many_are_rows(page):
    page.show_matches([summary(number) for number in range(1, 8)])
    until(lambda: len(page.findChildren(MatchCard)) == 7)
    places = [control(page, f"match_{number}").pos() for number in range(1, 8)]
    assert len({place.x() for place in places}) == 3
    assert len({place.y() for place in places}) == 3
    page.show_matches([summary(number) for number in range(1, MOST_CARDS + 2)])
    assert page.findChild(MatchRow).isVisible()
    assert control(page, "match_1").width() > 1100


def test_what_is_in_view_is_there_at_once_and_the_rest_follows(page):
    page.show_matches([summary(number) for number in range(1, AT_ONCE + 1)], more=True)
    at_once = len(page.findChildren(MatchItem))
    assert control(page, "match_8").y() < 800
    assert at_once < AT_ONCE
    until(lambda: len(page.findChildren(MatchItem)) == AT_ONCE)


def test_arrows_go_from_card_to_card(page):
    page.show_matches([summary(number) for number in range(1, 6)])
    until(lambda: len(page.findChildren(MatchCard)) == 5)
    for key, number in ((Qt.Key.Key_Right, 2), (Qt.Key.Key_Down, 5), (Qt.Key.Key_Left, 4), (Qt.Key.Key_Up, 1)):
        QTest.keyClick(page.focusWidget(), key)
        assert page.focusWidget() is control(page, f"match_{number}")


def test_tab_goes_through_a_match_and_its_buttons(page):
    page.show_matches([summary(number) for number in range(1, 4)])
    until(lambda: len(page.findChildren(MatchCard)) == 3)
    gone = []
    for _ in range(6):
        gone.append(page.focusWidget().objectName())
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
    assert gone == ["match_1", "resume_1", "more_1", "match_2", "resume_2", "more_2"]


def test_under_the_few_that_wait_the_last_finished_ones_are_told(qtbot, page):
    over = summary(9)._replace(
        winners=(0,), state="finished", seats=(SeatNote("Ada", "human"), SeatNote("Bix", "strong"))
    )
    page.show_matches([summary(3)], last=[over], finished=61)
    assert "BarraCan, Ada 12, Bix 9, won, 2 hands" in words(page)
    for name, signal in (("again_9", "repeated"), ("score_9", "score_asked"), ("review_9", "reviewed")):
        with qtbot.waitSignal(getattr(page, signal)) as heard:
            click(page, name)
        assert heard.args == [9]
    with qtbot.waitSignal(page.listed):
        click(page, "all_finished")
    assert page.shelf == "finished"


def test_tabs_tell_how_many_there_are_and_chips_offer_the_games_there_are(qtbot, page):
    page.show_counts(
        {"unfinished": {"barracan": 2, "burraco": 1}, "finished": {}, "by_hand": {}, "bin": {"barracan": 4}}
    )
    assert control(page, "listed_unfinished").text() == "Unfinished 3"
    assert control(page, "listed_bin").text() == "Bin"
    with qtbot.waitSignal(page.listed):
        click(page, "game_burraco")
    assert page.game == "burraco"
    page.show_counts({"unfinished": {"barracan": 2}})
    assert (page.game, absent(page, "game_barracan")) == ("", True)


def test_of_three_the_second_is_called_so(page):
    three = (SeatNote("Ada", "human"), SeatNote("Bix", "casual"), SeatNote("Cleo", "casual"))
    over = summary(3, (), ((0,), (1,), (2,)), (40, 55, 12))._replace(seats=three, winners=(1,), state="finished")
    click(page, "listed_finished")
    page.show_matches([over])
    assert "Ada 40, Bix 55, Cleo 12, second" in words(page)


def test_a_match_without_people_has_no_score_pad(page):
    click(page, "listed_finished")
    page.show_matches([summary(3)._replace(seats=WATCHED, state="finished")])
    assert absent(page, "score_3")


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_nothing_overlaps_on_a_card_or_in_a_row(page, size):
    page.resize(*size)
    for shelf in ("unfinished", "finished"):
        page.turn_to(shelf)
        page.show_matches([summary(3)])
        item = control(page, "match_3")
        rects = [each.geometry() for each in item.buttons]
        assert all(item.rect().contains(rect) for rect in rects)
        assert not any(one.intersects(other) for one in rects for other in rects if one is not other)


def test_a_list_shown_again_asks_for_no_more_than_it_had(qtbot, page):
    page.show_matches([summary(number) for number in range(1, AT_ONCE + 1)], more=True)
    until(lambda: len(page.findChildren(MatchItem)) == AT_ONCE)
    with qtbot.assertNotEmitted(page.older_asked):
        page.show_matches([summary(number) for number in range(1, AT_ONCE + 1)], more=True)


@pytest.mark.usefixtures("matches_of_records")
def test_a_library_of_many_matches_is_reached_whole(window, library):
    window.show_matches()
    lines = library.lines(1)
    for number in range(330):
        library.release(library.begin([lines[0].replace('"options"', f'"note":{number},"options"'), *lines[1:]]))
    click(window, "listed_finished")
    page = window.pages.find_leaf("matches_page")
    assert page.count == AT_ONCE
    while not absent(window, "older_matches"):
        click(window, "older_matches")
    assert page.count == len(library.find_finished()) == 331
