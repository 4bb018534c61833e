"""Buttons: a sign, a word, the key that does the same; pressed with the mouse, a finger or the keyboard."""

from enum import Enum
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFocusEvent, QFont, QKeyEvent, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent, QGraphicsSceneMouseEvent

from barracan.table.accessibility.focus import tell_focus
from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import BODY, CENTRE, MEDIUM, SEMIBOLD, SMALL, width_of, write
from barracan.table.layouts.geometry import nearest
from barracan.table.painting import draw_focus, draw_panel
from barracan.table.themes import fade

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
        self.visibleChanged.connect(self._forget_pointer)

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
        draw_focus(painter, self.theme, rect, radius)

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

    def _forget_pointer(self) -> None:
        """Neither pointer nor focus is on what is hidden; ``itemChange`` is asked at every flag, which is slow."""
        if not self.isVisible():
            self.hovered = self.held = self._outlined = False

    def sceneEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.UngrabMouse:
            self.held = False
            self.redraw()
        return super().sceneEvent(event)


BUTTON_HEIGHT: Final = 36.0
_RING: Final = 3.0


class Look(Enum):
    """How a button steps forward: the main action, one among others, a word in a bar, a bare sign."""

    PRIMARY = "primary"
    PLAIN = "plain"
    BAR = "bar"
    SIGN = "sign"


class ButtonContent(NamedTuple):
    """What a button shows: its name is what it does; ``why`` tells why it is disabled."""

    name: str
    word: str
    key: str = ""
    icon: str = ""
    look: Look = Look.PLAIN
    enabled: bool = True
    why: str = ""
    tip: str = ""


class ButtonItem(Pressable):
    """A button of the table; emits ``pressed(name)``.

    ``show_button(ButtonContent)`` gives it its face, ``natural_width(worded)`` says how wide it wants to be, and
    ``set_worded(False)`` leaves the sign alone while the word goes on as its name and tooltip.
    """

    def __init__(self, content: ButtonContent, parent: QGraphicsItem | None = None) -> None:
        super().__init__(content.name, parent)
        self.worded = self._keys_shown = self.lit = True
        self.show_button(content)

    def show_button(self, content: ButtonContent) -> None:
        """Show this face; the object name stays what the button does. A hint is for the face before."""
        self.hinted = False
        self.content = content
        self.word, self.key, self.why = content.word, content.key, content.why
        self.setObjectName(content.name)
        self.setEnabled(content.enabled)
        self.setCursor(Qt.CursorShape.PointingHandCursor if content.enabled else Qt.CursorShape.ArrowCursor)
        self._tell()
        self.redraw()

    def set_worded(self, worded: bool) -> None:
        """Paint the word, or only sign and key; a button without a sign keeps its word."""
        self.worded = worded or not self.content.icon
        self._tell()
        self.redraw()

    def set_keyed(self, keyed: bool) -> None:
        """Paint the key's letter, or leave it to the tooltip."""
        self._keys_shown = keyed
        self._tell()
        self.redraw()

    def set_lit(self, lit: bool) -> None:
        """Step forward as the main action, or back where another button is it."""
        if lit != self.lit:
            self.lit = lit
            self.redraw()

    def set_hinted(self, hinted: bool) -> None:
        """Bear the ring of a hint, or not."""
        if hinted != self.hinted:
            self.hinted = hinted
            self.redraw()

    def radius(self) -> float:
        return self.area().height() / 2 if self.content.look is not Look.SIGN else 8.0

    def natural_width(self, worded: bool = True, bare_word: bool = False) -> float:
        """The width at which nothing is cut; *bare_word* leaves the sign out, as a button too narrow for both does."""
        if self.content.look is Look.SIGN:
            return round(30 * self.ts)
        width = 2 * self._padding()
        parts = []
        if self.content.icon and not (bare_word and worded):
            parts.append(self._icon_size())
        if self.word and (worded or not self.content.icon):
            parts.append(width_of(self.word, self._font()) + 1)
        if self.shows_key():
            parts.append(self._chip_width())
        return round(width + sum(parts) + self._gap() * max(0, len(parts) - 1))

    def draw(self, painter: QPainter) -> None:
        """Paint ground, sign, word and key from the left, centred as a whole."""
        fill, edge, ink = self._colours()
        if fill is not None:
            draw_panel(painter, self.area(), self.radius(), fill, edge)
        if self.hinted:
            draw_panel(painter, self.area(), self.radius(), QColor(Qt.GlobalColor.transparent), self.theme.hint, _RING)
        bare_word = self.worded and bool(self.word) and self.area().width() < self.natural_width()
        spare = self.area().width() - self.natural_width(self.worded, bare_word)
        x = self._padding() + (spare / 2 if spare > 0 or not (self.worded and self.word) else 0.0)
        if self.content.look is Look.SIGN:
            self._draw_icon(painter, (self.area().width() - self._icon_size()) / 2, ink)
            return
        if self.content.icon and not bare_word:
            self._draw_icon(painter, x, ink)
            x += self._icon_size() + self._gap()
        if self.worded and self.word:
            room = width_of(self.word, self._font()) + 1 + min(0.0, spare)
            write(painter, QRectF(x, 0, room, self.area().height()), self.word, self._font(), ink)
            x += room + self._gap()
        if self.shows_key():
            self._draw_key(painter, x, ink)

    def _draw_icon(self, painter: QPainter, x: float, ink: QColor) -> None:
        size = self._icon_size()
        draw_icon(painter, self.content.icon, QRectF(x, (self.area().height() - size) / 2, size, size), ink)

    def _draw_key(self, painter: QPainter, x: float, ink: QColor) -> None:
        size = round(19 * self.ts)
        chip = QRectF(x, round((self.area().height() - size) / 2), self._chip_width(), size)
        ground = fade(ink, 0.15)
        draw_panel(painter, chip, 5, ground, QColor(Qt.GlobalColor.transparent))
        write(painter, chip, self.content.key, self.letters(SMALL, SEMIBOLD), ink, CENTRE)

    def _colours(self) -> tuple[QColor | None, QColor, QColor]:
        theme, enabled = self.theme, self.isEnabled()
        if self.content.look is Look.PRIMARY and enabled and self.lit:
            fill = (
                theme.accent.darker(112) if self.held else theme.accent.lighter(107) if self.hovered else theme.accent
            )
            return fill, fill, theme.accent_text
        ink = QColor(theme.text if enabled else theme.quiet)
        if not enabled:
            ink.setAlphaF(0.62)
        part = 0.22 if self.held else 0.15 if self.hovered else 0.08
        bare = self.content.look in {Look.BAR, Look.SIGN}
        if bare and not (self.held or self.hovered):
            return None, theme.hairline, ink
        ground = theme.text_over(part if enabled else 0.03)
        return ground, theme.text_over(0.0 if bare else 0.18 if enabled else 0.05), ink

    def _font(self) -> QFont:
        return self.letters(BODY, MEDIUM if self.content.look is Look.BAR else SEMIBOLD)

    def shows_key(self) -> bool:
        return bool(self.content.key) and self._keys_shown and self.content.look is not Look.SIGN

    def _padding(self) -> float:
        return round((10 if self.content.look is Look.BAR else 14) * self.ts)

    def _gap(self) -> float:
        return round(7 * self.ts)

    def _icon_size(self) -> float:
        return round(18 * self.ts)

    def _chip_width(self) -> float:
        return max(round(19 * self.ts), width_of(self.content.key, self.letters(SMALL, SEMIBOLD)) + round(9 * self.ts))

    def _tell(self) -> None:
        content = self.content
        if not content.enabled and content.why:
            self.setToolTip(content.why)
        elif content.tip or not self.worded or not self._keys_shown or content.look is Look.SIGN:
            self.setToolTip(content.tip or (f"{content.word} ({content.key})" if content.key else content.word))
        else:
            self.setToolTip("")


