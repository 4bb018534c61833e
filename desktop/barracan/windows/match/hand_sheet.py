"""The sheet of a hand that is over, in games that are written line by line: a page of the pad over the table."""

from collections.abc import Sequence
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from barracan.model.cards import Code
from barracan.table.cards.court_letters import card_text
from barracan.table.hud.lettering import width_of
from barracan.table.themes import LIGHT, fade, side_colour
from barracan.table.translation import common, translate
from barracan.windows.score.detail_pen import DetailPen
from barracan.windows.score.pen import CENTRE, FEW, INK, LEFT, QUIET, RIGHT, Column, Content, columns_of
from barracan.windows.score.score_sheet import Row, ScoreSheet, rows

_HEAD, _SUMS = 2.9, 3.6
_RACE: Final = 0.62
_NAMED: Final = (0.6, 1.06)
"""How far below a line of the paper the cards of two sides are named, both above the next one, in parts of a pitch."""
_RED, _TARGET = QColor("#B3262E"), QColor("#C0392B")


def lines_of(sheet: ScoreSheet) -> int:
    """How many lines of the pad the sheet of the last hand takes."""
    hand = sheet.hands[-1]
    race = 1.2 + _RACE * len(sheet.sides)
    found = rows(hand.lines)
    named = sum(map(_lines_named, found))
    return round(_HEAD + max(1, len(found)) + named + any(hand.doubles) + _SUMS + len(hand.columns) + race + 0.8)


def _lines_named(row: Row) -> int:
    """How many lines of the pad the cards named below a line take."""
    return ceil(sum(map(bool, row.cards)) / len(_NAMED))


def draw_sheet(painter: QPainter, area: QRectF, sheet: ScoreSheet, sentence: str) -> None:
    """Paint the sheet of the last hand that is over."""
    number = len(sheet.ends) - 1
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _SheetPen(painter, area, Content(sheet, sheet.hands, number, [])).write_sheet(sentence, lines_of(sheet))


class _Axis(NamedTuple):
    """Where points stand between the least and the most."""

    start: float
    end: float
    least: int
    most: int

    def at(self, points: int) -> float:
        """How far from the left they stand."""
        return self.start + (points - self.least) / (self.most - self.least) * (self.end - self.start)


