"""What appears over the table for a while: why something is refused, and what a player has just done."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneMouseEvent

from barracan.model.refusal import Refusal
from barracan.table import timings
from barracan.table.hud.base import FadeIn, HudItem
from barracan.table.hud.chips import ClauseChip
from barracan.table.hud.icons import draw_icon
from barracan.table.hud.lettering import (
    BODY,
    BOLD,
    CENTRE,
    QUIET,
    REGULAR,
    SEMIBOLD,
    line_height,
    reason_and_way_out,
    width_of,
    wrap,
    write_lines,
)
from barracan.table.painting import draw_panel
from barracan.table.themes import fade, over
from barracan.table.timings import single_shot
from barracan.table.translation import translate_text

_INPUTS: Final = frozenset(
    {
        QEvent.Type.GraphicsSceneMousePress,
        QEvent.Type.GraphicsSceneMouseDoubleClick,
        QEvent.Type.GraphicsSceneWheel,
        QEvent.Type.KeyPress,
        QEvent.Type.TouchBegin,
    }
)
MOST_WIDTH: Final = 420.0


class RefusalBubble(HudItem):
    """A bubble over the card or place at fault; it leaves after a reading time or at any input.

    ``show_refusal(refusal, point, bounds)`` puts it above the point of the scene, or below where there is no room.

    Attributes:
        sentence: what it says.

    Signals:
        clause_pressed: the chip was pressed; carries the clause.
    """

    ROLE = QAccessible.Role.AlertMessage
    clause_pressed = Signal(str)

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("refusal", parent)
        self.sentence = ""
        self._reason: list[str] = []
        self._way_out: list[str] = []
        self.chip = ClauseChip(self)
        self.chip.clause_pressed.connect(self.clause_pressed)
        self.chip.clause_pressed.connect(self.leave)
        self.timer = single_shot(self, 0, self.leave)
        self.hide()

    def spoken_name(self) -> str:
        return self.sentence

    def show_refusal(self, refusal: Refusal, point: QPointF, bounds: QRectF) -> None:
        """Say this at a point of the scene, within these bounds."""
        self.sentence = text = translate_text(refusal.reason)
        reason, way_out = reason_and_way_out(text)
        self.chip.show_clause(refusal.clause)
        self._measure(reason, way_out, bounds.width())
        width, height = self._wanted
        x = min(max(point.x() - width / 2, bounds.left() + 6), bounds.right() - width - 6)
        y = point.y() - height - 12
        if y < bounds.top() + 6:
            y = min(point.y() + 16, bounds.bottom() - height - 6)
        self.set_rect(QRectF(round(x), round(y), width, height))
        self.refresh()
        self.show()
        self.timer.start(reading_time(text))
        if self.scene() is not None:
            self.scene().installEventFilter(self)

    def leave(self) -> None:
        """Go away."""
        self.timer.stop()
        if self.scene() is not None:
            self.scene().removeEventFilter(self)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS and not self._on_bubble(event):
            self.leave()
        return False

    def _on_bubble(self, event: QEvent) -> bool:
        if event.type() != QEvent.Type.GraphicsSceneMousePress or not isinstance(event, QGraphicsSceneMouseEvent):
            return False
        return self.sceneBoundingRect().contains(event.scenePos())

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.leave()

    def _measure(self, reason: str, way_out: str, room: float) -> None:
        bold, plain = self.letters(BODY, SEMIBOLD), self.letters(QUIET, REGULAR)
        around = self._left() + self.chip.natural_width() + round(30 * self.ts)
        text_room = min(MOST_WIDTH * self.ts, room - 12) - around
        self._reason, self._way_out = wrap(reason, bold, text_room), wrap(way_out, plain, text_room)
        widest = max(
            [width_of(line, bold) for line in self._reason] + [width_of(line, plain) for line in self._way_out]
        )
        lines = len(self._reason) * line_height(bold) + len(self._way_out) * line_height(plain)
        self._wanted = round(widest + around) + 2, round(lines + 20 * self.ts)

    def arrange(self) -> None:
        """Put the chip at the right."""
        width, height = self.chip.natural_width(), self.chip.natural_height()
        x = self.area().width() - width - round(12 * self.ts)
        self.chip.set_rect(QRectF(x, round((self.area().height() - height) / 2), width, height))

    def draw(self, painter: QPainter) -> None:
        """Paint the ground with its coral edge, the sign, and the lines."""
        draw_panel(painter, self.area(), 11, self._ground(), self.theme.refused, 1.6)
        size = round(17 * self.ts)
        middle = (self.area().height() - size) / 2
        draw_icon(painter, "lock", QRectF(round(13 * self.ts), middle, size, size), self.theme.refused, 2.2)
        bold, plain = self.letters(BODY, SEMIBOLD), self.letters(QUIET, REGULAR)
        room = QRectF(self._left(), round(10 * self.ts), self.chip.pos().x() - self._left() - 4, self.area().height())
        write_lines(painter, room, self._reason, bold, self.theme.text)
        room.translate(0, len(self._reason) * line_height(bold))
        write_lines(painter, room, self._way_out, plain, self.theme.quiet)

    def _ground(self) -> QColor:
        """The panel's colour with a breath of the refusal's."""
        breath = fade(self.theme.refused, 0.06 if self.theme.name == "light" else 0.13)
        return over(breath, self.theme.panel if self.theme.name == "light" else self.theme.focus_ground)

    def _left(self) -> float:
        return round(42 * self.ts)


def reading_time(text: str) -> int:
    """How long a text stays, in milliseconds: long enough to be read twice at leisure."""
    return max(3500, 1500 + 75 * len(text))


_SIZE: Final = 20.0
_ABOVE: Final = 8.0
"""So far above the action bar it stands."""


class FeatLine(HudItem):
    """Comes, can be read, and goes; the pointer meets what lies under it.

    ``show_feats(sentences, room, speed)`` puts it at the foot of this part of the scene, where no pile lies.
    """

    ROLE = QAccessible.Role.StaticText

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__("feat_line", parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.sentences: tuple[str, ...] = ()
        self._fade_in = FadeIn(self)
        self._timer = single_shot(self, timings.FEAT_SHOWN, self.hide)
        self.hide()

    def spoken_name(self) -> str:
        return ". ".join(self.sentences)

    def show_feats(self, sentences: Sequence[str], room: QRectF, speed: float) -> None:
        """Tell this for a while; where motion is off it is there at once."""
        self.sentences = tuple(sentences)
        font = self.letters(_SIZE, BOLD)
        width = max(width_of(words, font) for words in self.sentences) + 2 * self._pad()
        size = min(width, room.width()), len(self.sentences) * line_height(font) + self._pad()
        self.set_rect(QRectF(room.center().x() - size[0] / 2, room.bottom() - size[1] - _ABOVE, *size))
        self.redraw()
        self._fade_in.begin(speed)
        self.show()
        self._timer.start()

    def draw(self, painter: QPainter) -> None:
        """Paint the ground and the sentences."""
        font = self.letters(_SIZE, BOLD)
        draw_panel(painter, self.area(), self._pad(), self.theme.panel, self.theme.accent, 1.6)
        room = QRectF(0, self._pad() / 2, self.area().width(), 0)
        write_lines(painter, room, self.sentences, font, self.theme.text, CENTRE)

    def _pad(self) -> float:
        return round(20 * self.ts)
