"""Lessons at the table in text."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from barracan.games.barracan.moves import LadderMeld
from barracan.games.catalog import CATALOG
from barracan.session.lessons.chapter import Awaits
from waiting import until
from windows.by_text import TextHand
from windows.lessons import learning, state
from windows.pages import absent, click, control


@pytest.fixture
def page(window):
    return learning(window)


def test_the_whole_course_is_done_at_the_table_in_text(window, page):
    QTest.keyClick(page.view, Qt.Key.Key_F2)
    assert page.view.isHidden()
    page.open_at(0)
    done = set()
    while page.step < len(page.chapter.steps) - 1:
        before, awaits = page.step, page.current.awaits
        move = page.chapter.move_of(page.step)
        if awaits is Awaits.MOVE and move is not None:
            QApplication.processEvents()
            hand = TextHand(page.text, CATALOG["barracan"])
            if isinstance(getattr(move, "melds", (None,))[0], LadderMeld):
                click(page, "ladder_arrange")
                hand.wish("press", "lay")
            else:
                assert hand.make(state(page), move)
            done.add(move.do)
        else:
            click(page, "lesson_next")
        until(lambda before=before: page.step > before)
    assert done >= {"draw", "meld", "pickup", "trick", "discard"}
    QTest.keyClick(page.text, Qt.Key.Key_F2)
    assert page.text is None
    assert page.view.isVisible()


def test_who_plays_in_text_learns_in_text(window):
    window.prefer(replace(window.preferences, table="text"))
    page = learning(window)
    assert control(page, "text_table") is page.text
    assert absent(page, "text_score_pad")
    assert page.card.isAncestorOf(QApplication.focusWidget())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert QApplication.focusWidget() is page.text
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_F6)
    assert page.card.isAncestorOf(QApplication.focusWidget())


def test_another_choice_of_table_holds_for_lessons_that_were_opened_before(window):
    page = learning(window)
    assert page.text is None
    window.prefer(replace(window.preferences, table="text"))
    assert learning(window) is page
    assert control(page, "text_table") is page.text
    QTest.keyClick(page.text, Qt.Key.Key_F2)
    assert learning(window).text is None  # as it was left
    window.prefer(replace(window.preferences, table="picture"))
    assert learning(window).text is None
