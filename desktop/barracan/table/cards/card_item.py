"""A card on the table, and one that is shown large with its name."""

from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from barracan.model.cards import Code
from barracan.table import layers
from barracan.table.accessibility.words import card_name
from barracan.table.cards.faces import BACK, FaceKey, Faces, margin, shadow
from barracan.table.cards.marks import BADGE, PILE_BADGE, REACH, Mark, badge_of, badge_pixmap, dot_pixmap, marks_pixmap
from barracan.table.hud.lettering import BODY, CENTRE, SEMIBOLD, TITLE, font_of, write
from barracan.table.layouts.geometry import INDEX, Spot, card_extent, height_of
from barracan.table.painting import canvas
from barracan.table.themes import Theme

_NO_MARKS: frozenset[Mark] = frozenset()
_TILT = 3.0
_HELD_LIFT = 1.8
_SHADE: Final = (0.6, 0.45, 0.78)
"""How far the shadow of a held card goes to the sides, up and down, in parts of its room: every move paints that."""


class CardItem(QGraphicsObject):
    """A card; its object name is its code while its face is up, ``back`` while it is not.

    Its position is its centre. It draws nothing itself: a child holds the face's pixmap, others its marks.

    Attributes:
        code: what its face says, ``None`` for a back.
        place: the name of the place it lies in.
        spot: where it belongs; ``lift`` raises it from there while it is selected or chosen.
        fresh: whether it came to the hand and has not been touched since.
        barred: whether it may not be played now.
    """

    def __init__(self, faces: Faces, theme: Theme, code: Code | None) -> None:
        super().__init__()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._faces = faces
        self._theme = theme
        self._picture = QGraphicsPixmapItem(self)
        self._picture.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self._signs: QGraphicsPixmapItem | None = None
        self.badge: QGraphicsPixmapItem | None = None
        self._is_spoken_for = False
        """Whether another card of its place bears the sign of a hint for all of them."""
        self._tilted: QGraphicsPixmapItem | None = None
        self._dot: QGraphicsPixmapItem | None = None
        self._box = QRectF()
        self.code = code
        self.place = ""
        self.spot = Spot(0, 0, 54)
        self.lift = 0.0
        self.marks = _NO_MARKS
        self.order = layers.CARDS
        self.buried = False
        """Whether it lies wholly under others, or is scrolled away."""
        self.fresh = False
        self.barred = False
        self.setObjectName(code or BACK)

    @property
    def goal(self) -> QPointF:
        """Where its centre lies when it is at rest."""
        return QPointF(self.spot.x, self.spot.y - self.lift)

    @property
    def key(self) -> FaceKey:
        """The face it shows, at its size."""
        return FaceKey(self.code or BACK, self.spot.width, self.spot.across)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Nothing: the children draw."""

    def turn_to(self, code: Code | None) -> None:
        """Show this face, or the back."""
        self.code = code
        self.setObjectName(code or BACK)
        self.refresh()

    def take(self, spot: Spot) -> None:
        """Belong at this spot, at its size; does not move there."""
        before, self.spot = self.spot, spot
        changed = (spot.width, spot.across, spot.washed) != (before.width, before.across, before.washed)
        if changed or self._box.isNull():
            self.refresh()
        elif self.badge is not None and spot != before:
            self._show_badge()

    def rest(self) -> None:
        """Lie exactly where it belongs."""
        self.setPos(self.goal)
        self.setScale(1.0)
        if not self.transform().isIdentity():
            self.setTransform(QTransform())

    def refresh(self) -> None:
        """Show the face as it can be shown now."""
        wide, high = card_extent(self.spot.width, self.spot.across)
        box = QRectF(-wide / 2, -high / 2, wide, high)
        if box != self._box:
            self.prepareGeometryChange()
            self._box = box
        look = self._faces.look(self.key)
        pixmap, factor, pad = look.pixmap, self.spot.width / look.width, margin(look.width)
        if (self.spot.washed or self.barred) and look.exact:
            pixmap = self._faces.washed_face(self.key, self._theme.wash) or pixmap
        self._picture.setPixmap(pixmap)
        self._picture.setScale(factor)
        smooth = Qt.TransformationMode.SmoothTransformation
        self._picture.setTransformationMode(Qt.TransformationMode.FastTransformation if factor == 1.0 else smooth)
        self._picture.setPos(-wide / 2 - pad * factor, -high / 2 - pad * factor)
        self._show_signs()

    def set_theme(self, theme: Theme) -> None:
        """Take these colours."""
        self._theme = theme
        self.refresh()

    def set_marks(self, marks: frozenset[Mark]) -> None:
        """Bear these states."""
        if marks != self.marks:
            self.marks = marks
            self._show_signs()

    def set_barred(self, barred: bool) -> None:
        """Lie under a wash because it may not be played now, or not."""
        if barred != self.barred:
            self.barred = barred
            self.refresh()

    @property
    def tilted(self) -> bool:
        """Whether it is held under the pointer."""
        return self._tilted is not None

    def set_strength(self, strength: float) -> None:
        """Let the signs be faint, from 0, or as they are, 1."""
        for sign in (self._signs, self.badge):
            if sign is not None:
                sign.setOpacity(strength)

    def hold(self, held: bool) -> None:
        """Be held under the pointer: tilted, with a larger shadow; or no longer."""
        if held == self.tilted:
            return
        if self._tilted is not None:
            self._drop(self._tilted)
        self._tilted = QGraphicsPixmapItem(self) if held else None
        self._picture.setVisible(not held)
        self.refresh()

    def _show_tilted(self, tilted: QGraphicsPixmapItem) -> None:
        """Lay shadow, face and signs together in a picture tilted once: the mouse draws it again with every move."""
        spot, ratio = self.spot, self._faces.ratio
        reach = round(margin(spot.width) * _HELD_LIFT)
        least = REACH if self.marks else 0
        sides, top, foot = (max(least, ceil(part * reach)) for part in _SHADE)
        held = self._box.adjusted(-sides, -top, sides, foot)
        area = QTransform().rotate(_TILT).mapRect(held).toAlignedRect()
        picture, painter = canvas(QSizeF(area.size()), ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(-area.topLeft())
        painter.rotate(_TILT)
        painter.drawImage(
            self._box.topLeft() - QPointF(reach, reach), shadow(spot.width, spot.across, ratio, lift=_HELD_LIFT)
        )
        for item in filter(None, (self._picture, self._signs if self.marks else None)):
            painter.drawPixmap(item.mapRectToParent(item.boundingRect()), item.pixmap(), item.pixmap().rect())
        painter.end()
        tilted.setPixmap(picture)
        tilted.setPos(area.topLeft())

    def set_dot(self, shown: bool) -> None:
        """Bear a brass dot, as new cards of the hand do; beside the index where words stand above."""
        if not shown:
            if self._dot is not None:
                self._drop(self._dot)
                self._dot = None
            return
        if self._dot is None:
            self._dot = QGraphicsPixmapItem(dot_pixmap(self._theme, self._faces.ratio), self)
            self._dot.setZValue(2)
        size = self._dot.boundingRect().width()
        strip = min(self.spot.strip, self.spot.width)
        if self.spot.headed and strip >= INDEX.beside * self.spot.width + size:
            self._dot.setPos(self._box.left() + strip - size - 1, self._box.top() + 2)
        else:
            self._dot.setPos(self._box.left() + (strip - size) / 2, self._box.top() - size - 2)

    def set_spoken_for(self, spoken_for: bool) -> None:
        """Let another card bear the sign of a hint for this one too, or this one itself."""
        if spoken_for != self._is_spoken_for:
            self._is_spoken_for = spoken_for
            self._show_marks()

    def hide_badge(self) -> None:
        """Take the badge off; it does not fly along."""
        if self.badge is not None:
            self._drop(self.badge)
            self.badge = None

    def leave(self) -> None:
        """Leave the scene for good."""
        self.hide_badge()
        self._drop(self)

    def _show_signs(self) -> None:
        self._show_marks()
        if self._tilted is not None:
            self._show_tilted(self._tilted)
            if self._signs is not None:
                self._signs.hide()

    def _show_marks(self) -> None:
        if not self.marks:
            if self._signs is not None:
                self._signs.hide()
            self.hide_badge()
            return
        if self._signs is None:
            self._signs = QGraphicsPixmapItem(self)
        spot, ratio = self.spot, self._faces.ratio
        self._signs.setPixmap(marks_pixmap(self.marks, spot.width, spot.across, self._theme, ratio))
        self._signs.setPos(self._box.left() - REACH, self._box.top() - REACH)
        self._signs.show()
        self._show_badge()

    def _show_badge(self) -> None:
        """Badges lie above the place's other cards, over the strip that shows."""
        mark = badge_of(self.marks)
        told = mark is Mark.HINT and self._is_spoken_for
        if mark is None or told or self.parentItem() is None or self._tilted is not None:
            self.hide_badge()  # nor does it stay behind while its card is held
            return
        covered = self.spot.strip < self.spot.size[0] - 1
        size = PILE_BADGE if covered else BADGE
        if self.badge is None:
            self.badge = QGraphicsPixmapItem(self.parentItem())
            self.badge.setZValue(layers.BADGES)
        self.badge.setParentItem(self.parentItem())
        self.badge.setPixmap(badge_pixmap(mark, size, self._theme, self._faces.ratio))
        self.badge.setPos(self._badge_centre(mark, size, covered=covered) - QPointF(size / 2 + 2, size / 2 + 2))

    def _badge_centre(self, mark: Mark, size: int, *, covered: bool) -> QPointF:
        """Where a badge of this size leaves the card's index free, and words over it."""
        card, spot = self._box.translated(self.goal), self.spot
        if not covered and mark is not Mark.HINT:
            return QPointF(card.right() - 7, card.top() + 3)
        shown = spot.strip if covered else spot.size[0]
        if not spot.headed:
            return QPointF(card.left() + shown / 2, card.top() + 4 - size / 2)
        beside = min(max(shown / 2, INDEX.beside * spot.width + size / 2), shown - size / 2)
        return QPointF(card.left() + beside, card.top() + 4 + size / 2)

    @staticmethod
    def _drop(item: QGraphicsItem) -> None:
        item.setParentItem(None)  # type: ignore[arg-type]  # the stubs know no item without a parent
        if item.scene() is not None:
            item.scene().removeItem(item)


