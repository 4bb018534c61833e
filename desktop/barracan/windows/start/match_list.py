"""The list of matches: cards three a row, or rows; and the last finished ones under those that wait."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from barracan.storage.summaries import MatchSummary
from barracan.table.themes import FELT, Theme
from barracan.table.translation import common
from barracan.windows.shell.controls import label
from barracan.windows.shell.painted_buttons import Pill
from barracan.windows.start.match_items import MatchItem, item_height

_ACROSS: Final = 3
_LEAST_CARD: Final = 290
"""How wide a card is at least, at the usual type: larger words have fewer across."""
_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
_SLICE: Final = 3
"""Items made at once while the window is at rest."""

Make = Callable[[MatchSummary, QWidget], MatchItem]
"""Makes the item of a match, inside its parent."""


class Section(NamedTuple):
    """Matches that are listed under each other as cards or as rows."""

    matches: Sequence[MatchSummary]
    make: Make
    as_cards: bool = False


class MatchList(QScrollArea):
    """Items of matches; those in view are made at once, the others when the window is at rest.

    Signals:
        older_asked: the end of the list is near, and there are more.
        all_asked: all finished matches are wanted.
        made: an item is there that was not before.
    """

    older_asked = Signal()
    all_asked = Signal()
    made = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("match_list")
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner = QWidget()
        self.setWidget(self._inner)
        self._theme: Theme = FELT
        self._scale = 1.0
        self._sections: list[Section] = []
        self._items: dict[int, MatchItem] = {}
        self._rects: list[QRect] = []
        self._heading = label(self.tr("Last finished"), "lead", name="last_finished")
        self._heading.setParent(self._inner)
        self._all = Pill("all_finished", "", self._inner, size="small")
        self._all.clicked.connect(self.all_asked)
        self._older = Pill("older_matches", common("Older matches"), self._inner, size="small")
        self._older.clicked.connect(self.older_asked)
        for each in (self._heading, self._all, self._older):
            each.hide()
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._make_some)
        self.verticalScrollBar().valueChanged.connect(self._follow)

    @property
    def count(self) -> int:
        """How many matches are listed, those of the second section left out."""
        return len(self._sections[0].matches) if self._sections else 0

    @property
    def items(self) -> list[MatchItem]:
        """What is made, in the order of the list."""
        return [self._items[number] for number in sorted(self._items)]

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self._theme, self._scale = theme, scale
        self._lay()

    def show_sections(self, sections: Sequence[Section], *, more: bool, finished: int = 0) -> None:
        """List these in place of what was there; ``finished`` are all of the second section's kind."""
        self._rest.stop()
        self._older.hide()  # or the list that grows shorter would ask for more
        old, self._items = self._items, {}
        self._sections, self._rects = [], []  # the focus leaves what is hidden, and the list would follow it
        for item in old.values():
            item.hide()
            item.deleteLater()
        self.verticalScrollBar().setValue(0)  # Qt has followed the focus from one to the next
        self._sections = list(sections)
        self._older.setVisible(more)
        several = len(sections) > 1
        self._heading.setVisible(several)
        self._all.setVisible(several)
        self._all.show_words(self.tr("All {count}").format(count=finished), "")
        self._lay()

    def add(self, matches: Sequence[MatchSummary], *, more: bool) -> None:
        """List further ones at the end of the only section."""
        first = self._sections[0]
        self._sections = [first._replace(matches=[*first.matches, *matches])]
        self._older.setVisible(more)
        self._lay()

    def show_place(self, value: int) -> None:
        """Scroll to where the list was."""
        self._inner.resize(self._inner.width(), max(self._inner.minimumHeight(), self.viewport().height()))
        self.verticalScrollBar().setValue(value)
        self._follow(value)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay everything for the new width."""
        super().resizeEvent(event)
        self._lay()

    def item_at(self, number: int) -> MatchItem | None:
        """The item of this number, made if it is not there yet."""
        return self._make(number) if 0 <= number < len(self._rects) else None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go from match to match."""
        focused = self._inner.focusWidget()
        item = next((each for each in self._items.values() if focused in each.chain), None)
        if event.key() in _ARROWS and item is not None:
            self._step(item, Qt.Key(event.key()))
        else:
            super().keyPressEvent(event)

    @property
    def _across(self) -> int:
        """How many cards stand in a row."""
        return max(1, min(_ACROSS, int(self.viewport().width() / (_LEAST_CARD * self._scale))))

    def _step(self, item: MatchItem, key: Qt.Key) -> None:
        here = next(number for number, each in self._items.items() if each is item)
        first = self._sections[0]
        across = self._across if first.as_cards and here < len(first.matches) else 1
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -across, Qt.Key.Key_Down: across}[key]
        there = self.item_at(max(0, min(len(self._rects) - 1, here + step)))
        if there is not None:
            there.lead_keys_here()
            self.ensureWidgetVisible(there, 0, 12)

    def _lay(self) -> None:
        """Find the place of every item, those not made yet too, and lay what is there."""
        wide, gap, top = self.viewport().width(), round(14 * self._scale), 0
        self._rects = []
        for number, section in enumerate(self._sections):
            if number:
                top = self._lay_heading(top, wide)
            top = self._lay_section(section, top, wide, gap)
        if not self._older.isHidden():
            self._older.adjustSize()
            self._older.move((wide - self._older.width()) // 2, top + gap)
            top += self._older.height() + 2 * gap
        self._inner.setMinimumHeight(top)
        for number, item in self._items.items():
            self._place(number, item)
        self._follow(self.verticalScrollBar().value())
        if len(self._items) < len(self._rects):
            self._rest.start()

    def _lay_heading(self, top: int, wide: int) -> int:
        for each in (self._heading, self._all):
            each.adjustSize()
        high = self._all.height()
        self._heading.move(4, top + (high - self._heading.height()) // 2)
        self._all.move(wide - self._all.width(), top)
        return top + high + round(6 * self._scale)

    def _lay_section(self, section: Section, top: int, wide: int, gap: int) -> int:
        """Note the rects of a section; returns where it ends."""
        across = self._across if section.as_cards else 1
        gap = gap if section.as_cards else round(7 * self._scale)
        each = (wide - (across - 1) * gap) // across
        high = item_height(each, self._scale, as_card=section.as_cards)
        for number in range(len(section.matches)):
            row, column = divmod(number, across)
            self._rects.append(QRect(column * (each + gap), top + row * (high + gap), each, high))
        rows = -(-len(section.matches) // across)
        return top + rows * (high + gap) - (0 if section.as_cards or not rows else gap)

    def _follow(self, value: int) -> None:
        """Make what is in view now."""
        seen = QRect(0, value, self.viewport().width(), self.viewport().height())
        for number, rect in enumerate(self._rects):
            if rect.intersects(seen):
                self._make(number)
        bar = self.verticalScrollBar()
        if not self._older.isHidden() and value and value > bar.maximum() - bar.pageStep() // 2:
            self.older_asked.emit()

    def _make_some(self) -> None:
        missing = [number for number in range(len(self._rects)) if number not in self._items][:_SLICE]
        for number in missing:
            self._make(number)
        if len(self._items) == len(self._rects):
            self._rest.stop()

    def _make(self, number: int) -> MatchItem:
        item = self._items.get(number)
        if item is None:
            index, section = number, self._sections[0]
            if number >= self.count:
                index, section = number - self.count, self._sections[1]
            item = self._items[number] = section.make(section.matches[index], self._inner)
            self._place(number, item)
            item.show()
            self._order(number)
            self.made.emit(item)
        return item

    def _place(self, number: int, item: MatchItem) -> None:
        item.wear(self._theme, self._scale)
        item.setGeometry(self._rects[number])

    def _order(self, number: int) -> None:
        """Let Tab go through the items as they lie."""
        for one, other in ((number - 1, number), (number, number + 1)):
            if one in self._items and other in self._items:
                chain = [self._items[one].chain[-1], *self._items[other].chain]
                for before, after in pairwise(chain):
                    QWidget.setTabOrder(before, after)
