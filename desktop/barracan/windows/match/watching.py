"""Computers play by themselves, hand after hand; and what has been shown is written down for those who check it."""

import os
from pathlib import Path

from PySide6.QtCore import QObject

from barracan.table.timings import single_shot
from barracan.windows.match.match_controller import MatchController
from barracan.windows.shell.failures import report_failures

BREATH = 250
"""Milliseconds between a hand that is over and the next deal."""


class Watch(QObject):
    """Deals the next hand by itself, and begins the same table again when a match is over."""

    def __init__(self, controller: MatchController, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._breath = single_shot(self, BREATH, self._go_on)
        controller.hand_ended.connect(self._breath.start)

    def _go_on(self) -> None:
        if self._controller.sheet().result:
            with report_failures(self._controller.trouble.emit):
                self._controller.start(self._controller.settings)
        else:
            self._controller.next_hand()
        self._controller.revealed.emit()


class Report(QObject):
    """Appends to a file the numbers of the match and of each of its positions, once the table shows that position."""

    def __init__(self, controller: MatchController, path: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        controller.model.shown.connect(self._note)
        controller.model.happened.connect(self._note)

    def _note(self, _: object = None) -> None:
        os.write(self._file, f"{self._controller.match} {self._controller.model.number}\n".encode())
