"""The panel's Ladder page: the builder with its board, the list of the five types, and the foot."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.cards import Code
from barracan.model.offers import LadderRoom
from barracan.model.refusal import Refusal
from barracan.model.view import LadderView, SeatView
from barracan.session.messages import TraySnapshot
from barracan.table.barracan.ladder_board import LadderBoard
from barracan.table.barracan.ladder_shape import MOST_CARDS, WAITING, LaddersContent, LadderShape, Spot, ladders_content
from barracan.table.barracan.ladder_types import TypeList, type_lines
from barracan.table.barracan.words import (
    TYPES,
    ladder_words,
    number_word,
    out_words,
    stack_word,
    type_word,
)
from barracan.table.cards.court_letters import card_text
from barracan.table.cards.faces import Faces
from barracan.table.hud.buttons import ButtonContent, ButtonItem
from barracan.table.hud.chips import ClauseChip, SegmentsItem
from barracan.table.hud.game_content import CategoryCount, SideSummary
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
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
from barracan.table.hud.people import People
from barracan.table.hud.side_panel import BuilderPage
from barracan.table.hud.tray_foot import TrayFoot
from barracan.table.layouts.geometry import clamp
from barracan.table.painting import draw_rule
from barracan.table.themes import panel_ink
from barracan.table.translation import common, translate_text

NEW: Final = "new"
_MOST_NAMED: Final = 4
"""So many new cards are named in the status; more are counted."""
_ASIDE: Final = 12
"""What stays free beside the list under something that lies over the page."""
_LIST_COLUMN: Final = (330.0, 0.39, 560.0)
"""The width of list and foot where they stand beside the board: a part of the page, and its bounds."""


class LadderPage(BuilderPage):
    """The page; ``show_ladders(LaddersContent)``.

    It never changes a ladder itself: whatever the person does to one of them is emitted as the draft that would result,
    and shown when ``show_ladders`` brings it back. A draft equal to the ladder on the table means nothing new. For
    cards dropped from elsewhere on one of ``places()`` call ``put(place, cards)``.
    """

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
        self._rule = QRectF()
        self._corner = 0.0
        self._room = LadderRoom()
        self.visibleChanged.connect(self._show_room)
        self._show()

    def spoken_name(self) -> str:
        return self.state_words()

    def title(self) -> str:
        return common("Ladder")

    def summary(self, view: SeatView) -> SideSummary:
        table = view.side_tables()[view.side_of(view.seat)]
        categories = tuple(
            CategoryCount(stack_word(kind), type_word(kind), count)
            for kind, count in zip(TYPES, table.sets, strict=True)
        )
        ladder = common("Ladder")
        return SideSummary(categories, (("", out_words(table.sets)), (ladder, ladder_words(table.ladders))))

    def set_faces(self, faces: Faces) -> None:
        self.board.set_faces(faces)
        self.types.set_faces(faces)

    def set_corner(self, width: float) -> None:
        self._corner = width

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
        if self.isVisible():
            self._show()

    def renew(self) -> None:
        self._show()

    def choose(self, number: int) -> None:
        """Show the ladder of this number; the next free one is a new ladder."""
        number = max(0, min(number, self.content.next_number))
        if number != self.number:
            self.number = number
            self._show()
            self.chosen.emit(number)

    def put(self, place: str, cards: Sequence[Code]) -> None:
        self._change(self.shape_now().put(place, tuple(cards)))

    def set_holding(self, held: Sequence[Code]) -> None:
        self.board.set_holding(held)

    def show_fitting(self, place: str) -> frozenset[Code]:
        return self.board.show_fitting(place)

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

    def contents(self) -> list[QRectF]:
        head = QRectF(self.chooser.pos(), self.area().topRight() + QPointF(0, self.arranger.area().height()))
        below = self.types.area_in_parent().united(self._state).united(self.foot.area_in_parent())
        told = [head, below.adjusted(-_ASIDE * self.ts, 0, 0, 0)]
        return [*map(self.on_scene, told), *map(self.board.on_scene, self.board.contents())]

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
        self.chooser.setVisible(bool(content.ladders))
        tip = common("Build the best ladder that the hand can lay")
        self.arranger.show_button(ButtonContent("arrange", self.tr("Arrange for me"), icon="arrange", tip=tip))
        shape, table, outlook = self.shape_now(), content.table_ladder(number), content.outlook(number)
        lying = [category[0] for category in table.categories] if table else []
        categories = outlook.categories if outlook else ()
        self.board.show_board(shape, categories, lying, content.side, content.waiting)
        self._show_room()
        refusal = self._forbidden()
        self.chip.show_clause(refusal.clause if refusal is not None else "")
        self.foot.show_verdict(content.tray, bool(shape.new_cards()))
        self.refresh()

    def _show_room(self) -> None:
        """Tell what of the hand fits, at the places and in the list; asked only while somebody sees it."""
        content, number = self.content, self.number
        room = self._room = self.ask_room(self.shape_now().draft(number)) if self.isVisible() else LadderRoom()
        self.board.show_room(room)
        self.types.show_types(type_lines(self.shape_now(), content.table_ladder(number), content.outlook(number), room))
        self.arrange()

    def _show_tabs(self, words: str) -> None:
        """Offer the ladders, each with its number and how many types it has in these words, and a new one."""
        types = [len(TYPES) - len(ladder.missing) for ladder in self.content.ladders]
        tabs = [(str(at), words.format(number=at + 1, types=count)) for at, count in enumerate(types)]
        current = NEW if self.number == self.content.next_number else str(self.number)
        self.chooser.show_choices([*tabs, (NEW, self.tr("New"))], current)

    def count_words(self) -> str:
        """How many cards and types the ladder has."""
        ladder = self.content.outlook(self.number)
        types = len(TYPES) - len(ladder.missing) if ladder is not None else 0
        words = self.tr("{count} of {most} cards, {types} of 5")
        return words.format(count=self.shape_now().count, most=MOST_CARDS, types=types)

    def royal_words(self) -> str:
        """Whether it is royal, or can be still."""
        ladder, verdict = self.content.outlook(self.number), self.content.verdicts.get(self.number)
        if ladder is None or not ladder.categories or (verdict is not None and verdict.refusal is not None):
            return ""
        if not ladder.royal:
            return common("not royal")
        return self.tr("royal so far") if ladder.missing else common("royal")

    def state_words(self) -> str:
        """What is wrong with the ladder, or how far it is."""
        refusal, ladder = self._forbidden(), self.content.outlook(self.number)
        if self.content.waiting:
            return self.tr("Press the place that the {card} is to take.").format(card=card_text(self.content.waiting))
        if refusal is not None:
            return translate_text(refusal.reason)
        if ladder is None or not ladder.categories:
            return self.tr("Put a card on the dashed place, or let the ladder be arranged.")
        return self._progress(ladder)

    def status(self, picked: Sequence[Code]) -> str:
        if self.content.waiting:
            words, cards = common("{ladder}: press the place that the {cards} is to take."), [self.content.waiting]
        elif picked:
            one = common("{ladder}: press the place that the {cards} is to take.")
            several = self.tr("{ladder}: press the place that the {count} cards are to take.")
            words, cards = one if len(picked) == 1 else several, list(picked)
        elif cards := list(self.shape_now().new_cards()):
            words = self._words_of_new(self._forbidden() is None, len(cards))
        elif self._room.cards():
            words = self.tr("{ladder}: choose cards of the hand, then the place that they are to take.")
        else:
            words = self.tr("{ladder}: no card of the hand fits here.")
        told = " ".join(map(card_text, cards))
        return words.format(ladder=self._name(), cards=told, count=len(cards))

    def _words_of_new(self, stands: bool, count: int) -> str:
        if count > _MOST_NAMED:
            many = self.tr("{ladder}: {count} new cards stand. Lay them, or add more.")
            return many if stands else self.tr("{ladder}: the {count} new cards do not stand yet.")
        if count > 1:
            several = self.tr("{ladder}: {cards} stand. Lay them, or add more.")
            return several if stands else self.tr("{ladder}: {cards} do not stand yet. Add what is missing.")
        one = self.tr("{ladder}: {cards} stands. Lay it, or add more.")
        return one if stands else self.tr("{ladder}: {cards} does not stand yet. Add what is missing.")

    def _forbidden(self) -> Refusal | None:
        """Why the new cards of this ladder cannot be laid: what is wrong with it, or with laying it now."""
        verdict, tray = self.content.verdicts.get(self.number), self.content.tray
        if self.content.waiting or verdict is None:
            return None
        return verdict.refusal or (None if tray.moves else tray.refusal)

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
        least, part, most = _LIST_COLUMN
        column = round(clamp(part * area.width(), least * self.ts, most * self.ts))
        wide = area.width() > 1.6 * area.height() and area.width() > 2 * column
        self._rule = QRectF(0, 0, 1, 1) if wide else QRectF()
        if wide:
            self._lay_head(area.width() - self._corner)
            side = QRectF(area.width() - column, head + gap, column, area.height() - head - gap)
            self._lay_below(side, side.height() < self._below_height(column, folded=False))
            listed = self.types.area().height()
            self.types.set_rect(QRectF(side.left(), side.top(), column, max(listed, self._state.top() - side.top())))
            self._rule = QRectF(side.left() - 2 * gap, head + gap, 0, side.height())
            self.board.set_rect(QRectF(-4, head + gap, side.left() - 2.5 * gap, side.height()))
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
        line = line_height(self.letters(QUIET, SEMIBOLD)) + round(6 * self.ts) if self._counted() else 0
        self.chip.set_rect(QRectF(room.right() - chip, self._state.top() + line, chip, self.chip.natural_height()))
        listed = self.types.height_for(folded, room.width())
        top = self._state.top() - listed
        self.types.set_rect(QRectF(room.left(), top, room.width(), listed))
        return top

    def _lay_head(self, width: float) -> None:
        high = round(32 * self.ts)
        words = sum(width_of(word, font) + 10 for word, font in self._head_words()[:2])
        self._show_tabs(self.tr("Ladder {number}: {types} of 5"))
        if words + self.chooser.natural_width() + self.arranger.natural_width(False) + 14 > width:
            self._show_tabs(self.tr("{number}: {types} of 5"))
        chooser = self.chooser.natural_width() if self.chooser.isVisibleTo(self) else 0
        self.arranger.set_worded(words + chooser + self.arranger.natural_width() + 14 <= width)
        button = self.arranger.natural_width(self.arranger.worded)
        self.arranger.set_rect(QRectF(width - button, 0, button, high))
        self.chooser.set_rect(QRectF(width - button - 6 - chooser, 0, chooser, high))

    def _head_words(self) -> tuple[tuple[str, QFont], ...]:
        """Which ladder it is, how many of its cards lie, and whose it is."""
        count = self.tr("{count} of {most}").format(count=self.shape_now().count, most=MOST_CARDS)
        plain = self.letters(LABEL)
        return (self._name(), self.letters(BODY + 1, BOLD)), (count, plain), (self.content.owner, plain)

    def _name(self) -> str:
        """Which ladder it is."""
        new = self.number == self.content.next_number
        return common("New ladder") if new else common("Ladder {number}").format(number=self.number + 1)

    def _board_wish(self) -> float:
        """The height under which the list folds."""
        steps = max(0, len(self.shape_now().arm) - 1)
        return 54 * 1.4 * (1 + 0.33 * steps) + round(60 * self.ts)

    def _state_lines(self, width: float) -> list[str]:
        room = width - (self.chip.natural_width() + 8 if self.chip.isVisibleTo(self) else 0)
        return wrap(self.state_words(), self.letters(QUIET, SEMIBOLD), room)

    def _state_height(self, width: float) -> float:
        lines = max(len(self._state_lines(width)), 1) + self._counted()
        return lines * line_height(self.letters(QUIET, SEMIBOLD)) + round((18 if self._counted() else 12) * self.ts)

    def _counted(self) -> bool:
        """Whether cards are counted over the sentence: there is room beside the board."""
        return not self._rule.isNull()

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
        if not self._rule.isNull():
            painter.fillRect(QRectF(self._rule.left(), self._rule.top(), 1, self._rule.height()), self.theme.hairline)
            draw_rule(painter, self.theme, types.left(), types.right(), self._state.top() - 4)
        elif types.left() == 0:
            draw_rule(painter, self.theme, types.left(), types.right(), types.top() - 3)
        state, bold = QRectF(self._state), self.letters(QUIET, SEMIBOLD)
        if self._counted():
            state.adjust(0, round(4 * self.ts), 0, 0)
            head = QRectF(state.left(), state.top(), state.width(), line_height(bold))
            write(painter, head, self.count_words(), bold, self.theme.text)
            lost = self.royal_words() == common("not royal")
            ink = self.theme.quiet if lost else panel_ink(self.theme, self.theme.legal)
            write(painter, head, self.royal_words(), bold, ink, RIGHT)
            state.adjust(0, line_height(bold) + round(2 * self.ts), 0, 0)
        ink = panel_ink(self.theme, self.theme.refused) if self._forbidden() is not None else self.theme.text
        write_lines(painter, state, self._state_lines(self._state.width()), bold, ink)
