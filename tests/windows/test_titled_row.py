"""A control stands beside the words that tell of it, or under them where it would take most of the row."""

import pytest
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from barracan.windows.shell.controls import TitledRow
from barracan.windows.shell.value_controls import Segments


@pytest.mark.parametrize(("part", "beneath"), [(0.3, False), (0.7, True)])
def test_a_wide_control_lies_under_its_words(qtbot, part, beneath):
    control = Segments("aces", [(word, word) for word in ("both", "one", "high", "low")])
    row = TitledRow("Aces in runs", "A run may begin with an ace, end with one, or both.", control)
    qtbot.addWidget(row)
    row.resize(round(control.sizeHint().width() / part), 200)
    with qtbot.waitExposed(row):
        row.show()
    words = row.findChildren(QLabel)[-1]
    assert (control.y() >= words.geometry().bottom()) is beneath
    assert control.geometry().right() <= row.width()


def test_a_control_lies_under_a_title_that_leaves_it_no_room(qtbot):
    """A row is as wide as its page: one that stands beside its words must not push those of other rows out of it."""
    page, control = QWidget(), Segments("last", [("required", "Required"), ("free", "Free")])
    row = TitledRow("The last discard of a hand", "Whoever goes out discards the last card.", control)
    QVBoxLayout(page).addWidget(row)
    qtbot.addWidget(page)
    title = row.findChildren(QLabel)[0]
    page.resize(title.sizeHint().width() + control.sizeHint().width(), 300)
    with qtbot.waitExposed(page):
        page.show()
    assert row.width() < page.width()
    assert control.y() >= row.findChildren(QLabel)[-1].geometry().bottom()
    assert control.geometry().right() <= row.width()
    assert control.width() >= control.sizeHint().width()
