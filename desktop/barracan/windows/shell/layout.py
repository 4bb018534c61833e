"""Rows and columns of widgets: how the pages lay out what they show."""

from collections.abc import Sequence
from typing import Final, TypeAlias, TypeVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QLayoutItem, QVBoxLayout, QWidget

STRETCH: Final = -1
"""Stands in a row or a column for a gap that takes what room there is."""
NO_MARGINS: Final = (0, 0, 0, 0)
GAP: Final = 7
"""Pixels between things that flow from row to row."""
CENTRE, MIDDLE, TOP = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignVCenter, Qt.AlignmentFlag.AlignTop
ANY: Final = Qt.AlignmentFlag(0)
_Item: TypeAlias = QWidget | QLayout
_Place: TypeAlias = Qt.AlignmentFlag
Part: TypeAlias = _Item | int | tuple[_Item, int] | tuple[QWidget, int, _Place]
"""A widget or layout, with its share of the room and where it stands in that; or a gap of so many pixels."""
_Margins: TypeAlias = tuple[int, int, int, int] | None
_BoxT = TypeVar("_BoxT", bound=QBoxLayout)


def lay_row(
    *parts: Part,
    inside: QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
    align: _Place = ANY,
) -> QHBoxLayout:
    """Lay widgets, layouts and gaps beside each other; *align* tells where those stand that do not tell it."""
    return _fill(QHBoxLayout(inside) if inside else QHBoxLayout(), parts, margins, spacing, align)


def lay_column(
    *parts: Part,
    inside: QWidget | None = None,
    margins: _Margins = None,
    spacing: int | None = None,
    align: _Place = ANY,
) -> QVBoxLayout:
    """Lay widgets, layouts and gaps one under another; *align* tells where those stand that do not tell it."""
    return _fill(QVBoxLayout(inside) if inside else QVBoxLayout(), parts, margins, spacing, align)


def _fill(box: _BoxT, parts: Sequence[Part], margins: _Margins, spacing: int | None, align: _Place) -> _BoxT:
    if margins is not None:
        box.setContentsMargins(*margins)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        if isinstance(part, int):
            box.addStretch(1) if part == STRETCH else box.addSpacing(part)
            continue
        item, share, place = (*part, align)[:3] if isinstance(part, tuple) else (part, 0, align)
        if isinstance(item, QLayout):
            box.addLayout(item, share)
        else:
            box.addWidget(item, share, place)
    return box


class FlowLayout(QLayout):
    """Widgets beside each other, in a new row where one has no room any more."""

    def __init__(self, parent: QWidget, spacing: int = GAP) -> None:
        super().__init__(parent)
        self.setContentsMargins(*NO_MARGINS)
        self.setSpacing(spacing)
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """How many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """The item of this number, ``None`` after the last."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item away."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Yes: fewer beside each other are higher."""
        return True

    def heightForWidth(self, width: int) -> int:
        """How high all rows are at this width."""
        return self._lay(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Lay the widgets into this rect."""
        super().setGeometry(rect)
        self._lay(rect, move=True)

    def sizeHint(self) -> QSize:
        """All in one row."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        wide = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(wide, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """The widest one."""
        hints = [item.minimumSize() for item in self._items]
        return QSize(
            max((hint.width() for hint in hints), default=0), max((hint.height() for hint in hints), default=0)
        )

    def _lay(self, rect: QRect, *, move: bool) -> int:
        """Lay each row, lower widgets in its middle; returns how high all are."""
        top = rect.top()
        for row in self._rows(rect.width()):
            left, high = rect.left(), max(item.sizeHint().height() for item in row)
            for item in row:
                size = item.sizeHint()
                if move:
                    middle = top + (high - size.height()) // 2
                    item.setGeometry(QRect(left, middle, size.width(), size.height()))
                left += size.width() + self.spacing()
            top += high + self.spacing()
        return max(0, top - self.spacing() - rect.top())

    def _rows(self, width: int) -> list[list[QLayoutItem]]:
        """What stands beside each other in so much room, without what is hidden."""
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            wide = item.sizeHint().width()
            if item.isEmpty():
                continue
            if not rows or left + wide > width:
                rows.append([])
                left = 0
            rows[-1].append(item)
            left += wide + self.spacing()
        return rows


class Refilled(QWidget):
    """A column that is filled again and again, each time with other things."""

    def __init__(self) -> None:
        super().__init__()
        self._inside = QWidget()
        self._column = lay_column(self._inside, inside=self, margins=NO_MARGINS)

    def fill(self, *parts: Part, spacing: int | None = None) -> None:
        """Show these in place of what was there."""
        self._inside.hide()
        self._inside.deleteLater()
        self._inside = QWidget()
        lay_column(*parts, inside=self._inside, margins=NO_MARGINS, spacing=spacing)
        self._column.addWidget(self._inside)
        self._inside.show()  # the page may be there already


def forget_sizes(widget: QWidget) -> None:
    """Have all layouts in a widget measured again; Qt tells only the outermost that something in it has changed."""
    for layout in widget.findChildren(QLayout):
        layout.invalidate()
