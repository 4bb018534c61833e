"""The builder's list of the five types: which the ladder holds, which are new, and what the others want."""

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.cards import shown
from barracan.model.value import value
from barracan.model.view import LadderView
from barracan.table.barracan.ladder_shape import LadderShape
from barracan.table.barracan.words import TYPES, type_word, wanted_words
from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    LABEL,
    QUIET,
    SEMIBOLD,
    fits,
    line_height,
    width_of,
    wrapped,
    write,
    write_lines,
)


class Holding(Enum):
    """Whether the ladder holds a type."""

    TABLE = "table"
    NEW = "new"
    MISSING = "missing"


@value
class TypeLine:
    """A type's line: how it is held, and what is said about it."""

    kind: str
    holding: Holding
    words: str


def type_lines(shape: LadderShape, table: LadderView | None, outlook: LadderView | None) -> tuple[TypeLine, ...]:
    """The lines for a ladder being built: *table* as it lies, *outlook* as it would."""
    translate = QCoreApplication.translate
    lying = {category[0] for category in table.categories} if table else set()
    coming = {category[0]: category for category in outlook.categories} if outlook else {}
    lines = []
    for kind in TYPES:
        if kind in lying:
            lines.append(TypeLine(kind, Holding.TABLE, translate("TypeList", "on the table")))
        elif kind in coming:
            lines.append(TypeLine(kind, Holding.NEW, _where(shape, coming[kind])))
        else:
            lines.append(TypeLine(kind, Holding.MISSING, wanted_words(kind)))
    return tuple(lines)


def _where(shape: LadderShape, category: tuple[str, int, int, int]) -> str:
    translate, (_, first, last, row) = QCoreApplication.translate, category
    if first >= 0 and last < len(shape.arm):
        words = translate("TypeList", "new, {first} to {last} in the arm")
        return words.format(first=shown(shape.arm[first]), last=shown(shape.arm[last]))
    if 0 <= row < len(shape.arm):
        return translate("TypeList", "new, beside {card}").format(card=shown(shape.arm[row]))
    return translate("TypeList", "new")


class TypeList(HudItem):
    """Five lines, or two where the page is low."""

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("ladder_types", parent)
        self.lines: tuple[TypeLine, ...] = ()
        self.folded = False

    def spoken_name(self) -> str:
        words = QCoreApplication.translate("Spoken", "{type}: {count}")
        return "\n".join(words.format(type=type_word(line.kind), count=line.words) for line in self.lines)

    def show_types(self, lines: Sequence[TypeLine]) -> None:
        """Show these lines."""
        self.lines = tuple(lines)
        self.redraw()

    def set_folded(self, folded: bool) -> None:
        """Show names alone, in two lines."""
        self.folded = folded
        self.redraw()

    def height_for(self, folded: bool, width: float) -> float:
        """How tall the list is in this width."""
        if folded or not self.lines:
            rows = [self._line()] * (2 if folded else len(TYPES))
        else:
            rows = [self._row(line, width) for line in self.lines]
        return sum(rows) + round(10 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint sign, name and words of each type."""
        if self.folded:
            self._draw_folded(painter)
            return
        width, top = self.area().width(), 5.0
        for line in self.lines:
            height = self._row(line, width)
            self._draw_line(painter, QRectF(0, top, width, height), line)
            top += height

    def _draw_folded(self, painter: QPainter) -> None:
        x, y = 0.0, 5.0
        for line in self.lines:
            width = round(23 * self.ts) + width_of(type_word(line.kind), self.letters(LABEL, SEMIBOLD)) + 2
            if x + width > self.area().width():
                x, y = 0.0, y + self._line()
            self._draw_line(painter, QRectF(x, y, width, self._line()), line)
            x += width + round(12 * self.ts)

    def _draw_line(self, painter: QPainter, cell: QRectF, line: TypeLine) -> None:
        sign = round(15 * self.ts)
        box = QRectF(cell.x() + 1, cell.center().y() - sign / 2, sign, sign)
        if line.holding is Holding.MISSING:
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.setPen(QPen(self.theme.text_over(0.5), 1.5))
            painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
        else:
            colour = self.theme.chosen if line.holding is Holding.TABLE else self.theme.legal
            draw_icon(painter, "lay", box, colour, 2.8)
        left = cell.x() + round(23 * self.ts)
        ink = self.theme.quiet if line.holding is Holding.MISSING and self.folded else self.theme.text
        size = LABEL if self.folded else BODY
        name = QRectF(left, cell.y(), cell.right() - left, cell.height())
        write(painter, name, type_word(line.kind), self.letters(size, SEMIBOLD), ink)
        if not self.folded:
            font, x = self.letters(QUIET), self._words_left()
            lines = self._wrapped(line, cell.width())
            height = len(lines) * line_height(font)
            words = QRectF(x, cell.center().y() - height / 2, cell.right() - x, height)
            write_lines(painter, words, lines, font, self.theme.quiet)

    def _line(self) -> float:
        return round(24 * self.ts)

    def _row(self, line: TypeLine, width: float) -> float:
        return self._line() + (len(self._wrapped(line, width)) - 1) * line_height(self.letters(QUIET))

    def _wrapped(self, line: TypeLine, width: float) -> list[str]:
        """The words of a line, in several where they do not even fit set narrow."""
        font, room = self.letters(QUIET), width - self._words_left()
        return [line.words] if fits(line.words, font, room) else wrapped(line.words, font, room)

    def _words_left(self) -> float:
        names = self.letters(BODY, SEMIBOLD)
        return round(23 * self.ts) + max(width_of(type_word(kind), names) for kind in TYPES) + round(12 * self.ts)
