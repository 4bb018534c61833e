"""Round buttons with a drawn sign: back, on, play, stop."""

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QPushButton

from barracan.table.translation import plain_tip

_CHEVRON: Final = ((3.0, -6.0), (-3.0, 0.0), (3.0, 6.0))
_PLAY: Final = ((-4.0, -6.5), (7.0, 0.0), (-4.0, 6.5))
_BARS: Final = (-3.5, 3.5)


class SignButton(QPushButton):
    """Draws one of the signs ``back``, ``on``, ``play`` and ``stop``; its words are for readers and the tool tip."""

    def __init__(self, sign: str, name: str, words: str, do: Callable[[], object], part: str = "round") -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("part", part)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAutoDefault(False)
        self.clicked.connect(lambda: do())
        self.show_sign(sign, words)

    def show_sign(self, sign: str, words: str) -> None:
        """Bear another sign from now on."""
        self.sign = sign
        self.setToolTip(plain_tip(words))
        self.setAccessibleName(words)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button as the style has it, and the sign on it."""
        super().paintEvent(event)
        group = QPalette.ColorGroup.Active if self.isEnabled() else QPalette.ColorGroup.Disabled
        colour = self.palette().color(group, QPalette.ColorRole.ButtonText)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(self.width() / 2, self.height() / 2))
            scale = self.height() / 36
            painter.scale(scale, scale)
            painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
            if self.sign in {"back", "on"}:
                way = 1 if self.sign == "back" else -1
                painter.drawPolyline(QPolygonF([QPointF(way * x, y) for x, y in _CHEVRON]))
            elif self.sign == "stop":
                for x in _BARS:
                    painter.drawLine(QPointF(x, -5), QPointF(x, 5))
            else:
                painter.setBrush(colour)
                painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in _PLAY]))
