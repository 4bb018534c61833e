"""What is written on the score pad: its hands one under another with the race, and the chosen one line by line."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF

from barracan.model.score import SheetRow
from barracan.table.hud.lettering import figure, fits, narrow, width_of, wrap, write
from barracan.table.painting import draw_mark
from barracan.table.themes import LIGHT
from barracan.table.translation import common, translate, translate_text
from barracan.windows.score.pen import (
    CENTRE,
    FEW,
    GAP,
    INK,
    LEAST_WRITTEN,
    LEFT,
    MARKER,
    PAPER,
    PRINT,
    QUIET,
    RIGHT,
    Column,
    Pen,
    columns_of,
    fit_font,
)
from barracan.windows.score.score_sheet import Hand, Row, ScoreSheet, rows
from barracan.windows.shell.formats import elide, join_names

_HOW, _ONE_FIGURE = 0.38, 1.65
"""The size of the words that tell how hands went, and in rows' heights what one figure of a side needs beside them."""
_WIDER = 1.25
"""The columns of words are so much wider at the most where these are long."""
_FORM = 0.56
"""The pitch of the lines of a game's own form, in parts of a row's height."""
_APART = 2
"""Pixels between the heads of two columns."""
_ROUNDED = 2
"""Pixels by which whole pixels may tell words to be narrower than they are."""
_LEAST_STEP = 0.66
"""The pitch of the lines of a hand at least, in parts of a row's height, where more stands below them."""


_SECOND = 0.36
"""How far apart two lines of words stand in the line of a hand, in parts of its height."""


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
        return min(need, _WIDER * usual)

    def _write_note(self, y: float, left: float, right: float) -> float:
        """Write how the game counts, where its sheet tells that; returns where it ends."""
        if self.sheet.form.note is None:
            return y
        y += self.pitch * (1 - _FORM)
        for line in wrap(translate_text(self.sheet.form.note), self.print_font(0.30), right - left):
            y += self.pitch * _FORM
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
            how = elide(how, self.sheet.players, QFontMetrics(least), int(end - start) - _ROUNDED)
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
        words = translate("ScorePaper", "Race to {target}").format(target=self.sheet.target)
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


_AXIS, _TARGET, _FIGURES = QColor("#BDB69F"), QColor("#B0455A"), QColor("#6E675A")
_BESIDE: Final = 8.0
"""So far behind the end of its line an expected total stands."""


class Label(NamedTuple):
    """An expected total, written behind the end of its line."""

    room: QRectF
    words: str
    colour: QColor


