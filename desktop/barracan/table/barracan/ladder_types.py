"""The builder's list of the five types: how each is held or what it takes, in pictures, words and points."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.cards import Code
from barracan.model.offers import LadderRoom, LadderWay
from barracan.model.value import value
from barracan.model.view import LadderView
from barracan.table.barracan.ladder_shape import LadderShape
from barracan.table.barracan.words import TYPES, counts_words, type_word, wanted_words
from barracan.table.cards.court_letters import card_text
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    LABEL,
    QUIET,
    RIGHT,
    SEMIBOLD,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.themes import fade
from barracan.table.translation import common


class Holding(Enum):
    """Whether the ladder holds a type."""

    TABLE = "table"
    NEW = "new"
    MISSING = "missing"


@value
class TypeLine:
    """A type's line: how it is held, what is said about it, its cards or an example, and what it counts."""

    kind: str
    holding: Holding
    words: str
    cards: tuple[Code, ...] = ()
    points: str = ""


_EXAMPLES: Final = {
    "evens_odds": ("3D", "5C", "7D"),
    "opposites": ("4D", "7C"),
    "triplet": ("6D", "6H", "6C"),
    "run": ("7D", "6D", "5D"),
    "family": ("KH", "QD", "JS"),
}


def type_lines(
    shape: LadderShape, table: LadderView | None, outlook: LadderView | None, room: LadderRoom
) -> tuple[TypeLine, ...]:
    """The lines for a ladder being built: *table* as it lies, *outlook* as it would, *room* what fits beside that."""
    lying = {category[0] for category in table.categories} if table else set()
    coming = {category[0]: category for category in outlook.categories} if outlook else {}
    values = dict(zip(coming, outlook.values, strict=False)) if outlook else {}
    lines = []
    for kind in TYPES:
        if kind not in coming and kind not in lying:
            counts = counts_words(kind)
            way = next((way for way in room.ways if way.kind == kind), None)
            words, cards = (wanted_words(kind), _EXAMPLES[kind]) if way is None else _fits(shape, way)
            lines.append(TypeLine(kind, Holding.MISSING, words, cards, counts))
            continue
        cards = _cards(shape, coming[kind]) if kind in coming else ()
        points = str(values[kind]) if kind in values else counts_words(kind)
        if kind in lying:
            lines.append(TypeLine(kind, Holding.TABLE, common("on the table"), cards, points))
        else:
            lines.append(TypeLine(kind, Holding.NEW, _where(shape, coming[kind]), cards, points))
    return tuple(lines)


def _fits(shape: LadderShape, way: LadderWay) -> tuple[str, tuple[Code, ...]]:
    """Which cards of the hand make a type here, in words and as cards."""
    translate, cards = QCoreApplication.translate, " ".join(map(card_text, way.cards))
    if way.beside >= 0:
        words = translate("TypeList", "from the hand: {cards} beside {card}")
        anchor = shape.arm[way.beside]
        return words.format(cards=cards, card=card_text(anchor)), (anchor, *shape.rows.get(way.beside, ()), *way.cards)
    under = translate("TypeList", "from the hand: {cards} under {card}")
    over = translate("TypeList", "from the hand: {cards} over {card}")
    end = shape.arm[-1 if way.below else 0]
    return (under if way.below else over).format(cards=cards, card=card_text(end)), way.cards


def _cards(shape: LadderShape, category: tuple[str, int, int, int]) -> tuple[Code, ...]:
    """The cards of a category, as far as the shape has them."""
    _, first, last, row = category
    if first >= 0:
        return (*shape.arm[first : last + 1], *shape.rows.get(row, ()))
    return (*shape.arm[row : row + 1], *shape.rows.get(row, ()))


def _where(shape: LadderShape, category: tuple[str, int, int, int]) -> str:
    translate, (_, first, last, row) = QCoreApplication.translate, category
    if first >= 0 and last < len(shape.arm):
        words = translate("TypeList", "new, {first} to {last} in the arm")
        return words.format(first=card_text(shape.arm[first]), last=card_text(shape.arm[last]))
    if 0 <= row < len(shape.arm):
        return translate("TypeList", "new, beside {card}").format(card=card_text(shape.arm[row]))
    return common("new")


