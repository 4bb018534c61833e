"""A page of the window: the table's ground, a panel on it, a title and a way back."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from barracan.table.themes import FELT, Outfit, Theme
from barracan.windows.shell.controls import ElidedLabel, button, label
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.style import palette, style_sheet, text_scale

USUAL = QSize(1500, 880)
"""The largest window in which the type of pages has its usual size."""


def scroll_column(body: QBoxLayout) -> QVBoxLayout:
    """A column for rows that scrolls, up and down only, where the panel is too low for them."""
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    inner = QWidget()
    rows = lay_column(inside=inner, margins=(0, 0, 8, 0))
    scroll.setWidget(inner)
    body.addWidget(scroll, 1)
    return rows


class Leaf(QWidget):
    """What the window shows one at a time.

    Signals:
        closed: the person goes back to where they came from.
        returned: the way back has led here; what is shown may be out of date.
    """

    closed = Signal()
    returned = Signal()

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on."""


class Page(Leaf):
    """The base of the pages with a panel; it follows the theme and the size of the window.

    Attributes:
        theme: the colours in use.
        scale: how large its type is, 1 on a small window.
    """

    def __init__(self, name: str, title: str, width: int, height: int) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.theme = FELT
        self.scale = 0.0
        self._wanted = (width, height)
        self._ground = QFrame(self)
        self._ground.setObjectName("ground")
        self.panel = QFrame(self._ground)
        self.panel.setObjectName("panel")
        self.title = ElidedLabel(title, "title")
        self.close_button = button("✕", "close", "quiet")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setToolTip(self.tr("Back (Esc)"))
        self.close_button.setAccessibleName(self.tr("Back"))
        self.close_button.clicked.connect(self.closed)
        self.head = lay_row(self.title, STRETCH, self.close_button)
        self.body = lay_column(self.head, inside=self.panel)

    def introduce(self, words: str) -> None:
        """Say at the top of the page what it is for."""
        self.body.addWidget(label(words, "quiet", wrap=True))

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on."""
        self.set_theme(outfit.theme)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme."""
        self.theme = theme
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel in the middle, as large as wanted and as the window allows."""
        self._ground.resize(self.size())
        scale = text_scale(self.size(), USUAL, 1.5)
        if scale != self.scale:
            self.scale = scale
            self._dress()
        wanted = self.wanted_size(scale)
        width, height = min(wanted.width(), self.width() - 48), min(wanted.height(), self.height() - 48)
        self.panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard where no control of the page has it."""
        if self.focusWidget() is None:
            self.setFocus()

    def wanted_size(self, scale: float) -> QSize:
        """How large the panel would like to be."""
        return QSize(round(self._wanted[0] * scale), round(self._wanted[1] * scale))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses the button in focus, else it is the page's main action."""
        if event.key() == Qt.Key.Key_Escape and self.close_button.isVisibleTo(self):
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton):
                focused.click()
            else:
                self.main_action()
        else:
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """What Enter does where nothing else wants it."""

    def _dress(self) -> None:
        scale = self.scale or 1.0
        self.setPalette(palette(self.theme))
        self.setStyleSheet(style_sheet(self.theme, scale))
        pad = round(26 * scale)
        self.body.setContentsMargins(pad, round(20 * scale), pad, round(22 * scale))
        self.body.setSpacing(round(12 * scale))
