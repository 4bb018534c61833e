"""What is written on the right of the score pad: one hand, line by line."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF

from barracan.model.score import SheetRow
from barracan.table.hud.lettering import figure, fits, narrow, width_of, wrap
from barracan.table.translation import common, translate, translate_text
from barracan.windows.score.pen import (
    FEW,
    FORM,
    GAP,
    INK,
    LEFT,
    PRINT,
    QUIET,
    RIGHT,
    ROUNDED,
    WIDER,
    Column,
    Pen,
    columns_of,
)
from barracan.windows.score.score_sheet import Hand, Row, rows
from barracan.windows.shell.formats import elide

_LEAST_STEP: Final = 0.66
"""The pitch of the lines of a hand at least, in parts of a row's height, where more stands below them."""
_SECOND: Final = 0.36
"""How far apart two lines of words stand in the line of a hand, in parts of its height."""
_TIMES: Final = 0.27
"""How large it is printed how many of a thing there are."""


class DetailPen(Pen):
    """Writes one hand with the clauses behind its lines."""

    def write(self) -> None:
        """Write the chosen hand."""
        hand = self.hands[self.at]
        found = rows(hand.lines)
        named, columns = self._columns(found)
        self._write_head(hand, named, columns)
        doubled = any(hand.doubles)
        room = (self.bottom - self.top) / self.pitch - 4.6 - doubled - len(hand.columns)
        below = self._rows_below(room - _LEAST_STEP * len(found))
        room -= FORM * len(below) + (0.4 if below else 0)
        y = self.top
        if doubled:
            y += self.pitch
            self._write_doubles(hand, y, named, columns)
        y = self._write_rows(found, y, named, columns, self.pitch * min(1.0, room / max(1, len(found))))
        self._write_sums(hand, y + self.pitch * 1.1, named, columns)
        self._write_form(below, named, columns)

    def _columns(self, found: Sequence[Row]) -> tuple[Column, list[Column]]:
        """The column of the words and those of the sides."""
        count = len(self.sheet.sides)
        before, behind = (0.8, 0.65) if count <= FEW else (0.5, 0.4)
        left, right = self.split + self.pitch * before, self.paper.right() - self.pitch * behind
        usual = (right - left) * (0.48 if count < 3 else 0.42 if self.sheet.form.hands else 0.37)
        widest = max((self._narrowest(row.what) for row in found), default=0.0)
        most = WIDER if count <= FEW and not self.sheet.form.hands else 1.0
        named = left, left + max(usual, min(widest, usual * most))
        return named, columns_of(named[1], right, count)

    def _write_head(self, hand: Hand, named: Column, columns: Sequence[Column]) -> None:
        """Write which hand it is, what is played, and the names over the columns."""
        words = self.sheet.game
        if self.sheet.target is not None:
            words = translate("ScorePaper", "{game}, to {target}").format(game=words, target=self.sheet.target)
        if hand.declarer is not None:
            declared = translate("ScorePaper", "{contract}, declared by {name}")
            words = declared.format(contract=hand.how, name=self.sheet.players[hand.declarer])
        self.print(named[0], columns[-1][1], self.top - self.pitch * 1.15, words, RIGHT)
        words = common("Hand {hand}").format(hand=hand.number)
        self.enter(*named, self.top, words, LEFT, 0.6, INK)
        self.write_names(columns, self.top, min(named[1], named[0] + width_of(words, self.hand_font(0.6)) + GAP))

    def _write_rows(
        self, found: Sequence[Row], y: float, named: Column, columns: Sequence[Column], step: float
    ) -> float:
        """Write the lines below this height, or that there is none; returns where the last one stands."""
        if not found:
            y += self.pitch
            self.enter(named[0], columns[-1][1], y, common("nothing on the table yet"), LEFT, 0.4, QUIET)
        clause = ""
        for row in found:
            y += step
            self._write_row(row, y, named, columns, step, row.clause if row.clause != clause else "")
            clause = row.clause
        return y

    def _narrowest(self, what: str) -> float:
        """How much room a line's words need at least."""
        return width_of(what, narrow(what, self.print_font(0.28), 0)) + ROUNDED

    def _rows_below(self, room: float) -> tuple[SheetRow, ...]:
        """What has room below the hand: what the game's own form has there, and each side's average and best."""
        whole = (*self.sheet.rows, *self.sheet.figures)
        return whole if FORM * len(whole) + 0.4 <= room else self.sheet.rows

    def _write_form(self, below: Sequence[SheetRow], named: Column, columns: Sequence[Column]) -> None:
        """Write these lines close under each other at the foot of the paper."""
        step = FORM * self.pitch
        y = self.bottom - self.pitch * 0.35 - (len(below) - 1) * step
        for row in below:
            colour = PRINT if row.entries else QUIET
            right = columns[0][0] if row.entries else columns[-1][1]
            self.print(named[0], right, y, translate_text(row.what), LEFT, 0.30, colour)
            self.enter_row(columns, y, row.entries, 0.40)
            y += step

    def _write_doubles(self, hand: Hand, y: float, named: Column, columns: Sequence[Column]) -> None:
        """Write whom each seat has doubled, by their marks."""
        self.print(*named, y, common("Has doubled"), LEFT, 0.35)
        for seats, (_, end) in zip(hand.doubles, columns, strict=True):
            for at, seat in enumerate(reversed(seats)):
                self.draw_mark(seat, end - (at + 1) * self.pitch * 0.42, y)

    def _write_row(
        self, row: Row, y: float, named: Column, columns: Sequence[Column], step: float, clause: str
    ) -> None:
        """Write a line; of several that rest on one clause only the first tells it."""
        size = 0.50 * min(1.0, step / self.pitch + 0.15)
        self._write_what(row.what, clause, y, named, step)
        self.zones.append((QRectF(named[0], y - step * 0.85, named[1] - named[0], step * 0.8), row.clause))
        for entry, (start, end) in zip(row.entries, columns, strict=True):
            if entry is None:
                self.enter(start, end, y, "–", RIGHT, 0.36, QUIET)
                continue
            if row.tally:
                self.enter(start, end, y, str(entry.times), RIGHT, 0.8 * size, QUIET)
                continue
            if entry.times > 1 and end - start > 1.6 * self.pitch:
                wide = QFontMetricsF(self.hand_font(size)).horizontalAdvance(figure(entry.points))
                left_of = end - max(self.pitch * 0.85, wide + self.pitch * 0.22)
                self._enter_times(start - GAP / 2, left_of, y, entry.times)
            self.enter(start, end, y, figure(entry.points), RIGHT, size, INK)

    def _enter_times(self, left: float, right: float, y: float, times: int) -> None:
        """Print how many of a thing there are, if there is room for it: no factor of the points beside it."""
        words = f"({times})"
        if width_of(words, self.print_font(_TIMES)) <= right - left:
            self.print(left, right, y, words, RIGHT, _TIMES, QUIET)

    def _write_what(self, what: str, clause: str, y: float, named: Column, step: float) -> None:
        """Write what a line counts and its clause, long words small, narrow, and in two lines where these have room."""
        left, right = named
        chip = QFontMetricsF(self.print_font(0.27)).horizontalAdvance(clause) + 8 if clause else 0.0
        if width_of(what, self.print_font(0.35)) <= right - left - chip:
            width = self.print(left, right, y, what, LEFT, 0.35)
            if clause:
                self.print(left + width + 8, right, y, clause, LEFT, 0.27, QUIET)
            return
        lines = self._lines_of(what, right - left - chip, step)
        if not lines:
            lines, clause, chip = self._lines_of(what, right - left, step), "", 0.0  # a press on it asks all the same
        lines = lines or [self._elide_names(what, self.print_font(0.28), right - left)]
        for number, line in enumerate(lines):
            at = y - step * (_SECOND if number == 0 and len(lines) > 1 else 0)
            end = right - chip if number == len(lines) - 1 else right  # the clause stands behind the last line
            width = self.print(left, end, at, line, LEFT, 0.28)
        if clause:
            self.print(left + width + 8, right, y, clause, LEFT, 0.27, QUIET)

    def _lines_of(self, what: str, room: float, step: float) -> list[str]:
        """One line if the words fit narrowly, or two where these do not touch; none if there is no room."""
        font = self.print_font(0.28)
        if fits(what, font, room):
            return [what]
        if _SECOND * step < font.pixelSize():
            return []
        widths = (part * room for part in (1.0, 1.15, 1.3))  # wider lines are written narrower
        tried = (wrap(what, font, width) for width in widths)
        return next((lines for lines in tried if len(lines) <= 2 and all(fits(line, font, room) for line in lines)), [])

    def _elide_names(self, words: str, font: QFont, room: float) -> str:
        """The words with names in them as short as this room needs, even in the narrowest letters."""
        return elide(words, self.sheet.players, QFontMetrics(narrow(words, font, 0)), int(room) - ROUNDED)

    def _write_sums(self, hand: Hand, y: float, named: Column, columns: Sequence[Column]) -> None:
        totals = hand.totals or tuple(a + b for a, b in zip(hand.points, hand.before, strict=True))
        last = common("Total") if hand.totals else translate("ScorePaper", "It would be")
        for number, (words, figures, ink, size) in enumerate(
            (
                (self._hand_words(hand), hand.entries, INK, 0.60),
                (translate("ScorePaper", "Before"), tuple(map(figure, hand.before)), QUIET, 0.46),
                (last, tuple(map(figure, totals)), INK, 0.60),
            )
        ):
            at = y + number * self.pitch
            self.print(*named, at, words, LEFT, 0.35)
            self.enter_row(columns, at, figures, size, ink)
            for start, end in columns:
                if number == 0:
                    self.stroke(start + (end - start) * 0.25, end + 4, at - self.pitch * 0.95)
                elif number == 2:
                    self.stroke(end - self.pitch * 1.1, end + 4, at + 2)
                    self.stroke(end - self.pitch * 1.1, end + 4, at + 6)

        for number, column in enumerate(hand.columns, 3):
            at = y + number * self.pitch
            self.print(*named, at, column.what, LEFT, 0.35)
            self.enter_row(columns, at, column.entries, 0.46)

    def _hand_words(self, hand: Hand) -> str:
        """What stands before the points of the hand; where contracts have a fixed worth their sum is the check."""
        if hand.declarer is None:
            return common("This hand")
        return translate("ScorePaper", "This hand, in all {sum}").format(sum=figure(sum(hand.points)))
