"""The paper of the score pad: cloth, perforation, rules, and what is written on them."""

from collections.abc import Sequence
from functools import cached_property

from PySide6.QtCore import QCoreApplication, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from barracan.table.furniture.lettering import elided, narrowed, width_of, wrapped
from barracan.table.furniture.marks import draw_mark
from barracan.table.themes import LIGHT
from barracan.windows.handwriting import handwriting
from barracan.windows.race import draw_race
from barracan.windows.score_sheet import Hand, Row, ScoreSheet, rows
from barracan.windows.words import listed, said

PAPER, INK, QUIET, RULE = QColor("#FBF7EA"), QColor("#1E3A6B"), QColor("#526791"), QColor("#D6E0E4")
_PRINT, _CLOTH, _THREAD = QColor("#4A443A"), QColor("#23395D"), QColor("#D9BE86")
_LEAST, _FEW, _GAP = 11, 4, 6.0
"""The smallest type, how many sides have columns of the usual width, and the least gap between columns."""
_WIDER = 1.25
"""The column that tells how hands went is so much wider at the most where its words are long."""
_FORM = 0.56
"""The pitch of the lines of a game's own form, in parts of a row's height."""
_WRITTEN, _LEAST_WRITTEN = 1.1, 13
"""Handwriting is low: so much larger it is as readable as print."""
_MARGIN_LINE, _MARKER = QColor("#E2A9A5"), QColor("#FBE9A6")
translate = QCoreApplication.translate
_LEFT, _RIGHT, _CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter


class ScorePaper(QWidget):
    """Hands at the left, the chosen one line by line at the right.

    Signals:
        chosen: another hand is shown in detail.
        clause_asked: the person wants to read the clause behind a line.
    """

    chosen = Signal(int)
    clause_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("score_paper")
        self.setMinimumSize(760, 480)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self._sheet = ScoreSheet("", None, (), ())
        self._at = 0
        self.zones: list[tuple[QRectF, int | str]] = []

    @property
    def at(self) -> int:
        """Which hand is shown in detail, counted from 0."""
        return self._at

    def show_sheet(self, sheet: ScoreSheet) -> None:
        """Write this sheet, its last hand in detail."""
        self._sheet = sheet
        self.__dict__.pop("_hands", None)
        self.choose(len(self._hands) - 1)

    def choose(self, at: int) -> None:
        """Show this hand in detail."""
        self._at = max(0, min(at, len(self._hands) - 1))
        self.setAccessibleName(self._spoken())
        self.chosen.emit(self._at)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows leaf through the hands."""
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(event.key())
        if step is None:
            super().keyPressEvent(event)
        else:
            self.choose(self._at + step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on a hand shows it, a click on a clause opens it."""
        for zone, meaning in self.zones:
            if zone.contains(event.position()):
                if isinstance(meaning, int):
                    self.choose(meaning)
                else:
                    self.clause_asked.emit(meaning)
                return

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Point where a click does something."""
        over = any(zone.contains(event.position()) for zone, _ in self.zones)
        self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the pad and write on it."""
        self.zones.clear()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _Writing(painter, QRectF(self.rect()), self._sheet, self._hands, self._at, self.zones).write()

    @cached_property
    def _hands(self) -> tuple[Hand, ...]:
        return self._sheet.hands

    def _spoken(self) -> str:
        if not self._hands:
            return self.tr("Score pad: the first hand is being played.")
        hand = self._hands[self._at]
        told = [self.tr("Score pad, hand {hand}, {how}").format(hand=hand.number, how=hand.how)]
        told += [f"{name} {points}" for name, points in zip(self._sheet.sides, hand.points, strict=True)]
        for row in rows(hand.lines):
            told += [
                f"{row.what}, {name} {entry.count if row.tally else entry.points}"
                for name, entry in zip(self._sheet.sides, row.entries, strict=True)
                if entry
            ]
        told += [" ".join((said(row.what), *row.entries)) for row in self._sheet.rows]
        return "; ".join(told)


