"""The chapters of a course as a path: those that are done, the next one, and those that follow."""

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QFont, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.session.lessons.course import Progress
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import BOLD, CENTRE, REGULAR, RIGHT, SEMIBOLD, fits, font_of, wrap, write
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme
from barracan.windows.learn.course_row import draw_part
from barracan.windows.learn.learn_panel import LearnPanel
from barracan.windows.shell.painted_buttons import PaintedButton

_DISC = 28
_HEAD, _ROW, _UNDER = 54, 78, 6
"""How high the head is, a row of chapters with titles of one line, and what lies free under the last."""
_SPAN = 190
"""How wide a chapter is at most."""
_LINE = 19
"""How high a line of a title is."""


class PathChapter(NamedTuple):
    """A chapter on the path: its name among files, its title, how far it has come."""

    name: str
    title: str
    progress: Progress


class ChapterPath(LearnPanel):
    """A panel with the path; each chapter can be begun.

    Signals:
        chosen: the name of a chapter.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__("chapter_path", parent)
        self._told = ""
        self._chapters: list[_ChapterButton] = []
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        for each in self._chapters:
            each.wear(theme, scale)
        super().wear(theme, scale)

    @property
    def buttons(self) -> Sequence[PaintedButton]:
        """Those of its chapters."""
        return self._chapters

    def show_chapters(self, chapters: Sequence[PathChapter], told: str) -> None:
        """Show these, and how much of them all is done."""
        for button in self._chapters:
            button.hide()
            button.deleteLater()
        self._told = told
        following = next((each.name for each in chapters if not each.progress.is_over), "")
        self._chapters = [
            _ChapterButton(number, each, self, current=each.name == following)
            for number, each in enumerate(chapters, 1)
        ]
        for button in self._chapters:
            button.clicked.connect(partial(self.chosen.emit, button.chapter.name))
            button.wear(self.theme, self.scale)
            button.show()
        self.setAccessibleName(told)
        self.arrange()

    def sizeHint(self) -> QSize:
        """Head, discs and two lines of words."""
        wide = round(600 * self.scale)
        return QSize(wide, self.heightForWidth(wide))

    def heightForWidth(self, width: int) -> int:
        """A line more where a title takes two, and all that once more where the chapters take two rows."""
        rows = -(-len(self._chapters) // self._columns(width))
        return round((_HEAD + _UNDER) * self.scale) + max(1, rows) * self._row_height(width)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the head, and the line from disc to disc."""
        theme, scale = self.theme, self.scale
        head = QRectF(25 * scale, 14 * scale, rect.width() - 50 * scale, 26 * scale)
        write(painter, head, self.tr("The course"), font_of(17 * scale, BOLD), theme.text)
        write(painter, head, self._told, font_of(14 * scale, REGULAR), theme.quiet, RIGHT)
        middles = [button.middle() for button in self._chapters]
        for button, here, there in zip(self._chapters, middles, middles[1:], strict=False):
            if here.y() != there.y():
                continue
            ink = theme.accent if button.chapter.progress.is_over else theme.text_over(0.22)
            painter.setPen(QPen(ink, 3.5 * scale))
            gap = QPointF((_DISC / 2) * scale, 0)
            painter.drawLine(here + gap, there - gap)

    def arrange(self) -> None:
        """Spread the chapters over the width."""
        if not self._chapters:
            return
        scale, columns = self.scale, self._columns(self.width())
        wide, high = self._span(self.width(), columns), self._row_height(self.width())
        for number, button in enumerate(self._chapters):
            row, column = divmod(number, columns)
            top = round(_HEAD * scale) + row * high
            button.setGeometry(round(10 * scale + column * wide), top, round(wide), high)
        self.updateGeometry()
        self.update()

    def _columns(self, width: int) -> int:
        """How many chapters stand beside each other: all, or fewer where a word has no room."""
        count = max(1, len(self._chapters))
        for rows in range(1, count):
            columns = -(-count // rows)
            if all(button.has_room(self._span(width, columns)) for button in self._chapters):
                return columns
        return 1

    def _span(self, width: int, columns: int) -> float:
        """How wide each of so many chapters is in so much room."""
        return min((width - 20 * self.scale) / columns, _SPAN * self.scale)

    def _row_height(self, width: int) -> int:
        """How high discs and the words under them are."""
        span = self._span(width, self._columns(width))
        lines = max((button.lines_in(span) for button in self._chapters), default=1)
        return round((_ROW + (lines - 1) * _LINE) * self.scale)


class _ChapterButton(PaintedButton):
    """A chapter: a disc with a tick, a ring or its number, its title and how many steps it has."""

    def __init__(self, number: int, chapter: PathChapter, parent: QWidget, *, current: bool) -> None:
        super().__init__(f"chapter_{chapter.name}", chapter.title, parent)
        self.chapter = chapter
        self._number, self._current = number, current
        self.setAccessibleName(f"{number}. {chapter.title}, {self._steps()}")

    def middle(self) -> QPointF:
        """The middle of its disc, on the path."""
        return self._disc().translated(QPointF(self.pos())).center()

    def lines_in(self, width: float) -> int:
        """How many lines its title takes where it is so wide, at most two."""
        return len(self._title_lines(width))

    def has_room(self, width: float) -> bool:
        """Whether no word is cut where it is so wide."""
        room = self._words_width(width)
        return all(fits(line, self._font(), room) for line in self._title_lines(width)) and fits(
            self._steps(), self._steps_font(), room
        )

    def rounding(self) -> float:
        """The radius of its corners."""
        return 9

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the disc and the words under it."""
        theme, scale, done = self.theme, self.scale, self.chapter.progress
        if self.is_lit:
            draw_panel(painter, rect, 9, theme.text_over(0.06), theme.text_over(0.0))
        disc = self._disc()
        if done.is_over:
            draw_sign(painter, "lay", disc, theme.accent, theme.accent_text)
        else:
            draw_part(painter, theme, disc, max(0.001, done.done / max(1, done.steps)))
            ink = theme.text if self._current else theme.quiet
            write(painter, disc, str(self._number), font_of(13.5 * scale, BOLD), ink, CENTRE)
        ink = theme.text if done.is_over or self._current else theme.quiet
        lines = self._title_lines(rect.width())
        words = QRectF(disc.left(), disc.bottom() + 6 * scale, self._words_width(rect.width()), _LINE * scale)
        for line in lines:
            write(painter, words, line, self._font(), ink)
            words.translate(0, words.height())
        words.setHeight(18 * scale)
        write(painter, words, self._steps(), self._steps_font(), theme.quiet)

    def _font(self) -> QFont:
        return font_of(14.5 * self.scale, SEMIBOLD)

    def _steps_font(self) -> QFont:
        return font_of(13 * self.scale, REGULAR)

    def _words_width(self, width: float) -> float:
        return width - self._disc().left() - 6 * self.scale

    def _title_lines(self, width: float) -> list[str]:
        room = self._words_width(width)
        if fits(self.text(), self._font(), room):
            return [self.text()]
        first, *others = wrap(self.text(), self._font(), room)
        return [first, " ".join(others)] if others else [first]

    def _disc(self) -> QRectF:
        side = _DISC * self.scale
        return QRectF(14 * self.scale, 3 * self.scale, side, side)

    def _steps(self) -> str:
        done, steps = self.chapter.progress
        if done:
            return self.tr("{done} of {steps} steps").format(done=done, steps=steps)
        return self.tr("{steps} steps").format(steps=steps)
