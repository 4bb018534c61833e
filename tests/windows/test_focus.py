"""The way back leads the keyboard to where the person came from, never to Quit."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget

from barracan.windows.shell.push_button import InputInUse, PushButton
from waiting import until
from windows.by_storm import stored
from windows.pages import click, control


@pytest.fixture(params=["no_match", "a_match"])
def start(request, window, library):
    """The first page, without and with a match."""
    if request.param == "a_match":
        stored(library, "human", "casual")
    window.show_home()
    window.activateWindow()
    until(window.isActiveWindow)
    return window


def press(window, key=Qt.Key.Key_Return):
    QTest.keyClick(QApplication.focusWidget() or window, key)


def to_lesson(window, way):
    if way == "click":
        click(window, "learn")
    else:
        control(window, "learn").setFocus()
        press(window, Qt.Key.Key_Space)
    press(window)
    assert window.pages.currentWidget() is window.pages.find_leaf("lesson_page")


@pytest.mark.parametrize("way", ["click", "key"])
@pytest.mark.parametrize("leave", ["click", "escape"])
def test_leaving_a_lesson_leads_back_to_the_button_that_led_there(start, way, leave):
    to_lesson(start, way)
    if leave == "click":
        click(start, "lesson_leave")
    else:
        QTest.keyClick(start.pages.find_leaf("lesson_page").view, Qt.Key.Key_Escape)
    press(start, Qt.Key.Key_Escape)
    assert start.focusWidget() is control(start, "learn")
    press(start, Qt.Key.Key_Space)
    press(start)
    assert start.isVisible()
    assert start.pages.currentWidget() is start.pages.find_leaf("lesson_page")


@pytest.mark.parametrize("by_keys", [False, True])
def test_enter_goes_on_after_an_example_hand_unless_keys_have_led_to_it(start, monkeypatch, by_keys):
    click(start, "learn")
    page = start.pages.currentWidget()
    monkeypatch.setattr(InputInUse, "keys", by_keys)
    control(start, "examples").setFocus(Qt.FocusReason.TabFocusReason if by_keys else Qt.FocusReason.MouseFocusReason)
    control(start, "examples").click()
    lesson = start.pages.currentWidget()
    example = lesson.chapter.text.name
    click(start, "lesson_leave")
    assert start.pages.currentWidget() is page
    assert start.focusWidget() is control(start, "examples")
    press(start)
    assert (lesson.chapter.text.name == example) is by_keys


@pytest.mark.parametrize("name", ["people", "rules", "settings", "learn"])
def test_the_way_back_from_any_page_leads_to_its_button(start, name):
    click(start, name)
    start.pages.currentWidget().closed.emit()
    assert start.focusWidget() is control(start, name)


def test_the_first_page_offers_to_go_on_with_the_course(window):
    window.show_home()
    assert control(window, "learn").text() == "Learn it first"
    click(window, "learn")
    assert control(window, "go_on").text() == "Begin"
    click(window, "go_on")
    window.pages.find_leaf("lesson_page").forward()
    click(window, "lesson_leave")
    assert control(window, "go_on").text() == "Go on"
    press(window, Qt.Key.Key_Escape)
    assert control(window, "learn").text() == "Go on learning"
    click(window, "learn")
    click(window, "go_on")
    page = window.pages.find_leaf("lesson_page")
    assert window.pages.currentWidget() is page
    assert page.step > 0


def test_a_course_that_is_finished_is_not_under_way(window):
    window.remember(replace(window.preferences, lessons={"barracan/first": 1}))
    window.show_lessons()
    click(window, "go_on")
    page = window.pages.find_leaf("lesson_page")
    page.open_at(len(page.chapter.steps) - 2)
    page.forward()
    assert not page.is_open
    assert window.preferences.lessons == {"barracan/first": len(page.chapter.steps)}


def test_a_ring_shows_only_where_keys_have_led(window):
    window.do("rules")
    page = window.pages.currentWidget()
    window.activateWindow()
    until(window.isActiveWindow)
    buttons = [each for each in page.findChildren(PushButton) if each.isVisible() and each.isEnabled()]
    for reason, ring in (
        (Qt.FocusReason.MouseFocusReason, False),
        (Qt.FocusReason.TabFocusReason, True),
        (Qt.FocusReason.OtherFocusReason, False),
    ):
        buttons[0].clearFocus()
        buttons[0].setFocus(reason)
        assert buttons[0].hasFocus()
        assert bool(buttons[0].property("ring")) is ring
    buttons[0].clearFocus()
    assert not buttons[0].property("ring")


def test_fields_and_lists_show_a_ring_only_where_keys_have_led(window, monkeypatch):
    monkeypatch.setattr(InputInUse, "keys", False)
    window.do("rules")
    page = window.pages.currentWidget()
    window.activateWindow()
    until(window.isActiveWindow)
    handle = window.windowHandle()
    InputInUse(window).follow(handle)
    found = [*page.findChildren(QLineEdit), *page.findChildren(QListWidget)]
    assert {type(each).__name__ for each in found} >= {"QLineEdit"}
    for widget in (each for each in found if each.isVisible()):
        QTest.mouseClick(handle, Qt.MouseButton.LeftButton, pos=widget.mapTo(window, widget.rect().center()))
        assert widget.hasFocus()
        assert not widget.property("ring")
        QTest.keyClick(handle, Qt.Key.Key_Tab)
        QTest.keyClick(handle, Qt.Key.Key_Backtab)
        assert widget.hasFocus()
        assert widget.property("ring")


@pytest.mark.parametrize(("kind", "keys"), [(QEvent.Type.KeyPress, True), (QEvent.Type.MouseButtonPress, False)])
def test_the_window_knows_what_is_in_use(window, monkeypatch, kind, keys):
    monkeypatch.setattr(InputInUse, "keys", not keys)
    follower = InputInUse()
    assert not follower.eventFilter(window, QEvent(kind))
    assert InputInUse.keys is keys


def test_a_page_that_was_left_by_its_button_of_the_way_back_is_not_left_by_enter_at_once(start):
    click(start, "learn")
    control(start, "close").lead_keys_here()
    press(start)
    assert start.pages.currentWidget() is not start.pages.find_leaf("learn_page")
    click(start, "learn")
    press(start)
    assert start.pages.currentWidget() is start.pages.find_leaf("lesson_page")


def test_tab_goes_over_the_page_of_lessons_as_it_is_read_and_digits_choose_a_game(start):
    click(start, "learn")
    page = start.pages.currentWidget()
    names, here = [], page.close_button
    while here is not page.close_button or not names:
        if here.focusPolicy() & Qt.FocusPolicy.TabFocus:
            names.append(here.objectName().partition("_")[0])
        here = here.nextInFocusChain()
    wanted = ["close", "course", "go", "chapter", "examples", "puzzles", "rules"]
    assert [name for name in dict.fromkeys(names) if name in wanted] == wanted
    assert "chapter" not in names[names.index("examples") :]
    QTest.keyClick(page, Qt.Key.Key_7)
    QApplication.processEvents()
    assert control(start, "course_sheepshead").isChecked()
