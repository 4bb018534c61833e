"""A pseudo-language whose texts are two fifths longer, and finding the texts that have no room."""

import pkgutil
import re
import sys
import unicodedata
from fractions import Fraction
from functools import cache
from importlib import import_module

from PySide6.QtCore import QRect, QRectF, Qt, QTranslator
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)

from barracan import table, windows
from barracan.table.hud import lettering
from barracan.table.hud.action_bar import ActionBar
from barracan.table.hud.base import HudItem
from barracan.windows.shell.controls import ElidedLabel

_PARTS = re.compile(r"(\{\w+\}|\n|;;|\(\*[^)]*\)|.)", re.DOTALL)
_ACCENT = "\N{COMBINING ACUTE ACCENT}"
GROWTH = Fraction(2, 5)
_LEAST_CONTROL = 12
"""Pixels in width that a control or its words must at least have to be seen."""
_LEAST_SLIDER = 120
"""Pixels in width that a match needs to be leafed through."""


class Longer(QTranslator):
    """Speaks English two fifths longer: some letters come twice, the second time with an accent."""

    def translate(self, context, source, disambiguation=None, number=-1):
        return longer(source)

    def isEmpty(self):
        return False


@cache
def longer(text):
    """The text in the pseudo-language; what stands in braces is kept."""
    owed, made = Fraction(0), []
    for part in _PARTS.findall(text):
        made.append(part)
        owed += GROWTH if len(part) == 1 else 0
        if owed >= 1 and part.isalpha():
            made.append(unicodedata.normalize("NFC", part + _ACCENT)[:1])
            owed -= 1
    return "".join(made)


def cut_words(page, painted=()):
    """The words of controls on a page that have no room; what scrolls up and down may be below the fold. Of controls of
    *painted* types only those are told that something cuts off.
    """
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible():
            continue
        words = _words(widget)
        fits = type(widget).__name__ in painted or not words or _has_room(widget, words)
        if words and not (fits and _in_sight(page, widget)):
            found.append((type(widget).__name__, widget.objectName(), words, widget.size().toTuple()))
    return found


def pushed_out(page):
    """The controls and words of a page that others have pushed out of sight, or that are cut without a sign of it."""
    found = []
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton | QComboBox | QLineEdit | QSlider):
            continue
        elides = isinstance(widget, ElidedLabel | QComboBox | QLineEdit)
        words = _words(widget)
        room = _has_room(widget, words) if words and not elides else widget.width() >= _least_width(widget)
        if not room or not _in_sight(page, widget):
            found.append((type(widget).__name__, widget.objectName(), words, widget.geometry().getRect()))
    return found


def _least_width(widget):
    return _LEAST_SLIDER if isinstance(widget, QSlider) else max(_LEAST_CONTROL, widget.minimumWidth())


def _words(widget):
    if isinstance(widget, QComboBox):
        return widget.currentText()
    if isinstance(widget, QLineEdit):
        return widget.text() or widget.placeholderText()
    return widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""


def _has_room(widget, words):
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel):
        room = widget.contentsRect()
        if widget.textFormat() == Qt.TextFormat.RichText:
            widest = widget.minimumSizeHint().width()
            return widest <= widget.width() and widget.heightForWidth(widget.width()) <= widget.height()
        if widget.wordWrap():
            widest = max(metrics.horizontalAdvance(word) for word in words.split())
            return widest <= room.width() and widget.heightForWidth(widget.width()) <= widget.height()
        needed = max(metrics.horizontalAdvance(line) for line in words.splitlines())
        return needed <= room.width() and metrics.height() * (words.count("\n") + 1) <= room.height() + 1
    if isinstance(widget, QComboBox):
        option = QStyleOptionComboBox()
        widget.initStyleOption(option)
        field = widget.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, widget
        )
        return metrics.horizontalAdvance(words) <= field.width()
    if isinstance(widget, QLineEdit):
        return metrics.horizontalAdvance(words) <= widget.width() - 8
    return isinstance(widget, QCheckBox) or widget.sizeHint().width() <= widget.width()


def _in_sight(page, widget):
    """Whether nothing around it cuts the widget off."""
    whole = QRect(widget.mapTo(page, widget.rect().topLeft()), widget.size())
    around, scrolls = widget, False
    while around is not page:
        around = around.parentWidget()
        scrolls = scrolls or isinstance(around.parentWidget(), QScrollArea)
        rect = QRect(around.mapTo(page, around.rect().topLeft()), around.size())
        if whole.left() < rect.left() or whole.right() > rect.right():
            return False
        if not scrolls and (whole.top() < rect.top() or whole.bottom() > rect.bottom()):
            return False
    return True


@cache
def load_all():
    """Load whatever draws: what is loaded later would keep what stands in for a test."""
    for package in (table, windows):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            import_module(module.name)


class Ruler:
    """Watches what the hud writes: what was cut (names alone may be) or left its item, and where texts stand."""

    def __init__(self, monkeypatch, names):
        self.found = []
        self.inks = {}
        self._names = names
        self._item = None
        self._elided, self._write = lettering.elide, lettering.write
        load_all()
        for name, module in list(sys.modules.items()):
            if name.startswith("barracan."):
                for real, ours in ((self._elided, self.elide), (self._write, self.write)):
                    if getattr(module, real.__name__, None) is real:
                        monkeypatch.setattr(module, real.__name__, ours)

    def measure(self, scene):
        """Let everything on this scene that can be seen write its texts."""
        for item in scene.items():
            if isinstance(item, HudItem) and item.isVisible() and not item.area().isEmpty():
                self.measure_item(item)

    def measure_item(self, item):
        """Let an item that can be seen write its texts."""
        self._item = item
        picture = QPixmap(8, 8)
        with QPainter(picture) as painter:
            item.draw(painter)
        if isinstance(item, ActionBar) and item.toolTip():
            self._note(item.sentence, "cut")
        self._item = None

    def elide(self, text, font, width):
        if lettering.width_of(text, font) > width + 0.5 and text not in self._names:
            self._note(text, f"{lettering.width_of(text, font):.0f} in {width:.0f}")
        return self._elided(text, font, width)

    def write(self, painter, rect, text, font, colour, align=lettering.LEFT):
        if self._item is None:
            self._write(painter, rect, text, font, colour, align)
            return
        if text:
            width, height = min(rect.width(), lettering.width_of(text, font)), font.pixelSize()
            left = rect.left()
            if align == lettering.RIGHT:
                left = rect.right() - width
            elif align == lettering.CENTRE:
                left = rect.center().x() - width / 2
            ink = QRectF(left, rect.center().y() - height / 2, width, height)
            self.inks.setdefault(self._item.objectName(), []).append(ink)
            if not self._item.area().adjusted(-1.5, -1.5, 1.5, 1.5).contains(ink):
                self._note(text, f"{ink.getRect()} outside {self._item.area().getRect()}")
        self.elide(text, lettering.narrow(text, font, rect.width()), rect.width())  # as writing does, without paint

    def _note(self, text, why):
        name = self._item.objectName() if self._item is not None else ""
        if (name, text, why) not in self.found:
            self.found.append((name, text, why))
