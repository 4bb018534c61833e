"""What is wrong with a page as it is shown: words that are cut, leave their control or meet others, smaller text."""

from __future__ import annotations

import sys
from importlib import import_module
from itertools import combinations
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pytest
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
    from PySide6.QtWidgets import QGraphicsScene, QWidget

TOUCH: Final = 2.0
"""So many pixels in both directions two texts may share: letters are lower than their lines."""
NEARLY: Final = 0.98
PAINTED: Final = ("TwoWayCard", "LearnCard", "CourseRow", "Sample", "GameTile", "LowCard")
"""Buttons that paint their words themselves: what they write is looked at, and whether they are whole."""


class Ruler(Protocol):
    """What ``tests/longer.py`` has."""

    found: list[tuple[str, str, str]]
    inks: dict[str, list[QRectF]]

    def measure(self, scene: QGraphicsScene) -> None:
        """Let everything on this scene write its texts."""


Found = tuple[str, "QRectF"]
"""A text and where its letters stand."""


class PageRuler:
    """Finds what is wrong with pages; it watches what they write."""

    def __init__(self, ruler: Ruler, patch: pytest.MonkeyPatch) -> None:
        from barracan.table.hud import lettering
        from barracan.windows.shell import formats

        self._ruler = ruler
        self._inks: list[Found] = []
        self._faults: list[str] = []
        self._page: QWidget | None = None
        self._write, self._elide = lettering.write, formats.elide
        for name, module in list(sys.modules.items()):
            if name.startswith("barracan."):
                for real, ours in ((self._write, self.write), (self._elide, self.elide)):
                    if vars(module).get(real.__name__) == real:  # each module has a bound method of its own
                        patch.setattr(module, real.__name__, ours)

    def faults(self, page: QWidget, size: tuple[int, int], text: float) -> list[str]:
        """What is wrong with this page in a window of this size, with so large a text."""
        from PySide6.QtCore import QSize
        from PySide6.QtWidgets import QGraphicsView

        self._ruler.found.clear()
        self._ruler.inks.clear()
        self._inks.clear()
        self._faults.clear()
        self._page = page
        window = page.window()
        wanted = window.minimumSize().expandedTo(QSize(*size))
        if window.size() != wanted and not isinstance(page, QGraphicsView):
            self._faults.append(f"the window is {window.size().toTuple()} large")
        page.grab()
        for view in [each for each in (page, *page.findChildren(QGraphicsView)) if isinstance(each, QGraphicsView)]:
            if view.isVisible():
                self._ruler.measure(view.scene())
        cut = import_module("longer").cut_words(page, PAINTED)
        self._faults += [f"{kind} {name}: {words!r} has no room in {room}" for kind, name, words, room in cut]
        self._faults += [
            f"{name}: {words!r} is cut or leaves its place ({why})" for name, words, why in self._ruler.found
        ]
        self._faults += meetings(self._inks)
        self._faults += smaller_text(page, text)
        return list(dict.fromkeys(self._faults))

    def elide(self, words: str, names: Sequence[str], metrics: QFontMetrics, width: int, lines: int = 1) -> str:
        """Elide as the pages do, and note what is cut."""
        shown = self._elide(words, names, metrics, width, lines)
        if shown != words:
            self._faults.append(f"{words!r} is cut: {shown!r}")
        return shown

    def write(
        self, painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, align: object = None
    ) -> None:
        """Write as the pages do, and note where."""
        from PySide6.QtWidgets import QWidget

        device = painter.device()
        page = self._page
        if page is not None and isinstance(device, QWidget) and text and page.isAncestorOf(device):
            self._note(page, device, painter, rect, text, font, align)
        self._write(painter, rect, text, font, colour, *(() if align is None else (align,)))

    def _note(
        self, page: QWidget, device: QWidget, painter: QPainter, rect: QRectF, text: str, font: QFont, align: object
    ) -> None:
        from PySide6.QtCore import QPointF, QRectF
        from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QLineEdit, QWidget

        from barracan.table.hud import lettering

        width, high = min(rect.width(), lettering.width_of(text, font)), font.pixelSize()
        left = rect.left()
        if align == lettering.RIGHT:
            left = rect.right() - width
        elif align == lettering.CENTRE:
            left = rect.center().x() - width / 2
        ink = painter.worldTransform().mapRect(QRectF(left, rect.center().y() - high / 2, width, high))
        below = isinstance(device.parentWidget(), QAbstractScrollArea) * device.height()  # a list goes on there
        if not QRectF(device.rect()).adjusted(-1.5, -1.5 - below, 1.5, 1.5 + below).contains(ink):
            told = f"{_told(ink)} in {device.width()}x{device.height()}"
            self._faults.append(f"{type(device).__name__} {device.objectName()}: {text!r} leaves it ({told})")
        for cover in device.findChildren(QWidget):
            place = QRectF(cover.rect()).translated(QPointF(cover.mapTo(device, cover.rect().topLeft())))
            if cover.isVisible() and isinstance(cover, QAbstractButton | QLineEdit) and _meet(ink, place):
                self._faults.append(f"{text!r} is covered by {cover.objectName()}: {_told(ink)} and {_told(place)}")
        moved = ink.translated(QPointF(device.mapTo(page, device.rect().topLeft())))
        if (text, moved) not in self._inks:
            self._inks.append((text, moved))


def meetings(inks: Sequence[Found]) -> list[str]:
    """The texts that stand on others."""
    found = []
    for (one, first), (other, second) in combinations(inks, 2):
        if _meet(first, second):
            found.append(f"{one!r} meets {other!r}: {_told(first)} and {_told(second)}")
    return found


def smaller_text(page: QWidget, text: float) -> list[str]:
    """Whether the page shows smaller text than is wanted."""
    from barracan.table.layouts.geometry import clamp
    from barracan.table.layouts.table_layout import shrunk_into
    from barracan.windows.shell.wide_page import WidePage

    if not isinstance(page, WidePage):
        return []
    unit = min(page.width() / 1280, page.height() / 800, 1.85)
    wanted = clamp(0.86 * unit, 1, 1.32) * shrunk_into(page.size()) * text
    return [] if page.scale >= NEARLY * wanted else [f"text is {page.scale} large, not {wanted:.2f}"]


def _meet(first: QRectF, second: QRectF) -> bool:
    shared = first.intersected(second)
    return shared.width() > TOUCH and shared.height() > TOUCH


def _told(rect: QRectF) -> str:
    return f"{rect.left():.0f},{rect.top():.0f} {rect.width():.0f}x{rect.height():.0f}"
