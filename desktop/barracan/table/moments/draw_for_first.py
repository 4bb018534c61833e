"""The draw for the first player: a card before each name, and what they settle."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.cards import Code
from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    LEAD,
    QUIET,
    SEMIBOLD,
    elide,
    line_height,
    width_of,
    wrap,
    write,
    write_lines,
)
from barracan.table.moments.moment import Moment
from barracan.table.moments.parts import CardPicture
from barracan.table.painting import draw_mark, draw_panel
from barracan.table.themes import side_colour

_LENGTH: Final = 1800
_RISE, _APART = 320.0, 180.0
_CARD, _PLACE, _PAD, _MARK = 84.0, 130.0, 22.0, 13.0


class Drawn(NamedTuple):
    """A card, and the name and side of who drew it."""

    name: str
    side: int
    card: Code


class DrawForFirst(Moment):
    """The moment before the first hand; nothing of it stays."""

    def __init__(self, title: str, sentence: str, drawn: Sequence[Drawn], faces: Faces) -> None:
        super().__init__("first_draw", _LENGTH)
        self.title, self.sentence, self.drawn = title, sentence, tuple(drawn)
        self._faces = faces
        self._board = _Board(self)
        self._cards: list[CardPicture] = []
        self._width = 0

    def spoken_name(self) -> str:
        return f"{self.title}. {self.sentence}"

    def gone_when_it_stands(self) -> bool:
        return True

    def lay(self) -> None:
        """Put the board into the middle of the table."""
        width = round(_CARD * self.ts)
        if width != self._width:
            self._width = width
            for card in self._cards:
                self.scene().removeItem(card)
            self._faces.render_at_once(FaceKey(each.card, width) for each in self.drawn)
            self._cards = [CardPicture(self, self._faces, each.card, width) for each in self.drawn]
            for card in self._cards:
                card.setZValue(2)
        wide = min(max(4.0, len(self.drawn)) * _PLACE * self.ts + 2 * _PAD * self.ts, self.table.width() - 24)
        high = self._board.wanted_height(wide)
        self._board.set_rect(QRectF(*_middle(self.table, wide, high)))

    def show_at(self, passed: float) -> None:
        """Let each card come up in its turn."""
        area = self._board.area_in_parent()
        for number, card in enumerate(self._cards):
            part = max(0.0, min(1.0, (passed - number * _APART) / _RISE))
            place = self._board.place_of(number)
            middle = area.topLeft() + QPointF(place.center().x(), place.top() + 0.7 * self._width)
            card.setVisible(part > 0)
            card.lie(middle + QPointF(0, (1 - part) ** 2 * 0.5 * self._width), 0.0, at_rest=part >= 1)


def _middle(table: QRectF, wide: float, high: float) -> tuple[float, float, float, float]:
    """A place of this size in the middle of the table, on whole pixels."""
    return round(table.center().x() - wide / 2), round(table.center().y() - high / 2), wide, high


class _Board(HudItem):
    """What is written round the cards."""

    def __init__(self, moment: DrawForFirst) -> None:
        parent: QGraphicsItem = moment
        super().__init__("first_draw_board", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._moment = moment

    def wanted_height(self, width: float) -> float:
        """How high it is at this width."""
        words = len(self._lines(width)) * line_height(self.letters(LEAD, SEMIBOLD))
        cards = (1.4 * _CARD + 14) * self.ts + line_height(self.letters(BODY, SEMIBOLD))
        return round(self._head() + cards + words + 1.4 * _PAD * self.ts)

    def place_of(self, number: int) -> QRectF:
        """The column of a card."""
        pad = _PAD * self.ts
        each = (self.area().width() - 2 * pad) / max(1, len(self._moment.drawn))
        return QRectF(pad + number * each, self._head(), each, self.area().height())

    def draw(self, painter: QPainter) -> None:
        """Paint ground, title, names and the sentence."""
        area, theme = self.area(), self.theme
        draw_panel(painter, area, 18, theme.panel_over(0.98), theme.accent, 2.0)
        small, name_font = self.letters(QUIET, BOLD), self.letters(BODY, SEMIBOLD)
        head = QRectF(0, 0.6 * _PAD * self.ts, area.width(), line_height(small))
        write(painter, head, self._moment.title, small, theme.quiet, CENTRE)
        mark, names = round(_MARK * self.ts), self._head() + round((1.4 * _CARD + 10) * self.ts)
        for number, each in enumerate(self._moment.drawn):
            place = self.place_of(number)
            name = elide(each.name, name_font, place.width() - mark - 12)
            left = place.center().x() - (mark + 6 + width_of(name, name_font)) / 2
            room = QRectF(left + mark + 6, names, place.right() - left - mark - 6, line_height(name_font))
            box = QRectF(round(left), round(room.center().y() - mark / 2), mark, mark)
            draw_mark(painter, each.side, box, side_colour(theme, each.side))
            write(painter, room, name, name_font, theme.text)
        font = self.letters(LEAD, SEMIBOLD)
        top = QRectF(0, names + line_height(name_font) + round(8 * self.ts), area.width(), 0)
        write_lines(painter, top, self._lines(area.width()), font, theme.text, CENTRE)

    def _lines(self, width: float) -> list[str]:
        return wrap(self._moment.sentence, self.letters(LEAD, SEMIBOLD), width - 2 * _PAD * self.ts)

    def _head(self) -> float:
        return round(0.9 * _PAD * self.ts + line_height(self.letters(QUIET, BOLD)))
