"""What all parts of the hud share: a rect, a theme, two scales, and parts that follow."""

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QVariantAnimation
from PySide6.QtGui import QAccessible, QFont, QPainter, QPainterPath, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from barracan.table import timings
from barracan.table.hud.lettering import REGULAR, font_of
from barracan.table.painting import canvas
from barracan.table.themes import FELT, Theme
from barracan.table.translation import plain_tip

_STRETCH: Final = 0.06
"""How much of a picture's size it may be stretched by."""


class _Picture(QGraphicsPixmapItem):
    """What a part of the hud looks like, under its parts; the pointer meets the part, never the picture."""

    def __init__(self, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()


class HudItem(QGraphicsObject):
    """A painted part of the table screen, placed by its rect in its parent's coordinates.

    Attributes:
        theme: the colours in use.
        s: the scale of lengths.
        ts: the scale of type.
        touch: whether what can be pressed answers to fingers too.
        resizing: whether the window is being resized, so that the last picture does for a moment.
        edition: how often it has been drawn again.
    """

    BLEED = 1.0
    STRETCHES = False
    """Whether it takes all sizes between two while the table is laid again."""
    PRINTED = False
    """Whether nothing but the table lies under it, so that it is printed there while it rests."""
    ROLE = QAccessible.Role.Grouping
    """What it is for a screen reader."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.theme: Theme = FELT
        self.s = 1.0
        self.ts = 1.0
        self.touch = self.resizing = False
        self._size = QSizeF(0, 0)
        self._bounds = QRectF()
        self._picture = _Picture(self)
        self._stale = True
        self.edition = 0
        self._renew_print: Callable[[HudItem], None] | None = None
        if isinstance(parent, HudItem):
            self.theme, self.s, self.ts, self.touch = parent.theme, parent.s, parent.ts, parent.touch

    def setToolTip(self, words: str) -> None:
        """Show these words as they are while the pointer rests here; names are among them."""
        super().setToolTip(plain_tip(words))

    def set_rect(self, rect: QRectF) -> None:
        """Take this place in the parent."""
        spot = QPointF(round(rect.x()), round(rect.y()))
        if spot == self.pos() and rect.size() == self._size:
            return
        self._print_anew()  # where it has lain
        self.setPos(spot)
        if rect.size() != self._size:
            self.prepareGeometryChange()
            self._size = rect.size()
            self._bounds = self.bounds()
            self.refresh()
        self._print_anew()

    def set_theme(self, theme: Theme) -> None:
        """Take these colours, the parts too."""
        self.theme = theme
        for part in self.parts():
            part.set_theme(theme)
        self.redraw()

    def set_scale(self, s: float, ts: float) -> None:
        """Take these scales of lengths and type, the parts too."""
        self.s, self.ts = s, ts
        for part in self.parts():
            part.set_scale(s, ts)
        if not self._size.isEmpty():
            self.refresh()

    def set_touch(self, touch: bool) -> None:
        """Make what can be pressed at least 44 wide and high for fingers, the parts too."""
        self.prepareGeometryChange()
        self.touch = touch
        self._bounds = self.bounds()
        for part in self.parts():
            part.set_touch(touch)

    def spoken_name(self) -> str:
        """What a screen reader says of it; empty where its parts or the places say it."""
        return ""

    def parts(self) -> list["HudItem"]:
        """The parts that stand on this."""
        return [item for item in self.childItems() if isinstance(item, HudItem)]

    def refresh(self) -> None:
        """Place the parts again and draw it again: something else is shown."""
        self.arrange()
        self.redraw()

    def arrange(self) -> None:
        """Place the parts; called when size, scale or what is shown changes."""

    def area(self) -> QRectF:
        """The whole place in own coordinates."""
        return QRectF(0, 0, self._size.width(), self._size.height())

    def area_in_parent(self) -> QRectF:
        """The place in the parent's coordinates."""
        return self.area().translated(self.pos())

    def on_scene(self, rect: QRectF) -> QRectF:
        """A rect of this item in the scene's coordinates."""
        return self.mapRectToScene(rect)

    def letters(self, size: float, weight: int = REGULAR) -> QFont:
        """Inter at this size times the type scale."""
        return font_of(size * self.ts, weight)

    def bounds(self) -> QRectF:
        """All that is painted or pressed, in own coordinates; it follows from size and touch alone."""
        return self.area().adjusted(-self.BLEED, -self.BLEED, self.BLEED, self.BLEED)

    def boundingRect(self) -> QRectF:
        return self._bounds  # asked for at every repaint, so it is only looked up

    def redraw(self) -> None:
        """Draw it again before it is shown next."""
        self.edition += 1
        if not self._stale:
            self._stale = True
            self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, self.printed)
        self.update()
        self._print_anew()

    @property
    def printed(self) -> bool:
        """Whether it is part of the table's own picture now, and drawn with that."""
        return self._renew_print is not None

    def set_printed(self, renew: "Callable[[HudItem], None] | None") -> None:
        """Be part of the table's picture, and *renew* that where this changes; or be drawn like anything else."""
        self._renew_print = renew
        self._stale = True
        self._picture.setPixmap(QPixmap())  # one is enough
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, renew is not None)

    def printed_area(self) -> QRectF:
        """The part of the scene on which it is printed."""
        return self._drawn_area().translated(self.scenePos()) if not self._size.isEmpty() else QRectF()

    def draw_print(self, painter: QPainter) -> None:
        """Paint it where it lies on the scene."""
        area, picture = self.printed_area(), self._draw_picture(painter.device().devicePixelRatioF())
        painter.drawPixmap(area, picture, QRectF(picture.rect()))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture that Qt shows from then on, without asking Python again, until something changes."""
        if self._size.isEmpty():
            return
        if self._waits():
            self._stretch()
        else:
            self._renew(painter.device().devicePixelRatioF())
        self._stale = False
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)

    def _print_anew(self) -> None:
        if self._renew_print is not None:
            self._renew_print(self)

    def _renew(self, ratio: float) -> None:
        area, pixmap = self._drawn_area(), self._draw_picture(ratio)
        self._picture.setTransform(QTransform())
        self._picture.setPos(area.topLeft())
        self._picture.setPixmap(pixmap)

    def _waits(self) -> bool:
        """Whether the window is being resized and the last picture will do, a little stretched, until it rests.

        The scene then lets the whole hud draw again.
        """
        size, shown = self._drawn_area().size(), self._picture.boundingRect().size()
        wider, higher = abs(size.width() - shown.width()), abs(size.height() - shown.height())
        little = wider < _STRETCH * shown.width() and higher < _STRETCH * shown.height()
        return little and self.resizing

    def _stretch(self) -> None:
        area, size = self._drawn_area(), self._picture.boundingRect().size()
        self._picture.setPos(area.topLeft())
        self._picture.setTransform(QTransform.fromScale(area.width() / size.width(), area.height() / size.height()))

    def _draw_picture(self, ratio: float) -> QPixmap:
        area = self._drawn_area()
        picture, painter = canvas(area.size(), ratio)
        painter.translate(-area.topLeft())
        self.draw(painter)
        self.draw_focus(painter)
        painter.end()
        return picture

    def _drawn_area(self) -> QRectF:
        """What ``draw`` may paint on: whole pixels around the place and its bleed."""
        bleed = ceil(self.BLEED)
        return QRectF(self.area().adjusted(-bleed, -bleed, bleed, bleed).toAlignedRect())

    def draw(self, painter: QPainter) -> None:
        """Paint the face in own coordinates."""

    def draw_focus(self, painter: QPainter) -> None:
        """Paint what shows that the keyboard is here, over the face."""


class FadeIn(QVariantAnimation):
    """Fades an item in, as quickly as the table moves; where motion is off it is there at once."""

    def __init__(self, item: HudItem) -> None:
        super().__init__(item)
        self._item = item
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.valueChanged.connect(item.setOpacity)

    def begin(self, speed: float) -> None:
        """Let the item appear from now on."""
        self.stop()
        self.setDuration(round(timings.RELAYOUT * speed))
        self._item.setOpacity(1.0 if speed == timings.OFF else 0.0)
        if speed != timings.OFF:
            self.start()


def hud_items(scene: QGraphicsScene) -> list[HudItem]:
    """Everything on a scene that is neither a card nor a place."""
    return [item for item in scene.items() if isinstance(item, HudItem)]
