"""Giving back to the system what the program has let go of."""

import sys
from typing import Final

from PySide6.QtCore import QObject

from barracan.table.timings import single_shot
from barracan.windows.shell.pages import Pages

_REST: Final = 3000
"""Milliseconds on a page after which nothing moves there: it may take some tens of them."""


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


def give_back() -> None:
    """Give back what lies free between that which is in use; a C library that cannot do so is left alone.

    That of Linux keeps it: half of what the program held after some changes of language was free.
    """
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim is not None:
            trim(0)
