"""A table in the size of a stamp, with all hands face down."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from barracan.model.cards import Code
from barracan.model.places import HAND, read_place
from barracan.model.view import SeatView
from barracan.table.cards.faces import BACKS
from barracan.table.hud.plates import BACK_COLOURS
from barracan.table.layouts.geometry import Layout, LayoutOptions, Spot
from barracan.table.layouts.table_layout import lay_out
from barracan.table.painting import canvas, table_ground
from barracan.table.themes import Theme, fade

SIZE: Final = QSize(188, 106)
_TABLE: Final = QSizeF(1366, 770)
"""The window whose table is drawn small."""
_ROUNDING: Final = 8
_FACE: Final = QColor("#FDFAF3")
_EDGE: Final = QColor(27, 34, 48, 110)
_BACK_EDGE: Final = QColor("#DCE4F0")
_INKS: Final = {"H": QColor("#C41E34"), "D": QColor("#C41E34"), "K": QColor("#6A3AA8")}
_BLACK: Final = QColor("#1A2130")
_COURTS: Final = frozenset("JQK")


def bare_table(theme: Theme, ratio: float) -> QPixmap:
    """A table on which nothing lies."""
    return _paint_picture(theme, ratio, lambda _: None)


def miniature(game: str, view: SeatView, theme: Theme, ratio: float, back: str = BACKS[0]) -> QPixmap:
    """The table of a game's view; what hands hold leaves no trace on it."""

    def draw(painter: QPainter) -> None:
        layout = lay_out(game, view, LayoutOptions(_TABLE, hand_order="own"))
        _draw_hud(painter, layout, theme)
        _draw_cards(painter, layout, view, BACK_COLOURS[back])

    return _paint_picture(theme, ratio, draw)


def _paint_picture(theme: Theme, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    picture, painter = canvas(QSizeF(SIZE), ratio)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(QPointF(0, 0), QSizeF(SIZE)), _ROUNDING, _ROUNDING)
    painter.setClipPath(shape)
    painter.scale(SIZE.width() / _TABLE.width(), SIZE.height() / _TABLE.height())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillRect(QRectF(QPointF(0, 0), _TABLE), table_ground(theme, _TABLE))
    draw(painter)
    painter.end()
    return picture


def _draw_hud(painter: QPainter, layout: Layout, theme: Theme) -> None:
    painter.setBrush(theme.band)
    for band in layout.bands.values():
        painter.drawRoundedRect(band, 12, 12)
    painter.setBrush(theme.panel_over(0.7))
    for rect in (layout.top_bar, layout.action_bar, *layout.plates.values()):
        painter.drawRoundedRect(rect, 12, 12)


def _draw_cards(painter: QPainter, layout: Layout, view: SeatView, back: QColor) -> None:
    for place, cards in view.places().items():
        spots = layout.spots.get(place, ())
        order = layout.stacking.get(place, range(len(cards)))
        buried = layout.buried.get(place, 0)
        for _, card, spot in sorted(list(zip(order, cards, spots, strict=False))[buried:], key=lambda each: each[0]):
            if card is None or read_place(place).kind == HAND:
                _draw_back(painter, spot, back)
            else:
                _draw_face(painter, spot, card)


def _draw_back(painter: QPainter, spot: Spot, colour: QColor) -> None:
    painter.setPen(QPen(_BACK_EDGE, 5))
    painter.setBrush(colour)
    painter.drawRoundedRect(spot.rect.adjusted(2, 2, -2, -2), 6, 6)


def _draw_face(painter: QPainter, spot: Spot, card: Code) -> None:
    """A card with a block of its colour for the index, and another for what lies in its middle."""
    rect, ink = spot.rect, _INKS.get(card[-1], _BLACK)
    painter.setPen(QPen(_EDGE, 3))
    painter.setBrush(_FACE)
    painter.drawRoundedRect(rect, 6, 6)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    w = spot.width
    painter.drawRect(QRectF(rect.left() + 0.08 * w, rect.top() + 0.09 * w, 0.17 * w, 0.36 * w))
    middle = QRectF(0, 0, 0.26 * w, 0.3 * w)
    if card == "JK" or card[0] in _COURTS:
        painter.setBrush(fade(ink, 0.55))
        middle = QRectF(0, 0, 0.5 * w, 0.9 * w)
    middle.moveCenter(rect.center() + QPointF(0.08 * w, 0))
    painter.drawRect(middle)
