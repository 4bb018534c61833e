"""Closed windows and tables are let go in time.

What they hold is Qt's. Python's collector counts its own objects alone and waits until a quarter as many have come as
there are, so that gigabytes of closed windows would gather.
"""

import gc
from itertools import count

from PySide6.QtCore import QCoreApplication, QEvent

_EVERY = 8
_tests = count(1)


def set_the_rest_apart():
    """Let no later collection look through what is here already: modules, and what games remember."""
    _let_go()
    gc.freeze()


def collect():
    """Let go what the tests have closed, every few tests."""
    if next(_tests) % _EVERY == 0:
        _let_go()


def _let_go():
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # else they wait for an event loop
    gc.collect()
