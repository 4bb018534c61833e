"""What is written on the left of the score pad: its hands one under another, and below them the race."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QFontMetricsF

from barracan.table.hud.lettering import figure, fits, narrow, width_of, wrap, write
from barracan.table.translation import common, translate, translate_text
from barracan.windows.score.pen import (
    CENTRE,
    FEW,
    FORM,
    GAP,
    INK,
    LEAST_WRITTEN,
    LEFT,
    MARKER,
    QUIET,
    RIGHT,
    ROUNDED,
    WIDER,
    Column,
    Pen,
    columns_of,
    fit_font,
)
from barracan.windows.score.race import draw_race
from barracan.windows.score.score_sheet import Hand
from barracan.windows.shell.formats import elide, join_names

_HOW: Final = 0.38
"""The size of the words that tell how hands went."""
_ONE_FIGURE: Final = 1.65
"""What one figure of a side needs beside these words, in rows' heights."""
_APART: Final = 2
"""Pixels between the heads of two columns."""


class HandsPen(Pen):
    """Writes the list of hands, the chosen one marked."""

    def write(self) -> None:
        """Write the list of hands, and below it what there is room for."""
        count = len(self.sheet.sides)
        left, right = self.margin + self.pitch * 0.45, self.split - self.pitch * 0.35
        share = 0.42 if count < 3 else 0.20 if count > FEW else 0.40 if self.sheet.form.signed else 0.30
        usual = (right - left) * share
        how = left, left + max(usual, self._room_for_how(right - left, usual))
        columns = columns_of(how[1], right, count)
        self._heading(
            QRectF(left, self.paper.top() + self.pitch * (1.12 if self.beside else 1.5), right - left, self.pitch)
        )
        self.print(self.paper.left(), self.margin, self.top, common("Hand"), CENTRE)
        played = any(hand.declarer is not None for hand in self.hands)
        head = common("Contract") if played else translate("ScorePaper", "How it ended")
        self.print(*how, self.top, head, LEFT)
        self._column_heads(columns)
        y = self.top
        for number in self._visible_hands():
            y += self.pitch
            self._write_hand(number, y, how, columns)
        foot = self._write_to_go(y + self.pitch, how, columns)
        foot = self._write_note(foot, how[0], right)
        self._draw_race(foot)

    @property
    def beside(self) -> int:
        """How many columns of its own a game has beside the points."""
        return max((len(hand.columns) for hand in self.hands), default=0)

    def _room_for_how(self, width: float, usual: float) -> float:
        """How much room the words have in which the hands are told: what they need, as far as figures leave it."""
        if self.sheet.form.summed and not self.beside:  # one figure a side
            font, most = self.hand_font(_HOW), width - _ONE_FIGURE * self.pitch * len(self.sheet.sides)
            return min(most, GAP + max(width_of(hand.how, font) for hand in self.hands))
        least = self.hand_font(0)
        mark = self.pitch * 0.5 if any(hand.declarer is not None for hand in self.hands) else 0.0
        need = mark + 2 + max(width_of(hand.how, narrow(hand.how, least, 0)) for hand in self.hands)
        return min(need, WIDER * usual)

    def _write_note(self, y: float, left: float, right: float) -> float:
        """Write how the game counts, where its sheet tells that; returns where it ends."""
        if self.sheet.form.note is None:
            return y
        y += self.pitch * (1 - FORM)
        for line in wrap(translate_text(self.sheet.form.note), self.print_font(0.30), right - left):
            y += self.pitch * FORM
            self.print(left, right, y, line, LEFT, 0.30, QUIET)
        return y

    def _column_heads(self, columns: Sequence[Column]) -> None:
        """Write the names, over what stands in each column where there are several."""
        if not self.beside:
            self.write_names(columns, self.top)
            return
        self.write_names(columns, self.top - self.pitch * 0.45)
        places = [columns_of(start - GAP, end, 1 + self.beside) for start, end in columns]
        heads: tuple[str, ...] = common("points"), *(column.what for column in self.sheet.columns)
        pitch = places[0][1][1] - places[0][0][1]
        if not all(fits(head, self.print_font(0.28), pitch - _APART) for head in heads[: 1 + self.beside]):
            heads = common("pts"), common("hds")
        for side in places:
            for (_, end), head in zip(side, heads, strict=False):
                self.print(end - pitch + _APART, end, self.top + 2, head, RIGHT, 0.28, QUIET)

    def _visible_hands(self) -> range:
        """The hands for which there is room: the last ones, or those up to the chosen one."""
        note = self.sheet.form.note is not None
        below = 7 if self.sheet.target is not None else 2 + note + len(self.sheet.columns) - self.beside
        room = max(3, int((self.bottom - self.top) / self.pitch - below))
        last = max(self.at + 1, len(self.hands)) if self.at >= len(self.hands) - room else max(self.at + 1, room)
        return range(max(0, last - room), min(last, len(self.hands)))

    def _write_hand(self, number: int, y: float, how: Column, columns: Sequence[Column]) -> None:
        hand = self.hands[number]
        row = QRectF(self.paper.left() + 8, y - self.pitch * 0.9, self.split - self.paper.left() - 18, self.pitch * 0.8)
        if number == self.at:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(MARKER)
            self.painter.drawRoundedRect(row, 3, 3)
        self.zones.append((row, number))
        ink = INK if hand.totals else QUIET
        widest = max(("000", *(figure(total) for each in self.hands for total in each.totals or ())), key=len)
        total_size = 0.54 if len(columns) < 3 else 0.48 if len(columns) < FEW or len(widest) < 4 else 0.43
        gap = self.pitch * (0.3 if len(widest) < 4 else 0.22)
        room = QFontMetricsF(self.hand_font(total_size)).horizontalAdvance(widest) + gap
        self.enter(self.paper.left(), self.margin, y, str(hand.number), CENTRE, 0.50, ink)
        start, end = how
        if hand.declarer is not None:
            start += self.draw_mark(hand.declarer, start, y) + self.pitch * 0.16
        self._enter_how(start, end, y, hand.how, ink)
        if hand.columns:
            self._write_columns(hand, y, columns)
        elif self.sheet.form.summed:
            self.enter_row(columns, y, hand.entries, total_size, ink)
        else:
            self.enter_row(columns, y, list(map(figure, hand.totals or ())), total_size)
            places = [(start - GAP, end - room) for start, end in columns]
            self.enter_row(places, y, hand.entries, 0.74 * total_size, QUIET)

    def _write_columns(self, hand: Hand, y: float, columns: Sequence[Column]) -> None:
        """Write what a game has in columns of its own beside the points."""
        points, *others = _parts(columns, 1 + len(hand.columns))
        self.enter_row(points, y, hand.entries, 0.48)
        for places, column in zip(others, hand.columns, strict=True):
            self.enter_row(places, y, column.entries, 0.40, QUIET)

    def _enter_how(self, start: float, end: float, y: float, how: str, ink: QColor) -> None:
        """Write how a hand ended; names in it give way where it has no room."""
        size = 0.44 if len(self.sheet.sides) < 3 else _HOW
        least = narrow(how, self.hand_font(0), end - start)
        if width_of(how, least) > end - start:
            how = elide(how, self.sheet.players, QFontMetrics(least), int(end - start) - ROUNDED)
        self.enter(start, end, y, how, LEFT, size, ink)

    def _write_to_go(self, y: float, how: Column, columns: Sequence[Column]) -> float:
        if self.sheet.target is None or self.sheet.result or self.sheet.form.summed:
            words = translate("ScorePaper", "sum") if self.sheet.form.summed else translate("ScorePaper", "total")
            figures = list(self.sheet.totals)
        else:
            words = translate("ScorePaper", "to go")
            figures = [max(0, self.sheet.target - total) for total in self.sheet.totals]
        self.enter(*how, y, words, LEFT, 0.44, INK)
        beside, under = self.sheet.columns[: self.beside], self.sheet.columns[self.beside :]
        for start, end in columns:
            self.stroke(start + (end - start) * 0.2, end + 4, y - self.pitch + 4)
        points, *others = _parts(columns, 1 + len(beside)) if beside else [columns]
        self.enter_row(points, y, list(map(figure, figures)), 0.54)
        for places, column in zip(others, beside, strict=True):
            self.enter_row(places, y, column.entries, 0.46)
        for column in under:
            y += self.pitch
            self.enter(*how, y, column.what, LEFT, 0.44, INK)
            self.enter_row(columns, y, column.entries, 0.44)
        return y

    def _draw_race(self, foot: float) -> None:
        if self.sheet.target is None:
            return
        left = self.margin + self.pitch * 0.6
        height = self.bottom - foot - self.pitch * 2.2
        area = QRectF(left, foot + self.pitch * 1.25, self.split - self.pitch - left, height)
        if area.height() < self.pitch * 2.5:
            return
        words = common("Race to {target}").format(target=self.sheet.target)
        self.print(left, self.split, area.top() - self.pitch * 0.15, words, LEFT)
        self.painter.save()
        draw_race(self.painter, area, self.sheet, self.hand_font(0.38))
        self.painter.restore()

    def _heading(self, box: QRectF) -> None:
        words = join_names(self.sheet.sides)
        if len(self.sheet.sides) == 2:
            first, second = self.sheet.sides
            words = common("{first} against {second}").format(first=first, second=second)
        size = 0.5 if self.beside else 0.62  # names stand higher over columns of two
        font = fit_font(self.hand_font(size), words, box.width(), LEAST_WRITTEN)
        words = elide(words, self.sheet.players, QFontMetrics(font), int(box.width()))
        write(self.painter, box, words, font, INK)


def _parts(columns: Sequence[Column], count: int) -> list[list[Column]]:
    """So many columns in the place of each: the first ones, the second ones."""
    parts = [columns_of(start - GAP, end, count) for start, end in columns]
    return [list(places) for places in zip(*parts, strict=True)]