def draw_paper(painter: QPainter, area: QRect, sheet: ScoreSheet, at: int) -> None:
    """Draw the pad elsewhere, on paper: this hand in detail."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Writing(painter, QRectF(area), sheet, sheet.hands, at, []).write()


class _Writing:
    """One drawing of the pad; lengths are in parts of a row's height."""

    def __init__(
        self,
        painter: QPainter,
        area: QRectF,
        sheet: ScoreSheet,
        hands: Sequence[Hand],
        at: int,
        zones: list[tuple[QRectF, int | str]],
    ) -> None:
        self.painter, self.sheet, self.hands, self.at, self.zones = painter, sheet, hands, at, zones
        self.pitch = max(26.0, min(area.height() / 18.6, 52.0))
        self.paper = area.adjusted(0, 0, -6, -14)
        sides = max(1, len(sheet.sides))
        part = 0.57 if sides < 3 else 0.66 if sides > _FEW else 0.55 if sheet.rows else 0.54
        self.split = self.paper.left() + self.paper.width() * part
        self.top = self.paper.top() + self.pitch * 3.45
        self.margin = self.paper.left() + self.pitch * 2.2
        self.beside = max((len(hand.columns) for hand in hands), default=0)

    def write(self) -> None:
        """Draw everything."""
        self._draw_paper()
        if not self.hands:
            return
        hand = self.hands[self.at]
        foot = self._write_hands()
        self._draw_race(foot)
        self._write_detail(hand)

    def _draw_paper(self) -> None:
        painter, paper, pitch = self.painter, self.paper, self.pitch
        painter.setPen(Qt.PenStyle.NoPen)
        for step, colour in ((12, "#C9C2AC"), (7, "#D9D2BC"), (3, "#E9E3D0")):
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(paper.adjusted(step * 0.5, pitch, step * 0.5, step), 5, 5)
        painter.setBrush(PAPER)
        painter.drawRoundedRect(paper, 5, 5)
        painter.setPen(QPen(RULE, 2))
        y = self.top
        while y < paper.bottom() - pitch * 0.5:
            painter.drawLine(QPointF(paper.left(), y), QPointF(paper.right(), y))
            y += pitch
        painter.setPen(QPen(_MARGIN_LINE, 1.2))
        for x in (self.margin, self.margin + 4):
            painter.drawLine(QPointF(x, paper.top() + pitch * 1.4), QPointF(x, paper.bottom()))
        painter.setPen(QPen(QColor("#CFC8B4"), 1.4))
        painter.drawLine(
            QPointF(self.split, paper.top() + pitch * 1.75), QPointF(self.split, paper.bottom() - pitch * 0.5)
        )
        self._draw_binding()

    def _draw_binding(self) -> None:
        painter, paper, pitch = self.painter, self.paper, self.pitch
        cloth = QRectF(paper.left(), paper.top(), paper.width(), pitch * 0.9)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_CLOTH)
        painter.drawRoundedRect(cloth, 5, 5)
        painter.drawRect(cloth.adjusted(0, 6, 0, 0))
        thread = QPen(_THREAD, 1.6, Qt.PenStyle.CustomDashLine)
        thread.setDashPattern([7, 4])
        painter.setPen(thread)
        painter.drawLine(cloth.left() + 12, cloth.center().y(), cloth.right() - 12, cloth.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#CFC8B4"))
        x = paper.left() + 10
        while x < paper.right() - 8:
            painter.drawEllipse(QPointF(x, cloth.bottom() + pitch * 0.32), 1.5, 1.5)
            x += 8

    def _write_hands(self) -> float:
        """Write the list of hands; returns where it ends."""
        count = len(self.sheet.sides)
        left, right = self.margin + self.pitch * 0.45, self.split - self.pitch * 0.35
        share = 0.42 if count < 3 else 0.20 if count > _FEW else 0.33 if self.sheet.rows else 0.30
        usual = (right - left) * share
        how = left, left + max(usual, min(self._least_how(), _WIDER * usual))
        columns = _columns(how[1], right, count)
        self._heading(QRectF(left, self.paper.top() + self.pitch * 1.5, right - left, self.pitch))
        self._print(self.paper.left(), self.margin, self.top, translate("ScorePaper", "Hand"), _CENTRE)
        played = any(hand.declarer is not None for hand in self.hands)
        head = translate("ScorePaper", "Contract") if played else translate("ScorePaper", "How it ended")
        self._print(*how, self.top, head, _LEFT)
        self._column_heads(columns)
        y = self.top
        for number in self._visible_hands():
            y += self.pitch
            self._write_hand(number, y, how, columns)
        foot = self._write_to_go(y + self.pitch, how, columns)
        self._write_form(how, columns)
        return foot

    def _least_how(self) -> float:
        """How much room the words need at least in which the hands are told."""
        least = self._hand_font(0)
        mark = self.pitch * 0.5 if any(hand.declarer is not None for hand in self.hands) else 0.0
        return mark + 2 + max(width_of(hand.how, narrowed(hand.how, least, 0)) for hand in self.hands)

    def _write_form(self, how: tuple[float, float], columns: Sequence[tuple[float, float]]) -> None:
        """Write what the game's own form has below the hands, close under each other at the foot of the paper."""
        step = _FORM * self.pitch
        y = self.paper.bottom() - self.pitch * 0.35 - (len(self.sheet.rows) - 1) * step
        for row in self.sheet.rows:
            colour = _PRINT if row.entries else QUIET
            right = columns[0][0] if row.entries else columns[-1][1]
            self._print(how[0], right, y, said(row.what), _LEFT, 0.30, colour)
            for (start, end), written in zip(columns, row.entries, strict=False):
                self._entry(start, end, y, written, _RIGHT, 0.40, INK)
            y += step

    def _column_heads(self, columns: Sequence[tuple[float, float]]) -> None:
        """Write the names, over what stands in each column where there are several."""
        if not self.beside:
            self._side_heads(columns, self.top)
            return
        self._side_heads(columns, self.top - self.pitch * 0.5)
        points = translate("ScorePaper", "points") if len(columns) <= _FEW else translate("ScorePaper", "pts")
        heads = (points, *(column.what for column in self.sheet.columns))
        for start, end in columns:
            for place, head in zip(_columns(start - _GAP, end, 1 + self.beside), heads, strict=False):
                self._print(place[0] - 1.5 * _GAP, place[1], self.top + 2, head, _RIGHT, 0.28, QUIET)

    def _visible_hands(self) -> range:
        """The hands for which there is room: the last ones, or those up to the chosen one."""
        form = _FORM * len(self.sheet.rows) + 0.4 if self.sheet.rows else 0.0
        below = 7 if self.sheet.target is not None else 2 + form + len(self.sheet.columns) - self.beside
        room = max(3, int((self.paper.bottom() - self.top) / self.pitch - below))
        last = max(self.at + 1, len(self.hands)) if self.at >= len(self.hands) - room else max(self.at + 1, room)
        return range(max(0, last - room), min(last, len(self.hands)))

    def _write_hand(
        self, number: int, y: float, how: tuple[float, float], columns: Sequence[tuple[float, float]]
    ) -> None:
        hand = self.hands[number]
        row = QRectF(self.paper.left() + 8, y - self.pitch * 0.9, self.split - self.paper.left() - 18, self.pitch * 0.8)
        if number == self.at:
            self.painter.setPen(Qt.PenStyle.NoPen)
            self.painter.setBrush(_MARKER)
            self.painter.drawRoundedRect(row, 3, 3)
        self.zones.append((row, number))
        ink = INK if hand.totals else QUIET
        widest = max(("000", *(str(total) for each in self.hands for total in each.totals or ())), key=len)
        total_size = 0.54 if len(columns) < 3 else 0.48 if len(columns) < _FEW or len(widest) < 4 else 0.43
        gap = self.pitch * (0.3 if len(widest) < 4 else 0.14)
        room = QFontMetricsF(self._hand_font(total_size)).horizontalAdvance(widest) + gap
        self._entry(self.paper.left(), self.margin, y, str(hand.number), _CENTRE, 0.50, ink)
        start, end = how
        if hand.declarer is not None:
            start += self._mark(hand.declarer, start, y) + self.pitch * 0.16
        self._entry(start, end, y, hand.how, _LEFT, 0.44 if len(columns) < 3 else 0.38, ink)
        for side, (start, end) in enumerate(columns):
            if hand.columns:
                self._write_columns(hand, side, y, start, end)
                continue
            if hand.totals:
                self._entry(start, end, y, str(hand.totals[side]), _RIGHT, total_size, INK)
            self._entry(start - _GAP, end - room, y, hand.entries[side], _RIGHT, 0.74 * total_size, QUIET)

    def _write_columns(self, hand: Hand, side: int, y: float, start: float, end: float) -> None:
        """Write what a game has in columns of its own beside the points."""
        columns = _columns(start - _GAP, end, 1 + len(hand.columns))
        self._entry(*columns[0], y, hand.entries[side], _RIGHT, 0.48, INK)
        for column, place in zip(hand.columns, columns[1:], strict=True):
            self._entry(*place, y, column.entries[side], _RIGHT, 0.40, QUIET)

    def _write_to_go(self, y: float, how: tuple[float, float], columns: Sequence[tuple[float, float]]) -> float:
        if self.sheet.target is None or self.sheet.result:
            words = translate("ScorePaper", "total")
            figures = list(self.sheet.totals)
        else:
            words = translate("ScorePaper", "to go")
            figures = [max(0, self.sheet.target - total) for total in self.sheet.totals]
        self._entry(*how, y, words, _LEFT, 0.44, INK)
        beside, under = self.sheet.columns[: self.beside], self.sheet.columns[self.beside :]
        for side, ((start, end), figure) in enumerate(zip(columns, figures, strict=True)):
            self._stroke(start + (end - start) * 0.2, end + 4, y - self.pitch + 4)
            places = _columns(start - _GAP, end, 1 + len(beside)) if beside else [(start, end)]
            self._entry(*places[0], y, str(figure), _RIGHT, 0.54, INK)
            for column, place in zip(beside, places[1:], strict=True):
                self._entry(*place, y, column.entries[side], _RIGHT, 0.46, INK)
        for column in under:
            y += self.pitch
            self._entry(*how, y, column.what, _LEFT, 0.44, INK)
            for (start, end), written in zip(columns, column.entries, strict=True):
                self._entry(start, end, y, written, _RIGHT, 0.44, INK)
        return y

    def _draw_race(self, foot: float) -> None:
        if self.sheet.target is None:
            return
        left = self.margin + self.pitch * 0.6
        height = self.paper.bottom() - foot - self.pitch * 2.2
        area = QRectF(left, foot + self.pitch * 1.25, self.split - self.pitch - left, height)
        if area.height() < self.pitch * 2.5:
            return
        words = translate("ScorePaper", "Race to {target}").format(target=self.sheet.target)
        self._print(left, self.split, area.top() - self.pitch * 0.15, words, _LEFT)
        self.painter.save()
        draw_race(self.painter, area, self.sheet, self._hand_font(0.38))
        self.painter.restore()

    def _write_detail(self, hand: Hand) -> None:
        count = len(self.sheet.sides)
        left, right = self.split + self.pitch * 0.8, self.paper.right() - self.pitch * 0.65
        named = left, left + (right - left) * (0.48 if count < 3 else 0.36)
        columns = _columns(named[1], right, count)
        words = self.sheet.game
        if self.sheet.target is not None:
            words = translate("ScorePaper", "{game}, to {target}").format(game=words, target=self.sheet.target)
        if hand.declarer is not None:
            declared = translate("ScorePaper", "{contract}, declared by {name}")
            words = declared.format(contract=hand.how, name=self.sheet.players[hand.declarer])
        self._print(left, right, self.top - self.pitch * 1.15, words, _RIGHT)
        self._entry(*named, self.top, translate("ScorePaper", "Hand {hand}").format(hand=hand.number), _LEFT, 0.6, INK)
        self._side_heads(columns, self.top)
        found = rows(hand.lines)
        doubled = any(hand.doubles)
        room = (self.paper.bottom() - self.top) / self.pitch - 4.6 - doubled
        step = self.pitch * min(1.0, room / max(1, len(found)))
        y = self.top
        if doubled:
            y += self.pitch
            self._write_doubles(hand, y, named, columns)
        for row in found:
            y += step
            self._write_row(row, y, named, columns, step)
        if not found:
            y += self.pitch
            self._entry(left, right, y, translate("ScorePaper", "nothing on the table yet"), _LEFT, 0.4, QUIET)
        self._write_sums(hand, y + self.pitch * 1.1, named, columns)

    def _write_doubles(
        self, hand: Hand, y: float, named: tuple[float, float], columns: Sequence[tuple[float, float]]
    ) -> None:
        """Write whom each seat has doubled, by their marks."""
        self._print(*named, y, translate("ScorePaper", "Has doubled"), _LEFT, 0.35)
        for seats, (_, end) in zip(hand.doubles, columns, strict=True):
            for at, seat in enumerate(reversed(seats)):
                self._mark(seat, end - (at + 1) * self.pitch * 0.42, y)

    def _mark(self, side: int, left: float, y: float) -> float:
        """Draw the mark of a side above the line at *y*; returns its width."""
        size = max(9.0, self.pitch * 0.30)
        box = QRectF(left, y - self.pitch * 0.34 - size / 2, size, size)
        draw_mark(self.painter, side, box, LIGHT.sides[side % len(LIGHT.sides)])
        return size

    def _write_row(
        self, row: Row, y: float, named: tuple[float, float], columns: Sequence[tuple[float, float]], step: float
    ) -> None:
        size = 0.50 * min(1.0, step / self.pitch + 0.15)
        self._write_what(row, y, named, step)
        self.zones.append((QRectF(named[0], y - step * 0.85, named[1] - named[0], step * 0.8), row.clause))
        for entry, (start, end) in zip(row.entries, columns, strict=True):
            if entry is None:
                self._entry(start, end, y, "–", _RIGHT, 0.36, QUIET)
                continue
            if row.tally:
                self._entry(start, end, y, str(entry.count), _RIGHT, 0.8 * size, QUIET)
                continue
            if entry.count > 1 and end - start > 1.6 * self.pitch:
                figure = QFontMetricsF(self._hand_font(size)).horizontalAdvance(str(entry.points))
                left_of = end - max(self.pitch * 0.85, figure + self.pitch * 0.14)
                self._entry(start - self.pitch, left_of, y, f"× {entry.count}", _RIGHT, 0.36, QUIET)
            self._entry(start, end, y, str(entry.points), _RIGHT, size, INK)

    def _write_what(self, row: Row, y: float, named: tuple[float, float], step: float) -> None:
        """Write what a line counts and its clause, long words small and in two lines."""
        left, right = named
        chip = QFontMetricsF(self._print_font(0.27)).horizontalAdvance(row.clause) + 8
        if width_of(row.what, self._print_font(0.35)) <= right - left - chip:
            width = self._print(left, right, y, row.what, _LEFT, 0.35)
            self._print(left + width + 8, right, y, row.clause, _LEFT, 0.27, QUIET)
            return
        room = right - left - chip
        widths = (part * room for part in (1.0, 1.15, 1.3, 1.5))  # wider lines are written narrower
        tried = (wrapped(row.what, self._print_font(0.28), width) for width in widths)
        lines = next((lines for lines in tried if len(lines) <= 2), [row.what])
        for number, line in enumerate(lines):
            at = y - step * (0.36 if number == 0 and len(lines) > 1 else 0)
            width = self._print(left, right - chip, at, line, _LEFT, 0.28)
        self._print(left + width + 8, right, y, row.clause, _LEFT, 0.27, QUIET)

    def _write_sums(
        self, hand: Hand, y: float, named: tuple[float, float], columns: Sequence[tuple[float, float]]
    ) -> None:
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
            self._print(*named, at, words, _LEFT, 0.35)
            for (start, end), figure in zip(columns, figures, strict=True):
                self._entry(start, end, at, str(figure), _RIGHT, size, ink)
                if number == 0:
                    self._stroke(start + (end - start) * 0.25, end + 4, at - self.pitch * 0.95)
                elif number == 2:
                    self._stroke(end - self.pitch * 1.1, end + 4, at + 2)
                    self._stroke(end - self.pitch * 1.1, end + 4, at + 6)

        for number, column in enumerate(hand.columns, 3):
            at = y + number * self.pitch
            self._print(*named, at, column.what, _LEFT, 0.35)
            for (start, end), written in zip(columns, column.entries, strict=True):
                self._entry(start, end, at, written, _RIGHT, 0.46, INK)

    def _hand_words(self, hand: Hand) -> str:
        """What stands before the points of the hand; where contracts have a fixed worth their sum is the check."""
        if hand.declarer is None:
            return translate("ScorePaper", "This hand")
        return translate("ScorePaper", "This hand, in all {sum}").format(sum=sum(hand.points))

    def _heading(self, box: QRectF) -> None:
        words = listed(self.sheet.sides)
        if len(self.sheet.sides) == 2:
            first, second = self.sheet.sides
            words = translate("ScorePaper", "{first} against {second}").format(first=first, second=second)
        self.painter.setFont(_fitted(self._hand_font(0.62), words, box.width(), _LEAST_WRITTEN))
        self.painter.setPen(INK)
        self.painter.drawText(box, _LEFT | Qt.AlignmentFlag.AlignVCenter, words)

    def _side_heads(self, columns: Sequence[tuple[float, float]], y: float) -> None:
        """Write the names, with their marks where all have room for them."""
        font, size = self._print_font(0.30), max(9.0, self.pitch * 0.24)
        names = list(zip(self.sheet.sides, columns, strict=True))
        marked = all(width_of(name, font) + size + 5 <= end - start for name, (start, end) in names)
        marked = marked or len(columns) <= _FEW
        for side, (name, (start, end)) in enumerate(names):
            width = self._print(start + (size + 5 if marked else -_GAP), end, y, name, _RIGHT, 0.30)
            if marked:
                box = QRectF(end - width - size - 5, y - self.pitch * 0.30 - size / 2, size, size)
                draw_mark(self.painter, side, box, LIGHT.sides[side % len(LIGHT.sides)])

    def _print(
        self, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, size: float = 0.31,
        colour: QColor = _PRINT,
    ) -> float:  # fmt: skip
        """Write printed words above the line at *y*; returns their width."""
        font = _fitted(self._print_font(size), words, right - left, _LEAST)
        return self._text(font, left, right, y, words, align, colour, 0.18)

    def _entry(
        self, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, size: float, colour: QColor
    ) -> float:
        """Write an entry in ink above the line at *y*, smaller where it has no room; returns its width."""
        font = _fitted(self._hand_font(size), words, right - left, _LEAST_WRITTEN)
        return self._text(font, left, right, y, words, align, colour, 0.14)

    def _text(
        self, font: QFont, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, colour: QColor,
        lift: float,
    ) -> float:  # fmt: skip
        font = narrowed(words, font, right - left)
        metrics = QFontMetricsF(font)
        words = elided(words, font, right - left)
        width = metrics.horizontalAdvance(words)
        x = {_LEFT: left, _RIGHT: right - width, _CENTRE: (left + right - width) / 2}[align]
        self.painter.setFont(font)
        self.painter.setPen(colour)
        self.painter.drawText(QPointF(x, y - self.pitch * lift - 1), words)
        return width

    def _print_font(self, size: float) -> QFont:
        font = QFont("Inter", weight=QFont.Weight.DemiBold)
        font.setPixelSize(max(_LEAST, round(self.pitch * size)))
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _hand_font(self, size: float) -> QFont:
        return handwriting(max(_LEAST_WRITTEN, round(self.pitch * size * _WRITTEN)))

    def _stroke(self, left: float, right: float, y: float) -> None:
        """Draw a line as a pen does, not quite straight."""
        self.painter.setPen(QPen(INK, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        third = (right - left) / 3
        points = [QPointF(left, y + 0.6), QPointF(left + third, y - 0.5), QPointF(left + 2 * third, y + 0.4)]
        self.painter.drawPolyline([*points, QPointF(right, y - 0.3)])


def _fitted(font: QFont, words: str, room: float, least: int) -> QFont:
    """The font, smaller where the words have no room in it."""
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(words) > room:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def _columns(left: float, right: float, count: int) -> list[tuple[float, float]]:
    width = (right - left) / max(1, count)
    gap = min(10.0, width * 0.12)
    return [(left + width * side + gap, left + width * (side + 1)) for side in range(count)]
