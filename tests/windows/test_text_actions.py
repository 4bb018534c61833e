"""The buttons of the table in text: their words are whole, however many lines they take."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from barracan.windows.text_table.actions import DROP, Action, ActionList
from windows.text_company import begin, opened, play_quickly

quick = pytest.fixture(autouse=True)(play_quickly)


@pytest.mark.parametrize("words", [7, 17, 24])
@pytest.mark.parametrize("others", [1, 6])
def test_words_of_several_lines_lie_clear_of_the_edge_beside_a_scroll_bar_too(window, words, others):
    window.resize(1280, 780)
    begin(window, "burraco", "human", "random")
    page = opened(window)
    shown = page.findChild(ActionList)
    more = [Action(DROP, f"meld:{at}", "Draw") for at in range(others)]
    shown.show_actions([Action(DROP, "discard", "king " * words), *more], page)
    QApplication.processEvents()
    assert (shown.verticalScrollBar().maximum() > 0) == (others > 1)
    button = page.findChild(QPushButton, "wish:drop:discard")
    lines = button.text().split("\n")
    assert len(lines) > 1 or words < 10
    assert button.height() >= len(lines) * button.fontMetrics().lineSpacing() + 12
    assert button.height() == button.sizeHint().height()
