"""Pages that fill the window: the table's ground with rays, a head with the way back, and what they are about."""

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QHBoxLayout, QScrollArea, QWidget

from barracan.table.layouts.geometry import TEXT_SIZES, clamp
from barracan.table.layouts.table_layout import shrunk_into
from barracan.table.painting import paint_ground
from barracan.table.themes import Outfit, Theme
from barracan.table.translation import common
from barracan.windows.shell.controls import ElidedLabel
from barracan.windows.shell.layout import lay_column, lay_row
from barracan.windows.shell.leaf import Leaf
from barracan.windows.shell.painted_buttons import PaintedButton, Pill
from barracan.windows.shell.style import palette, put_on

_USUAL: Final = (1280, 800)
_FIXED: Final = 1.15
"""Larger text than this may make a page higher than the window; then it scrolls."""


class WidePage(Leaf):
    """The base of the pages without a panel; it follows the theme and the size of the window.

    Attributes:
        outfit: how the table looks now.
        scale: how large its type is, 1 at 1280x800.
        unit: how large its pictures are.
        content: the head and what lies under it.
        column: their rows.
        head: the row of the way back and the title, for what else belongs there.
    """

    def __init__(self, name: str, title: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.outfit = Outfit()
        self.scale = self.unit = 1.0
        self._is_dressed = self._may_scroll = False
        self._outer = _Scroll(self)
        self.content = QWidget()
        self.close_button = Pill("close", common("Back"), self.content, sign="back", size="small")
        self.close_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.close_button.setToolTip(common("Back (Esc)"))
        self.close_button.clicked.connect(self.closed)
        self.title = ElidedLabel(title, "title")
        self.head: QHBoxLayout = lay_row(self.close_button, (self.title, 1), spacing=16)
        self.column = lay_column(self.head, inside=self.content)
        self._outer.show_all(self.content)
        self.content.installEventFilter(self)

    @property
    def theme(self) -> Theme:
        """The colours in use."""
        return self.outfit.theme

    def wear(self, outfit: Outfit) -> None:
        """Look like the table from now on."""
        self.outfit = outfit
        self._is_dressed = False
        self._rescale()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the window."""
        self._outer.setGeometry(self.rect())
        self._rescale()

    def _rescale(self) -> None:
        """Take the type's size: that of the window, enlarged as the person wants as far as the page has room."""
        self.unit = min(self.width() / _USUAL[0], self.height() / _USUAL[1], 1.85)
        usual = clamp(0.86 * self.unit, 1, 1.32) * shrunk_into(self.size())
        self._may_scroll = self.outfit.text_size > _FIXED
        for size in reversed([size for size in TEXT_SIZES if size <= self.outfit.text_size]):
            if round(usual * size, 2) != self.scale or not self._is_dressed:
                self.scale, self._is_dressed = round(usual * size, 2), True
                self._dress()
            self._space()
            wide, high = self.content.minimumSizeHint().toTuple()
            if wide <= self.width() and (high <= self.height() or self._may_scroll):
                break
        self._grow()

    def _grow(self) -> None:
        """Be as high as the window, or as what stands here needs where that may scroll."""
        high = self.height()
        if self._may_scroll:
            least = self.content.minimumSizeHint().height()
            high = max(high, least, self.column.minimumHeightForWidth(self.width()))
        self.content.resize(self.width(), high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Grow where something else than before stands on the page; what is too wide for it takes smaller type."""
        if event.type() == QEvent.Type.LayoutRequest and self._may_scroll:
            if self.content.minimumSizeHint().width() > self.width():
                self._rescale()
            else:
                self._grow()
        return False

    def _space(self) -> None:
        """Take the margins of this size of type, and have all rows measured again, those in rows too."""
        margin = round(max(36 * min(1.0, self.scale), 0.028 * self.width()))
        self.column.setContentsMargins(margin, round(14 * self.scale), margin, round(24 * self.unit))
        self.column.setSpacing(round(14 * self.scale))
        self.column.invalidate()
        self.column.activate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground with its rays."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, _ground(self.theme, self.width(), self.height(), self.devicePixelRatioF()))

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard where no control of the page has it."""
        if self.focusWidget() is None:
            self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Take the keyboard from the way back: shown again, the page is not left by Enter at once."""
        super().hideEvent(event)
        self.close_button.clearFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; Enter presses the button to which keys have led, else it is the page's main action."""
        if event.key() == Qt.Key.Key_Escape and self.close_button.isVisibleTo(self) and self.leads_back:
            self.closed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focused = self.focusWidget()
            if isinstance(focused, QAbstractButton) and _answers_enter(focused):
                focused.click()
            else:
                self.main_action()
        else:
            super().keyPressEvent(event)

    def main_action(self) -> None:
        """What Enter does where nothing else wants it."""

    def _dress(self) -> None:
        self.content.setPalette(palette(self.theme))
        put_on(self.content, self.theme, self.scale)
        put_on(self._outer.verticalScrollBar(), self.theme, self.scale)
        for each in self.content.findChildren(PaintedButton):
            each.wear(self.theme, self.scale)


def _answers_enter(button: QAbstractButton) -> bool:
    """Whether Enter presses this button in focus: not one on which a click has left the focus without a ring."""
    return not button.isCheckable() and (not isinstance(button, PaintedButton) or button.by_keys)


class _Scroll(QScrollArea):
    """What a page stands in: it scrolls where the page is higher than the window, and leaves all keys to the page."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)

    def show_all(self, content: QWidget) -> None:
        """Show this, on the ground of the page."""
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Page keys scroll; arrows choose on many pages."""
        if event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and self.verticalScrollBar().maximum():
            super().keyPressEvent(event)
        else:
            event.ignore()


@lru_cache(maxsize=1)
def _ground(theme: Theme, width: int, height: int, ratio: float) -> QPixmap:
    """The ground of every page of this size."""
    return paint_ground(theme, QSize(width, height), ratio, QPointF(0.3 * width, 0.62 * height))
