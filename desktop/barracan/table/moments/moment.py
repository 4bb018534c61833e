"""A moment over the table: what moves in it, how any press ends it, and what of it takes presses itself."""

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QAccessible, QKeyEvent, QTouchEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from barracan.table import timings
from barracan.table.hud.base import HudItem
from barracan.table.hud.button_row import PUT_ASIDE, RECORD, SCORE_PAD
from barracan.table.hud.buttons import ButtonContent, ButtonItem, Look
from barracan.table.layouts.geometry import Layout

READY_AFTER: Final = 300
"""So long after a moment stands, what it has brought takes no press."""
BRASS: Final = 48.0
"""The height of the main button."""
_PLAIN: Final = 40.0
_GAP: Final = 10.0
_POINTED: Final = frozenset(
    {QEvent.Type.GraphicsSceneMousePress, QEvent.Type.GraphicsSceneMouseDoubleClick, QEvent.Type.TouchBegin}
)
_SILENT_KEYS: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr, Qt.Key.Key_Meta}
)
_MAIN: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_KEYS: Final[Mapping[int, str]] = {
    Qt.Key.Key_R: RECORD,
    Qt.Key.Key_P: SCORE_PAD,
    Qt.Key.Key_Space: PUT_ASIDE,
    Qt.Key.Key_Escape: PUT_ASIDE,
}
"""What keys ask a board for beside its main button."""
_FOR_BUTTON: Final = _MAIN | {Qt.Key.Key_Space}


