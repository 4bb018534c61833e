"""Notes in the corners of a table whose side panel is closed: the match as bars, and the last moves."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from barracan.table.hud.game_content import GameContent, SideTotal
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import LABEL, QUIET, REGULAR, RIGHT, SEMIBOLD, elide, figure, width_of, write
from barracan.table.layouts.geometry import NOTE_HEAD, NOTE_MOVE, NOTE_SIDE
from barracan.table.painting import draw_mark
from barracan.table.themes import fade, side_colour, side_ink

_BAR: Final = 4.0
_PAD: Final = 6.0


class CornerNote(Label):
    """One of the notes; ``show_game(GameContent)``."""

    content = GameContent(None)

    def show_game(self, content: GameContent) -> None:
        """Tell this."""
        if content != self.content:
            self.content = content
            self.redraw()

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
        target, translate = self.content.target, QCoreApplication.translate
        words = translate("GamePage", "to {target}").format(target=target) if target is not None else ""
        self.draw_head(painter, translate("GamePage", "Match"), words)
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

    def draw(self, painter: QPainter) -> None:
        """Paint the heading and a line for each move that has room."""
        self.draw_head(painter, self.tr("Last moves"))
        high, head = NOTE_MOVE * self.ts, NOTE_HEAD * self.ts
        moves = self.content.moves[-max(1, int((self.area().height() - head) / high + 0.1)) :]
        name = self.letters(QUIET, SEMIBOLD)
        names = min(max((width_of(move.name, name) for move in moves), default=0.0), 0.4 * self.area().width())
        for number, move in enumerate(moves):
            row = QRectF(0, head + number * high, self.area().width(), high - 2)
            newest = move is moves[-1]
            if newest:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(fade(self.theme.last_move, 0.17))
                painter.drawRoundedRect(row, 7, 7)
            left = _PAD * self.ts
            ink = side_ink(self.theme, move.side) if not newest else self.theme.text
            write(painter, QRectF(left, row.top(), names, row.height()), elide(move.name, name, names), name, ink)
            left += names + round(9 * self.ts)
            font, room = self.letters(QUIET, REGULAR), row.right() - left - 4
            words = QRectF(left, row.top(), room, row.height())
            write(painter, words, elide(move.words, font, room), font, self.theme.text)
