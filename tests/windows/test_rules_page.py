"""The rules as the program shows them."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from barracan.model.cards import CODES
from barracan.resources import resource
from barracan.windows.rules_page import RulesPage
from barracan.windows.rules_text import read_rules
from windows.pages import control, opened, write

CHAPTERS = {"B1": 4, "B2": 4, "B3": 5, "B4": 6, "B5": 6, "B6": 6, "B7": 5, "B8": 4, "B9": 11, "B10": 6, "B11": 1}
WITHOUT_PARTS = ("B12", "B13")


@pytest.fixture
def page(qtbot):
    return opened(qtbot, RulesPage("barracan"))


@pytest.fixture(scope="module")
def rules():
    return read_rules(resource("rules", "barracan.md"))


def test_every_clause_is_there_once_and_has_words(rules):
    numbers = [clause.number for clause in rules.clauses]
    assert len(set(numbers)) == len(numbers)
    for chapter, parts in CHAPTERS.items():
        assert chapter in numbers
        assert [number for number in numbers if number.startswith(f"{chapter}.")] == [
            f"{chapter}.{part}" for part in range(1, parts + 1)
        ]
    assert all(clause.paragraphs for clause in rules.clauses if "." in clause.number or clause.number in WITHOUT_PARTS)


def test_examples_are_laid_in_cards(rules):
    examples = [example for clause in rules.clauses for example in clause.examples]
    assert examples
    assert all(card in CODES for example in examples for card in example.cards)


def test_clauses_that_the_text_names_are_there(rules):
    numbers = {clause.number for clause in rules.clauses}
    text = " ".join(paragraph for clause in rules.clauses for paragraph in clause.paragraphs)
    assert set(re.findall(r"B\d+(?:\.\d+)?", text)) <= numbers


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
    with qtbot.waitSignal(page.closed, timeout=1000):
        QTest.keyClick(control(page, "rules_search"), Qt.Key.Key_Escape)


@pytest.mark.parametrize(("asked", "found"), [("B9.7", "B9.7"), ("B12.9", "B12"), ("record", "B1")])
def test_a_clause_is_jumped_to(qtbot, page, asked, found):
    page.open_clause(asked)
    text = control(page, "rules_text")

    def at_the_top():
        position = text.cursorForPosition(text.viewport().rect().topLeft()).block()
        block = position
        while block.isValid() and not re.match(r"B\d", block.text()):
            block = block.next()
        return block.text().startswith(found)

    qtbot.waitUntil(at_the_top, timeout=2000)
    assert control(page, "chapters").currentItem().text().startswith(found.partition(".")[0])


def test_a_click_on_a_chapter_opens_it(qtbot, page):
    chapters = control(page, "chapters")
    item = chapters.item(8)
    QTest.mouseClick(chapters.viewport(), Qt.MouseButton.LeftButton, pos=chapters.visualItemRect(item).center())
    qtbot.waitUntil(lambda: control(page, "rules_text").verticalScrollBar().value() > 0)
