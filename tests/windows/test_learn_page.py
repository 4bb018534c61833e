"""The page of what there is to learn, and the ways from a lesson and back to it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.catalog import CATALOG
from barracan.session.lessons.course import course_of, taught_games
from barracan.session.progress import Pace
from barracan.windows.learn.rule_examples import find_examples
from barracan.windows.rules.rules_text import rules_of
from barracan.windows.shell.controls import ElidedLabel
from waiting import until
from windows.lessons import at, learning
from windows.opening import open_window
from windows.pages import absent, click, control


@pytest.fixture
def page(window):
    return learning(window)


def test_another_example_hand_can_be_chosen(window):
    window.do("learn")
    first = control(window, "examples").accessibleDescription()
    click(window, "another_example")
    assert control(window, "examples").accessibleDescription() != first
    assert control(window, "another_example").text() == "2 of 4"
    for _ in range(3):
        click(window, "another_example")
    assert control(window, "examples").accessibleDescription() == first


def test_a_game_with_one_example_hand_offers_no_other(window):
    window.do("learn")
    control(window, "learn_page").game_chosen.emit("burraco")
    assert absent(window, "another_example")


def test_one_table_teaches_chapter_after_chapter_and_each_goes_on_where_it_was_left(window, page):
    page.open_at(3)
    moves = len(page.chapter.moves)
    window.show_lessons()
    click(window.painted_widget, "chapter_ladders")
    assert window.painted_widget is page
    assert (page.chapter.text.name, page.step) == ("ladders", 0)
    page.open_at(1)
    window.show_lessons()
    click(window.painted_widget, "go_on")
    assert (page.chapter.text.name, page.step, len(page.chapter.moves)) == ("first", 3, moves)
    assert window.preferences.lessons == {"barracan/first": 3, "barracan/ladders": 1}


def test_the_tables_are_made_while_the_person_sees_what_there_is_to_learn(window):
    window.show_home()
    click(window, "learn")
    assert window.pages.find_leaf("lesson_page") is None
    until(lambda: window.pages.find_leaf("lesson_page") is not None)
    until(lambda: window.pages.find_leaf("puzzle_page") is not None)
    assert window.painted_widget.objectName() == "learn_page"


@pytest.mark.parametrize("game", taught_games())
def test_the_last_card_leads_to_a_match_of_the_game(window, game):
    window.features.course.show(game)
    click(window.painted_widget, "go_on")
    page = window.painted_widget
    page.session.pace = Pace(0, 0)
    assert absent(page, "lesson_match")
    page.open_at(len(page.chapter.steps) - 2)
    until(lambda: page.step == len(page.chapter.steps) - 1 or page.forward())
    click(page, "lesson_match")
    prepared = window.painted_widget.settings
    assert prepared.seats == page.chapter.seats
    told = window.painted_widget.findChild(ElidedLabel, "seat_place").text()
    assert told == prepared.place_words(prepared.chosen)[0]
    QTest.keyClick(window.painted_widget, Qt.Key.Key_Return)
    assert window.pages.currentWidget() is window.controller.view
    assert window.controller.settings.game == game
    assert window.preferences.lessons[f"{game}/first"] == len(page.chapter.steps)


def test_after_the_last_chapter_a_match_comes_next(window):
    course = course_of("barracan", "en")
    lessons = {f"barracan/{each.name}": len(each.steps) for each in course.chapters}
    window.remember(replace(window.preferences, lessons=lessons))
    window.show_home()
    click(window, "learn")
    assert control(window, "go_on").text() == "New match"
    click(window, "go_on")
    assert window.pages.currentWidget().objectName() == "new_match_page"


def test_enter_begins_the_next_chapter_where_one_that_was_begun_anew_has_been_finished(window):
    window.remember(replace(window.preferences, lessons={"barracan/first": 3}))
    window.features.course.show("barracan")
    click(window, "restart")
    page = window.pages.currentWidget()
    page.open_at(len(page.chapter.steps) - 2)
    click(page, "lesson_show")
    until(lambda: page.step == len(page.chapter.steps) - 1)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(window, "go_on").text() == "Begin"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(window, "lesson_title").text() == "What a ladder is"


def test_the_page_tells_the_minutes_that_are_left_and_shows_the_table_of_an_example_hand(window):
    window.features.course.show("barracan")
    page = window.painted_widget
    assert "minutes left" in control(page, "chapter_path").accessibleName()
    card = control(page, "examples")
    until(lambda: page.example_table is not None)
    assert page.example_table.game == "barracan"
    assert page.example_table.view is not None
    assert not any(card for place in ("hand:0", "hand:1") for card in page.example_table.open_cards[place])
    assert card.isVisible()


@pytest.mark.parametrize("game", ["barracan", "burraco", "buraco", "concan", "barracuda"])
def test_the_card_of_the_rules_shows_what_the_game_judges_so(game):
    clauses = rules_of(game).clauses
    examples = find_examples(clauses)
    assert [each.stands for each in examples] == [True, False]
    for each in examples:
        clause = next(clause for clause in clauses if each.words in {drawn.words for drawn in clause.examples})
        kind = next(drawn.kind for drawn in clause.examples if drawn.words == each.words)
        assert CATALOG[game].judge_example(clause.number, kind, (each.cards,)).stands is each.stands


def test_it_is_left_and_come_back_to(qtbot, window, page, library, tmp_path):
    at(page, "A trick")
    click(page, "lesson_leave")
    assert window.pages.currentWidget().objectName() == "learn_page"
    assert learning(window) is page
    assert control(page, "lesson_title").text() == "A trick"
    window.close()
    again = learning(open_window(qtbot, library, tmp_path))
    assert control(again, "lesson_title").text() == "A trick"
    click(again, "lesson_leave")
    click(again.window(), "restart")
    assert control(again, "lesson_title").text() == "The table"
    again.window().close()


def test_the_step_is_kept_when_the_settings_change(window, page):
    window.show_settings()
    window.show_lessons()
    click(window, "go_on")
    at(page, "A trick")
    window.show_settings()
    click(window.pages.currentWidget(), "setting_theme_light")
    assert window.preferences.theme == "light"
    assert window.preferences.lessons == {"barracan/first": page.step}


def test_the_clause_of_a_step_is_read_in_the_rules_and_left_again(window, page):
    at(page, "A trick")
    click(page, "lesson_clause")
    rules = window.pages.currentWidget()
    assert rules.objectName() == "rules_page"
    assert rules.game == "barracan"
    click(rules, "close")
    assert window.pages.currentWidget() is page


def test_the_language_changes_and_the_lesson_goes_on(window, page):
    at(page, "A trick")
    window.prefer(replace(window.preferences, language="it"))
    again = learning(window)
    assert again is not page
    assert again.current.text.clause == "B8.1"
    assert control(again, "lesson_leave").text() != "Leave"
    window.prefer(replace(window.preferences, language="en"))
