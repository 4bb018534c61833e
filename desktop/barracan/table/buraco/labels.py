"""What the table of Buraco says besides: how a side opens, who sees the first card, what was cut, what time is left."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from barracan.model.events import SHOWN
from barracan.model.view import SeatView
from barracan.table.burraco.layout import RAILS
from barracan.table.burraco.strip import CLOCK
from barracan.table.hud.clock import Clock
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.labels import Label, LabelMaker
from barracan.table.hud.lettering import BOLD, LABEL, QUIET, line_height, wrap, write, write_lines
from barracan.table.layouts.geometry import Layout, bounds
from barracan.table.painting import draw_outline, draw_panel
from barracan.table.themes import FELT, fade
from barracan.table.translation import translate_text

_EYE: Final = 26
_EDGE: Final = 3.0
_OUT: Final = 6
_LONGEST: Final = 480
_THREE_LINES: Final = 60.0
"""How wide and high the words on the opening are at the most, at a text scale of 1."""


class Words(Label):
    """Quiet words in several lines."""

    words = ""

    def show_words(self, words: str) -> None:
        """Say this."""
        if words != self.words:
            self.words = words
            self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint the lines."""
        font = self.letters(QUIET)
        write_lines(painter, self.area(), wrap(self.words, font, self.area().width()), font, self.theme.quiet)


class Cut(Words):
    """How many cards were lifted when the pack was cut, beside the stock."""

    def draw(self, painter: QPainter) -> None:
        """Paint the lines at half the height of the cards."""
        font = self.letters(QUIET)
        lines = wrap(self.words, font, self.area().width())
        top = (self.area().height() - len(lines) * line_height(font)) / 2
        write_lines(painter, QRectF(0, top, self.area().width(), 0), lines, font, self.theme.text)


class Eye(Label):
    """An eye: what lies open here is seen by nobody else."""

    def spoken_name(self) -> str:
        return QCoreApplication.translate("FirstCard", "Only you see this card")

    def draw(self, painter: QPainter) -> None:
        """Paint the sign on a dark disc."""
        area = self.area()
        draw_panel(painter, area, area.height() / 2, fade(FELT.ring_edge, 0.86), FELT.hairline)
        side = 0.7 * area.height()
        box = QRectF(0, 0, side, side)
        box.moveCenter(area.center())
        draw_icon(painter, "eye", box, FELT.text, 2.2)


class FailedOpening(Words):
    """The edge round melds that are too small to open, and what they count of what is needed."""

    BLEED = 4.0

    def draw(self, painter: QPainter) -> None:
        """Paint the edge, the words at its head."""
        area, theme = self.area(), self.theme
        head = 20 * self.ts
        draw_outline(painter, area.adjusted(0, head, 0, 0), 8, (theme.ring_edge, _EDGE + 2.6), (theme.refused, _EDGE))
        write(painter, QRectF(0, 0, area.width(), head - 4), self.words, self.letters(LABEL, BOLD), theme.refused)


def label_buraco_table(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """Write what Buraco adds."""
    _label_opening(label, layout, view)
    stock, card = view.places()["stock"], layout.outlines["stock"]
    if stock and stock[-1] is not None:
        size = round(_EYE * layout.text_scale)
        label(Eye, "eye:stock", QRectF(round(card.right() - size - 5), round(card.top() + 5), size, size))
    note = view.stock_note()
    if note and not view.places()["discard"]:
        left, clock = layout.outlines["discard"].right() + 14, layout.labels[CLOCK]
        right = clock.left() if view.is_timed() else clock.right()
        room = QRectF(left, card.top(), right - left, card.height())
        label(Cut, "caption:cut", room).show_words(translate_text(note))
    if view.is_timed():
        label(Clock, "clock", layout.labels[CLOCK])


def _label_opening(label: LabelMaker, layout: Layout, view: SeatView) -> None:
    """How the own side opens while it has laid nothing; an opening that fails with what it counts."""
    own, rails = view.side_of(view.seat), layout.labels[RAILS]
    least = view.melding_sides()[own].opens_with
    shown = view.places().get(SHOWN)
    if shown and layout.spots.get(SHOWN):
        head = 20 * layout.text_scale
        rect = bounds(layout.spots[SHOWN]).adjusted(-_OUT, -_OUT - head, _OUT, _OUT)
        pill = label(FailedOpening, "failed", rect)
        pill.show_words(_failed_words(view))
    elif least and view.turn is not None:
        words = QCoreApplication.translate(
            "Opening",
            "Your side has not opened. The first move lays {least} or more, by one player, in one or several melds.",
        )
        wide = min(_LONGEST * layout.text_scale, rails.width())
        high = _THREE_LINES * layout.text_scale
        top = min(rails.center().y() + 14, rails.bottom() - high)
        rect = QRectF(rails.left(), top, wide, high)
        label(Words, "opening", rect).show_words(words.format(least=least))


def _failed_words(view: SeatView) -> str:
    shown = view.shown_melds()
    if shown is None:
        return ""
    words = QCoreApplication.translate("Opening", "{points} of {least}")
    return words.format(points=shown.counted, least=shown.needed)
