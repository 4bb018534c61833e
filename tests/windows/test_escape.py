"""Esc at a table: it lets go first, then leads to the first page; one that follows another at once leads nowhere."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.windows.shell import escape_key
from windows.by_storm import stored
from windows.pages import absent, control
from windows.reviews import open_review, two_at_barracan


def escape(window):
    """Press Esc where the keyboard is."""
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Escape)


def leave_the_whole_screen_then(page, window):
    """Press Esc twice: the first leaves the whole screen alone, the second the page."""
    escape(window)
    assert not window.isFullScreen()
    assert page.isVisible()
    escape(window)
    assert not page.isVisible()


@pytest.fixture
def sit(window, library, monkeypatch):
    """Go on with a match, where every press counts as meant."""
    monkeypatch.setattr(escape_key, "APART", 0)

    def go():
        window.resume(stored(library, "human", "casual"))
        return window.controller.scene

    return go


def test_escape_lets_go_first_then_leads_to_the_first_page_and_the_match_is_kept(window, sit):
    scene = sit()
    scene.pointer.click(scene.stage.hand_cards()[0])
    QTest.keyClick(window.controller.view, Qt.Key.Key_Right)
    escape(window)
    assert not scene.selection.cards
    assert scene.cursor is not None
    escape(window)
    assert scene.cursor is None
    assert window.controller.view.isVisible()
    escape(window)
    assert not absent(window, "home_page")
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.controller.view.isVisible()
    assert len(scene.stage.hand_cards()) == 13


def test_an_escape_at_once_after_another_stays_at_the_table(window, sit, monkeypatch):
    scene = sit()
    scene.pointer.click(scene.stage.hand_cards()[0])
    monkeypatch.setattr(escape_key, "APART", 60_000)
    for _ in range(3):
        escape(window)
        assert window.controller.view.isVisible()
    window.show_rules()
    escape(window)
    escape(window)
    assert window.controller.view.isVisible()


def test_a_key_that_is_held_down_leads_nowhere(window, sit):
    sit()
    press = QEvent.Type.KeyPress
    held = QKeyEvent(press, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, "", autorep=True)
    QApplication.sendEvent(window.controller.view, held)
    assert window.controller.view.isVisible()


def test_escape_leads_from_the_table_in_text_once_nothing_is_chosen_there(window, sit):
    sit()
    window.change_table()
    window.controller.session.intents.press("draw")
    window.controller.session.intents.press("draw")
    assert not absent(window, "text_message")
    escape(window)
    assert absent(window, "text_message")
    assert not absent(window, "text_table")
    escape(window)
    assert not absent(window, "home_page")


@pytest.mark.parametrize("focus", ["view", "card", "text"])
def test_escape_leaves_the_whole_screen_before_a_lesson(window, focus):
    window.show_lessons()
    window.pages.currentWidget().begun.emit("first")
    page = window.pages.currentWidget()
    if focus == "text":
        page.change_table()
    (page.card.focus if focus == "card" else getattr(page, focus).setFocus)()
    window.toggle_full_screen()
    leave_the_whole_screen_then(page, window)


@pytest.mark.parametrize("name", ["rules", "settings", "learn", "people", "new_match"])
def test_escape_leaves_the_whole_screen_before_a_page(window, name):
    window.show_home()
    window.do(name)
    page = window.pages.currentWidget()
    window.toggle_full_screen()
    leave_the_whole_screen_then(page, window)


@pytest.mark.parametrize("focus", ["review_page", "scrubber", "step_on"])
def test_escape_leaves_the_whole_screen_before_a_review_once_nothing_lies_open_on_it(window, library, focus):
    page = open_review(window, library, two_at_barracan())
    window.toggle_full_screen()
    (page if focus == "review_page" else control(window, focus)).setFocus()
    QTest.keyClick(page, Qt.Key.Key_G)
    lies_open = page.graph_lies_open
    escape(window)
    if lies_open:
        assert window.isFullScreen()
        leave_the_whole_screen_then(page, window)


def test_escape_leaves_the_whole_screen_first(window, sit):
    sit()
    window.toggle_full_screen()
    escape(window)
    assert not window.isFullScreen()
    assert window.controller.view.isVisible()
    escape(window)
    assert not absent(window, "home_page")
