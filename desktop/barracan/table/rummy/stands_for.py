"""The tab on a wildcard or joker in a meld: the card that it stands for."""

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QPainter

from barracan.model.cards import KINDS
from barracan.model.view import LaidMeld
from barracan.table.cards.court_letters import card_text, rank_text
from barracan.table.hud.labels import Label, LabelMaker
from barracan.table.hud.lettering import BOLD, CENTRE, font_of, width_of, write
from barracan.table.layouts.geometry import INDEX, Index, Spot, height_of
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT

_WIDE, _HIGH = 0.235, 0.30
_LEFT: Final = 1.5
_UNDER_INDEX: Final = 0.325
_TEN: Final = 66
_NARROWEST: Final = 50
_LETTERS: Final = 0.22
"""The size of the letters, in card widths."""


class StandsFor(Label):
    """A small index on a wildcard, under its own: rank and suit of the card for which it stands, or a rank alone."""

    lines: tuple[str, ...] = ()
    size: float = 12.0

    def show_index(self, lines: tuple[str, ...], size: float) -> None:
        """Say this, one under the other, in letters of this size."""
        if (lines, size) != (self.lines, self.size):
            self.lines, self.size = lines, size
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint ground and lines."""
        area = self.area()
        draw_panel(painter, area, 0.22 * area.width(), QColor(FELT.ring_edge), FELT.hairline)
        line = (area.height() - 2) / max(2, len(self.lines))
        top = (area.height() - len(self.lines) * line) / 2
        for number, word in enumerate(self.lines):
            font = font_of(self.size, BOLD)
            if len(word) > 1:  # a ten is as narrow as on the card, or as a very small one of a review leaves it room
                font = QFont(font)
                font.setStretch(max(_NARROWEST, min(_TEN, int(100 * (area.width() - 0.5) / width_of(word, font)))))
            write(painter, QRectF(0, top + number * line, area.width(), line), word, font, FELT.text, CENTRE)


def label_wildcards(
    label: LabelMaker, meld: LaidMeld, spots: tuple[Spot, ...], index: Index = INDEX, *, whole: bool = False
) -> None:
    """Put a tab on each wildcard of a meld; a large index moves it down.

    In a group it tells the rank, or the *whole* card where a wildcard stands for one alone.
    """
    for at, (stands, spot) in enumerate(zip(meld.stands, spots, strict=True)):
        if stands:
            tab = label(StandsFor, f"stands:{meld.place}:{at}", tab_rect(spot, index))
            rank = rank_text(stands[0])
            lines = (rank,) if (meld.is_group and not whole) or stands not in KINDS else (rank, card_text(stands)[-1])
            tab.show_index(lines, max(12.0, _LETTERS * spot.width))


def tab_rect(spot: Spot, index: Index = INDEX) -> QRectF:
    """Where the tab of a card lies: under its index, inside the strip that shows."""
    card, high = spot.rect, height_of(spot.width)
    down = max(_UNDER_INDEX, index.below) * high
    wide = max(_WIDE, index.beside - 0.03) * spot.width - _LEFT / 2
    return QRectF(round(card.left() + _LEFT), round(card.top() + down), round(wide), round(_HIGH * high))
