"""The cut of the pack before a deal that counts it: the pack from its side, a finger, and what has been lifted."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.value import value
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import BOLD, CENTRE, LEAD, QUIET, SEMIBOLD, line_height, width_of, write
from barracan.table.hud.plates import BACK_COLOURS, FACE
from barracan.table.moments.moment import Moment
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour

_LENGTH: Final = 2000
_SEEKS, _FINDS, _LIFTS = 500.0, 1000.0, 1400.0
"""When the finger begins to come up to its card, when it is there, and when the cards over it are lifted."""
_WIDE, _HIGH, _LIFT, _PAD, _MARK = 230.0, 150.0, 26.0, 22.0, 13.0
_FINGER: Final = 58.0
_LOW: Final = 0.72
"""Where in the pack the finger begins, by its part from the top."""
_EVERY: Final = 4
"""Of so many cards one is drawn."""
_EDGE: Final = QColor(12, 20, 24, 70)


@value
class Cut:
    """Who has cut, of which side, how many of how many cards, and what that is in words."""

    title: str
    side: int
    lifted: int
    cards: int
    words: str


class CutOfPack(Moment):
    """The moment before a deal; nothing of it stays."""

    def __init__(self, cut: Cut) -> None:
        super().__init__("cut", _LENGTH)
        self.cut = cut
        self._board = _Board(self)

    def spoken_name(self) -> str:
        return f"{self.cut.title}: {self.cut.words}"

    def gone_when_it_stands(self) -> bool:
        return True

    def lay(self) -> None:
        """Put the board into the middle of the table."""
        ts = self.ts
        names = self._board.wanted_width()
        wide = min(max(names, (_WIDE + 2 * _FINGER + 2 * _PAD) * ts), self.table.width() - 24)
        high = round((_HIGH + _LIFT + 2.6 * _PAD) * ts) + self._board.lines_height()
        middle = self.table.center()
        self._board.set_rect(QRectF(round(middle.x() - wide / 2), round(middle.y() - high / 2), round(wide), high))

    def show_at(self, passed: float) -> None:
        """Let the finger seek its card, then the cards over it rise."""
        seeking = max(0.0, min(1.0, (passed - _SEEKS) / (_FINDS - _SEEKS)))
        aim = self.cut.lifted / self.cut.cards
        part = _LOW + (aim - _LOW) * seeking * seeking * (3 - 2 * seeking)
        raised = max(0.0, min(1.0, (passed - _FINDS) / (_LIFTS - _FINDS)))
        self._board.show_cut(part, 1 - (1 - raised) ** 3, told=passed >= _LIFTS)


class _Board(HudItem):
    """The pack on its ground, with the words under it once they are true."""

    def __init__(self, moment: CutOfPack) -> None:
        parent: QGraphicsItem = moment
        super().__init__("cut_board", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._moment = moment
        self._shown = (_LOW, 0.0, False)

    def show_cut(self, part: float, raised: float, *, told: bool) -> None:
        """Let the finger be at this part of the pack, what lies over it so far raised."""
        if (part, raised, told) != self._shown:
            self._shown = (part, raised, told)
            self.redraw()

    def wanted_width(self) -> float:
        """How wide it must be for its words."""
        title, words = self._moment.cut.title, self._moment.cut.words
        letters = (self.letters(QUIET, BOLD), self.letters(LEAD, SEMIBOLD))
        wide = max(width_of(words, letters[1]), width_of(title, letters[0]) + (_MARK + 6) * self.ts)
        return wide + 2 * _PAD * self.ts

    def lines_height(self) -> int:
        """How high its words are."""
        return round(line_height(self.letters(QUIET, BOLD)) + line_height(self.letters(LEAD, SEMIBOLD)))

    def draw(self, painter: QPainter) -> None:
        """Paint ground, title, pack, finger, and the words."""
        area, theme, cut, ts = self.area(), self.theme, self._moment.cut, self.ts
        draw_panel(painter, area, 18, theme.panel_over(0.98), theme.accent, 2.0)
        small, large = self.letters(QUIET, BOLD), self.letters(LEAD, SEMIBOLD)
        head = QRectF(0, 0.6 * _PAD * ts, area.width(), line_height(small))
        mark = round(_MARK * ts)
        left = (area.width() - width_of(cut.title, small) - mark - 6 * ts) / 2
        draw_mark(
            painter, cut.side, QRectF(left, head.center().y() - mark / 2, mark, mark), side_colour(theme, cut.side)
        )
        write(painter, head.adjusted(left + mark + 6 * ts, 0, 0, 0), cut.title, small, theme.quiet)
        part, raised, told = self._shown
        top = head.bottom() + (0.5 * _PAD + _LIFT) * ts
        pack = QRectF((area.width() - _WIDE * ts) / 2, top, _WIDE * ts, _HIGH * ts)
        self._draw_pack(painter, pack, part if raised else 0.0, raised * _LIFT * ts)
        self._draw_finger(painter, pack, part)
        if told:
            foot = QRectF(0, pack.bottom() + 0.6 * _PAD * ts, area.width(), line_height(large))
            write(painter, foot, cut.words, large, theme.text, CENTRE)

    def _draw_pack(self, painter: QPainter, pack: QRectF, part: float, lift: float) -> None:
        """Paint the edges of the cards, those over a part of the pack raised."""
        at = round(pack.top() + part * pack.height())
        blocks = [QRectF(pack.left(), pack.top() - lift, pack.width(), at - pack.top())] if lift else []
        blocks.append(QRectF(pack.left(), at if lift else pack.top(), pack.width(), pack.bottom() - at))
        if not lift:
            blocks[-1].setTop(pack.top())
        step = _EVERY * pack.height() / self._moment.cut.cards
        for block in blocks:
            draw_panel(painter, block, 3, FACE, _EDGE)
            painter.setPen(QPen(_EDGE, 0.8))
            for number in range(1, int(block.height() / step) + 1):
                y = block.top() + number * step
                if y < block.bottom() - 1:
                    painter.drawLine(QPointF(block.left() + 1, y), QPointF(block.right() - 1, y))
            painter.fillRect(QRectF(block.left() + 2, block.top(), block.width() - 4, 2), BACK_COLOURS["sunburst"])

    def _draw_finger(self, painter: QPainter, pack: QRectF, part: float) -> None:
        """Paint the line at which the pack is held, a tip at both its ends; it bears no number."""
        y, reach, tip = pack.top() + part * pack.height(), 0.45 * _FINGER * self.ts, 9 * self.ts
        painter.setPen(QPen(self.theme.accent, 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(pack.left() - reach, y), QPointF(pack.right() + reach, y))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        for end, way in ((pack.left() - reach, -1), (pack.right() + reach, 1)):
            path = QPainterPath(QPointF(end - way * tip, y))
            path.lineTo(end + way * 0.5 * tip, y - 0.8 * tip)
            path.lineTo(end + way * 0.5 * tip, y + 0.8 * tip)
            path.closeSubpath()
            painter.drawPath(path)
