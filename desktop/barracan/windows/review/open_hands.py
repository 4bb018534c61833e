"""The hands of the others, where all lie open: a row of painted cards each."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.model.cards import Code
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.lettering import LABEL, SEMIBOLD, elide, font_of, write
from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, Theme, panel_ink, side_colour

_CARD: Final = 54
"""The least width at which an index is as high as it has to be."""
_SHOWN: Final = 0.4
"""The part of a card's height that is shown: its index is whole."""
_STEPS: Final = (0.235, 0.5)
"""The least and the widest step from card to card, in widths of one."""
_SUIT_GAP: Final = 0.12
_NAMES: Final = 0.22
"""The part of the row that is the name's."""
_MOST_NAMES: Final = 1.4
_MARK: Final = 11
_APART: Final = 5


class OpenHand(NamedTuple):
    """Whose hand it is, the side it belongs to, its cards in order, and all of it for readers."""

    name: str
    side: int
    cards: tuple[Code, ...]
    spoken: str


class OpenHands(QWidget):
    """Paints hands one under another, a long one in as many rows as it needs.

    Attributes:
        hands: those that are shown.
    """

    def __init__(self, faces: Faces) -> None:
        super().__init__()
        self.setObjectName("open_hands")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._faces = faces
        self.hands: tuple[OpenHand, ...] = ()
        self._theme: Theme = FELT
        self._scale = 1.0
        faces.arrived.connect(self.update)
        self.hide()

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this scale of type."""
        self._theme, self._scale = theme, scale
        self.updateGeometry()
        self.update()

    def show_hands(self, hands: Sequence[OpenHand]) -> None:
        """Show these; none are shown where there are none."""
        self.hands = tuple(hands)
        self.setAccessibleName("\n".join(hand.spoken for hand in hands))
        self.setVisible(bool(hands))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        rows = sum(len(self._rows(hand)) for hand in self.hands)
        gaps = _APART * max(0, len(self.hands) - 1)
        return QSize(200, ceil(rows * self._row_height + gaps))

    def minimumSizeHint(self) -> QSize:
        """No row is left out."""
        return self.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows again."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint every hand: mark and name, then the upper edges of its cards."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            top = 0.0
            for hand in self.hands:
                self._draw_name(painter, hand, QRectF(0, top, self._names - 6, self._row_height))
                for row in self._rows(hand):
                    self._draw_row(painter, row, top)
                    top += self._row_height
                top += _APART

    @property
    def _card_width(self) -> int:
        return round(_CARD * max(1.0, min(self._scale, 1.3)))

    @property
    def _row_height(self) -> float:
        return round(_SHOWN * 1.4 * self._card_width) + 3

    @property
    def _names(self) -> float:
        return _NAMES * self.width() * min(self._scale, _MOST_NAMES)

    def _rows(self, hand: OpenHand) -> list[tuple[Code, ...]]:
        """The cards of a hand in rows of nearly the same length, in each of which all can be read."""
        if not hand.cards:
            return [()]
        room = self.width() - self._names - self._card_width
        most = 1 + max(0, int(room // ((_STEPS[0] + 0.02) * self._card_width)))
        count = ceil(len(hand.cards) / most)
        each = ceil(len(hand.cards) / count)
        return [hand.cards[at : at + each] for at in range(0, len(hand.cards), each)]

    def _draw_name(self, painter: QPainter, hand: OpenHand, room: QRectF) -> None:
        theme, mark, font = self._theme, _MARK * self._scale, font_of(LABEL * self._scale, SEMIBOLD)
        colour = side_colour(theme, hand.side)
        draw_mark(painter, hand.side, QRectF(room.left(), room.center().y() - mark / 2, mark, mark), colour)
        words = room.adjusted(mark + 6, 0, 0, 0)
        write(painter, words, elide(hand.name, font, words.width()), font, panel_ink(theme, colour))

    def _draw_row(self, painter: QPainter, cards: Sequence[Code], top: float) -> None:
        wide = self._card_width
        gaps = sum(one[1:] != other[1:] for one, other in pairwise(cards))
        room = self.width() - self._names - wide - 1
        step = min(_STEPS[1] * wide, (room - gaps * _SUIT_GAP * wide) / max(1, len(cards) - 1))
        gap = _SUIT_GAP * wide if step >= _STEPS[0] * wide else 0.0
        step = step if gap or not gaps else min(_STEPS[1] * wide, room / max(1, len(cards) - 1))
        painter.save()
        painter.setClipRect(QRectF(self._names - 1, top, self.width() - self._names + 1, self._row_height - 3))
        x, before = self._names, ""
        for card in cards:
            x += gap if before and before != card[1:] else 0.0
            self._draw_card(painter, card, x, top)
            x, before = x + step, card[1:]
        painter.restore()

    def _draw_card(self, painter: QPainter, card: Code, left: float, top: float) -> None:
        look = self._faces.look(FaceKey(card, self._card_width))
        part = self._card_width / look.width
        size, inset = look.pixmap.deviceIndependentSize() * part, margin(look.width) * part
        target = QRectF(left - inset, top - inset, size.width(), size.height())
        painter.drawPixmap(target, look.pixmap, QRectF(look.pixmap.rect()))
