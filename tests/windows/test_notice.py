"""Sentences over the window: failures stay until they are closed, other things go by."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from barracan.windows.shell.notice import BRIEF, Notice


def test_a_failure_stays_and_what_is_brief_goes_with_what_is_done_next(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 600)
    window.show()
    notice = Notice(window)
    notice.tell("The disk is full.")
    notice.pass_by()
    assert notice.sentence == "The disk is full."
    notice.tell("Sound is off.", brief=True)
    notice.pass_by()
    assert notice.sentence == ""
    notice.tell("Sound is on.", brief=True)
    read = notice.findChild(QTimer)
    assert read.remainingTime() > BRIEF / 2
    read.timeout.emit()
    assert notice.sentence == ""
