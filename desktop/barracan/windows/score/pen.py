"""What writes on the paper of the score pad: print, handwriting, strokes, marks and columns."""

from collections.abc import Sequence
from functools import cache
from math import inf
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPen

from barracan.resources import resource
from barracan.table.hud.lettering import elide, narrow, width_of, wrap, write
from barracan.table.painting import draw_mark
from barracan.table.themes import LIGHT, side_colour
from barracan.windows.score.score_sheet import Hand, ScoreSheet

PAPER, INK, QUIET, RULE = QColor("#FBF7EA"), QColor("#1E3A6B"), QColor("#526791"), QColor("#D6E0E4")
PRINT, MARKER = QColor("#4A443A"), QColor("#FBE9A6")
_CLOTH, _THREAD = QColor("#23395D"), QColor("#D9BE86")
_SHEETS = ((12, "#C9C2AC"), (7, "#D9D2BC"), (3, "#E9E3D0"))
"""The sheets below the top one: how far each sticks out, and its colour."""
FEW, GAP = 4, 6.0
"""How many sides have columns of the usual width, and the least gap between columns."""
LEFT, RIGHT, CENTRE = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight, Qt.AlignmentFlag.AlignHCenter
_LINES, _FINE = 18.6, 23.0
"""How many lines high a paper is, and one that is ruled for a whole match."""
_LEAST = 11
"""The smallest type."""
_NOTE: Final = 0.28
"""How large the type of notes at the foot is, in parts of a row's height."""
_LEAST_NAME: Final = 3
"""For fewer letters of a name no room is taken: the mark alone tells whose column it is."""
_NAME: Final = 0.30
"""The type of names over columns."""
_RAISED, _LINE = 0.38, 1.2
"""How far every second name stands above the others, in rows and at least in sizes of its type."""
_WRITTEN, LEAST_WRITTEN = 1.1, 13
"""Handwriting is low: so much larger it is as readable as print."""
FORM: Final = 0.56
"""The pitch of the lines of a game's own form, in parts of a row's height."""
WIDER: Final = 1.25
"""The columns of words are so much wider at the most where these are long."""
ROUNDED: Final = 2
"""Pixels by which whole pixels may tell words to be narrower than they are."""

Column = tuple[float, float]
Zones = list[tuple[QRectF, int | str]]


class Content(NamedTuple):
    """What is written: a sheet, which of its hands is told in detail, and where a click on it will do something."""

    sheet: ScoreSheet
    hands: Sequence[Hand]
    at: int
    zones: Zones


