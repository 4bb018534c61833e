"""A piece of table that shows all that is chosen for cards, colours and movement, with cards to drag."""

from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from barracan.model.cards import Code
from barracan.table import timings
from barracan.table.cards.court_letters import cards_text
from barracan.table.cards.faces import BACK, FaceKey, Faces, margin
from barracan.table.cards.marks import draw_brackets
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import BOLD, CENTRE, LEFT, REGULAR, RIGHT, SEMIBOLD, font_of, width_of, write
from barracan.table.layouts.frame import CARD_SIZES
from barracan.table.layouts.geometry import CARD_RATIO, card_extent
from barracan.table.painting import draw_outline, draw_panel
from barracan.table.themes import Outfit, fade

PIECE_WIDTH: Final = 306
_HEIGHT: Final = 650
_UPPER, _LOWER, _HAND = "upper", "lower", "hand"
_CARDS: Final = {_UPPER: "5H TS QS JD", _LOWER: "KC 8D AS", _HAND: "4H KH 9S JC"}
_RAISED: Final[Code] = "KH"
_MOST: Final = 5


class _Laid(NamedTuple):
    """A card and where it lies."""

    code: Code
    place: str
    corner: QPointF
    width: int
    across: bool = False

    @property
    def rect(self) -> QRectF:
        """What it covers."""
        return QRectF(self.corner, QRectF(0, 0, *card_extent(self.width, self.across)).size())


