"""The rules as the program shows them."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.windows.rules.rules_page import RulesPage
from waiting import until
from windows.pages import control, opened, write


@pytest.fixture
def page(qtbot):
    return opened(qtbot, RulesPage("barracan"))


def test_a_search_leaves_the_clauses_that_have_all_the_words(page):
    write(page, "rules_search", "Joker beats")
    assert "B8.1" in page.shown_text
    assert "B9.5" not in page.shown_text
    write(page, "rules_search", "b7.3")
    assert page.shown_text.startswith("B7.3")
    write(page, "rules_search", "zebra")
    assert page.shown_text == "No clause has these words."


def test_esc_clears_the_search_and_then_goes_back(qtbot, page):
    write(page, "rules_search", "ladder")
    with qtbot.assertNotEmitted(page.closed):
        QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Escape)
    assert control(page, "rules_search").text() == ""
    with qtbot.waitSignal(page.closed):
        QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Escape)


@pytest.mark.parametrize(("asked", "found"), [("B9.7", "B9.7"), ("B12.9", "B12"), ("record", "B1")])
def test_a_clause_is_jumped_to(page, asked, found):
    page.open_clause(asked)
    text = control(page, "rules_text")

    def at_the_top():
        position = text.cursorForPosition(text.viewport().rect().topLeft()).block()
        block = position
        while block.isValid() and not re.match(r"B\d", block.text()):
            block = block.next()
        return block.text().startswith(found)

    until(at_the_top)
    assert control(page, "chapters").currentItem().text().startswith(found.partition(".")[0])


def test_a_click_on_a_chapter_opens_it(page):
    chapters = control(page, "chapters")
    item = chapters.item(8)
    QTest.mouseClick(chapters.viewport(), Qt.MouseButton.LeftButton, pos=chapters.visualItemRect(item).center())
    until(lambda: control(page, "rules_text").verticalScrollBar().value() > 0)