def draw_race(painter: QPainter, area: QRectF, sheet: ScoreSheet, font: QFont) -> None:
    """Draw a line a side, the hand being played dashed."""
    target = sheet.target or 1
    ends = len(sheet.ends)
    unfinished = 1 if sheet.open_hand is not None else 0
    expected = [
        total + sum(line.points for line in so_far) for total, so_far in zip(sheet.totals, sheet.so_far, strict=False)
    ]
    totals = [*(total for end in sheet.ends for total in end.totals), *expected]
    most, least = max([target, *totals]), min([0, *totals])
    across = (area.width() - 34) / max(4, ends + unfinished)

    def spot(hand: int, total: int) -> QPointF:
        height = area.height() * 0.94 * (total - least) / (most - least)
        return QPointF(area.left() + hand * across, area.bottom() - height)

    painter.setFont(font)
    colours = [LIGHT.sides[side % len(LIGHT.sides)] for side in range(len(sheet.sides))]
    goals = [spot(ends + 1, total) for total in expected]
    labels = _labels(zip(goals, (f"{total}?" for total in expected), colours, strict=False), QFontMetricsF(font))
    _draw_axes(
        painter, area, spot(0, target).y(), target, [(n, spot(n, 0).x()) for n in _numbered_hands(ends + unfinished)]
    )
    for side, colour in enumerate(colours):
        points = [spot(0, 0), *(spot(end.hand, end.totals[side]) for end in sheet.ends)]
        painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPolyline(QPolygonF(points))
        if goals:
            painter.setPen(QPen(colour, 2, Qt.PenStyle.DashLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(points[-1], goals[side])
        for point in points[1:]:
            draw_mark(painter, side, QRectF(point.x() - 4.5, point.y() - 4.5, 9, 9), colour)
    for label in labels:
        painter.fillRect(label.room, PAPER)  # near the target its line would strike the figures through
        painter.setPen(label.colour)
        painter.drawText(label.room, Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip, label.words)


def _draw_axes(painter: QPainter, area: QRectF, target_y: float, target: int, hands: list[tuple[int, float]]) -> None:
    metrics = QFontMetricsF(painter.font())
    painter.setPen(QPen(_AXIS, 1.4))
    painter.drawPolyline(QPolygonF([area.topLeft(), area.bottomLeft(), area.bottomRight()]))
    painter.setPen(QPen(_TARGET, 1.6, Qt.PenStyle.DashLine))
    painter.drawLine(QPointF(area.left(), target_y), QPointF(area.right(), target_y))
    painter.drawText(QPointF(area.left() + 8, target_y + metrics.ascent() + 3), str(target))
    painter.setPen(_FIGURES)
    for number, x in hands:
        words = str(number)
        painter.drawText(QPointF(x - metrics.horizontalAdvance(words) / 2, area.bottom() + metrics.ascent() + 2), words)


def _numbered_hands(count: int) -> list[int]:
    """The hands that get a figure: all of a few, some of many."""
    step = max(1, -(-count // 12))
    return list(range(step, max(4, count) + 1, step))


def _labels(goals: Iterable[tuple[QPointF, str, QColor]], metrics: QFontMetricsF) -> list[Label]:
    """Where the expected totals stand: under each other, never on top of each other."""
    height = metrics.height() * 0.85
    labels: list[Label] = []
    for goal, words, colour in sorted(goals, key=lambda each: each[0].y()):
        middle = goal.y() if not labels else max(goal.y(), labels[-1].room.center().y() + height)
        width = metrics.horizontalAdvance(words) + _BESIDE / 2
        labels.append(Label(QRectF(goal.x() + _BESIDE, middle - height / 2, width, height), words, colour))
    return labels


class DetailPen(Pen):
    """Writes one hand with the clauses behind its lines."""

    def write(self) -> None:
        """Write the chosen hand."""
        hand = self.hands[self.at]
        count = len(self.sheet.sides)
        before, behind = (0.8, 0.65) if count <= FEW else (0.5, 0.4)
        left, right = self.split + self.pitch * before, self.paper.right() - self.pitch * behind
        found = rows(hand.lines)
        usual = (right - left) * (0.48 if count < 3 else 0.42 if self.sheet.form.hands else 0.37)
        widest = max((self._narrowest(row.what) for row in found), default=0.0)
        most = _WIDER if count <= FEW and not self.sheet.form.hands else 1.0
        named = left, left + max(usual, min(widest, usual * most))
        columns = columns_of(named[1], right, count)
        words = self.sheet.game
        if self.sheet.target is not None:
            words = translate("ScorePaper", "{game}, to {target}").format(game=words, target=self.sheet.target)
        if hand.declarer is not None:
            declared = translate("ScorePaper", "{contract}, declared by {name}")
            words = declared.format(contract=hand.how, name=self.sheet.players[hand.declarer])
        self.print(left, right, self.top - self.pitch * 1.15, words, RIGHT)
        words = common("Hand {hand}").format(hand=hand.number)
        self.enter(*named, self.top, words, LEFT, 0.6, INK)
        self.write_names(columns, self.top, min(named[1], left + width_of(words, self.hand_font(0.6)) + GAP))
        doubled = any(hand.doubles)
        room = (self.bottom - self.top) / self.pitch - 4.6 - doubled - len(hand.columns)
        below = self._rows_below(room - _LEAST_STEP * len(found))
        room -= _FORM * len(below) + (0.4 if below else 0)
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
            self.enter(left, right, y, common("nothing on the table yet"), LEFT, 0.4, QUIET)
        self._write_sums(hand, y + self.pitch * 1.1, named, columns)
        self._write_form(below, named, columns)

    def _narrowest(self, what: str) -> float:
        """How much room a line's words need at least."""
        return width_of(what, narrow(what, self.print_font(0.28), 0)) + _ROUNDED

    def _rows_below(self, room: float) -> tuple[SheetRow, ...]:
        """What has room below the hand: what the game's own form has there, and each side's average and best."""
        whole = (*self.sheet.rows, *self.sheet.figures)
        return whole if _FORM * len(whole) + 0.4 <= room else self.sheet.rows

    def _write_form(self, below: Sequence[SheetRow], named: Column, columns: Sequence[Column]) -> None:
        """Write these lines close under each other at the foot of the paper."""
        step = _FORM * self.pitch
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
                left_of = end - max(self.pitch * 0.85, wide + self.pitch * 0.14)
                self._enter_times(start - GAP / 2, left_of, y, entry.times)
            self.enter(start, end, y, figure(entry.points), RIGHT, size, INK)

    def _enter_times(self, left: float, right: float, y: float, times: int) -> None:
        """Write how many of a thing there are, if there is room for it."""
        words = f"× {times}"
        if fits(words, self.hand_font(0), right - left):
            self.enter(left, right, y, words, RIGHT, 0.36, QUIET)

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
        return elide(words, self.sheet.players, QFontMetrics(narrow(words, font, 0)), int(room) - _ROUNDED)

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
