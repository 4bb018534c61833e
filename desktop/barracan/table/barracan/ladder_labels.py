"""Words at a ladder on the table: its caption, and braces that name its categories."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.view import LadderView
from barracan.table.barracan.words import (
    TYPES,
    initial,
    ladder_needs,
    ladder_needs_for,
    ladder_state_words,
    ladder_summary,
)
from barracan.table.hud.ink import side_colour, side_ink
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import CENTRE, LABEL, RIGHT, SEMIBOLD, SMALL, fits, width_of, write

_NO_LADDER: Final = LadderView((), (), (), TYPES, royal=False, points=0)


class LadderCaption(Label):
    """The words over a ladder: "Ladder +28 complete and royal", or "Ladder 3 of 5, royal so far", and what it lacks.

    What it counts of its own is told with a plus: its categories count in the headings of their types. With room for
    one line only, what it lacks is all that is told; where that has no room in words, boxes show it, a letter for each
    type, filled where the ladder has it.
    """

    BOX = 14.0

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.ladder = _NO_LADDER
        self.side = 0

    def show_ladder(self, ladder: LadderView, side: int) -> None:
        """Show this ladder of a side."""
        self.ladder, self.side = ladder, side
        self.setToolTip(ladder_summary(ladder))
        self.redraw()

    def state(self) -> tuple[str, ...]:
        """The first line as its room has it: "Ladder", points, and how far the ladder is."""
        ladder, translate = self.ladder, QCoreApplication.translate
        types, points = len(TYPES) - len(ladder.missing), "" if ladder.missing else f"+{ladder.points}"
        whole = ladder_state_words(types, ladder.royal)
        name, royal = translate("LadderCaption", "Ladder"), translate("LadderCaption", "royal")
        ways = [(name, points, whole), ("", points, whole), ("", points, "")]
        if ladder.missing:
            ways[-1] = ("", points, ladder_state_words(types, royal=False))
        elif ladder.royal:
            ways[1:1] = [(name, points, royal), ("", points, royal)]
        return next((way for way in ways if self._width(way) <= self.area().width()), ways[-1])

    def needs(self) -> str:
        """What it lacks, in the words that have room; empty where none have."""
        font, room = self.letters(LABEL), self.area().width()
        whole = ladder_needs_for(self.ladder)
        words = whole if width_of(whole, font) <= room else ladder_needs(self.ladder)
        return words if fits(words, font, room) else ""

    def draw(self, painter: QPainter) -> None:
        """Paint the lines from the top."""
        line = self._line()
        tall = self.area().height() >= 1.8 * line
        if tall or not self.ladder.missing:
            self._draw_state(painter, QRectF(0, 0, self.area().width(), line))
        if self.ladder.missing:
            self._draw_needs(painter, QRectF(0, line if tall else 0, self.area().width(), line))

    def _draw_state(self, painter: QPainter, row: QRectF) -> None:
        for text, font, colour in zip(self.state(), self._fonts(), self._colours(), strict=True):
            if text:
                write(painter, row, text, font, colour)
                row.setLeft(row.left() + width_of(text, font) + self._apart())

    def _draw_needs(self, painter: QPainter, row: QRectF) -> None:
        if words := self.needs():
            write(painter, row, words, self.letters(LABEL), self.theme.text)
            return
        wide = min(round(self.BOX * self.ts), int(row.width() / len(TYPES)))
        for at, kind in enumerate(TYPES):
            box = QRectF(at * wide + 0.5, row.top() + 1.5, wide - 1, row.height() - 3)
            self._draw_box(painter, box, initial(kind), held=kind not in self.ladder.missing)

    def _draw_box(self, painter: QPainter, box: QRectF, letter: str, *, held: bool) -> None:
        colour = side_colour(self.theme, self.side)
        painter.setPen(QPen(colour if held else self.theme.quiet, 1))
        painter.setBrush(colour if held else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 2.5, 2.5)
        ink = self.theme.accent_text if held else self.theme.quiet
        write(painter, box, letter, self.letters(SMALL, SEMIBOLD), ink, CENTRE)

    def _width(self, texts: tuple[str, ...]) -> float:
        told = [width_of(text, font) for text, font in zip(texts, self._fonts(), strict=True) if text]
        return sum(told) + (len(told) - 1) * self._apart()

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return self.letters(LABEL, SEMIBOLD), self.letters(LABEL, SEMIBOLD), self.letters(LABEL)

    def _colours(self) -> tuple[QColor, QColor, QColor]:
        return self.theme.text, side_ink(self.theme, self.side), self.theme.quiet

    def _apart(self) -> float:
        return round(6 * self.ts)

    def _line(self) -> float:
        return round(16 * self.ts)


class BraceLabel(Label):
    """A brace at the right edge of its place, and before it the name of the category that it holds together.

    The name is dropped where the room before the brace is under 40.
    """

    BRACE = 9.0

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word, self.side, self.line, self.names = "", 0, 0.0, 0.0

    def show_brace(self, word: str, side: int, line: float, names: float) -> None:
        """Show this category, in the side's colour: its name's middle at the height *line*, its end at *names*."""
        self.word, self.side, self.line, self.names = word, side, line, names
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint brace and name."""
        right, height = self.area().width() - 1, self.area().height()
        left = right - round(self.BRACE * self.ts)
        draw_brace(painter, QRectF(left, 1, right - left, height - 2), side_colour(self.theme, self.side))
        room = self.names - right + left
        if room >= 40:
            line = QRectF(0, self.line - 9 * self.ts, room - round(6 * self.ts), 18 * self.ts)
            write(painter, line, self.word, self.letters(LABEL, SEMIBOLD), self.theme.text, RIGHT)


def draw_brace(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """Paint a square bracket that opens to the right."""
    path = QPainterPath(rect.topRight())
    path.lineTo(rect.left() + 2, rect.top())
    path.lineTo(rect.left() + 2, rect.bottom())
    path.lineTo(rect.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
