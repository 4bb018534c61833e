"""What stands over a meld: seven ticks and its points, or from seven cards on a sign, a word and what it counts."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from barracan.model.text import QT_TRANSLATE_NOOP
from barracan.model.view import LaidMeld
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import BOLD, LABEL, SEMIBOLD, figure, width_of, write
from barracan.table.themes import side_colour

SEVEN: Final = 7
_TICK: Final = (4.2, 9.0)
_PITCH: Final = 6.2
_SIGN: Final = 10.0
_WORDS: Final = {
    "clean": QT_TRANSLATE_NOOP("MeldCaption", "Clean {points}"),
    "semi_clean": QT_TRANSLATE_NOOP("MeldCaption", "Semi-clean {points}"),
    "dirty": QT_TRANSLATE_NOOP("MeldCaption", "Dirty {points}"),
}


class MeldCaption(Label):
    """The caption of a meld of a side."""

    PRINTED = True
    meld: LaidMeld | None = None

    def show_meld(self, meld: LaidMeld) -> None:
        """Tell of this meld."""
        if meld != self.meld:
            self.meld = meld
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint ticks or sign, and what the meld counts."""
        meld = self.meld
        if meld is not None and meld.worth:
            self._draw_worth(painter, meld)
        elif meld is not None:
            self._draw_ticks(painter, meld)

    def _draw_ticks(self, painter: QPainter, meld: LaidMeld) -> None:
        """Paint a tick for each card, that of a wildcard half as high; they give way where points alone have room."""
        area, ts = self.area(), self.ts
        font, points = self.letters(LABEL, SEMIBOLD), figure(meld.points)
        wide, high = _TICK[0] * ts, min(_TICK[1] * ts, area.height() - 4)
        left = SEVEN * _PITCH * ts + 3 * ts
        if left + width_of(points, font) > area.width() + 1:
            left = 0.0
        painter.setPen(Qt.PenStyle.NoPen)
        wild = sum(map(bool, meld.stands))
        for number in range(SEVEN if left else 0):
            filled = number < len(meld.cards)
            low = len(meld.cards) - wild <= number < len(meld.cards)
            tick = QRectF(number * _PITCH * ts, (area.height() - high) / 2, wide, high)
            if low:
                tick.setTop(tick.bottom() - high / 2)
            painter.setBrush(self._colour() if filled else self.theme.text_over(0.2))
            painter.drawRoundedRect(tick, 1, 1)
        write(painter, area.adjusted(left, 0, 0, 0), points, font, self.theme.quiet)

    def _draw_worth(self, painter: QPainter, meld: LaidMeld) -> None:
        """Paint a disc, a half disc or a ring, and say what it is; the word gives way where it has no room."""
        area, size = self.area(), round(_SIGN * self.ts)
        draw_worth(painter, meld.worth, QRectF(1, (area.height() - size) / 2, size, size), self._colour())
        font = self.letters(LABEL, BOLD)
        room = area.adjusted(size + 5 * self.ts, 0, 0, 0)
        words = QCoreApplication.translate("MeldCaption", _WORDS[meld.worth]).format(points=figure(meld.points))
        if width_of(words, font) > room.width():
            words = figure(meld.points)
        write(painter, room, words, font, self._colour())

    def _colour(self) -> QColor:
        return side_colour(self.theme, self.meld.side if self.meld is not None else 0)


def draw_worth(painter: QPainter, worth: str, box: QRectF, colour: QColor) -> None:
    """Paint the sign of a meld of seven: a full disc, a half one in a ring, or a ring."""
    painter.setPen(QPen(colour, 1.6))
    painter.setBrush(colour if worth == "clean" else Qt.BrushStyle.NoBrush)
    ring = box.adjusted(0.8, 0.8, -0.8, -0.8)
    painter.drawEllipse(ring)
    if worth == "semi_clean":
        half = QPainterPath(ring.center())
        half.arcTo(ring, 90, 180)
        painter.fillPath(half, colour)
