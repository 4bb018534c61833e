"""The gauge at the head of the meld tray: what the drafts count of what they need.

It serves whatever a ``TrayVerdict`` has a gauge for: Concan's melds-down and the opening of Buraco.
"""

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.model.gauge import Gauge
from barracan.table.hud.base import HudItem
from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import BODY, BOLD, CENTRE, LABEL, QUIET, SEMIBOLD, width_of, write
from barracan.table.themes import panel_ink
from barracan.table.translation import translate_text

_NUMBER: Final = 26.0
_BAR: Final = 10.0
_BEYOND: Final = 1.25
"""How long the bar is, in parts of the need."""
_HEAD, _LINE, _FOOT = 18.0, 34.0, 17.0
_TICK: Final = 22.0


class GaugeItem(HudItem):
    """What is asked for, the number so far, and a bar with a notch at the need."""

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("gauge", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.gauge: Gauge | None = None
        self.hide()

    def spoken_name(self) -> str:
        if self.gauge is None:
            return ""
        words = QCoreApplication.translate("Gauge", "{name}: {words}")
        return words.format(name=translate_text(self.gauge.name), words=gauge_words(self.gauge))

    def show_gauge(self, gauge: Gauge | None) -> None:
        """Show this sum; away without one."""
        self.setVisible(gauge is not None)
        if gauge != self.gauge:
            self.gauge = gauge
            self.redraw()

    def natural_height(self) -> float:
        """The height of all of it; nothing while there is none."""
        return round((_HEAD + _LINE + _BAR + _FOOT) * self.ts) if self.gauge is not None else 0.0

    def draw(self, painter: QPainter) -> None:
        """Paint name, number, bar and notch."""
        if self.gauge is None:
            return
        area, gauge, ts, theme = self.area(), self.gauge, self.ts, self.theme
        holds = gauge.counted >= gauge.needed
        head = QRectF(2, 0, area.width() - 4, _HEAD * ts)
        write(painter, head, translate_text(gauge.name), self.letters(QUIET, SEMIBOLD), theme.quiet)
        line, font = QRectF(2, head.bottom(), area.width() - 4, _LINE * ts), self.letters(_NUMBER, BOLD)
        number = str(gauge.counted)
        write(painter, line, number, font, theme.text)
        rest = line.adjusted(width_of(number, font) + 8 * ts, 3 * ts, -(_TICK + 6) * ts, 0)
        write(painter, rest, _after_number(gauge), self.letters(BODY), theme.quiet)
        if holds:
            size = _TICK * ts
            box = QRectF(area.width() - size - 2, line.center().y() - size / 2, size, size)
            draw_sign(painter, "lay", box, theme.chosen, theme.panel)
        self._draw_bar(painter, QRectF(2, line.bottom(), area.width() - 4, _BAR * ts), holds=holds)

    def _draw_bar(self, painter: QPainter, track: QRectF, *, holds: bool) -> None:
        assert self.gauge is not None
        gauge, theme, radius = self.gauge, self.theme, track.height() / 2
        whole = max(1.0, _BEYOND * gauge.needed)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.text_over(0.15))
        painter.drawRoundedRect(track, radius, radius)
        part = min(1.0, gauge.counted / whole)
        if part > 0:
            filled = QRectF(track)
            filled.setWidth(max(track.height(), part * track.width()))
            painter.setBrush(theme.chosen if holds else theme.accent)
            painter.drawRoundedRect(filled, radius, radius)
        notch = track.left() + track.width() * gauge.needed / whole
        painter.setPen(QPen(panel_ink(theme, theme.text), 2))
        painter.drawLine(QPointF(notch, track.top() - 3), QPointF(notch, track.bottom() + 3))
        foot = QRectF(notch - 30, track.bottom() + 2, 60, _FOOT * self.ts - 2)
        write(painter, foot, str(gauge.needed), self.letters(LABEL, SEMIBOLD), theme.quiet, CENTRE)


def gauge_words(gauge: Gauge) -> str:
    """The sum in words: "44 of 51, 7 more"."""
    return f"{gauge.counted} {_after_number(gauge)}"


def _after_number(gauge: Gauge) -> str:
    translate = QCoreApplication.translate
    if gauge.counted > gauge.needed:
        return translate("Gauge", "points, {needed} are enough").format(needed=gauge.needed)
    if gauge.counted == gauge.needed:
        return translate("Gauge", "of {needed}").format(needed=gauge.needed)
    words = translate("Gauge", "of {needed}, {more} more")
    return words.format(needed=gauge.needed, more=gauge.needed - gauge.counted)
