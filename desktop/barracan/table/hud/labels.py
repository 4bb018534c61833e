"""Words on the table itself: over slots, beside piles, at the sides."""

from typing import Final, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.base import HudItem, draw_panel
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.ink import side_colour, side_ink
from barracan.table.hud.lettering import (
    BOLD,
    CENTRE,
    LABEL,
    QUIET,
    REGULAR,
    SEMIBOLD,
    TITLE,
    elided,
    fits,
    line_height,
    narrowed,
    width_of,
    wrapped,
    write,
)
from barracan.table.hud.side_marks import draw_mark
from barracan.table.themes import FELT

_AFTER_POINTS: Final = 5.0
"""How far points keep from the next name, to which they would seem to belong otherwise."""


LabelT = TypeVar("LabelT", bound="Label")


class Label(HudItem):
    """Words on the table itself, where the pointer meets what lies under them."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def centre_on(self, point: QPointF, size: tuple[float, float]) -> None:
        """Stand with the middle at this point, on whole pixels."""
        wide, high = size
        self.set_rect(QRectF(round(point.x() - wide / 2), round(point.y() - high / 2), wide, high))


class LabelMaker(Protocol):
    """Gives the label of this kind and name at this rect; it is made when it is first needed."""

    def __call__(self, kind: type[LabelT], name: str, rect: QRectF | None = None, /) -> LabelT: ...


class SlotLabel(Label):
    """The words over a slot: its name, how many melds when stacked, the points in the side's colour."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word, self.count, self.points, self.side, self.times = "", 0, 0, 0, True
        self.short, self.indent = "", 0.0

    def show_slot(self, word: str, count: int, points: int, side: int, times: bool = True) -> None:
        """Show a type's name with its melds (or tricks) and points; dim where there are none.

        *times* says whether the count is written here; compact bands have it in a pill.
        """
        self.word, self.count, self.points, self.side, self.times = word, count, points, side, times
        self.redraw()

    def show_short(self, short: str) -> None:
        """Show this name where the whole one has no room."""
        self.short = short
        self.redraw()

    def set_indent(self, indent: float) -> None:
        """Begin so far from the left, over the cards, where the words have room there."""
        self.indent = max(0.0, indent)
        self.redraw()

    def natural_width(self) -> float:
        """The width at which nothing is cut."""
        return sum(width_of(text, font) for text, font, _ in self._runs()) + 2

    def _runs(self) -> list[tuple[str, QFont, QColor]]:
        used = self.count > 0
        name = self.letters(LABEL, SEMIBOLD)
        runs = [(self.word, name, self.theme.text if used else self.theme.quiet)]
        if self.count > 1 and self.times:
            times = QCoreApplication.translate("SlotLabel", "×{count}").format(count=self.count)
            runs.append(("  " + times, self.letters(LABEL, REGULAR), self.theme.quiet))
        if used and self.points:
            apart = "  " if len(runs) > 1 else " "
            runs.append((apart + str(self.points), name, side_ink(self.theme, self.side)))
        return runs

    def draw(self, painter: QPainter) -> None:
        """Paint the runs; the name is cut before figures are, and the space behind them goes before it."""
        runs = self._runs()
        after = round(_AFTER_POINTS * self.ts) if len(runs) > 1 else 0
        tail = sum(width_of(text, font) for text, font, _ in runs[1:]) + 2 + after
        if width_of(self.word, runs[0][1]) + tail > self.area().width():
            runs[0] = (self.word.replace(" / ", "/"), *runs[0][1:])
        room = max(0.0, self.area().width() - tail)
        x = min(self.indent, max(0.0, room - width_of(runs[0][0], runs[0][1])))
        if self.short and not fits(runs[0][0], runs[0][1], room):
            runs[0] = (self.short, *runs[0][1:])
        if not fits(runs[0][0], runs[0][1], room):
            room += after
        for number, (text, natural, colour) in enumerate(runs):
            font = natural if number else narrowed(text, natural, room)
            words = text if number else elided(text, font, room)
            write(painter, QRectF(x, 0, self.area().width() + 40, self.area().height()), words, font, colour)
            x += width_of(words, font)


class SlotNote(Label):
    """Words in the outline of a slot where nothing lies: that its melds lie elsewhere."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word = ""

    def show_note(self, word: str) -> None:
        """Say this."""
        self.word = word
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the words in the middle, one under another."""
        font = self.letters(LABEL)
        lines, high = wrapped(self.word, font, 0.6 * width_of(self.word, font)), line_height(font)
        top = (self.area().height() - len(lines) * high) / 2
        for number, line in enumerate(lines):
            row = QRectF(0, top + number * high, self.area().width(), high)
            write(painter, row, line, font, self.theme.quiet, CENTRE)