class TablePiece(QWidget):
    """Two piles, a stock, whose turn it is and a hand; a card can be dragged from the hand to a pile and back."""

    def __init__(self, cache: Path | None) -> None:
        super().__init__()
        self.setObjectName("table_piece")
        self.setAccessibleName(self.tr("The table as you have it"))
        self._faces = Faces(cache=cache, parent=self)
        self._faces.arrived.connect(lambda _: self.update())
        self._outfit = Outfit()
        self._scale = 1.0
        self._cards: dict[str, list[Code]] = {}
        self._last = "JD"
        self._held: _Laid | None = None
        self._grip = QPointF()
        self._from = QPointF()
        self._flight = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flight.valueChanged.connect(lambda _: self.update())
        self._flight.finished.connect(self._land)
        self.lay_out()

    def lay_out(self) -> None:
        """Lay the cards as they lie at first."""
        self._cards = {place: codes.split() for place, codes in _CARDS.items()}
        self._last, self._held = "JD", None
        self._tell_cards()
        self.update()

    def _tell_cards(self) -> None:
        words = self.tr("Two piles, {upper} and {lower}, and a hand, {hand}, drawn as they are chosen now.")
        self.setAccessibleDescription(words.format(**{name: cards_text(each) for name, each in self._cards.items()}))

    def wear(self, outfit: Outfit, scale: float) -> None:
        """Show this outfit, with words of this size."""
        self._outfit, self._scale = outfit, scale
        self._faces.set_art(outfit.faces, outfit.back)
        self.update()

    def place_rect(self, place: str) -> QRectF:
        """Where a pile or the hand lies."""
        top, high = {_UPPER: (50, 122), _LOWER: (300, 122), _HAND: (505, 140)}[place]
        return QRectF(22, self._y(top), self.width() - 44, self._y(high))

    # What is painted

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the piece of table."""
        theme = self._outfit.theme
        self._faces.set_ratio(self.devicePixelRatioF())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            self._draw_head(painter)
            for place in (_UPPER, _LOWER):
                draw_panel(painter, self.place_rect(place), 10, theme.text_over(0.035), theme.text_over(0.085))
            self._draw_stock(painter)
            self._draw_turn(painter)
            for laid in self._laid():
                if self._held is None or laid.code != self._held.code:
                    self._draw_card(painter, laid)
            if self._held is not None:
                self._draw_card(painter, self._held._replace(corner=self._held_corner()))

    def _draw_head(self, painter: QPainter) -> None:
        theme, scale = self._outfit.theme, self._scale
        row = QRectF(18, self._y(10), self.width() - 36, 28 * scale)
        bold, quiet = font_of(16 * scale, BOLD), font_of(14 * scale, REGULAR)
        title, told = self.tr("As you have it"), self.tr("drag a card")
        write(painter, row, title, bold, theme.text, LEFT)
        if width_of(title, bold) + width_of(told, quiet) + 10 <= row.width():
            write(painter, row, told, quiet, theme.quiet, RIGHT)

    def _draw_stock(self, painter: QPainter) -> None:
        theme, width = self._outfit.theme, round(0.86 * self._width())
        wide, high = card_extent(width, across=True)
        corner = QPointF(round(self.width() / 2 - wide / 2), round(self._y(237) - high / 2))
        self._draw_face(painter, FaceKey(BACK, width, across=True), corner)
        badge = QRectF(0, 0, 44 * self._scale, 30 * self._scale)
        badge.moveCenter(corner + QPointF(wide / 2, high / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(theme.focus_ground, 0.88))
        painter.drawRoundedRect(badge, badge.height() / 2, badge.height() / 2)
        write(painter, badge, "47", font_of(15 * self._scale, BOLD), theme.focus, CENTRE)

    def _draw_turn(self, painter: QPainter) -> None:
        theme, scale = self._outfit.theme, self._scale
        pill = QRectF(12, 0, self.width() - 24, 40 * scale)
        pill.moveTop(self._y(466) - pill.height() / 2)
        draw_panel(painter, pill, pill.height() / 2 - 1, theme.panel_over(0.8), theme.hairline)
        size = 26 * scale
        disc = QRectF(pill.left() + 7, pill.center().y() - size / 2, size, size)
        words = pill.adjusted(size + 16, 0, -14, 0)
        if self._outfit.left_handed:
            disc.moveRight(pill.right() - 7)
            words.moveLeft(pill.left() + 16)
        draw_sign(painter, "play", disc, theme.accent, theme.accent_text)
        whose, what = self.tr("Your turn:"), self.tr("meld or discard.")
        bold, plain = font_of(16 * scale, SEMIBOLD), font_of(16 * scale, REGULAR)
        write(painter, words, whose, bold, theme.text, LEFT)
        words.setLeft(words.left() + width_of(whose, bold) + 5 * scale)
        if width_of(what, plain) <= words.width():
            write(painter, words, what, plain, theme.text, LEFT)

    def _draw_card(self, painter: QPainter, laid: _Laid) -> None:
        theme = self._outfit.theme
        self._draw_face(painter, FaceKey(laid.code, laid.width, laid.across), laid.corner)
        if laid.code == _RAISED and laid.place == _HAND:
            box = laid.rect.adjusted(-2, -2, 2, 2)
            draw_outline(painter, box, 0.07 * laid.width + 2, (theme.ring_edge, 5), (theme.selected, 2.6))
        if laid.code == self._last:
            draw_brackets(painter, laid.rect.adjusted(-4, -4, 4, 4), theme, laid.width)

    def _draw_face(self, painter: QPainter, key: FaceKey, corner: QPointF) -> None:
        look = self._faces.look(key)
        pad = margin(key.width)
        wide, high = card_extent(key.width, key.across)
        painter.drawPixmap(
            QRectF(corner.x() - pad, corner.y() - pad, wide + 2 * pad, high + 2 * pad), look.pixmap,
            QRectF(look.pixmap.rect()),
        )  # fmt: skip

    # Where all lies

    def _y(self, length: float) -> float:
        return length * self.height() / _HEIGHT

    def _width(self) -> float:
        """How wide a card of the piles is."""
        most = min(self._y(106) / CARD_RATIO, 0.27 * self.width())
        return CARD_SIZES[self._outfit.card_size] / CARD_SIZES["large"] * most * 1.08

    def _laid(self) -> list[_Laid]:
        return [laid for place in (_UPPER, _LOWER, _HAND) for laid in self._lay(place)]

    def _lay(self, place: str) -> list[_Laid]:
        room, codes = self.place_rect(place), self._cards[place]
        width = round(self._width() if place != _HAND else 1.18 * self._width())
        high = round(width * CARD_RATIO)
        least = self._faces.index.beside * width + 6
        room = room.adjusted(8, 0, -8, 0)
        step = min(0.72 * width if place == _HAND else max(least, 0.42 * width), self._most_step(room, width, codes))
        laid = []
        for number, code in enumerate(codes):
            across = code == "AS" and place != _HAND
            top = room.center().y() - (width if across else high) / 2
            raised = 0.12 * width if code == _RAISED and place == _HAND else 0
            corner = QPointF(round(room.left() + number * step), round(top - raised))
            laid.append(_Laid(code, place, corner, width, across))
        return laid

    @staticmethod
    def _most_step(room: QRectF, width: int, codes: list[Code]) -> float:
        last = width * CARD_RATIO if codes and codes[-1] == "AS" else width
        return (room.width() - last) / max(1, len(codes) - 1)

    # What is dragged

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a card up."""
        point = event.position()
        self._flight.stop()
        self._land()
        found = next((laid for laid in reversed(self._laid()) if laid.rect.contains(point)), None)
        if found is not None and event.button() == Qt.MouseButton.LeftButton:
            self._held, self._grip, self._from = found, point - found.corner, found.corner
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Carry it."""
        if self._held is not None:
            self._from = event.position() - self._grip
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Lay it where it is let go, or let it go back."""
        self.unsetCursor()
        held = self._held
        if held is None or event.button() != Qt.MouseButton.LeftButton:
            return
        centre = self._from + held.rect.center() - held.corner
        place = next((each for each in _CARDS if self.place_rect(each).contains(centre)), held.place)
        if place != held.place and len(self._cards[place]) < _MOST:
            self._cards[held.place].remove(held.code)
            self._cards[place].append(held.code)
            self._last = held.code
            self._tell_cards()
        self._held = next(laid for laid in self._laid() if laid.code == held.code)
        way = self._held.corner - self._from
        speed = timings.SPEEDS[self._outfit.speed]
        self._flight.setDuration(round(speed * timings.travel(abs(way.x()) + abs(way.y()))))
        if speed:
            self._flight.start()
        else:
            self._land()

    def _held_corner(self) -> QPointF:
        assert self._held is not None
        if self._flight.state() != QVariantAnimation.State.Running:
            return self._from
        part = float(self._flight.currentValue())
        return self._from + (self._held.corner - self._from) * part

    def _land(self) -> None:
        self._held = None
        self.update()
