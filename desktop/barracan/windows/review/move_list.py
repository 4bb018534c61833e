"""The moves of a hand as a list: who did what, with a pill where it cost something or brought luck."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from barracan.table.hud.lettering import BOLD, LABEL, MEDIUM, REGULAR, SEMIBOLD, elide, font_of, width_of, wrap, write
from barracan.table.themes import FELT, Theme, fade, panel_ink, side_colour
from barracan.table.translation import plain_tip

_ROW: Final = 23
_LINE: Final = 17
_FEWEST: Final = 3
"""So many rows are shown at least."""
_BODY: Final = 13.5
_NAMES: Final = 0.24
"""The part of a row that names take at most."""
_MOST_NAMES: Final = 110
_CONTENT: Final = Qt.ItemDataRole.UserRole


class Row(NamedTuple):
    """A line of the list: where it leads, who moved, what is said, its pill, and all of it for readers."""

    position: int
    name: str
    side: int
    words: str
    pill: str = ""
    tone: str = ""
    """``full`` or ``faint`` of a cost, ``good`` of luck."""
    spoken: str = ""


class MoveList(QListWidget):
    """Shows rows; the one that led to the position is marked, a click on another goes there.

    Signals:
        chosen: the position of a row.
    """

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("moves")
        self.setAccessibleName(self.tr("Moves of this hand"))
        self.setProperty("part", "plain")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setMouseTracking(True)
        self._rows: list[Row] = []
        self._look = _RowPainter()
        self.setItemDelegate(self._look)
        self.itemClicked.connect(lambda item: self.chosen.emit(item.data(_CONTENT).position))

    def set_theme(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self._look.theme, self._look.scale = theme, scale
        self.doItemsLayout()
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """A few rows; it takes what room there is."""
        return QSize(200, round(_FEWEST * _ROW * self._look.scale) + 6)

    def minimumSizeHint(self) -> QSize:
        """The same."""
        return self.sizeHint()

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these; rows that stay at their place are only written again."""
        if [row.position for row in rows] != [row.position for row in self._rows]:
            self.clear()
            for _ in rows:
                self.addItem(QListWidgetItem())
        widest = max((width_of(row.name, font_of(_BODY, BOLD)) for row in rows), default=0.0)
        self._look.names = min(widest + 12, _MOST_NAMES)
        for number, row in enumerate(rows):
            item = self.item(number)
            item.setData(_CONTENT, row)
            item.setText(row.spoken or f"{row.name}: {row.words}")
            item.setToolTip(plain_tip(row.spoken or f"{row.name}: {row.words}"))
        if [row.pill for row in rows] != [row.pill for row in self._rows]:
            self.scheduleDelayedItemsLayout()
        self._rows = list(rows)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows again."""
        super().resizeEvent(event)
        self._look.width = self.viewport().width()
        self.scheduleDelayedItemsLayout()
        QTimer.singleShot(0, self, self._show_current)

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where the marked row is."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._show_current)

    def _show_current(self) -> None:
        if self.currentItem() is not None:
            self.scrollToItem(self.currentItem(), QListWidget.ScrollHint.EnsureVisible)

    def mark(self, position: int) -> None:
        """Mark the row that led to a position, and show it."""
        found = next((at for at, row in enumerate(self._rows) if row.position == position), -1)
        if found < 0:
            self.setCurrentRow(-1)
            before = not self._rows or position < self._rows[0].position
            self.scrollToTop() if before else self.scrollToBottom()
            return
        self.setCurrentRow(found)
        self.scrollToItem(self.item(found), QListWidget.ScrollHint.EnsureVisible)


class _RowPainter(QStyledItemDelegate):
    """Paints the rows of the list."""

    def __init__(self) -> None:
        super().__init__()
        self.theme: Theme = FELT
        self.scale = 1.0
        self.names = 60.0
        self.width = 300.0

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        row = index.data(_CONTENT)
        lines = len(self._lines(row, self.width)) if isinstance(row, Row) else 1
        return QSize(100, round((_ROW + (lines - 1) * _LINE) * self.scale))

    def _lines(self, row: Row, width: float) -> list[str]:
        """The words in as many lines as they need."""
        font = font_of(_BODY * self.scale, SEMIBOLD)
        room = width - 30 - self._names_width(width) - self._pill_width(row)
        return wrap(row.words, font, room)

    def _names_width(self, width: float) -> float:
        return min(self.names * self.scale, _NAMES * width)

    def _pill_width(self, row: Row) -> float:
        if not row.pill:
            return 0.0
        font = font_of(LABEL * self.scale, MEDIUM if row.tone == "faint" else BOLD)
        return width_of(row.pill, font) + 16 * self.scale

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(_CONTENT)
        if not isinstance(row, Row):
            return
        area, theme = QRectF(option.rect), self.theme
        here = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if here or option.state & QStyle.StateFlag.State_MouseOver:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fade(theme.last_move, 0.20) if here else theme.text_over(0.06))
            painter.drawRoundedRect(area, 7, 7)
        names, high = self._names_width(area.width()), _ROW * self.scale
        bold = font_of(_BODY * self.scale, SEMIBOLD)
        ink = panel_ink(theme, side_colour(theme, row.side)) if row.side >= 0 else theme.quiet
        left = area.left() + 8
        write(painter, QRectF(left, area.top(), names, high), elide(row.name, bold, names), bold, ink)
        right = self._draw_pill(painter, row, area) if row.pill else area.right() - 6
        font = font_of(_BODY * self.scale, SEMIBOLD if here else REGULAR)
        for number, line in enumerate(self._lines(row, area.width())):
            top = area.top() + number * _LINE * self.scale
            write(painter, QRectF(left + names + 8, top, right - left - names - 14, high), line, font, theme.text)
        painter.restore()

    def _draw_pill(self, painter: QPainter, row: Row, area: QRectF) -> float:
        """Paint the pill at the right; returns where it begins."""
        theme, font = self.theme, font_of(LABEL * self.scale, MEDIUM if row.tone == "faint" else BOLD)
        wide, high = self._pill_width(row), _ROW * self.scale - 5
        pill = QRectF(area.right() - wide - 4, area.top() + 2.5, wide, high)
        colour = QColor(theme.chosen if row.tone == "good" else theme.refused)
        full = row.tone == "full"
        painter.setPen(Qt.PenStyle.NoPen if full else QPen(colour, 1.2))
        painter.setBrush(colour if full else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(pill, high / 2, high / 2)
        ink = (theme.panel if theme.name == "light" else theme.focus_ground) if full else theme.text
        write(painter, pill, row.pill, font, ink, Qt.AlignmentFlag.AlignCenter)
        return pill.left()
