"""Waiting for what events bring about, without asking the clock."""

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QTimer

PATIENCE = 60_000
"""Milliseconds after which nothing can come any more, on however busy a machine; no test is decided by it otherwise."""


def until(condition):
    """Let events run until this is so; it is looked at whenever there is nothing to do but to wait for more."""
    if condition():
        return
    loop, failures = QEventLoop(), []

    def look():
        try:
            found = condition()
        except Exception as failure:  # noqa: BLE001 - raised below; here it would be lost between events
            failures.append(failure)
            found = True
        if found:
            loop.exit(1)

    dispatcher, deadline = QAbstractEventDispatcher.instance(), QTimer()
    deadline.timeout.connect(loop.quit)
    deadline.start(PATIENCE)
    dispatcher.aboutToBlock.connect(look)
    try:
        assert loop.exec() == 1, "waited in vain"
    finally:
        dispatcher.aboutToBlock.disconnect(look)
    if failures:
        raise failures[0]


def run_dry():
    """Let everything happen that is under way, but for what a timer is still to bring about."""
    loop = QEventLoop()
    while loop.processEvents():
        pass


def run_out(owner):
    """Let everything happen that is under way, and at once what the timers of an object are still to bring about."""
    run_dry()
    while due := [each for each in owner.findChildren(QTimer) if each.isActive() and each.isSingleShot()]:
        for timer in due:
            timer.stop()
            timer.timeout.emit()
        run_dry()
