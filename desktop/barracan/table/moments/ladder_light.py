"""A complete ladder: light climbs its arm, and a sentence beside it stays for a while."""

from collections.abc import Iterable, Sequence
from itertools import product
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    LEAD,
    first_and_rest,
    line_height,
    width_of,
    write,
)
from barracan.table.layouts.geometry import united
from barracan.table.moments.moment import Moment
from barracan.table.moments.parts import Pips, Veil
from barracan.table.painting import draw_outline, draw_panel
from barracan.table.themes import fade

RUNG: Final = 90.0
_LENGTH: Final = 1400
_GOES: Final = 260.0
_PIPS, _SEED = 24, 5
_APART: Final = 12.0
_ROUND, _OVER = 40.0, 120.0
"""How far round a ladder pips fall, and from how high."""
TONES: Final = 13
"""So many tones there are for the rungs of a ladder."""


class LadderLight(Moment):
    """The moment of a ladder.

    *rungs* are the cards of its arm from the foot up, *texts* what no pip may cover, *busy* where the sentence must not
    stand; where it has no room beside the ladder it stands in the action bar, at *bar*.
    """

    def __init__(
        self,
        sentence: str,
        rungs: Sequence[QRectF],
        *,
        royal: bool,
        texts: Sequence[QRectF],
        busy: Sequence[QRectF],
        bar: QRectF,
        ratio: float,
    ) -> None:
        super().__init__("ladder_light", _LENGTH)
        self.sentence = sentence
        self.royal = royal
        self._texts, self._busy, self._bar, self._ratio = texts, busy, bar, ratio
        self._ladder = united(rungs)
        self._glows = [_Glow(self, rung) for rung in rungs]
        self._veil = Veil(self, 0.30, lit=True) if royal else None
        self._pips = Pips(self, _PIPS if royal else 0, _SEED)
        self.words = _Sentence(self, sentence)
        self._lit = 0
        self._falling = QRectF()

    @property
    def pips(self) -> list[QGraphicsPixmapItem]:
        """The pips that fall."""
        return self._pips.items

    def spoken_name(self) -> str:
        return self.sentence

    def gone_when_it_stands(self) -> bool:
        return True

    def sound_still(self) -> None:
        self.sounded.emit("ladder", 1.0)

    def lay(self) -> None:
        """Find room for the sentence, light the rungs, and let pips fall where there is no text."""
        size = self.words.wanted_size()
        free = room_beside(self._ladder, size, self._busy, self.table) if self._glows else None
        self.words.set_rect(free or self._bar)  # all of that: words beside the sentence would be cut
        for glow in self._glows:
            glow.fit()
        if self._veil is not None:
            self._veil.source = self._ladder.center()
            self._veil.set_rect(self.table)
        texts = [*self._texts, self.words.area_in_parent()]
        self._falling = self._ladder.adjusted(-_ROUND, -_OVER, _ROUND + 0.4 * self.table.width(), _ROUND)
        self._pips.lay(self._falling & self.table, texts, self._ratio, 0.8, _LENGTH - _GOES)

    def show_at(self, passed: float) -> None:
        """Let the light be so far up; everything but the sentence has gone at the end."""
        going = max(0.0, min(1.0, (_LENGTH - passed) / _GOES))
        lit = 0
        for number, glow in enumerate(self._glows):
            part = max(0.0, min(1.0, (passed - number * RUNG) / RUNG))
            lit += part > 0
            glow.setVisible(part > 0 and going > 0)
            glow.setOpacity(min(part, going))
        if self.moving and lit > self._lit:
            self._lit = lit
            self.sounded.emit(f"rung-{min(lit, TONES)}", 1.0)
        if self._veil is not None:
            self._veil.setVisible(going > 0)
            self._veil.setOpacity(min(1.0, passed / 200, going))
            self._pips.show_at(passed, self._falling.top())
            for pip in self._pips.items:
                pip.setOpacity(going)


def room_beside(ladder: QRectF, size: QSizeF, busy: Iterable[QRectF], table: QRectF) -> QRectF | None:
    """The place of this size nearest to the ladder's middle at its right or left that nothing lies on."""
    taken = list(busy)
    heights = sorted(
        range(int(ladder.top()), int(max(ladder.top() + 1, ladder.bottom() - size.height())), 8),
        key=lambda y: abs(y + size.height() / 2 - ladder.center().y()),
    )
    sides = [ladder.right() + _APART + 4 * step for step in range(12)] + [ladder.left() - _APART - size.width()]
    for x, y in product(sides, heights):
        room = QRectF(QPointF(x, y), size)
        if table.contains(room) and not any(room.intersects(rect) for rect in taken):
            return room
    return None


class _Glow(HudItem):
    """The light on one rung."""

    BLEED = 10.0

    def __init__(self, parent: QGraphicsItem, rung: QRectF) -> None:
        super().__init__("rung", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._rung = rung

    def fit(self) -> None:
        """Lie over the rung."""
        self.set_rect(self._rung)

    def draw(self, painter: QPainter) -> None:
        """Paint a wash of light with a halo round it."""
        area, accent = self.area(), self.theme.accent
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(accent, 0.20))
        painter.drawRoundedRect(area, 5, 5)
        halo = [(fade(accent, 0.10), 16.0), (fade(accent, 0.16), 9.0), (accent, 2.6)]
        draw_outline(painter, area, 5, *halo)


class _Sentence(HudItem):
    """What has been completed, with the sign of ladders."""

    def __init__(self, parent: QGraphicsItem, sentence: str) -> None:
        super().__init__("ladder_sentence", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(3)
        self._bold, self._rest = first_and_rest(sentence)

    def wanted_size(self) -> QSizeF:
        """The size at which nothing is cut."""
        bold, plain = self.letters(LEAD, BOLD), self.letters(BODY)
        width = max(width_of(self._bold, bold), width_of(self._rest, plain)) + self._left() + round(18 * self.ts)
        lines = line_height(bold) + (line_height(plain) if self._rest else 0)
        return QSizeF(round(width), round(lines + 20 * self.ts))

    def draw(self, painter: QPainter) -> None:
        """Paint ground, sign and words, in one line where the room is low."""
        theme, area = self.theme, self.area()
        draw_panel(painter, area, min(12.0, area.height() / 2), theme.panel_over(1.0), theme.accent, 2.0)
        size = round(22 * self.ts)
        draw_icon(painter, "ladder", QRectF(round(15 * self.ts), (area.height() - size) / 2, size, size), theme.accent)
        room = area.adjusted(self._left(), 0, -round(14 * self.ts), 0)
        bold, plain = self.letters(LEAD, BOLD), self.letters(BODY)
        lines = line_height(bold) + line_height(plain)
        if not self._rest or area.height() < lines + 12 * self.ts:
            write(painter, room, f"{self._bold} {self._rest}".strip(), bold, theme.text)
            return
        top = (area.height() - lines) / 2
        write(painter, QRectF(room.left(), top, room.width(), line_height(bold)), self._bold, bold, theme.text)
        line = QRectF(room.left(), top + line_height(bold), room.width(), line_height(plain))
        write(painter, line, self._rest, plain, theme.quiet)

    def _left(self) -> float:
        return round(50 * self.ts)
