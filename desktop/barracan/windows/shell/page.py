"""Pages of the window: the table's ground, a panel on it, a title and a way back; and the stack in which they lie."""

from collections.abc import Callable
from typing import TypeVar, cast

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from barracan.table.layouts.geometry import TEXT_SIZES
from barracan.table.themes import FELT, Outfit, Theme
from barracan.windows.shell.controls import ElidedLabel, button, label
from barracan.windows.shell.layout import STRETCH, lay_column, lay_row
from barracan.windows.shell.style import palette, put_on, text_scale

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
        self._text_size = 1.0
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
        self._text_size = outfit.text_size
        self.set_theme(outfit.theme)
        self._rescale()

    def set_theme(self, theme: Theme) -> None:
        """Wear another theme."""
        self.theme = theme
        self._dress()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the panel in the middle, as large as wanted and as the window allows."""
        self._ground.resize(self.size())
        self._rescale()
        scale = self.scale
        wanted = self.wanted_size(scale)
        width, height = min(wanted.width(), self.width() - 48), min(wanted.height(), self.height() - 48)
        self.panel.setGeometry((self.width() - width) // 2, (self.height() - height) // 2, width, height)

    def _rescale(self) -> None:
        """Take the type's size: that of the window, enlarged as the person wants as far as the page has room."""
        usual = text_scale(self.size(), USUAL, 1.5)
        for size in reversed([size for size in TEXT_SIZES if size <= self._text_size]):
            if round(usual * size, 2) != self.scale:
                self.scale = round(usual * size, 2)
                self._dress()
            least = self.panel.minimumSizeHint()
            if least.width() <= self.width() - 48 and least.height() <= self.height() - 48:
                break

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
        put_on(self, self.theme, scale)
        pad = round(26 * scale)
        self.body.setContentsMargins(pad, round(20 * scale), pad, round(22 * scale))
        self.body.setSpacing(round(12 * scale))


LeafT = TypeVar("LeafT", bound=Leaf)


class Pages(QStackedWidget):
    """Shows one page at a time, or a table, or the curtain.

    Attributes:
        curtain: what covers everything, once it has fallen.

    Signals:
        home: the way back ends; the table is to be shown, or where there is none what can be resumed.
        ended: the window has closed.
    """

    home = Signal()
    ended = Signal()

    def __init__(self, outfit: Outfit) -> None:
        super().__init__()
        self._outfit = outfit
        self._known: dict[str, Leaf] = {}
        self._tables: list[QWidget] = []
        self.curtain: QWidget | None = None
        self._way_back: list[QWidget] = []
        self._left_at: dict[QWidget, str] = {}

    @property
    def covered(self) -> bool:
        """Whether the curtain is down."""
        return self.curtain is not None and self.currentWidget() is self.curtain

    def find_leaf(self, name: str) -> Leaf | None:
        """The page of this name, ``None`` if it has not been shown yet."""
        return self._known.get(name)

    def get(self, name: str, make: Callable[[], LeafT], *, is_table: bool = False) -> LeafT:
        """The page of this name, made when it is first wanted; a table says itself where its closing leads."""
        if name not in self._known:
            page = self._known[name] = make()
            page.wear(self._outfit)
            self.addWidget(page)
            if is_table:
                self._tables.append(page)
            else:
                page.closed.connect(self._go_back)
        return cast("LeafT", self._known[name])  # a name stands for one class

    def put_away(self, name: str) -> None:
        """Let go of a page; it is made again when it is next wanted."""
        page = self._known.pop(name, None)
        if page is not None:
            self._way_back = [other for other in self._way_back if other is not page]
            self._left_at.pop(page, None)
            page.deleteLater()

    def forget(self) -> None:
        """Let go of all pages and tables, and of the curtain; those who have added a table end it."""
        for widget in (*self._known.values(), self.curtain):
            if widget is not None:
                widget.deleteLater()
        self._known.clear()
        self._tables.clear()
        self._way_back.clear()
        self._left_at.clear()
        self.curtain = None

    def wear(self, outfit: Outfit) -> None:
        """Let every page look like this from now on."""
        self._outfit = outfit
        for page in self._known.values():
            page.wear(outfit)

    def go(self, page: QWidget) -> None:
        """Show a page; its way back leads to where the person is now."""
        here = self.currentWidget()
        if here is page or self.covered:
            return
        if page in self._way_back:
            del self._way_back[self._way_back.index(page) :]
        elif here is not None and here in (*self._tables, *self._known.values()):
            self._way_back.append(here)
        self.turn_to(page)

    def turn_to(self, page: QWidget) -> None:
        """Show a page in the place of the one that is shown."""
        self._show(page)

    def add_table(self, table: QWidget) -> None:
        """Take a table, to which the way back leads at last."""
        self._tables.append(table)
        self.addWidget(table)

    def show_table(self, table: QWidget) -> None:
        """Show a table; from there no way leads back."""
        self._way_back.clear()
        self._note_focus()
        self.setCurrentWidget(table)
        table.setFocus()

    def cover(self, curtain: QWidget) -> None:
        """Let the curtain fall over everything."""
        if curtain is not self.curtain:
            self.curtain = curtain
            self.addWidget(curtain)
        self.show_table(curtain)

    def _go_back(self) -> None:
        page = self._way_back.pop() if self._way_back else None
        if page is None or page in self._tables:
            self.home.emit()
        else:
            self._show(page)
            if isinstance(page, Leaf):
                page.returned.emit()
            self._focus_again(page)

    def _show(self, page: QWidget) -> None:
        """Turn to a page; Qt would give the keyboard to whatever comes next in the order of Tab."""
        self._note_focus()
        focused: QWidget | None = page.focusWidget()
        self.setCurrentWidget(page)
        (page if focused is None else focused).setFocus()

    def _note_focus(self) -> None:
        """Remember where the person leaves the page that is shown: Qt forgets it."""
        here = self.currentWidget()
        focused = here.focusWidget() if here is not None else None
        if here is not None and focused is not None:
            self._left_at[here] = focused.objectName()

    def _focus_again(self, page: QWidget) -> None:
        """Give the keyboard to the control that led away from a page, or to the one made in its place."""
        name = self._left_at.pop(page, "")
        control = page.findChild(QWidget, name) if name else None
        if control is not None and control.isVisibleTo(page) and control.isEnabled():
            control.setFocus()
