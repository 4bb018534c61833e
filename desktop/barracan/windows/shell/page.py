"""Pages with a panel under their head."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QScrollArea, QVBoxLayout, QWidget

from barracan.table.themes import Outfit, Theme
from barracan.windows.shell.controls import label
from barracan.windows.shell.layout import lay_column, lay_row
from barracan.windows.shell.wide_page import WidePage

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


class Page(WidePage):
    """The base of the pages with a panel under their head; it follows the theme and the size of the window.

    Attributes:
        panel: what holds what the page is about.
        body: its rows.
    """

    def __init__(self, name: str, title: str, width: int, height: int) -> None:
        super().__init__(name, title)
        self._wanted = (width, height)
        self.panel = QFrame()
        self.panel.setObjectName("panel")
        self.column.addLayout(lay_row(self.panel), 1)
        self.column.addStretch(0)  # a panel that is as high as it would like to be leaves the rest of the page free
        self.body = lay_column(inside=self.panel)

    def introduce(self, words: str) -> None:
        """Say at the top of the page what it is for."""
        self.body.addWidget(label(words, "quiet", wrap=True))

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on."""
        super().wear(outfit)
        self.set_theme(outfit.theme)

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme."""
        if theme is not self.theme:
            super().wear(self.outfit._replace(theme=theme))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel in the middle, as large as wanted and as the window allows."""
        super().resizeEvent(event)
        self.panel.setMaximumSize(self.wanted_size(self.scale))

    def wanted_size(self, scale: float) -> QSize:
        """How large the panel would like to be."""
        return QSize(round(self._wanted[0] * scale), round(self._wanted[1] * scale))

    def _dress(self) -> None:
        super()._dress()
        pad = round(24 * min(self.scale, max(1.0, self.unit)))  # large words need the width themselves
        self.body.setContentsMargins(pad, round(18 * self.scale), pad, round(20 * self.scale))
        self.body.setSpacing(round(12 * self.scale))
