"""Buttons that paint themselves: pills with a key, entries of a page's head, and the base of tiles."""

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import BOLD, CENTRE, LEFT, SEMIBOLD, font_of, width_of, write
from barracan.table.painting import draw_focus
from barracan.table.themes import FELT, Theme, fade
from barracan.table.translation import plain_tip
from barracan.windows.shell.push_button import came_by_keys

_ARROWS: Final = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)

AT_REST, LIT, PRESSED = 0.06, 0.10, 0.12
"""How much of the text's colour the ground of a pill has."""
BRASS_KEY: Final = 0.16
"""How much of its ink the ground of a key's name has on brass."""


class PaintedButton(QAbstractButton):
    """The base of buttons that paint themselves; a focus ring shows only where keys have led.

    Attributes:
        theme: the colours in use.
        scale: how large its type is.
        by_keys: whether keys have led to it, while it has the focus.
    """

    def __init__(self, name: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setText(words)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.theme: Theme = FELT
        self.scale = 1.0
        self.by_keys = False

    def wear(self, theme: Theme, scale: float) -> None:
        """Take these colours and this size of type."""
        self.theme, self.scale = theme, scale
        self.updateGeometry()
        self.update()

    def lead_keys_here(self) -> None:
        """Take the focus as if keys had led here."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show a ring where the focus came by keys."""
        self.by_keys = came_by_keys(event)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the arrows to the page, which knows what lies where."""
        if event.key() in _ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light up under the mouse."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Fall back when the mouse goes."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it, then the ring of the focus."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.draw(painter, QRectF(self.rect()))
            if self.hasFocus() and self.by_keys:
                draw_focus(painter, self.theme, QRectF(self.rect()).adjusted(3, 3, -3, -3), self.rounding())

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint what the button looks like."""
        raise NotImplementedError

    def rounding(self) -> float:
        """The radius of its corners."""
        return self.height() / 2

    @property
    def is_lit(self) -> bool:
        """Whether the mouse is over it."""
        return self.isEnabled() and self.underMouse()


class PillSize(NamedTuple):
    """How large a pill is at the usual type: its height, words and sign, where words begin, room at its end."""

    high: float
    words: float
    sign: float
    left: float
    right: float


SIZES: Final = {
    "great": PillSize(58, 19, 22, 54, 22),
    "usual": PillSize(50, 17, 20, 46, 22),
    "small": PillSize(36, 15, 16, 36, 16),
}


class Pill(PaintedButton):
    """A round button with a sign, its words and its key; the great one is brass, and what Enter presses."""

    def __init__(
        self, name: str, words: str, parent: QWidget, *, sign: str = "", key: str = "", size: str = "usual"
    ) -> None:
        super().__init__(name, words, parent)
        self._sign, self._key = sign, key
        self._size, self._brass = SIZES[size], size == "great"
        self._tells_key = True

    def show_words(self, words: str, sign: str) -> None:
        """Say and show something else from now on."""
        self._sign = sign
        self.setText(words)
        self.updateGeometry()
        self.update()

    def tell_key(self, *, told: bool) -> None:
        """Show its key or, where there is no room, not."""
        self._tells_key = told
        self.updateGeometry()
        self.update()

    def make_brass(self, key: str) -> None:
        """Be what this key presses from now on."""
        self._brass, self._key = True, key
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """As wide as sign, words and key need."""
        wide = self._words_left() + self._words_width() + self._key_width() + self._size.right * self.scale
        return QSize(round(wide), round(self._size.high * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Words are never cut."""
        return self.sizeHint()

    def _words_left(self) -> float:
        return (self._size.left if self._sign else self._size.right) * self.scale

    def _words_width(self) -> float:
        return width_of(self.text(), font_of(self._size.words * self.scale, SEMIBOLD))

    def _key_width(self) -> float:
        if not self._key or not self._tells_key:
            return 0.0
        return width_of(self._key, font_of(12.5 * self.scale, BOLD)) + 26 * self.scale

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint ground, sign, words and key, in the middle of what room there is."""
        theme, scale = self.theme, self.scale
        ink = theme.accent_text if self._brass else theme.text
        painter.setPen(Qt.PenStyle.NoPen if self._brass else QPen(pill_edge(theme), 1))
        painter.setBrush(self._ground())
        inner = rect.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
        start = max(0.0, (rect.width() - self.sizeHint().width()) / 2)
        left, middle = start + self._words_left(), rect.center().y()
        if self._sign:
            side = self._size.sign * scale
            at = left - side - 0.17 * self._size.left * scale
            draw_icon(painter, self._sign, QRectF(at, middle - side / 2, side, side), ink)
        words = QRectF(left, 0, rect.width() - start - left - self._key_width(), rect.height())
        write(painter, words, self.text(), font_of(self._size.words * scale, SEMIBOLD), ink, LEFT)
        if self._key_width():
            self._draw_key(painter, left + self._words_width() + 14 * scale, middle, ink)

    def _draw_key(self, painter: QPainter, left: float, middle: float, ink: QColor) -> None:
        scale = self.scale
        badge = QRectF(left, middle - 10.5 * scale, self._key_width() - 12 * scale, 21 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fade(ink, BRASS_KEY) if self._brass else key_fill(self.theme))
        painter.drawRoundedRect(badge, 4 * scale, 4 * scale)
        write(painter, badge, self._key, font_of(12.5 * scale, BOLD), ink, CENTRE)

    def _ground(self) -> QColor:
        if not self._brass:
            return self.theme.text_over(PRESSED if self.isDown() else LIT if self.is_lit else AT_REST)
        ground = QColor(self.theme.accent)
        return ground.darker(108) if self.isDown() else ground.lighter(106) if self.is_lit else ground


def pill_edge(theme: Theme) -> QColor:
    """The line round a pill, as strong as other edges where contrast is high."""
    return theme.text_over(max(0.18, theme.hairline.alphaF()))


def key_fill(theme: Theme) -> QColor:
    """The ground of a key's name on a pill, near that of panels, or it could not be read on rays."""
    return theme.panel_over(0.4)


class HeadEntry(PaintedButton):
    """An entry of a page's head: a sign and a word; on a narrow page the sign alone."""

    def __init__(self, name: str, words: str, parent: QWidget, *, sign: str) -> None:
        super().__init__(name, words, parent)
        self.setAccessibleName(words)
        self._sign = sign
        self._bare = False

    def set_bare(self, bare: bool) -> None:
        """Show the sign alone, or with its word; alone it tells the word in its tool tip."""
        self._bare = bare
        self.setToolTip(plain_tip(self.text() if bare else ""))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """As wide as sign and word need."""
        wide = 38.0 if self._bare else 50 + width_of(self.text(), font_of(15.5 * self.scale, SEMIBOLD)) / self.scale
        return QSize(round(wide * self.scale), round(38 * self.scale))

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint sign and word, on a ground under the mouse."""
        scale = self.scale
        if self.is_lit or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.theme.text_over(0.08))
            painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        side, middle = 19 * scale, rect.center().y()
        draw_icon(painter, self._sign, QRectF(11 * scale, middle - side / 2, side, side), self.theme.text, 1.9)
        if not self._bare:
            words = QRectF(37 * scale, 0, rect.width() - 37 * scale, rect.height())
            write(painter, words, self.text(), font_of(15.5 * scale, SEMIBOLD), self.theme.text, LEFT)
