"""Boards over the table: many choices that need no cards, and how a hand or the match has ended."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QPainter, QTouchEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.table.hud.base import FadeIn, HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    MEDIUM,
    QUIET,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    elide,
    first_and_rest,
    line_height,
    width_of,
    wrap,
    write,
)
from barracan.table.painting import draw_mark, draw_panel, draw_rule
from barracan.table.themes import side_colour

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


_SENTENCE: Final = 36.0
_FIGURE: Final = 26.0
_COLUMN: Final = 300.0
_EDGE: Final = 14.0
_MARK: Final = 14.0
_BUTTON: Final = 30.0
_POINTED: Final = frozenset({QEvent.Type.GraphicsSceneMousePress, QEvent.Type.TouchBegin})
_SILENT_KEYS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)


class SideEnd(NamedTuple):
    """What a side has now: the figure that counts, and in small what belongs to it."""

    side: int
    names: str
    figure: str
    beside: str = ""
    first: bool = False


class EndContent(NamedTuple):
    """What the board tells: over the large sentence what it is about, under it each side, at last a note."""

    head: str
    sentence: str
    sides: tuple[SideEnd, ...]
    note: str = ""

    @property
    def spoken(self) -> str:
        """All of it in a row."""
        sides = [", ".join(filter(None, (f"{side.names} {side.figure}", side.beside))) for side in self.sides]
        return ". ".join(filter(None, (self.head, self.sentence, *sides, self.note))) + "."


class EndBoard(HudItem):
    """One large sentence, and below it the sides beside each other; any click or key passes on.

    ``show_end(content, room, speed)`` lets it appear in this part of the scene. Its button, or Space, puts it aside.

    Signals:
        passed: the person has read it.
        put_aside: the person wants to look at the table.
    """

    ROLE = QAccessible.Role.AlertMessage
    passed = Signal()
    put_aside = Signal()

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("end_board", parent)
        self.content = EndContent("", "", ())
        self._room = QRectF()
        self._lines: list[str] = []
        self._fade_in = FadeIn(self)
        self._aside = ButtonItem(ButtonContent("put_aside", self.tr("See the table"), self.tr("Space")), self)
        self._aside.pressed.connect(lambda _: self.put_aside.emit())
        self.hide()

    def spoken_name(self) -> str:
        return self.content.spoken

    def show_end(self, content: EndContent, room: QRectF, speed: float) -> None:
        """Tell this; where motion is off it is there at once."""
        self.content = content
        self.stand_in(room)
        self.show()
        self._fade_in.begin(speed)
        if self.scene() is not None:
            self.scene().installEventFilter(self)

    def leave(self) -> None:
        """Be gone."""
        self._fade_in.stop()
        if self.scene() is not None:
            self.scene().removeEventFilter(self)
        self.hide()

    def stand_in(self, room: QRectF) -> None:
        """Fill this part of the scene, higher where that is too low."""
        self._room = room
        self._lines = wrap(self.content.sentence, self.letters(_SENTENCE, BOLD), room.width() - 2 * self._pad())
        height = max(room.height(), self._wanted_height())
        self.set_rect(QRectF(room.left(), room.bottom() - height, room.width(), height))
        self._place_button()
        self.redraw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Whatever is pressed passes on, and does nothing else; Space and the button put the board aside."""
        kind = event.type()
        if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if event.key() in _SILENT_KEYS:
                return False
            pressed = self.put_aside if event.key() == Qt.Key.Key_Space else self.passed
        elif kind in _POINTED and not self._is_on_button(event):
            pressed = self.passed
        else:
            return False
        event.accept()
        pressed.emit()
        return True

    def _is_on_button(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            point = event.points()[0].scenePosition()
        elif isinstance(event, QGraphicsSceneMouseEvent):
            point = event.scenePos()
        else:
            return False
        return self._aside.sceneBoundingRect().contains(point)

    def _place_button(self) -> None:
        """The button stands in the upper right corner, beside what the board is about."""
        inset, width = round(12 * self.ts), self._aside.natural_width()
        self._aside.set_rect(QRectF(self.area().right() - inset - width, inset, width, round(_BUTTON * self.ts)))

    def set_scale(self, s: float, ts: float) -> None:
        """Take these scales, and the size that goes with them."""
        super().set_scale(s, ts)
        if self.isVisible():
            self.stand_in(self._room)

    def draw(self, painter: QPainter) -> None:
        """Paint the ground, the sentence, a rule, and the sides."""
        theme, area, pad = self.theme, self.area(), self._pad()
        draw_panel(painter, area, 16, theme.panel, theme.accent, 1.6)
        inner = area.adjusted(pad, 0, -pad, 0)
        y: float = round((area.height() - self._wanted_height()) / 2 + _EDGE * self.ts)
        y = self._write(painter, inner, y, self.content.head, QUIET, SEMIBOLD, quiet=True)
        y = self._write_sentence(painter, inner, y + round(2 * self.ts)) + round(12 * self.ts)
        draw_rule(painter, theme, inner.left(), inner.right(), y)
        y += round(12 * self.ts)
        width = min(inner.width() / len(self.content.sides), round(_COLUMN * self.ts))
        left = inner.center().x() - len(self.content.sides) * width / 2
        for number, side in enumerate(self.content.sides):
            self._draw_side(painter, QRectF(left + number * width, y, width, self._sides_height()), side)
        if self.content.note:
            y += self._sides_height() + round(6 * self.ts)
            self._write(painter, inner, y, self.content.note, QUIET, REGULAR, quiet=True)

    def _write(
        self, painter: QPainter, room: QRectF, y: float, words: str, size: float, weight: int, *, quiet: bool
    ) -> float:
        font = self.letters(size, weight)
        line = QRectF(room.left(), y, room.width(), line_height(font))
        write(painter, line, words, font, self.theme.quiet if quiet else self.theme.text, CENTRE)
        return line.bottom()

    def _write_sentence(self, painter: QPainter, room: QRectF, y: float) -> float:
        """Write the sentence; what it has brought stands in the accent's colour."""
        font = self.letters(_SENTENCE, BOLD)
        brought = first_and_rest(self.content.sentence)[1]
        for full in self._lines:
            gain = brought if brought.startswith(("+", "−")) and full.endswith(brought) else ""
            words = elide(full, font, room.width()).removesuffix(gain)
            width = width_of(words, font)
            x = room.center().x() - (width + width_of(gain, font)) / 2
            line = QRectF(x, y, room.right() - x, line_height(font))
            write(painter, line, words, font, self.theme.text)
            if gain:
                write(painter, line.adjusted(width, 0, 0, 0), gain, font, self.theme.accent)
            y = line.bottom()
        return y

    def _draw_side(self, painter: QPainter, column: QRectF, side: SideEnd) -> None:
        """Write a side's mark and names over its figure."""
        mark, gap = round(_MARK * self.ts), round(7 * self.ts)
        font = self.letters(BODY, SEMIBOLD)
        names = elide(side.names, font, column.width() - mark - 3 * gap)
        width = mark + gap + width_of(names, font)
        line = QRectF(round(column.center().x() - width / 2), column.top(), width + 1, line_height(font))
        box = QRectF(line.left(), round(line.center().y() - mark / 2), mark, mark)
        draw_mark(painter, side.side, box, side_colour(self.theme, side.side))
        write(painter, line.adjusted(mark + gap, 0, 0, 0), names, font, self.theme.text)
        figure, beside = self.letters(_FIGURE, BOLD), self.letters(QUIET)
        space = 1.5 * gap if side.beside else 0.0
        x = column.center().x() - (width_of(side.figure, figure) + space + width_of(side.beside, beside)) / 2
        line = QRectF(x, line.bottom(), column.right() - x, line_height(figure))
        write(painter, line, side.figure, figure, self.theme.accent if side.first else self.theme.text)
        line.setLeft(x + width_of(side.figure, figure) + space)
        write(painter, line, side.beside, beside, self.theme.quiet)

    def _wanted_height(self) -> float:
        sentence = len(self._lines) * line_height(self.letters(_SENTENCE, BOLD))
        height = line_height(self.letters(QUIET)) + sentence + self._sides_height()
        height += round((2 + 12 + 12) * self.ts) + 2 * round(_EDGE * self.ts)
        if self.content.note:
            height += line_height(self.letters(QUIET)) + round(6 * self.ts)
        return round(height)

    def _sides_height(self) -> float:
        return line_height(self.letters(BODY)) + line_height(self.letters(_FIGURE))

    def _pad(self) -> float:
        return round(30 * self.ts)
