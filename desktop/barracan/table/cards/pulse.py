"""The two slow pulses with which a hint appears."""

from collections.abc import Iterable
from math import cos, pi
from typing import Final

from PySide6.QtCore import QObject, QVariantAnimation

from barracan.table import timings
from barracan.table.cards.card_item import CardItem

_TIMES: Final = 2
_FAINTEST: Final = 0.25


class Pulse(QObject):
    """Lets the signs of some cards fade and come back twice; then they are still."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cards: list[CardItem] = []
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(timings.PULSE)
        self._animation.setLoopCount(_TIMES)
        self._animation.valueChanged.connect(self._show)
        self._animation.finished.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether the signs are not still yet."""
        return self._animation.state() == QVariantAnimation.State.Running

    def start(self, cards: Iterable[CardItem]) -> None:
        """Begin with these cards."""
        self.stop()
        self._cards = list(cards)
        self._animation.start()

    def stop(self) -> None:
        """Let the signs be still at once."""
        self._animation.stop()
        self._show(0.0)
        self._cards = []

    def _show(self, part: float) -> None:
        strength = _FAINTEST + (1 - _FAINTEST) * abs(cos(pi * part))
        for card in self._cards:
            card.set_strength(strength)
