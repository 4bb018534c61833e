"""The signs on buttons and pages, drawn here as strokes in a box of 24."""

from collections.abc import Callable
from functools import lru_cache
from math import cos, pi, sin
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen


class Icon(NamedTuple):
    """What is stroked and what is filled."""

    strokes: QPainterPath
    fills: QPainterPath


Points = tuple[tuple[float, float], ...]
Rects = tuple[tuple[float, float, float, float, float], ...]
"""Left, top, width, height and radius of each."""


def _lines(*runs: Points, rects: Rects = (), fills: tuple[Points, ...] = ()) -> Icon:
    strokes, filled = QPainterPath(), QPainterPath()
    for run in runs:
        strokes.moveTo(*run[0])
        for point in run[1:]:
            strokes.lineTo(*point)
    for x, y, width, height, radius in rects:
        strokes.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    for run in fills:
        filled.moveTo(*run[0])
        for point in run[1:]:
            filled.lineTo(*point)
        filled.closeSubpath()
    return Icon(strokes, filled)


def _undo() -> Icon:
    icon = _lines(((9, 5), (4, 10), (9, 15)))
    icon.strokes.moveTo(4, 10)
    icon.strokes.lineTo(14.5, 10)
    icon.strokes.cubicTo(18.5, 10, 20, 12.5, 20, 15)
    icon.strokes.lineTo(20, 18.5)
    return icon


def _lamp() -> Icon:
    icon = _lines(((9.5, 18), (14.5, 18)), ((10.5, 21), (13.5, 21)))
    icon.strokes.moveTo(9.5, 15)
    icon.strokes.cubicTo(7.5, 13.6, 6, 12, 6, 9)
    icon.strokes.arcTo(QRectF(6, 3, 12, 12), 180, -180)
    icon.strokes.cubicTo(18, 12, 16.5, 13.6, 14.5, 15)
    icon.strokes.closeSubpath()
    return icon


def _book() -> Icon:
    icon = _lines(((12, 6.5), (12, 20)))
    for sign in (-1, 1):
        icon.strokes.moveTo(12, 6.5)
        icon.strokes.cubicTo(12 + sign * 2, 4.8, 12 + sign * 5, 4.5, 12 + sign * 9, 4.5)
        icon.strokes.lineTo(12 + sign * 9, 18)
        icon.strokes.cubicTo(12 + sign * 5, 18, 12 + sign * 2, 18.3, 12, 20)
    return icon


def _sun() -> Icon:
    rays = []
    for corner in range(8):
        angle = corner * pi / 4
        rays.append(tuple((12 + radius * cos(angle), 12 + radius * sin(angle)) for radius in (7.2, 9.6)))
    icon = _lines(*rays)
    icon.strokes.addEllipse(QPointF(12, 12), 4.2, 4.2)
    return icon


def _lock() -> Icon:
    icon = _lines(rects=((5.5, 10.5, 13, 9.5, 2),))
    icon.strokes.moveTo(8.5, 10.5)
    icon.strokes.lineTo(8.5, 8)
    icon.strokes.arcTo(QRectF(8.5, 4, 7, 8), 180, -180)
    icon.strokes.lineTo(15.5, 10.5)
    return icon


def _trick() -> Icon:
    return _lines(((15.5, 6.5), (20.5, 8), (17.5, 19.5), (13.5, 18.4)), rects=((4.5, 4, 9.5, 14.5, 1.8),))


def _wand() -> Icon:
    sparks = (((17, 3), (17, 7)), ((15, 5), (19, 5)), ((20, 11), (20, 14)), ((18.5, 12.5), (21.5, 12.5)))
    return _lines(((4, 20), (14.5, 9.5)), *sparks)


def _horn() -> Icon:
    icon = _lines(((4, 10), (4, 14), (7, 14), (16, 18.5), (16, 5.5), (7, 10), (4, 10)), ((8, 14.5), (9.5, 20)))
    icon.strokes.moveTo(19, 9.5)
    icon.strokes.cubicTo(20.3, 11, 20.3, 13, 19, 14.5)
    return icon


def _people() -> Icon:
    icon = _lines()
    icon.strokes.addEllipse(QPointF(9, 8), 3.6, 3.6)
    icon.strokes.moveTo(2.5, 19.5)
    icon.strokes.cubicTo(2.5, 12.5, 15.5, 12.5, 15.5, 19.5)
    icon.strokes.moveTo(15, 4.8)
    icon.strokes.cubicTo(19.2, 5, 19.2, 11, 15, 11.2)
    icon.strokes.moveTo(17.5, 14)
    icon.strokes.cubicTo(20, 14.6, 21.5, 16.4, 21.5, 19.5)
    return icon


def _clock() -> Icon:
    icon = _lines(((12, 7), (12, 12), (15.5, 14)))
    icon.strokes.addEllipse(QPointF(12, 12), 8.5, 8.5)
    return icon


def _eye() -> Icon:
    icon = _lines()
    icon.strokes.moveTo(2.5, 12)
    icon.strokes.quadTo(12, 1.5, 21.5, 12)
    icon.strokes.quadTo(12, 22.5, 2.5, 12)
    icon.strokes.addEllipse(QPointF(12, 12), 3.2, 3.2)
    return icon


