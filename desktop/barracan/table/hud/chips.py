"""Small things to press: a clause, a row of choices."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import Pressable
from barracan.table.hud.lettering import CENTRE, LABEL, MEDIUM, SEMIBOLD, width_of, write
from barracan.table.painting import draw_panel
from barracan.table.translation import common

QUIET_WORD: Final = 13.5
_STEPS: Final[dict[int, int]] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class ClauseChip(Pressable):
    """The number of a clause; pressing it opens the rule.

    Signals:
        clause_pressed: carries the clause.
    """

    RADIUS = 6.0
    ROLE = QAccessible.Role.Link
    clause_pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("clause", parent)
        self.clause = ""
        self.pressed.connect(lambda _: self.clause_pressed.emit(self.clause))

    def spoken_name(self) -> str:
        return common("Read clause {clause}").format(clause=self.clause)

    def show_clause(self, clause: str) -> None:
        """Show this clause; without one the chip is away."""
        self.clause = clause
        self.word = clause
        self.setVisible(bool(clause))
        self.setToolTip(common("Read clause {clause}").format(clause=clause))
        self.redraw()

    def natural_width(self) -> float:
        """The width at which the clause is whole."""
        return round(width_of(self.clause, self.letters(LABEL, SEMIBOLD)) + 16 * self.ts)

    def natural_height(self) -> float:
        """The height of a chip at this type scale."""
        return round(21 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the clause on a soft ground."""
        part = 0.26 if self.held else 0.20 if self.hovered else 0.12
        draw_panel(painter, self.area(), self.RADIUS, self.theme.text_over(part), self.theme.text_over(0.0))
        write(painter, self.area(), self.clause, self.letters(LABEL, SEMIBOLD), self.theme.text, CENTRE)


class Segment(Pressable):
    """One choice of a row."""

    ROLE = QAccessible.Role.RadioButton

    def __init__(self, name: str, word: str, parent: QGraphicsItem) -> None:
        super().__init__(name, parent)
        self.word = word
        self.chosen = False

    def radius(self) -> float:
        return self.area().height() / 2

    def draw(self, painter: QPainter) -> None:
        """Paint the word, on a ground if it is the chosen one."""
        theme = self.theme
        if self.chosen or self.hovered:
            part = 0.20 if self.chosen else 0.07
            draw_panel(painter, self.area(), self.radius(), theme.text_over(part), theme.text_over(0.0))
        font = self.letters(QUIET_WORD, SEMIBOLD if self.chosen else MEDIUM)
        write(painter, self.area(), self.word, font, theme.text if self.chosen else theme.quiet, CENTRE)


class SegmentsItem(HudItem):
    """A row of choices of which one holds: the panel's tabs, the order of the hand, a side's ladders.

    Parts are named ``NAME:KEY``, as in ``tab:tray``.

    Signals:
        chosen: another choice was pressed; carries its key.
    """

    chosen = Signal(str)

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.current = ""
        self._segments: dict[str, Segment] = {}
        self._known: dict[str, Segment] = {}

    def spoken_name(self) -> str:
        return common("Sort") if self.objectName() == "order" else ""

    def show_choices(self, choices: Sequence[tuple[str, str]], current: str) -> None:
        """Show these (key, word) choices, the current one marked."""
        self._segments = {key: self._segment(key, word) for key, word in choices}
        for key, item in self._known.items():
            item.setVisible(key in self._segments)
        self.current = current
        for key, item in self._segments.items():
            item.chosen = key == current
            item.redraw()
        self.refresh()

    def _segment(self, key: str, word: str) -> Segment:
        """The item of a choice; those no longer needed are kept hidden, for one of them may be being pressed."""
        if key not in self._known:
            item = self._known[key] = Segment(f"{self.objectName()}:{key}", word, self)
            item.pressed.connect(lambda _: self._choose(key))
        self._known[key].word = word
        return self._known[key]

    def _choose(self, key: str) -> None:
        if key != self.current:
            self.chosen.emit(key)

    def natural_width(self) -> float:
        """The width at which no word is cut."""
        font = self.letters(QUIET_WORD, SEMIBOLD)
        return sum(round(width_of(item.word, font) + 22 * self.ts) for item in self._segments.values()) + 8

    def arrange(self) -> None:
        """Give every choice its share of the row."""
        if not self._segments:
            return
        font = self.letters(QUIET_WORD, SEMIBOLD)
        widths = [width_of(item.word, font) + 22 * self.ts for item in self._segments.values()]
        inner = self.area().adjusted(4, 4, -4, -4)
        spare = (inner.width() - sum(widths)) / len(widths)
        x = inner.left()
        for item, width in zip(self._segments.values(), widths, strict=True):
            item.set_rect(QRectF(x, inner.top(), width + spare, inner.height()))
            x += width + spare

    def draw(self, painter: QPainter) -> None:
        """Paint the track."""
        theme = self.theme
        draw_panel(painter, self.area(), self.area().height() / 2, theme.text_over(0.06), theme.text_over(0.05))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        keys = list(self._segments)
        step = _STEPS.get(event.key(), 0)
        if not step or self.current not in keys:
            event.ignore()
            return
        key = keys[(keys.index(self.current) + step) % len(keys)]
        self._segments[key].setFocus(Qt.FocusReason.TabFocusReason)
        self._choose(key)
