"""A flash exit: the five categories leap from the table into a crown."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.hud.base import HudItem
from barracan.table.hud.lettering import BOLD, CENTRE, LEAD, SEMIBOLD, font_of, line_height, write
from barracan.table.moments.moment import Moment
from barracan.table.moments.parts import CardPicture, Pips, Veil

_LENGTH: Final = 1800
_LEAP: Final = 560.0
_APART: Final = 130.0
_STEP: Final = 23.0
_RADIUS: Final = 5.4
_FAN: Final = 0.44
_PIPS, _SEED = 40, 9
_DIM: Final = 0.88


class Lying(NamedTuple):
    """A card that lies on the table: its face, its middle and its width."""

    code: str
    centre: QPointF
    width: float


class FlashExit(Moment):
    """The moment of a flash exit; *groups* are the categories from the left."""

    def __init__(self, title: str, sentence: str, more: str, groups: Sequence[Sequence[Lying]], faces: Faces) -> None:
        super().__init__("flash_exit", _LENGTH)
        self.title, self.sentence, self.more = title, sentence, more
        self._groups = groups
        self._faces = faces
        self._veil = Veil(self, _DIM, lit=True)
        self._pips = Pips(self, _PIPS, _SEED)
        self._words = _Words(self, (title, sentence, more))
        self._cards: list[list[CardPicture]] = []
        self._width = 0
        self._pivot = QPointF()
        faces.arrived.connect(self._refresh)

    def spoken_name(self) -> str:
        return f"{self.title}. {self.sentence}."

    def begin(self, speed: float) -> None:
        """Sound while the cards leap."""
        super().begin(speed)
        if self.moving:
            self.sound_still()

    def sound_still(self) -> None:
        self.sounded.emit("flash", 1.0)

    def lay(self) -> None:
        """Lay the crown round the words."""
        table = self.table
        width = round(min(0.074 * table.width(), 0.135 * table.height()))
        if width != self._width:
            self._width = width
            for card in (card for group in self._cards for card in group):
                self.scene().removeItem(card)
            self._cards = [
                [CardPicture(self, self._faces, card.code, width) for card in group] for group in self._groups
            ]
        top = table.top() + 0.27 * table.height()
        self._pivot = QPointF(table.center().x(), top + 0.7 * width + _RADIUS * width)
        height = self._words.wanted_height()
        words = QRectF(
            table.left() + 0.2 * table.width(), top + 1.4 * width + 0.10 * table.height(), 0.6 * table.width(), height
        )
        self._words.set_rect(words)
        self._veil.source = QPointF(table.center().x(), words.center().y())
        self._veil.set_rect(table)
        self._pips.lay(table, [words], self._faces.ratio, max(0.8, self.ts), _LENGTH - 500)

    def show_at(self, passed: float) -> None:
        """Let each category be so far on its leap."""
        middle = (len(self._groups) - 1) / 2
        for number, (lying, pictures) in enumerate(zip(self._groups, self._cards, strict=False)):
            part = max(0.0, min(1.0, (passed - number * _APART) / _LEAP))
            eased = 1 - (1 - part) ** 3
            turn = (number - middle) * _STEP
            for at, (card, picture) in enumerate(zip(lying, pictures, strict=False)):
                goal = self._goal(turn, at - (len(lying) - 1) / 2)
                lift = QPointF(0, -0.5 * self._width * sin(3.1416 * eased))
                small = card.width / max(1, self._width)
                place, scale = card.centre + (goal - card.centre) * eased + lift, small + (1 - small) * eased
                picture.lie(place, turn * eased, scale, at_rest=part >= 1)
        self._pips.show_at(passed - 500, self.table.top() - 30)

    def _goal(self, turn: float, aside: float) -> QPointF:
        """Where a card of the group at this angle lies, so many steps from the group's middle."""
        way, reach = radians(turn), _RADIUS * self._width
        along = aside * _FAN * self._width
        return self._pivot + QPointF(reach * sin(way) + along * cos(way), along * sin(way) - reach * cos(way))

    def leave(self) -> None:
        self._faces.arrived.disconnect(self._refresh)
        super().leave()

    def _refresh(self, _: FaceKey) -> None:
        for card in (card for group in self._cards for card in group):
            card.refresh()
        self.show_at(self._clock.currentValue() if self.moving else float(self.length))


class _Words(HudItem):
    """A large word, a sentence and what is added to it."""

    def __init__(self, parent: QGraphicsItem, lines: tuple[str, str, str]) -> None:
        super().__init__("flash_words", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(3)
        self._lines = lines

    def wanted_height(self) -> float:
        """How high the lines are."""
        return sum(line_height(font) for font in self._fonts()) + round(8 * self.ts)

    def draw(self, painter: QPainter) -> None:
        """Paint the lines one under another."""
        y = 0.0
        for words, font in zip(self._lines, self._fonts(), strict=True):
            write(painter, QRectF(0, y, self.area().width(), line_height(font)), words, font, self.theme.text, CENTRE)
            y += line_height(font) + round(4 * self.ts)

    def _fonts(self) -> tuple[QFont, QFont, QFont]:
        return font_of(48 * self.ts, BOLD), self.letters(LEAD + 2, SEMIBOLD), self.letters(LEAD)
