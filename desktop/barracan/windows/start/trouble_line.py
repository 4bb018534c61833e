"""The line of the first page that tells what is wrong with the library, what is safe, and what can be done."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from barracan.table.hud.lettering import SEMIBOLD, font_of
from barracan.table.themes import Theme
from barracan.windows.shell.controls import ElidedLabel
from barracan.windows.shell.layout import MIDDLE, NO_MARGINS, lay_row
from barracan.windows.shell.painted_buttons import Pill


class TroubleLine(QWidget):
    """A sentence in coral, and one button.

    Signals:
        pressed: the button.
    """

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trouble_line")
        self._sentence = ElidedLabel(lines=2, name="home_trouble")
        self._button = Pill("trouble_action", "", self, size="small")
        self._button.clicked.connect(self.pressed)
        lay_row((self._sentence, 1, MIDDLE), (self._button, 0, MIDDLE), inside=self, margins=NO_MARGINS, spacing=14)
        self.hide()

    def show_words(self, sentence: str, action: str) -> None:
        """Say this, and what the button does; an empty sentence takes the line away."""
        self._sentence.show_words(sentence)
        self._button.show_words(action, "")
        self.setVisible(bool(sentence))

    def wear(self, theme: Theme, text: float) -> None:
        """Take these colours and this size of type."""
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, theme.refused)
        self._sentence.setPalette(colours)
        self._sentence.setFont(font_of(13.5 * text, SEMIBOLD))
        self._button.wear(theme, 0.9 * text)
