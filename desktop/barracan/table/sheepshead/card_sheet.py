"""All cards as they rank: which have been played, which are in the own hand, which may still come."""

from typing import Final, NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from barracan.model.cards import Code
from barracan.model.lone_play import LonePlay
from barracan.model.view import SeatView
from barracan.table.cards.court_letters import card_text, rank_text
from barracan.table.hud.lettering import CENTRE, LABEL, RIGHT, SEMIBOLD, SMALL, font_of, narrow, write
from barracan.table.hud.plates import FACE
from barracan.table.painting import draw_panel, draw_rule
from barracan.table.themes import side_colour
from barracan.table.translation import common
from barracan.table.tricks.panels import SIGNS, ColumnPanel, row, suit_colour

_HEAD: Final = 28.0
_INKS: Final = {"C": QColor("#1A2130"), "D": QColor("#C41E34"), "H": QColor("#C41E34"), "S": QColor("#1A2130")}
_FOUR_INKS: Final = {**_INKS, "C": QColor("#1659B5"), "D": QColor("#B85500")}
"""The colours of the suits on the cards of both kinds of sets."""
_FOUR_SIGNS: Final = {"C": 1, "D": 4}
"""The colours of sides that are those of these suits, light enough for a panel."""
_PER_ROW: Final = 7
_FOOT: Final = 3.0


class SheetCard(NamedTuple):
    """A card of the sheet: whether it has been played, is in the own hand, or was laid away by its viewer."""

    code: Code
    played: bool
    held: bool
    laid: bool


