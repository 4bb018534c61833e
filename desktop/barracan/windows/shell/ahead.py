"""What is done bit by bit before it is wanted, so that no single turn of the event loop takes long."""

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, QTimer

PAUSE = 40
"""Milliseconds between two steps at rest, so that what a person does meanwhile waits for one of them at most."""
_END = object()


class Ahead(QObject):
    """Takes one step after another, each in a turn of the event loop of its own, with a pause between them."""

    def __init__(self, parent: QObject, pause: int = 0) -> None:
        super().__init__(parent)
        self._steps: Iterator[object] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(pause)
        self._timer.timeout.connect(self._take_step)

    def begin(self, steps: Iterable[object]) -> None:
        """Take these steps from now on, and no more of others."""
        self._steps = iter(steps)
        self._timer.start()

    def go_on(self, *, wanted: bool) -> None:
        """Take the steps that are left, or none until this is called again."""
        if wanted:
            self._timer.start()
        else:
            self._timer.stop()

    def _take_step(self) -> None:
        if next(self._steps, _END) is _END:
            self._timer.stop()