class Pill(Label):
    """A dark pill on cards, in all themes alike because cards are: how many are blocked, left, or stacked."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word, self.icon, self.size = "", "", LABEL

    def show_blocked(self, count: int) -> None:
        """Say how many cards of a pile lie under its stopper; away when none do."""
        word = QCoreApplication.translate("Pill", "{count} blocked").format(count=count)
        self._show(word if count else "", "lock", LABEL)

    def show_stock(self, count: int) -> None:
        """Say how many cards the stock holds."""
        self._show(str(count), "", LABEL + 2)

    def show_times(self, count: int) -> None:
        """Say how many melds lie in a stack; away below two."""
        word = QCoreApplication.translate("Pill", "×{count}").format(count=count)
        self._show(word if count > 1 else "", "", LABEL)

    def show_word(self, word: str) -> None:
        """Say this."""
        self._show(word, "", LABEL)

    def _show(self, word: str, icon: str, size: float) -> None:
        self.word, self.icon, self.size = word, icon, size
        self.setVisible(bool(word))
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height of the pill."""
        width = width_of(self.word, self._font()) + round(18 * self.ts)
        return round(width + (round(17 * self.ts) if self.icon else 0)), round((self.size + 7.5) * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint ground, lock and words in the middle."""
        area = self.area()
        ground = QColor(FELT.ring_edge)
        ground.setAlphaF(0.86)
        draw_panel(painter, area, area.height() / 2, ground, FELT.hairline)
        width = width_of(self.word, self._font())
        lock = round(13 * self.ts) if self.icon else 0
        gap = round(4 * self.ts) if self.icon else 0
        x = (area.width() - width - lock - gap) / 2
        if self.icon:
            draw_icon(painter, self.icon, QRectF(x, (area.height() - lock) / 2, lock, lock), FELT.accent, 2.4)
        write(painter, QRectF(x + lock + gap, 0, width + 2, area.height()), self.word, self._font(), FELT.text, CENTRE)

    def _font(self) -> QFont:
        return self.letters(self.size, SEMIBOLD)


class StandsFor(Label):
    """A small index on a wildcard, under its own: rank and suit of the card for which it stands, or a rank alone."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.lines: tuple[str, ...] = ()

    def show_index(self, lines: tuple[str, ...]) -> None:
        """Say this, one under the other."""
        self.lines = lines
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height of the sign."""
        width = max((width_of(line, self._font()) for line in self.lines), default=0)
        return round(max(width, 9 * self.ts) + 5 * self.ts), round(len(self.lines) * self._line() + 5 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint ground and lines."""
        area, line = self.area(), self._line()
        draw_panel(painter, area, 4 * self.ts, QColor(FELT.ring_edge), FELT.hairline)
        top = (area.height() - len(self.lines) * line) / 2
        for number, word in enumerate(self.lines):
            write(painter, QRectF(0, top + number * line, area.width(), line), word, self._font(), FELT.text, CENTRE)

    def _line(self) -> float:
        return round(13.5 * self.ts)

    def _font(self) -> QFont:
        return self.letters(LABEL, BOLD)


class SuitSign(Label):
    """The sign of a suit before a row of its cards."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.sign = ""

    def show_sign(self, sign: str) -> None:
        """Show this sign."""
        self.sign = sign
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint it in the middle."""
        write(painter, self.area(), self.sign, self.letters(TITLE), self.theme.text, CENTRE)


class PileCaption(Label):
    """Words beside a pile: whose it is, or that it is nobody's, with the owner's mark."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word, self.under, self.side = "", "", -1

    def show_caption(self, word: str, under: str = "", side: int = -1) -> None:
        """Show one line, or two; with the mark of a side where one owns the pile."""
        self.word, self.under, self.side = word, under, side
        self.redraw()

    def natural_size(self) -> tuple[float, float]:
        """Width and height at which nothing is cut."""
        width = max(width_of(self.word, self._font()), width_of(self.under, self.letters(LABEL)))
        return self._left() + width + 2, round((36 if self.under else 19) * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint mark and lines."""
        line, left = round(18 * self.ts), self._left()
        if self.side >= 0:
            mark = round(9 * self.ts)
            draw_mark(painter, self.side, QRectF(0, (line - mark) / 2, mark, mark), side_colour(self.theme, self.side))
        room = self.area().width() - left
        write(painter, QRectF(left, 0, room, line), self.word, self._font(), self.theme.text)
        if self.under:
            write(painter, QRectF(left, line - 1, room, line), self.under, self.letters(LABEL), self.theme.quiet)

    def _left(self) -> float:
        return round(15 * self.ts) if self.side >= 0 else 0.0

    def _font(self) -> QFont:
        return self.letters(QUIET, SEMIBOLD if self.under else REGULAR)