def chosen_lift(width: int) -> float:
    """How far a chosen card is raised."""
    return 0.085 * height_of(width)


def selected_lift(width: int) -> float:
    """How far a selected card is raised."""
    return 0.12 * width


_NAME: Final = 44.0


class LargeCard(QGraphicsItem):
    """One card over a dimmed table, upright, with its name and a note under it; any input puts it away."""

    def __init__(self, scene: QGraphicsScene, key: FaceKey, faces: Faces, theme: Theme, name: str, note: str) -> None:
        super().__init__()
        self._area = QRectF(scene.sceneRect())
        self._theme = theme
        self._width = round(0.45 * self._area.height())
        self._face = faces.single_face(FaceKey(key.code, self._width))
        self._name = name
        self._note = note
        self.setZValue(layers.ENLARGED + 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        scene.addItem(self)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.fillRect(self._area, self._theme.panel_over(0.72))
        width, pad = self._width, margin(self._width)
        high = height_of(width)
        left = round(self._area.center().x() - width / 2)
        top = round(self._area.center().y() - (high + _NAME) / 2)
        painter.drawPixmap(left - pad, top - pad, self._face)
        line = QRectF(self._area.left(), top + high + 8, self._area.width(), _NAME)
        write(painter, line, self._name, font_of(TITLE, SEMIBOLD), self._theme.text, CENTRE)
        write(painter, line.translated(0, 0.75 * _NAME), self._note, font_of(BODY), self._theme.quiet, CENTRE)


class LargeCards:
    """Shows one card large at a time over the cards of a scene."""

    def __init__(self, scene: QGraphicsScene, faces: Faces, theme: Theme) -> None:
        self._scene = scene
        self._faces = faces
        self._theme = theme
        self.item: LargeCard | None = None

    def show(self, card: CardItem, jackies: bool) -> None:
        """Show this card."""
        self.close()
        name = card_name(card.code, jackies)
        self.item = LargeCard(self._scene, card.key, self._faces, self._theme, name, card.toolTip())

    def close(self) -> bool:
        """Put the large card away; says whether there was one."""
        item, self.item = self.item, None
        if item is not None:
            self._scene.removeItem(item)
        return item is not None

    def set_theme(self, theme: Theme) -> None:
        """Take these colours for the next one."""
        self._theme = theme
