"""The sheet that is ruled for a whole match: contracts with their doubles, points and totals, a check sum a line."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPen

from barracan.table.hud.lettering import figure, width_of
from barracan.table.painting import draw_mark
from barracan.table.themes import LIGHT
from barracan.table.translation import common, translate
from barracan.windows.score.pen import (
    CENTRE,
    INK,
    LEFT,
    MARKER,
    QUIET,
    RIGHT,
    RULE,
    Column,
    Pen,
)
from barracan.windows.score.score_sheet import Hand

_NUMBER, _CONTRACT, _DOUBLES, _CHECK = 0.05, 0.26, 0.16, 0.075
"""Parts of the width; the sides share the rest."""
_POINTS: Final = 0.44
"""The part of a side's column that its points take, beside the total."""
_GAP: Final = 4.0
_TOTAL: Final = 0.72
_BEFORE_SIDES: Final = 3
"""The columns before those of the sides."""
_HEAD, _FOOT = 2.3, 0.35
_BLOCK = QPen(QColor("#7C86A3"), 1.8)
_SINGLE, _REDOUBLED, _EDGE = QColor("#E9E6DA"), QColor("#F4D487"), QColor("#8D8672")


class GridPen(Pen):
    """Writes a line for each hand of the match, those to come with their number alone."""

    _size = _TOTAL

    def write(self) -> None:
        """Rule the sheet, and write the hands on it."""
        form, whole = self.sheet.form, self.pitch
        top = self.paper.top() + _HEAD * whole
        self.pitch = (self.bottom - _FOOT * whole - top) / form.hands
        left, right = self.paper.left() + 0.3 * whole, self.split - 0.3 * whole
        shares = _share(left, right, len(self.sheet.sides))
        start, end = _totals_place(shares[_BEFORE_SIDES])
        totals = (figure(total) for hand in self.hands for total in hand.totals or ())
        self._size = min((self.fitting(_TOTAL, words, end - start) for words in totals), default=_TOTAL)
        self._write_heads(top - 2, whole, shares)
        for number in range(form.hands + 1):
            y = top + number * self.pitch
            ends_block = 0 < number < form.hands and number % form.block == 0
            self.painter.setPen(_BLOCK if ends_block else QPen(RULE, 1.4))
            self.painter.drawLine(QLineF(left, y, right, y))
        for number in range(form.hands):
            self._write_line(number, top + (number + 1) * self.pitch, left, right, shares)

    def _write_heads(self, y: float, whole: float, shares: Sequence[Column]) -> None:
        """Write what stands in each column, in letters of the usual size."""
        usual, self.pitch = self.pitch, whole
        number, contract, doubles, *sides, check = shares
        words = common("Hand")
        if width_of(words, self.print_font(0.28)) <= number[1] - number[0]:
            self.print(*number, y, words, CENTRE, 0.28)
        self.print(*contract, y, common("Contract"), LEFT, 0.28)
        self.print(*doubles, y, common("Doubles"), LEFT, 0.28)
        self.write_names(sides, y)
        self.print(*check, y, translate("ScorePaper", "check"), RIGHT, 0.28)
        self.pitch = usual

    def _write_line(self, number: int, y: float, left: float, right: float, shares: Sequence[Column]) -> None:
        place, contract, doubles, *sides, check = shares
        if number >= len(self.hands):
            self.print(*place, y, str(number + 1), CENTRE, 0.5, QUIET)
            return
        hand, row = self.hands[number], QRectF(left, y - self.pitch + 1, right - left, self.pitch - 2)
        self.zones.append((row, number))
        if number == self.at:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(MARKER)
            self.painter.drawRoundedRect(row, 3, 3)
        ink = INK if hand.totals else QUIET
        self.print(*place, y, str(hand.number), CENTRE, 0.5)
        start = contract[0]
        if hand.declarer is not None:
            start += self.draw_mark(hand.declarer, start, y - 0.1 * self.pitch) + 5
        self.enter(start, contract[1], y, hand.how, LEFT, 0.6, ink)
        self._draw_doubles(hand, doubles, y)
        if hand.declarer is not None and not hand.totals and not any(hand.doubles):
            self.enter(*doubles, y, common("being played"), LEFT, 0.5, QUIET)
        places = [_totals_place(side) for side in sides]
        before = [(first, start - _GAP) for (first, _), (start, _) in zip(sides, places, strict=True)]
        self.enter_row(before, y, hand.entries, 0.56, QUIET)
        if hand.totals:
            self.enter_row(places, y, list(map(figure, hand.totals)), self._size)
            self.print(*check, y, figure(sum(hand.points)), RIGHT, 0.5, QUIET)

    def _draw_doubles(self, hand: Hand, room: Column, y: float) -> None:
        """Draw each pair of which one has doubled the other as their marks, gold and edged where it is redoubled."""
        width = min(1.15 * self.pitch, (room[1] - room[0]) / 6)
        high, x = 0.72 * self.pitch, room[0]
        mark = min(0.4 * self.pitch, width / 2 - 3)
        for one, other in combinations(range(len(hand.doubles)), 2):
            times = (other in hand.doubles[one]) + (one in hand.doubles[other])
            if not times:
                continue
            pill = QRectF(x, y - self.pitch / 2 - high / 2, width - 2, high)
            self.painter.setPen(QPen(_EDGE, 1.8 if times > 1 else 0.7))
            self.painter.setBrush(_REDOUBLED if times > 1 else _SINGLE)
            self.painter.drawRoundedRect(pill, high / 2, high / 2)
            for side, shift in ((one, -0.5), (other, 0.5)):
                box = QRectF(0, 0, mark, mark)
                box.moveCenter(pill.center())
                draw_mark(self.painter, side, box.translated(shift * (mark + 1), 0), LIGHT.sides[side])
            x += width


def _totals_place(side: Column) -> Column:
    """Where the total stands in the column of a side, behind its points."""
    first, last = side
    return first + _POINTS * (last - first), last


def _share(left: float, right: float, sides: int) -> list[Column]:
    """The columns: number, contract, doubles, each side, the check."""
    width = right - left
    each = (1 - _NUMBER - _CONTRACT - _DOUBLES - _CHECK) / sides
    found, x = [], left
    for part in (_NUMBER, _CONTRACT, _DOUBLES, *[each] * sides, _CHECK):
        found.append((x + 3, x + part * width))
        x += part * width
    return found
