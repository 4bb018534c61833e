"""The upper part of the first page: what most people want next in words, and a picture beside it."""

from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from barracan.model.value import value
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LEFT,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    figure,
    font_of,
    line_height,
    signed_figure,
    width_of,
    wrap,
    write,
)
from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, Theme, fade, page_ink, side_colour
from barracan.table.translation import common
from barracan.windows.shell.wordmark import WORDMARK_SHAPE, draw_wordmark

_LINE, _LINE_AND_BAR = 25, 34
"""How high a side's line is at the usual type, without and with its bar."""
_HEADING, _TITLE, _RESULTS = 78, 40, 28
"""How high note and title are at the usual type, a line of the title alone, and the row of results."""
_ABOVE: Final = 0.3
"""The part of the free room that is above the words."""
THIS_HAND: Final = 0.75
"""How much of a side's colour the points of the hand have that is not over."""
RING: Final = 0.62
"""How much of the text's colour the ring of a lost match has."""


@value
class Standing:
    """One side of a match: its names, its points, those of the hand being played, and what it plays to."""

    side: int
    names: str
    total: int
    hand: int = 0
    target: int = 0


@value
class HeroWords:
    """What is said beside the picture.

    ``note`` stands above the title, ``sentence`` below it; ``results`` are matches won and lost, the newest last.
    """

    title: str
    note: str = ""
    sentence: str = ""
    standings: tuple[Standing, ...] = ()
    results: tuple[bool, ...] = ()
    wordmark: bool = False


