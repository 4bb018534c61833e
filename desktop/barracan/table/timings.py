"""How long things take, in milliseconds, and the speeds a person can choose."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, QTimer

HOVER: Final = 90
SELECT: Final = 140
SNAP_BACK: Final = 140
TURN_OVER: Final = 160
RELAYOUT: Final = 220
FADE: Final = 120
PULSE: Final = 900
CARD_LEAST: Final = 180
CARD_PER_PIXEL: Final = 0.12
CARD_MOST: Final = 320
STAGGER: Final = 35
SEVERAL_MOST: Final = 700
DEAL_STEP: Final = 45
DEAL_MOST: Final = 1600
THINKING_AFTER: Final = 600
TRICK_SHOWN: Final = 900
"""So long a complete trick lies there before it is taken."""
MELDS_SHOWN: Final = 1600
"""So long melds that go back into a hand can be seen."""
LOOK_BACK: Final = 2400
"""So long the last trick lies there large once more."""
FEAT_SHOWN: Final = 2400
"""So long a feat can be read."""
RECALL_SHOWN: Final = 1200
"""So long a past move that is shown once more can be looked at."""
REFUSED_BUBBLE_AFTER: Final = 350
TOUCH_LIFT: Final = 180
"""A finger that has been still so long on a card holds it."""
TOUCH_LARGE: Final = 650
"""A finger that has been still so long on a card is shown it large."""
LOOK_UNDER: Final = 15
"""After so long at most a held card knows which place it is over."""
RESIZE_STEP: Final = 40
"""While a window is being resized it is laid out again after so long."""
RESIZE_REST: Final = 70
"""A resize has come to rest after so long without a change."""

OFF: Final = 0.0
SPEEDS: Final = {"off": OFF, "fast": 0.5, "normal": 1.0, "slow": 1.8}


def travel(distance: float) -> int:
    """How long a card is under way over this distance."""
    return round(min(CARD_MOST, CARD_LEAST + CARD_PER_PIXEL * distance))


def stagger(count: int, each: int) -> float:
    """The delay from card to card so that the whole move stays within its bound."""
    return min(STAGGER, max(0, SEVERAL_MOST - each) / max(1, count - 1))


def deal_step(count: int) -> float:
    """The delay from card to card in a deal."""
    return min(DEAL_STEP, DEAL_MOST / max(1, count))


def single_shot(parent: QObject, milliseconds: int, call: Callable[[], None]) -> QTimer:
    """A timer of this object that calls so long after it was started last."""
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.setInterval(milliseconds)
    timer.timeout.connect(call)
    return timer