def light_main(parent: QGraphicsItem | None, *, lit: bool) -> None:
    """Let the main buttons on a part of the hud be lit, or step back where another part has the one that is."""
    if parent is None or not parent.isVisible():
        return
    for item in pressables_of(parent):
        if isinstance(item, ButtonItem) and item.content.look is Look.PRIMARY:
            item.set_lit(lit)


def find_button(parent: QGraphicsItem | None, name: str) -> ButtonItem | None:
    """The button of this name on a part of the hud, if it is there and can be pressed."""
    found = [item for item in pressables_of(parent) if isinstance(item, ButtonItem)] if parent is not None else []
    return next((each for each in found if each.objectName() == name and each.isVisible() and each.isEnabled()), None)


def focus_first(parent: QGraphicsItem | None) -> bool:
    """Give the keyboard to the first thing on a part of the hud that can be pressed."""
    if parent is None or not parent.isVisible():
        return False
    for item in pressables_of(parent):
        if item.isEnabled():
            item.setFocus(Qt.FocusReason.TabFocusReason)
            return True
    return False


def focus_beside(parent: QGraphicsItem, item: QGraphicsItem, way: QPointF, *, rows: bool) -> bool:
    """Give the keyboard to the nearest button of the same part of the hud in this direction.

    Where it has *rows*, sideways goes along them alone.
    """
    here = item.sceneBoundingRect().center()
    others = [other for other in pressables_of(parent) if other is not item and other.isEnabled()]
    centres = {other: other.sceneBoundingRect().center() for other in others}
    if rows and way.y() == 0:
        centres = {other: centre for other, centre in centres.items() if abs(centre.y() - here.y()) < 4}
    found = nearest(here, centres, way)
    if found is not None:
        found.setFocus(Qt.FocusReason.TabFocusReason)
    return found is not None


def pressables_of(parent: QGraphicsItem) -> list[Pressable]:
    """What can be seen on a part of the hud and takes the keyboard."""
    found = []
    for item in parent.childItems():
        if not item.isVisible():
            continue
        if isinstance(item, Pressable) and item.flags() & QGraphicsItem.GraphicsItemFlag.ItemIsFocusable:
            found.append(item)
        found += pressables_of(item)
    return found
