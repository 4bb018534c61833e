"""What moments are made of: a veil with rays, pips that fall, cards that fly, the medal."""

from collections.abc import Sequence
from math import cos, pi, sin
from random import Random
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from barracan.table.cards.faces import FaceKey, Faces, margin
from barracan.table.hud.base import HudItem
from barracan.table.painting import SECTORS, canvas, draw_mark, draw_rays, table_ground
from barracan.table.themes import Theme, fade, is_high_contrast, side_colour

MOST_PIPS: Final = 100
_RAYS: Final = 0.06
_LIT_RAYS: Final = 0.11
"""Rays of the accent's colour may be stronger: it is nearer to the ground than white."""
_SHADE: Final = 0.5
"""A ground with rays is that much nearer to the panels' colour, so that text in the accent's can be read on them."""


class Veil(HudItem):
    """A ground over the whole table, with rays from a point where there is one; none in high contrast.

    It is painted once; the pointer meets what lies under it.
    """

    def __init__(self, parent: QGraphicsItem, part: float, *, ground: bool = False, lit: bool = False) -> None:
        super().__init__("veil", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(-1)
        self._part = part
        self._ground = ground
        self._lit = lit
        self.source: QPointF | None = None

    def draw(self, painter: QPainter) -> None:
        """Paint the ground of the table once more, or its panels' colour, and the rays."""
        theme, area = self.theme, self.area()
        if self._ground:
            painter.setOpacity(self._part)
            painter.fillRect(area, table_ground(theme, area.size()))
            painter.setOpacity(1.0)
            painter.fillRect(area, fade(theme.panel, _SHADE))
        else:
            painter.fillRect(area, fade(theme.edge if theme.name == "light" else theme.panel, self._part))
        if self.source is not None and not is_high_contrast(theme):
            colour = fade(theme.accent, _LIT_RAYS) if self._lit else fade(theme.text, _RAYS)
            draw_rays(painter, area, self.source, colour, SECTORS)


# Pips

_PIP_COLOURS: Final = (QColor("#F2C864"), QColor("#E86A78"), QColor("#8CC4F2"), QColor("#F1F6F2"))
_PIP_SIZES: Final = (14, 18, 23)
_FALL: Final = 900.0


class _Pip(NamedTuple):
    item: QGraphicsPixmapItem
    end: QPointF
    begin: float
    sway: float


class Pips:
    """Signs of the suits that fall once and stay where they came to, never over a text.

    They are pictures of the same few drawings, turned in advance.
    """

    def __init__(self, parent: QGraphicsItem, count: int, seed: int) -> None:
        self._parent = parent
        self._random = Random(seed)
        self._count = min(count, MOST_PIPS)
        self._pips: list[_Pip] = []
        self._parts: list[float] = []
        """How far each was when it was shown last."""

    @property
    def items(self) -> list[QGraphicsPixmapItem]:
        """The pictures that fall."""
        return [pip.item for pip in self._pips]

    def lay(self, area: QRectF, texts: Sequence[QRectF], ratio: float, scale: float, within: float) -> None:
        """Choose where they come to: in this area, outside of the texts and of what lies over these, in so many ms."""
        for pip in self._pips:
            scene = pip.item.scene()
            if scene is not None:
                scene.removeItem(pip.item)
        pictures = _pip_pictures(ratio, scale)
        self._pips, self._parts = [], []
        last = max(0.0, within - _FALL)
        tries = 0
        while len(self._pips) < self._count and tries < 20 * self._count:
            tries += 1
            x = self._random.uniform(area.left(), area.right())
            y = self._random.uniform(area.top(), area.bottom())
            size, sway = 30 * scale, self._random.uniform(-24, 24) * scale
            lane = QRectF(x - size - abs(sway), area.top(), 2 * (size + abs(sway)), y - area.top() + size)
            if any(lane.intersects(text) for text in texts):
                continue
            item = QGraphicsPixmapItem(self._random.choice(pictures), self._parent)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setZValue(-0.5)
            item.setOffset(-item.boundingRect().center())
            item.hide()
            self._parts.append(0.0)
            self._pips.append(_Pip(item, QPointF(x, y), self._random.uniform(0, last), sway))

    def show_at(self, passed: float, top: float) -> None:
        """Let them be where they are so long after the first began to fall from there."""
        for number, (item, end, begin, sway) in enumerate(self._pips):
            part = max(0.0, min(1.0, (passed - begin) / _FALL))
            if part == self._parts[number]:
                continue  # it has not set out yet, or has come down
            self._parts[number] = part
            item.setVisible(part > 0)
            eased = 1 - (1 - part) ** 2
            x = end.x() + sway * sin(pi * 2 * part) * (1 - part)
            item.setPos(round(x), round(top + (end.y() - top) * eased))


def suit_path(suit: str, size: float) -> QPainterPath:
    """The sign of a suit in a square of this size round the origin."""
    path, r = QPainterPath(), size / 2
    if suit == "D":
        path.addPolygon(QPolygonF([QPointF(0, -r), QPointF(0.78 * r, 0), QPointF(0, r), QPointF(-0.78 * r, 0)]))
        path.closeSubpath()
    elif suit == "C":
        for x, y in ((0, -0.45), (-0.48, 0.2), (0.48, 0.2)):
            leaf = QPainterPath()
            leaf.addEllipse(QPointF(x * r, y * r), 0.46 * r, 0.46 * r)
            path = path.united(leaf)
    else:
        way = 1 if suit == "H" else -1
        path.moveTo(0, way * 0.95 * r)
        path.cubicTo(-0.5 * r, way * 0.5 * r, -r, way * 0.1 * r, -0.95 * r, way * -0.4 * r)
        path.cubicTo(-0.9 * r, way * -1.0 * r, -0.15 * r, way * -1.0 * r, 0, way * -0.4 * r)
        path.cubicTo(0.15 * r, way * -1.0 * r, 0.9 * r, way * -1.0 * r, 0.95 * r, way * -0.4 * r)
        path.cubicTo(r, way * 0.1 * r, 0.5 * r, way * 0.5 * r, 0, way * 0.95 * r)
    if suit in "CS":
        stem = QPainterPath()
        foot = [QPointF(-0.1 * r, 0.1 * r), QPointF(0.1 * r, 0.1 * r), QPointF(0.32 * r, r), QPointF(-0.32 * r, r)]
        stem.addPolygon(QPolygonF(foot))
        stem.closeSubpath()
        path = path.united(stem)
    return path


def _pip_pictures(ratio: float, scale: float) -> list[QPixmap]:
    pictures = []
    for number in range(24):
        size = _PIP_SIZES[number % 3] * scale
        box = QSizeF(1.6 * size, 1.6 * size)
        picture, painter = canvas(box, ratio)
        painter.translate(box.width() / 2, box.height() / 2)
        painter.rotate(number * 47 % 80 - 40)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_PIP_COLOURS[number % len(_PIP_COLOURS)])
        painter.drawPath(suit_path("SHDC"[number // 6], size))
        painter.end()
        pictures.append(picture)
    return pictures


# Cards


class CardPicture(QGraphicsPixmapItem):
    """The picture of a card, which flies in a moment; its position is its centre."""

    def __init__(self, parent: QGraphicsItem, faces: Faces, code: str, width: int) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._faces = faces
        self._turned: tuple[float, float] | None = None
        self.key = FaceKey(code, width)
        self.refresh()

    def refresh(self) -> None:
        """Show the face as it can be shown now."""
        look = self._faces.look(self.key)
        pad = margin(look.width)
        self._face, self._fit = look.pixmap, self.key.width / look.width
        self._corner = QPointF(-look.width / 2 - pad, -0.7 * look.width - pad)
        self._turned = None
        self._show_face()

    def lie(self, centre: QPointF, turn: float, scale: float = 1.0, *, at_rest: bool = False) -> None:
        """Lie here, turned by so many degrees; *at_rest* as a picture turned once and for all, which paints faster."""
        if at_rest:
            self._rest(turn, scale)
            self.setPos(round(centre.x()), round(centre.y()))
            return
        if self._turned is not None:
            self._turned = None
            self._show_face()
        self.setPos(centre)
        self.setRotation(turn)
        self.setScale(scale * self._fit)

    def _show_face(self) -> None:
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setPixmap(self._face)
        self.setOffset(self._corner)

    def _rest(self, turn: float, scale: float) -> None:
        """Show the face turned and scaled, drawn again only where it lay otherwise."""
        if self._turned == (turn, scale):
            return
        self._turned = turn, scale
        ratio = self._face.devicePixelRatioF()
        way = QTransform().rotate(turn).scale(scale * self._fit, scale * self._fit)
        room = way.mapRect(QRectF(self._corner, self._face.deviceIndependentSize())).toAlignedRect()
        picture, painter = canvas(QSizeF(room.size()), ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-room.topLeft())
        painter.setTransform(way, True)
        painter.drawPixmap(self._corner, self._face)
        painter.end()
        self.setRotation(0.0)
        self.setScale(1.0)
        self.setTransformationMode(Qt.TransformationMode.FastTransformation)
        self.setPixmap(picture)
        self.setOffset(QPointF(room.topLeft()))


# The medal

_TEETH: Final = 24
_GOLD, _DARK_GOLD, _BLUE, _DEEP_BLUE = QColor("#F2C864"), QColor("#D29A35"), QColor("#24468A"), QColor("#17305F")


class Medal(HudItem):
    """A brass medal with the mark of a side; it has the same colours in all themes, its place is its middle's."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__("medal", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self.side = 0
        self.colour = _GOLD

    def show_side(self, side: int, felt: Theme) -> None:
        """Bear the mark of this side, in its colour on dark ground."""
        self.side, self.colour = side, side_colour(felt, side)
        self.redraw()

    def strike(self, part: float) -> None:
        """Come down on its place: 0 is not to be seen yet, 1 is there."""
        self.setVisible(part > 0)
        self.setTransformOriginPoint(self.area().center())
        self.setScale(1.7 - 0.7 * part)
        self.setOpacity(min(1.0, 2 * part))

    def draw(self, painter: QPainter) -> None:
        """Paint teeth, rim, disc, ring and mark."""
        centre, radius = self.area().center(), self.area().width() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        for turn, colour in ((0.5, _DARK_GOLD), (0.0, _GOLD)):
            painter.setBrush(colour)
            painter.drawPolygon(_star(centre, radius, 0.88 * radius, turn))
        painter.drawEllipse(centre, 0.88 * radius, 0.88 * radius)
        disc = QRadialGradient(centre, 0.8 * radius)
        disc.setColorAt(0, _BLUE.lighter(112))
        disc.setColorAt(1, _DEEP_BLUE)
        painter.setBrush(disc)
        painter.drawEllipse(centre, 0.8 * radius, 0.8 * radius)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(fade(_GOLD, 0.75), max(1.0, 0.014 * radius)))
        painter.drawEllipse(centre, 0.7 * radius, 0.7 * radius)
        size = 0.66 * radius
        box = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
        draw_mark(painter, self.side, box, self.colour, 0.06 * size)


def _star(centre: QPointF, outer: float, inner: float, turn: float) -> QPolygonF:
    points = []
    for corner in range(2 * _TEETH):
        radius = outer if corner % 2 == 0 else inner
        angle = pi * (corner + 2 * turn) / _TEETH
        points.append(centre + QPointF(radius * sin(angle), -radius * cos(angle)))
    return QPolygonF(points)