class TypeList(HudItem):
    """Five lines with pictures and points, or names alone where the page is low."""

    ROLE = QAccessible.Role.StaticText
    CARD = 30.0
    """The width of a card in a picture."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("ladder_types", parent)
        self.lines: tuple[TypeLine, ...] = ()
        self.folded = False
        self._faces: Faces | None = None

    def set_faces(self, faces: Faces) -> None:
        """Take card faces from here; paints again when one arrives."""
        self._faces = faces
        faces.arrived.connect(self._repaint)

    def _repaint(self, key: FaceKey) -> None:
        if key.width == round(self.CARD * self.ts) and self.isVisible():
            self.redraw()

    def spoken_name(self) -> str:
        words = common("{type}: {count}")
        return "\n".join(words.format(type=type_word(line.kind), count=line.words) for line in self.lines)

    def show_types(self, lines: Sequence[TypeLine]) -> None:
        """Show these lines."""
        self.lines = tuple(lines)
        self.redraw()

    def set_folded(self, folded: bool) -> None:
        """Leave out what is said about the types; where there is no room for five lines show names alone, in two."""
        self.folded = folded
        self.redraw()

    def height_for(self, folded: bool, width: float) -> float:
        """How tall the list is at least in this width."""
        if folded or not self.lines:
            return self._line() * (2 if folded else len(TYPES)) + round(10 * self.ts)
        return sum(self._row(line, width) for line in self.lines) + round(10 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint sign, picture, name, words and points of each type, the room shared between them."""
        width, brief = self.area().width(), len(TYPES) * self._line() + 10
        if self.folded and self.area().height() < brief:
            self._draw_folded(painter)
            return
        rows = [self._line() if self.folded else self._row(line, width) for line in self.lines]
        spare = (self.area().height() - 10 - sum(rows)) / max(1, len(rows))
        more, top = max(0.0, min(spare, 18 * self.ts)), 5.0
        for line, high in zip(self.lines, rows, strict=True):
            self._draw_line(painter, QRectF(0, top, width, high + more), line)
            top += high + more

    def _draw_folded(self, painter: QPainter) -> None:
        x, y = 0.0, 5.0
        for line in self.lines:
            width = self._left() + width_of(type_word(line.kind), self.letters(LABEL, SEMIBOLD)) + 2
            if x + width > self.area().width():
                x, y = 0.0, y + self._line()
            cell = QRectF(x, y, width, self._line())
            self._draw_sign(painter, cell, line)
            ink = self.theme.quiet if line.holding is Holding.MISSING else self.theme.text
            write(
                painter, cell.adjusted(self._left(), 0, 0, 0), type_word(line.kind), self.letters(LABEL, SEMIBOLD), ink
            )
            x += width + round(12 * self.ts)

    def _draw_line(self, painter: QPainter, cell: QRectF, line: TypeLine) -> None:
        new = line.holding is Holding.NEW
        if new:
            painter.fillRect(cell.adjusted(-4, 1, 4, -1), fade(self.theme.legal, 0.12))
        self._draw_sign(painter, cell, line)
        left = self._left()
        if self._pictured(cell.width()) and not self.folded:
            self._draw_cards(painter, QRectF(left, cell.top(), self._cards_room(), cell.height()), line)
            left += self._cards_room() + round(14 * self.ts)
        points, bold = round(56 * self.ts), self.letters(BODY, SEMIBOLD)
        name, lines = type_word(line.kind), [] if self.folded else self._wrap_line(line, cell.width())
        high, small = line_height(bold), line_height(self.letters(QUIET))
        top = cell.center().y() - (high + len(lines) * small) / 2
        room = cell.right() - left - points
        write(painter, QRectF(left, top, room, high), name, bold, self.theme.text)
        ink = self.theme.legal if new and self.theme.name != "light" else self.theme.quiet
        write_lines(painter, QRectF(left, top + high, room, small), lines, self.letters(QUIET), ink)
        ink = self.theme.quiet if line.holding is Holding.MISSING else self.theme.text
        write(
            painter, QRectF(cell.right() - points, cell.top(), points - 2, cell.height()), line.points, bold, ink, RIGHT
        )

    def _draw_sign(self, painter: QPainter, cell: QRectF, line: TypeLine) -> None:
        """A tick where the type is held, golden while it is new, else an empty ring."""
        sign = round(16 * self.ts)
        box = QRectF(cell.x() + 1, cell.center().y() - sign / 2, sign, sign)
        if line.holding is Holding.MISSING:
            painter.setBrush(QColor(0, 0, 0, 0))
            painter.setPen(QPen(self.theme.text_over(0.5), 1.5))
            painter.drawEllipse(box.adjusted(1.5, 1.5, -1.5, -1.5))
        else:
            colour = self.theme.chosen if line.holding is Holding.TABLE else self.theme.legal
            draw_icon(painter, "lay", box, colour, 2.8)

    def _draw_cards(self, painter: QPainter, room: QRectF, line: TypeLine) -> None:
        """The upper parts of its cards; of a type that is missing an example, dim."""
        if self._faces is None or not line.cards:
            return
        width = round(self.CARD * self.ts)
        shown = min(round(1.4 * width), int(room.height()) - 4)
        step = min(width * 0.75, (room.width() - width) / max(1, len(line.cards) - 1))
        painter.save()
        painter.setOpacity(0.42 if line.holding is Holding.MISSING else 1.0)
        painter.setClipRect(QRectF(room.left() - 2, room.center().y() - shown / 2, room.width() + 4, shown))
        for number, code in enumerate(line.cards):
            look = self._faces.look(FaceKey(code, width))
            pad = margin(look.width) * width / look.width
            face = QRectF(round(room.left() + number * step), round(room.center().y() - shown / 2), width, 1.4 * width)
            painter.drawPixmap(face.adjusted(-pad, -pad, pad, pad), look.pixmap, QRectF(look.pixmap.rect()))
        painter.restore()

    def _pictured(self, width: float) -> bool:
        """Whether there is room for pictures."""
        return width >= 400 * self.ts

    def _cards_room(self) -> float:
        return round(2.6 * self.CARD * self.ts)

    def _left(self) -> float:
        return round(24 * self.ts)

    def _line(self) -> float:
        return round(24 * self.ts)

    def _row(self, line: TypeLine, width: float) -> float:
        words = line_height(self.letters(BODY, SEMIBOLD))
        words += len(self._wrap_line(line, width)) * line_height(self.letters(QUIET))
        return words + round(6 * self.ts)

    def _wrap_line(self, line: TypeLine, width: float) -> list[str]:
        """The words of a line, in several where they have no room in one."""
        room = width - self._left() - round(56 * self.ts)
        if self._pictured(width):
            room -= self._cards_room() + round(14 * self.ts)
        return wrap(line.words, self.letters(QUIET), room)
