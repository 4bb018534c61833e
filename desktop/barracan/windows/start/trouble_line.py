"""The line of the first page that tells what is wrong with the library, what is safe, and what can be done."""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from barracan.table.hud.lettering import SEMIBOLD, font_of
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT, Theme, fade
from barracan.windows.shell.controls import ElidedLabel
from barracan.windows.shell.layout import MIDDLE, lay_row
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.start.game_tile import panel_fill


class TroubleLine(QWidget):
    """A sentence in coral, and one button.

    Attributes:
        button: what can be done.

    Signals:
        pressed: the button.
    """

    pressed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("trouble_line")
        self._sentence = ElidedLabel(lines=2, name="home_trouble")
        self.button = Pill("trouble_action", "", self, size="small")
        self.button.clicked.connect(self.pressed)
        self._theme: Theme = FELT
        parts = ((self._sentence, 1, MIDDLE), (self.button, 0, MIDDLE))
        lay_row(*parts, inside=self, margins=(14, 0, 6, 0), spacing=14)
        self.hide()

    def show_words(self, sentence: str, action: str) -> None:
        """Say this, and what the button does; an empty sentence takes the line away."""
        self._sentence.show_words(sentence)
        self.button.show_words(action, "")
        self.setVisible(bool(sentence))

    def wear(self, theme: Theme, text: float) -> None:
        """Take these colours and this size of type."""
        self._theme = theme
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, theme.refused)
        self._sentence.setPalette(colours)
        self._sentence.setFont(font_of(13.5 * text, SEMIBOLD))
        self.button.wear(theme, 0.9 * text)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a ground on which coral can be read."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            fill, edge = panel_fill(self._theme, lit=False), fade(self._theme.refused, 0.5)
            draw_panel(painter, QRectF(self.rect()), 12, fill, edge)
