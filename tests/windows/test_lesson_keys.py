"""The keyboard in a lesson: now the table has it, now the card."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from waiting import run_dry, until
from windows.lessons import at, choose, learning
from windows.pages import control


@pytest.fixture
def page(window):
    return learning(window)


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_a_key_pressed_twice_on_the_card_does_not_lead_back(page, key):
    at(page, "Bix plays")
    step = page.step
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), key)
        assert page.step == step
    until(lambda: page.step > step)
    assert page.card.main.hasFocus()


def test_enter_presses_the_button_of_the_card_that_has_the_focus(page):
    at(page, "A stopper")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(page, "lesson_title").text() == "Your second turn"
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)  # Show me
    until(lambda: control(page, "lesson_title").text() == "Evens or odds")


def test_a_click_on_the_bare_table_leaves_enter_to_the_card_that_is_read(page):
    at(page, "A stopper")
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.card.geometry().center())
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert control(page, "lesson_title").text() == "Your second turn"


def test_a_click_on_the_table_leaves_the_keyboard_there_where_a_move_is_awaited(page):
    at(page, "Draw")
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=page.card.geometry().center())
    run_dry()
    assert page.view.hasFocus()


def test_a_click_on_the_words_of_the_card_lets_the_table_keep_the_keyboard(page):
    at(page, "Draw")
    assert page.view.hasFocus()
    QTest.mouseClick(control(page, "lesson_words"), Qt.MouseButton.LeftButton)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Discard")


def test_keys_of_the_table_hold_while_the_card_has_the_keyboard(page):
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Draw")
    page.card.focus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D)
    until(lambda: control(page, "lesson_title").text() == "Discard")


def test_a_key_that_leads_to_a_pile_takes_the_keyboard_from_the_card_to_the_table(page):
    until(page.card.main.hasFocus)
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_3)
    assert page.view.hasFocus()
    assert page.scene.cursor.place == "pile:1"


def test_a_card_is_sought_from_the_card_of_a_lesson(page):
    until(page.card.main.hasFocus)
    for key in (Qt.Key.Key_Slash, Qt.Key.Key_K, Qt.Key.Key_S):
        QTest.keyClick(QApplication.focusWidget(), key)
    assert page.scene.cursor.code == "KS"


def test_page_keys_lead_back_and_on(page):
    at(page, "Draw")
    QTest.keyClick(page.view, Qt.Key.Key_PageDown)
    until(lambda: control(page, "lesson_title").text() == "Discard")
    QTest.keyClick(page.view, Qt.Key.Key_PageUp)
    assert control(page, "lesson_title").text() == "Draw"


def test_the_buttons_of_the_card_are_reached_with_the_keys(window, page):
    at(page, "Draw")
    assert page.view.hasFocus()
    QTest.keyClick(page.view, Qt.Key.Key_F6)
    reached = [QApplication.focusWidget().objectName()]
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget().objectName())
    names = ("show", "back", "leave")
    assert reached == [f"lesson_{name}" for name in names]
    control(page, "lesson_show").setFocus()
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
    assert QApplication.focusWidget() is control(page, "lesson_clause")
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert page.view.hasFocus()


def test_escape_lets_go_first_and_leaves_then(window, page):
    at(page, "Opening")
    choose(page, "2H")
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    assert page.scene.selection.cards == []
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_escape_closes_the_ladder_builder_before_it_leaves(window, page):
    at(page, "A ladder")
    QTest.keyClick(page.view, Qt.Key.Key_L)
    assert page.scene.panel.over == "ladder"
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is page
    assert page.scene.panel.over == ""
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert window.pages.currentWidget().objectName() == "learn_page"


def test_a_builder_that_was_left_open_does_not_lie_over_the_next_step_that_is_opened(page):
    at(page, "A ladder")
    QTest.keyClick(page.view, Qt.Key.Key_L)
    at(page, "Draw")
    assert page.scene.panel.over == ""
