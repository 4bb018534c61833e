"""Giving back to the system what the program has let go of."""

import sys
from typing import Final

from PySide6.QtCore import QObject

from barracan.table.timings import single_shot
from barracan.windows.shell.pages import Pages

_REST: Final = 3000
"""Milliseconds on a page after which nothing moves there: it may take some tens of them."""
_LARGE: Final = 1_048_576
"""Bytes of a piece that lies apart: a picture as large as a page or a table, of which each resize makes others."""
_LARGE_FROM: Final = -3
"""What ``mallopt`` calls the size from which pieces lie apart."""


class MemoryReturn(QObject):
    """Gives memory back when a person rests on a page; not at a table, where cards may fly."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(pages)
        self._pages = pages
        self.rest = single_shot(self, _REST, self._give_back)
        pages.currentChanged.connect(lambda _: self.rest.start())

    def _give_back(self) -> None:
        if not self._pages.shows_table:
            give_back()


def part_large_pieces() -> None:
    """Let each large piece lie apart from now on, so that it goes back as soon as it is let go of.

    The C library of Linux does so until the first of them goes, and then puts larger and larger ones between small ones
    that stay: after minutes of resizes and changes of pages more was free than in use.
    """
    _ask_library("mallopt", _LARGE_FROM, _LARGE)


def give_back() -> None:
    """Give back what lies free between that which is in use.

    The C library of Linux keeps it: half of what the program held after some changes of language was free.
    """
    _ask_library("malloc_trim", 0)


def _ask_library(name: str, *numbers: int) -> None:
    """Call a function of the C library of Linux; one that lacks it, and that of another system, is left alone."""
    if sys.platform == "linux":
        import ctypes

        function = getattr(ctypes.CDLL(None), name, None)
        if function is not None:
            function(*numbers)
