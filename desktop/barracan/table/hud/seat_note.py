"""What is to be known of a seat beside its cards: its part in the hand, and whom it doubles."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.hud.ink import side_colour
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import BOLD, CENTRE, LABEL, QUIET, SEMIBOLD, SMALL, elided, width_of, write
from barracan.table.hud.side_marks import draw_mark

_MARK: Final = 19.0
_LINES: Final = 3
"""The room of a note: a part in the hand, doubles, redoubles."""


class Pointing(NamedTuple):
    """A word with the sides that it points at, each with its name."""

    word: str
    at: tuple[tuple[int, str], ...]


class SeatNote(Label):
    """Lines beside a plate; ``show_note`` writes them, at the right edge or the left, from the foot upwards or centred.

    Others are pointed at by their marks with their initials, so that three of them have room beside a narrow plate.
    """

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word = ""
        self.pointings: tuple[Pointing, ...] = ()
        self._right = self._centred = False

    def show_note(self, word: str, pointings: Sequence[Pointing], *, right: bool, centred: bool) -> None:
        """Show the seat's part in the hand, then whom it points at."""
        self.word, self.pointings = word, tuple(pointings)
        self._right, self._centred = right, centred
        told = [f"{pointing.word} {', '.join(name for _, name in pointing.at)}" for pointing in pointings]
        self.setToolTip(", ".join(filter(None, [word, *told])))
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the lines."""
        line = self.area().height() / _LINES
        count = len(self.pointings) + bool(self.word)
        spare = self.area().height() - count * line
        y = spare / 2 if self._centred else spare
        if self.word:
            font = self.letters(QUIET, SEMIBOLD)
            words = elided(self.word, font, self.area().width())
            write(painter, self._line(y, width_of(words, font) + 1), words, font, self.theme.text)
            y += line
        for pointing in self.pointings:
            self._draw_pointing(painter, pointing, y)
            y += line

    def _draw_pointing(self, painter: QPainter, pointing: Pointing, y: float) -> None:
        mark, gap = round(_MARK * self.ts), round(4 * self.ts)
        font = self.letters(LABEL)
        words = width_of(pointing.word, font)
        room = self._line(y, words + len(pointing.at) * (mark + gap) + gap)
        write(painter, room, pointing.word, font, self.theme.quiet)
        x = room.left() + words + 2 * gap
        for side, name in pointing.at:
            box = QRectF(round(x), round(room.center().y() - mark / 2), mark, mark)
            draw_mark(painter, side, box, side_colour(self.theme, side), rounding=3)
            letter = box.translated(0, box.height() * (0.14 if side % 6 == 2 else 0.02))
            write(painter, letter, name[:1].upper(), self.letters(SMALL, BOLD), self.theme.accent_text, CENTRE)
            x += mark + gap

    def _line(self, y: float, width: float) -> QRectF:
        left = self.area().width() - width if self._right else 0.0
        return QRectF(max(0.0, left), y, width, self.area().height() / _LINES)
