"""What the platform must not do to us."""

import sys

import pytest
from PySide6.QtCore import QObject, QRect, Signal

CALLS = 500


class Sender(QObject):
    sent = Signal()


@pytest.fixture
def sender():
    sender = Sender()
    sender.sent.connect(lambda: None)
    return sender


@pytest.mark.parametrize("name", ["emit", "setX", "parent", "isValid"])
def test_a_call_into_qt_loses_no_reference(sender, name):
    """PySide6 6.12.0 drops a reference to None on each void call, which ends Python 3.11 after some 5,000 of them."""
    rect = QRect(0, 0, 1, 1)
    calls = {"emit": sender.sent.emit, "setX": lambda: rect.setX(0), "parent": sender.parent, "isValid": rect.isValid}
    call = calls[name]
    lent = [None, True, False] * CALLS  # lets the test outlive the fault
    before = [sys.getrefcount(value) for value in lent[:3]]
    for _ in range(CALLS):
        call()
    after = [sys.getrefcount(value) for value in lent[:3]]
    assert all(new > old - CALLS // 10 for old, new in zip(before, after, strict=True))
