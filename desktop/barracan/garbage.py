"""Looking for garbage while computers think: they make hardly any that does not go by itself."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_SELDOM: Final = (200_000, 20, 20)
"""Answers that are kept grow by thousands of tuples; each usual look, after 700 or 2,000, goes through all of them."""


def collect_seldom() -> None:
    """Look for garbage a hundred times less often from now on."""
    gc.set_threshold(*_SELDOM)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Look for garbage a hundred times less often for a while."""
    before = gc.get_threshold()
    collect_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
