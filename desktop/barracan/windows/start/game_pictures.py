"""The pictures by which games are chosen, and the arc of six cards on the first page, painted from the faces."""

from collections.abc import Iterable, Iterator, Sequence
from math import cos, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient

from barracan.games.catalog import CATALOG, load_part
from barracan.model.cards import Code
from barracan.model.value import value
from barracan.table.cards.faces import BACK, read_drawing
from barracan.table.cards.turned import Draw
from barracan.table.painting import draw_rays
from barracan.table.themes import WHITE, fade

RATIO: Final = 1.4
_CORNER: Final = 0.068
_SHADOW: Final = QColor("#04100D")
_RAYS: Final = 22
_ROUNDING: Final = 11
ARC: Final = ("9C", "JD", "QS", "KH", "AD", "JK")
_ARC_TURN: Final = 26.0


@value
class PlacedCard:
    """A card of a picture: where its middle lies, in card widths from the middle of the picture, and how it is turned.

    ``across`` is a stopper in its landscape form.
    """

    code: Code
    x: float
    y: float
    turn: float = 0.0
    across: bool = False

    @property
    def drawing(self) -> str:
        """The name of its drawing."""
        return f"{self.code}-stopper" if self.across else self.code


@value
class GamePicture:
    """What stands for a game: the two colours of its ground, the width of a card, and the cards from below upwards.

    The width is a part of the picture's height, or of its width by 1.4 where that is less.
    """

    tint: tuple[str, str]
    card: float
    cards: tuple[PlacedCard, ...]


def _row(codes: str, x: float, y: float, step: float) -> tuple[PlacedCard, ...]:
    return tuple(PlacedCard(code, x + number * step, y) for number, code in enumerate(codes.split()))


def _fan(codes: str, y: float, radius: float, spread: float) -> tuple[PlacedCard, ...]:
    """Cards on an arc of this radius, *spread* degrees to each side."""
    names = codes.split()
    turns = [spread * (2 * number / (len(names) - 1) - 1) for number in range(len(names))]
    return tuple(
        PlacedCard(code, radius * sin(radians(turn)), y + radius * (1 - cos(radians(turn))), turn)
        for code, turn in zip(names, turns, strict=True)
    )


BARRACAN: Final = GamePicture(
    ("#2F7264", "#17423A"),
    0.26,
    (
        PlacedCard(BACK, 0, 0, 90),
        *_row("9S QD", -1.62, 0, 0.42),
        *_row("5C KS", 1.20, 0, 0.42),
        *_row("8C JH", -0.21, 1.17, 0.42),
        PlacedCard("3H", -0.30, -1.17),
        PlacedCard("AS", 0.34, -1.17, across=True),
    ),
)
BURRACO: Final = GamePicture(
    ("#3A5F8F", "#1B3252"),
    0.42,
    (
        *_row("5H 6H 7H 8H 9H", -1.02, 0, 0.27),
        PlacedCard("TH", 0.74, -0.22, 90),
        PlacedCard("JH", 0.74, 0.22, 90),
    ),
)
BURACO: Final = GamePicture(
    ("#2F7480", "#163C45"),
    0.4,
    (
        PlacedCard(BACK, -0.86, 0, -34),
        PlacedCard(BACK, -0.66, 0, 38),
        PlacedCard("2S", 0.32, 0, -3),
        PlacedCard("2D", 0.92, 0.04, 7),
    ),
)
CONCAN: Final = GamePicture(
    ("#6A4A86", "#352347"),
    0.42,
    (*_row("TS JK QS KS", -0.84, -0.24, 0.35), *_row("7H 7C 7D", 0.12, 0.3, 0.38)),
)
BARRACUDA: Final = GamePicture(
    ("#2A6C93", "#123A54"),
    0.44,
    (*_row("4S 5S 6S", -0.94, 0.06, 0.42), PlacedCard("7S", 0.84, -0.16, 13)),
)
BARBU: Final = GamePicture(
    ("#8A3B45", "#481C24"),
    0.44,
    (
        PlacedCard("4H", 0, -0.36),
        PlacedCard("9H", -0.62, 0.14, -16),
        PlacedCard("JH", 0.62, 0.14, 16),
        PlacedCard("KH", 0, 0.2),
    ),
)
SHEEPSHEAD: Final = GamePicture(("#6B6A35", "#36371A"), 0.42, _fan("QC QS QH QD", -0.12, 2.6, 20))
_OTHER: Final = GamePicture(("#47606E", "#223139"), 0.42, _fan("AS KD QC JH", -0.12, 2.6, 20))