def _stairs() -> Icon:
    return _lines(rects=((4, 3.5, 7, 5, 1), (4, 9.5, 7, 5, 1), (4, 15.5, 7, 5, 1), (12.5, 9.5, 7, 5, 1)))


def _star() -> Icon:
    corners = []
    for corner in range(10):
        radius, angle = (9.5 if corner % 2 == 0 else 4.2), pi * corner / 5
        corners.append((12 + radius * sin(angle), 12.6 - radius * cos(angle)))
    return _lines(fills=(tuple(corners),))


_DISH: Final[Points] = ((4.5, 14), (4.5, 20), (19.5, 20), (19.5, 14))
_ICONS: Final[dict[str, Callable[[], Icon]]] = {
    "menu": lambda: _lines(((4, 7), (20, 7)), ((4, 12), (20, 12)), ((4, 17), (20, 17))),
    "more": lambda: _lines(
        rects=((3.4, 10.6, 2.8, 2.8, 1.4), (10.6, 10.6, 2.8, 2.8, 1.4), (17.8, 10.6, 2.8, 2.8, 1.4))
    ),
    "figures": lambda: _lines(((4, 20), (20, 20)), rects=((5, 12, 3, 5, 1), (10.5, 7, 3, 10, 1), (16, 4, 3, 13, 1))),
    "undo": _undo,
    "hint": _lamp,
    "draw": lambda: _lines(
        ((12, 4), (12, 13)), ((8, 9.5), (12, 13.5), (16, 9.5)), ((5, 15), (5, 20), (19, 20), (19, 15))
    ),
    "pass": lambda: _lines(((6, 6), (12, 12), (6, 18)), ((13, 6), (19, 12), (13, 18))),
    "pick_up": lambda: _lines(
        ((12, 15), (12, 4)), ((7.5, 8), (12, 3.5), (16.5, 8)), ((5, 14), (5, 20), (19, 20), (19, 14))
    ),
    "take_trick": _trick,
    "lay": lambda: _lines(((5, 12.5), (10, 17.5), (19.5, 7))),
    "tray": lambda: _lines(((12, 5), (12, 19)), ((5, 12), (19, 12))),
    "ladder": _stairs,
    "star": _star,
    "clear": lambda: _lines(((6, 6), (18, 18)), ((18, 6), (6, 18))),
    "discard": lambda: _lines(
        ((12, 3.5), (12, 11)), ((8.5, 8), (12, 11.5), (15.5, 8)), rects=((6.5, 14, 11, 6.5, 1.5),)
    ),
    "announce": _horn,
    "double": lambda: _lines(
        ((4, 8), (11, 15)), ((11, 8), (4, 15)), ((14.5, 10), (20, 10)), ((14.5, 13.5), (20, 13.5))
    ),
    "new_match": lambda: _lines(
        ((10, 11), (10, 15)),
        ((8, 13), (12, 13)),
        ((17.5, 6), (21, 7), (18, 19), (15.5, 18.3)),
        rects=((4, 5, 12, 15.5, 2),),
    ),
    "resume": lambda: _lines(fills=(((7, 4.5), (19.5, 12), (7, 19.5)),)),
    "play": lambda: _lines(fills=(((8, 5.5), (18.5, 12), (8, 18.5)),)),
    "score_pad": lambda: _lines(
        ((9, 8), (15, 8)), ((9, 12), (15, 12)), ((9, 16), (13, 16)), rects=((5, 3, 14, 18, 1.8),)
    ),
    "rules": _book,
    "record": lambda: _lines(rects=((3.5, 5, 17, 14, 2),), fills=(((10, 9), (15, 12), (10, 15)),)),
    "export": lambda: _lines(((12, 15), (12, 3.5)), ((7.5, 8), (12, 3.5), (16.5, 8)), _DISH),
    "import": lambda: _lines(((12, 3.5), (12, 15)), ((7.5, 10.5), (12, 15), (16.5, 10.5)), _DISH),
    "settings": _sun,
    "lock": _lock,
    "eye": _eye,
    "people": _people,
    "clock": _clock,
    "arrange": _wand,
    "back": lambda: _lines(((15, 5), (8, 12), (15, 19))),
    "next": lambda: _lines(((9, 5), (16, 12), (9, 19))),
    "up": lambda: _lines(((5, 15), (12, 8), (19, 15))),
    "down": lambda: _lines(((5, 9), (12, 16), (19, 9))),
}


@lru_cache(maxsize=64)
def icon(name: str) -> Icon:
    """The drawing of this name."""
    return _ICONS[name]()


def draw_icon(painter: QPainter, name: str, box: QRectF, colour: QColor, weight: float = 2.0) -> None:
    """Paint a sign into a square box."""
    drawing = icon(name)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / 24, box.height() / 24)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(drawing.strokes)
    painter.setBrush(colour)
    if not drawing.fills.isEmpty():
        painter.drawPath(drawing.fills)
    painter.restore()


def draw_sign(painter: QPainter, name: str, box: QRectF, ground: QColor, colour: QColor) -> None:
    """Paint a sign on a disc: the verdict of a draft, whose turn it is."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawEllipse(box)
    inset = box.width() * 0.2
    draw_icon(painter, name, box.adjusted(inset, inset, -inset, -inset), colour, 3.4)
