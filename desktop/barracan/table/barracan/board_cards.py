"""What lies on the builder's board: cards, new ones ringed, and dashed places."""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.table.accessibility.words import card_name
from barracan.table.barracan.ladder_shape import Spot
from barracan.table.cards.court_letters import card_text
from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.base import HudItem
from barracan.table.hud.buttons import Pressable
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import BODY, CENTRE, LABEL, QUIET, SEMIBOLD, elide, fits, line_height, write
from barracan.table.painting import draw_dashed, draw_outline
from barracan.table.themes import Theme, fade

_DRAG_AFTER: Final = 6.0


def draw_ring(painter: QPainter, theme: Theme, card: QRectF, colour: QColor) -> None:
    """Paint a ring around a card: three bright with a dark hairline at both sides."""
    draw_outline(painter, card.adjusted(-2, -2, 2, 2), BoardCard.RADIUS + 2, (theme.ring_edge, 5.6), (colour, 3.0))


class BoardPlace(Pressable):
    """A dashed place at the arm's end or beside an arm card; its name is the place's."""

    RADIUS = 7.0

    lit = False
    caption = ""
    hint = ""
    offer = ""
    note = ""
    brief = ""

    def show_place(self, caption: str, hint: str, offer: str = "", note: str = "", brief: str = "") -> None:
        """Show a short caption inside, or, lit, the cards *offer* that could go here and what they would be.

        The hint is the tooltip; the note is said in *brief* where it has no room.
        """
        self.brief = brief
        self.caption, self.hint, self.word, self.offer, self.note = caption, hint, hint, offer, note
        self.setToolTip(hint)
        self.redraw()

    @property
    def takes_some(self) -> bool:
        """Whether it is lit and some of the hand fits here."""
        return self.lit and bool(self.offer)

    def words(self) -> str:
        """What stands inside: the caption, or while it is lit the offer, in brief where there is no room for all."""
        room, font = self.area().width() - 8, self.letters(QUIET, SEMIBOLD)
        ways = (self.offer, _gather(self.offer)) if self.takes_some else (self.caption,)
        return next((way for way in ways if fits(way, font, room)), elide(ways[-1], font, room))

    def set_lit(self, lit: bool) -> None:
        """Show that a card is held."""
        self.lit = lit
        self.redraw()

    def draw(self, painter: QPainter) -> None:
        """Paint dashes, golden where some of the hand fits while a card is held."""
        bright = self.lit or self.hovered
        gold = self.takes_some
        edge = self.theme.legal if gold else self.theme.text_over(0.6 if bright else 0.26)
        fill = fade(self.theme.legal, 0.16) if gold else self.theme.text_over(0.1 if bright else 0.03)
        draw_dashed(painter, self.area(), self.RADIUS, edge, fill)
        bold, plain = self.letters(QUIET, SEMIBOLD), self.letters(LABEL)
        ink = self.theme.text if gold else self.theme.quiet
        both = line_height(bold) + line_height(plain)
        if gold and self.note and both <= self.area().height() - 2:
            top = self.area().center().y() - both / 2
            line = QRectF(4, top, self.area().width() - 8, line_height(bold))
            write(painter, line, self.words(), bold, ink, CENTRE)
            below = QRectF(4, line.bottom(), line.width(), line_height(plain))
            note = self.note if fits(self.note, plain, line.width()) else self.brief
            write(painter, below, elide(note, plain, line.width()), plain, self.theme.quiet, CENTRE)
        elif words := self.words():
            write(painter, self.area(), words, bold, ink, CENTRE)


def _gather(cards: str) -> str:
    """Cards in words, the suits of one rank behind one letter, as in ``3♦♥ K♠``."""
    ranks: dict[str, str] = {}
    for card in cards.split():
        ranks[card[:-1]] = ranks.get(card[:-1], card[:-1]) + card[-1]
    return " ".join(ranks.values())


class BoardCard(Pressable):
    """A card on the board; new ones can be chosen, dragged and taken back.

    Signals:
        dragged: a drag of a new card begins, or is over.
        dropped: a new card was dragged and let go at this point of the board.
        returned: a new card goes back to the hand.
    """

    RADIUS = 5.0
    BLEED = 16.0
    dragged = Signal()
    dropped = Signal(object, QPointF)
    returned = Signal(object)

    def __init__(self, board: HudItem) -> None:
        super().__init__("card", board)
        self._board = board
        self.spot = Spot(0)
        self.code = ""
        self.new = False
        self.selected = False
        self.faces: Faces | None = None
        self._home = QPointF()
        self._grip = QPointF()
        self._dragged = False

    def show_card(self, code: str, spot: Spot, new: bool, selected: bool) -> None:
        """Show this card at this spot."""
        self.code, self.spot, self.new, self.selected = code, spot, new, selected
        self.word = card_text(code)
        self.setObjectName(code)
        self.setCursor(Qt.CursorShape.PointingHandCursor if new else Qt.CursorShape.ArrowCursor)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable, new)
        self.redraw()

    def spoken_name(self) -> str:
        name = card_name(self.code, jackies=True)
        return QCoreApplication.translate("Spoken", "{card}, new in the ladder").format(card=name) if self.new else name

    def draw(self, painter: QPainter) -> None:
        """Paint the face, and the ring of a new card."""
        area = self.area()
        if self.faces is None:
            self._draw_plain(painter)
        else:
            look = self.faces.look(FaceKey(self.code, int(area.width())))
            part = area.width() / look.width
            pad = margin(look.width) * part
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(area.adjusted(-pad, -pad, pad, pad), look.pixmap, QRectF(look.pixmap.rect()))
        if self.new and self.lifted:
            draw_ring(painter, self.theme, self.area(), self.theme.selected if self.selected else self.theme.legal)
        if self.selected:
            draw_sign(painter, "clear", self.cross(), self.theme.refused, self.theme.panel)

    def _draw_plain(self, painter: QPainter) -> None:
        painter.setPen(QPen(self.theme.focus_ground, 1))
        painter.setBrush(self.theme.focus)
        painter.drawRoundedRect(self.area(), self.RADIUS, self.RADIUS)
        index = QRectF(3, 2, self.area().width() - 6, 18 * self.ts)
        write(painter, index, self.word, self.letters(BODY, SEMIBOLD), self.theme.focus_ground)

    @property
    def lifted(self) -> bool:
        """Whether it is selected or dragged, and so paints its ring itself, over its neighbours."""
        return self.selected or self._dragged

    def cross(self) -> QRectF:
        """The sign at the corner that takes the card back."""
        size = 20 * self.ts
        return QRectF(self.area().width() - size * 0.7, -size * 0.3, size, size)

    def answers(self) -> bool:
        return self.new and super().answers()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.new:
            return
        super().mousePressEvent(event)
        self._home, self._grip, self._dragged = self.pos(), event.scenePos(), False

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if not self.held:
            return
        way = event.scenePos() - self._grip
        if not self._dragged and way.manhattanLength() >= _DRAG_AFTER:
            self._dragged = True
            self.setZValue(1000)
            self.dragged.emit()
        if self._dragged:
            self.setPos(self._home + way)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if self._dragged:
            self._dragged = self.held = False
            self.setZValue(0)
            self.setPos(self._home)
            self.dropped.emit(self.spot, self._board.mapFromScene(event.scenePos()))
            self.dragged.emit()
        elif self.selected and self.cross().contains(event.pos()):
            self.held = False
            self.returned.emit(self.spot)
        else:
            super().mouseReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.new:
            self.returned.emit(self.spot)
        else:
            super().keyPressEvent(event)
