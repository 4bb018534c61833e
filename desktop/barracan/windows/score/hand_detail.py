"""The right half of the score pad: the chosen hand, line by line."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from barracan.table.hud.lettering import width_of, wrapped
from barracan.windows.score.pen import INK, LEFT, QUIET, RIGHT, Column, Pen, columns_of, translate
from barracan.windows.score.score_sheet import Hand, Row, rows


class DetailPen(Pen):
    """Writes one hand with the clauses behind its lines."""

    def write(self) -> None:
        """Write the chosen hand."""
        hand = self.hands[self.at]
        count = len(self.sheet.sides)
        left, right = self.split + self.pitch * 0.8, self.paper.right() - self.pitch * 0.65
        named = left, left + (right - left) * (0.48 if count < 3 else 0.36)
        columns = columns_of(named[1], right, count)
        words = self.sheet.game
        if self.sheet.target is not None:
            words = translate("ScorePaper", "{game}, to {target}").format(game=words, target=self.sheet.target)
        if hand.declarer is not None:
            declared = translate("ScorePaper", "{contract}, declared by {name}")
            words = declared.format(contract=hand.how, name=self.sheet.players[hand.declarer])
        self.print(left, right, self.top - self.pitch * 1.15, words, RIGHT)
        if self.sheet.house_rules:
            self.print(left, right, self.top - self.pitch * 0.7, ", ".join(self.sheet.house_rules), RIGHT, 0.28, QUIET)
        self.enter(*named, self.top, translate("ScorePaper", "Hand {hand}").format(hand=hand.number), LEFT, 0.6, INK)
        self.write_names(columns, self.top)
        found = rows(hand.lines)
        doubled = any(hand.doubles)
        room = (self.paper.bottom() - self.top) / self.pitch - 4.6 - doubled
        step = self.pitch * min(1.0, room / max(1, len(found)))
        y = self.top
        if doubled:
            y += self.pitch
            self._write_doubles(hand, y, named, columns)
        clause = ""
        for row in found:
            y += step
            self._write_row(row, y, named, columns, step, row.clause if row.clause != clause else "")
            clause = row.clause
        if not found:
            y += self.pitch
            self.enter(left, right, y, translate("ScorePaper", "nothing on the table yet"), LEFT, 0.4, QUIET)
        self._write_sums(hand, y + self.pitch * 1.1, named, columns)

    def _write_doubles(self, hand: Hand, y: float, named: Column, columns: Sequence[Column]) -> None:
        """Write whom each seat has doubled, by their marks."""
        self.print(*named, y, translate("ScorePaper", "Has doubled"), LEFT, 0.35)
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
                figure = QFontMetricsF(self.hand_font(size)).horizontalAdvance(str(entry.points))
                left_of = end - max(self.pitch * 0.85, figure + self.pitch * 0.14)
                self.enter(start - self.pitch, left_of, y, f"× {entry.times}", RIGHT, 0.36, QUIET)
            self.enter(start, end, y, str(entry.points), RIGHT, size, INK)

    def _write_what(self, what: str, clause: str, y: float, named: Column, step: float) -> None:
        """Write what a line counts and its clause, long words small and in two lines."""
        left, right = named
        chip = QFontMetricsF(self.print_font(0.27)).horizontalAdvance(clause) + 8 if clause else 0.0
        if width_of(what, self.print_font(0.35)) <= right - left - chip:
            width = self.print(left, right, y, what, LEFT, 0.35)
            self.print(left + width + 8, right, y, clause, LEFT, 0.27, QUIET)
            return
        room = right - left - chip
        widths = (part * room for part in (1.0, 1.15, 1.3, 1.5))  # wider lines are written narrower
        tried = (wrapped(what, self.print_font(0.28), width) for width in widths)
        lines = next((lines for lines in tried if len(lines) <= 2), [what])
        for number, line in enumerate(lines):
            at = y - step * (0.36 if number == 0 and len(lines) > 1 else 0)
            end = right - chip if number == len(lines) - 1 else right  # the clause stands behind the last line
            width = self.print(left, end, at, line, LEFT, 0.28)
        self.print(left + width + 8, right, y, clause, LEFT, 0.27, QUIET)

    def _write_sums(self, hand: Hand, y: float, named: Column, columns: Sequence[Column]) -> None:
        totals = hand.totals or tuple(a + b for a, b in zip(hand.points, hand.before, strict=True))
        last = translate("ScorePaper", "Total") if hand.totals else translate("ScorePaper", "It would be")
        for number, (words, figures, ink, size) in enumerate(
            (
                (self._hand_words(hand), hand.points, INK, 0.60),
                (translate("ScorePaper", "Before"), hand.before, QUIET, 0.46),
                (last, totals, INK, 0.60),
            )
        ):
            at = y + number * self.pitch
            self.print(*named, at, words, LEFT, 0.35)
            for (start, end), figure in zip(columns, figures, strict=True):
                self.enter(start, end, at, str(figure), RIGHT, size, ink)
                if number == 0:
                    self.stroke(start + (end - start) * 0.25, end + 4, at - self.pitch * 0.95)
                elif number == 2:
                    self.stroke(end - self.pitch * 1.1, end + 4, at + 2)
                    self.stroke(end - self.pitch * 1.1, end + 4, at + 6)

        for number, column in enumerate(hand.columns, 3):
            at = y + number * self.pitch
            self.print(*named, at, column.what, LEFT, 0.35)
            for (start, end), written in zip(columns, column.entries, strict=True):
                self.enter(start, end, at, written, RIGHT, 0.46, INK)

    def _hand_words(self, hand: Hand) -> str:
        """What stands before the points of the hand; where contracts have a fixed worth their sum is the check."""
        if hand.declarer is None:
            return translate("ScorePaper", "This hand")
        return translate("ScorePaper", "This hand, in all {sum}").format(sum=sum(hand.points))
