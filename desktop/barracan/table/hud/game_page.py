"""The panel's Game page: totals, the last moves, and what the game adds of the viewer's side."""

from collections.abc import Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.places import read_place
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import Pressable
from barracan.table.hud.game_content import GameContent, MoveLine, SideTotal
from barracan.table.hud.hand_lines import draw_lines, lines_height
from barracan.table.hud.hands_table import draw_table, spoken_hands, table_height
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    LABEL,
    QUIET,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    figure,
    line_height,
    signed_figure,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_mark, draw_rule
from barracan.table.themes import fade, panel_ink, side_colour
from barracan.table.translation import common

MOST_MOVES: Final = 8
_LEAST_MOVES: Final = 3


def _spoken_total(side: SideTotal) -> str:
    translate = QCoreApplication.translate
    if side.hand is None:
        one, several = translate("Spoken", "{names}, one point"), translate("Spoken", "{names}, {total} points")
    else:
        one = translate("Spoken", "{names}, one point, {hand} in this hand")
        several = translate("Spoken", "{names}, {total} points, {hand} in this hand")
    return (one if side.total == 1 else several).format(names=side.names, total=side.total, hand=side.hand)


class MoveRow(Pressable):
    """One past move; pressing it asks for that moment."""

    RADIUS = 7.0

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__("move", parent)
        self.line = MoveLine(0, 0, "", "")
        self.lines: list[str] = []
        self.newest = False
        self.name_width = 0.0

    def show_move(self, line: MoveLine, lines: list[str], newest: bool, name_width: float) -> None:
        """Show this move in these lines, on a sky wash if it is the newest; names share a column of this width."""
        self.line, self.lines, self.newest, self.name_width = line, lines, newest, name_width
        self.word = f"{line.name} {line.words}"
        self.setObjectName(f"move:{line.number}")
        self.setToolTip(self.word)
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the wash, the name in its side's colour, and the words."""
        area, pad = self.area(), round(8 * self.ts)
        wash = None
        if self.newest or self.hovered:
            part = 0.24 if self.newest and self.hovered else 0.17 if self.newest else 0.07
            wash = fade(self.theme.last_move if self.newest else self.theme.text, part)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(wash)
            painter.drawRoundedRect(area, self.RADIUS, self.RADIUS)
        ink = panel_ink(self.theme, side_colour(self.theme, self.line.side), wash)
        font = self.letters(QUIET, SEMIBOLD if self.newest else REGULAR)
        high = line_height(font)
        top = (area.height() - len(self.lines) * high) / 2
        name = QRectF(pad, top, self.name_width, high)
        write(painter, name, self.line.name, self.letters(QUIET, SEMIBOLD), ink)
        x = pad + self.name_width + round(12 * self.ts)
        write_lines(painter, QRectF(x, top, area.width() - x - 4, 0), self.lines, font, self.theme.text)


