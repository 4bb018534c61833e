"""Labels, fields, buttons and rows, dressed as the style sheet knows them."""

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, SignalInstance
from PySide6.QtGui import (
    QHelpEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QToolTip,
    QWidget,
)

from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, Theme, side_colour
from barracan.table.translation import plain_tip
from barracan.windows.shell.formats import elide, height_of
from barracan.windows.shell.layout import MIDDLE, NO_MARGINS, lay_column, lay_row
from barracan.windows.shell.push_button import PushButton

_SMOOTH = QPainter.RenderHint.Antialiasing
_LEAST_WORDS = 4
"""Letters of an elided label that show in any case."""


def set_style(widget: QWidget, name: str, value: object) -> None:
    """Give a widget a property that the style sheet knows, and let it see that."""
    if widget.property(name) != value:
        widget.setProperty(name, value)
        widget.style().unpolish(widget)
        widget.style().polish(widget)


def label(words: str = "", part: str = "", *, wrap: bool = False, name: str = "") -> QLabel:
    """A label whose *part* names its style."""
    made = QLabel(words)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    made.setObjectName(name)
    if part:
        made.setProperty("part", part)
    return made


class ElidedLabel(QLabel):
    """Words that give way to what stands beside them: where they have no room, an ellipsis cuts them, the names first.

    Cut words are whole in the tool tip, and for screen readers always.
    """

    def __init__(
        self, words: str = "", part: str = "", names: Sequence[str] = (), *, lines: int = 1, name: str = ""
    ) -> None:
        super().__init__(words)
        self.setObjectName(name)
        self._names = tuple(names)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.set_lines(lines)
        if part:
            self.setProperty("part", part)

    @property
    def drawn_text(self) -> str:
        """The words as they are drawn."""
        return elide(self.text(), self._names, self.fontMetrics(), self.contentsRect().width(), self._lines)

    def set_lines(self, lines: int) -> None:
        """Take so many lines at the most."""
        self._lines = lines
        self.setWordWrap(lines > 1)

    def show_words(self, words: str, names: Sequence[str] = ()) -> None:
        """Say this; the names in it are cut before the other words."""
        self._names = tuple(names)
        self.setText(words)
        self.update()

    def minimumSizeHint(self) -> QSize:
        """A few letters of one line."""
        metrics = self.fontMetrics()
        least = QSize(metrics.averageCharWidth() * _LEAST_WORDS, metrics.lineSpacing())
        return super().minimumSizeHint().boundedTo(least)

    def heightForWidth(self, width: int) -> int:
        """As many lines as the words take, and no more than they may."""
        return min(super().heightForWidth(width), height_of(self._lines, self.fontMetrics()))

    def event(self, event: QEvent) -> bool:
        """Tell cut words in a tool tip."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.drawn_text != self.text():
            QToolTip.showText(event.globalPos(), self.text(), self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw as much as there is room for."""
        shown = self.drawn_text
        if shown == self.text():
            super().paintEvent(event)
            return
        wrap = Qt.TextFlag.TextWordWrap if self._lines > 1 else 0
        with QPainter(self) as painter:
            self.style().drawItemText(
                painter, self.contentsRect(), int(self.alignment()) | int(wrap), self.palette(), self.isEnabled(),
                shown, self.foregroundRole(),
            )  # fmt: skip


def text_field(name: str, accessible: str, words: str = "", *, hint: str = "", longest: int = 32_767) -> QLineEdit:
    """A field for one line of text, which takes so many letters."""
    field = QLineEdit(words)
    field.setObjectName(name)
    field.setAccessibleName(accessible)
    field.setPlaceholderText(hint)
    field.setMaxLength(longest)
    return field


def button(
    words: str, name: str, part: str = "", *, tip: str = "", do: Callable[..., object] | SignalInstance | None = None
) -> QPushButton:
    """A push button that bears the name of what it does, and does it."""
    made = PushButton(words)
    made.setObjectName(name)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    made.setAutoDefault(False)
    made.setToolTip(plain_tip(tip))
    if part:
        made.setProperty("part", part)
    if do is not None:
        made.clicked.connect(do)
    return made


_MOST_BESIDE: Final = 0.56
"""A control that would take more of a row than this lies under its words."""
_BESIDE_WORDS: Final = 20
"""Pixels between words and the control beside them."""


class TitledRow(QWidget):
    """A row of a page: a title with a sentence under it, and the control at the right, or a wide one below."""

    def __init__(self, title: str, sentence: str | QLabel, control: QWidget) -> None:
        super().__init__()
        told = sentence if isinstance(sentence, QLabel) else label(sentence, "quiet", wrap=True)
        self._words = lay_column(label(title, "name"), told, spacing=2)
        self._told_control = control
        self._parts = lay_row((self._words, 1), control, inside=self, margins=NO_MARGINS)
        self._lie(beneath=False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the control where it has room."""
        super().resizeEvent(event)
        control = self._told_control.sizeHint().width()
        left = self.width() - _BESIDE_WORDS - control
        self._lie(beneath=control > _MOST_BESIDE * self.width() or left < self._words.minimumSize().width())

    def minimumSizeHint(self) -> QSize:
        """As wide as the wider of words and control, which may lie beneath each other."""
        control, words = self._told_control, self._words.minimumSize()
        least = max(control.minimumSizeHint().width(), control.minimumWidth(), words.width())
        return QSize(least, super().minimumSizeHint().height())

    def _lie(self, *, beneath: bool) -> None:
        ways, side = QBoxLayout.Direction, Qt.AlignmentFlag.AlignLeft if beneath else Qt.AlignmentFlag.AlignRight
        self._parts.setDirection(ways.TopToBottom if beneath else ways.LeftToRight)
        self._parts.setSpacing(6 if beneath else _BESIDE_WORDS)
        self._parts.setAlignment(self._told_control, side | MIDDLE)


def box_frame(name: str = "") -> QFrame:
    """A frame on a lighter ground."""
    made = QFrame()
    made.setObjectName(name)
    made.setProperty("part", "box")
    return made


def line() -> QFrame:
    """A hairline between rows."""
    made = QFrame()
    made.setProperty("part", "line")
    return made


def list_widget(name: str, accessible: str = "") -> QListWidget:
    """A list as wide as its column."""
    made = QListWidget()
    made.setObjectName(name)
    made.setAccessibleName(accessible)
    made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    return made


class Mark(QWidget):
    """The mark of a side in its colour: disc, diamond, triangle, square, pentagon, star."""

    def __init__(self, side: int = 0, theme: Theme = FELT, size: int = 16) -> None:
        super().__init__()
        self.setFixedSize(size, size)
        self.set_side(side, theme)

    def set_side(self, side: int, theme: Theme) -> None:
        """Show this side's mark in a theme's colour for it."""
        self._side, self._colour = side, side_colour(theme, side)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the mark."""
        with QPainter(self) as painter:
            painter.setRenderHint(_SMOOTH)
            draw_mark(painter, self._side, QRectF(self.rect()).adjusted(2, 2, -2, -2), self._colour)