class Hero(QWidget):
    """The words of the first page; the buttons lie on it where ``buttons_top`` says."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hero")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._words = HeroWords("")
        self._theme: Theme = FELT
        self._accent = FELT.accent
        self._text = self._unit = 1.0

    def wear(self, theme: Theme, text: float, unit: float) -> None:
        """Take these colours, and these sizes of type and pictures."""
        self._theme, self._text, self._unit = theme, text, unit
        self._accent = page_ink(theme, theme.accent)
        self.update()

    def show_words(self, words: HeroWords) -> None:
        """Say this."""
        self._words = words
        self.setAccessibleName(words.title)
        told = [
            words.note,
            words.sentence.replace("\n", " "),
            *(f"{each.names} {figure(each.total)}" for each in words.standings),
        ]
        self.setAccessibleDescription(". ".join(each.removesuffix(".") for each in told if each))
        self.update()

    def buttons_top(self, high: float) -> float:
        """Where buttons of this height begin, from the hero's top."""
        if self._words.wordmark:
            return self._first_top() + (84 * self._unit + (22 + 44 + 34) * self._text)
        return self.height() - high - 6

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words of this state."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._words.wordmark:
                self._draw_first(painter)
            else:
                self._draw_match(painter)

    def _first_top(self) -> float:
        block = 84 * self._unit + (22 + 44 + 34 + 58 + 12 + 24) * self._text
        return max(0.0, (self.height() - block) / 2)

    def _draw_first(self, painter: QPainter) -> None:
        words, text, theme = self._words, self._text, self._theme
        top = self._first_top()
        high = min(84 * self._unit, (self.width() - 4) / WORDMARK_SHAPE)
        draw_wordmark(painter, QRectF(0, top, 0, high), theme)
        top += 84 * self._unit + 22 * text
        write(painter, QRectF(0, top, self.width(), 30 * text), words.title, font_of(22 * text, BOLD), theme.text)
        line = QRectF(0, top + 36 * text, self.width(), 24 * text)
        write(painter, line, words.note, font_of(15.5 * text, REGULAR), theme.quiet)
        foot = QRectF(0, self.buttons_top(0) + (58 + 14) * text, self.width(), 22 * text)
        if foot.bottom() <= self.height() + 2:
            write(painter, foot, words.sentence, font_of(14.5 * text, REGULAR), theme.quiet)

    def _draw_match(self, painter: QPainter) -> None:
        words, text, theme = self._words, self._text, self._theme
        wide, font = self.width(), font_of(16 * text, REGULAR)
        lines, large = self._sentence_lines(font), font_of(30 * text, BOLD)
        titles = wrap(words.title, large, wide)
        heading = (_HEADING + _TITLE * (len(titles) - 1)) * text
        top = self._match_top(heading + len(lines) * line_height(font))
        write(painter, QRectF(0, top + 2, wide, 24 * text), words.note, font_of(15 * text, SEMIBOLD), self._accent)
        for number, line in enumerate(titles):
            title = QRectF(0, top + (34 + _TITLE * number) * text, wide, _TITLE * text)
            write(painter, title, line, large, theme.text)
        top += heading
        for line in lines:
            write(painter, QRectF(0, top, wide, line_height(font)), line, font, theme.quiet)
            top += line_height(font)
        if words.results:
            self._draw_results(painter, top + 14 * text)
        self._draw_standings(painter, top + 14 * text)

    def _sentence_lines(self, font: QFont) -> list[str]:
        """The lines of the sentence: parted where it says so if the parts have room, else as they come."""
        parts = self._words.sentence.split("\n")
        if all(width_of(part, font) <= self.width() for part in parts):
            return parts
        return wrap(" ".join(parts), font, self.width())[: 2 if self._words.standings else 3]

    def _match_top(self, told: float) -> float:
        """Where the words begin that are so high without results or totals: part of what room they leave is above."""
        text, words = self._text, self._words
        below = 54 * len(words.standings) + (_RESULTS if words.results else 0)
        free = self.buttons_top(58 * text) - told - (14 + below) * text
        return max(0.0, min(_ABOVE * free, 40 * text))

    def _draw_standings(self, painter: QPainter, top: float) -> None:
        """Draw the sides under one another: without their bars where those have no room."""
        text, standings = self._text, self._words.standings
        if not standings:
            return
        room = self.buttons_top(58 * text) - top - 10
        count = max(0, min(len(standings), int(room / (_LINE * text))))
        step = min(54 * text, room / max(1, count))
        for number, standing in enumerate(standings[:count]):
            self._draw_standing(painter, standing, top + number * step, bar=step >= _LINE_AND_BAR * text)

    def _draw_standing(self, painter: QPainter, standing: Standing, top: float, *, bar: bool) -> None:
        text, theme = self._text, self._theme
        colour = side_colour(theme, standing.side)
        draw_mark(painter, standing.side, QRectF(1, top + 4 * text, 14 * text, 14 * text), colour)
        left, right = 26 * text, self.width() - 12 * text
        total = figure(standing.total)
        font = font_of(22 * text, BOLD)
        write(painter, QRectF(left, top - 2, right - left, 26 * text), total, font, theme.text, RIGHT)
        points = ""
        if standing.hand:
            points = common("{points} on the table").format(points=signed_figure(standing.hand))
        told = QRectF(left, top, right - left - width_of(total, font) - 12 * text, 22 * text)
        write(painter, told, points, font_of(14.5 * text, REGULAR), theme.quiet, RIGHT)
        names = QRectF(left, top, told.width() - width_of(points, font_of(14.5 * text, REGULAR)) - 8, 22 * text)
        write(painter, names, standing.names, font_of(16.5 * text, SEMIBOLD), theme.text, LEFT)
        if standing.target > 0 and bar:
            self._draw_bar(painter, QRectF(left, top + 29 * text, right - left, 5.5 * text), standing, colour)

    def _draw_bar(self, painter: QPainter, rect: QRectF, standing: Standing, colour: QColor) -> None:
        """Draw a groove to the target, in it the points of hands that are over, and paler those of this hand."""
        painter.setPen(QPen(self._theme.hairline, 1))
        painter.setBrush(groove_fill(self._theme))
        painter.drawRoundedRect(rect, 2.5, 2.5)
        painter.setPen(Qt.PenStyle.NoPen)
        before, after = (
            max(0.0, min(1.0, points / standing.target)) for points in (standing.total, standing.total + standing.hand)
        )
        for part, ink in ((after, fade(colour, THIS_HAND)), (min(before, after), colour)):
            if part > 0:
                painter.setBrush(ink)
                painter.drawRoundedRect(QRectF(rect.topLeft(), QSizeF(rect.width() * part, rect.height())), 2.5, 2.5)

    def _draw_results(self, painter: QPainter, top: float) -> None:
        text, theme = self._text, self._theme
        side = 27 * text
        for number, won in enumerate(self._words.results):
            disc = QRectF(1 + number * (side + 11 * text), top, side, side)
            painter.setPen(QPen(theme.accent if won else theme.text_over(RING), 1.4))
            painter.setBrush(theme.accent if won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc)
            letter = self.tr("W") if won else self.tr("L")
            ink = theme.accent_text if won else theme.text
            write(painter, disc, letter, font_of(13 * text, BOLD), ink, CENTRE)


def groove_fill(theme: Theme) -> QColor:
    """What lies under a bar that is not full: each side's colour is seen on it."""
    return theme.panel_over(0.86)
