"""The suit board: the heads of its places, a lane for each suit, and the ground of the sets."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QPainter, QPen

from barracan.model.cards import RANKS
from barracan.table import layers
from barracan.table.cards.court_letters import rank_text
from barracan.table.hud.labels import Label, Tells
from barracan.table.hud.lettering import BODY, BOLD, CENTRE, LABEL, QUIET, SEMIBOLD, write
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme, fade

_GROUND: Final = 0.035
_LANE: Final = 0.03
_EDGE: Final = 0.07
_STROKE: Final = 0.8
_STROKE_HALF: Final = 11
"""How far a stroke reaches to each side of the middle of its place."""
_SIGNS: Final = {"H": "♥", "S": "♠", "D": "♦", "C": "♣"}
_RED: Final = "HD"


def stroke_colour(theme: Theme) -> QColor:
    """The colour of the stroke on a spent place."""
    return fade(theme.quiet, _STROKE)


class BoardGround(Label):
    """The ground of the suit board with the ranks over its places."""

    PRINTED = True
    LAYER = layers.GROUND
    TELLS = Tells.PLACES
    heads: tuple[QRectF, ...] = ()

    def show_heads(self, heads: Sequence[QRectF]) -> None:
        """Stand the ranks over these places, in own coordinates."""
        if self.heads != tuple(heads):
            self.heads = tuple(heads)
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint ground and ranks."""
        draw_panel(painter, self.area(), 12, self.theme.text_over(_GROUND), self.theme.text_over(_EDGE))
        for rank, head in zip(RANKS, self.heads, strict=False):
            word = rank_text(rank)
            write(painter, head, word, self.letters(QUIET, SEMIBOLD), self.theme.quiet, CENTRE)


class SetsGround(Label):
    """The ground of the sets, with its head, and what stands there until one is laid."""

    PRINTED = True
    LAYER = layers.GROUND
    TELLS = Tells.NOTHING
    empty = True

    def show_empty(self, empty: bool) -> None:
        """Say that no set lies here yet, or nothing."""
        if empty != self.empty:
            self.empty = empty
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint ground and words."""
        area, translate = self.area(), QCoreApplication.translate
        draw_panel(painter, area, 12, self.theme.text_over(_GROUND), self.theme.text_over(_EDGE))
        head = QRectF(14 * self.ts, 0, area.width() - 24 * self.ts, 22 * self.ts)
        write(painter, head, translate("SuitBoard", "Sets"), self.letters(QUIET, SEMIBOLD), self.theme.quiet)
        if self.empty:
            words = translate("SuitBoard", "No set yet")
            write(painter, area, words, self.letters(BODY), self.theme.quiet, CENTRE)


class Lane(Label):
    """The lane of a suit: its sign, its ground, and a stroke on each place whose card is spent."""

    PRINTED = True
    LAYER = layers.GROUND + 1
    TELLS = Tells.PLACES
    ROLE = QAccessible.Role.StaticText
    suit, left, words = "H", 0.0, ""
    spent: tuple[QPointF, ...] = ()

    def spoken_name(self) -> str:
        return self.words

    def show_lane(self, suit: str, left: float, spent: Sequence[QPointF], words: str) -> None:
        """Show a suit whose ground begins at *left*, with strokes round these points; *words* say what lies there."""
        shown = (suit, left, tuple(spent))
        self.words = words
        if shown != (self.suit, self.left, self.spent):
            self.suit, self.left, self.spent = shown
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint sign, ground and strokes."""
        area = self.area()
        ground = area.adjusted(self.left, 0, 0, 0)
        draw_panel(painter, ground, 8, self.theme.text_over(_LANE), self.theme.text_over(_LANE))
        colour = self.theme.refused if self.suit in _RED else self.theme.text
        sign = QRectF(0, 0, self.left, area.height())
        write(painter, sign, _SIGNS[self.suit], self.letters(LABEL + 4, BOLD), colour, CENTRE)
        painter.setPen(QPen(stroke_colour(self.theme), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        half = _STROKE_HALF * self.ts
        for middle in self.spent:
            painter.drawLine(middle + QPointF(-half, 0.8 * half), middle + QPointF(half, -0.8 * half))
