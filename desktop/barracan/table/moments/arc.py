"""Courts that open into an arc, with a medal before them."""

from math import cos, inf, radians, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.cards.faces import FaceKey, Faces
from barracan.table.moments.parts import CardPicture, Medal

COURTS: Final = ("JC", "QH", "KD", "JD", "QS", "KH", "JS")
_RADIUS: Final = 4.55
_STEP: Final = 12.4
"""The arc's radius in card widths, and the degrees from card to card."""
_MEDAL: Final = 0.49
OPENED, STRUCK, BLOW = 780.0, 900.0, 130.0
"""When the arc is open, when the medal is struck, and how long it comes down."""


class CourtArc:
    """The courts and the medal; ``top`` of the middle card and the card's width place them."""

    def __init__(self, parent: QGraphicsItem, faces: Faces) -> None:
        self._parent = parent
        self._faces = faces
        self._cards: list[CardPicture] = []
        self._width = 0
        self._open = False
        self.medal = Medal(parent)
        self.centre = QPointF()

    @property
    def height(self) -> float:
        """From the top of the middle card to the foot of the medal, in card widths."""
        return arc_height()

    def lay(self, middle: float, top: float, width: int) -> None:
        """Be so wide and high at this place."""
        if width != self._width:
            for card in self._cards:
                if card.scene() is not None:
                    card.scene().removeItem(card)
            self._width = width
            self._cards = [CardPicture(self._parent, self._faces, code, width) for code in COURTS]
        self._open = False
        self.centre = QPointF(middle, top + 0.7 * width + _RADIUS * width)
        radius = _MEDAL * width
        y = top + 1.42 * width
        self.medal.set_rect(QRectF(middle - radius, y - radius * 0.72, 2 * radius, 2 * radius))

    def refresh(self) -> None:
        """Show the faces that have been rendered since."""
        self._open = False
        for card in self._cards:
            card.refresh()

    def show_at(self, passed: float) -> None:
        """Open the arc, then strike the medal."""
        part = max(0.0, min(1.0, passed / OPENED))
        eased = 1 - (1 - part) ** 3
        reach = _RADIUS * self._width
        for number, card in enumerate(self._cards if part < 1 or not self._open else ()):
            turn = (number - (len(COURTS) - 1) / 2) * _STEP * eased
            way = radians(turn)
            rise = (1 - eased) * 0.6 * self._width
            place = self.centre + QPointF(reach * sin(way), rise - reach * cos(way))
            card.lie(place, turn, at_rest=part >= 1)
            card.setOpacity(min(1.0, 3 * part))
        self._open = part >= 1
        self.medal.strike(max(0.0, min(1.0, (passed - STRUCK + BLOW) / BLOW)))


def ask_for_courts(faces: Faces, table: QRectF) -> None:
    """Have the courts rendered about as large as they will be, so that no back stands for one when the arc opens."""
    for code in COURTS:
        faces.look(FaceKey(code, court_width(table)))


def court_width(table: QRectF, room: float = inf, *, whole: bool = False) -> int:
    """How wide a court is on this table, where so much height is left for the arc; for the *whole* one if so."""
    return max(40, int(min(0.155 * table.height(), room / arc_height(whole=whole), 0.1 * table.width())))


def arc_height(*, whole: bool = False) -> float:
    """How high arc and medal are in the middle, in card widths; or the *whole* arc with the foot of its last cards."""
    return _last_foot().y() if whole else 1.42 + 2 * _MEDAL - 0.72 * _MEDAL


def room_under_arc() -> float:
    """How wide the room between the feet of the last cards is, in card widths."""
    return 2 * _last_foot().x()


def _last_foot() -> QPointF:
    """The lowest corner of the last card, in card widths from the top of the middle one."""
    way = radians((len(COURTS) - 1) / 2 * _STEP)
    middle = QPointF(_RADIUS * sin(way), 0.7 + _RADIUS * (1 - cos(way)))
    return middle + QPointF(-0.5 * cos(way) - 0.7 * sin(way), 0.7 * cos(way) + 0.5 * sin(way))
