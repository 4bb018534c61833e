"""A board over the table: many choices that need no cards."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem
from barracan.table.hud.lettering import (
    BODY,
    MEDIUM,
    RIGHT,
    width_of,
    write,
)
from barracan.table.painting import draw_panel

_HEIGHT: Final = 36.0
_GAP: Final = 7.0
_PAD: Final = 16.0
_WIDEST: Final = 0.66
"""The board's share of the table's width."""


Choice = tuple[str, str, str, str]
"""The button's name, its words; of several of one kind what they share and what tells them apart."""


class _Row(NamedTuple):
    head: str
    buttons: list[ButtonItem]


class Chooser(HudItem):
    """The board; ``show_choices(choices, room)`` lays it in the middle of the room, without choices it is away.

    With a third argument it lies under that part of the table, or above it where there is no room.

    Choices of one kind lie in a row under a heading at its left, those of no kind together in the last row.

    Signals:
        pressed: the name of a choice.
    """

    pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("chooser", parent)
        self.buttons: list[ButtonItem] = []
        self._known: dict[str, ButtonItem] = {}
        self._heads: list[tuple[QRectF, str]] = []

    def show_choices(self, choices: Sequence[Choice], room: QRectF, about: QRectF | None = None) -> None:
        """Show these choices."""
        self.setVisible(bool(choices))
        buttons = {choice: self._button(*choice) for choice in choices}
        self.buttons = list(buttons.values())
        # Buttons not needed now are hidden, never removed: one of them may be the one that is being pressed.
        for button in self._known.values():
            button.setVisible(button in self.buttons)
        if choices:
            gap = round(_GAP * self.ts)
            rows: list[_Row] = []
            for kind, alike in groupby(choices, key=lambda choice: choice[2]):
                rows += _break_rows(kind, [buttons[choice] for choice in alike], _WIDEST * room.width(), gap)
            self._lay(rows, room, about, gap)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the headings."""
        draw_panel(painter, self.area(), 16, self.theme.panel_over(0.94), self.theme.hairline)
        for rect, head in self._heads:
            write(painter, rect, head, self.letters(BODY, MEDIUM), self.theme.quiet, RIGHT)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take presses beside the buttons, so that nothing under the board answers."""

    def _button(self, name: str, word: str, kind: str, short: str) -> ButtonItem:
        content = ButtonContent(name, short or word, tip=word if kind else "")
        if name not in self._known:
            self._known[name] = ButtonItem(content, self)
            self._known[name].pressed.connect(self.pressed)
        self._known[name].show_button(content)
        return self._known[name]

    def _lay(self, rows: Sequence[_Row], room: QRectF, about: QRectF | None, gap: int) -> None:
        """Put the rows under each other, headings at their left, and the board round them, held inside the room."""
        pad, high = round(_PAD * self.ts), round(_HEIGHT * self.ts)
        heads = max(width_of(row.head, self.letters(BODY, MEDIUM)) for row in rows)
        left = pad + (round(heads) + 2 * gap if heads else 0)
        width = left + max(_width(row.buttons, gap) for row in rows) + pad
        height = len(rows) * (high + gap) - gap + 2 * pad
        self._heads = []
        middle = room.center() if about is None else about.center()
        x = max(room.left() + pad, min(middle.x() - width / 2, room.right() - pad - width))
        y = middle.y() - height / 2
        if about is not None:
            y = about.bottom() + pad
            if y + height > room.bottom() - pad:
                y = about.top() - pad - height
        self.set_rect(QRectF(x, y, width, height))
        for number, row in enumerate(rows):
            x, y = left, pad + number * (high + gap)
            if row.head:
                self._heads.append((QRectF(pad, y, heads, high), row.head))
            for button in row.buttons:
                button.set_rect(QRectF(x, y, button.natural_width(), high))
                x += button.natural_width() + gap


def _break_rows(head: str, buttons: Sequence[ButtonItem], most: float, gap: float) -> list[_Row]:
    """Rows that fit, the first with the heading."""
    rows = [_Row(head, [])]
    for button in buttons:
        if rows[-1].buttons and _width([*rows[-1].buttons, button], gap) > most:
            rows.append(_Row("", []))
        rows[-1].buttons.append(button)
    return rows


def _width(row: Sequence[ButtonItem], gap: float) -> float:
    return sum(button.natural_width() + gap for button in row) - gap
