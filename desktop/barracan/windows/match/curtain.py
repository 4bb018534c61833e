"""The curtain between people at one screen: nothing of the table shows until the named player says so."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRadialGradient,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QWidget

from barracan.model.text import QT_TRANSLATE_NOOP, Text
from barracan.table.painting import draw_mark
from barracan.table.themes import FELT, side_colour
from barracan.table.timings import single_shot
from barracan.table.translation import translate_text
from barracan.windows.shell.controls import button, label
from barracan.windows.shell.layout import CENTRE, STRETCH, lay_column
from barracan.windows.shell.style import palette, put_on, text_scale

GUARD = 350
"""Milliseconds in which the button takes no press: one meant for the table before must not lift the curtain."""
MOST_TOLD = 8
_USUAL = QSize(1920, 1080)
"""The largest window in which type has its usual size."""
_BLUE, _DEEP, _RAY = QColor("#2B5A8C"), QColor("#1B2F52"), QColor(255, 255, 255, 10)
_BRASS = QColor("#E2BE72")
_WHOSE: Final = QT_TRANSLATE_NOOP("Curtain", "{name}’s turn")
_PASS_ON: Final = QT_TRANSLATE_NOOP("Curtain", "Pass the screen. The cards stay hidden until {name} says so.")
_SINCE: Final = QT_TRANSLATE_NOOP("Curtain", "Since {name}’s last turn")
_LIFT: Final = QT_TRANSLATE_NOOP("Curtain", "I am {name}, show my hand")


class Curtain(QWidget):
    """The whole window covered.

    Attributes:
        side: whose mark it bears.
        text_size: how much larger than usual its words are.

    Signals:
        lifted: the player of this seat wants to see the hand.
    """

    lifted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("curtain")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._seat = self.side = 0
        self.text_size = 1.0
        self._initial = ""
        self._whose = label(part="title", name="curtain_name")
        self._pass_on = label()
        self._since_head = label(part="quiet")
        self._since = label(part="name", wrap=True, name="curtain_since")
        self._lift = button("", "lift_curtain", "main", do=lambda: self.lifted.emit(self._seat))
        self._guard = single_shot(self, GUARD, self._open_guard)
        self._build()

    def draw_for(self, seat: int, name: str, since: Sequence[str], side: int = 0) -> None:
        """Cover the window for this player, under the mark of the side; *since* are sentences everybody may know."""
        self._seat, self._initial, self.side = seat, name[:1].upper(), side
        self._whose.setText(_say(_WHOSE, name))
        self.setAccessibleName(self._whose.text())
        self._pass_on.setText(_say(_PASS_ON, name))
        self._since_head.setText(_say(_SINCE, name))
        self._lift.setText(_say(_LIFT, name))
        left_out = max(0, len(since) - MOST_TOLD)
        told = [self.tr("… {count} more before that").format(count=left_out)] if left_out else []
        self._since.setText("\n".join([*told, *since[left_out:]]))
        self._box.setVisible(bool(since))
        self._lift.setEnabled(False)
        self._guard.start()
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard."""
        self.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Keep nothing of what was told."""
        self._guard.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space press the one button; every other key does nothing."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and not event.isAutoRepeat():
            self._lift.click()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let words grow with the window."""
        scale = text_scale(self.size(), _USUAL, 1.3) * self.text_size
        self.setPalette(palette(FELT))
        put_on(self, FELT, scale)
        self._column.setContentsMargins(40, round(self.height() * 0.46), 40, 40)
        self._box.setFixedWidth(min(round(620 * scale), self.width() - 80))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw sunburst, frame and medallion, as on the back of the cards."""
        centre = QPointF(self.width() / 2, self.height() * 0.29)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._draw_sunburst(painter, centre)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(_BRASS, 1.6))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(16, 16, -16, -16), 10, 10)
            self._draw_medallion(painter, centre, min(self.width(), self.height()) * 0.125)

    def _draw_sunburst(self, painter: QPainter, centre: QPointF) -> None:
        ground = QRadialGradient(centre, max(self.width(), self.height()) * 0.75)
        ground.setColorAt(0, _BLUE)
        ground.setColorAt(1, _DEEP)
        painter.fillRect(self.rect(), ground)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_RAY)
        far = self.width() + self.height()
        for ray in range(0, 32, 2):
            ends = [centre + QPointF(cos(angle), sin(angle)) * far for angle in (pi * ray / 16, pi * (ray + 1) / 16)]
            painter.drawPolygon(QPolygonF([centre, *ends]))

    def _draw_medallion(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        painter.setBrush(QColor("#152848"))
        painter.setPen(QPen(_BRASS, 2))
        painter.drawEllipse(centre, radius, radius)
        painter.setPen(QPen(_BRASS, 1))
        painter.drawEllipse(centre, radius * 0.9, radius * 0.9)
        half = radius * (0.4 if self.side % 6 == 0 else 0.47)
        mark = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
        draw_mark(painter, self.side, mark, side_colour(FELT, self.side))
        font = QFont("Inter")
        font.setPixelSize(max(12, round(radius * 0.42)))
        font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor("#1B2F52"))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._initial)

    def _build(self) -> None:
        self._box = QFrame()
        self._box.setObjectName("since_box")
        for each in (self._since_head, self._since):
            each.setAlignment(CENTRE)
        lay_column(self._since_head, self._since, inside=self._box, margins=(18, 12, 18, 14))
        self._box.setStyleSheet("#since_box { background: rgba(10, 22, 44, 120); border-radius: 12px; }")
        rows = (self._whose, self._pass_on, self._box, self._lift)
        self._column = lay_column(*rows, STRETCH, inside=self, spacing=16, align=CENTRE)

    def _open_guard(self) -> None:
        self._lift.setEnabled(True)
        self._lift.setFocus()


def _say(template: str, name: str) -> str:
    return translate_text(Text("Curtain", template, {"name": name}))
