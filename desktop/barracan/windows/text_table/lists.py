"""Plain lists of names, which are filled again without losing the line that is being read."""

from collections.abc import Hashable, Sequence
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from barracan.table.translation import capitalise

_ASIDE, _ABOVE = 56, 10
"""What lies beside and above the words of a line in the style sheet."""
_FOR_THE_PAGE = (Qt.Key.Key_V, Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}

_Index: TypeAlias = QModelIndex | QPersistentModelIndex


class Line(NamedTuple):
    """A line of a list; one that cannot be chosen is only read."""

    words: str
    key: Hashable = None
    choosable: bool = False
    chosen: bool = False


class NameList(QListWidget):
    """A list; in one of cards Space or a click chooses a line beside others and lets it go again.

    Signals:
        picked: the keys of the chosen lines, whenever the person has changed them.
        reached: the key of the line that is being read now.
        entered_line: the key of a line that was clicked twice.
        moved: the number of a line, and 1 down or -1 up, when Shift and an arrow ask for it.
    """

    picked = Signal(list)
    reached = Signal(object)
    entered_line = Signal(object)
    moved = Signal(int, int)

    def __init__(self, name: str, title: str, *, several: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("part", "names")
        self._lines: list[Line] = []
        self.set_title(title)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        mode = QAbstractItemView.SelectionMode
        self.setSelectionMode(mode.MultiSelection if several else mode.NoSelection)
        self.setItemDelegate(_LineDelegate(self))
        self.itemSelectionChanged.connect(lambda: self.picked.emit(self.chosen_keys()))
        self.currentItemChanged.connect(self._reach)
        self.itemClicked.connect(self._reach)
        self.itemActivated.connect(lambda item: self.entered_line.emit(self._key_of(item)))

    def set_title(self, title: str) -> None:
        """Name the list."""
        self.setAccessibleName(title)

    def show_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; the one being read stays, by its key or else by its number."""
        lines = [line._replace(words=capitalise(line.words)) for line in lines]
        if lines == self.lines():
            return
        key, row = self.current_key(), self.currentRow()
        blocker = QSignalBlocker(self)
        self.clear()
        self._lines = lines
        for line in lines:
            item = QListWidgetItem(line.words)
            flags = Qt.ItemFlag.ItemIsEnabled
            item.setFlags(flags | Qt.ItemFlag.ItemIsSelectable if line.choosable else flags)
            self.addItem(item)
            item.setSelected(line.chosen)
        rows = [at for at, line in enumerate(lines) if line.key == key and key is not None]
        if lines:
            place = rows[0] if rows else max(0, min(row, len(lines) - 1))
            self.read(place)
        blocker.unblock()

    def lines(self) -> list[Line]:
        """What the list shows."""
        chosen = {index.row() for index in self.selectedIndexes()}
        return [line._replace(chosen=at in chosen) for at, line in enumerate(self._lines)]

    def chosen_keys(self) -> list[Hashable]:
        """The keys of the chosen lines, from the top."""
        return [line.key for line in self.lines() if line.chosen]

    def read(self, row: int) -> None:
        """Go to the line of this number."""
        self.setCurrentRow(row, self.selectionModel().SelectionFlag.NoUpdate)

    def current_key(self) -> Hashable:
        """The key of the line being read."""
        return self._key_of(self.currentItem())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space chooses, Shift and an arrow move; letters go to a line that begins so, V and Enter to the page."""
        if event.key() in _FOR_THE_PAGE or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            event.ignore()
        elif event.key() in _STEPS and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.moved.emit(self.currentRow(), _STEPS[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The line read last is read again; the first one when nothing has been read yet."""
        super().focusInEvent(event)
        if self.currentItem() is None and self.count():
            self.read(0)
        else:
            self._reach(self.currentItem())

    def _reach(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.reached.emit(self._key_of(item))

    def _key_of(self, item: QListWidgetItem | None) -> Hashable:
        return self._lines[self.row(item)].key if item is not None else None


class _LineDelegate(QStyledItemDelegate):
    """Draws the ring of the line that has the keyboard, and a tick on a chosen one."""

    def __init__(self, names: "NameList") -> None:
        super().__init__(names)
        self._names = names
        self._heights: dict[tuple[str, int, str], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        """As many lines as the words take; the style sheet's padding is not in Qt's own reckoning."""
        width, font = self._names.viewport().width(), self._names.font()
        asked = index.data(), max(60, width - _ASIDE), font.key()
        if asked not in self._heights:  # Qt asks for all lines at each change of one
            words, room, _ = asked
            wrap = Qt.TextFlag.TextWordWrap
            self._heights[asked] = QFontMetrics(font).boundingRect(QRect(0, 0, room, 10_000), wrap, words).height()
        return QSize(width, self._heights[asked] + _ABOVE)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        super().paint(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colours = option.palette
        if chosen:
            painter.setPen(QPen(colours.color(QPalette.ColorRole.HighlightedText), 2.2))
            right, middle = option.rect.right() - 18, option.rect.center().y() + 1
            painter.drawPolyline(
                [QPointF(right - 5, middle), QPointF(right - 1, middle + 4), QPointF(right + 6, middle - 5)]
            )
        if focused:
            ring = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.WindowText
            painter.setPen(QPen(colours.color(ring), 2))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
        painter.restore()
