"""A card of the page of lessons: a title, what it leads to, a picture, and the words of what it does."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.table.hud.icons import draw_icon, draw_sign
from barracan.table.hud.lettering import (
    BOLD,
    REGULAR,
    SEMIBOLD,
    font_of,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_panel
from barracan.table.themes import FELT, fade
from barracan.windows.start.game_tile import SentenceCard, panel_fill

_PILL = 36
_DOT, _LEAST_DOT, _DOT_HIGH, _BETWEEN = 15, 6, 6, 5
"""How wide a dot is, and at least where there are many, how high, and what lies between two."""
_PLAY = 44
"""How wide the sign on a picture is that moves when it is pressed."""
_LEAST_PICTURE = 60
"""A picture that would be lower is left out."""


class LearnCard(SentenceCard):
    """Leads to example hands, to the rules; *picture* gives what it shows at a size."""

    def __init__(
        self, name: str, parent: QWidget, picture: Callable[[QRectF], QPixmap | None], *, action: str, sign: str
    ) -> None:
        super().__init__(name, parent, sign=sign)
        self._picture, self._action = picture, action
        self._dots: Sequence[bool] = ()
        self._plays = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_dots(self, done: Sequence[bool]) -> None:
        """Show one dot for each thing there is to do, bright where it is done."""
        self._dots = done
        self.update()

    def show_plays(self, *, plays: bool) -> None:
        """Tell whether the picture is one of what moves when this is pressed."""
        self._plays = plays
        self.update()

    def sizeHint(self) -> QSize:
        """Words, a picture, and what it does."""
        return QSize(self._least_width(), round(316 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Words, and what it does."""
        return QSize(self._least_width(), round(122 * self.scale))

    def _least_width(self) -> int:
        """Neither the title nor what it does is cut."""
        title = width_of(self.text(), font_of(17 * self.scale, BOLD)) + 38 * self.scale
        return round(max(title, self.action_width() + 34 * self.scale))

    def action_width(self) -> float:
        """How wide the pill is that says what a press does."""
        return width_of(self._action, font_of(15 * self.scale, SEMIBOLD)) + 60 * self.scale

    def rounding(self) -> float:
        """The radius of its corners."""
        return 15

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the panel, the words, the picture between them, and what a press does as a pill."""
        theme, scale = self.theme, self.scale
        draw_panel(painter, rect, 16, panel_fill(theme, lit=self.is_lit or self.isDown()), theme.hairline)
        left, wide, top = 19 * scale, rect.width() - 38 * scale, 14 * scale
        write(painter, QRectF(left, top, wide, 25 * scale), self.text(), font_of(17 * scale, BOLD), theme.text)
        font = font_of(14 * scale, REGULAR)
        lines = wrap(self._sentence, font, wide)[:2]
        write_lines(painter, QRectF(left, top + 27 * scale, wide, 0), lines, font, theme.quiet)
        below = top + 27 * scale + len(lines) * line_height(font) + 10 * scale
        self._draw_pill(painter, rect)
        below += self._draw_dots(painter, QRectF(left, below, wide, 0))
        place = QRectF(left, below, wide, self.foot_top() - below - 12 * scale)
        if place.height() >= _LEAST_PICTURE * scale:
            picture = self._picture(place)
            if picture is not None:
                painter.drawPixmap(place.topLeft(), picture)
                self._draw_sign(painter, QRectF(place.topLeft(), picture.deviceIndependentSize()))

    def _draw_sign(self, painter: QPainter, picture: QRectF) -> None:
        """Paint the sign of what a press does in the middle of a picture that moves when it is pressed."""
        if self._plays:
            side = _PLAY * self.scale
            disc = QRectF(picture.center().x() - side / 2, picture.center().y() - side / 2, side, side)
            draw_sign(painter, self._sign, disc, fade(FELT.ring_edge, 0.72), FELT.text)

    def foot_top(self) -> float:
        """Where the pill begins that says what a press does."""
        return self.height() - (15 + _PILL) * self.scale

    def _draw_dots(self, painter: QPainter, line: QRectF) -> float:
        """Paint the dots in as few lines as they need from there on; returns how high that is."""
        scale = self.scale
        pitch, gap = (_LEAST_DOT + _BETWEEN) * scale, _BETWEEN * scale
        lines = ceil(len(self._dots) / max(1, int((line.width() + gap) / pitch)))
        if not lines:
            return 0.0
        row = ceil(len(self._dots) / lines)
        wide, high = min(_DOT * scale, (line.width() + gap) / row - gap), _DOT_HIGH * scale
        painter.setPen(Qt.PenStyle.NoPen)
        for at, done in enumerate(self._dots):
            painter.setBrush(self.theme.accent if done else self.theme.text_over(0.2))
            dot = QRectF(line.left() + at % row * (wide + gap), line.top() + at // row * (high + gap), wide, high)
            painter.drawRoundedRect(dot, high / 2, high / 2)
        return lines * (high + gap) + gap

    def _draw_pill(self, painter: QPainter, rect: QRectF) -> None:
        theme, scale = self.theme, self.scale
        font = font_of(15 * scale, SEMIBOLD)
        high = _PILL * scale
        pill = QRectF(17 * scale, LearnCard.foot_top(self), self.action_width(), high)
        draw_panel(painter, pill, high / 2, theme.text_over(0.13 if self.is_lit else 0.09), theme.hairline)
        side = 16 * scale
        sign = QRectF(pill.left() + 15 * scale, pill.center().y() - side / 2, side, side)
        draw_icon(painter, self._sign, sign, theme.text, 2.2)
        words = QRectF(sign.right() + 8 * scale, pill.top(), pill.right() - sign.right(), high)
        write(painter, words, self._action, font, theme.text)