def find_picture(game: str) -> GamePicture:
    """The picture of a game; of one that brings none, a fan of four cards."""
    path = CATALOG.entry(game).picture
    picture: GamePicture = load_part(path) if path else _OTHER
    return picture


class CardDrawings:
    """Draws single cards of a set, at any size and turn.

    Attributes:
        back: the name of the back in use.
    """

    def __init__(self, art: str, back: str) -> None:
        self._art, self.back = art, back
        self._drawings: dict[str, Draw] = {}

    def draw(self, painter: QPainter, card: PlacedCard, centre: QPointF, width: float, unit: float) -> None:
        """Draw a card of this width with its shadow; *unit* is what its place is told in."""
        painter.save()
        painter.translate(centre + QPointF(card.x, card.y) * unit)
        painter.rotate(card.turn)
        box = QRectF(-width / 2, -width * RATIO / 2, width, width * RATIO)
        if card.across:
            box = QRectF(-width * RATIO / 2, -width / 2, width * RATIO, width)
        _draw_shadow(painter, box, width)
        self._drawing(card.drawing)(painter, box)
        painter.restore()

    def load(self, names: Iterable[str]) -> Iterator[Draw]:
        """Read these drawings one by one, so that they are there when they are drawn."""
        return map(self._drawing, names)

    def _drawing(self, name: str) -> Draw:
        if name not in self._drawings:
            self._drawings[name] = read_drawing(self._art, self.back, name)
        return self._drawings[name]


def _draw_shadow(painter: QPainter, box: QRectF, width: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(8):
        grown = width * (0.055 - 0.008 * layer)
        painter.setBrush(fade(_SHADOW, 0.048))
        radius = _CORNER * width + max(0.0, grown)
        painter.drawRoundedRect(box.adjusted(-grown, -grown * 0.6, grown, grown * 1.4), radius, radius)


def draw_game(painter: QPainter, rect: QRectF, picture: GamePicture, drawings: CardDrawings) -> None:
    """Paint the picture of a game into a rect: its ground with rays, its cards, a hairline round it."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, _ROUNDING, _ROUNDING)
    painter.save()
    painter.setClipPath(shape)
    draw_ground(painter, rect, picture.tint)
    draw_cards(painter, rect, picture, drawings)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(fade(WHITE, 0.14), 1))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), _ROUNDING, _ROUNDING)


def draw_cards(painter: QPainter, rect: QRectF, picture: GamePicture, drawings: CardDrawings) -> None:
    """Paint the cards of a picture into a rect."""
    width = picture.card * min(rect.height(), rect.width() / RATIO)
    for card in picture.cards:
        drawings.draw(painter, card, rect.center(), width, width)


def draw_ground(painter: QPainter, rect: QRectF, tint: Sequence[str]) -> None:
    """Paint the ground of a game's picture, lighter in the middle, with its rays."""
    radius = 0.62 * max(rect.width(), rect.height())
    gradient = QRadialGradient(rect.center(), radius)
    gradient.setColorAt(0, QColor(tint[0]))
    gradient.setColorAt(1, QColor(tint[1]))
    painter.fillRect(rect, gradient)
    draw_rays(painter, rect, rect.center(), fade(WHITE, 0.055), _RAYS)


def arc_cards(radius: float) -> list[PlacedCard]:
    """The six cards of the arc, in lengths, about the middle of their circle's top."""
    return list(_fan(" ".join(ARC), 0, radius, _ARC_TURN))


def draw_arc(painter: QPainter, rect: QRectF, drawings: CardDrawings, radius: float, width: float) -> None:
    """Paint the arc of cards in the middle of a rect."""
    drop = radius * (1 - cos(radians(_ARC_TURN)))
    centre = QPointF(rect.center().x(), rect.center().y() - drop / 2)
    for card in arc_cards(radius):
        drawings.draw(painter, card, centre, width, 1.0)
