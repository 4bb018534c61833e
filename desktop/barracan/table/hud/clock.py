"""The clock of a match that is played on time, on the table itself."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QAccessible, QPainter

from barracan.table.hud.labels import Label, Tells
from barracan.table.hud.lettering import BOLD, LABEL, RIGHT, write
from barracan.table.translation import common

_FIGURES: Final = 21.0
_LAST: Final = 120
"""Seconds: from so few on the clock is brass."""


class Clock(Label):
    """How much time is left, or that this is the last hand."""

    ROLE = QAccessible.Role.StaticText

    left: int | None = None

    def spoken_name(self) -> str:
        if not self.left:
            return "" if self.left is None else common("last hand")
        return f"{clock_time(self.left)} {common('left to play')}"

    def tells(self) -> Tells:
        """Words, while there is a time to show."""
        return Tells.NOTHING if self.left is None else Tells.WORDS

    def show_time(self, left: int | None) -> None:
        """Show so many seconds."""
        if left != self.left:
            self.left = left
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the time, and what it is under it."""
        if self.left is None:
            return
        area = self.area()
        last = self.left <= 0
        time = common("last hand") if last else clock_time(self.left)
        colour = self.theme.accent if self.left <= _LAST else self.theme.text
        line = round(24 * self.ts)
        write(painter, QRectF(0, 0, area.width(), line), time, self.letters(_FIGURES, BOLD), colour, RIGHT)
        if not last:
            under = QRectF(0, line - 2, area.width(), area.height() - line)
            write(painter, under, common("left to play"), self.letters(LABEL), self.theme.quiet, RIGHT)


def clock_time(left: int) -> str:
    """So many seconds as a clock has them."""
    hours, minutes, seconds = left // 3600, left // 60 % 60, left % 60
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
