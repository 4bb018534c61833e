"""The list at the left of a page: its sections or chapters, of which one is open."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from barracan.table.hud.lettering import BOLD, LEFT, SEMIBOLD, elide, font_of, width_of, write
from barracan.table.painting import draw_focus, draw_panel
from barracan.table.themes import FELT, Theme
from barracan.windows.shell.push_button import InputInUse

_KEY = Qt.ItemDataRole.UserRole
_TAG = Qt.ItemDataRole.UserRole + 1
_ROW, _PAD, _TAG_GAP = 42, 18, 14


class SideList(QListWidget):
    """Entries with a key, words, and perhaps a tag before them such as a clause; the open one is a pill.

    Signals:
        chosen: the key of the entry that is open now.
    """

    chosen = Signal(str)

    def __init__(self, name: str, accessible: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(accessible)
        self.setProperty("part", "side")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.theme: Theme = FELT
        self.scale = 1.0
        self._wanted = float(_ROW)
        self.row_height = _ROW
        self.setItemDelegate(_Entry(self))
        self.currentItemChanged.connect(self._tell)

    def add(self, key: str, words: str, tag: str = "") -> None:
        """Add an entry at the end."""
        item = QListWidgetItem(f"{tag} {words}".strip())
        item.setData(_KEY, key)
        item.setData(_TAG, tag)
        self.addItem(item)

    @property
    def key(self) -> str:
        """The key of the open entry."""
        item = self.currentItem()
        return str(item.data(_KEY)) if self.currentRow() >= 0 else ""

    @property
    def keys(self) -> list[str]:
        """The keys of all entries."""
        return [str(self.item(row).data(_KEY)) for row in range(self.count())]

    def open(self, key: str) -> None:
        """Open an entry without telling."""
        if key in self.keys:
            self.blockSignals(True)
            self.setCurrentRow(self.keys.index(key))
            self.blockSignals(False)
            self.viewport().update()

    def wear(self, theme: Theme, scale: float, row_height: float = _ROW) -> None:
        """Take these colours, this size of type and this height of a row."""
        self.theme, self.scale, self._wanted = theme, scale, row_height
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the rows be as high as they would like to be, or as all have room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room = self.viewport().height() / max(1, self.count())
        self.row_height = int(max(27 * self.scale, min(self._wanted, room)))
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def wide_enough(self) -> int:
        """The width at which no words are cut."""
        font = font_of(15 * self.scale, SEMIBOLD)
        words = max((width_of(self._words(row), font) for row in range(self.count())), default=0.0)
        return round(words + self.tag_width() + 2 * _PAD * self.scale + 6)

    def tag_width(self) -> float:
        """How much room the tags take, with the gap behind them."""
        font = font_of(13 * self.scale, BOLD)
        widest = max((width_of(str(self.item(row).data(_TAG)), font) for row in range(self.count())), default=0.0)
        return widest + _TAG_GAP * self.scale if widest else 0.0

    def _words(self, row: int) -> str:
        item = self.item(row)
        return item.text().removeprefix(str(item.data(_TAG))).strip()

    def _tell(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(str(item.data(_KEY)))


class _Entry(QStyledItemDelegate):
    """Paints an entry."""

    def __init__(self, side: SideList) -> None:
        super().__init__(side)
        self._side = side

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """As wide as the list, as high as its rows are."""
        return QSize(40, self._side.row_height)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint pill, tag and words."""
        side, theme, scale = self._side, self._side.theme, self._side.scale
        rect = QRectF(side.visualRect(index)).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_open = side.currentRow() == index.row()
        if is_open:
            radius = rect.height() / 2
            draw_panel(painter, rect, radius, theme.text_over(0.12), theme.accent, 2)
            widget: QWidget = side
            if widget.hasFocus() and InputInUse.keys:
                draw_focus(painter, theme, rect.adjusted(3, 3, -3, -3), radius - 3)
        tag = str(index.data(_TAG) or "")
        room = rect.adjusted(_PAD * scale - 2, 0, -0.5 * _PAD * scale, 0)
        if tag:
            ink = theme.accent if is_open else theme.quiet
            write(painter, room, tag, font_of(13 * scale, BOLD), ink, LEFT)
            room.setLeft(room.left() + side.tag_width())
        words = str(index.data()).removeprefix(tag).strip()
        font = font_of(15 * scale, SEMIBOLD)
        write(painter, room, elide(words, font, room.width()), font, theme.text if is_open else theme.quiet, LEFT)
        painter.restore()
