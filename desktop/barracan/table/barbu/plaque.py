"""The contract of the hand, who declares it, what it counts and how far it is."""

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from barracan.model.contract_play import ContractPlay
from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.model.view import SeatView
from barracan.table.hud.lettering import BOLD, LABEL, QUIET, RIGHT, SEMIBOLD, SMALL, width_of, write
from barracan.table.hud.people import People
from barracan.table.translation import translate_text
from barracan.table.tricks.panels import SIGNS, ColumnPanel, row, suit_colour

_CHOOSES = QT_TRANSLATE_NOOP("BarbuTable", "{name} chooses")
_TITLE = 21.0
_MANY = 4
"""From more signs on they are smaller."""


class Plaque(ColumnPanel):
    """The plaque; ``show_contract`` fills it."""

    title = prices = tally = head = ""
    signs: tuple[tuple[str, bool], ...] = ()
    suit = ""
    declarer = 0
    letter = ""

    def show_contract(self, view: SeatView, play: ContractPlay, people: People, unit: float) -> None:
        """Show what is played, or that it is about to be named."""
        translate, names = QCoreApplication.translate, people.names
        name = people.name(play.declarer)
        self.declarer, self.letter = view.side_of(play.declarer), name[:1].upper()
        self.signs, self.suit, self.head = play.signs, play.suit, ""
        self.prices = translate_text(play.prices.with_names(names)) if play.prices is not None else ""
        self.tally = translate_text(play.tally.with_names(names)) if play.tally is not None else ""
        if play.title is not None:
            self.title = translate_text(play.title)
        else:
            self.head = hand_words(play)
            self.title = translate_text(Text("BarbuTable", _CHOOSES, {"name": name}))
            left = play.left
            one = translate("BarbuTable", "the last contract of this round")
            more = translate("BarbuTable", "{count} contracts left in this round").format(count=left)
            self.prices = one if left == 1 else more
        self.tell(unit, [self.title, self.prices, self.tally])

    def draw_content(self, painter: QPainter, room: QRectF) -> None:
        """Paint title, prices and counter."""
        u, high = self.unit, self.area().height()
        part = high / 92
        badge = 22 * u
        disc = QPointF(room.right() - badge / 2, 26 * part)
        self.draw_badge(painter, disc, badge, self.declarer, self.letter)
        rows = ((10, 18), (28, 28), (60, 20)) if self.head else ((12, 28), (41, 20), (63, 20))
        words = (self.head, self.title, self.prices) if self.head else (self.title, self.prices, "")
        for (top, tall), text in zip(rows, words, strict=True):
            line = row(room, top * part, tall * part)
            if text == self.title:
                line.setRight(line.right() - badge - 8 * u)
                self._draw_title(painter, line)
            elif text:
                self.line(painter, line, text, LABEL + 0.3, quiet=text == self.prices and not self.head)
        if not self.head:
            self._draw_tally(painter, row(room, 63 * part, 20 * part))

    def _draw_title(self, painter: QPainter, line: QRectF) -> None:
        sign = SIGNS.get(self.suit, "")
        room = QRectF(line)
        room.setRight(line.right() - (26 * self.unit if sign else 0))
        font = self.fitting(self.title, _TITLE, BOLD, room.width())
        write(painter, room, self.title, font, self.theme.text)
        if sign:
            x = min(room.right(), room.left() + width_of(self.title, font)) + 7 * self.unit
            mark = QRectF(x, line.top(), 26 * self.unit, line.height())
            write(painter, mark, sign, font, suit_colour(self.theme, self.suit))

    def _draw_tally(self, painter: QPainter, line: QRectF) -> None:
        if not self.signs:
            self.line(painter, line, self.tally, QUIET, bold=True)
            return
        words = width_of(self.tally, self.font(QUIET, SEMIBOLD))
        self.line(painter, line, self.tally, QUIET, bold=True, align=RIGHT)
        size = SMALL + (1.5 if len(self.signs) > _MANY else 5)
        pitch = min(1.15 * size * self.unit, (line.width() - words - 10) / len(self.signs))
        for number, (suit, fallen) in enumerate(self.signs):
            colour = suit_colour(self.theme, suit) if fallen else self.theme.text_over(0.24)
            box = QRectF(line.left() + number * pitch, line.top(), pitch, line.height())
            write(painter, box, SIGNS[suit], self.font(size), colour)


def hand_words(play: ContractPlay) -> str:
    """Which hand of the match is played."""
    words = QCoreApplication.translate("BarbuTable", "Hand {hand} of {hands}")
    return words.format(hand=play.hand, hands=play.hands)