class Pen:
    """Writes on one paper; lengths are in parts of a row's height."""

    def __init__(self, painter: QPainter, area: QRectF, content: Content) -> None:
        self.painter = painter
        self.sheet, self.hands, self.at, self.zones = content
        lines = _FINE if self.sheet.form.hands else _LINES
        self.pitch = max(26.0, min(area.height() / lines, 52.0))
        self.paper = area.adjusted(0, 0, -6, -14)
        sides = max(1, len(self.sheet.sides))
        part = 0.57 if sides < 3 else 0.63 if sides > FEW else 0.62 if self.sheet.form.hands else 0.54
        self.split = self.paper.left() + self.paper.width() * part
        self.top = self.paper.top() + self.pitch * 3.45
        self.margin = self.paper.left() + self.pitch * 2.2
        self._inset = 0.65 * self.pitch
        room = self.paper.width() - 2 * self._inset
        self._notes = wrap(", ".join(self.sheet.house_rules), self.print_font(_NOTE), room)
        self._note_step = 0.46 * self.pitch
        self.bottom = self.paper.bottom() - self._note_step * (len(self._notes) + bool(self._notes) / 2)
        """Where the two pages of the sheet end, over what stands at the foot of the paper."""

    def write_notes(self) -> None:
        """Write at the foot of the paper, across both pages, what the rules of this match have that is not usual."""
        left, right = self.paper.left() + self._inset, self.paper.right() - self._inset
        for number, line in enumerate(self._notes):
            y = self.bottom + (number + 1) * self._note_step
            self.print(left, right, y + 0.18 * self.pitch, line, LEFT, _NOTE, QUIET)

    def draw_paper(self, sheets: int, foot: float, cloth: float, ruled_from: float | None = None) -> None:
        """Draw the rules of the top sheet, so many sheets below it, and the cloth of this height that binds them."""
        painter, paper = self.painter, self.paper
        painter.setPen(Qt.PenStyle.NoPen)
        for step, colour in _SHEETS[-sheets:]:
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(paper.adjusted(step * 0.5, self.pitch, step * 0.5, step), 5, 5)
        painter.setBrush(PAPER)
        painter.drawRoundedRect(paper, 5, 5)
        painter.setPen(QPen(RULE, 1.8))
        y = self.top
        while y < paper.bottom() - foot * self.pitch:
            painter.drawLine(QPointF(paper.left() if ruled_from is None else ruled_from, y), QPointF(paper.right(), y))
            y += self.pitch
        binding = QRectF(paper.left(), paper.top(), paper.width(), cloth * self.pitch)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_CLOTH)
        painter.drawRoundedRect(binding, 5, 5)
        painter.drawRect(binding.adjusted(0, 6, 0, 0))
        thread = QPen(_THREAD, 1.6, Qt.PenStyle.CustomDashLine)
        thread.setDashPattern([7, 4])
        painter.setPen(thread)
        y = binding.center().y()
        painter.drawLine(QPointF(binding.left() + 12, y), QPointF(binding.right() - 12, y))

    def draw_mark(self, side: int, left: float, y: float) -> float:
        """Draw the mark of a side above the line at *y*; returns its width."""
        size = max(9.0, self.pitch * 0.30)
        box = QRectF(left, y - self.pitch * 0.34 - size / 2, size, size)
        draw_mark(self.painter, side, box, side_colour(LIGHT, side))
        return size

    def write_names(self, columns: Sequence[Column], y: float, free: float = -inf) -> None:
        """Write the names with their marks; where one has no room in its column, every second stands higher, and where
        that is too little the marks stand alone.

        None begins left of what is *free*.
        """
        size = max(9.0, self.pitch * 0.24)
        whole = size + 5
        rooms = [end - start - whole - GAP for start, end in columns]
        tight = len(rooms) > 1 and any(map(self._is_cut, self.sheet.sides, rooms))
        apart = columns[1][0] - columns[0][0] if tight else 0.0
        lefts = [max(start - apart, free) + whole for start, _ in columns]
        type_size = self.print_font(_NAME).pixelSize()
        raised, least = max(_RAISED * self.pitch, _LINE * type_size), _LEAST_NAME * type_size
        named = not any(
            end - left < least and self._is_cut(name, end - left)
            for name, left, (_, end) in zip(self.sheet.sides, lefts, columns, strict=True)
        )
        for side, (name, left, (_, end)) in enumerate(zip(self.sheet.sides, lefts, columns, strict=True)):
            line = y - (raised if tight and named and side % 2 == 0 else 0)
            width = self.print(left, end, line, name, RIGHT, _NAME) + 5 if named else 0
            box = QRectF(end - width - size, line - self.pitch * 0.30 - size / 2, size, size)
            draw_mark(self.painter, side, box, side_colour(LIGHT, side))

    def _is_cut(self, name: str, room: float) -> bool:
        """Whether a name has no room even in the smallest type."""
        font = fit_font(self.print_font(_NAME), name, room, _LEAST)
        return width_of(name, narrow(name, font, room)) > room

    def print(
        self, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, size: float = 0.31,
        colour: QColor = PRINT,
    ) -> float:  # fmt: skip
        """Write printed words above the line at *y*; returns their width."""
        font = fit_font(self.print_font(size), words, right - left, _LEAST)
        return self._text(font, left, right, y, words, align, colour, 0.18)

    def enter(
        self, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, size: float, colour: QColor
    ) -> float:
        """Write an entry in ink above the line at *y*, smaller where it has no room; returns its width."""
        font = fit_font(self.hand_font(size), words, right - left, LEAST_WRITTEN)
        return self._text(font, left, right, y, words, align, colour, 0.14)

    def enter_row(
        self, columns: Sequence[Column], y: float, entries: Sequence[object], size: float, colour: QColor = INK
    ) -> None:
        """Write an entry at the right of each column, all as large as the longest one has room."""
        cells = [(start, end, str(entry)) for (start, end), entry in zip(columns, entries, strict=False)]
        size = min((self.fitting(size, words, end - start) for start, end, words in cells), default=size)
        for start, end, words in cells:
            self.enter(start, end, y, words, RIGHT, size, colour)

    def fitting(self, size: float, words: str, room: float) -> float:
        """This size of an entry, or the largest smaller one in which it has room."""
        font = fit_font(self.hand_font(size), words, room, LEAST_WRITTEN)
        return min(size, font.pixelSize() / (self.pitch * _WRITTEN))

    def stroke(self, left: float, right: float, y: float) -> None:
        """Draw a line as a pen does, not quite straight."""
        self.painter.setPen(QPen(INK, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        third = (right - left) / 3
        points = [QPointF(left, y + 0.6), QPointF(left + third, y - 0.5), QPointF(left + 2 * third, y + 0.4)]
        self.painter.drawPolyline([*points, QPointF(right, y - 0.3)])

    def print_font(self, size: float) -> QFont:
        """The type of printed words."""
        font = QFont("Inter", weight=QFont.Weight.DemiBold)
        font.setPixelSize(max(_LEAST, round(self.pitch * size)))
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def hand_font(self, size: float) -> QFont:
        """The type of entries."""
        return handwriting(max(LEAST_WRITTEN, round(self.pitch * size * _WRITTEN)))

    def _text(
        self, font: QFont, left: float, right: float, y: float, words: str, align: Qt.AlignmentFlag, colour: QColor,
        lift: float,
    ) -> float:  # fmt: skip
        font = narrow(words, font, right - left)
        words = elide(words, font, right - left)
        metrics = QFontMetricsF(font)
        width = width_of(words, font)
        x = {LEFT: left, RIGHT: right - width, CENTRE: (left + right - width) / 2}[align]
        line = QRectF(x, y - self.pitch * lift - 1 - metrics.ascent(), width, metrics.height())
        write(self.painter, line, words, font, colour)
        return width


def fit_font(font: QFont, words: str, room: float, least: int) -> QFont:
    """The font, smaller where the words have no room in it."""
    while font.pixelSize() > least and QFontMetricsF(font).horizontalAdvance(words) > room:
        font.setPixelSize(font.pixelSize() - 1)
    return font


def columns_of(left: float, right: float, count: int) -> list[Column]:
    """So many columns of equal width, with gaps."""
    width = (right - left) / max(1, count)
    gap = min(10.0, width * 0.12)
    return [(left + width * side + gap, left + width * (side + 1)) for side in range(count)]


def handwriting(pixels: int) -> QFont:
    """Klee One SemiBold of this size; what it has no letters for is in the type of the printed words."""
    font = QFont([*_families(), "Inter"])
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight.DemiBold)
    return font


@cache
def _families() -> tuple[str, ...]:
    loaded = QFontDatabase.addApplicationFont(str(resource("fonts", "klee-one", "KleeOne-SemiBold.ttf")))
    return tuple(QFontDatabase.applicationFontFamilies(loaded))