class _SheetPen(DetailPen):
    """Writes one hand over the whole paper, under a sentence by hand, and the race below it."""

    def write_sheet(self, sentence: str, lines: int) -> None:
        """Write the sheet; its lines share the paper's height."""
        self.pitch = (self.paper.height() + 8) / lines
        self.split = self.paper.left()
        self.top = self.paper.top() + _HEAD * self.pitch
        self.draw_paper(sheets=2, foot=0.3, cloth=0.72)
        left, right = self.paper.left() + self.pitch * 0.9, self.paper.right() - self.pitch * 0.8
        self.enter(left, left + 0.62 * (right - left), self.paper.top() + 1.75 * self.pitch, sentence, LEFT, 0.72, INK)
        hand = self.hands[self.at]
        words = translate("HandSheet", "{game}, hand {hand}").format(game=self.sheet.game, hand=hand.number)
        if self.sheet.target is not None:
            words = translate("HandSheet", "{game}, hand {hand}, to {target}").format(
                game=self.sheet.game, hand=hand.number, target=self.sheet.target
            )
        self.print(left + 0.64 * (right - left), right, self.paper.top() + 1.75 * self.pitch, words, RIGHT)
        named = left, left + (right - left) * (0.52 if len(self.sheet.sides) < FEW else 0.34)
        columns = columns_of(named[1], right, len(self.sheet.sides))
        self.write_names(columns, self.top)
        foot = self._write_lines(named, columns)
        self._draw_race(foot, left, right)

    def _write_lines(self, named: Column, columns: Sequence[Column]) -> float:
        """Write the lines, the hand's sum, what was before and the total; returns where they end."""
        hand, y = self.hands[self.at], self.top
        if any(hand.doubles):
            y += self.pitch
            self._write_doubles(hand, y, named, columns)
        clause = ""
        for row in rows(hand.lines):
            y += self.pitch
            self._write_row(row, y, named, columns, self.pitch, row.clause if row.clause != clause else "")
            clause = row.clause
            held = [(side, cards) for side, cards in enumerate(row.cards) if cards]
            for number, (side, cards) in enumerate(held):
                line, half = divmod(number, len(_NAMED))
                below = (line + _NAMED[half]) * self.pitch
                self._name_cards(side, cards, y + below, named[0] + 0.4 * self.pitch, columns[-1][1])
            y += self.pitch * _lines_named(row)
        self._write_sums(hand, y + self.pitch * 1.1, named, columns)
        return y + self.pitch * (3.3 + len(hand.columns))

    def _name_cards(self, side: int, cards: Sequence[Code], y: float, left: float, right: float) -> None:
        """Name cards beside the mark of the side that holds them, closer together where there are many."""
        x = left + self.draw_mark(side, left, y) + 0.3 * self.pitch
        words = list(map(card_text, cards))
        size = 0.36
        wide = [width_of(each, self.print_font(size)) for each in words]
        gap = min(0.35 * self.pitch, (right - x - sum(wide)) / max(1, len(words)))
        for card, each, width in zip(cards, words, wide, strict=True):
            self.print(x, x + width + 1, y, each, LEFT, size, _RED if card[-1] in "HD" else INK)
            x += width + gap

    def _draw_race(self, y: float, left: float, right: float) -> None:
        """Draw how far each side is, this hand's part paler, and where the target is."""
        target, hand = self.sheet.target, self.hands[self.at]
        totals = hand.totals or hand.before
        reached = (0, *totals, *hand.before)
        most = max(*reached, 1, round((target or 0) * 1.06))
        axis = _Axis(left + 0.8 * self.pitch, right, min(reached), most)
        y += 0.8 * self.pitch
        words = translate("HandSheet", "The race")
        if target is not None:
            words = common("Race to {target}").format(target=target)
        said = left + self.print(left, right, y, words, LEFT, 0.28, QUIET)
        for side, (before, total) in enumerate(zip(hand.before, totals, strict=True)):
            line = y + (side + 0.75) * _RACE * self.pitch
            self.draw_mark(side, left, line + 0.34 * self.pitch)
            self._draw_bar(side, line, axis, before, total)
        foot = y + (len(totals) + 0.2) * _RACE * self.pitch
        if axis.least < 0:
            self._draw_limit(axis.at(0), y, foot, QPen(QUIET, 1.2))
        if target is not None:
            self._draw_limit(axis.at(target), y, foot, QPen(_TARGET, 1.4, Qt.PenStyle.DashLine))
            beside = min(axis.at(target) + 1.5 * self.pitch, right)
            if axis.at(target) - 0.5 * self.pitch > said:  # where all are far beyond it the words alone tell it
                self.print(2 * axis.at(target) - beside, beside, y, str(target), CENTRE, 0.28, _TARGET)

    def _draw_bar(self, side: int, line: float, axis: _Axis, before: int, total: int) -> None:
        """Draw on this line how far a side is, paler what this hand has changed."""
        kept, high = min(before, total, key=abs) if before * total > 0 else 0, 0.26 * self.pitch
        self.painter.setPen(Qt.PenStyle.NoPen)
        for reach, part in ((total, 0.4), (kept, 1.0)):
            self.painter.setBrush(fade(side_colour(LIGHT, side), part))
            bar = QRectF(axis.at(0), line - high / 2, axis.at(reach) - axis.at(0), high).normalized()
            self.painter.drawRoundedRect(bar, high / 2, high / 2)

    def _draw_limit(self, x: float, y: float, foot: float, pen: QPen) -> None:
        self.painter.setPen(pen)
        self.painter.drawLine(QLineF(x, y + 0.1 * self.pitch, x, foot))