class CardSheet(ColumnPanel):
    """The sheet; ``show_cards`` fills it, with ``four_colours`` in the colours of such cards."""

    four_colours = False
    trumps: tuple[SheetCard, ...] = ()
    suits: tuple[tuple[SheetCard, ...], ...] = ()
    values = out = ""

    def show_cards(self, view: SeatView, play: LonePlay, unit: float, *, counted: bool) -> None:
        """Show every card of the pack; what has been played, and what is out, only where it is *counted*."""

        def seen(code: Code) -> SheetCard:
            return SheetCard(code, counted and code in play.played, code in view.hand, code in play.laid_away)

        self.trumps = tuple(map(seen, play.trumps))
        self.suits = tuple(tuple(map(seen, suit)) for suit in play.suits)
        self.values = "  ".join(f"{rank_text(rank)} {points}" for rank, points in play.values)
        self.out = self.tr("{count} still out").format(count=play.out) if counted else ""
        missing = [card_text(each.code) for each in self.trumps if not (each.played or each.held or each.laid)]
        told = self.tr("trumps out: {cards}").format(cards=" ".join(missing))
        told = told if missing else self.tr("no trump is out")
        self.tell(unit, [told if counted else common("Trumps, high to low")])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint trumps in two rows, then the plain suits, then what cards count."""
        u, high = self.unit, self.area().height()
        head = row(room, 3 * u, _HEAD * u)
        self.line(painter, head, common("Trumps, high to low"), LABEL, bold=True)
        self.line(painter, head, self.out, LABEL, bold=True, align=RIGHT)
        trump = 0.18 * high
        gap = 0.02 * high
        top = _HEAD * u + 3 * u
        wide = (room.width() + 4 * u) / _PER_ROW
        for number, card in enumerate(self.trumps):
            line, column = divmod(number, _PER_ROW)
            rect = QRectF(room.left() + column * wide, top + line * (trump + gap), wide - 4 * u, trump)
            self._draw_trump(painter, rect, card)
        top += 2 * (trump + gap) + 0.4 * gap
        draw_rule(painter, self.theme, room.left(), room.right(), top)
        top += 1.2 * gap
        foot = 21 * u
        pitch = (high - top - foot) / len(self.suits)
        for number, suit in enumerate(self.suits):
            self._draw_suit(painter, QRectF(room.left(), top + number * pitch, room.width(), pitch - 0.7 * gap), suit)
        self._draw_foot(painter, row(room, high - foot, foot - 2 * u))

    def _draw_foot(self, painter: QPainter, line: QRectF) -> None:
        """What cards count, and what the brass foot says."""
        u = self.unit
        words, wide = self.tr("in hand"), 15 * u
        long = self.line(painter, line, words, SMALL + 0.5, quiet=True, align=RIGHT)
        bar = QRectF(line.right() - long - 6 * u - wide, line.center().y() - 1.5, wide, _FOOT)
        draw_panel(painter, bar, 1.5, self.theme.accent, self.theme.accent)
        room = QRectF(line.left(), line.top(), bar.left() - 6 * u - line.left(), line.height())
        font = narrow(self.values, self.font(SMALL + 0.5), room.width())
        write(painter, room, self.values, font, self.theme.text)

    def _draw_suit(self, painter: QPainter, line: QRectF, suit: tuple[SheetCard, ...]) -> None:
        u = self.unit
        sign = QRectF(line.left(), line.top(), 18 * u, line.height())
        name = suit[0].code[1]
        write(painter, sign, SIGNS[name], self.font(16), self._sign_colour(name), CENTRE)
        wide = (line.width() - 26 * u + 4 * u) / len(suit)
        for number, card in enumerate(suit):
            rect = QRectF(line.left() + 26 * u + number * wide, line.top(), wide - 4 * u, line.height() - 2)
            self._draw_card(painter, rect, card)
            rank = font_of(min(14 * u, 0.8 * rect.height()), SEMIBOLD)
            write(painter, rect, card_text(card.code)[:-1], rank, self._ink(card), CENTRE)

    def _draw_trump(self, painter: QPainter, rect: QRectF, card: SheetCard) -> None:
        self._draw_card(painter, rect, card)
        upper = QRectF(rect.left(), rect.top() + 1, rect.width(), 0.52 * rect.height())
        lower = QRectF(rect.left(), rect.top() + 0.48 * rect.height(), rect.width(), 0.5 * rect.height())
        size = min(16.0 * self.unit, 0.4 * rect.height())
        write(painter, upper, card_text(card.code)[:-1], font_of(size, SEMIBOLD), self._ink(card), CENTRE)
        write(painter, lower, SIGNS[card.code[1]], font_of(size), self._ink(card), CENTRE)

    def _draw_card(self, painter: QPainter, rect: QRectF, card: SheetCard) -> None:
        """A light face while it is unseen, hollow and struck when it is played, a brass foot in the own hand."""
        theme = self.theme
        if card.played:
            draw_panel(painter, rect, 4, QColor(Qt.GlobalColor.transparent), theme.text_over(0.28))
            painter.setPen(QPen(theme.text_over(0.45), 1.4))
            painter.drawLine(QLineF(rect.left() + 4, rect.bottom() - 3, rect.right() - 4, rect.top() + 3))
            return
        draw_panel(painter, rect, 4, FACE, theme.hairline)
        if card.held:
            bar = QRectF(rect.left() + 1, rect.bottom() + 1, rect.width() - 2, _FOOT)
            draw_panel(painter, bar, 1.5, theme.accent, theme.accent)
        if card.laid:
            self._draw_laid(painter, rect)

    def _draw_laid(self, painter: QPainter, rect: QRectF) -> None:
        """A dashed edge and a folded corner: laid away by who looks."""
        pen = QPen(self.theme.accent, 2)
        pen.setDashPattern([3, 2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.accent)
        corner = rect.topRight()
        painter.drawPolygon([corner, corner + QPointF(-8, 0), corner + QPointF(0, 8)])

    def _ink(self, card: SheetCard) -> QColor:
        if card.played:
            return self.theme.text_over(0.5)
        return (_FOUR_INKS if self.four_colours else _INKS)[card.code[1]]

    def _sign_colour(self, suit: str) -> QColor:
        if self.four_colours and suit in _FOUR_SIGNS:
            return side_colour(self.theme, _FOUR_SIGNS[suit])
        return suit_colour(self.theme, suit)
