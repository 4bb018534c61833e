"""A board with many choices that need no cards: contracts, suits, ranks, whom to double."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.furniture.base import FurnitureItem, draw_panel
from barracan.table.furniture.buttons import ButtonItem, ButtonShowing

_HEIGHT: Final = 36.0
_GAP: Final = 7.0
_PAD: Final = 14.0
_WIDEST: Final = 0.72
"""The board's share of the table's width."""


class Chooser(FurnitureItem):
    """The board; ``show_choices([(name, word)], room)`` lays it in the middle of the room, without choices it is away.

    With a third argument it lies under that part of the table, or above it where there is no room.

    Choices whose names begin with the same word, as ``trump:H`` and ``trump:S``, keep to rows of their own.

    Signals:
        pressed: the name of a choice.
    """

    pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("chooser", parent)
        self.buttons: list[ButtonItem] = []
        self._known: dict[str, ButtonItem] = {}

    def show_choices(self, choices: Sequence[tuple[str, str]], room: QRectF, about: QRectF | None = None) -> None:
        """Show these choices."""
        self.setVisible(bool(choices))
        self.buttons = [self._button(name, word) for name, word in choices]
        # Buttons not needed now are hidden, never removed: one of them may be the one that is being pressed.
        for button in self._known.values():
            button.setVisible(button in self.buttons)
        if choices:
            self._lay(room, about)
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground."""
        draw_panel(painter, self.area(), 16, self.theme.panel_over(0.94), self.theme.hairline)

    def mousePressEvent(self, event) -> None:
        """Take presses beside the buttons, so that nothing under the board answers."""

    def _button(self, name: str, word: str) -> ButtonItem:
        if name not in self._known:
            self._known[name] = ButtonItem(name, self)
            self._known[name].set_theme(self.theme)
            self._known[name].set_scale(self.s, self.ts)
            self._known[name].pressed.connect(self.pressed)
        self._known[name].show_button(ButtonShowing(name, word))
        return self._known[name]

    def _lay(self, room: QRectF, about: QRectF | None) -> None:
        """Put the rows under each other, each centred, and the board round them, held inside the room."""
        gap, pad, high = (round(length * self.ts) for length in (_GAP, _PAD, _HEIGHT))
        rows = self._rows(_WIDEST * room.width(), gap)
        width = max(self._width(row, gap) for row in rows) + 2 * pad
        height = len(rows) * (high + gap) - gap + 2 * pad
        middle = room.center() if about is None else about.center()
        left = max(room.left() + pad, min(middle.x() - width / 2, room.right() - pad - width))
        top = middle.y() - height / 2
        if about is not None:
            top = about.bottom() + pad
            if top + height > room.bottom() - pad:
                top = about.top() - pad - height
        self.set_rect(QRectF(left, top, width, height))
        for number, row in enumerate(rows):
            x = (width - self._width(row, gap)) / 2
            for button in row:
                button.set_rect(QRectF(x, pad + number * (high + gap), button.natural_width(), high))
                x += button.natural_width() + gap

    def _rows(self, most: float, gap: float) -> list[list[ButtonItem]]:
        """Rows that fit; each kind of several choices begins a new one."""
        rows: list[list[ButtonItem]] = [[]]
        for several, group in groupby(self.buttons, key=self._kind):
            if several or not rows[-1] or self._kind(rows[-1][-1]):
                rows.append([])
            for button in group:
                if rows[-1] and self._width([*rows[-1], button], gap) > most:
                    rows.append([])
                rows[-1].append(button)
        return [row for row in rows if row]

    def _kind(self, button: ButtonItem) -> str:
        """The first word of a choice, where several share it."""
        word = button.objectName().partition(":")[0]
        alike = sum(other.objectName().partition(":")[0] == word for other in self.buttons)
        return word if alike > 1 else ""

    def _width(self, row: Sequence[ButtonItem], gap: float) -> float:
        return sum(button.natural_width() + gap for button in row) - gap
