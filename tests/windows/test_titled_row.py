"""A control stands beside the words that tell of it, or under them where it would take most of the row."""

import pytest
from PySide6.QtWidgets import QLabel

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
