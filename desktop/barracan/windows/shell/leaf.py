"""What the window shows one at a time: a page, or a table."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from barracan.table.themes import Outfit


class Leaf(QWidget):
    """What the window shows one at a time.

    Signals:
        closed: the person goes back to where they came from.
        returned: the way back has led here; what is shown may be out of date.
    """

    closed = Signal()
    returned = Signal()

    @property
    def leads_back(self) -> bool:
        """Whether Esc leads back from here: in a window that fills the screen it gives that up first."""
        return not self.window().isFullScreen()

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on."""
