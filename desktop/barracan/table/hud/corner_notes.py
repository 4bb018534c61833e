"""Notes in the corners of a table whose side panel is closed: the match as bars, and the last moves."""

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from barracan.table.hud.game_content import GameContent, MoveLine, SideTotal
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import LABEL, QUIET, REGULAR, RIGHT, SEMIBOLD, elide, figure, width_of, wrap, write
from barracan.table.layouts.geometry import NOTE_HEAD, NOTE_MOVE, NOTE_SIDE
from barracan.table.painting import draw_mark
from barracan.table.themes import fade, side_colour, side_ink
from barracan.table.translation import common

_BAR: Final = 4.0
_PAD: Final = 6.0
MOST_LINES: Final = 2
"""So many lines a move takes at most."""


class CornerNote(Label):
    """One of the notes; ``show_game(GameContent)``.

    Attributes:
        has_room: whether its corner is free.
    """

    content = GameContent(None)
    has_room = False

    def show_game(self, content: GameContent) -> None:
        """Tell this."""
        if content != self.content:
            self.content = content
            self.redraw()

    def tells_anything(self) -> bool:
        """Whether there is something to tell."""
        return True

    def draw_head(self, painter: QPainter, words: str, right: str = "") -> None:
        """Paint the heading."""
        line = QRectF(_PAD * self.ts, 0, self.area().width() - 2 * _PAD * self.ts, NOTE_HEAD * self.ts)
        write(painter, line, words, self.letters(LABEL, SEMIBOLD), self.theme.quiet)
        if right:
            write(painter, line, right, self.letters(LABEL), self.theme.quiet, RIGHT)


class MatchNote(CornerNote):
    """The totals of the match as bars to the target, the points of this hand paler."""

    def draw(self, painter: QPainter) -> None:
        """Paint the heading and a line with its bar for each side."""
        target = self.content.target
        words = common("to {target}").format(target=target) if target is not None else ""
        self.draw_head(painter, common("Match"), words)
        pad, high = _PAD * self.ts, NOTE_SIDE * self.ts
        for number, side in enumerate(self.content.sides):
            top = NOTE_HEAD * self.ts + number * high
            self._draw_side(painter, QRectF(pad, top, self.area().width() - 2 * pad, high), side)

    def _draw_side(self, painter: QPainter, row: QRectF, side: SideTotal) -> None:
        mark, line, colour = round(10 * self.ts), round(22 * self.ts), side_colour(self.theme, side.side)
        draw_mark(painter, side.side, QRectF(row.left() + 1, row.top() + (line - mark) / 2, mark, mark), colour)
        left, font = row.left() + mark + round(8 * self.ts), self.letters(QUIET, SEMIBOLD)
        total = figure(side.total)
        wide = width_of(total, font) + 4
        words = QRectF(left, row.top(), row.right() - left - wide - 6, line)
        write(painter, words, elide(side.names, font, words.width()), font, self.theme.text)
        write(painter, QRectF(row.right() - wide, row.top(), wide, line), total, font, self.theme.text, RIGHT)
        if self.content.target is not None:
            bar = QRectF(left, row.top() + line + 2, row.right() - left, round(_BAR * self.ts))
            self._draw_bar(painter, bar, side, self.content.target)

    def _draw_bar(self, painter: QPainter, bar: QRectF, side: SideTotal, target: int) -> None:
        colour, radius = side_colour(self.theme, side.side), bar.height() / 2
        before, now = side.reach
        painter.setPen(Qt.PenStyle.NoPen)
        for points, brush in ((target, self.theme.text_over(0.14)), (now, fade(colour, 0.45)), (before, colour)):
            width = bar.width() * max(0.0, min(1.0, points / max(1, target)))
            if width >= 1:
                painter.setBrush(brush)
                painter.drawRoundedRect(
                    QRectF(bar.x(), bar.y(), max(width, bar.height()), bar.height()), radius, radius
                )


class MovesNote(CornerNote):
    """The last moves, the newest on a wash."""

    def tells_anything(self) -> bool:
        return bool(self.content.moves)

    def draw(self, painter: QPainter) -> None:
        """Paint the heading and a line for each move that has room."""
        self.draw_head(painter, common("Last moves"))
        high, top = NOTE_MOVE * self.ts, NOTE_HEAD * self.ts
        name = self.letters(QUIET, SEMIBOLD)
        moves = self.content.moves
        names = min(max((width_of(move.name, name) for move in moves), default=0.0), 0.4 * self.area().width())
        for move, lines in self._rows(names):
            row = QRectF(0, top, self.area().width(), high * len(lines) - 2)
            self._draw_move(painter, row, move, lines, names)
            top += high * len(lines)

    def _rows(self, names: float) -> list[tuple[MoveLine, list[str]]]:
        """The last moves that have room, each in one line or two."""
        capacity = max(1, int((self.area().height() - NOTE_HEAD * self.ts) / (NOTE_MOVE * self.ts) + 0.1))
        room, font = self._words_room(names), self.letters(QUIET, REGULAR)
        rows: list[tuple[MoveLine, list[str]]] = []
        for move in reversed(self.content.moves):
            lines = wrap(move.words, font, room)
            lines = [*lines[: MOST_LINES - 1], " ".join(lines[MOST_LINES - 1 :])] if len(lines) > 1 else lines
            if capacity < len(lines) and rows:  # half a move tells nothing
                break
            lines = lines if len(lines) <= capacity else [move.words]
            capacity -= len(lines)
            rows.insert(0, (move, lines))
        return rows

    def _words_room(self, names: float) -> float:
        return self.area().width() - _PAD * self.ts - names - round(9 * self.ts) - 4

    def _draw_move(self, painter: QPainter, row: QRectF, move: MoveLine, lines: list[str], names: float) -> None:
        newest = move is self.content.moves[-1]
        if newest:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(fade(self.theme.last_move, 0.17))
            painter.drawRoundedRect(row, 7, 7)
        left, high = _PAD * self.ts, NOTE_MOVE * self.ts
        bold, font = self.letters(QUIET, SEMIBOLD), self.letters(QUIET, REGULAR)
        ink = side_ink(self.theme, move.side) if not newest else self.theme.text
        write(painter, QRectF(left, row.top(), names, high - 2), elide(move.name, bold, names), bold, ink)
        left += names + round(9 * self.ts)
        for number, line in enumerate(lines):
            words = QRectF(left, row.top() + number * high, row.right() - left - 4, high - 2)
            write(painter, words, elide(line, font, words.width()), font, self.theme.text)