class Moment(HudItem):
    """Parts that move over the table for a while and then stand; it has no picture of its own.

    ``begin(speed)`` lets it happen; where motion is off only its last frame comes, with a short fade. Any press ends it
    at its last frame, and the next one sends it away where nothing stays; they count for the table all the same.

    Attributes:
        length: how long it takes, in milliseconds.
        moving: whether it has not come to its last frame yet.

    Signals:
        sounded: a sound belongs here, by its name, so loud.
        stood: it has come to its last frame.
        dismissed: a press sends it away where nothing of it stays.
    """

    ROLE = QAccessible.Role.AlertMessage
    sounded = Signal(str, float)
    stood = Signal()
    dismissed = Signal()

    def __init__(self, name: str, length: int) -> None:
        super().__init__(name)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.length = length
        self.moving = False
        self.table = self.centre = QRectF()
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(length))
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._stand)
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.setDuration(timings.FADE)
        self._fade.valueChanged.connect(self.setOpacity)

    def fit(self, table: QRectF, centre: QRectF) -> None:
        """Fill the table of this size, as far as the moment has come; in its *centre* nothing is laid."""
        self.table, self.centre = table, centre
        self.lay()
        self.show_at(self._clock.currentValue() if self.moving else float(self.length))

    def begin(self, speed: float) -> None:
        """Happen from now on."""
        self.scene().installEventFilter(self)
        self._fade.start()
        if speed == timings.OFF:
            self.sound_still()
            self._stand()
            return
        self.moving = True
        self.show_at(0.0)
        self._clock.setDuration(round(self.length * min(1.0, speed)))
        self._clock.start()

    def finish(self) -> None:
        """Come to the last frame at once."""
        if self.moving:
            self._clock.stop()
            self._stand()

    def leave(self) -> None:
        """Be gone."""
        self.moving = False
        self._clock.stop()
        self._fade.stop()
        if self.scene() is not None:
            self.scene().removeEventFilter(self)
            self.scene().removeItem(self)
        self.deleteLater()

    # What each moment has of its own

    def scales_in(self, layout: Layout) -> tuple[float, float]:
        """The scales of lengths and type on a table laid like this."""
        return layout.scale, layout.text_scale

    def lay(self) -> None:
        """Place the parts that do not move, and make the pictures of those that do."""

    def show_at(self, passed: float) -> None:
        """Let the moving parts be where they are after so many milliseconds."""

    def sound_still(self) -> None:
        """Sound where nothing moves."""

    def gone_when_it_stands(self) -> bool:
        """Whether nothing of it stays."""
        return False

    # Parts

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any press ends the moment; what lies under it gets the press as well."""
        if is_press(event):
            if self.moving:
                self.finish()
            elif self.gone_when_it_stands():
                self.dismissed.emit()
        return False

    def _tick(self, passed: float) -> None:
        if self.moving:
            self.show_at(passed)

    def _stand(self) -> None:
        self.moving = False
        self.show_at(float(self.length))
        self.stood.emit()


def is_press(event: QEvent) -> bool:
    """Whether a key, a button of the mouse or a finger went down."""
    if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
        return event.key() not in _SILENT_KEYS
    return event.type() in _POINTED


class Standing(Moment):
    """A moment that leaves a board with buttons, whose presses count from 300 ms after it stands.

    Attributes:
        buttons: from the left; the first is the main one.
        is_open: whether they take presses now.

    Signals:
        pressed: the name of a button, pressed or asked for by its key.
    """

    pressed = Signal(str)

    def __init__(self, name: str, length: int) -> None:
        super().__init__(name, length)
        self.buttons: list[ButtonItem] = []
        self.board = BoardGround(f"{name}_board", self)
        self.is_open = False
        self._opening = timings.single_shot(self, READY_AFTER, self._open)
        self.stood.connect(self._opening.start)

    def show_buttons(self, contents: list[ButtonContent]) -> None:
        """Have these buttons, the first of them the main one."""
        for content in contents:
            button = ButtonItem(content, self)
            button.setZValue(3)
            button.pressed.connect(self.press)
            self.buttons.append(button)

    def lay_buttons(self, right: float, middle: float, *, centred: float = 0.0) -> None:
        """Lay the buttons in a row at this height that ends here, the main one last; or *centred*, the main one first.

        Where they have no room they lose their keys' letters, then their words.
        """
        gap = round(_GAP * self.ts)
        room = centred or right - self.board.pos().x() - 2 * gap
        for keyed, worded in ((True, True), (False, True), (False, False)):
            for button in self.buttons:
                button.set_keyed(keyed)
                button.set_worded(worded or button.content.look is Look.PRIMARY)
            widths = [self._width(button) for button in self.buttons]
            if sum(widths) + gap * (len(widths) - 1) <= room:
                break
        x = right - sum(widths) - gap * (len(widths) - 1)
        if centred:
            x = right - centred / 2 - (sum(widths) + gap * (len(widths) - 1)) / 2
        order = self.buttons if centred else [*self.buttons[1:], self.buttons[0]]
        for button in order:
            width, height = self._width(button), self._height(button)
            button.set_rect(QRectF(x, middle - height / 2, width, height))
            x += width + gap

    def press(self, name: str) -> None:
        """Do what a button does, if presses count by now."""
        if self.is_open:
            self.pressed.emit(name)

    def hold(self) -> None:
        """Take no more presses."""
        self.is_open = False
        self._opening.stop()

    def leave(self) -> None:
        self.hold()
        super().leave()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Presses on the board and its keys are its own; all others count for the table."""
        moved = self.moving
        super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take_key(event)
        if event.type() in _POINTED and (moved or not self.is_open) and self._is_on_board(event):
            event.accept()
            return True
        return False

    def _take_key(self, event: QKeyEvent) -> bool:
        if not self.is_open or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        focused = self.scene().focusItem()
        if focused in self.buttons and event.key() in _FOR_BUTTON:
            return False
        name = self.buttons[0].objectName() if event.key() in _MAIN else _KEYS.get(event.key(), "")
        if not name:
            return False
        event.accept()
        self.press(name)
        return True

    def _is_on_board(self, event: QEvent) -> bool:
        if isinstance(event, QTouchEvent):
            point = event.points()[0].scenePosition()
        elif isinstance(event, QGraphicsSceneMouseEvent):
            point = event.scenePos()
        else:
            return False
        return self.holds(point)

    def holds(self, point: QPointF) -> bool:
        """Whether this point of the scene lies on what the moment has brought."""
        parts = (self.board, *self.buttons)
        return any(part.sceneBoundingRect().contains(point) for part in parts)

    def _open(self) -> None:
        self.is_open = True

    def _width(self, button: ButtonItem) -> float:
        more = round(8 * self.ts) if button.content.look is Look.PRIMARY else 0
        return button.natural_width(button.worded) + more

    def _height(self, button: ButtonItem) -> float:
        return round((BRASS if button.content.look is Look.PRIMARY else _PLAIN) * self.ts)


class BoardGround(HudItem):
    """The ground of a board, which takes the presses beside its buttons."""

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take presses beside the buttons, so that nothing under the board answers."""
