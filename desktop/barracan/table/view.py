"""The view on the table."""

from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPixmap, QRegion, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from barracan.table.hud.base import HudItem
from barracan.table.layouts.geometry import scaled
from barracan.table.layouts.table_layout import SMALLEST, shrunk_into
from barracan.table.painting import table_ground
from barracan.table.scene import TableScene


class _Print(NamedTuple):
    """Where something is printed on the ground, and in which edition."""

    rect: QRectF
    edition: int


class TableView(QGraphicsView):
    """Shows one table scene and keeps it at the window's size, without animation while a window is being resized.

    In a window that is smaller than the table needs at least, the whole table shrinks.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._ground = QPixmap()
        self._ground_for: tuple[object, ...] = ()
        self._printed: dict[HudItem, _Print] = {}
        self._cloth: object = None
        self._resized = False
        self._least = SMALLEST
        self._shrunk = 1.0
        self.setViewport(QWidget())  # PySide6 would seek 11 ms for the class of one that Qt has made
        self.viewport().setAutoFillBackground(False)  # the ground covers it all
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        scene.faces.set_ratio(self.devicePixelRatioF())

    @property
    def least(self) -> QSize:
        """The size below which the table shrinks."""
        return self._least

    @property
    def shrunk(self) -> float:
        """The scale of the table, 1 where it has as much room as it needs at least."""
        return self._shrunk  # asking Qt for its transform takes a third of a dragged card's frame

    def set_least(self, least: QSize) -> None:
        """Shrink this table where there is less room than this."""
        if least != self._least:
            self._least = least
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give the scene the room there is, or the least that it needs and a smaller picture of that."""
        room = self.viewport().size()
        scale = self._shrunk = shrunk_into(room, self._least)
        self._resized = True
        self.setTransform(QTransform.fromScale(scale, scale))
        self._scene.appearance.resize(QSizeF(room) / scale)
        if not self._scene.appearance.resizing:
            self._ground_for = ()

    def hideEvent(self, event: QHideEvent) -> None:
        self._scene.pointer.cancel()
        super().hideEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.stage.hover(None)
        self._scene.stage.backs.turn_down()
        self._scene.tips.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel changes nothing on the table, but scrolls ladders without room; pages of the panel may turn."""
        item = self.itemAt(event.position().toPoint())
        side = self._scene.stage.scroll_under(self.mapToScene(event.position().toPoint()))
        if item is not None and self._scene.panel.holds(item):
            super().wheelEvent(event)
            return
        event.accept()
        if side is not None and (turned := event.angleDelta().y()):
            self._scene.stage.scroll(side, 1 if turned > 0 else -1)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from zone to zone of the table."""
        return self._scene.keyboard.focus_next_child(forward)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Show the table's ground, kept as one pixmap."""
        scene, ratio = self._scene, self.devicePixelRatioF()
        wanted = (scene.stage.layout, scene.appearance.theme, scene.display.prints.version, ratio)
        if wanted != self._ground_for:
            self._renew_ground()
            self._ground_for = wanted
        elif self._resized:  # and not laid again yet
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # unseen, and faster
            painter.drawPixmap(self._scene.sceneRect(), self._ground, QRectF(self._ground.rect()))
            return
        ratio *= self._shrunk
        source = rect if ratio == 1 else QRectF(QPointF(rect.topLeft()) * ratio, QSizeF(rect.size()) * ratio)
        painter.drawPixmap(rect, self._ground, source)

    def _renew_ground(self) -> None:
        """Paint the ground where it has changed."""
        scene, size, ratio = self._scene, self.viewport().size(), self.devicePixelRatioF()
        if ratio != scene.faces.ratio:
            # the window has come to another screen; nothing may change while it is being painted
            QTimer.singleShot(0, self, lambda: scene.appearance.set_ratio(self.devicePixelRatioF()))
        cloth = (size, self.shrunk, scene.appearance.theme, ratio)
        changed = QRegion()
        if cloth != self._cloth:
            self._ground, self._printed, self._cloth = QPixmap(size * ratio), {}, cloth
            self._ground.setDevicePixelRatio(ratio)
            changed += self.viewport().rect()
        printed = {item: _Print(item.printed_area(), item.edition) for item in scene.display.prints.items}
        for prints, others in ((self._printed, printed), (printed, self._printed)):
            for item, one in prints.items():
                if one != others.get(item):
                    changed += self._on_viewport(one.rect)
        self._printed = printed
        self._print(changed)
        self._resized = False

    def _on_viewport(self, rect: QRectF) -> QRect:
        """Where this part of the scene shows."""
        return scaled(rect, self.shrunk).toAlignedRect()

    def _print(self, changed: QRegion) -> None:
        """Lay the cloth there, and on it what is printed."""
        room = QRectF(self.viewport().rect())
        painter = QPainter(self._ground)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRegion(changed)
        painter.fillRect(room, table_ground(self._scene.appearance.theme, room.size()))
        painter.scale(self.shrunk, self.shrunk)
        for item, (rect, _) in self._printed.items():
            if changed.intersects(self._on_viewport(rect)):
                item.draw_print(painter)
        painter.end()
