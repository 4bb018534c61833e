"""What stands over a course: words, a fan of cards and the buttons, none on another."""

import pytest
from PySide6.QtWidgets import QWidget

from barracan.table.themes import FELT
from barracan.windows.learn.headline import Headline, HeadlineWords

RESTARTS = ["", "From the start"]


@pytest.mark.parametrize("width", [560, 680, 1200])
@pytest.mark.parametrize("restart", RESTARTS)
def test_the_fan_lies_beside_the_buttons(qtbot, width, restart):
    places = []
    page = QWidget()
    qtbot.addWidget(page)
    headline = Headline(page, lambda _, place: places.append(place))
    headline.wear(FELT, 1.0)
    headline.resize(width, 190)
    headline.show_words(HeadlineWords("", "A title", "A sentence.", ("KH", "9D", "7D", "KC"), "New match", restart))
    page.show()
    headline.grab()
    seen = [each.geometry().right() for each in headline.buttons if each.isVisible()]
    assert len(seen) == 1 + bool(restart)
    assert places[-1].left() > max(seen)
    assert places[-1].right() <= width


def test_there_is_no_fan_where_the_buttons_leave_no_room(qtbot):
    places = []
    page = QWidget()
    qtbot.addWidget(page)
    headline = Headline(page, lambda _, place: places.append(place))
    headline.wear(FELT, 1.0)
    headline.resize(400, 190)
    headline.show_words(HeadlineWords("", "A title", "A sentence.", ("KH",), "New match", "From the start"))
    page.show()
    headline.grab()
    assert places == []
