"""Words at a ladder on the table: its caption, and braces that name its categories."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from barracan.table.furniture.base import FurnitureItem
from barracan.table.furniture.ink import side_colour, side_ink
from barracan.table.furniture.lettering import LABEL, RIGHT, SEMIBOLD, elided, narrowed, width_of, write
from barracan.table.furniture.words import ladder_state_words


class LadderCaption(FurnitureItem):
    """The line over a ladder: "Ladder 8, 3 of 5, royal so far"."""

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.points, self.side, self.state = 0, 0, ""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_ladder(self, points: int, types: int, royal: bool, side: int) -> None:
        """Show its points as they stand, how many types it holds, and whether it is or may become royal."""
        self.points, self.side = points, side
        self.state = ladder_state_words(types, royal)
        self.update()

    def _runs(self):
        name = self.letters(LABEL, SEMIBOLD)
        return (
            (QCoreApplication.translate("LadderCaption", "Ladder"), name, self.theme.text),
            (str(self.points) if self.points else "", name, side_ink(self.theme, self.side)),
            (self.state, self.letters(LABEL), self.theme.quiet),
        )

    def natural_width(self) -> float:
        """The width at which nothing is cut."""
        return sum(width_of(text, font) + round(7 * self.ts) for text, font, _ in self._runs() if text)

    def draw(self, painter: QPainter) -> None:
        """Paint the words one after the other, the last cut where the room ends."""
        x = 0.0
        for text, natural, colour in self._runs():
            room = self.area().width() - x
            if not text or room < 12:
                continue
            font = narrowed(text, natural, room)
            words = elided(text, font, room)
            write(painter, QRectF(x, 0, room, self.area().height()), words, font, colour)
            x += width_of(words, font) + round(7 * self.ts)


class BraceLabel(FurnitureItem):
    """A brace at the right edge of its place, and before it the name of the category that it holds together.

    The name is dropped where the room before the brace is under 40.
    """

    BRACE = 9.0

    def __init__(self, name: str, parent: QGraphicsItem | None = None) -> None:
        super().__init__(name, parent)
        self.word, self.side, self.line, self.names = "", 0, 0.0, 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_brace(self, word: str, side: int, line: float, names: float) -> None:
        """Show this category, in the side's colour: its name's middle at the height *line*, its end at *names*."""
        self.word, self.side, self.line, self.names = word, side, line, names
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Paint brace and name."""
        right, height = self.area().width() - 1, self.area().height()
        left = right - round(self.BRACE * self.ts)
        draw_brace(painter, QRectF(left, 1, right - left, height - 2), side_colour(self.theme, self.side))
        room = self.names - right + left
        if room >= 40:
            line = QRectF(0, self.line - 9 * self.ts, room - round(6 * self.ts), 18 * self.ts)
            write(painter, line, self.word, self.letters(LABEL, SEMIBOLD), self.theme.text, RIGHT)


def draw_brace(painter: QPainter, rect: QRectF, colour) -> None:
    """Paint a square bracket that opens to the right."""
    path = QPainterPath(rect.topRight())
    path.lineTo(rect.left() + 2, rect.top())
    path.lineTo(rect.left() + 2, rect.bottom())
    path.lineTo(rect.bottomRight())
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(path)
