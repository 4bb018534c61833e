"""The view on the table."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPixmap, QResizeEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from barracan.table.layouts.table_layout import SMALLEST, shrunk_into
from barracan.table.painting import table_ground
from barracan.table.scene import TableScene

_BAND_RADIUS = 12


class TableView(QGraphicsView):
    """Shows one table scene and keeps it at the window's size, without animation while a window is being resized.

    In a window that is smaller than the table needs at least, the whole table shrinks.
    """

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self._scene = scene
        self._ground = QPixmap()
        self._ground_key: object = None
        self._ground_for: tuple[object, ...] = ()
        self._least = SMALLEST
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
        return self.transform().m11()

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
        scale = shrunk_into(room, self._least)
        self._ground_for = ()
        self.setTransform(QTransform.fromScale(scale, scale))
        self._scene.appearance.resize(QSizeF(room) / scale)

    def hideEvent(self, event: QHideEvent) -> None:
        self._scene.pointer.cancel()
        super().hideEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._scene.stage.hover(None)
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
        wanted = (self._scene.layout, self._scene.appearance.theme, self.devicePixelRatioF())
        if wanted != self._ground_for:
            if not self._renew_ground():
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)  # unseen, and faster
                painter.drawPixmap(self._scene.sceneRect(), self._ground, QRectF(self._ground.rect()))
                return
            self._ground_for = wanted
        ratio = wanted[2] * self.shrunk
        area = QRectF(rect)
        source = area if ratio == 1 else QRectF(area.topLeft() * ratio, area.size() * ratio)
        painter.drawPixmap(area, self._ground, source)

    def _renew_ground(self) -> bool:
        """Paint the ground if it has changed; not while a window is being resized, it is stretched until that rests."""
        scene, ratio = self._scene, self.devicePixelRatioF()
        if ratio != scene.faces.ratio:
            # the window has come to another screen; nothing may change while it is being painted
            QTimer.singleShot(0, self, lambda: scene.appearance.set_ratio(self.devicePixelRatioF()))
        printed = scene.layout is not None and not scene.layout.moving_bands
        bands = tuple(scene.layout.bands.values()) if scene.layout is not None and printed else ()
        key = (
            self.viewport().size(),
            self.shrunk,
            scene.appearance.theme,
            tuple(band.getRect() for band in bands),
            ratio,
        )
        if key != self._ground_key:
            if scene.appearance.resizing and not self._ground.isNull():
                return False
            self._ground, self._ground_key = self._paint_ground(bands), key
        return True

    def _paint_ground(self, bands: tuple[QRectF, ...]) -> QPixmap:
        theme, size, ratio = self._scene.appearance.theme, self.viewport().size(), self.devicePixelRatioF()
        ground = QPixmap(size * ratio)
        ground.setDevicePixelRatio(ratio)
        painter = QPainter(ground)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, size.width(), size.height()), table_ground(theme, QSizeF(size)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.band)
        painter.scale(self.shrunk, self.shrunk)
        for band in bands:
            painter.drawRoundedRect(band, _BAND_RADIUS, _BAND_RADIUS)
        painter.end()
        return ground