class GamePage(HudItem):
    """The page; ``show_game(GameContent)``.

    Where the page is low, moves give way first (down to three), then the lines, then the boxes.

    Signals:
        move_pressed: a past move was pressed; carries its number.
    """

    move_pressed = Signal(int)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("page:game", parent)
        self.content = GameContent(0)
        self.rows: list[MoveRow] = []
        self.blocks: dict[str, QRectF] = {}
        self._texts: list[tuple[str, list[str]]] = []

    def spoken_name(self) -> str:
        lines = [_spoken_total(side) for side in self.content.sides]
        words, summary = common("{type}: {count}"), self.content.summary
        counts = [words.format(type=each.spoken, count=each.count) for each in summary.categories]
        lines += spoken_hands(self.content.hands)
        rows = [f"{word}: {', '.join(entries)}" for word, entries in self.content.lines.lines]
        return "\n".join([*lines, *rows, *counts, *(text for _, text in summary.lines)])

    def show_game(self, content: GameContent) -> None:
        """Show this."""
        self.content = content
        self.refresh()

    def arrange(self) -> None:
        """Share the height between match, moves, boxes and lines; a low drawer has them side by side."""
        if self.area().width() > 1.6 * self.area().height() and self.area().width() > 640 * self.ts:
            self._arrange_wide()
            return
        height, gap = self.area().height(), round(18 * self.ts)
        width, font = self.area().width() - 4, self.letters(QUIET)
        self._texts = [(head, wrap(text, font, width)) for head, text in self.content.summary.lines]
        match = self._match_height(height)
        boxes = (
            self._head() + len(self.content.summary.categories) * self._box_height()
            if self.content.summary.categories
            else 0
        )
        texts = sum(self._text_height(head, lines) for head, lines in self._texts)
        least = self._head() + _LEAST_MOVES * self._move_height()
        hand = lines_height(self.content.lines, self)
        if match + least + hand + 2 * gap > height:
            hand = 0
        if match + least + boxes + texts + 3 * gap > height:
            texts, self._texts = 0, []
        if match + least + boxes + 2 * gap > height:
            boxes = 0
        gaps = gap * (1 + bool(boxes) + bool(texts) + bool(hand))
        room = height - match - hand - boxes - texts - gaps - self._head()
        lines_of_moves = self._newest_moves(self.area().width(), room)
        moves = self._head() + (
            sum(map(self._row_height, lines_of_moves)) or self._row_height(self._lines_before_play(width))
        )
        self._place({"match": match, "hand": hand, "moves": moves, "boxes": boxes, "texts": texts}, gap)
        self._lay_moves(lines_of_moves)

    def _match_height(self, height: float) -> float:
        """How high the sides are, or the table of hands with room left for the last moves."""
        if self.content.hands.sides:
            room = height - self._head() - _LEAST_MOVES * self._move_height() - round(18 * self.ts)
            return table_height(self.content.hands, self, room)
        return self._head() + len(self.content.sides) * self._side_height()

    def _arrange_wide(self) -> None:
        """Columns side by side: the sides in as many as they need, the moves with what the game has no use for."""
        gap, height = round(30 * self.ts), self.area().height()
        match = max(1, ceil(len(self.content.sides) / self._sides_in(height)))
        match = 2 if self.content.hands.sides else match
        spans = {"match": match, "moves": 4 - match}
        if self.content.summary.categories:
            spans = {"match": match, "moves": 1, "boxes": 1, "texts": 1}
        count = sum(spans.values())
        column = round((self.area().width() - (count - 1) * gap) / count)
        font = self.letters(QUIET)
        self._texts, room = [], height
        for head, lines in ((head, wrap(text, font, column)) for head, text in self.content.summary.lines):
            room -= self._text_height(head, lines)
            if room >= -12 * self.ts:
                self._texts.append((head, lines))
        self.blocks, x = {}, 0.0
        for name, columns in spans.items():
            wide = columns * (column + gap) - gap
            self.blocks[name] = QRectF(x, 0, wide, height)
            x += wide + gap
        self._lay_moves(self._newest_moves(self.blocks["moves"].width(), height - self._head()))

    def _sides_in(self, height: float) -> int:
        """How many sides have room under each other."""
        return max(1, int((height - self._head() + 6 * self.ts) / self._side_height()))

    def _place(self, heights: dict[str, float], gap: float) -> None:
        self.blocks, y = {}, 0.0
        for name, height in heights.items():
            if height:
                self.blocks[name] = QRectF(0, y, self.area().width(), height)
                y += height + gap

    def _newest_moves(self, width: float, room: float) -> list[list[str]]:
        """The lines of the newest moves that have this room under each other, the newest last."""
        lines_of_moves: list[list[str]] = []
        column = width - self._names_width() - round(20 * self.ts) + 8
        for move in self.content.moves[: -MOST_MOVES - 1 : -1]:
            lines = wrap(move.words, self.letters(QUIET, REGULAR if lines_of_moves else SEMIBOLD), column)
            if not lines_of_moves:
                most = max(1, int((room - self._row_height([""])) / line_height(self.letters(QUIET))) + 1)
                lines = [*lines[: most - 1], " ".join(lines[most - 1 :])] if len(lines) > most else lines
            room -= self._row_height(lines)
            if room < 0:
                break
            lines_of_moves.insert(0, lines)
        return lines_of_moves

    def _names_width(self) -> float:
        font = self.letters(QUIET, SEMIBOLD)
        widest = max((width_of(move.name, font) for move in self.content.moves[-MOST_MOVES:]), default=0) + 2
        return min(widest, self.area().width() * 0.3)

    def _lines_before_play(self, width: float) -> list[str]:
        return wrap(self.tr("Nothing has been played yet."), self.letters(QUIET), width)

    def _lay_moves(self, lines_of_moves: Sequence[list[str]]) -> None:
        while len(self.rows) < len(lines_of_moves):
            row = MoveRow(self)
            row.pressed.connect(lambda name: self.move_pressed.emit(read_place(name).number))
            self.rows.append(row)
        moves = self.content.moves[len(self.content.moves) - len(lines_of_moves) :]
        block, names = self.blocks.get("moves", QRectF()), self._names_width()
        top = block.y() + self._head()
        for row in self.rows[len(lines_of_moves) :]:
            row.hide()
        for row, move, lines in zip(self.rows, moves, lines_of_moves, strict=False):
            row.show()
            row.show_move(move, lines, move is moves[-1], names)
            row.set_rect(QRectF(block.x() - 6, top, block.width() + 12, self._row_height(lines) - 1))
            top += self._row_height(lines)

    def draw(self, painter: QPainter) -> None:
        """Paint the blocks with rules between them."""
        for name, paint in (
            ("match", self._draw_match),
            ("hand", self._draw_hand),
            ("moves", self._draw_moves),
            ("boxes", self._draw_boxes),
            ("texts", self._draw_texts),
        ):
            block = self.blocks.get(name)
            if block is None:
                continue
            if block.top() > 0 and not (name == "texts" and "boxes" in self.blocks and not self._texts[0][0]):
                draw_rule(painter, self.theme, block.left(), block.right(), block.top() - 9 * self.ts)
            paint(painter, block)

    def _draw_head(self, painter: QPainter, block: QRectF, words: str, right: str = "") -> None:
        line = QRectF(block.x(), block.y(), block.width(), round(20 * self.ts))
        write(painter, line, words, self.letters(LABEL, SEMIBOLD), self.theme.quiet)
        if right:
            write(painter, line, right, self.letters(LABEL), self.theme.quiet, RIGHT)

    def _draw_match(self, painter: QPainter, block: QRectF) -> None:
        if self.content.hands.sides:
            draw_table(painter, self, block, self.content.hands)
            return
        self._draw_head(painter, block, common("Match"), self._target_words())
        each, gap = self._sides_in(block.height()), round(30 * self.ts)
        columns = max(1, ceil(len(self.content.sides) / each))
        wide = (block.width() - (columns - 1) * gap) / columns
        for number, side in enumerate(self.content.sides):
            column, row = divmod(number, each)
            y = block.y() + self._head() + row * self._side_height()
            self._draw_side(painter, QRectF(block.x() + column * (wide + gap), y, wide, self._side_height()), side)

    def _draw_hand(self, painter: QPainter, block: QRectF) -> None:
        draw_lines(painter, self, block, self.content.lines)

    def _target_words(self) -> str:
        target = self.content.target
        return common("to {target}").format(target=target) if target is not None else ""

    def _draw_side(self, painter: QPainter, row: QRectF, side: SideTotal) -> None:
        mark, line = round(12 * self.ts), round(24 * self.ts)
        colour = side_colour(self.theme, side.side)
        draw_mark(painter, side.side, QRectF(row.x() + 1, row.y() + (line - mark) / 2, mark, mark), colour)
        left = row.x() + mark + round(10 * self.ts)
        total, font = figure(side.total), self.letters(20, BOLD)
        wide = width_of(total, font) + 4
        names = QRectF(left, row.y(), row.right() - left - wide - 8, line)
        write(painter, names, side.names, self.letters(BODY + 0.5, SEMIBOLD), self.theme.text)
        write(painter, QRectF(row.right() - wide, row.y(), wide, line), total, font, self.theme.text, RIGHT)
        bar = QRectF(left, row.y() + line + round(3 * self.ts), row.right() - left, round(5 * self.ts))
        self._draw_bar(painter, bar, colour, side)
        top = bar.bottom() + 2 * self.ts if self.content.target is not None else row.y() + line
        under = QRectF(left, top, bar.width(), round(17 * self.ts))
        full, short = self._hand_words(side)
        words = full if width_of(full, self.letters(LABEL)) <= under.width() else short
        write(painter, under, words, self.letters(LABEL), self.theme.quiet)

    def _hand_words(self, side: SideTotal) -> tuple[str, str]:
        """What a side has made of the hand so far, and the same in few words."""
        if side.hand is None:
            return side.note, side.note
        if side.hand and side.counted:
            points = signed_figure(side.hand)
            return self.tr("{points} of it in this hand").format(points=points), points
        if side.counted and not side.hand:
            return self.tr("no points in this hand"), "0"
        on_table = bool(self.content.summary.categories)
        if not side.hand:
            full = common("nothing on the table yet") if on_table else self.tr("no points in this hand yet")
            return full, common("nothing yet")
        full = self.tr("{points} on the table this hand") if on_table else self.tr("{points} in this hand so far")
        points = signed_figure(side.hand)
        return full.format(points=points), self.tr("{points} this hand").format(points=points)

    def _draw_bar(self, painter: QPainter, bar: QRectF, colour: QColor, side: SideTotal) -> None:
        if self.content.target is None:
            return
        radius, target = bar.height() / 2, max(1, self.content.target)
        paler = fade(colour, 0.45)
        painter.setPen(Qt.PenStyle.NoPen)
        before, now = side.reach
        for points, brush in ((target, self.theme.text_over(0.14)), (now, paler), (before, colour)):
            width = bar.width() * max(0.0, min(1.0, points / target))
            if width >= 1:
                painter.setBrush(brush)
                filled = QRectF(bar.x(), bar.y(), max(width, bar.height()), bar.height())
                painter.drawRoundedRect(filled, radius, radius)

    def _draw_moves(self, painter: QPainter, block: QRectF) -> None:
        self._draw_head(painter, block, common("Moves"))
        if not self.content.moves:
            room = QRectF(block.x(), block.y() + self._head() + 4 * self.ts, block.width(), 0)
            write_lines(painter, room, self._lines_before_play(block.width()), self.letters(QUIET), self.theme.quiet)

    def _draw_boxes(self, painter: QPainter, block: QRectF) -> None:
        self._draw_head(painter, block, self.content.own_name or self.tr("Your side"))
        box, y = round(12 * self.ts), block.y() + self._head()
        colour = side_colour(self.theme, self.content.own_side)
        for category in self.content.summary.categories:
            count = category.count
            line = QRectF(block.x(), y, block.width(), self._box_height())
            name = line.adjusted(0, 0, -3 * round(box * 1.55) - (24 if count > 3 else 4) * self.ts, 0)
            write(painter, name, category.word, self.letters(BODY), self.theme.text)
            for number in range(3):
                x = block.right() - (3 - number) * round(box * 1.55) + round(box * 0.5)
                cell = QRectF(x, line.center().y() - box / 2, box, box)
                filled = number < count
                painter.setPen(QPen(colour if filled else self.theme.text_over(0.4), 1.2))
                painter.setBrush(colour if filled else Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(cell.adjusted(0.6, 0.6, -0.6, -0.6), 3, 3)
            if count > 3:
                more = QRectF(block.x(), y, block.width() - 3 * round(box * 1.55) - 6, self._box_height())
                write(painter, more, str(count), self.letters(LABEL), self.theme.quiet, RIGHT)
            y += self._box_height()

    def _draw_texts(self, painter: QPainter, block: QRectF) -> None:
        y, font = block.y(), self.letters(QUIET)
        for head, lines in self._texts:
            if head:
                self._draw_head(painter, QRectF(block.x(), y, block.width(), 0), head)
                y += self._head() - round(4 * self.ts)
            ink = self.theme.text if head else self.theme.quiet
            write_lines(painter, QRectF(block.x(), y, block.width(), 0), lines, font, ink)
            y += len(lines) * line_height(font) + round(12 * self.ts)

    def _head(self) -> float:
        return round(27 * self.ts)

    def _side_height(self) -> float:
        return round((54 if len(self.content.sides) <= 2 or self.area().height() > 700 * self.ts else 50) * self.ts)

    def _move_height(self) -> float:
        return round(27 * self.ts)

    def _row_height(self, lines: Sequence[str]) -> float:
        return self._move_height() + (len(lines) - 1) * line_height(self.letters(QUIET))

    def _box_height(self) -> float:
        return round(24 * self.ts)

    def _text_height(self, head: str, lines: Sequence[str]) -> float:
        over = self._head() - round(4 * self.ts) if head else 0
        return over + len(lines) * line_height(self.letters(QUIET)) + round(12 * self.ts)
