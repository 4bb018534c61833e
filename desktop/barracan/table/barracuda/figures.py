"""The two columns of a seat on its plate: points with a bar to the limit, and hands."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QAccessible, QPainter

from barracan.model.standing import Standing
from barracan.table import layers
from barracan.table.hud.labels import Label
from barracan.table.hud.lettering import BOLD, LABEL, RIGHT, figure, width_of, write
from barracan.table.themes import side_colour
from barracan.table.translation import common

_FIGURE: Final = 18.0
_BAR: Final = 5.0
_LINE: Final = 24.0
_LEAST_WITH_HEADS: Final = 36.0
_GAP: Final = 8.0
_NOTHING: Final = Standing(0, 0, 1)


class Figures(Label):
    """What a seat has in the columns of the match."""

    PRINTED = True
    LAYER = layers.LABELS + 1  # on its plate
    ROLE = QAccessible.Role.StaticText
    side, standing, owner = 0, _NOTHING, ""

    def spoken_name(self) -> str:
        words = QCoreApplication.translate("Figures", "{name}: points {points} of {limit}, hands {hands}")
        points, limit = self.standing.points, self.standing.limit
        return words.format(name=self.owner, points=points, limit=limit, hands=self._hands())

    def show_standing(self, side: int, standing: Standing, owner: str) -> None:
        """Show both columns of a seat of this side, and tell readers whose they are."""
        if (side, standing, owner) != (self.side, self.standing, self.owner):
            self.side, self.standing, self.owner = side, standing, owner
            self.setToolTip(self.spoken_name())
            self.redraw()

    def heads(self) -> tuple[str, str]:
        """What stands over the columns, brief where the words have no room beside each other."""
        font = self.letters(LABEL)
        heads = common("points"), common("hands")
        if sum(width_of(head, font) for head in heads) + _GAP * self.ts <= self.area().width():
            return heads
        return common("pts"), common("hds")

    def middle_of(self, heads: Sequence[str]) -> float:
        """Where the first column ends: the second has half of the room, or what its head needs."""
        wide = self.area().width()
        return wide - max(wide / 2, width_of(heads[1], self.letters(LABEL)) + _GAP * self.ts)

    def _hands(self) -> str:
        return f"+{self.standing.hands}" if self.standing.hands > 0 else figure(self.standing.hands)

    def draw(self, painter: QPainter) -> None:
        """Paint heads, where there is room over the figures, these, and the bar to the limit."""
        area, heads = self.area(), self.heads()
        bar = round(_BAR * self.ts)
        lines = 2 if area.height() > _LEAST_WITH_HEADS * self.ts else 1
        line = min((area.height() - bar - 3) / lines, _LINE * self.ts)
        top = (area.height() - lines * line - bar - 3) / 2
        middle = self.middle_of(heads) if lines > 1 else area.width() / 2
        counts = (figure(self.standing.points), self._hands())
        for left, right, head, count in zip((0, middle), (middle, area.width()), heads, counts, strict=True):
            room = QRectF(left, top, right - left, line)
            if lines > 1:
                write(painter, room, head, self.letters(LABEL), self.theme.quiet, RIGHT)
                room.translate(0, line - 1)
            write(painter, room, count, self.letters(_FIGURE, BOLD), self.theme.text, RIGHT)
        track = QRectF(0, area.height() - bar - top, area.width(), bar)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.theme.text_over(0.16))
        painter.drawRoundedRect(track, bar / 2, bar / 2)
        part = min(1.0, max(0, self.standing.points) / self.standing.limit)
        if part:
            track.setWidth(max(bar, part * track.width()))
            painter.setBrush(side_colour(self.theme, self.side))
            painter.drawRoundedRect(track, bar / 2, bar / 2)
