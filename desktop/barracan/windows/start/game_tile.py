"""What the first page offers besides its great button: a tile a game, and the low row of cards."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from barracan.table.hud.icons import draw_icon, draw_sign
from barracan.table.hud.lettering import (
    BOLD,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    font_of,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme
from barracan.windows.shell.painted_buttons import PaintedButton
from barracan.windows.start.game_facts import GameFacts

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap

_BARS: Final = 3
_INSET: Final = 6
UNLIT: Final = 0.25
"""How much of the text's colour a bar has that does not count."""
_LETTERS: Final = 13.5
_PARTS: Final = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85)
"""How far words shrink until they have room: text of 115 % becomes no smaller than it usually is."""


class GameTile(PaintedButton):
    """A game by its picture; *picture* gives that of a size, or nothing as long as it is not painted."""

    def __init__(self, facts: GameFacts, parent: QWidget, picture: Callable[[str, QRectF], "QPixmap | None"]) -> None:
        super().__init__(f"game_{facts.id}", facts.title, parent)
        self.facts = facts
        self._picture = picture
        self._small = False
        self._part, self._tells_depth = 1.0, False
        self.setAccessibleName(", ".join(filter(None, (facts.title, self._players(), self._minutes(), self._depth()))))
        self.setAccessibleDescription(facts.sentence)

    def set_small(self, small: bool) -> None:
        """Leave out the sentence and the last row, where the window is small."""
        self._small = small

    def rounding(self) -> float:
        """The radius of its corners."""
        return 14

    def picture_rect(self) -> QRectF:
        """Where the picture lies in the tile."""
        scale = self.scale
        words = (44 if self._small else 121) * scale
        high = self.height() - words
        if not self._small:
            high = max(0.44 * self.height(), min(0.62 * self.height(), high))
        return QRectF(_INSET, _INSET, self.width() - 2 * _INSET, high - _INSET)

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the panel, the picture, the name, what the game is like."""
        theme, scale = self.theme, self.scale
        draw_panel(painter, rect, 16, panel_fill(theme, lit=self.is_lit or self.isDown()), theme.hairline)
        place = self.picture_rect()
        picture = self._picture(self.facts.id, place)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        else:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.text_over(0.05))
            painter.drawRoundedRect(place, 11, 11)
        left, wide = 14 * scale, rect.width() - 22 * scale
        top = place.bottom() + 10 * scale
        name = QRectF(left, top, wide, 23 * scale)
        write(painter, name, self.facts.title, font_of(17 * scale, BOLD), theme.text)
        if self._small:
            return
        font = font_of(self._letters, REGULAR)
        lines = wrap(self.facts.sentence, font, wide)[:2]
        write_lines(painter, QRectF(left, name.bottom() + 2 * scale, wide, 0), lines, font, theme.quiet)
        self._draw_facts(painter, QRectF(left, rect.bottom() - 31 * scale, wide, 22 * scale))

    def part_for_words(self) -> float:
        """How large its words can be so that all of them have room, as a part of what they should be."""
        wide = self.width() - 22 * self.scale
        for part in _PARTS:
            letters = _LETTERS * self.scale * part
            lines = wrap(self.facts.sentence, font_of(letters, REGULAR), wide)
            if len(lines) <= 2 and self.facts_width(part) <= wide:
                return part
        return _PARTS[-1]

    def facts_width(self, part: float, *, word: bool = False) -> float:
        """The width of the last row with words so large, with the *word* for the bars or without."""
        scale, font = part * self.scale, font_of(_LETTERS * self.scale * part, SEMIBOLD)
        told = [words for _, words in self._facts()]
        wide = sum(31 * scale + width_of(words, font) for words in told) + 15 * self.scale
        return wide + (7 * scale + width_of(self._depth(), font) if word else 0)

    def set_words(self, part: float, *, word: bool) -> None:
        """Make the words so large, a part of what they should be, and tell what the bars mean or not."""
        self._part, self._tells_depth = part, word

    @property
    def _letters(self) -> float:
        return _LETTERS * self.scale * self._part

    def _facts(self) -> list[tuple[str, str]]:
        minutes = self.tr("{minutes}\u2032").format(minutes=self.facts.minutes) if self.facts.minutes else ""
        return [each for each in (("people", self.facts.players), ("clock", minutes)) if each[1]]

    def _draw_facts(self, painter: QPainter, row: QRectF) -> None:
        scale, ink = self.scale * self._part, self.theme.text
        font = font_of(self._letters, SEMIBOLD)
        left = row.left()
        for sign, words in self._facts():
            side = 15 * scale
            draw_icon(painter, sign, QRectF(left, row.center().y() - side / 2, side, side), self.theme.quiet, 2.2)
            left += side + 5 * scale
            write(painter, QRectF(left, row.top(), row.right() - left, row.height()), words, font, ink)
            left += width_of(words, font) + 11 * scale
        if self.facts.depth and left + 15 * self.scale <= row.right() + 4:
            self._draw_bars(painter, QPointF(left, row.center().y() + 6 * self.scale))
            if self._tells_depth:
                left += 15 * self.scale + 7 * scale
                told = QRectF(left, row.top(), row.right() - left, row.height())
                write(painter, told, self._depth(), font_of(self._letters, REGULAR), self.theme.quiet)

    def _draw_bars(self, painter: QPainter, foot: QPointF) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for number in range(_BARS):
            high = (5 + 3 * number) * self.scale
            painter.setBrush(self.theme.accent if number < self.facts.depth else self.theme.text_over(UNLIT))
            bar = QRectF(foot.x() + 5.5 * number * self.scale, foot.y() - high, 4 * self.scale, high)
            painter.drawRoundedRect(bar, 1, 1)

    def _players(self) -> str:
        return self.tr("{players} players").format(players=self.facts.players)

    def _minutes(self) -> str:
        return self.tr("{minutes} minutes").format(minutes=self.facts.minutes) if self.facts.minutes else ""

    def _depth(self) -> str:
        return ("", self.tr("easy"), self.tr("rich"), self.tr("deep"))[self.facts.depth]


class GamePick(PaintedButton):
    """A game by its picture, one of several of which one is chosen."""

    def __init__(self, facts: GameFacts, parent: QWidget, picture: Callable[[str, QRectF], "QPixmap | None"]) -> None:
        super().__init__(f"pick_{facts.id}", facts.title, parent)
        self.facts = facts
        self._picture = picture
        self._small = False
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setAccessibleName(facts.title)

    def sizeHint(self) -> QSize:
        """As high as picture and name."""
        return QSize(round(120 * self.scale), round(self._high() + 40 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Narrow windows have narrow pictures."""
        return QSize(round(60 * self.scale), self.sizeHint().height())

    def set_small(self, small: bool) -> None:
        """Have a lower picture, where the window is low."""
        self._small = small
        self.updateGeometry()

    def _high(self) -> float:
        return (50 if self._small else 88) * self.scale

    def rounding(self) -> float:
        """The radius of its corners."""
        return 13

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the panel, the picture, the name, for how many it is; a tick where it is chosen."""
        theme, scale = self.theme, self.scale
        chosen = self.isChecked()
        edge = theme.accent if chosen else theme.hairline
        draw_panel(painter, rect, 14, panel_fill(theme, lit=self.is_lit), edge, 2.2 if chosen else 1)
        place = QRectF(_INSET, _INSET, rect.width() - 2 * _INSET, self._high())
        picture = self._picture(self.facts.id, place)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        row = QRectF(12 * scale, place.bottom() + 4 * scale, rect.width() - 22 * scale, 28 * scale)
        font = font_of(15.5 * scale, BOLD)
        room = row.width()
        if chosen:
            side = 20 * scale
            sign = QRectF(row.right() - side, row.center().y() - side / 2, side, side)
            draw_sign(painter, "lay", sign, theme.accent, theme.accent_text)
            room -= side + 6 * scale
        elif not self._small:
            small = font_of(13.5 * scale, SEMIBOLD)
            if width_of(self.facts.title, font) + width_of(self.facts.players, small) + 10 * scale <= row.width():
                write(painter, row, self.facts.players, small, theme.quiet, RIGHT)
        write(painter, QRectF(row.left(), row.top(), room, row.height()), self.facts.title, font, theme.text)


class SentenceCard(PaintedButton):
    """The base of cards with a title and what they lead to."""

    def __init__(self, name: str, parent: QWidget, *, sign: str) -> None:
        super().__init__(name, "", parent)
        self._sign, self._sentence = sign, ""

    def show_words(self, title: str, sentence: str) -> None:
        """Say this."""
        self.setText(title)
        self._sentence = sentence
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.update()


class LowCard(SentenceCard):
    """A card of the low row, with a sign on a disc."""

    def rounding(self) -> float:
        """The radius of its corners."""
        return 13

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the panel, the sign, title and sentence."""
        theme, scale = self.theme, self.scale
        draw_panel(painter, rect, 15, panel_fill(theme, lit=self.is_lit or self.isDown()), theme.hairline)
        disc = QRectF(16 * scale, rect.center().y() - 26 * scale, 52 * scale, 52 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text_over(0.08))
        painter.drawEllipse(disc)
        inset = 15 * scale
        draw_icon(painter, self._sign, disc.adjusted(inset, inset, -inset, -inset), theme.accent)
        left = disc.right() + 13 * scale
        wide = rect.right() - 14 * scale - left
        font = font_of(13.5 * scale, REGULAR)
        lines = wrap(self._sentence, font, wide)[:2]
        high = 24 * scale + line_height(font) * len(lines)
        top = rect.center().y() - high / 2
        write(painter, QRectF(left, top, wide, 22 * scale), self.text(), font_of(16.5 * scale, BOLD), theme.text)
        write_lines(painter, QRectF(left, top + 25 * scale, wide, 0), lines, font, theme.quiet)


def panel_fill(theme: Theme, *, lit: bool) -> QColor:
    """The ground of a panel over the page, lighter under the mouse."""
    fill = theme.panel_over(0.86 if theme.name == "light" else 0.66)
    if lit:
        fill = theme.panel_over(0.96 if theme.name == "light" else 0.5)
    return fill
