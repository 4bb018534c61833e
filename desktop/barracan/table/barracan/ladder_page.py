"""The panel's Ladder page: the builder with its board, the list of the five types, and the foot."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.cards import Code, card_text
from barracan.model.value import value
from barracan.model.view import LadderView, SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.ladder_board import LadderBoard
from barracan.table.barracan.ladder_shape import MOST_CARDS, WAITING, LaddersContent, LadderShape, Spot, ladders_content
from barracan.table.barracan.words import (
    TYPES,
    ladder_words,
    number_word,
    out_words,
    stack_word,
    type_word,
    wanted_words,
)
from barracan.table.cards.faces import Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import ButtonContent, ButtonItem
from barracan.table.hud.chips import ClauseChip, SegmentsItem
from barracan.table.hud.game_content import CategoryCount, SideSummary
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    LABEL,
    QUIET,
    SEMIBOLD,
    fits,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.hud.people import People
from barracan.table.hud.side_panel import BuilderPage
from barracan.table.hud.tray_foot import TrayFoot
from barracan.table.painting import draw_rule
from barracan.table.translation import translate_text


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
        return words.format(first=card_text(shape.arm[first]), last=card_text(shape.arm[last]))
    if 0 <= row < len(shape.arm):
        return translate("TypeList", "new, beside {card}").format(card=card_text(shape.arm[row]))
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
            lines = self._wrap_line(line, cell.width())
            height = len(lines) * line_height(font)
            words = QRectF(x, cell.center().y() - height / 2, cell.right() - x, height)
            write_lines(painter, words, lines, font, self.theme.quiet)

    def _line(self) -> float:
        return round(24 * self.ts)

    def _row(self, line: TypeLine, width: float) -> float:
        return self._line() + (len(self._wrap_line(line, width)) - 1) * line_height(self.letters(QUIET))

    def _wrap_line(self, line: TypeLine, width: float) -> list[str]:
        """The words of a line, in several where they do not even fit set narrow."""
        font, room = self.letters(QUIET), width - self._words_left()
        return [line.words] if fits(line.words, font, room) else wrap(line.words, font, room)

    def _words_left(self) -> float:
        names = self.letters(BODY, SEMIBOLD)
        return round(23 * self.ts) + max(width_of(type_word(kind), names) for kind in TYPES) + round(12 * self.ts)


NEW: Final = "new"
_LIST_COLUMN: Final = 330.0
"""The width of list and foot where they stand beside the board."""
_CROSS: Final = 34.0
"""What the cross of a drawer takes of the list, where that reaches up beside the tabs."""


class LadderPage(BuilderPage):
    """The page; ``show_ladders(LaddersContent)``.

    It never changes a ladder itself: whatever the person does to one of them is emitted as the draft that would result,
    and shown when ``show_ladders`` brings it back. A draft equal to the ladder on the table means nothing new. For
    cards dropped from elsewhere on one of ``places()`` call ``put(place, cards)``.

    Signals:
        ladder_chosen: another ladder is shown; carries its number.
    """

    ladder_chosen = Signal(int)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("page:ladder", parent)
        self.content = LaddersContent()
        self.number = 0
        self.chooser = SegmentsItem("ladder", self)
        self.chooser.chosen.connect(self._choose_key)
        self.arranger = ButtonItem(ButtonContent("arrange", ""), self)
        self.arranger.pressed.connect(lambda _: self.arrange_pressed.emit(self.number))
        self.board = LadderBoard(self)
        self.board.card_placed.connect(self._place)
        self.board.returned.connect(self._return)
        self.board.place_pressed.connect(self.place_pressed)
        self.types = TypeList(self)
        self.chip = ClauseChip(self)
        self.chip.clause_pressed.connect(self.clause_pressed)
        self.foot = TrayFoot(self, conditions=False)
        self.foot.lay_pressed.connect(self.lay_pressed)
        self.foot.clear_pressed.connect(lambda: self._change(self.content.table_shape(self.number)))
        self.foot.clause_pressed.connect(self.clause_pressed)
        self._state = QRectF()
        self._show()

    def spoken_name(self) -> str:
        return self.state_words()

    def title(self) -> str:
        return QCoreApplication.translate("SidePanel", "Ladder")

    def summary(self, view: SeatView) -> SideSummary:
        table = view.side_tables()[view.side_of(view.seat)]
        categories = tuple(
            CategoryCount(stack_word(kind), type_word(kind), count)
            for kind, count in zip(TYPES, table.sets, strict=True)
        )
        ladder = QCoreApplication.translate("GamePage", "Ladder")
        return SideSummary(categories, (("", out_words(table.sets)), (ladder, ladder_words(table.ladders))))

    def set_faces(self, faces: Faces) -> None:
        self.board.set_faces(faces)

    def lay_cards(self) -> None:
        self.board.arrange()

    def show_tray(self, view: SeatView, people: People, tray: TraySnapshot | None) -> None:
        side = view.side_of(view.seat)
        self.show_ladders(
            ladders_content(people.names_of(view.sides[side]), side, view.side_tables()[side].ladders, tray)
        )

    def show_ladders(self, content: LaddersContent) -> None:
        """Show the side's ladders and those being built; the number shown stays while there is such a one."""
        self.content = content
        self.number = max(0, min(self.number, content.next_number))
        self._show()

    def choose(self, number: int) -> None:
        """Show the ladder of this number; the next free one is a new ladder."""
        number = max(0, min(number, self.content.next_number))
        if number != self.number:
            self.number = number
            self._show()
            self.ladder_chosen.emit(number)

    def put(self, place: str, cards: Sequence[Code]) -> None:
        self._change(self.shape_now().put(place, tuple(cards)))

    def set_holding(self, holding: bool) -> None:
        self.board.set_holding(holding)

    def places(self) -> dict[str, QRectF]:
        if not self.isVisible():
            return {}
        board = self.board.on_scene(self.board.area())
        rects = {
            name: item.on_scene(item.area()).intersected(board)
            for name, item in self.board.places.items()
            if item.isVisibleTo(self)
        }
        return {name: rect for name, rect in rects.items() if not rect.isEmpty()}

    def shape_now(self) -> LadderShape:
        """The ladder shown, new cards included."""
        return self.content.shape(self.number)

    def _change(self, shape: LadderShape) -> None:
        now = self.shape_now()
        if (shape.arm, dict(shape.rows)) != (now.arm, dict(now.rows)):
            self.ladder_changed.emit(shape.draft(self.number))

    def _place(self, spot: Spot, place: str) -> None:
        if spot == WAITING:
            self.put(place, (self.content.waiting,))
        else:
            self._change(self.shape_now().move(spot, place))

    def _return(self, spot: Spot) -> None:
        if spot == WAITING:
            self.left.emit()
        else:
            self._change(self.shape_now().take(spot))

    def _choose_key(self, key: str) -> None:
        self.choose(self.content.next_number if key == NEW else int(key))

    def _show(self) -> None:
        content, number = self.content, self.number
        numbers = [(str(index), str(index + 1)) for index in range(len(content.ladders))]
        current = NEW if number == content.next_number else str(number)
        self.chooser.show_choices([*numbers, (NEW, self.tr("New"))], current)
        self.chooser.setVisible(bool(numbers))
        tip = self.tr("Build the best ladder that the hand can lay")
        self.arranger.show_button(ButtonContent("arrange", self.tr("Arrange"), icon="arrange", tip=tip))
        shape, table, outlook = self.shape_now(), content.table_ladder(number), content.outlook(number)
        lying = [category[0] for category in table.categories] if table else []
        categories = outlook.categories if outlook else ()
        self.board.show_board(shape, categories, lying, content.side, content.waiting)
        self.types.show_types(type_lines(shape, table, outlook))
        verdict = content.verdicts.get(number)
        self.chip.show_clause(verdict.refusal.clause if verdict and verdict.refusal else "")
        self.foot.show_verdict(content.tray, bool(shape.new_cards()))
        self.refresh()

    def state_words(self) -> str:
        """What is wrong with the ladder, or how far it is."""
        verdict, ladder = self.content.verdicts.get(self.number), self.content.outlook(self.number)
        if self.content.waiting:
            return self.tr("Press the place that the {card} is to take.").format(card=card_text(self.content.waiting))
        if verdict is not None and verdict.refusal is not None:
            return translate_text(verdict.refusal.reason)
        if ladder is None or not ladder.categories:
            return self.tr("Put a card on the dashed place, or let the ladder be arranged.")
        return self._progress(ladder)

    def _progress(self, ladder: LadderView) -> str:
        held = len(TYPES) - len(ladder.missing)
        if not ladder.missing:
            royal = self.tr("Complete and royal: {points} points.")
            words = royal if ladder.royal else self.tr("Complete: {points} points.")
        elif ladder.royal:
            words = self.tr("{count} of five. Complete and still royal it adds {points}.")
        else:
            words = self.tr("{count} of five, royal lost. Complete it adds {points}.")
        return words.format(count=number_word(held), points=ladder.points)

    def arrange(self) -> None:
        """Share the room: head, board, list, state and foot, the last three beside the board where the page is low."""
        area = self.area()
        if area.isEmpty():
            return
        head, gap = round(38 * self.ts), round(10 * self.ts)
        column = round(_LIST_COLUMN * self.ts)
        if area.width() > 1.6 * area.height() and area.width() > 2 * column:
            self._lay_head(area.width() - column - 2 * gap)
            side = QRectF(area.width() - column, 0, column, area.height())
            self._lay_below(side, side.height() < self._below_height(column, folded=False))
            self.board.set_rect(QRectF(-4, head, area.width() - column - gap, area.height() - head))
            return
        self._lay_head(area.width())
        board = area.height() - head - self._below_height(area.width(), folded=False)
        top = self._lay_below(area, board < self._board_wish())
        self.board.set_rect(QRectF(-4, head, area.width() + 8, max(40.0, top - head - gap)))

    def _below_height(self, width: float, folded: bool) -> float:
        return self.foot.height_for(width) + self._state_height(width) + self.types.height_for(folded, width)

    def _lay_below(self, room: QRectF, folded: bool) -> float:
        """Lay list, state and foot at the bottom of this room; returns where they begin."""
        self.types.set_folded(folded)
        foot, state = self.foot.height_for(room.width()), self._state_height(room.width())
        y = room.bottom() - foot
        self.foot.set_rect(QRectF(room.left(), y, room.width(), foot))
        self._state = QRectF(room.left(), y - state, room.width(), state)
        chip = self.chip.natural_width()
        self.chip.set_rect(QRectF(room.right() - chip, self._state.top(), chip, self.chip.natural_height()))
        listed = self.types.height_for(folded, room.width())
        top = self._state.top() - listed
        beside = round(_CROSS * self.ts) if top < room.top() else 0
        self.types.set_rect(QRectF(room.left(), top, room.width() - beside, listed))
        return top

    def _lay_head(self, width: float) -> None:
        high = round(32 * self.ts)
        chooser = self.chooser.natural_width() if self.chooser.isVisibleTo(self) else 0
        words = sum(width_of(word, font) + 10 for word, font in self._head_words()[:2])
        self.arranger.set_worded(words + chooser + self.arranger.natural_width() + 14 <= width)
        button = self.arranger.natural_width(self.arranger.worded)
        self.arranger.set_rect(QRectF(width - button, 0, button, high))
        self.chooser.set_rect(QRectF(width - button - 6 - chooser, 0, chooser, high))

    def _head_words(self) -> tuple[tuple[str, QFont], ...]:
        """Which ladder it is, how many of its cards lie, and whose it is."""
        title = self.tr("Ladder {number}").format(number=self.number + 1)
        if self.number == self.content.next_number:
            title = self.tr("New ladder")
        count = self.tr("{count} of {most}").format(count=self.shape_now().count, most=MOST_CARDS)
        plain = self.letters(LABEL)
        return (title, self.letters(BODY + 1, BOLD)), (count, plain), (self.content.owner, plain)

    def _board_wish(self) -> float:
        """The height under which the list folds."""
        steps = max(0, len(self.shape_now().arm) - 1)
        return 54 * 1.4 * (1 + 0.33 * steps) + round(60 * self.ts)

    def _state_lines(self, width: float) -> list[str]:
        room = width - (self.chip.natural_width() + 8 if self.chip.isVisibleTo(self) else 0)
        return wrap(self.state_words(), self.letters(QUIET, SEMIBOLD), room)

    def _state_height(self, width: float) -> float:
        return max(len(self._state_lines(width)), 1) * line_height(self.letters(QUIET, SEMIBOLD)) + round(12 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the head, the rule over the list, and the state line."""
        left = self.chooser if self.chooser.isVisibleTo(self) else self.arranger
        room, x = left.pos().x() - 8, 0.0
        for number, (words, font) in enumerate(self._head_words()):
            if number < 2 or x + width_of(words, font) <= room:
                ink = self.theme.quiet if number else self.theme.text
                write(painter, QRectF(x, 0, max(0.0, room - x), round(32 * self.ts)), words, font, ink)
            x += width_of(words, font) + 10
        types = self.types.area_in_parent()
        if types.left() == 0:
            draw_rule(painter, self.theme, types.left(), types.right(), types.top() - 3)
        lines = self._state_lines(self._state.width())
        write_lines(painter, self._state, lines, self.letters(QUIET, SEMIBOLD), self.theme.text)
