"""What can be pressed: with the mouse, a finger or the keyboard."""

from typing import Final

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFocusEvent, QKeyEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from barracan.table.accessibility.focus import tell_focus
from barracan.table.hud.base import HudItem

_KEYBOARD_REASONS: Final = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
    Qt.FocusReason.OtherFocusReason,
)
_PRESS_KEYS: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
TOUCH_TARGET: Final = 44.0


class Pressable(HudItem):
    """A part that is pressed; its object name says what it does.

    Attributes:
        word: what it is called, also where no word is painted.
        key: the key that does the same.
        why: why it is disabled.
        chosen: whether it is the one chosen of several; ``None`` where there is nothing to choose.
        outline_reach: how far outside it the outline of the keyboard's focus runs.

    Signals:
        pressed: it was pressed; carries the object name.
    """

    BLEED = 9.0
    ROLE = QAccessible.Role.PushButton
    RADIUS = 8.0
    pressed = Signal(str)

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word = ""
        self.key = ""
        self.why = ""
        self.chosen: bool | None = None
        self.hovered = False
        self.held = False
        self._outlined = False
        self.outline_reach = 5.0
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsFocusable)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def spoken_name(self) -> str:
        return self.word or self.toolTip()

    def answers(self) -> bool:
        """Whether a click does something."""
        return self.isEnabled() and self.isVisible()

    def press(self) -> None:
        """Do what a click does; nothing while disabled."""
        if self.answers():
            self.pressed.emit(self.objectName())

    def radius(self) -> float:
        """How round the corners of the focus outline are."""
        return self.RADIUS

    def shape(self) -> QPainterPath:
        area = self.area()
        if self.touch:
            wide = max(0.0, (TOUCH_TARGET - area.width()) / 2)
            high = max(0.0, (TOUCH_TARGET - area.height()) / 2)
            area = area.adjusted(-wide, -high, wide, high)
        path = QPainterPath()
        path.addRect(area)
        return path

    def bounds(self) -> QRectF:
        return super().bounds().united(self.shape().boundingRect())

    def draw_focus(self, painter: QPainter) -> None:
        if not self._outlined:
            return
        reach = self.outline_reach
        rect = self.area().adjusted(-reach, -reach, reach, reach)
        radius = min(self.radius() + reach, rect.height() / 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((self.theme.focus_ground, 5.4), (self.theme.focus, 2.6)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(rect, radius, radius)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.held = True
        self.redraw()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        inside = self.shape().contains(event.pos())
        held, self.held = self.held, False
        self.redraw()
        if held and inside:
            self.press()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _PRESS_KEYS and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.press()
        else:
            event.ignore()

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = True
        self.redraw()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        self.hovered = False
        self.redraw()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._outlined = event.reason() in _KEYBOARD_REASONS
        self.redraw()
        tell_focus(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._outlined = False
        self.redraw()

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        if change == QGraphicsItem.GraphicsItemChange.ItemVisibleHasChanged and not self.isVisible():
            self.hovered = self.held = self._outlined = False
        return super().itemChange(change, value)

    def sceneEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UngrabMouse:
            self.held = False
            self.redraw()
        return super().sceneEvent(event)
