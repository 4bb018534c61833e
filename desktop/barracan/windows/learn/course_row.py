"""A game on the page of lessons: its picture, and how much of its course has been done."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from barracan.table.hud.icons import draw_sign
from barracan.table.hud.lettering import BOLD, REGULAR, font_of, width_of, write
from barracan.table.painting import draw_panel
from barracan.table.themes import Theme
from barracan.windows.shell.painted_buttons import PaintedButton
from barracan.windows.start.game_tile import panel_fill

Picture = Callable[[str, QRectF], QPixmap | None]
"""The picture of a game at this size, ``None`` as long as it is not painted."""
_INSET = 7
_SHAPE = 1.22
"""How much wider than high a picture is."""
_LEAST_PICTURE = 0.24
"""How much of the row a picture has in any case, where a large name needs room."""
_TURN = 16 * 360


class CourseRow(PaintedButton):
    """A game by its picture, one of several of which one is chosen."""

    def __init__(self, game: str, title: str, parent: QWidget, picture: Picture) -> None:
        super().__init__(f"course_{game}", title, parent)
        self.game = game
        self._picture = picture
        self._told, self._part = "", 0.0
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def show_progress(self, told: str, part: float) -> None:
        """Say how far it has come, the part that is done beside it."""
        self._told, self._part = told, part
        self.setAccessibleName(f"{self.text()}, {told}")
        self.update()

    def sizeHint(self) -> QSize:
        """A row of the list."""
        return QSize(round(260 * self.scale), round(94 * self.scale))

    def minimumSizeHint(self) -> QSize:
        """Low windows have low pictures."""
        return QSize(round(190 * self.scale), round(56 * self.scale))

    def rounding(self) -> float:
        """The radius of its corners."""
        return 13

    def draw(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the panel, the picture, the name, how far it has come in words, and as a ring or a tick."""
        theme, scale, chosen = self.theme, self.scale, self.isChecked()
        edge = theme.accent if chosen else theme.hairline
        draw_panel(painter, rect, 14, panel_fill(theme, lit=self.is_lit or chosen), edge, 2.2 if chosen else 1)
        high, name = rect.height() - 2 * _INSET, font_of(16.5 * scale, BOLD)
        beside = rect.width() - _INSET - width_of(self.text(), name) - 51 * scale
        wide = min(high * _SHAPE, 0.42 * rect.width(), max(_LEAST_PICTURE * rect.width(), beside))
        place = QRectF(_INSET, _INSET, wide, high)
        picture = self._picture(self.game, place)
        if picture is not None:
            painter.drawPixmap(place.topLeft(), picture)
        left, middle = place.right() + 12 * scale, rect.center().y()
        sign = QRectF(rect.right() - 34 * scale, _INSET + 6 * scale, 20 * scale, 20 * scale)
        words = QRectF(left, middle - 23 * scale, sign.left() - left - 4 * scale, 24 * scale)
        write(painter, words, self.text(), name, theme.text)
        told = QRectF(left, middle + 2 * scale, rect.right() - left - 10 * scale, 21 * scale)
        write(painter, told, self._told, font_of(14 * scale, REGULAR), theme.quiet)
        if self._part:
            draw_part(painter, theme, sign, self._part)


def draw_part(painter: QPainter, theme: Theme, box: QRectF, part: float) -> None:
    """Paint the part that is done as a ring, and a tick on a disc where all is."""
    if part >= 1:
        draw_sign(painter, "lay", box, theme.chosen, theme.edge)
        return
    weight = 0.19 * box.width()
    inner = box.adjusted(weight / 2, weight / 2, -weight / 2, -weight / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for span, ink in ((1.0, theme.text_over(0.22)), (part, theme.accent)):
        painter.setPen(QPen(ink, weight, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        painter.drawArc(inner, _TURN // 4, -round(_TURN * span))
